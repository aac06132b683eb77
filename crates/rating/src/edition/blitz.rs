//! The editions for blitz: those for rapid chess with other thinking times.

use exaequo_model::Pace;

use super::rapid;
use crate::provisions::{Bound, Provisions, ThinkingTime};

/// From the lower bound to ten minutes.
const fn blitz(from: Bound, rapid: Provisions) -> Provisions {
    let thinking_time = ThinkingTime::Between { from, to: Bound::Including(10) };
    Provisions { pace: Pace::Blitz, thinking_time, ..rapid }
}

pub(super) const fn fide_2012() -> Provisions {
    let thinking_time = ThinkingTime::Between { from: Bound::Including(5), to: Bound::Excluding(15) };
    Provisions { pace: Pace::Blitz, thinking_time, ..rapid::fide_2012() }
}

/// The lower bound of these years is not known; that of 2012 is kept.
pub(super) const fn fide_2014() -> Provisions {
    Provisions { rounds_a_day: Some(30), ..blitz(Bound::Including(5), rapid::fide_2014()) }
}

pub(super) const fn fide_2022() -> Provisions {
    blitz(Bound::Including(5), rapid::fide_2022())
}

pub(super) const fn fide_2022_10() -> Provisions {
    blitz(Bound::Including(5), rapid::fide_2022_10())
}

pub(super) const fn fide_2024_03() -> Provisions {
    blitz(Bound::Excluding(3), rapid::fide_2024_03())
}

pub(super) const fn fide_2024_12() -> Provisions {
    blitz(Bound::Excluding(3), rapid::fide_2024_12())
}
