//! What an event does to the ratings.

use exaequo::event;
use exaequo::report::rating::{self, Layout};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::{object, told, written};
use crate::types::{Form, Language, RatingObject};

/// An event that was rated.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Rated(pub(crate) event::Rated);

#[wasm_bindgen]
impl Rated {
    /// The ratings as `exaequo/rating/1`.
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_object(&self, language: Option<Language>) -> Result<RatingObject, JsValue> {
        told(language, |lang| object(&rating::json(&self.0, None, Layout::Compact, lang)))
    }

    /// The report, an HTML document unless another form is asked for.
    pub fn page(&self, language: Option<Language>, form: Option<Form>) -> Result<String, JsValue> {
        told(language, |lang| written(&rating::page(&self.0, None, lang), form, lang))
    }
}
