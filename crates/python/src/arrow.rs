//! A rating list in Arrow's layout, which data frames take over without copying it.

use std::collections::BTreeMap;
use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, Int32Builder, Int64Builder, StringBuilder};
use arrow_array::cast::AsArray;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::types::{Int32Type, Int64Type};
use arrow_array::{Array, ArrayRef, RecordBatch, StructArray};
use arrow_schema::{ArrowError, DataType};
use exaequo::lists::{Activity, Figures, Row};
use exaequo::model::ByPace;
use exaequo::rating::ListRecord;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList};

use crate::argument::sex_name;

const TEXTS: [&str; 6] = ["name", "federation", "title", "women_title", "other_titles", "arena_title"];
const NUMBERS: [&str; 12] = [
    "standard",
    "standard_games",
    "standard_k",
    "rapid",
    "rapid_games",
    "rapid_k",
    "blitz",
    "blitz_games",
    "blitz_k",
    "birth",
    "all_games",
    "highest",
];

/// The rows of a list, as they come.
#[derive(Default)]
pub(crate) struct Players {
    id: Int64Builder,
    texts: [StringBuilder; TEXTS.len()],
    sex: StringBuilder,
    inactive: BooleanBuilder,
    numbers: [Int32Builder; NUMBERS.len()],
}

impl Players {
    /// Adds a row.
    pub(crate) fn push(&mut self, row: &Row<'_>) {
        self.id.append_value(i64::try_from(row.id).unwrap_or(i64::MAX));
        let texts =
            [&row.name, &row.federation, &row.title, &row.women_title, &row.other_titles, &row.arena_title];
        for (column, text) in self.texts.iter_mut().zip(texts) {
            column.append_value(text);
        }
        self.sex.append_option(row.sex.map(sex_name));
        self.inactive.append_value(row.activity == Activity::Inactive);
        let [standard, rapid, blitz] =
            [row.figures.standard, row.figures.rapid, row.figures.blitz].map(figures);
        let whole = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        let others = [row.birth.map(i32::from), row.all_games.map(whole), row.highest.map(i32::from)];
        let numbers = standard.into_iter().chain(rapid).chain(blitz).chain(others);
        for (column, number) in self.numbers.iter_mut().zip(numbers) {
            column.append_option(number);
        }
    }

    /// The list as a table.
    pub(crate) fn finish(mut self) -> Result<Table, ArrowError> {
        let id: ArrayRef = Arc::new(self.id.finish());
        let mut columns = vec![("id", id, false)];
        for (name, mut texts) in TEXTS.into_iter().zip(self.texts) {
            columns.push((name, Arc::new(texts.finish()), false));
        }
        columns.push(("sex", Arc::new(self.sex.finish()), true));
        columns.push(("inactive", Arc::new(self.inactive.finish()), false));
        for (name, mut numbers) in NUMBERS.into_iter().zip(self.numbers) {
            columns.push((name, Arc::new(numbers.finish()), true));
        }
        RecordBatch::try_from_iter_with_nullable(columns).map(Table)
    }
}

fn figures(of: Figures) -> [Option<i32>; 3] {
    [of.rating.map(i32::from), of.games.map(i32::from), of.k.map(i32::from)]
}

/// A rating list as a table.
pub(crate) struct Table(RecordBatch);

impl Table {
    pub(crate) fn len(&self) -> usize {
        self.0.num_rows()
    }

    /// The columns as lists of Python.
    pub(crate) fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let columns = PyDict::new(py);
        for (field, column) in self.0.schema().fields().iter().zip(self.0.columns()) {
            columns.set_item(field.name(), list(py, column)?)?;
        }
        Ok(columns)
    }

    /// The schema and the array of Arrow's C data interface.
    pub(crate) fn capsules<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        let schema = FFI_ArrowSchema::try_from(self.0.schema().as_ref()).map_err(broken)?;
        let array = FFI_ArrowArray::new(&StructArray::from(self.0.clone()).to_data());
        Ok((
            PyCapsule::new_with_value(py, schema, c"arrow_schema")?,
            PyCapsule::new_with_value(py, array, c"arrow_array")?,
        ))
    }

    /// What the list says of some players, by their sorted numbers.
    pub(crate) fn records(&self, ids: &[u64]) -> Vec<ListRecord> {
        let found = self.ids().enumerate().filter(|(_, id)| ids.binary_search(id).is_ok());
        let records: BTreeMap<u64, ListRecord> =
            found.map(|(place, id)| (id, self.record(place, id))).collect();
        records.into_values().collect()
    }

    fn ids(&self) -> impl Iterator<Item = u64> {
        let ids = self.0.column_by_name("id").and_then(|column| column.as_primitive_opt::<Int64Type>());
        ids.into_iter().flat_map(|ids| ids.values().iter()).map(|id| u64::try_from(*id).unwrap_or(0))
    }

    fn record(&self, place: usize, id: u64) -> ListRecord {
        let number = |name: &str| {
            let column = self.0.column_by_name(name)?.as_primitive_opt::<Int32Type>()?;
            column.is_valid(place).then(|| column.value(place))
        };
        let narrow = |name: &str| number(name).and_then(|number| u16::try_from(number).ok());
        let k = |name: &str| number(name).and_then(|number| u8::try_from(number).ok());
        ListRecord {
            id,
            ratings: ByPace { standard: narrow("standard"), rapid: narrow("rapid"), blitz: narrow("blitz") },
            k: ByPace { standard: k("standard_k"), rapid: k("rapid_k"), blitz: k("blitz_k") },
            games: number("all_games").and_then(|number| u32::try_from(number).ok()),
            highest: narrow("highest"),
            birth: number("birth").and_then(|number| i16::try_from(number).ok()),
        }
    }
}

fn list<'py>(py: Python<'py>, column: &ArrayRef) -> PyResult<Bound<'py, PyList>> {
    match column.data_type() {
        DataType::Int64 => PyList::new(py, column.as_primitive::<Int64Type>().iter().collect::<Vec<_>>()),
        DataType::Int32 => PyList::new(py, column.as_primitive::<Int32Type>().iter().collect::<Vec<_>>()),
        DataType::Boolean => PyList::new(py, column.as_boolean().iter().collect::<Vec<_>>()),
        _ => PyList::new(py, column.as_string::<i32>().iter().collect::<Vec<_>>()),
    }
}

/// Columns of one length and known types cannot fail to make a table.
pub(crate) fn broken(error: ArrowError) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}
