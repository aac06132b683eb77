//! Pages in the forms there are, and their tables as columns.

use exaequo::model::Date;
use exaequo::report::diagnostic::Look;
use exaequo::report::page::{Cell, Page, Table, computed, to_json};
use exaequo::report::standings::Layout;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use crate::argument::Day;
use crate::error::not_one_of;
use crate::number::Numbers;

/// A form in which a page is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Text,
    Plain,
    Csv,
    Markdown,
    Json,
    Html,
    Xlsx,
}

const FORMS: [(&str, Form); 7] = [
    ("text", Form::Text),
    ("plain", Form::Plain),
    ("csv", Form::Csv),
    ("markdown", Form::Markdown),
    ("json", Form::Json),
    ("html", Form::Html),
    ("xlsx", Form::Xlsx),
];

impl Form {
    /// A form by its name.
    pub(crate) fn named(name: &str) -> PyResult<Self> {
        let found = FORMS.iter().find(|(known, _)| *known == name).map(|(_, form)| *form);
        found.ok_or_else(|| not_one_of("form", name, &FORMS.map(|(known, _)| known)))
    }
}

/// When a page was made, for its foot: a `datetime`, in UTC where it does not say.
pub(crate) struct Made {
    day: Date,
    hour: u8,
    minute: u8,
}

impl<'py> FromPyObject<'_, 'py> for Made {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let py = given.py();
        let mut time = given.to_owned();
        if !time.getattr("tzinfo")?.is_none() {
            let utc = py.import("datetime")?.getattr("timezone")?.getattr("utc")?;
            time = time.call_method1("astimezone", (utc,))?;
        }
        let day = time.extract::<Day>()?.0;
        Ok(Self { day, hour: time.getattr("hour")?.extract()?, minute: time.getattr("minute")?.extract()? })
    }
}

/// A page that is written: text, but for a spreadsheet.
#[derive(IntoPyObject)]
pub(crate) enum Written {
    Text(String),
    Spreadsheet(Py<PyBytes>),
}

/// A page in a form, with the time at which it was made in its foot.
pub(crate) fn written(py: Python<'_>, mut page: Page, form: Form, made: Option<Made>) -> Written {
    if let Some(Made { day, hour, minute }) = made {
        page.foot.push(computed(page.lang, day, hour, minute));
    }
    if form == Form::Xlsx {
        return Written::Spreadsheet(PyBytes::new(py, &py.detach(|| page.to_xlsx())).unbind());
    }
    Written::Text(py.detach(|| text(&page, form)))
}

fn text(page: &Page, form: Form) -> String {
    match form {
        Form::Plain => page.to_plain(),
        Form::Csv => page.to_csv(),
        Form::Markdown => page.to_markdown(),
        Form::Json => to_json(page, Layout::Pretty),
        Form::Html => page.to_html(),
        Form::Text | Form::Xlsx => page.to_text_with_tables(&Look::plain(page.lang), usize::MAX),
    }
}

/// The first table that programs read, column by column; rows of tables with the same columns follow it.
pub(crate) fn columns<'py>(py: Python<'py>, page: &Page, numbers: Numbers) -> PyResult<Bound<'py, PyDict>> {
    let columns = PyDict::new(py);
    let Some(first) = page.tables_for_programs().next() else { return Ok(columns) };
    let keys = keys(first);
    let alike: Vec<&Table> = page.tables_for_programs().filter(|table| self::keys(table) == keys).collect();
    for (index, key) in keys {
        let cells = alike.iter().flat_map(|table| &table.rows).filter_map(|row| row.cells.get(index));
        let values: Vec<_> = cells.map(|cell| value(py, cell, numbers)).collect::<PyResult<_>>()?;
        columns.set_item(key, PyList::new(py, values)?)?;
    }
    Ok(columns)
}

/// The places and names of the columns that programs read.
fn keys(table: &Table) -> Vec<(usize, &str)> {
    let named = |index: usize| Some((index, table.columns.get(index)?.key.as_str()));
    table.for_programs().filter_map(named).collect()
}

fn value<'py>(py: Python<'py>, cell: &Cell, numbers: Numbers) -> PyResult<Bound<'py, PyAny>> {
    match cell {
        Cell::Empty | Cell::Missing | Cell::Own | Cell::Rank(None, _) => Ok(py.None().into_bound(py)),
        Cell::Rank(Some(rank), _) => Ok(rank.into_pyobject(py)?.into_any()),
        Cell::Level => Ok(0_u32.into_pyobject(py)?.into_any()),
        Cell::Whole(number) | Cell::Assumed(number) => Ok(number.into_pyobject(py)?.into_any()),
        Cell::Exact { parts, decimals }
        | Cell::Decimal { parts, decimals, .. }
        | Cell::Fixed { parts, decimals, .. } => numbers.parts(py, *parts, *decimals),
        Cell::Halves(halves) => numbers.parts(py, halves.saturating_mul(5), 1),
        Cell::Flag(is_so) => Ok(is_so.into_pyobject(py)?.to_owned().into_any()),
        Cell::Text(_) | Cell::Name { .. } | Cell::Link(_) | Cell::Sign(_) | Cell::Several(_) => {
            Ok(cell.in_file().into_pyobject(py)?.into_any())
        }
    }
}
