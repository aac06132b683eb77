//! Standings: a sequence of rows.

use std::sync::Arc;

use exaequo::report::notice;
use exaequo::report::page::Page;
use exaequo::report::standings::{self, Detail, Layout};
use exaequo::site::List;
use exaequo::{Lang, Standings as Inner};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList, PySlice, PyTuple};

use crate::argument::{Who, language};
use crate::error::Failure;
use crate::explanation::Explanation;
use crate::number::Numbers;
use crate::page::{self, Form, Made, Written, written};
use crate::ranks::RankCheck;
use crate::row::{Ranked, Row};

/// Who is ranked where. They stay as they are when the event changes.
#[pyclass(frozen, sequence, module = "exaequo")]
pub(crate) struct Standings {
    ranked: Arc<Ranked>,
}

impl From<Inner> for Standings {
    fn from(standings: Inner) -> Self {
        let criteria = standings.criteria().iter().map(ToString::to_string).collect();
        Self { ranked: Arc::new(Ranked { standings, criteria }) }
    }
}

impl Standings {
    fn row(&self, index: isize) -> PyResult<Row> {
        let count = self.__len__();
        let index = if index < 0 { index.checked_add_unsigned(count) } else { Some(index) };
        let index = index.and_then(|index| usize::try_from(index).ok()).filter(|index| *index < count);
        let index = index.ok_or_else(|| PyIndexError::new_err("there is no such row"))?;
        Ok(Row::new(&self.ranked, index))
    }

    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, (0..self.__len__()).map(|index| Row::new(&self.ranked, index)))
    }

    fn slice<'py>(&self, slice: &Bound<'py, PySlice>) -> PyResult<Bound<'py, PyAny>> {
        let range = slice.indices(self.__len__().try_into()?)?;
        let places =
            (0..range.slicelength).map(|step| range.start + isize::try_from(step).unwrap_or(0) * range.step);
        let rows = places.map(|place| self.row(place)).collect::<PyResult<Vec<_>>>()?;
        Ok(PyList::new(slice.py(), rows)?.into_any())
    }
}

#[pymethods]
impl Standings {
    fn __len__(&self) -> usize {
        self.ranked.standings.rows().len()
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(slice) = index.cast::<PySlice>() {
            return self.slice(slice);
        }
        let place =
            index.extract().map_err(|_| PyTypeError::new_err("rows have whole numbers, or slices"))?;
        Ok(Bound::new(index.py(), self.row(place)?)?.into_any())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.rows(py)?.try_iter()
    }

    /// Where a row stands, from 0. Raises `ValueError` where it does not.
    #[pyo3(signature = (value, start=0, stop=None))]
    fn index<'py>(
        &self,
        value: &Bound<'py, PyAny>,
        start: isize,
        stop: Option<isize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let rows = self.rows(value.py())?;
        rows.call_method1("index", (value, start, stop.unwrap_or(isize::MAX)))
    }

    /// How often a row stands there.
    fn count<'py>(&self, value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.rows(value.py())?.call_method1("count", (value,))
    }

    /// The criteria, in order, those that were left out aside.
    #[getter]
    fn criteria<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.ranked.criteria.iter())
    }

    /// The edition of the regulations.
    #[getter]
    fn edition(&self) -> &'static str {
        self.ranked.standings.options().regulations.edition.name
    }

    /// The last round that counts.
    #[getter]
    fn round(&self) -> usize {
        self.ranked.standings.table().field.rounds()
    }

    /// What there is to say about them.
    #[pyo3(signature = (*, lang="en"))]
    fn notices(&self, lang: &str) -> PyResult<Vec<String>> {
        let lang = language(lang)?;
        let notices = self.ranked.standings.table().notices.iter();
        Ok(notices.map(|one| notice::message(lang, one).title).collect())
    }

    /// Rank, number, name and a column for each criterion.
    #[pyo3(signature = (*, numbers="float"))]
    fn columns<'py>(&self, py: Python<'py>, numbers: &str) -> PyResult<Bound<'py, PyDict>> {
        let numbers = Numbers::named(numbers)?;
        let columns = PyDict::new(py);
        let rows = || self.ranked.standings.rows();
        columns.set_item("rank", PyList::new(py, rows().map(|row| row.place().number()))?)?;
        columns.set_item("number", PyList::new(py, rows().map(|row| row.number()))?)?;
        columns.set_item("name", PyList::new(py, rows().map(|row| row.name()))?)?;
        let table = self.ranked.standings.table();
        for (place, criterion) in self.ranked.criteria.iter().enumerate() {
            let values = rows().map(|row| table.value(place, row.participant()));
            columns.set_item(criterion, numbers.list(py, values)?)?;
        }
        Ok(columns)
    }

    /// The arithmetic behind a value, by a criterion of the list or any other; without one, behind all values.
    #[pyo3(signature = (participant, tie_break=None, *, lang="en"))]
    fn explain(
        &self,
        py: Python<'_>,
        participant: Who,
        tie_break: Option<&str>,
        lang: &str,
    ) -> PyResult<Explanation> {
        let lang = language(lang)?;
        let explain = || match tie_break {
            Some(criterion) => self.ranked.standings.explain(participant.whom(), criterion),
            None => self.ranked.standings.explain_all(participant.whom()),
        };
        Ok(Explanation::new(py.detach(explain).map_err(Failure::from)?, lang))
    }

    /// What separates two participants.
    #[pyo3(signature = (one, other, *, lang="en"))]
    fn compare(&self, py: Python<'_>, one: Who, other: Who, lang: &str) -> PyResult<Explanation> {
        let lang = language(lang)?;
        let compared = py.detach(|| self.ranked.standings.compare(one.whom(), other.whom()));
        Ok(Explanation::new(compared.map_err(Failure::from)?, lang))
    }

    /// The ranks the event publishes against these.
    fn check_ranks(&self, py: Python<'_>) -> RankCheck {
        py.detach(|| self.ranked.standings.check_ranks()).into()
    }

    /// A list of the event in one of its forms.
    #[pyo3(signature = (name="standings", *, lang="en", form="text", computed=None))]
    fn page(
        &self,
        py: Python<'_>,
        name: &str,
        lang: &str,
        form: &str,
        computed: Option<Made>,
    ) -> PyResult<Written> {
        let lang = language(lang)?;
        let form = Form::named(form)?;
        Ok(written(py, self.list(py, name, lang)?, form, computed))
    }

    /// The table of a list, column by column.
    #[pyo3(signature = (name="standings", *, lang="en", numbers="float"))]
    fn table<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        lang: &str,
        numbers: &str,
    ) -> PyResult<Bound<'py, PyDict>> {
        let lang = language(lang)?;
        let numbers = Numbers::named(numbers)?;
        page::columns(py, &self.list(py, name, lang)?, numbers)
    }

    /// As `exaequo/standings/1`, with the terms behind every value where that is asked for.
    #[pyo3(signature = (*, terms=false, lang="en"))]
    fn to_json(&self, py: Python<'_>, terms: bool, lang: &str) -> PyResult<String> {
        let lang = language(lang)?;
        let detail = if terms { Detail::Terms } else { Detail::Values };
        Ok(py.detach(|| standings::json(&self.ranked.standings, detail, Layout::Pretty, lang)))
    }

    fn __repr__(&self) -> String {
        format!("<Standings of {}: {}>", self.__len__(), self.ranked.criteria.join(", "))
    }
}

impl Standings {
    fn list(&self, py: Python<'_>, name: &str, lang: Lang) -> Result<Page, Failure> {
        py.detach(|| name.parse::<List>()?.page(&self.ranked.standings, lang)).map_err(Failure::from)
    }
}
