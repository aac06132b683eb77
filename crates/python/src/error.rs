//! Errors of the library as exceptions. Their classes are written in Python, in `exaequo/errors.py`.

use exaequo::Lang;
use exaequo::event::forecast::ForecastError;
use exaequo::event::playoff::PlayOffError;
use exaequo::event::prizes::PrizeFileError;
use exaequo::lists::ListError;
use exaequo::model::NotFound;
use exaequo::report::error::InWords;
use exaequo::report::loss;
use exaequo::site::NoList;
use exaequo::trf::Losses;
use exaequo::{ChangeError, RankingError, RatingError};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

use crate::finding::Finding;

/// What went wrong, before it is an exception: most of it happens without the interpreter's lock.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A class of `exaequo.errors`, what is wrong, what can be done about it, what belongs to it.
    Said { class: &'static str, title: String, help: String, details: Vec<String> },
    /// A file of rating lists could not be read.
    Io(std::io::Error),
}

impl Failure {
    fn of(class: &'static str, error: &impl InWords) -> Self {
        let (title, help) = (error.title(Lang::En), error.help(Lang::En));
        Self::Said { class, title, help, details: error.details(Lang::En) }
    }
}

impl From<RankingError> for Failure {
    fn from(error: RankingError) -> Self {
        Self::of("RankingError", &error)
    }
}

impl From<ChangeError> for Failure {
    fn from(error: ChangeError) -> Self {
        Self::of("ChangeError", &error)
    }
}

impl From<ForecastError> for Failure {
    fn from(error: ForecastError) -> Self {
        match error {
            ForecastError::Ranking(error) => error.into(),
            error @ (ForecastError::Refused(_) | ForecastError::PlayOff(_)) => {
                Self::of("ForecastError", &error)
            }
        }
    }
}

impl From<PrizeFileError> for Failure {
    fn from(error: PrizeFileError) -> Self {
        Self::of("ForecastError", &error)
    }
}

impl From<PlayOffError> for Failure {
    fn from(error: PlayOffError) -> Self {
        ForecastError::from(error).into()
    }
}

impl From<RatingError> for Failure {
    fn from(error: RatingError) -> Self {
        Self::of("RatingError", &error)
    }
}

impl From<NotFound> for Failure {
    fn from(error: NotFound) -> Self {
        ChangeError::from(error).into()
    }
}

impl From<NoList> for Failure {
    fn from(error: NoList) -> Self {
        match error {
            NoList::Rating(error) => error.into(),
            error => Self::of("PageError", &error),
        }
    }
}

impl From<ListError> for Failure {
    fn from(error: ListError) -> Self {
        match error {
            ListError::Io(error) => Self::Io(error),
            ListError::Line { line, fault } => Self::Said {
                class: "ListError",
                title: format!("line {line}: {}", fault.title(Lang::En)),
                help: fault.help(Lang::En),
                details: Vec::new(),
            },
        }
    }
}

impl From<Losses> for Failure {
    fn from(losses: Losses) -> Self {
        let details = loss::losses(Lang::En, &losses.clone().into_vec());
        Self::Said { class: "ConversionError", title: losses.to_string(), help: String::new(), details }
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> Self {
        Python::attach(|py| match failure {
            Failure::Io(error) => Self::from(error),
            Failure::Said { class, title, help, details } => {
                made(py, class, &title, &help, details).unwrap_or_else(|error| error)
            }
        })
    }
}

/// An exception with what belongs to it; what can be done is a note, which Python shows below the message.
fn made(py: Python<'_>, class: &str, title: &str, help: &str, details: Vec<String>) -> PyResult<PyErr> {
    let error = py.import("exaequo.errors")?.getattr(class)?.call1((title,))?;
    error.setattr("details", pyo3::types::PyTuple::new(py, details.iter())?)?;
    for note in details.iter().map(String::as_str).chain([help]).filter(|note| !note.is_empty()) {
        error.call_method1("add_note", (note,))?;
    }
    Ok(PyErr::from_value(error))
}

/// A file that holds no tournament, with everything that was found in it.
pub(crate) fn no_tournament(py: Python<'_>, title: &str, findings: Vec<Finding>) -> PyErr {
    let make = || {
        let error = made(py, "ReadError", title, "", Vec::new())?;
        error.value(py).setattr("findings", pyo3::types::PyTuple::new(py, findings)?)?;
        Ok::<_, PyErr>(error)
    };
    make().unwrap_or_else(|error| error)
}

/// An argument that is none of its values.
pub(crate) fn not_one_of(what: &str, found: &str, expected: &[&str]) -> PyErr {
    PyValueError::new_err(format!("{what} {found:?} is not one of {}", expected.join(", ")))
}

/// A file that could not be read, by its name.
pub(crate) fn unreadable(path: &std::path::Path, error: &std::io::Error) -> PyErr {
    match error.raw_os_error() {
        Some(number) => {
            let reason = error.to_string();
            let reason = reason.split(" (os error").next().unwrap_or_default().to_owned();
            PyOSError::new_err((number, reason, path.display().to_string()))
        }
        None => PyOSError::new_err(format!("{}: {error}", path.display())),
    }
}
