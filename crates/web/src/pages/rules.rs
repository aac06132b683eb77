//! The form that changes criteria, edition or single provisions, to see what moves.

use askama::Template;
use exaequo::report::{list, provision};
use exaequo::tiebreak::{Edition, Preset, Provision, Provisions, Ranks};
use exaequo::{Lang, Standings};
use exaequo_texts::say;

use crate::desk::Kept;
use crate::label::before;
use crate::pages::asked::Asked;

/// The form of the rules.
#[derive(Debug, Template)]
#[template(path = "rules.html")]
pub(crate) struct Rules {
    id: u64,
    is_open: bool,
    title: String,
    about: String,
    list: String,
    list_about: String,
    typed: String,
    own_list: String,
    presets: Vec<Option_>,
    usual: String,
    edition: String,
    editions: Vec<Option_>,
    round: String,
    rounds: Vec<Option_>,
    provisions_title: String,
    provisions: Vec<Choice>,
    has_provisions: bool,
    show: String,
    edit: String,
    query: String,
}

/// Something to choose.
#[derive(Debug)]
pub(crate) struct Option_ {
    pub(crate) value: String,
    pub(crate) words: String,
    pub(crate) is_chosen: bool,
}

/// A provision with its choices.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) key: &'static str,
    pub(crate) words: String,
    pub(crate) options: Vec<Option_>,
}

impl Rules {
    pub(crate) fn of(kept: &Kept, asked: &Asked, ranked: &Standings, lang: Lang) -> Self {
        let codes: Vec<String> = ranked.criteria().iter().map(ToString::to_string).collect();
        let tournament = kept.event.tournament();
        let usual = Preset::usual(Ranks::of(tournament), tournament.system().0);
        Self {
            id: kept.id,
            is_open: asked.changes_rules(),
            title: say!(lang, "Change the rules and see what moves"),
            about: say!(lang, "The event keeps its own rules until you use others for it."),
            list: say!(lang, "Criteria, in order"),
            list_about: say!(
                lang,
                "Codes with commas between them, such as {example}, or the name of a list.",
                example = "BH/C1, BH, SB"
            ),
            typed: asked.rules.list.clone(),
            own_list: list::commas(lang, codes),
            presets: usual.map(|preset| choice(preset.name, preset.list, false)).collect(),
            usual: before(lang, &say!(lang, "Usual in such an event")),
            edition: say!(lang, "Edition of the regulations"),
            editions: editions_to_choose(asked, lang),
            round: say!(lang, "After round"),
            rounds: rounds(kept, asked, lang),
            provisions_title: say!(lang, "Single provisions (16.6)"),
            provisions: provisions_to_choose(asked, ranked, lang),
            has_provisions: !asked.rules.set.is_empty(),
            show: say!(lang, "See what moves"),
            edit: say!(lang, "Choose and order the criteria one by one"),
            query: Asked { round: None, ..asked.clone() }.query().trim_start_matches('&').to_owned(),
        }
    }

    /// The same, unfolded.
    pub(crate) fn open(self) -> Self {
        Self { is_open: true, ..self }
    }
}

fn choice(value: impl Into<String>, words: impl Into<String>, is_chosen: bool) -> Option_ {
    Option_ { value: value.into(), words: words.into(), is_chosen }
}

pub(crate) fn editions_to_choose(asked: &Asked, lang: Lang) -> Vec<Option_> {
    let own = choice("", say!(lang, "the one of the event"), asked.rules.edition.is_empty());
    let all = Edition::ALL
        .iter()
        .map(|edition| choice(edition.name, edition.name, edition.name == asked.rules.edition));
    std::iter::once(own).chain(all).collect()
}

fn rounds(kept: &Kept, asked: &Asked, lang: Lang) -> Vec<Option_> {
    let last = choice("", say!(lang, "the last complete one"), asked.round.is_none());
    let all = (1..=kept.event.tournament().rounds.count())
        .map(|round| choice(round.to_string(), round.to_string(), asked.round == Some(round)));
    std::iter::once(last).chain(all).collect()
}

/// Every provision with its choices.
pub(crate) fn provisions_to_choose(asked: &Asked, ranked: &Standings, lang: Lang) -> Vec<Choice> {
    Provisions::ALL.iter().map(|one| choices(one, asked, ranked, lang)).collect()
}

fn choices(own: &Provision, asked: &Asked, ranked: &Standings, lang: Lang) -> Choice {
    let (article, about) = (own.article.0, provision::about(lang, own));
    let edition = ranked.options().regulations.edition;
    let usual = provision::says(lang, own, own.get(&edition.provisions));
    let chosen = asked.rules.set.get(own.key).map(String::as_str);
    let first = choice("", say!(lang, "as in the edition: {usual}", usual), chosen.is_none());
    let others =
        own.choices.iter().map(|one| choice(*one, provision::says(lang, own, one), chosen == Some(*one)));
    Choice {
        key: own.key,
        words: format!("{about} ({article})"),
        options: std::iter::once(first).chain(others).collect(),
    }
}
