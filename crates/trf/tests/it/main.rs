//! Tests of the reader and the writer as their users see them.

#![allow(clippy::unwrap_used, reason = "a failing unwrap is a failing test")]

mod allowing;
mod as_they_come;
mod blocks;
mod dialects;
mod doubts;
mod golden;
mod hostile;
mod losses;
mod matches;
mod players;
mod profiles;
mod references;
mod robustness;
mod round_trip;
mod rounds;
mod scores;
mod settings;
mod stages;
mod starting_ranks;
mod support;
mod team_records;
mod team_rules;
mod unentered;
mod unwritable;
mod variants;
