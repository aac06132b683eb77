//! A file that was read: what was found in it, and the event.

use exaequo::ReadOptions;
use exaequo::event;
use exaequo::report::check;
use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{Code, Thrown};
use crate::event::Event;
use crate::options::{lang, object};
use crate::types::{Check, Language};

/// A file that was read. Reading never fails; what is wrong is a finding.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reading {
    reading: event::Reading,
    name: String,
}

/// Reads a tournament: TRF of any age, or JSON. The name is for findings.
#[wasm_bindgen]
pub fn read(bytes: Vec<u8>, name: Option<String>) -> Reading {
    let reading = event::Event::read(bytes, &ReadOptions::default());
    Reading { reading, name: name.unwrap_or_else(|| "file".to_owned()) }
}

#[wasm_bindgen]
impl Reading {
    /// What was assumed or is wrong, with lines and columns, as `exaequo/check/1`.
    pub fn findings(&self, language: Option<Language>) -> Result<Check, JsValue> {
        object(&check::json(&self.reading.check(), &self.name, lang(language)?))
    }

    /// Whether the file holds a tournament.
    #[wasm_bindgen(getter, js_name = hasEvent)]
    pub fn has_event(&self) -> bool {
        self.reading.event().is_ok()
    }

    /// The event. Throws an `ExaequoError` with the findings where errors keep it back.
    pub fn event(&self) -> Result<Event, JsValue> {
        match self.reading.event() {
            Ok(event) => Ok(Event(event)),
            Err(why) => {
                let check: Check = self.findings(None)?;
                let findings = Reflect::get(&check, &"findings".into()).unwrap_or(JsValue::UNDEFINED);
                let findings = if Array::is_array(&findings) { Array::from(&findings) } else { Array::new() };
                Err(Thrown::new(Code::File, &why.to_string(), &findings).into())
            }
        }
    }
}
