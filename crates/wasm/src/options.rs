//! Arguments from JavaScript as the library has them.

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
    name.parse().map_err(|_| {
        Thrown::plain(Code::Argument, &format!("there are no texts in {name:?}; use en, fr or es"))
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
    let whole = (1.0..=f64::from(u16::MAX)).contains(&number) && number.fract() == 0.0;
    // A whole number in the range.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was looked at")]
    let round = if whole { Some(number as u16) } else { None };
    round.ok_or_else(|| Thrown::plain(Code::Argument, &format!("{number} is not the number of a round")))
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
