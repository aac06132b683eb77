//! Errors as JavaScript has them: an `ExaequoError` with a code, a message in words and the findings behind it.

use std::cell::RefCell;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    /// The class of errors, which is written in JavaScript so that it is an `Error`.
    static CLASS: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Says which class errors are of. The package does so before anything else.
#[wasm_bindgen(js_name = setErrorClass)]
pub fn set_error_class(class: Function) {
    CLASS.with(|known| known.replace(Some(class)));
}

/// What kind of thing went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Code {
    /// An argument is not one of those there are.
    Argument,
    /// A file holds no tournament.
    File,
    /// Standings cannot be made as asked.
    Ranking,
    /// A change does not fit the event.
    Change,
    /// Nothing can be said about the future of the event.
    Forecast,
    /// The event cannot be rated as asked.
    Rating,
    /// The format cannot hold the event.
    Conversion,
    /// There is no such page.
    Page,
}

impl Code {
    const fn name(self) -> &'static str {
        match self {
            Self::Argument => "argument",
            Self::File => "file",
            Self::Ranking => "ranking",
            Self::Change => "change",
            Self::Forecast => "forecast",
            Self::Rating => "rating",
            Self::Conversion => "conversion",
            Self::Page => "page",
        }
    }
}

/// An error as JavaScript has it; before the class is known, one without a code.
pub(crate) fn thrown(code: Code, message: &str, findings: &Array) -> JsValue {
    let made = CLASS.with_borrow(|class| {
        let arguments = Array::of3(&message.into(), &code.name().into(), findings);
        class.as_ref().and_then(|class| Reflect::construct(class, &arguments).ok())
    });
    made.unwrap_or_else(|| js_sys::Error::new(message).into())
}
