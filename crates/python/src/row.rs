//! Rows of standings.

use std::sync::Arc;

use exaequo::Standings;
use exaequo::event::{Place, StandingsRow};
use exaequo::tiebreak::Exact;
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::number::{Numbers, nearest};

/// Standings with the names of their criteria, shared by the rows.
#[derive(Debug)]
pub(crate) struct Ranked {
    pub(crate) standings: Standings,
    pub(crate) criteria: Vec<String>,
}

/// A participant in standings. Values are looked up where they are: two thousand rows are made at once, and few are read.
#[pyclass(frozen, eq, module = "exaequo")]
#[derive(Clone, Debug)]
pub(crate) struct Row {
    ranked: Arc<Ranked>,
    index: usize,
}

impl Row {
    /// The row at a place of the list, which has one.
    pub(crate) fn new(ranked: &Arc<Ranked>, index: usize) -> Self {
        Self { ranked: Arc::clone(ranked), index }
    }

    fn row(&self) -> Option<StandingsRow<'_>> {
        self.ranked.standings.row(self.index)
    }

    fn standing(&self) -> Place {
        self.row().map_or(Place::None, |row| row.place())
    }

    fn exact(&self) -> impl ExactSizeIterator<Item = Option<Exact>> {
        let (row, table) = (self.row(), self.ranked.standings.table());
        (0..self.ranked.criteria.len())
            .map(move |criterion| row.and_then(|row| table.value(criterion, row.participant())))
    }

    fn find(&self, criterion: &str) -> PyResult<Option<Exact>> {
        let place = self.ranked.criteria.iter().position(|known| known.eq_ignore_ascii_case(criterion));
        let value = place.and_then(|place| self.exact().nth(place));
        value.ok_or_else(|| PyKeyError::new_err(criterion.to_owned()))
    }

    fn numbers<'py>(&self, py: Python<'py>, numbers: Numbers) -> PyResult<Bound<'py, PyTuple>> {
        let values = self.exact().map(|value| numbers.of(py, value));
        PyTuple::new(py, values.collect::<PyResult<Vec<_>>>()?)
    }
}

/// The same participant at the same place with the same values.
impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.standing() == other.standing()
            && (self.number(), self.name()) == (other.number(), other.name())
            && self.ranked.criteria == other.ranked.criteria
            && self.exact().eq(other.exact())
    }
}

#[pymethods]
impl Row {
    /// The place as a number; `None` for whoever is listed without one.
    #[getter]
    fn rank(&self) -> Option<u32> {
        self.standing().number()
    }

    /// Whether others have the place too.
    #[getter]
    fn shared(&self) -> bool {
        matches!(self.standing(), Place::Shared(_))
    }

    /// The place as it is printed: `3`, `3=` where it is shared.
    #[getter]
    fn place(&self) -> String {
        self.standing().to_string()
    }

    /// The pairing number.
    #[getter]
    fn number(&self) -> u32 {
        self.row().map_or(0, |row| row.number())
    }

    /// The name of the player, in a team event of the team.
    #[getter]
    fn name(&self) -> &str {
        self.row().map_or("", |row| row.name())
    }

    /// The values, criterion by criterion.
    #[getter]
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.exact().map(nearest))
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
        let values = self.exact().map(|value| value.map_or_else(|| "-".to_owned(), |one| one.to_string()));
        let values = values.collect::<Vec<_>>().join(" ");
        format!("<Row {} {} {} {values}>", self.standing(), self.number(), self.name())
    }
}
