//! What can still happen in a chess tournament: which places everybody can still reach, proved, and how likely they are.
//!
//! * [`Situation`] is an event with games to come; [`Outlook`] what it means for one participant: the best and the worst
//!   place, whatever happens and for each own result, each with a scenario that leads there.
//! * [`Prospects`] are the outlooks of all who can still be among the first.
//! * Places are proved ([`Limit`]): what is called reached has a [`Scenario`] that the standings engine has ranked; what
//!   is called impossible follows from the theorems named in the modules. What the budget does not decide stays open.
//! * [`chance`] has probabilities: a model of a game, and samples.
//!
//! Remaining games are taken as played. A place that is shared counts as the place it is shared at.

pub mod chance;
mod conditions;
mod enumerate;
mod outlook;
mod points;
mod prospects;
mod refused;
mod rivals;
mod search;
mod sheet;
mod situation;
mod together;

pub use conditions::Conditions;
pub use outlook::{Certainty, Extent, Limit, Outlook, OwnResult, Reached};
pub use prospects::{Depth, Method, Prospects, Question};
pub use refused::Refused;
pub use rivals::{Around, Rivals};
pub use situation::{Choice, Horizon, Scenario, Situation, Unit};
