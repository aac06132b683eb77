//! Rows of standings.

use std::sync::Arc;

use exaequo::event::{Place, StandingsRow};
use exaequo::tiebreak::Exact;
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::number::Numbers;

/// A participant in standings.
#[pyclass(frozen, eq, module = "exaequo")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    place: Place,
    number: u32,
    name: String,
    values: Vec<Option<Exact>>,
    criteria: Arc<[String]>,
}

impl Row {
    /// A row with the names of its criteria.
    pub(crate) fn new(row: StandingsRow<'_>, criteria: &Arc<[String]>) -> Self {
        Self {
            place: row.place(),
            number: row.number(),
            name: row.name().to_owned(),
            values: row.values(),
            criteria: Arc::clone(criteria),
        }
    }

    fn find(&self, criterion: &str) -> PyResult<Option<Exact>> {
        let place = self.criteria.iter().position(|known| known.eq_ignore_ascii_case(criterion));
        let value = place.and_then(|place| self.values.get(place)).copied();
        value.ok_or_else(|| PyKeyError::new_err(criterion.to_owned()))
    }
}

#[pymethods]
impl Row {
    /// The place as a number; `None` for whoever is listed without one.
    #[getter]
    fn rank(&self) -> Option<u32> {
        self.place.number()
    }

    /// Whether others have the place too.
    #[getter]
    fn shared(&self) -> bool {
        matches!(self.place, Place::Shared(_))
    }

    /// The place as it is printed: `3`, `3=` where it is shared.
    #[getter]
    fn place(&self) -> String {
        self.place.to_string()
    }

    /// The pairing number.
    #[getter]
    fn number(&self) -> u32 {
        self.number
    }

    /// The name of the player, in a team event of the team.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The values, criterion by criterion.
    #[getter]
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.numbers(py, Numbers::Float)
    }

    /// The values as exact fractions.
    #[getter]
    fn fractions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.numbers(py, Numbers::Fraction)
    }

    /// The values as decimals, to the precision of the context.
    #[getter]
    fn decimals<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.numbers(py, Numbers::Decimal)
    }

    /// The value by a criterion of the list.
    #[pyo3(signature = (criterion, *, numbers="float"))]
    fn value<'py>(&self, py: Python<'py>, criterion: &str, numbers: &str) -> PyResult<Bound<'py, PyAny>> {
        let numbers = Numbers::named(numbers)?;
        numbers.of(py, self.find(criterion)?)
    }

    fn __getitem__<'py>(&self, py: Python<'py>, criterion: &str) -> PyResult<Bound<'py, PyAny>> {
        Numbers::Float.of(py, self.find(criterion)?)
    }

    fn __repr__(&self) -> String {
        let values =
            self.values.iter().map(|value| value.map_or_else(|| "-".to_owned(), |one| one.to_string()));
        let values = values.collect::<Vec<_>>().join(" ");
        format!("<Row {} {} {} {values}>", self.place, self.number, self.name)
    }
}

impl Row {
    fn numbers<'py>(&self, py: Python<'py>, numbers: Numbers) -> PyResult<Bound<'py, PyTuple>> {
        let values = self.values.iter().map(|value| numbers.of(py, *value));
        PyTuple::new(py, values.collect::<PyResult<Vec<_>>>()?)
    }
}
