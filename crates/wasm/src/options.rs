//! Arguments from JavaScript as the library has them. Whatever is passed in is looked at before it is used: a value of another
//! kind is an error with a code.

use exaequo::UnknownLang;
use exaequo::report::Lang;
use exaequo::report::error::InWords;
use exaequo::report::page::{Page, to_json};
use exaequo::report::standings::Layout;
use exaequo::{Ranking, Rating, report};
use exaequo_texts::say;
use js_sys::{Array, JSON};
use wasm_bindgen::{JsCast, JsValue};

use crate::refusal::Refusal;
use crate::types::{Form, Language, RatingOptions, StandingsOptions};

/// Answers a question in a language, English where none is named; what is refused is said in it as well.
pub(crate) fn told<T>(
    named: Option<Language>,
    answer: impl FnOnce(Lang) -> Result<T, Refusal>,
) -> Result<T, JsValue> {
    let lang = lang(named)?;
    answer(lang).map_err(|why| why.thrown(lang))
}

fn lang(named: Option<Language>) -> Result<Lang, Refusal> {
    let Some(name) = text(&named.into(), "language")? else { return Ok(Lang::En) };
    name.parse().map_err(|unknown: UnknownLang| {
        Refusal::Argument(format!("there are no texts in {name:?}; {unknown}"))
    })
}

/// What standings are asked for.
pub(crate) fn ranking(options: Option<StandingsOptions>) -> Result<Ranking, Refusal> {
    let Some(options) = options else { return Ok(Ranking::default()) };
    is_object(&options)?;
    let mut ranking = Ranking::typed(&text(&options.tie_breaks(), "tieBreaks")?.unwrap_or_default());
    if let Some(edition) = text(&options.edition(), "edition")? {
        ranking = ranking.edition(edition);
    }
    if let Some(toml) = text(&options.provisions(), "provisions")? {
        ranking = ranking.provisions("provisions", toml);
    }
    match number(&options.round(), "round")? {
        Some(round) => Ok(ranking.after_round(round_number(round)?)),
        None => Ok(ranking),
    }
}

/// How an event is to be rated.
pub(crate) fn rating(options: Option<RatingOptions>) -> Result<Rating, Refusal> {
    let Some(options) = options else { return Ok(Rating::default()) };
    is_object(&options)?;
    match text(&options.rating_edition(), "edition")? {
        Some(edition) => Ok(Rating::default().edition(&edition)?),
        None => Ok(Rating::default()),
    }
}

/// Options are an object with names; a list of criteria alone is none.
fn is_object(options: &JsValue) -> Result<(), Refusal> {
    if options.is_object() && !Array::is_array(options) {
        return Ok(());
    }
    Err(Refusal::Argument("options are an object, such as { tieBreaks: 'PTS, BH/C1' }".to_owned()))
}

/// A text; nothing where none is given.
pub(crate) fn text(given: &JsValue, name: &str) -> Result<Option<String>, Refusal> {
    if given.is_undefined() || given.is_null() {
        return Ok(None);
    }
    given.as_string().map(Some).ok_or_else(|| Refusal::Argument(format!("{name} is not a string")))
}

/// A text that must be given.
pub(crate) fn needed(given: &JsValue, name: &str) -> Result<String, Refusal> {
    text(given, name)?.ok_or_else(|| Refusal::Argument(format!("{name} is missing")))
}

/// A number; nothing where none is given.
pub(crate) fn number(given: &JsValue, name: &str) -> Result<Option<f64>, Refusal> {
    if given.is_undefined() || given.is_null() {
        return Ok(None);
    }
    given.as_f64().map(Some).ok_or_else(|| Refusal::Argument(format!("{name} is not a number")))
}

/// Something that stands where the number of a round does.
struct NoRoundNumber(f64);

impl InWords for NoRoundNumber {
    fn title(&self, lang: Lang) -> String {
        say!(lang, "{found} is not the number of a round", found = self.0.to_string())
    }

    fn help(&self, lang: Lang) -> String {
        say!(lang, "rounds have the numbers 1, 2, 3 and so on")
    }
}

/// The number of a round.
pub(crate) fn round_number(number: f64) -> Result<u16, Refusal> {
    let round = whole(number, "round").ok().and_then(|round| u16::try_from(round).ok());
    round.filter(|round| *round > 0).ok_or_else(|| Refusal::unusable(NoRoundNumber(number)))
}

/// A whole number from 0 on, and what it is of.
pub(crate) fn whole(number: f64, what: &str) -> Result<u32, Refusal> {
    let is_whole = (0.0..=f64::from(u32::MAX)).contains(&number) && number.fract() == 0.0;
    // A whole number in the range.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was looked at")]
    let found = if is_whole { Some(number as u32) } else { None };
    found.ok_or_else(|| is_not(number, what))
}

/// A number that is not what it is to be.
pub(crate) fn is_not(number: f64, what: &str) -> Refusal {
    Refusal::Argument(format!("{number} is not {what}"))
}

/// A participant as it was named: a number or a text.
pub(crate) fn typed(who: &JsValue) -> String {
    who.as_string().or_else(|| who.as_f64().map(|number| number.to_string())).unwrap_or_default()
}

/// JSON as an object.
pub(crate) fn object<T: JsCast>(text: &str) -> Result<T, Refusal> {
    Ok(JSON::parse(text)?.unchecked_into())
}

/// A list in the form asked for, an HTML document where none is named.
pub(crate) fn written(page: &Page, form: Option<Form>, lang: Lang) -> Result<String, Refusal> {
    let form = text(&form.into(), "form")?;
    Ok(match form.as_deref().unwrap_or("html") {
        "html" => page.to_html(),
        "fragment" => page.to_html_fragment(report::html::Links::None),
        "csv" => page.to_csv(),
        "excel-csv" => page.to_csv_for_excel(),
        "markdown" => page.to_markdown(),
        "json" => to_json(page, Layout::Pretty),
        "text" => page.to_text(&report::diagnostic::Look::plain(lang)),
        form => return Err(Refusal::Argument(format!("there is no form {form:?}"))),
    })
}
