//! Exact numbers as Python has them: floats, or fractions and decimals where nothing may be lost.

use exaequo::tiebreak::Exact;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyList, PyType};

use crate::error::not_one_of;

/// How numbers are handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    Float,
    Fraction,
    Decimal,
}

impl Numbers {
    /// `float`, `fraction` or `decimal`.
    pub(crate) fn named(name: &str) -> PyResult<Self> {
        match name {
            "float" => Ok(Self::Float),
            "fraction" => Ok(Self::Fraction),
            "decimal" => Ok(Self::Decimal),
            other => Err(not_one_of("numbers", other, &["float", "fraction", "decimal"])),
        }
    }

    /// A value of a criterion.
    pub(crate) fn of(self, py: Python<'_>, value: Option<Exact>) -> PyResult<Bound<'_, PyAny>> {
        match value {
            None => Ok(py.None().into_bound(py)),
            Some(value) => self.ratio(py, value.numerator(), value.denominator()),
        }
    }

    /// The values of a column.
    pub(crate) fn list(
        self,
        py: Python<'_>,
        values: impl ExactSizeIterator<Item = Option<Exact>>,
    ) -> PyResult<Bound<'_, PyList>> {
        match self {
            Self::Float => PyList::new(py, values.map(nearest)),
            exact => {
                let values = values.map(|value| exact.of(py, value));
                PyList::new(py, values.collect::<PyResult<Vec<_>>>()?)
            }
        }
    }

    /// A number of parts of which `10 ^ decimals` make a whole.
    pub(crate) fn parts(self, py: Python<'_>, parts: i64, decimals: u32) -> PyResult<Bound<'_, PyAny>> {
        self.ratio(py, parts, 10_i64.saturating_pow(decimals))
    }

    fn ratio(self, py: Python<'_>, over: i64, under: i64) -> PyResult<Bound<'_, PyAny>> {
        match self {
            Self::Float => Ok(float(over, under).into_pyobject(py)?.into_any()),
            Self::Fraction => fraction(py)?.call1((over, under)),
            Self::Decimal => {
                let decimal = decimal(py)?;
                decimal.call1((over,))?.div(decimal.call1((under,))?)
            }
        }
    }
}

/// The nearest float to a value.
pub(crate) fn nearest(value: Option<Exact>) -> Option<f64> {
    value.map(|value| float(value.numerator(), value.denominator()))
}

/// The nearest float: both numbers are whole and far below 2⁵³.
#[allow(clippy::cast_precision_loss, reason = "this is the edge at which numbers become floats")]
pub(crate) fn float(over: i64, under: i64) -> f64 {
    over as f64 / under as f64
}

fn fraction(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "fractions", "Fraction")
}

fn decimal(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "decimal", "Decimal")
}
