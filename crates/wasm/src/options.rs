//! Arguments from JavaScript as the library has them.

use exaequo::UnknownLang;
use exaequo::report::Lang;
use exaequo::report::page::{Page, to_json};
use exaequo::report::standings::Layout;
use exaequo::{Ranking, Rating, report};
use js_sys::JSON;
use wasm_bindgen::{JsCast, JsValue};

use crate::error::{Code, Thrown};
use crate::types::{Language, RatingOptions, StandingsOptions};

/// The language, English where none is named.
pub(crate) fn lang(named: Option<Language>) -> Result<Lang, Thrown> {
    let Some(name) = named.and_then(|named| named.as_string()) else { return Ok(Lang::En) };
    name.parse().map_err(|unknown: UnknownLang| {
        Thrown::plain(Code::Argument, &format!("there are no texts in {name:?}; {unknown}"))
    })
}

/// What standings are asked for.
pub(crate) fn ranking(options: Option<StandingsOptions>) -> Result<Ranking, Thrown> {
    let Some(options) = options.filter(|options| options.is_object()) else { return Ok(Ranking::default()) };
    let mut ranking = Ranking::typed(&options.tie_breaks().unwrap_or_default());
    if let Some(edition) = options.edition() {
        ranking = ranking.edition(edition);
    }
    if let Some(toml) = options.provisions() {
        ranking = ranking.provisions("provisions", toml);
    }
    match options.round() {
        Some(round) => Ok(ranking.after_round(round_number(round)?)),
        None => Ok(ranking),
    }
}

/// How an event is to be rated.
pub(crate) fn rating(options: Option<RatingOptions>) -> Result<Rating, Thrown> {
    let edition = options.filter(|options| options.is_object()).and_then(|options| options.rating_edition());
    match edition {
        Some(edition) => Ok(Rating::default().edition(&edition)?),
        None => Ok(Rating::default()),
    }
}

/// The number of a round.
pub(crate) fn round_number(number: f64) -> Result<u16, Thrown> {
    let what = "the number of a round";
    let round =
        whole(number, what).ok().and_then(|round| u16::try_from(round).ok()).filter(|round| *round > 0);
    round.ok_or_else(|| is_not(number, what))
}

/// A whole number from 0 on, and what it is of.
pub(crate) fn whole(number: f64, what: &str) -> Result<u32, Thrown> {
    let is_whole = (0.0..=f64::from(u32::MAX)).contains(&number) && number.fract() == 0.0;
    // A whole number in the range.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was looked at")]
    let found = if is_whole { Some(number as u32) } else { None };
    found.ok_or_else(|| is_not(number, what))
}

/// A number that is not what it is to be.
pub(crate) fn is_not(number: f64, what: &str) -> Thrown {
    Thrown::plain(Code::Argument, &format!("{number} is not {what}"))
}

/// A participant as it was named: a number or a text.
pub(crate) fn typed(who: &JsValue) -> String {
    who.as_string().or_else(|| who.as_f64().map(|number| number.to_string())).unwrap_or_default()
}

/// JSON as an object.
pub(crate) fn object<T: JsCast>(text: &str) -> Result<T, JsValue> {
    Ok(JSON::parse(text)?.unchecked_into())
}

/// A list in the form asked for.
pub(crate) fn written(page: &Page, form: &str, lang: Lang) -> Result<String, Thrown> {
    Ok(match form {
        "html" => page.to_html(),
        "fragment" => page.to_html_fragment(report::html::Links::None),
        "csv" => page.to_csv(),
        "excel-csv" => page.to_csv_for_excel(),
        "markdown" => page.to_markdown(),
        "json" => to_json(page, Layout::Pretty),
        "text" => page.to_text(&report::diagnostic::Look::plain(lang)),
        _ => return Err(Thrown::plain(Code::Argument, &format!("there is no form {form:?}"))),
    })
}
