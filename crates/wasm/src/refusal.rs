//! Why something is refused. It is said in a language only where it leaves for JavaScript: a question about a page knows the
//! language of that page, one about an event has none and is answered in English.

use exaequo::event::NoTournament;
use exaequo::event::forecast::ForecastError;
use exaequo::event::playoff::PlayOffError;
use exaequo::event::prizes::PrizeFileError;
use exaequo::model::NotFound;
use exaequo::report::error::InWords;
use exaequo::report::{list, loss};
use exaequo::site::NoList;
use exaequo::trf::Losses;
use exaequo::{ChangeError, Lang, RankingError, RatingError};
use js_sys::Array;
use wasm_bindgen::JsValue;

use crate::error::{Code, thrown};

/// Why something is refused.
pub(crate) enum Refusal {
    /// A program passed something of another kind than is asked for.
    Argument(String),
    /// An error of the library, which has words for it in every language.
    Said(Code, Box<dyn InWords>),
    /// The format cannot hold the event.
    Lost(Losses),
    /// What JavaScript itself threw.
    Thrown(JsValue),
}

impl Refusal {
    fn said(code: Code, error: impl InWords + 'static) -> Self {
        Self::Said(code, Box::new(error))
    }

    /// A text of TOML that cannot be used.
    pub(crate) fn unusable(error: impl InWords + 'static) -> Self {
        Self::said(Code::Argument, error)
    }

    /// The error as JavaScript has it, with the details each as a finding.
    pub(crate) fn thrown(&self, lang: Lang) -> JsValue {
        match self {
            Self::Argument(message) => thrown(Code::Argument, message, &Array::new()),
            Self::Said(code, error) => {
                thrown(*code, &sentences(error.as_ref(), lang), &texts(error.details(lang)))
            }
            Self::Lost(losses) => {
                let details = texts(loss::losses(lang, &losses.clone().into_vec()));
                thrown(Code::Conversion, &losses.to_string(), &details)
            }
            Self::Thrown(error) => error.clone(),
        }
    }
}

/// What is wrong, and what can be done about it.
fn sentences(error: &dyn InWords, lang: Lang) -> String {
    let clauses = [error.title(lang), error.help(lang)].into_iter().filter(|clause| !clause.is_empty());
    list::sentences(lang, clauses.map(|clause| list::sentence(lang, &clause)))
}

fn texts(details: Vec<String>) -> Array {
    details.into_iter().map(JsValue::from).collect()
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> Self {
        refusal.thrown(Lang::En)
    }
}

impl From<JsValue> for Refusal {
    fn from(error: JsValue) -> Self {
        Self::Thrown(error)
    }
}

impl From<RankingError> for Refusal {
    fn from(error: RankingError) -> Self {
        Self::said(Code::Ranking, error)
    }
}

impl From<ChangeError> for Refusal {
    fn from(error: ChangeError) -> Self {
        Self::said(Code::Change, error)
    }
}

impl From<NotFound> for Refusal {
    fn from(error: NotFound) -> Self {
        ChangeError::from(error).into()
    }
}

impl From<NoTournament> for Refusal {
    fn from(error: NoTournament) -> Self {
        Self::said(Code::File, error)
    }
}

impl From<ForecastError> for Refusal {
    fn from(error: ForecastError) -> Self {
        match error {
            ForecastError::Ranking(error) => error.into(),
            error @ (ForecastError::Refused(_) | ForecastError::PlayOff(_)) => {
                Self::said(Code::Forecast, error)
            }
        }
    }
}

impl From<RatingError> for Refusal {
    fn from(error: RatingError) -> Self {
        Self::said(Code::Rating, error)
    }
}

impl From<PrizeFileError> for Refusal {
    fn from(error: PrizeFileError) -> Self {
        Self::unusable(error)
    }
}

impl From<PlayOffError> for Refusal {
    fn from(error: PlayOffError) -> Self {
        Self::unusable(error)
    }
}

impl From<NoList> for Refusal {
    fn from(error: NoList) -> Self {
        Self::said(Code::Page, error)
    }
}

impl From<Losses> for Refusal {
    fn from(losses: Losses) -> Self {
        Self::Lost(losses)
    }
}
