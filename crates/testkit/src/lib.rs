//! Generators, fixtures and golden readers for tests and benchmarks.
//!
//! * [`Plan`] makes realistic tournaments of any size from a seed: Swiss, round robin, teams.
//! * [`arbitrary`] makes plans and tournaments for property tests; they shrink by shrinking the plan.
//! * [`crosstable`] reads tournaments written by hand in a few lines.
//! * [`match_list`] does the same for team events.
//! * [`content`] compares tournaments by what they say.
//! * [`golden`] finds the files with known results.
//! * [`harness`] says what must hold for any bytes.
//! * [`postgres`] is a PostgreSQL server of one's own.
//! * [`fuzz`] spoils bytes in the ways files get spoilt.
//!
//! Everything but [`golden`] and [`postgres`] is a function of its arguments: the same seed gives the same tournament, and the same
//! bytes, on every machine.
//!
//! ```
//! use exaequo_testkit::Plan;
//!
//! let tournament = Plan::swiss(40, 7, 1).tournament();
//! assert_eq!(tournament.participant_count(), 40);
//! assert_eq!(tournament.rounds.count(), 7);
//! assert_eq!(tournament, Plan::swiss(40, 7, 1).tournament());
//! ```

#![allow(
    clippy::missing_panics_doc,
    reason = "a fixture that cannot be built ends its test with a message; that is its way to report"
)]

pub mod arbitrary;
mod content;
pub mod crosstable;
pub mod fuzz;
pub mod golden;
pub mod harness;
pub mod match_list;
#[cfg(unix)]
pub mod postgres;

pub use content::{content, difference};
pub use exaequo_generate::{PairingForm, Plan, PrintedRanks, Random, Rates, Results, Statuses, scoring};
