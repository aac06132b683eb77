//! Text of others made fit to be shown, and lines broken to a width: what a surface needs for texts of its own.

pub use crate::clean::{clean, quoted, text_width};
pub use crate::wrap::{wrap, wrap_after, wrapped};
