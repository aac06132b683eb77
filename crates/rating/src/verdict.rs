//! 6.1, 6.41, 8.21, 8.31: whether a result of an unrated player counts, and for whom.

use exaequo_model::{Date, Points};

use crate::first::FirstResult;
use crate::pool::Least;
use crate::provisions::{AskedIn, Provisions, SubFloor};

/// What an unrated player did in one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventResult {
    /// First day of the event, where known.
    pub start: Option<Date>,
    /// How newcomers of the event were rated.
    pub method: FirstRatingMethod,
    /// Games, opponents and score.
    pub result: FirstResult,
    /// Rated opponents met, each counted once (8.21).
    pub rated_opponents: u32,
    /// Score against them (ruling 44).
    pub score_against_rated: Points,
    /// Score against all opponents.
    pub score_in_all: Points,
    /// Ru, the rating of this event.
    pub ru: Option<i32>,
    /// 7.14f: games that a first rating takes which comes of such events alone.
    pub least: Least,
}

/// How newcomers of an event are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRatingMethod {
    /// 8.21a: from their rated opponents.
    Swiss,
    /// 8.21b: from the average of the tournament.
    RoundRobin,
}

/// Whether a result of an unrated player counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewcomerVerdict {
    /// The result counts towards a first rating.
    Counts,
    /// 6.1: a zero that is pooled with an earlier result; opponents do not count it.
    CountsForPlayerOnly(Shortfall),
    /// 8.31, 8.52: a result of a round robin below the floor; the rated opponents count it (8.58).
    CountsForOpponentsOnly {
        /// The first rating the result comes to.
        ru: i32,
        /// The lowest rating that is published.
        floor: u16,
    },
    /// There is no game it could be rated from.
    NoGame(NoGame),
    /// 8.21, 6.41: too few rated opponents.
    FewOpponents {
        /// How many there were.
        found: u32,
        /// How many are asked for.
        needed: u8,
    },
    /// 6.1, 6.41: it falls short.
    Short(Shortfall),
}

/// What a result lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// 6.1: the player scored no points.
    Zero,
    /// 6.41: no point against rated opponents (ruling 44), though there is one against others.
    ZeroAgainstRated,
    /// 6.1: points in a round robin, but only against players without one.
    OnlyAgainstZero,
    /// 6.41: too few points against rated opponents.
    Points {
        /// How many there were.
        found: Points,
        /// How many are asked for.
        needed: Points,
    },
    /// 6.41, 8.31: the rating of the event is below the floor.
    BelowFloor {
        /// The first rating the result comes to.
        ru: i32,
        /// The lowest rating that is published.
        floor: u16,
    },
}

/// Why there is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// 5.1: none was played.
    Unplayed,
    /// 6.41: none of them against a rated player.
    AgainstRated,
    /// 6.6: matches with an unrated player are not rated.
    InMatch,
}

impl NewcomerVerdict {
    /// The article behind it.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Counts => "8.3",
            Self::NoGame(NoGame::Unplayed) => "5.1",
            Self::NoGame(NoGame::InMatch) => "6.6",
            Self::CountsForPlayerOnly(_) | Self::Short(Shortfall::Zero | Shortfall::OnlyAgainstZero) => "6.1",
            Self::FewOpponents { .. } => "8.21",
            Self::NoGame(NoGame::AgainstRated) | Self::Short(_) => "6.41",
            Self::CountsForOpponentsOnly { .. } => "8.31",
        }
    }

    /// Whether rated opponents count their games against the player (6.42, 8.52).
    pub const fn counts_for_opponents(self) -> bool {
        matches!(self, Self::Counts | Self::CountsForOpponentsOnly { .. })
    }

    /// Whether the result goes into the player's pool.
    pub const fn counts_for_player(self) -> bool {
        matches!(self, Self::Counts | Self::CountsForPlayerOnly(_))
    }
}

/// Whether an event is the first that counts for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// No result of the player counted before.
    None,
    /// An earlier performance is in the pool.
    Some,
}

/// 6.41: whether an event must have what a first one must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asks {
    No,
    Yes,
}

impl Provisions {
    /// 6.1, 6.41, 8.21, 8.31: whether a result counts.
    pub fn verdict(&self, event: &EventResult, earlier: Earlier) -> NewcomerVerdict {
        let asked = self.asks(earlier);
        let (found, needed) = (event.rated_opponents, self.first_opponents);
        let ru = match (event.ru, event.method) {
            (Some(ru), _) => ru,
            (None, FirstRatingMethod::Swiss) => return NewcomerVerdict::NoGame(NoGame::AgainstRated),
            (None, FirstRatingMethod::RoundRobin) => return NewcomerVerdict::FewOpponents { found, needed },
        };
        if found < u32::from(needed) && asked == Asks::Yes {
            return NewcomerVerdict::FewOpponents { found, needed };
        }
        match self.shortfall(event, ru, asked) {
            None => NewcomerVerdict::Counts,
            // 6.1 takes a zero, and nothing but a zero, into the pool of whoever had a performance before.
            Some(zero @ (Shortfall::Zero | Shortfall::ZeroAgainstRated)) if earlier == Earlier::Some => {
                NewcomerVerdict::CountsForPlayerOnly(zero)
            }
            Some(Shortfall::BelowFloor { ru, floor }) if event.method == FirstRatingMethod::RoundRobin => {
                self.below_floor_in_round_robin(ru, floor, earlier)
            }
            Some(short) => NewcomerVerdict::Short(short),
        }
    }

    /// 6.41: rated opponents without whom a result never counts, whatever else there is.
    pub(crate) const fn opponents_in_each_event(&self) -> u16 {
        match self.asked {
            AskedIn::EachEvent => self.first_opponents as u16,
            AskedIn::FirstEvent => 0,
        }
    }

    /// 6.41: whether rated opponents and points against them are asked for.
    fn asks(&self, earlier: Earlier) -> Asks {
        match (self.asked, earlier) {
            (AskedIn::EachEvent, _) | (AskedIn::FirstEvent, Earlier::None) => Asks::Yes,
            (AskedIn::FirstEvent, Earlier::Some) => Asks::No,
        }
    }

    /// What a result lacks, if anything. 6.41 asks for points in a Swiss or team event.
    fn shortfall(&self, event: &EventResult, ru: i32, asked: Asks) -> Option<Shortfall> {
        let (found, needed) = (event.score_against_rated, self.first_points);
        if event.result.score == Points::ZERO {
            let elsewhere = event.score_in_all > Points::ZERO;
            return Some(if elsewhere { Shortfall::ZeroAgainstRated } else { Shortfall::Zero });
        }
        if asked == Asks::Yes && event.method == FirstRatingMethod::Swiss && found < needed {
            return Some(Shortfall::Points { found, needed });
        }
        let ignored = self.sub_floor != SubFloor::Pooled && ru < i32::from(self.floor);
        ignored.then_some(Shortfall::BelowFloor { ru, floor: self.floor })
    }

    /// 8.31, ruling 47: a round robin below the floor counts for the player after a good result, for the opponents always.
    fn below_floor_in_round_robin(&self, ru: i32, floor: u16, earlier: Earlier) -> NewcomerVerdict {
        match (self.sub_floor, earlier) {
            (SubFloor::FirstIgnored, Earlier::Some) => NewcomerVerdict::Counts,
            (SubFloor::FirstIgnored | SubFloor::Ignored | SubFloor::Pooled, _) => {
                NewcomerVerdict::CountsForOpponentsOnly { ru, floor }
            }
        }
    }
}
