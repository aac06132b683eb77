//! exaequo as a module of Python.
//!
//! The classes here hold results of the library and hand them out; what Python sees of them is declared in
//! `python/exaequo/_native.pyi`. Work is done without the interpreter's lock ([`Python::detach`](pyo3::Python::detach)),
//! objects are frozen or guard what changes, and floating point begins here.

mod argument;
mod arrow;
mod change;
mod check;
mod error;
mod event;
mod explanation;
mod finding;
mod forecast;
mod lists;
mod number;
mod page;
mod person;
mod ranking;
mod ranks;
mod rated;
mod row;
mod source;
mod standings;

/// The module behind the package `exaequo`.
#[pyo3::pymodule(gil_used = false)]
mod _native {
    use pyo3::prelude::*;
    use pyo3::types::PySequence;

    #[pymodule_export]
    use crate::{
        check::{Check, check_source},
        event::{Event, read},
        explanation::Explanation,
        finding::Finding,
        forecast::{Forecast, Prospect},
        lists::{RatingList, read_list},
        person::{Player, Team},
        ranks::RankCheck,
        rated::{Rated, RatedPlayer, rate_together},
        row::Row,
        standings::Standings,
    };

    /// What asks whether standings are a `collections.abc.Sequence` is told so.
    #[pymodule_init]
    fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
        PySequence::register::<Standings>(module.py())
    }

    /// The version of the package.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "so Python names it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
