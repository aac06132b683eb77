//! Tests of play-offs: clauses of articles 2 and 3 by name, tables by their properties, laws.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod article_2;
mod article_3_places;
mod article_3_play;
mod article_3_times;
mod berger_tables;
mod continuing;
mod event;
mod laws;
mod lots;
mod merging;
mod merging_teams;
mod toml;
mod trf_file;
