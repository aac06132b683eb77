//! The rules against the texts, golden values and laws.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod differential;
mod help;
