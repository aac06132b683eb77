//! Tournaments from a seed, and the model of a game behind their results.
//!
//! ```
//! use exaequo_generate::Plan;
//!
//! let tournament = Plan::swiss(40, 7, 1).tournament();
//! assert_eq!((tournament.participant_count(), tournament.rounds.count()), (40, 7));
//! assert_eq!(tournament, Plan::swiss(40, 7, 1).tournament());
//! ```
//!
//! What is generated is what a TRF file can say, so that writing and reading it again gives the same facts: pairing
//! numbers 1, 2, 3 … in order, the pairings of a round in the order of their lower number, names no longer than
//! their columns, every rating one entry. Options that go beyond a file say so.

#![allow(
    clippy::missing_panics_doc,
    reason = "a tournament that contradicts itself is a mistake of this crate; `Plan::check` tells what cannot be asked"
)]

mod berger;
mod corpus;
mod event;
mod game;
mod games;
mod names;
mod people;
mod plan;
mod players;
mod presence;
mod publish;
mod random;
mod rates;
mod rest;
mod round_robin;
pub mod scoring;
mod swiss;
mod team_match;
mod teams;

pub use corpus::Corpus;
pub use game::{By, GameModel, ONE, Odds};
pub use games::Results;
pub use plan::{Impossible, LastRound, PairingForm, Plan, PrintedRanks, Purpose, Statuses};
pub use random::Random;
pub use rates::Rates;
pub use rest::RoundsToCome;
