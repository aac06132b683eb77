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
    #[pymodule_export]
    use crate::check::{Check, check_source};
    #[pymodule_export]
    use crate::event::{Event, read};
    #[pymodule_export]
    use crate::explanation::Explanation;
    #[pymodule_export]
    use crate::finding::Finding;
    #[pymodule_export]
    use crate::forecast::{Forecast, Prospect};
    #[pymodule_export]
    use crate::lists::{RatingList, read_list};
    #[pymodule_export]
    use crate::person::{Player, Team};
    #[pymodule_export]
    use crate::ranks::RankCheck;
    #[pymodule_export]
    use crate::rated::{Rated, RatedPlayer, rate_together};
    #[pymodule_export]
    use crate::row::Row;
    #[pymodule_export]
    use crate::standings::Standings;

    /// The version of the package.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "so Python names it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
