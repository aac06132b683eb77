//! Play-offs, lots and tables of round robins (articles 2 to 4).
//!
//! * [`PlanSheet`]: who plays off, for which places, how and when.
//! * [`MergedSheet`]: final standings, with what the play-off decided.
//! * [`lots`]: a draw anyone can repeat, and its record.
//! * [`berger`]: tables of round robins.

mod begun_json;
pub mod berger;
mod between;
mod bracket;
mod explained;
mod form;
mod games;
mod grid;
mod json;
mod line_ups;
pub mod lots;
mod merged;
mod merged_json;
mod plan;
mod rules;
mod so_far;
pub(crate) mod stage;
mod times;
mod unfinished;

pub use between::PlayedOff;
pub use merged::MergedSheet;
pub(crate) use merged::is_open;
pub use plan::PlanSheet;
pub use unfinished::{unfinished_line, unused_line};
