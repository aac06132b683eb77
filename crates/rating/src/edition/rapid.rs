//! The editions for rapid chess.

use exaequo_model::{Date, Pace, Points};

use super::standard;
use crate::provisions::{
    Bound, CoefficientRule, DifferenceLimit, FirstControl, Provisions, Rounded, Substitute, ThinkingTime,
    TooFar,
};

/// The first rapid ratings: K 20 for all, the standard rating to begin with; the first list came in July.
pub(super) const fn fide_2012() -> Provisions {
    Provisions {
        pace: Pace::Rapid,
        thinking_time: ThinkingTime::Between { from: Bound::Including(15), to: Bound::Excluding(60) },
        first_control: FirstControl::Free,
        rounds_a_day: None,
        minutes_a_day: None,
        substitute: Substitute::Standard,
        coefficient: CoefficientRule::Fixed(20),
        months_a_list: 1,
        first_list: Some(Date::constant(2012, 7, 1)),
        ..standard::fide_2012()
    }
}

/// No limit but the end of the table; a newcomer needs a point; K × n ≤ 700. The day on which rapid went down to
/// more than ten minutes is not known.
pub(super) const fn fide_2014() -> Provisions {
    let first = fide_2012();
    Provisions {
        pace: Pace::Rapid,
        thinking_time: ThinkingTime::Between { from: Bound::Excluding(10), to: Bound::Excluding(60) },
        first_control: first.first_control,
        rounds_a_day: Some(15),
        minutes_a_day: None,
        first_points: Points::WHOLE,
        limit: DifferenceLimit::None,
        substitute: first.substitute,
        coefficient: first.coefficient,
        most_k_times_games: Some(700),
        ..standard::fide_2014()
    }
}

/// As standard chess, with the limit once an event; K still 20.
pub(super) const fn fide_2022() -> Provisions {
    let before = fide_2014();
    Provisions {
        pace: Pace::Rapid,
        thinking_time: before.thinking_time,
        first_control: before.first_control,
        minutes_a_day: None,
        substitute: before.substitute,
        coefficient: before.coefficient,
        rounded: Rounded::EachPeriod,
        ..standard::fide_2022()
    }
}

/// K as in standard chess.
pub(super) const fn fide_2022_10() -> Provisions {
    Provisions { coefficient: standard::fide_2022().coefficient, ..fide_2022() }
}

/// Floor, first ratings and limit as in standard chess; a standard rating stands in for a missing one.
pub(super) const fn fide_2024_03() -> Provisions {
    let before = fide_2022_10();
    Provisions {
        pace: Pace::Rapid,
        thinking_time: before.thinking_time,
        first_control: before.first_control,
        minutes_a_day: None,
        substitute: Substitute::Standard,
        ..standard::fide_2024_03()
    }
}

/// Games with a difference of 600 or more are not rated if either player is above 2600.
pub(super) const fn fide_2024_12() -> Provisions {
    Provisions { too_far: Some(TooFar { difference: 600, above: 2600 }), ..fide_2024_03() }
}
