//! Prizes of whole events: as programs read them, and whatever order the players of a file are in.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../common/conforms.rs"]
mod conforms;
mod json;
mod order;
