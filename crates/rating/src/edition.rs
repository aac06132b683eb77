//! 0.1: the editions, and which one an event is rated by. Its first day decides.

mod blitz;
mod rapid;
mod standard;

use exaequo_model::{ByPace, Date, Pace};

use crate::provisions::Provisions;

/// An edition: a name, and what it decides for each kind of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The name of the edition.
    pub name: &'static str,
    /// The first day of the events it is for; `None` where it changed nothing, or is taken by name only.
    pub from: ByPace<Option<Date>>,
    /// What it decides: its own provisions or, where it has none, those in force when it came; `None` for rapid and blitz
    /// before there were such ratings.
    pub provisions: ByPace<Option<Provisions>>,
}

/// From when on an edition holds for a kind of play, and what it decides.
type Own = (Option<Date>, Option<Provisions>);

/// An edition that holds from the first day of a month on.
const fn since(year: i16, month: i8, provisions: Provisions) -> Own {
    (Some(Date::constant(year, month, 1)), Some(provisions))
}

/// An edition that changes nothing, or is taken by name only.
const fn without_day(provisions: Provisions) -> Own {
    (None, Some(provisions))
}

/// There were no such ratings yet.
const NOT_YET: Own = (None, None);

impl Edition {
    /// The text of 2009 as printed, with K 30 and 20 and 15 points per half point (ruling 42).
    pub const FIDE_2009_TEXT: &'static Self =
        &Self::new("fide-2009-text", [since(2009, 7, standard::fide_2009_text()), NOT_YET, NOT_YET]);
    /// What FIDE announced in July 2009 to apply instead: K 25, 15, 10 and 12.5 points per half point.
    pub const FIDE_2009_PRACTICE: &'static Self =
        &Self::new("fide-2009-practice", [without_day(standard::fide_2009_practice()), NOT_YET, NOT_YET]);
    /// From July 2011: K 30 for new players.
    pub const FIDE_2011: &'static Self =
        &Self::new("fide-2011", [since(2011, 7, standard::fide_2011()), NOT_YET, NOT_YET]);
    /// From July 2012: floor 1000. Rapid and blitz begin in January.
    pub const FIDE_2012: &'static Self = &Self::new(
        "fide-2012",
        [
            since(2012, 7, standard::fide_2012()),
            since(2012, 1, rapid::fide_2012()),
            since(2012, 1, blitz::fide_2012()),
        ],
    );
    /// From July 2014: K 40, 20, 10; first ratings after five games.
    pub const FIDE_2014: &'static Self = &Self::new(
        "fide-2014",
        [
            since(2014, 7, standard::fide_2014()),
            since(2014, 7, rapid::fide_2014()),
            since(2014, 7, blitz::fide_2014()),
        ],
    );
    /// From July 2017: thinking times by game.
    pub const FIDE_2017: &'static Self = &Self::new(
        "fide-2017",
        [
            since(2017, 7, standard::fide_2017()),
            without_day(rapid::fide_2014()),
            without_day(blitz::fide_2014()),
        ],
    );
    /// From January 2022: one method for all newcomers, the limit once an event.
    pub const FIDE_2022: &'static Self = &Self::new(
        "fide-2022",
        [
            since(2022, 1, standard::fide_2022()),
            since(2022, 1, rapid::fide_2022()),
            since(2022, 1, blitz::fide_2022()),
        ],
    );
    /// Rapid and blitz from October 2022: K as in standard chess.
    pub const FIDE_2022_10: &'static Self = &Self::new(
        "fide-2022-10",
        [
            without_day(standard::fide_2022()),
            since(2022, 10, rapid::fide_2022_10()),
            since(2022, 10, blitz::fide_2022_10()),
        ],
    );
    /// From March 2024: floor 1400, two draws against 1800.
    pub const FIDE_2024_03: &'static Self = &Self::new(
        "fide-2024-03",
        [
            since(2024, 3, standard::fide_2024_03()),
            since(2024, 3, rapid::fide_2024_03()),
            since(2024, 3, blitz::fide_2024_03()),
        ],
    );
    /// Rapid and blitz from December 2024: games too far apart are not rated.
    pub const FIDE_2024_12: &'static Self = &Self::new(
        "fide-2024-12",
        [
            without_day(standard::fide_2024_03()),
            since(2024, 12, rapid::fide_2024_12()),
            since(2024, 12, blitz::fide_2024_12()),
        ],
    );
    /// From October 2025: no limit from 2650 on.
    pub const FIDE_2025_10: &'static Self = &Self::new(
        "fide-2025-10",
        [
            since(2025, 10, standard::fide_2025_10()),
            without_day(rapid::fide_2024_12()),
            without_day(blitz::fide_2024_12()),
        ],
    );

    /// All editions, the newest first.
    pub const ALL: &'static [Self] = &[
        *Self::FIDE_2025_10,
        *Self::FIDE_2024_12,
        *Self::FIDE_2024_03,
        *Self::FIDE_2022_10,
        *Self::FIDE_2022,
        *Self::FIDE_2017,
        *Self::FIDE_2014,
        *Self::FIDE_2012,
        *Self::FIDE_2011,
        *Self::FIDE_2009_PRACTICE,
        *Self::FIDE_2009_TEXT,
    ];

    /// An edition for standard chess, rapid and blitz, whose provisions say its name.
    const fn new(name: &'static str, [standard, rapid, blitz]: [Own; 3]) -> Self {
        Self {
            name,
            from: ByPace { standard: standard.0, rapid: rapid.0, blitz: blitz.0 },
            provisions: ByPace {
                standard: named(name, standard.1),
                rapid: named(name, rapid.1),
                blitz: named(name, blitz.1),
            },
        }
    }

    /// The edition of that name.
    ///
    /// ```
    /// use exaequo_rating::Edition;
    ///
    /// let edition = Edition::named("fide-2024-03").expect("a known name");
    /// assert_eq!(edition, Edition::FIDE_2024_03);
    /// assert_eq!(Edition::named("fide-1999"), None);
    /// ```
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|edition| edition.name == name)
    }

    /// 8.56: the highest development coefficient of any edition.
    pub fn highest_k() -> u8 {
        let of = |edition: &Self, pace| edition.provisions[pace].map(|rules| rules.coefficient.highest());
        let all = Self::ALL.iter().flat_map(|edition| Pace::ALL.map(|pace| of(edition, pace)));
        all.flatten().max().unwrap_or(0)
    }

    /// 0.1: the edition for events that start on a day; `None` before the first one there is.
    ///
    /// ```
    /// use exaequo_model::{Date, Pace};
    /// use exaequo_rating::Edition;
    ///
    /// let name = |day| Edition::in_force(Pace::Standard, day).map(|edition| edition.name);
    /// assert_eq!(name(Date::constant(2026, 3, 7)), Some("fide-2025-10"));
    /// assert_eq!(name(Date::constant(2009, 6, 30)), None);
    /// ```
    pub fn in_force(pace: Pace, day: Date) -> Option<&'static Self> {
        Self::ALL.iter().find(|edition| edition.from[pace].is_some_and(|from| from <= day))
    }
}

const fn named(name: &'static str, provisions: Option<Provisions>) -> Option<Provisions> {
    match provisions {
        Some(provisions) => Some(Provisions { edition: name, ..provisions }),
        None => None,
    }
}
