//! A file that was read: what was found in it, and the event.

use exaequo::event;
use exaequo::report::check;
use exaequo::report::error::InWords;
use exaequo::{Lang, ReadOptions};
use js_sys::{Array, ArrayBuffer, Reflect, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::error::{Code, thrown};
use crate::event::Event;
use crate::options::{object, text, told};
use crate::refusal::Refusal;
use crate::types::{Bytes, Check, Language, Text};

/// A file that was read. Reading never fails; what is wrong is a finding.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reading {
    reading: event::Reading,
    name: String,
}

/// Reads a tournament: TRF of any age, or JSON. The name is for findings.
#[wasm_bindgen]
pub fn read(bytes: Bytes, name: Option<Text>) -> Result<Reading, JsValue> {
    let name = text(&name.into(), "name")?.unwrap_or_else(|| "file".to_owned());
    Ok(Reading::new(bytes_of(&bytes)?, name))
}

/// The bytes of a file. A text is refused: files are not in one encoding, and what a program made of them is not the file.
fn bytes_of(given: &JsValue) -> Result<Vec<u8>, Refusal> {
    if ArrayBuffer::is_view(given) {
        let view: &Uint8Array = given.unchecked_ref();
        let bytes = Uint8Array::new_with_byte_offset_and_length(
            &view.buffer(),
            view.byte_offset(),
            view.byte_length(),
        );
        return Ok(bytes.to_vec());
    }
    let buffer = given.dyn_ref::<ArrayBuffer>().map(|buffer| Uint8Array::new(buffer).to_vec());
    buffer.ok_or_else(|| Refusal::Argument("a file is a Uint8Array or an ArrayBuffer".to_owned()))
}

#[wasm_bindgen]
impl Reading {
    /// What was assumed or is wrong, with lines and columns, as `exaequo/check/1`.
    pub fn findings(&self, language: Option<Language>) -> Result<Check, JsValue> {
        told(language, |lang| self.check(lang))
    }

    /// Whether the file holds a tournament.
    #[wasm_bindgen(getter, js_name = hasEvent)]
    pub fn has_event(&self) -> bool {
        self.reading.event().is_ok()
    }

    /// The event. Throws an `ExaequoError` with the findings where errors keep it back.
    pub fn event(&self) -> Result<Event, JsValue> {
        self.reading.event().map(Event).map_err(|why| {
            let findings = self.check(Lang::En).map(|check| list_of(&check)).unwrap_or_default();
            thrown(Code::File, &why.title(Lang::En), &findings)
        })
    }
}

impl Reading {
    pub(crate) fn new(bytes: impl Into<Vec<u8>>, name: String) -> Self {
        Self { reading: event::Event::read(bytes, &ReadOptions::default()), name }
    }

    fn check(&self, lang: Lang) -> Result<Check, Refusal> {
        object(&check::json(&self.reading.check(), &self.name, lang))
    }
}

/// The findings among what was found.
fn list_of(check: &Check) -> Array {
    let findings = Reflect::get(check, &"findings".into()).unwrap_or(JsValue::UNDEFINED);
    if Array::is_array(&findings) { Array::from(&findings) } else { Array::new() }
}
