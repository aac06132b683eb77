//! Names of things that a file only has a code for.

use exaequo_json::results::overview::settings::{SystemKind, cycles};
use exaequo_model::{Pace, System};

use crate::{Lang, say};

/// A system by its name.
pub fn system(lang: Lang, system: System) -> String {
    system_kind(lang, system.into(), cycles(system))
}

/// A system by its kind, and how often everybody meets everybody.
pub fn system_kind(lang: Lang, kind: SystemKind, cycles: Option<u8>) -> String {
    match (kind, cycles.unwrap_or(1)) {
        (SystemKind::Swiss, _) => say!(lang, "Swiss system"),
        (SystemKind::DoubleSwiss, _) => {
            say!(lang, "double Swiss")
        }
        (SystemKind::RoundRobin, 1) => {
            say!(lang, "round robin")
        }
        (SystemKind::RoundRobin, 2) => {
            say!(lang, "double round robin")
        }
        (SystemKind::RoundRobin, n) => {
            say!(lang, count n, "round robin, {n} time", "round robin, {n} times", n)
        }
        (SystemKind::Predetermined, _) => say!(lang, "pairings fixed beforehand"),
        (SystemKind::KnockOut, _) => say!(lang, "knock-out"),
        (SystemKind::Other, _) => say!(lang, "another system"),
    }
}

/// A kind of play by its name.
pub fn pace(lang: Lang, pace: Pace) -> String {
    match pace {
        Pace::Standard => say!(lang, "standard"),
        Pace::Rapid => say!(lang, "rapid"),
        Pace::Blitz => say!(lang, "blitz"),
    }
}
