//! Ratings players had, when and from where.

use std::num::NonZeroU16;

use crate::calendar::Date;
use crate::ids::{PlayerId, RoundNumber};

/// A rating; a player without one is unrated, not rated 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Elo(NonZeroU16);

impl Elo {
    /// The rating, unless the number is 0 or beyond any scale.
    pub fn new(value: u32) -> Option<Self> {
        u16::try_from(value).ok().and_then(NonZeroU16::new).map(Self)
    }

    /// The rating as a number.
    pub const fn value(self) -> u16 {
        self.0.get()
    }
}

/// One rating of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingEntry {
    /// The player whose rating it is.
    pub player: PlayerId,
    /// Who keeps the list.
    pub body: RatingBody,
    /// For which kind of play.
    pub pace: Pace,
    /// The rating as published.
    pub rating: Elo,
    /// From when on it holds in this tournament.
    pub from: ValidFrom,
    /// Where it was taken from.
    pub source: RatingSource,
    /// The development coefficient that goes with it, where known.
    pub k: Option<u8>,
    /// Games behind it, where known.
    pub games: Option<u32>,
}

impl RatingEntry {
    /// A FIDE rating of standard play, in force from the start, as a file has it.
    ///
    /// ```
    /// use exaequo_model::{Elo, PlayerId, RatingBody, RatingEntry};
    ///
    /// let rating = Elo::new(2200).expect("a rating");
    /// let entry = RatingEntry { body: RatingBody::National, ..RatingEntry::new(PlayerId(0), rating) };
    /// assert_eq!((entry.rating, entry.k), (rating, None));
    /// ```
    pub const fn new(player: PlayerId, rating: Elo) -> Self {
        Self {
            player,
            body: RatingBody::Fide,
            pace: Pace::Standard,
            rating,
            from: ValidFrom::Start,
            source: RatingSource::File,
            k: None,
            games: None,
        }
    }
}

/// Who keeps a rating list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RatingBody {
    /// The International Chess Federation.
    Fide,
    /// A national federation; [`NationalRecord`](crate::NationalRecord) says which.
    National,
}

/// Kind of play by thinking time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pace {
    /// Standard chess, the slowest of the three.
    #[default]
    Standard,
    /// Rapid chess, with ratings of its own.
    Rapid,
    /// Blitz chess, with ratings of its own.
    Blitz,
}

impl Pace {
    /// All kinds of play, the slowest first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// The kind of play that has a name for programs.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

/// From when on a rating holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValidFrom {
    /// From the start of the event.
    Start,
    /// From a round on.
    Round(RoundNumber),
    /// From a day on.
    Day(Date),
}

/// Where a rating was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingSource {
    /// The tournament file itself.
    File,
    /// A rating list that was given.
    List,
    /// An estimate of the organiser.
    Estimate,
}
