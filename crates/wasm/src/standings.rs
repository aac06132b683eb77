//! Standings: rows, explanations, and every list of the event.

use exaequo::report::page::Page;
use exaequo::report::standings::{Detail, Layout};
use exaequo::report::{explain, standings};
use exaequo::site::List;
use exaequo::{Lang, event, report};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::{needed, object, told, typed, written};
use crate::refusal::Refusal;
use crate::types::{ExplanationObject, Form, Language, StandingsObject, Text};

/// Who is ranked where, and why.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Standings(pub(crate) event::Standings);

#[wasm_bindgen]
impl Standings {
    /// The standings as `exaequo/standings/1`.
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_object(&self, language: Option<Language>) -> Result<StandingsObject, JsValue> {
        told(language, |lang| object(&standings::json(&self.0, Detail::Values, Layout::Compact, lang)))
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
        criterion: Text,
        language: Option<Language>,
    ) -> Result<String, JsValue> {
        told(language, |lang| {
            let criterion = needed(&criterion, "criterion")?;
            Ok(report::explain(&self.0, typed(&who).as_str(), &criterion, lang)?)
        })
    }

    /// The same as `exaequo/explain/1`.
    #[wasm_bindgen(js_name = explainJSON)]
    pub fn explain_object(
        &self,
        who: JsValue,
        criterion: Text,
        language: Option<Language>,
    ) -> Result<ExplanationObject, JsValue> {
        told(language, |lang| {
            let criterion = needed(&criterion, "criterion")?;
            object(&explain::json(&self.0.explain(typed(&who).as_str(), &criterion)?, lang))
        })
    }

    /// A list of the event by its name: `standings`, `crosstable`, `players`, `teams`, `boards`, `ratings`, `eligibility`,
    /// `statistics`, `missing`, `play-off`, `round-3`, `card-12`. An HTML document unless another form is asked for.
    pub fn page(
        &self,
        path: Text,
        language: Option<Language>,
        form: Option<Form>,
    ) -> Result<String, JsValue> {
        told(language, |lang| written(&self.list(&path, lang)?, form, lang))
    }

    /// The same list as a spreadsheet.
    pub fn xlsx(&self, path: Text, language: Option<Language>) -> Result<Vec<u8>, JsValue> {
        told(language, |lang| Ok(self.list(&path, lang)?.to_xlsx()))
    }
}

impl Standings {
    fn list(&self, path: &Text, lang: Lang) -> Result<Page, Refusal> {
        Ok(needed(path, "path")?.parse::<List>()?.page(&self.0, lang)?)
    }
}
