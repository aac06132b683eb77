//! Rounds as announced.

use crate::calendar::Date;
use crate::ids::RoundNumber;
use crate::points::Points;

/// The rounds of a tournament, whether they have been paired yet or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    /// One entry per announced round.
    pub rounds: Vec<Round>,
}

impl Schedule {
    /// Sets the number of rounds, keeping what is known of those that remain.
    pub fn announce(&mut self, rounds: u16) {
        self.rounds.resize(usize::from(rounds), Round::default());
    }

    /// How many rounds are announced.
    pub fn announced(&self) -> u16 {
        u16::try_from(self.rounds.len()).unwrap_or(u16::MAX)
    }

    /// How many rounds are announced before the play-off: all of them where there is none.
    pub fn before_play_off(&self) -> u16 {
        let first = self.rounds.iter().position(|round| round.stage == Stage::PlayOff);
        u16::try_from(first.unwrap_or(self.rounds.len())).unwrap_or(u16::MAX)
    }

    /// A round, if it is announced.
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.rounds.get(number.index())
    }
}

/// A round of the schedule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The day it is played.
    pub date: Option<Date>,
    /// The part of the event it belongs to.
    pub stage: Stage,
    /// How much its points count.
    pub weight: RoundWeight,
    /// The encounter it is a game of: rounds with the same number, from 1, are games of one encounter between
    /// the same opponents. `None`: an encounter of its own.
    pub encounter: Option<u16>,
}

/// Part of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// A preliminary stage of the tournament.
    Preliminary,
    /// The tournament itself, neither preliminary nor play-off.
    #[default]
    Main,
    /// A play-off (article 3): it comes last, and its games count for no score and no tie-break of the tournament.
    PlayOff,
}

/// How much the points of a round count, in hundredths.
///
/// ```
/// use exaequo_model::{Points, RoundWeight};
///
/// assert_eq!(RoundWeight::ONCE.of(Points::HALF), Points::HALF);
/// assert_eq!(RoundWeight(200).of(Points::HALF), Points::WHOLE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundWeight(pub u16);

impl RoundWeight {
    /// The round counts as usual.
    pub const ONCE: Self = Self(100);

    /// What points of the round count.
    pub fn of(self, points: Points) -> Points {
        let weighted = i64::from(points.hundredths()) * i64::from(self.0) / 100;
        let weighted = weighted.clamp(i32::MIN.into(), i32::MAX.into());
        Points::from_hundredths(i32::try_from(weighted).unwrap_or(i32::MAX))
    }
}

impl Default for RoundWeight {
    fn default() -> Self {
        Self::ONCE
    }
}
