//! The register by its articles: 7.1 to 7.3, 8.3, 8.4, 0.5, 10.3, and rulings 47 to 63.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on ends")]

mod archive;
mod by_game;
mod calendar;
mod chain;
mod coefficients;
mod corrections;
mod decisions;
mod delisted;
mod drift;
mod facts;
mod first_ratings;
mod foreign;
mod fuzzed;
mod golden;
mod harness;
mod lists;
mod model;
mod office;
mod one_time_changes;
mod periods;
mod persons;
mod publication;
mod state_machine;
mod ten_years;
