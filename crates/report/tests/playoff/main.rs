//! Plans of play-offs, what they decided, lots and tables, as people and programs read them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../common/conforms.rs"]
mod conforms;
mod data;
mod event;
mod open;
mod plans;
mod results;
mod schemas;
mod texts;
