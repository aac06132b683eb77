//! What the editor shows.

use askama::Template;
use exaequo::Lang;
use exaequo::report::drafted::{self, Drafted, ModifierQuestion, Usual};
use exaequo::report::html::{Links, Ways};
use exaequo::report::moved;
use exaequo::tiebreak::{Level, Spec};
use exaequo_texts::say;

use super::offered::{Found, Offer};
use crate::desk::Kept;
use crate::failure::Failure;
use crate::pages::asked::Asked;
use crate::pages::rules::{Choice, Option_, editions_to_choose, provisions_to_choose};

/// The most moves that are shown unfolded.
const SHORT: usize = 6;

/// The editor of a list.
#[derive(Debug, Template)]
#[template(path = "list.html")]
pub(super) struct Editor {
    id: u64,
    words: Words,
    meaning: String,
    refused: String,
    cards: Vec<Card>,
    find: String,
    offers: Vec<Offer>,
    /// Those that are added after a question alone.
    doubtful: Vec<Offer>,
    presets: Vec<(&'static str, String, String)>,
    editions: Vec<Option_>,
    provisions: Vec<Choice>,
    has_provisions: bool,
    preview: Option<Preview>,
}

#[derive(Debug)]
struct Words {
    title: String,
    about: String,
    keys: String,
    up: String,
    down: String,
    remove: String,
    find: String,
    search: String,
    add: String,
    nothing: String,
    doubtful: String,
    add_doubtful: String,
    presets: String,
    edition: String,
    provisions: String,
    show: String,
    same: String,
    back: String,
}

/// A criterion of the list.
#[derive(Debug)]
struct Card {
    place: usize,
    code: String,
    plain: String,
    words: String,
    about: String,
    facts: String,
    questions: Vec<ModifierQuestion>,
    remarks: Vec<(&'static str, String)>,
    can_go: bool,
    label: String,
}

/// What comes of the list.
#[derive(Debug)]
struct Preview {
    title: String,
    summary: String,
    list: String,
    show: String,
    is_short: bool,
    asked: Vec<(String, String)>,
    adopt: String,
    refused: String,
    reset: String,
}

impl Editor {
    pub(super) fn of(
        kept: &Kept,
        asked: &Asked,
        find: &str,
        refused: String,
        lang: Lang,
    ) -> Result<Self, Failure> {
        let (ranked, own) = asked.standings(kept)?;
        let rules = asked.rules.over(&kept.rules);
        let listed = kept.event.rules(rules.ranking(&kept.event))?.listed;
        let cards = drafted::criteria(&listed, &ranked, lang);
        let found = Found::of(find, &listed, lang);
        let [offers, doubtful] = found.offers(kept, &rules, &listed, lang);
        let points = listed.iter().filter(|spec| spec.definition.code == "PTS").count();
        Ok(Self {
            id: kept.id,
            words: Words { nothing: found.nothing(lang), ..Words::new(lang) },
            meaning: drafted::meaning(&listed, lang),
            refused,
            cards: cards.into_iter().enumerate().map(|(at, one)| card(at, one, points, lang)).collect(),
            find: find.to_owned(),
            offers,
            doubtful,
            presets: drafted::usual(&ranked).into_iter().map(|one| preset(kept, asked, one)).collect(),
            editions: editions_to_choose(asked, lang),
            provisions: provisions_to_choose(asked, &ranked, lang),
            has_provisions: !asked.rules.set.is_empty(),
            preview: own.map(|own| preview(kept, asked, &own, &ranked, lang)),
        })
    }
}

fn card(place: usize, one: Drafted, points: usize, lang: Lang) -> Card {
    let (kind, known, articles) = (one.kind, one.known, one.articles);
    let plain = Spec { name: one.spec.name.clone(), ..Spec::new(one.spec.definition) };
    let (number, name) = (place + 1, one.words.clone());
    Card {
        place,
        code: one.spec.to_string(),
        plain: plain.to_string(),
        label: say!(lang, "{number}: {name}", number, name),
        words: one.words,
        about: one.about,
        facts: if kind.is_empty() {
            articles
        } else {
            say!(lang, "{articles} · type {kind}: {known}", articles, kind, known)
        },
        questions: one.questions,
        remarks: one.remarks.into_iter().map(|remark| (class(remark.level), remark.text)).collect(),
        // Without points nothing is ranked: the last of them stays.
        can_go: one.spec.definition.code != "PTS" || points > 1,
    }
}

const fn class(level: Level) -> &'static str {
    match level {
        Level::Inform => "note",
        Level::Acknowledge | Level::Confirm => "warning",
        Level::Refuse => "error",
    }
}

fn preset(kept: &Kept, asked: &Asked, usual: Usual) -> (&'static str, String, String) {
    let mut rules = asked.rules.clone();
    usual.list.clone_into(&mut rules.list);
    let query = Asked { rules, round: None }.query();
    let href = format!("/e/{}/list?{}", kept.id, query.trim_start_matches('&'));
    (usual.name, usual.list.replace(',', ", "), href)
}

fn preview(
    kept: &Kept,
    asked: &Asked,
    own: &exaequo::Standings,
    ranked: &exaequo::Standings,
    lang: Lang,
) -> Preview {
    let names = format!("/e/{}/card/", kept.id);
    let ways = Ways { names: &names, values: "", asked: "", columns: &[] };
    let refused = drafted::remarks(ranked, Level::Refuse, lang);
    let moves = moved::moves(own, ranked).len();
    Preview {
        title: say!(lang, "What comes of it"),
        summary: moved::summary(own, ranked, lang),
        list: if moves == 0 {
            String::new()
        } else {
            moved::list(own, ranked, lang).to_html_fragment(Links::Within(ways))
        },
        show: say!(lang, "Who moves, and why"),
        is_short: moves <= SHORT,
        asked: asked.pairs(),
        adopt: say!(lang, "Use these rules for the event"),
        refused: refused.into_iter().map(|remark| remark.text).collect::<Vec<_>>().join(" "),
        reset: say!(lang, "Back to the rules of the event"),
    }
}

impl Words {
    fn new(lang: Lang) -> Self {
        Self {
            title: say!(lang, "Tie-break list"),
            about: say!(
                lang,
                "The event keeps its own list until you use another for it. Every step is in the address: going back takes it back."
            ),
            keys: say!(
                lang,
                "Drag a card to its place. Keys on a card: ↑ ↓ another card, Alt with ↑ ↓ moves it, Delete takes it out."
            ),
            up: say!(lang, "Up"),
            down: say!(lang, "Down"),
            remove: say!(lang, "Remove"),
            find: say!(lang, "Add a criterion: name or code"),
            search: say!(lang, "Search"),
            add: say!(lang, "Add"),
            nothing: String::new(),
            doubtful: say!(lang, "Not meant for such an event"),
            add_doubtful: say!(lang, "Add it all the same"),
            presets: say!(lang, "Usual in such an event"),
            edition: say!(lang, "Edition of the regulations"),
            provisions: say!(lang, "Single provisions (16.6)"),
            show: say!(lang, "See what moves"),
            same: say!(lang, "This is the list of the event."),
            back: say!(lang, "Back to the standings"),
        }
    }
}
