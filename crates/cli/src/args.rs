//! The command line: what can be typed, and what was.

pub(crate) mod allow;
pub(crate) mod definitions;
pub(crate) mod external;
pub(crate) mod form;
pub(crate) mod language;
pub(crate) mod line;
mod of_file;
pub(crate) mod paper;
pub(crate) mod playoff;
pub(crate) mod prizes;
pub(crate) mod ranking;
pub(crate) mod rating;
pub(crate) mod rating_list;
pub(crate) mod settings;
pub(crate) mod usage;
