//! Prizes of whole events: as programs read them, whatever order the players of a file are in, and files that are refused.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../common/conforms.rs"]
mod conforms;
mod errors;
mod json;
mod order;
mod words;
