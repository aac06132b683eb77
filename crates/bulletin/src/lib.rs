//! What a register of ratings has to tell, as pages in English, French and Spanish.
//!
//! * [`inbox`]: receipts, and events with what was decided about them; [`check`]: an event against regulations and register.
//! * [`preview`]: a list as it would be, against the last one; [`list`]: a list in its parts (7.12, 7.2).
//! * [`player`]: a player on all lists; [`explain`]: the games behind a rating (12.4).
//! * [`drift`]: whether the scale drifts (10.3, 11.2).
//! * [`records`]: what everybody sees: published lists with their files, corrections, players that were looked for.
//! * [`correction`]: what facts would change; [`chain`]: whether everything is as it was recorded.
//!
//! A page has all its forms from the crate `exaequo-page`.

pub mod chain;
pub mod check;
pub mod correction;
pub mod drift;
pub mod error;
pub mod explain;
pub mod inbox;
pub mod list;
pub mod player;
pub mod preview;
pub mod publication;
pub mod records;
pub mod settings;
mod words;

pub use exaequo_report::{Lang, page, say};
