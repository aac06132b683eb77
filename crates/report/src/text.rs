//! Text of others made fit to be shown, and lines broken to a width: what a surface needs for texts of its own.

pub use crate::sanitize::quoted;
pub use exaequo_page::{sanitize, text_width, wrap, wrap_after, wrapped};
