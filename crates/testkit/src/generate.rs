//! Tournaments from a seed.
//!
//! What is generated is what a TRF file can say, so that writing and reading it again gives the same facts: pairing
//! numbers 1, 2, 3 … in order, the pairings of a round in the order of their lower number, names no longer than
//! their columns, every rating one entry. Options that go beyond a file say so.

mod berger;
mod event;
mod games;
mod names;
mod people;
mod plan;
mod players;
mod presence;
mod publish;
mod rates;
mod round_robin;
pub mod scoring;
mod swiss;
mod team_match;
mod teams;

pub use plan::{PairingForm, Plan, Publication, Statuses};
pub use rates::Rates;
