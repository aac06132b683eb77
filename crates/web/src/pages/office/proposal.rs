//! Ruling 63: what would change in closed lists is shown before it is entered.

use axum::response::Response;
use exaequo::Lang;
use exaequo::bulletin::correction;
use exaequo::register::{Fact, Occasion};
use exaequo::report::html::Links;
use exaequo::report::page::Page;
use exaequo_office::{Consent, Entering, Office, OfficeError, Proposed};
use exaequo_texts::say;

use super::{Fields, text};
use crate::pages::register::way_to as way_to_player;
use crate::sheet::{Block, Field, Form, Level, Note, Sheet};

/// What came of proposing facts.
pub(super) enum Answer {
    /// They were entered.
    Entered,
    /// Closed lists would change, which has to be confirmed.
    Shown(Box<Page>, Seconding),
}

/// Whether somebody else has to agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seconding {
    Needed,
    Free,
}

/// Enters facts, if they change no closed list or that is confirmed.
pub(super) fn entered(
    office: &mut Office,
    facts: Vec<Fact>,
    fields: &Fields,
    occasion: &Occasion,
    lang: Lang,
) -> Result<Answer, OfficeError> {
    let second = Some(text(fields, "seconded")).filter(|second| !second.is_empty());
    let consent = if text(fields, "yes").is_empty() { Consent::Asked } else { Consent::Given };
    Ok(match office.enter_or_show(facts, occasion, consent, second)? {
        Entering::Entered | Entering::Revised(_) => Answer::Entered,
        Entering::Shown(proposed) => shown(&proposed, lang),
    })
}

fn shown(proposed: &Proposed, lang: Lang) -> Answer {
    let mut page = correction::page(&proposed.proposal.after, &proposed.changes(), lang);
    page.link("id", "name", |number| way_to_player(number.unsigned_abs()));
    let seconding = if proposed.proposal.needs_second() { Seconding::Needed } else { Seconding::Free };
    Answer::Shown(Box::new(page), seconding)
}

/// Where the form of a decision has its reason; that of a corrected report, which always has one, has it elsewhere.
const REASON: &str = "reason";

/// Whether somebody has said why.
fn is_reasoned(fields: &[(String, String)]) -> bool {
    let is_reason = |key: &str| [REASON, "why"].contains(&key);
    fields.iter().any(|(key, value)| is_reason(key) && !value.trim().is_empty())
}

/// The consequences, with a button that enters them.
pub(super) fn page(
    shown: &Page,
    seconding: Seconding,
    action: &str,
    hidden: Vec<(String, String)>,
    lang: Lang,
) -> Response {
    let mut form = Form { action: action.to_owned(), hidden, ..Form::default() };
    form.hidden.push(("yes".to_owned(), "yes".to_owned()));
    if seconding == Seconding::Needed {
        form.fields.push(Field::text("seconded", say!(lang, "Seconded by"), "").required());
    }
    if !is_reasoned(&form.hidden) {
        form.hidden.retain(|(key, _)| key != REASON);
        form.fields.push(Field::text(REASON, say!(lang, "Reason"), "").required());
    }
    form.button = say!(lang, "Enter it: closed lists get revisions");
    let note = say!(lang, "Nothing was entered yet. Lists that were closed would change.");
    let sheet = Sheet {
        title: say!(lang, "What changes"),
        notes: vec![Note::new(Level::Confirm, note)],
        blocks: vec![Block::raw(String::new(), shown.to_html_fragment(Links::None)), Block::new("", &form)],
        ways: vec![("/office".to_owned(), say!(lang, "Back to the office"))],
        ..Sheet::default()
    };
    sheet.of_desk("/office", lang)
}
