//! Errors as JavaScript has them: an `ExaequoError` with a code, a message in words and the findings behind it.

use std::cell::RefCell;

use exaequo::event::forecast::ForecastError;
use exaequo::report::error::InWords;
use exaequo::site::NoList;
use exaequo::trf::Losses;
use exaequo::{ChangeError, Lang, RankingError, RatingError};
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

/// An error on its way to JavaScript.
pub(crate) struct Thrown(JsValue);

impl Thrown {
    pub(crate) fn new(code: Code, message: &str, findings: &Array) -> Self {
        let made = CLASS.with_borrow(|class| {
            let arguments = Array::of3(&message.into(), &code.name().into(), findings);
            class.as_ref().and_then(|class| Reflect::construct(class, &arguments).ok())
        });
        Self(made.unwrap_or_else(|| js_sys::Error::new(message).into()))
    }

    /// An error that no findings of a file explain.
    pub(crate) fn plain(code: Code, message: &str) -> Self {
        Self::new(code, message, &Array::new())
    }

    /// In words, with the details each as a finding.
    fn said(code: Code, error: &impl InWords) -> Self {
        let details = error.details(Lang::En).into_iter().map(JsValue::from).collect();
        Self::new(code, &format!("{}; {}", error.title(Lang::En), error.help(Lang::En)), &details)
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        thrown.0
    }
}

impl From<RankingError> for Thrown {
    fn from(error: RankingError) -> Self {
        Self::said(Code::Ranking, &error)
    }
}

impl From<ChangeError> for Thrown {
    fn from(error: ChangeError) -> Self {
        Self::said(Code::Change, &error)
    }
}

impl From<ForecastError> for Thrown {
    fn from(error: ForecastError) -> Self {
        match error {
            ForecastError::Ranking(error) => error.into(),
            error @ (ForecastError::Refused(_) | ForecastError::PlayOff(_)) => {
                Self::said(Code::Forecast, &error)
            }
        }
    }
}

impl From<RatingError> for Thrown {
    fn from(error: RatingError) -> Self {
        Self::said(Code::Rating, &error)
    }
}

impl From<NoList> for Thrown {
    fn from(error: NoList) -> Self {
        Self::plain(Code::Page, &error.to_string())
    }
}

impl From<Losses> for Thrown {
    fn from(losses: Losses) -> Self {
        Self::plain(Code::Conversion, &losses.to_string())
    }
}
