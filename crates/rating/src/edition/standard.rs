//! The editions for standard chess, each as its predecessor with what it changed.

use exaequo_model::{Pace, Points};

use crate::provisions::{
    AskedIn, BandScope, CoefficientRule, Composition, Confirmation, DecidedMatch, DifferenceLimit,
    FastClassical, FirstControl, FirstRating, Juniors, ListOfK, PooledRoundRobin, Provisions,
    RegistrationNotice, Reporting, RoundRobin, Rounded, Rounding, SubFloor, Substitute, ThinkingTime,
    UnratedOpponents,
};

/// The regulation as printed.
pub(super) const fn fide_2009_text() -> Provisions {
    Provisions {
        edition: "fide-2009-text",
        confirmation: Confirmation::Withheld,
        pace: Pace::Standard,
        registration: RegistrationNotice::Month,
        floor: 1200,
        thinking_time: ThinkingTime::Bands {
            scope: BandScope::Event,
            high: (2200, 120),
            middle: (1600, 90),
            low: 60,
        },
        fast_classical: FastClassical::Never,
        first_control: FirstControl::Exactly(40),
        rounds_a_day: Some(3),
        minutes_a_day: Some(12 * 60),
        days: 90,
        slice: None,
        decided_match: DecidedMatch::LeftOut,
        composition: Composition::Quota,
        round_robin: RoundRobin::OwnMethod,
        first_opponents: 3,
        first_points: Points::HALF,
        asked: AskedIn::EachEvent,
        sub_floor: SubFloor::FirstIgnored,
        pooled_round_robin: PooledRoundRobin::WithoutPlayer,
        unrated_opponents: UnratedOpponents::WithEventRating,
        first_rating: FirstRating::PerHalfPoint { hundredths: 1500 },
        highest_first: None,
        games_needed: 9,
        games_needed_reduced: 7,
        pool_months: 24,
        limit: DifferenceLimit::Always(400),
        too_far: None,
        substitute: Substitute::None,
        coefficient: CoefficientRule::Reached { below: 30, reached: 20 },
        list_of_k: ListOfK::Newest,
        juniors: Juniors::EndOfYear,
        most_k_times_games: None,
        rounding: Rounding::RatingHalfUp,
        rounded: Rounded::EachPeriod,
        months_a_list: 2,
        closing_days: 7,
        first_list: None,
        reporting: Reporting::Open,
    }
}

/// FIDE's notice of 13 July 2009: the changes of K and of the half point were not confirmed, a newcomer needs a
/// whole point, K is that at the start of an event.
pub(super) const fn fide_2009_practice() -> Provisions {
    Provisions {
        confirmation: Confirmation::Given,
        first_points: Points::WHOLE,
        first_rating: FirstRating::PerHalfPoint { hundredths: 1250 },
        coefficient: CoefficientRule::Games { new: 25, usual: 15, reached: 10 },
        list_of_k: ListOfK::AtStart,
        ..fide_2009_text()
    }
}

/// K 30 for new players; after a first result that counts, later games count one at a time. Whether the half
/// point stayed at 12.5 is not known: option `half-point`.
pub(super) const fn fide_2011() -> Provisions {
    Provisions {
        asked: AskedIn::FirstEvent,
        coefficient: CoefficientRule::Games { new: 30, usual: 15, reached: 10 },
        ..fide_2009_practice()
    }
}

/// Floor 1000. Monthly lists were phased in during 2012 and 2013: option `months-a-list`.
pub(super) const fn fide_2012() -> Provisions {
    Provisions { floor: 1000, ..fide_2011() }
}

/// First ratings after five games over 26 months, 20 points per half point, K 40, 20, 10. The text said that juniors are
/// such until their 18th birthday, the lists kept their K to the end of that year: option `juniors`.
pub(super) const fn fide_2014() -> Provisions {
    Provisions {
        rounds_a_day: None,
        first_opponents: 1,
        first_points: Points::HALF,
        unrated_opponents: UnratedOpponents::Ignored,
        first_rating: FirstRating::PerHalfPoint { hundredths: 2000 },
        games_needed: 5,
        games_needed_reduced: 5,
        pool_months: 26,
        coefficient: CoefficientRule::GamesAndAge { new: 40, usual: 20, reached: 10 },
        list_of_k: ListOfK::Newest,
        months_a_list: 1,
        closing_days: 3,
        ..fide_2012()
    }
}

/// Thinking times by game; the arbiter reports within 7 days, the rating officer within 30. The start of K × n ≤ 700 in standard chess is not known: option `k-times-games`.
pub(super) const fn fide_2017() -> Provisions {
    Provisions {
        thinking_time: ThinkingTime::Bands {
            scope: BandScope::Game,
            high: (2200, 120),
            middle: (1600, 90),
            low: 60,
        },
        reporting: Reporting::Days { arbiter: 7, officer: 30 },
        ..fide_2014()
    }
}

/// One method for all newcomers, of whose results only a zero in the first event is disregarded; the limit once an
/// event; the change is rounded.
pub(super) const fn fide_2022() -> Provisions {
    Provisions {
        registration: RegistrationNotice::Days(3),
        thinking_time: ThinkingTime::Bands {
            scope: BandScope::Game,
            high: (2400, 120),
            middle: (1800, 90),
            low: 60,
        },
        first_control: FirstControl::AtLeast(30),
        slice: Some(30),
        decided_match: DecidedMatch::OnRequest,
        composition: Composition::Free,
        round_robin: RoundRobin::AsSwiss,
        sub_floor: SubFloor::Pooled,
        limit: DifferenceLimit::OncePerEvent(400),
        most_k_times_games: Some(700),
        rounding: Rounding::ChangeAwayFromZero,
        ..fide_2017()
    }
}

/// Floor 1400; two draws against 1800, at most 2200; the limit in every game again; reported in time for the third list.
pub(super) const fn fide_2024_03() -> Provisions {
    Provisions {
        registration: RegistrationNotice::DaysOrMore { days: 3, top: 30, above: 2700, woman_above: 2500 },
        floor: 1400,
        first_rating: FirstRating::TwoDraws { against: 1800 },
        highest_first: Some(2200),
        limit: DifferenceLimit::Always(400),
        reporting: Reporting::Lists(3),
        ..fide_2022()
    }
}

/// No limit for players rated 2650 or more. In 2026 45 minutes with 30 seconds a move can be approved.
pub(super) const fn fide_2025_10() -> Provisions {
    Provisions {
        fast_classical: FastClassical::Approved(75),
        limit: DifferenceLimit::Below { limit: 400, rating: 2650 },
        ..fide_2024_03()
    }
}
