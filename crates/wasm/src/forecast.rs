//! What can still happen in an event.

mod types;

use exaequo::event::forecast::{self, Forecasting};
use exaequo::event::playoff::PlayOffInput;
use exaequo::event::prizes::read_prizes;
use exaequo::forecast::chance::By;
use exaequo::outlook;
use exaequo::report::standings::Layout;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::error::{Code, Thrown};
use crate::event::Event;
use crate::options::{is_not, lang, object, ranking, typed, whole, written};
use crate::types::{Form, Language};

use self::types::ForecastObject;
pub(crate) use self::types::ForecastOptions;

/// Who can still be first, who is sure and who is out, proved; and how likely places are, estimated.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Forecast(pub(crate) forecast::Forecast);

#[wasm_bindgen]
impl Forecast {
    /// The forecast as `exaequo/forecast/1`.
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_object(&self) -> Result<ForecastObject, JsValue> {
        object(&outlook::json(&self.0, Layout::Compact))
    }

    /// The forecast in words, an HTML document unless another form is asked for.
    pub fn page(&self, language: Option<Language>, form: Option<Form>) -> Result<String, JsValue> {
        let lang = lang(language)?;
        let form = form.and_then(|form| form.as_string()).unwrap_or_else(|| "html".to_owned());
        Ok(written(&outlook::page(&self.0, lang), &form, lang)?)
    }
}

#[wasm_bindgen]
impl Event {
    /// What can still happen: the round of the options is the one whose games are to come; without one it is the first
    /// that lacks a result.
    pub fn forecast(&self, options: Option<ForecastOptions>) -> Result<Forecast, JsValue> {
        Ok(Forecast(forecast(&self.0, options)?))
    }
}

/// The forecast of an event.
pub(crate) fn forecast(
    event: &exaequo::Event,
    options: Option<ForecastOptions>,
) -> Result<forecast::Forecast, Thrown> {
    let asked = options.as_ref().map(asked).transpose()?.unwrap_or_default();
    let ranking = ranking(options.map(JsCast::unchecked_into))?;
    Ok(event.forecast(&ranking, &asked)?)
}

fn asked(options: &ForecastOptions) -> Result<Forecasting, Thrown> {
    let mut asked = Forecasting::default();
    if let Some(first) = options.first() {
        asked.first = whole(first, "a number of places")?;
    }
    if let Some(samples) = options.samples() {
        asked.sampling.samples = whole(samples, "a number of samples")?;
    }
    if let Some(seed) = options.seed() {
        asked.sampling.seed = whole(seed, "a seed")?.into();
    }
    let player = options.player();
    if !player.is_undefined() && !player.is_null() {
        asked.player = Some(typed(&player).as_str().into());
    }
    let wrong = |why: String| Thrown::plain(Code::Argument, &why);
    asked.prizes = options
        .prizes()
        .map(|toml| read_prizes("prizes", &toml).map_err(|why| wrong(why.to_string())))
        .transpose()?;
    asked.play_off = options
        .regulations()
        .map(|toml| PlayOffInput::parse("regulations", &toml).map_err(|why| wrong(why.to_string())))
        .transpose()?;
    model(options, asked)
}

/// How likely results are.
fn model(options: &ForecastOptions, mut asked: Forecasting) -> Result<Forecasting, Thrown> {
    asked.sampling.model.by = match options.by().as_deref() {
        None | Some("model") => By::Model,
        Some("table") => By::Table,
        Some(name) => return Err(Thrown::plain(Code::Argument, &format!("{name:?} is not model or table"))),
    };
    if let Some(given) = options.draws() {
        let draws = whole(given, SHARE)?;
        let draws = u8::try_from(draws).ok().filter(|draws| *draws <= 100);
        asked.sampling.model.draws = Some(draws.ok_or_else(|| is_not(given, SHARE))?);
    }
    Ok(asked)
}

const SHARE: &str = "a number of games in a hundred";
