//! Lists for people: every report in every language and form, for a Swiss, a round robin and a team event.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod cards;
mod columns;
mod event;
mod feet;
mod forms;
mod games;
mod missing;
mod moved;
mod odd;
mod owning;
mod players;
mod pseudo;
mod ratings;
mod reading_back;
mod rosters;
mod round;
mod signs;
mod statistics;
mod texts;
mod unfinished;
