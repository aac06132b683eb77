//! Events as programs use them: built, changed, read, ranked, explained, checked, rated, played off, written.

#![allow(clippy::unwrap_used, reason = "a failing unwrap is a failing test")]

mod building;
mod changed_files;
mod changing;
mod events;
mod explaining;
mod forecasting;
mod owning;
mod parts;
mod playing_off;
mod ranking;
mod rating;
mod reading;
mod teams;
mod writing_back;
