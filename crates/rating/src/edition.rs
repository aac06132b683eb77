//! 0.1: the editions, and which one an event is rated by. Its first day decides.

mod blitz;
mod rapid;
mod standard;

use exaequo_model::{Date, Pace};

use crate::provisions::Provisions;

/// An edition of the rating regulations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The text of 2009 as printed, with K 30 and 20 and 15 points per half point (ruling 42).
    Fide2009Text,
    /// What FIDE announced in July 2009 to apply instead: K 25, 15, 10 and 12.5 points per half point.
    Fide2009Practice,
    /// From July 2011: K 30 for new players.
    Fide2011,
    /// From July 2012: floor 1000. Rapid and blitz begin in January.
    Fide2012,
    /// From July 2014: K 40, 20, 10; first ratings after five games.
    Fide2014,
    /// From July 2017: thinking times by game.
    Fide2017,
    /// From January 2022: one method for all newcomers, the limit once an event.
    Fide2022,
    /// Rapid and blitz from October 2022: K as in standard chess.
    Fide2022Oct,
    /// From March 2024: floor 1400, two draws against 1800.
    Fide2024Mar,
    /// Rapid and blitz from December 2024: games too far apart are not rated.
    Fide2024Dec,
    /// From October 2025: no limit from 2650 on.
    Fide2025Oct,
}

/// From when on an edition holds for a kind of play.
struct Start {
    edition: Edition,
    from: Date,
    provisions: fn() -> Provisions,
}

const fn start(edition: Edition, year: i16, month: i8, provisions: fn() -> Provisions) -> Start {
    Start { edition, from: Date::constant(year, month, 1), provisions }
}

/// The editions for rapid chess and blitz, which came into force on the same days.
const fn of_rapid_and_blitz(provisions: [fn() -> Provisions; 6]) -> [Start; 6] {
    let [fide_2012, fide_2014, fide_2022, fide_2022_10, fide_2024_03, fide_2024_12] = provisions;
    [
        start(Edition::Fide2012, 2012, 1, fide_2012),
        start(Edition::Fide2014, 2014, 7, fide_2014),
        start(Edition::Fide2022, 2022, 1, fide_2022),
        start(Edition::Fide2022Oct, 2022, 10, fide_2022_10),
        start(Edition::Fide2024Mar, 2024, 3, fide_2024_03),
        start(Edition::Fide2024Dec, 2024, 12, fide_2024_12),
    ]
}

impl Edition {
    /// All editions, oldest first.
    pub const ALL: [Self; 11] = [
        Self::Fide2009Text,
        Self::Fide2009Practice,
        Self::Fide2011,
        Self::Fide2012,
        Self::Fide2014,
        Self::Fide2017,
        Self::Fide2022,
        Self::Fide2022Oct,
        Self::Fide2024Mar,
        Self::Fide2024Dec,
        Self::Fide2025Oct,
    ];

    /// The name of the edition.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fide2009Text => "fide-2009-text",
            Self::Fide2009Practice => "fide-2009-practice",
            Self::Fide2011 => "fide-2011",
            Self::Fide2012 => "fide-2012",
            Self::Fide2014 => "fide-2014",
            Self::Fide2017 => "fide-2017",
            Self::Fide2022 => "fide-2022",
            Self::Fide2022Oct => "fide-2022-10",
            Self::Fide2024Mar => "fide-2024-03",
            Self::Fide2024Dec => "fide-2024-12",
            Self::Fide2025Oct => "fide-2025-10",
        }
    }

    /// The edition of a name.
    ///
    /// ```
    /// use exaequo_rating::Edition;
    ///
    /// let edition = Edition::named("fide-2024-03").expect("a known name");
    /// assert_eq!(edition, Edition::Fide2024Mar);
    /// assert_eq!(Edition::named("fide-1999"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// 8.56: the highest development coefficient of any edition.
    pub fn highest_k() -> u8 {
        let of = |edition: Self, pace| edition.provisions(pace).map(|rules| rules.coefficient.highest());
        let paces = Pace::ALL;
        let all = Self::ALL.into_iter().flat_map(|edition| paces.map(|pace| of(edition, pace)));
        all.flatten().max().unwrap_or(0)
    }

    /// 0.1: the edition for events that start on a day; `None` before the first one there is.
    ///
    /// ```
    /// use exaequo_model::{Date, Pace};
    /// use exaequo_rating::Edition;
    ///
    /// let day = Date::constant(2026, 3, 7);
    /// assert_eq!(Edition::in_force(Pace::Standard, day), Some(Edition::Fide2025Oct));
    /// assert_eq!(Edition::in_force(Pace::Standard, Date::constant(2009, 6, 30)), None);
    /// ```
    pub fn in_force(pace: Pace, day: Date) -> Option<Self> {
        let started = |start: &&Start| start.from <= day;
        starts(pace).iter().rev().find(started).map(|start| start.edition)
    }

    /// The first day it holds for a kind of play; `None` where it changed nothing or is taken by name only.
    pub fn from(self, pace: Pace) -> Option<Date> {
        starts(pace).iter().find(|start| start.edition == self).map(|start| start.from)
    }

    /// What it decides for a kind of play: its own provisions or, where it has none, those in force when it came;
    /// `None` for rapid and blitz before there were such ratings.
    pub fn provisions(self, pace: Pace) -> Option<Provisions> {
        if (self, pace) == (Self::Fide2009Practice, Pace::Standard) {
            return Some(standard::fide_2009_practice());
        }
        let known = starts(pace).iter().rev().find(|start| start.edition <= self)?;
        Some(Provisions { edition: self, ..(known.provisions)() })
    }
}

/// The editions of a kind of play, oldest first. The practice of 2009 is taken by name only.
fn starts(pace: Pace) -> &'static [Start] {
    match pace {
        Pace::Standard => &standard::STARTS,
        Pace::Rapid => &rapid::STARTS,
        Pace::Blitz => &blitz::STARTS,
    }
}
