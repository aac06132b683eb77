//! Text of others made fit to be shown, and lines broken to a width: what a surface needs for texts of its own.

pub use crate::clean::quoted;
pub use exaequo_page::{clean, text_width, wrap, wrap_after, wrapped};
