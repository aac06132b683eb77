//! An office at work, with a register in a file.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on ends")]

mod beginning;
mod closing;

use exaequo::model::Date;
use exaequo::register::Occasion;

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

fn occasion(reason: &str) -> Occasion {
    Occasion { at: "2026-01-20T12:00:00Z".parse().unwrap(), by: "officer".into(), reason: reason.into() }
}
