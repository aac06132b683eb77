//! The rules against the texts, golden values and laws.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod csv;
mod differential;
mod event;
mod golden_official;
mod golden_real;
mod golden_regulations;
mod help;
mod teams;
