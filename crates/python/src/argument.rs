//! Arguments: languages, participants, days, kinds of play and of byes, by the names Python users type.

use exaequo::Lang;
use exaequo::event::Whom;
use exaequo::model::{Birth, Bye, Date, Pace, Sex, System, Title};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::error::not_one_of;

/// A language by its code.
pub(crate) fn language(code: &str) -> PyResult<Lang> {
    code.parse().map_err(|_| not_one_of("lang", code, &Lang::ALL.map(Lang::code)))
}

/// Somebody by number or name.
#[derive(FromPyObject)]
pub(crate) enum Who {
    /// By the pairing number.
    Number(u32),
    /// By a part of the name, or a number as typed.
    Name(String),
}

impl Who {
    /// As somebody would type it.
    pub(crate) fn typed(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Name(name) => name.clone(),
        }
    }

    /// For questions about participants.
    pub(crate) fn whom(&self) -> Whom {
        Whom::Typed(self.typed())
    }
}

/// A day: a `datetime.date`, or a text such as `2026-03-07`.
pub(crate) struct Day(pub(crate) Date);

impl<'py> FromPyObject<'_, 'py> for Day {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(text) = given.cast::<PyString>() {
            let text = text.to_str()?;
            let wrong = |_| PyValueError::new_err(format!("{text:?} is not a day such as 2026-03-07"));
            return text.parse().map(Self).map_err(wrong);
        }
        let part = |name| given.getattr(name);
        let (year, month, day) =
            (part("year")?.extract()?, part("month")?.extract()?, part("day")?.extract()?);
        Date::new(year, month, day).map(Self).map_err(|error| PyValueError::new_err(error.to_string()))
    }
}

/// A day as Python has it.
pub(crate) fn day(py: Python<'_>, day: Date) -> PyResult<Bound<'_, PyAny>> {
    py.import("datetime")?.getattr("date")?.call1((day.year(), day.month(), day.day()))
}

const BYES: [(&str, Bye); 4] = [
    ("pairing-allocated", Bye::PairingAllocated),
    ("full", Bye::FullPoint),
    ("half", Bye::HalfPoint),
    ("zero", Bye::ZeroPoint),
];
const SEXES: [(&str, Sex); 2] = [("m", Sex::Male), ("f", Sex::Female)];

pub(crate) fn bye(name: &str) -> PyResult<Bye> {
    named("bye", name, &BYES)
}

pub(crate) fn pace(name: &str) -> PyResult<Pace> {
    named("pace", name, &Pace::ALL.map(|pace| (pace.name(), pace)))
}

pub(crate) fn system(name: &str) -> PyResult<System> {
    named("system", name, &System::NAMED)
}

pub(crate) fn sex(name: &str) -> PyResult<Sex> {
    named("sex", name, &SEXES)
}

pub(crate) fn title(name: &str) -> PyResult<Title> {
    named("title", name, &Title::FIDE.map(|(title, name)| (name, title)))
}

fn named<T: Copy>(what: &str, name: &str, all: &[(&str, T)]) -> PyResult<T> {
    let found = all.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| *value);
    found.ok_or_else(|| not_one_of(what, name, &all.iter().map(|(known, _)| *known).collect::<Vec<_>>()))
}

/// When somebody was born: a year, or a day.
pub(crate) fn birth(given: &Bound<'_, PyAny>) -> PyResult<Birth> {
    match given.extract::<i16>() {
        Ok(year) => Ok(Birth::Year(year)),
        Err(_) => given.extract::<Day>().map(|day| Birth::Day(day.0)),
    }
}

/// The name of a value of a table above.
pub(crate) fn sex_name(sex: Sex) -> &'static str {
    SEXES.iter().find(|(_, known)| *known == sex).map_or("", |(name, _)| name)
}
