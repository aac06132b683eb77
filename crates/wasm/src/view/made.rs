//! What the page makes of a list: ways in it, the time under it; and the lists it makes of texts that are typed.

use exaequo::event::playoff::{self, PlayOffInput};
use exaequo::event::prizes::read_prizes;
use exaequo::model::Date;
use exaequo::report::html::{Links, Ways};
use exaequo::report::page::{Page, computed};
use exaequo::report::prizes;
use exaequo::{Lang, Standings, report};

use crate::refusal::Refusal;

/// Where the names of participants lead on the page.
const NAMES: &str = "#card-";
/// Where values lead.
const VALUES: &str = "#explain/";

/// Who gets which prize, by a prize list as TOML.
pub(super) fn offered(ranked: &Standings, toml: &str, lang: Lang) -> Result<Page, Refusal> {
    let list = read_prizes("prizes.toml", toml)?;
    Ok(prizes::page(&ranked.prizes(&list)?, lang))
}

/// Who plays off for what, by regulations as TOML.
pub(super) fn planned(ranked: &Standings, toml: &str, lang: Lang) -> Result<Page, Refusal> {
    let input = PlayOffInput::parse("playoff.toml", toml)?;
    Ok(report::playoff::plan::page(&playoff::plan(ranked, &input)?, lang))
}

/// A page with the time at its foot: the library has no clock, and the browser has one.
pub(super) fn dated(mut page: Page) -> Page {
    let now = js_sys::Date::new_0();
    let part = |number: u32| u8::try_from(number).unwrap_or_default();
    if let Some(day) = day_of(&now) {
        page.foot.push(computed(page.lang, day, part(now.get_utc_hours()), part(now.get_utc_minutes())));
    }
    page
}

fn day_of(now: &js_sys::Date) -> Option<Date> {
    let year = now.get_utc_full_year().try_into().ok()?;
    let (month, day) = (now.get_utc_month() + 1, now.get_utc_date());
    Date::new(year, month.try_into().ok()?, day.try_into().ok()?).ok()
}

/// A list whose names lead to cards and whose values lead to their arithmetic.
pub(super) fn linked(page: &Page, ranked: &Standings) -> String {
    let columns: Vec<String> = ranked.criteria().iter().map(ToString::to_string).collect();
    page.to_html_fragment(Links::Within(Ways { names: NAMES, values: VALUES, asked: "", columns: &columns }))
}
