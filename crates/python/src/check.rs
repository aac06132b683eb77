//! Everything that is wrong with a file, whether it holds a tournament or not.

use exaequo::event;
use exaequo::report::check;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::argument::language;
use crate::finding::{Finding, findings};
use crate::page::{Form, Made, Written, written};
use crate::source::Source;

/// What was found in a file.
#[pyclass(frozen, module = "exaequo")]
pub(crate) struct Check {
    check: event::Check,
    name: String,
}

/// Looks at a file, which may be of any kind, and says everything that is wrong with it.
#[pyfunction]
#[pyo3(name = "check", signature = (source, /, *, name=None))]
pub(crate) fn check_source(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    name: Option<String>,
) -> PyResult<Check> {
    let source = Source::of(source)?;
    let name = name.unwrap_or_else(|| source.name.clone());
    py.detach(|| {
        let reading = exaequo::Event::read(source.into_bytes()?, &exaequo::ReadOptions::default());
        Ok(Check { check: reading.check(), name })
    })
}

#[pymethods]
impl Check {
    /// Everything that was found, errors first, in English.
    #[getter]
    fn findings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.findings_in(py, "en")
    }

    /// The same in a language.
    fn findings_in<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyTuple>> {
        let lang = language(lang)?;
        let found: Vec<Finding> = py.detach(|| findings(&self.check, lang));
        PyTuple::new(py, found)
    }

    /// How many findings are errors: a file with one holds no tournament.
    #[getter]
    fn errors(&self) -> u32 {
        self.check.counts().errors
    }

    /// How many findings are warnings.
    #[getter]
    fn warnings(&self) -> u32 {
        self.check.counts().warnings
    }

    /// How many findings are notes.
    #[getter]
    fn notes(&self) -> u32 {
        self.check.counts().notes
    }

    /// All findings as `exaequo/check/1`.
    #[pyo3(signature = (*, lang="en"))]
    fn to_json(&self, py: Python<'_>, lang: &str) -> PyResult<String> {
        let lang = language(lang)?;
        Ok(py.detach(|| check::json(&self.check, &self.name, lang)))
    }

    /// The findings as a list to look at.
    #[pyo3(signature = (*, lang="en", form="text", computed=None))]
    fn page(&self, py: Python<'_>, lang: &str, form: &str, computed: Option<Made>) -> PyResult<Written> {
        let lang = language(lang)?;
        let form = Form::named(form)?;
        let repeats = if form == Form::Csv { check::Repeats::All } else { check::Repeats::Grouped };
        let page = py.detach(|| check::page(&self.check, &self.name, repeats, lang));
        Ok(written(py, page, form, computed))
    }

    fn __repr__(&self) -> String {
        format!("<Check: {}>", check::closing(&self.check, exaequo::Lang::En))
    }
}
