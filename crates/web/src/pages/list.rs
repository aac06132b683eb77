//! The editor of the list of criteria: found by name, put in order, modified by choices, with what each means, what
//! speaks against it, and who would move. The address holds the list that is being made, so that going back takes a step back.

mod draft;
mod offered;
mod view;

use std::collections::BTreeMap;

use axum::extract::Query;
use axum::response::{IntoResponse as _, Redirect, Response};
use draft::{Draft, codes};
use exaequo::Lang;
use exaequo::report::drafted::{self, Remark};
use exaequo::tiebreak::{Level, Spec};
use exaequo_texts::say;
use view::Editor;

use crate::desk::Kept;
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::shell::{Shell, Tab};
use crate::shortcuts::Keys;

/// `GET /e/{event}/list`. What a form sends is done and leads to the address of what comes of it.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let asked = Asked { round: None, ..Asked::of(&query) };
    let find = query.get("find").map(|text| text.trim().to_owned()).unwrap_or_default();
    if let Some(draft) = Draft::of(&query) {
        return Ok(Redirect::to(&address(&kept, &asked, &draft, &find)?).into_response());
    }
    let refused = query.get("refused").and_then(|code| refusal(&kept, &asked, code, lang));
    let refused = refused.map(|remark| remark.text).or_else(|| unread(&query, lang));
    let body = Editor::of(&kept, &asked, &find, refused.unwrap_or_default(), lang)?;
    let path = format!("/e/{event}/list?{}", asked.query().trim_start_matches('&'));
    let shell = Shell::new(lang, &path, &say!(lang, "Tie-break list"));
    let shell = shell.under(&kept, Tab::Standings).with_keys(Keys::List);
    Ok(shell.around(&body).into_response())
}

/// Where the list that was made is shown. A criterion that cannot be used in such an event is not added.
fn address(kept: &Kept, asked: &Asked, draft: &Draft, find: &str) -> Result<String, Failure> {
    let with = |list: String| {
        let own = codes(&kept.event.rules(kept.rules.ranking(&kept.event))?.listed);
        let list = if list == own { String::new() } else { list };
        let mut rules = asked.rules.clone();
        rules.list = list;
        Ok::<Asked, Failure>(Asked { rules, round: None })
    };
    let mut asked = with(draft.list())?;
    let mut more = vec![("find", find.to_owned())];
    if let Some((code, typed)) = draft.unread() {
        more.extend([("of", code.clone()), ("unread", typed.clone())]);
    }
    if let Some(added) = draft.added()
        && unusable(kept, &asked).is_ok_and(|found| found.contains(added))
    {
        asked = with(draft.without_added())?;
        more.push(("refused", added.to_string()));
    }
    let mut out = format!("/e/{}/list?{}", kept.id, asked.query().trim_start_matches('&'));
    for (key, value) in more.into_iter().filter(|(_, value)| !value.is_empty()) {
        out.extend(["&", key, "="]);
        exaequo::report::html::escape_query(&value, &mut out);
    }
    Ok(out)
}

/// That something was typed for a criterion which it cannot have.
fn unread(query: &BTreeMap<String, String>, lang: Lang) -> Option<String> {
    let (code, typed) = (query.get("of")?.clone(), query.get("unread")?.clone());
    Some(say!(lang, "{code} does not take “{typed}”; it was left out.", code, typed))
}

/// The criteria of a list that cannot be used in this event.
fn unusable(kept: &Kept, asked: &Asked) -> Result<Vec<Spec>, Failure> {
    let (ranked, _) = asked.standings(kept)?;
    let notices = ranked.table().notices.iter().filter(|notice| notice.level() == Level::Refuse);
    Ok(notices.filter_map(|notice| notice.spec().cloned()).collect())
}

/// Why a criterion was not added.
fn refusal(kept: &Kept, asked: &Asked, code: &str, lang: Lang) -> Option<Remark> {
    let spec: Spec = code.parse().ok()?;
    let mut with = asked.rules.over(&kept.rules);
    let listed = kept.event.rules(with.ranking(&kept.event)).ok()?.listed;
    with.list = format!("{},{spec}", codes(&listed));
    let (ranked, _) = Asked { rules: with, round: None }.standings(kept).ok()?;
    let found = drafted::criteria(std::slice::from_ref(&spec), &ranked, lang).pop()?;
    found.remarks.into_iter().find(|remark| remark.level == Level::Refuse)
}
