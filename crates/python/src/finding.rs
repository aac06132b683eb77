//! What is wrong with a file, one by one.

use std::fmt;

use exaequo::Lang;
use exaequo::event::Check;
use exaequo::model::Severity;
use exaequo::report::check::{Repeats, Seen, seen};
use pyo3::prelude::*;

/// Something found in a file.
#[pyclass(frozen, eq, module = "exaequo")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    seen: Seen,
}

/// Everything that was found, errors first, in a language.
pub(crate) fn findings(check: &Check, lang: Lang) -> Vec<Finding> {
    let groups = seen(check, Repeats::All, lang).into_iter();
    groups.flat_map(|group| group.findings).map(|seen| Finding { seen }).collect()
}

#[pymethods]
impl Finding {
    /// The code of the finding, the same in every version.
    #[getter]
    fn code(&self) -> &'static str {
        self.seen.code
    }

    /// How serious it is.
    #[getter]
    fn severity(&self) -> &'static str {
        match self.seen.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }

    /// What was found.
    #[getter]
    fn title(&self) -> &str {
        &self.seen.title
    }

    /// What to do about it; empty where there is nothing to do.
    #[getter]
    fn help(&self) -> &str {
        &self.seen.help
    }

    /// The line of the file, from 1.
    #[getter]
    fn line(&self) -> Option<u32> {
        self.seen.line
    }

    /// Which characters of the line are meant: the first, and the one after the last.
    #[getter]
    fn columns(&self) -> Option<(usize, usize)> {
        (!self.seen.marked.is_empty()).then_some((self.seen.marked.start, self.seen.marked.end))
    }

    /// The text of the line; empty where the file has none.
    #[getter]
    fn text(&self) -> &str {
        &self.seen.text
    }

    /// Where in a document without lines it is.
    #[getter]
    fn path(&self) -> &str {
        &self.seen.path
    }

    fn __str__(&self) -> String {
        self.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Finding {self}>")
    }
}

/// `12: error[T049]: …`
impl fmt::Display for Finding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Seen { code, word, title, line, .. } = &self.seen;
        if let Some(line) = line {
            write!(formatter, "{line}: ")?;
        }
        write!(formatter, "{word}[{code}]: {title}")
    }
}
