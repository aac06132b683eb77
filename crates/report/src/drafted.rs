//! A list of criteria in the making: what each is, what can be chosen for it, and what is to be said before it is used.

use exaequo_event::Standings;
use exaequo_tiebreak::{Accept, Level, Modifier, ModifierChoice, Notice, Preset, Ranks, Spec};

use crate::catalogue::{known, known_in_words, source, types};
use crate::criterion::{articles, modifier_answer, modifier_question, words};
use crate::diagnostic::{Message, capitalised};
use crate::{Lang, list, notice, say};

/// A criterion of a list in the making.
#[derive(Clone, Debug)]
pub struct Drafted {
    /// The criterion with its modifiers.
    pub spec: Spec,
    /// What it is called, with its modifiers.
    pub words: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The articles, or where else it comes from.
    pub articles: String,
    /// Its type, as article 5 has it; empty where it has none.
    pub kind: String,
    /// When its values are known.
    pub known: String,
    /// What can be chosen for it.
    pub questions: Vec<ModifierQuestion>,
    /// Remarks to read before the list is used.
    pub remarks: Vec<Remark>,
}

/// A modifier to choose.
#[derive(Clone, Debug)]
pub struct ModifierQuestion {
    /// Which one it is.
    pub accept: Accept,
    /// Its number among the modifiers of the criterion.
    pub number_of: usize,
    /// What is asked.
    pub words: String,
    /// What can be chosen; empty where it is a number.
    pub answers: Vec<Answer>,
    /// What stands before a number, and the number that is there.
    pub number: Option<(&'static str, String)>,
}

/// What can be chosen for a modifier.
#[derive(Clone, Debug)]
pub struct Answer {
    /// As it is written behind the code.
    pub written: String,
    /// What it means.
    pub words: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

/// Remarks to read before a list is used.
#[derive(Clone, Debug)]
pub struct Remark {
    /// How much somebody has to do.
    pub level: Level,
    /// The code, which never changes.
    pub code: &'static str,
    /// The remarks as sentences.
    pub text: String,
}

/// The criteria of a list, with what is to be said of them in standings made by it.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, drafted};
/// use exaequo_tiebreak::Level;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 0));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let rules = event.rules("BH/C1, ARO, BC")?;
/// let drafted = drafted::criteria(&rules.listed, &event.standings("BH/C1, ARO, BC")?, Lang::En);
/// assert_eq!(drafted[1].words, "Buchholz Cut-1");
/// assert_eq!(drafted[2].remarks[0].level, Level::Acknowledge, "Bruno has no rating");
/// assert_eq!(drafted[3].remarks[0].level, Level::Refuse, "board count is for teams");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn criteria(specs: &[Spec], standings: &Standings, lang: Lang) -> Vec<Drafted> {
    let is_team_event = standings.tournament().is_team_event();
    let criterion = |spec: &Spec| {
        let mut drafted = one(spec, &standings.table().notices, lang);
        // Players have points of one kind.
        drafted.questions.retain(|one| is_team_event || one.accept != Accept::Basis);
        drafted
    };
    specs.iter().map(criterion).collect()
}

fn one(spec: &Spec, notices: &[Notice], lang: Lang) -> Drafted {
    let definition = spec.definition;
    let articles = match articles(spec) {
        none if none.is_empty() => source(lang, definition),
        articles => list::commas(lang, articles),
    };
    Drafted {
        spec: spec.clone(),
        words: capitalised(&words(lang, spec)),
        about: definition.summary.in_lang(lang).to_owned(),
        articles,
        kind: types(definition).join("/"),
        known: known_in_words(lang, known(definition)),
        questions: spec
            .modifiers()
            .iter()
            .enumerate()
            .map(|(number, modifier)| question(spec, number, modifier, lang))
            .collect(),
        remarks: notices
            .iter()
            .filter(|notice| notice.spec() == Some(spec))
            .map(|notice| remark(notice, lang))
            .collect(),
    }
}

fn question(spec: &Spec, number_of: usize, modifier: &Modifier, lang: Lang) -> ModifierQuestion {
    let words = modifier_question(lang, modifier.accept);
    match &modifier.choice {
        ModifierChoice::Number(sign) => {
            let number = modifier.chosen.trim_start_matches(sign).to_owned();
            ModifierQuestion {
                accept: modifier.accept,
                number_of,
                words,
                answers: Vec::new(),
                number: Some((sign, number)),
            }
        }
        ModifierChoice::OneOf(options) => {
            let answers = options.iter().map(|written| answer(spec, modifier, written, lang)).collect();
            ModifierQuestion { accept: modifier.accept, number_of, words, answers, number: None }
        }
    }
}

fn answer(spec: &Spec, modifier: &Modifier, written: &str, lang: Lang) -> Answer {
    let chosen = spec.with_modifiers([written]).unwrap_or_else(|_| spec.clone());
    Answer {
        written: written.to_owned(),
        words: modifier_answer(lang, modifier.accept, &chosen),
        is_chosen: modifier.chosen == written,
    }
}

/// A notice with what to do about it.
fn remark(one: &Notice, lang: Lang) -> Remark {
    let Message { title, help, .. } = notice::message(lang, one);
    let clauses = [title, help].into_iter().filter(|text| !text.is_empty());
    let text = list::sentences(lang, clauses.map(|text| list::sentence(lang, &text)));
    Remark { level: one.level(), code: one.code(), text }
}

/// What stands in the way of using the list of some standings, or has to be asked about: from this level on.
pub fn remarks(standings: &Standings, from: Level, lang: Lang) -> Vec<Remark> {
    let notices = standings.table().notices.iter().filter(|one| one.level() >= from && one.spec().is_some());
    notices.map(|one| remark(one, lang)).collect()
}

/// What a list means: who stands higher, and what decides where that is equal.
pub fn meaning(specs: &[Spec], lang: Lang) -> String {
    let names: Vec<String> = specs.iter().map(|spec| words(lang, spec)).collect();
    match names.as_slice() {
        [] => say!(lang, "Nothing decides: all places are shared."),
        [only] => say!(lang, "One criterion alone: {only}. Who is equal shares the place.", only),
        _ => {
            let names = list::commas(lang, names);
            say!(
                lang,
                "In this order: {names}. Each decides only where those before it are equal; who is equal in all of them shares the place.",
                names
            )
        }
    }
}

/// A list with a name that is usual in such an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usual {
    /// The name of the list.
    pub name: &'static str,
    /// The criteria of the list, as they are typed.
    pub list: &'static str,
}

/// The lists that are usual in events of this kind.
pub fn usual(standings: &Standings) -> Vec<Usual> {
    let tournament = standings.tournament();
    let presets = Preset::usual(Ranks::of(tournament), tournament.system().0);
    presets.map(|preset| Usual { name: preset.name, list: preset.list }).collect()
}
