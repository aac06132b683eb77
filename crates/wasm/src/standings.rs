//! Standings: rows, explanations, and every list of the event.

use exaequo::report::standings::{Detail, Layout};
use exaequo::report::{explain, standings};
use exaequo::site::List;
use exaequo::{event, report};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::Thrown;
use crate::options::{lang, object, typed, written};
use crate::types::{ExplanationObject, Form, Language, StandingsObject};

/// Who is ranked where, and why.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Standings(pub(crate) event::Standings);

#[wasm_bindgen]
impl Standings {
    /// The standings as `exaequo/standings/1`.
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_object(&self, language: Option<Language>) -> Result<StandingsObject, JsValue> {
        object(&standings::json(&self.0, Detail::Values, Layout::Compact, lang(language)?))
    }

    /// The codes of the criteria, in order.
    #[wasm_bindgen(getter)]
    pub fn criteria(&self) -> Vec<String> {
        self.0.criteria().iter().map(ToString::to_string).collect()
    }

    /// The arithmetic behind a value as text: of a participant by number or name, by a criterion.
    pub fn explain(
        &self,
        who: JsValue,
        criterion: &str,
        language: Option<Language>,
    ) -> Result<String, JsValue> {
        Ok(report::explain(&self.0, typed(&who).as_str(), criterion, lang(language)?)
            .map_err(Thrown::from)?)
    }

    /// The same as `exaequo/explain/1`.
    #[wasm_bindgen(js_name = explainJSON)]
    pub fn explain_object(
        &self,
        who: JsValue,
        criterion: &str,
        language: Option<Language>,
    ) -> Result<ExplanationObject, JsValue> {
        let explanation = self.0.explain(typed(&who).as_str(), criterion).map_err(Thrown::from)?;
        object(&explain::json(&explanation, lang(language)?))
    }

    /// A list of the event by its name: `standings`, `crosstable`, `players`, `teams`, `boards`, `ratings`, `eligibility`,
    /// `statistics`, `missing`, `play-off`, `round-3`, `card-12`. An HTML document unless another form is asked for.
    pub fn page(
        &self,
        path: &str,
        language: Option<Language>,
        form: Option<Form>,
    ) -> Result<String, JsValue> {
        let lang = lang(language)?;
        let list: List = path.parse().map_err(Thrown::from)?;
        let page = list.page(&self.0, lang).map_err(Thrown::from)?;
        let form = form.and_then(|form| form.as_string()).unwrap_or_else(|| "html".to_owned());
        Ok(written(&page, &form, lang)?)
    }

    /// The same list as a spreadsheet.
    pub fn xlsx(&self, path: &str, language: Option<Language>) -> Result<Vec<u8>, JsValue> {
        let list: List = path.parse().map_err(Thrown::from)?;
        Ok(list.page(&self.0, lang(language)?).map_err(Thrown::from)?.to_xlsx())
    }
}
