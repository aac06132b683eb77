//! What can still happen in a chess tournament: which places everybody can still reach, proved, and how likely they are.
//!
//! ```
//! use exaequo_forecast::{Prospects, Question, Situation};
//! use exaequo_generate::Plan;
//! use exaequo_tiebreak::{Edition, RankingOptions, Regulations};
//!
//! // Twelve players before the last of five rounds: who can still win?
//! let tournament = Plan::swiss(12, 5, 1).tournament();
//! let options = RankingOptions::new(Regulations::of(&Edition::ALL[0])).by("PTS, BH/C1, BH")?;
//! let situation = Situation::new(&tournament, &options, Some(5))?;
//! let prospects = Prospects::new(&situation, &Question::first(1))?;
//! assert!(!prospects.outlooks.is_empty());
//! for outlook in &prospects.outlooks {
//!     let (best, worst) = (outlook.extent.best.proved, outlook.extent.worst.proved);
//!     assert!(best <= 1 && best <= worst, "{} can be first", tournament.name_of(outlook.who));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`Situation`] is an event with games to come; [`Outlook`] what it means for one participant: the best and the worst
//!   place, whatever happens and for each own result, each with a scenario that leads there.
//! * [`Prospects`] are the outlooks of all who can still be among the first.
//! * Places are proved ([`Limit`]): what is called reached has a [`Scenario`] that the standings engine has ranked; what
//!   is called impossible follows from the theorems named in the modules. What the budget does not decide stays open.
//! * [`chance`] has probabilities: a model of a game, with all scenarios weighed where they are few, and samples else.
//!
//! Remaining games are taken as played. A place that is shared counts as the place it is shared at.

mod cases;
pub mod chance;
mod conditions;
mod enumerate;
mod narrowed;
mod outlook;
mod parallel;
mod points;
mod prospects;
mod refused;
mod rivals;
mod search;
mod sheet;
mod situation;
mod witness;

pub use conditions::Conditions;
pub use outlook::{Certainty, Extent, Limit, Outlook, OwnResult, Reached};
pub use prospects::{Depth, Method, Prospects, Question};
pub use refused::{Meetings, Refused};
pub use rivals::{Around, Rivals};
pub use situation::{Choice, Counted, Horizon, Scenario, Situation, Unit};
