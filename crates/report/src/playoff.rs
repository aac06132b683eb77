//! Play-offs, lots and tables of round robins (articles 2 to 4).
//!
//! * [`plan`]: who plays off, for which places, how and when. What came of it is in [standings](crate::standings).
//! * [`open`]: what is not decided yet.
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
pub mod plan;
mod rules;
mod so_far;
pub(crate) mod stage;
mod times;
mod unfinished;

use crate::page::foot;
use crate::standings::Sheet;

pub(crate) use between::PlayedOff;
pub use merged::open;
pub(crate) use merged::{MergedSheet, is_open};
pub(crate) use plan::PlanSheet;
pub use unfinished::{unfinished_line, unused_line};

/// The play-off of standings that have its outcome, to be published; nothing where there was none.
pub fn published(standings: &exaequo_event::Standings, lang: crate::Lang) -> Option<crate::page::Page> {
    let own = standings.playoff()?;
    let mut page = PlanSheet::from(own.plan()).to_published(PlayedOff::from(own), standings.table(), lang);
    page.foot = foot(&Sheet::from(standings), lang);
    Some(page)
}
