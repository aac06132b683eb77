//! Rating lists as columns: of two million players, too many to be objects.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use exaequo::lists::{Heading, Row, rows};
use exaequo::model::Date;
use exaequo::rating::RatingList as Records;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};

use crate::argument::{day, pace};
use crate::arrow::{Players, Table, broken};
use crate::error::{Failure, unreadable};
use crate::source::{Content, Source};

/// What is read at once.
const BUFFER: usize = 1 << 20;

/// A rating list, column by column.
#[pyclass(frozen, module = "exaequo.lists")]
pub(crate) struct RatingList {
    table: Table,
    published: Option<Date>,
}

/// Opens a list.
pub(crate) fn open(path: &Path) -> PyResult<BufReader<File>> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    Ok(BufReader::with_capacity(BUFFER, file))
}

/// Reads a rating list: FIDE's as TXT or XML in every layout, or a CSV.
#[pyfunction]
#[pyo3(signature = (source, /, *, pace="standard"))]
pub(crate) fn read_list(py: Python<'_>, source: &Bound<'_, PyAny>, pace: &str) -> PyResult<RatingList> {
    let (source, pace) = (Source::of(source)?, self::pace(pace)?);
    py.detach(|| {
        let mut players = Players::default();
        let mut keep = |row: Row<'_>, _| {
            players.push(&row);
            Ok(())
        };
        let heading = match source.content {
            Content::Bytes(bytes) => rows(bytes.as_slice(), pace, &mut keep),
            Content::File(path) => rows(open(&path)?, pace, &mut keep),
        };
        let Heading { published, .. } = heading.map_err(Failure::from)?;
        Ok(RatingList { table: players.finish().map_err(broken)?, published })
    })
}

impl RatingList {
    /// What it says of some players, by their sorted numbers.
    pub(crate) fn records(&self, ids: &[u64]) -> Records {
        Records::new(self.table.records(ids)).published_on(self.published)
    }
}

#[pymethods]
impl RatingList {
    fn __len__(&self) -> usize {
        self.table.len()
    }

    /// The day of the list, where it says so.
    #[getter]
    fn published<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.published.map(|published| day(py, published)).transpose()
    }

    /// The columns by their names, as lists.
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.table.columns(py)
    }

    /// The list for data frames, which take it over as it is.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // The interface lets a producer answer with the schema it has.
        let _ = requested_schema;
        self.table.capsules(py)
    }

    fn __repr__(&self) -> String {
        format!("<RatingList of {}>", self.table.len())
    }
}
