//! The prizes as a form: groups, amounts, how they are shared. It writes the text the page keeps, which is read as ever.

use askama::Template;
use axum::extract::{Form as Sent, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo::event::prizes::read_prizes;
use exaequo::prizes::{self, Exclusivity, GroupDraft, PrizeDraft, PrizeList};
use exaequo::report::number;
use exaequo_texts::say;

use super::{FILE, Shown, kept_as, offers, page};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::pages::running::meeting::Seen;

/// The most groups a form has.
const MOST: usize = 60;

/// The form with its words.
#[derive(Debug, Template)]
#[template(path = "prizes_form.html")]
pub(super) struct PrizeForm {
    id: u64,
    /// The newest line about the prizes.
    seen: u64,
    draft: PrizeDraft,
    is_open: bool,
    title: String,
    about: String,
    wrong: String,
    line: String,
    currency: String,
    unit: String,
    /// Each choice: the field, its label, what is chosen, and what can be.
    choices: Vec<(&'static str, String, String, Vec<Choice>)>,
    words: Vec<&'static str>,
    own_sharing: Vec<Choice>,
    group: String,
    name: String,
    of: String,
    of_about: String,
    money: String,
    money_about: String,
    things: String,
    things_about: String,
    worth: String,
    at_least: String,
    sharing: String,
    in_addition: String,
    keep: String,
}

/// A value and its words.
type Choice = (&'static str, String);

impl PrizeForm {
    pub(super) fn new(id: u64, seen: u64, mut draft: PrizeDraft, lang: Lang) -> Self {
        let is_new = draft.groups.is_empty();
        if is_new {
            draft.groups.push(GroupDraft { name: say!(lang, ctx "prizes", "Open"), ..GroupDraft::default() });
        }
        draft.groups.push(GroupDraft::default());
        let choices = choices(&draft, lang);
        let own = say!(lang, "as for all");
        let own_sharing = std::iter::once(("", own)).chain(sharing(lang)).collect();
        Self {
            id,
            seen,
            draft,
            is_open: is_new,
            title: say!(lang, "What is offered, as a form"),
            about: say!(
                lang,
                "Keeping it writes the text below anew. A group whose fields are emptied is left out; the last one is for another group."
            ),
            wrong: String::new(),
            line: String::new(),
            currency: say!(lang, "Currency"),
            unit: say!(lang, "Shared amounts are multiples of"),
            choices,
            words: prizes::words().collect(),
            own_sharing,
            group: say!(lang, "Group"),
            name: say!(lang, "Name"),
            of: say!(lang, "For"),
            of_about: say!(
                lang,
                "Empty for everybody; women, U16, S50, rating<1800, unrated, fed=CAN, club=…, category=…, several with commas"
            ),
            money: say!(lang, "Amounts"),
            money_about: say!(lang, "The first place first, with blanks between them"),
            things: say!(lang, "Things"),
            things_about: say!(lang, "The first place first, with semicolons between them"),
            worth: say!(lang, "What the things are worth"),
            at_least: say!(lang, "Members at least"),
            sharing: say!(lang, "Equal points"),
            in_addition: say!(lang, "In addition to other prizes"),
            keep: say!(lang, "Keep it"),
        }
    }

    /// With what is wrong with it.
    pub(super) fn wrong(mut self, sentence: String, line: String) -> Self {
        (self.wrong, self.line, self.is_open) = (sentence, line, true);
        self
    }
}

fn sharing(lang: Lang) -> Vec<Choice> {
    vec![
        ("equally", say!(lang, "share equally")),
        ("hort", say!(lang, "half shared, half by the list (Hort)")),
        ("none", say!(lang, "by the list, nothing is shared")),
    ]
}

fn choices(draft: &PrizeDraft, lang: Lang) -> Vec<(&'static str, String, String, Vec<Choice>)> {
    let per_player =
        vec![("one", say!(lang, "the best prize only")), ("several", say!(lang, "one prize of each group"))];
    let rounding = vec![("down", say!(lang, "down")), ("half-up", say!(lang, "to the nearest, half up"))];
    let residual = vec![
        ("spread", say!(lang, "a unit each from the highest placed on")),
        ("first", say!(lang, "to the highest placed")),
        ("kept", say!(lang, "the organiser keeps it")),
    ];
    vec![
        ("per-player", say!(lang, "A player wins"), draft.per_player.clone(), per_player),
        ("sharing", say!(lang, "Equal points"), draft.sharing.clone(), sharing(lang)),
        ("rounding", say!(lang, "Rounding"), draft.rounding.clone(), rounding),
        ("residual", say!(lang, "What rounding leaves"), draft.residual.clone(), residual),
    ]
}

/// What was typed.
fn typed(fields: &Fields) -> PrizeDraft {
    let group = |number: usize| {
        let of = |name: &str| fields.line(&format!("g.{number}.{name}"));
        let is_in_addition = of("in-addition") == "yes";
        GroupDraft {
            name: of("name"),
            of: of("for"),
            money: of("money"),
            things: of("things"),
            worth: of("worth"),
            at_least: of("at-least"),
            sharing: of("sharing"),
            counts: if is_in_addition { Exclusivity::InAddition } else { Exclusivity::Alone },
        }
    };
    PrizeDraft {
        currency: fields.line("currency"),
        per_player: fields.line("per-player"),
        sharing: fields.line("sharing"),
        unit: fields.line("unit"),
        rounding: fields.line("rounding"),
        residual: fields.line("residual"),
        groups: (0..MOST).map(group).collect(),
    }
}

/// `POST /e/{event}/prizes/form`.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Query(seen): Query<Seen>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let mut draft = typed(&fields);
    let last = draft.groups.iter().rposition(|group| *group != GroupDraft::default());
    draft.groups.truncate(last.map_or(0, |last| last + 1));
    if let Some(met) = seen.replaced(&kept, offers, lang) {
        let shown =
            Shown { text: &kept.beside.prizes, draft: Some(draft), met: Some(met), ..Shown::default() };
        return Ok((StatusCode::CONFLICT, page(&kept, &shown, lang)?).into_response());
    }
    let toml = if draft.groups.is_empty() { String::new() } else { draft.to_toml() };
    if !toml.is_empty()
        && let Err(wrong) = read_prizes(FILE, &toml)
    {
        let shown =
            Shown { text: &kept.beside.prizes, wrong: Some(&wrong), draft: Some(draft), ..Shown::default() };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page(&kept, &shown, lang)?).into_response());
    }
    kept_as(&desk, event, toml, seen).await
}

/// What a text offers, to be changed; nothing where it cannot be read.
pub(super) fn of(text: &str, lang: Lang) -> PrizeDraft {
    let draft = if text.is_empty() {
        PrizeDraft::of(&PrizeList::default())
    } else {
        PrizeList::parse(text).map_or_else(|_| PrizeDraft::default(), |list| PrizeDraft::of(&list))
    };
    draft.marked(number::decimal_mark(lang))
}
