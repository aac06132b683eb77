//! 10.3, 11.2: what stands out, and what the commission might do about it. Nothing is done by itself.

mod look;
mod measure;

use exaequo_model::Sex;

use super::DriftReport;
use super::groups::{AgeBand, GamesBand, RatingBand};
use super::movement::RatingMovement;
use super::points::Flow;
use super::tally::Tally;
use super::turnover::Share;
use look::Looking;
pub use measure::Measure;

/// Something that stands out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DriftFinding {
    /// 8.1b: higher rated players do not score what the table expects at some differences.
    Table {
        /// The smallest difference.
        from: u16,
        /// The largest, if there is one.
        to: Option<u16>,
        /// By how much.
        off: Off,
    },
    /// 8.55: a group of players does not score against others what is expected.
    Group {
        /// The group that stands out.
        of: GroupOf,
        /// By how much.
        off: Off,
    },
    /// 10.2: players of the same strength have other ratings than before.
    Anchor(RatingMovement),
    /// 10.2: the median of the field moved because others are in it, in hundredths of a point.
    Composition {
        /// What others in the field made of it.
        composition: i64,
        /// What the players who stayed made of it.
        movement: i64,
    },
    /// 10.2: those who came are far from those who left.
    Turnover {
        /// Those who came.
        entrants: Share,
        /// Those who left.
        leavers: Share,
    },
    /// 10.2: ratings are closer together or further apart than before, in hundredths of a point.
    Spread {
        /// The standard deviation at the beginning.
        start: i64,
        /// And at the end.
        end: i64,
    },
    /// Points came or went for one reason, a rating point or more for each active player.
    Points {
        /// The reason for which they came or went.
        flow: Flow,
        /// How many, in hundredths of a rating point.
        points: i64,
        /// The same divided by the active players.
        each: i64,
    },
}

/// A group of players that stands out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupOf {
    /// Players of a band of ratings.
    Ratings(RatingBand),
    /// Players of a band of ages.
    Ages(AgeBand),
    /// Women or men.
    Sex(Sex),
    /// 8.56: by K.
    Coefficient(u8),
    /// 8.2: by the games since they were new.
    Newcomers(GamesBand),
    /// A federation against all others.
    Federation(String),
    /// The first of two federations against the second.
    Border([String; 2]),
}

/// How far results are from what was expected, in thousandths of a point a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Off {
    /// How many games.
    pub games: u32,
    /// Score less expected score on average.
    pub mean: i64,
    /// The interval of 95 % around it.
    pub interval: [i64; 2],
    /// The same in standard errors, in thousandths.
    pub z: i64,
}

impl Off {
    fn of(tally: &Tally) -> Option<Self> {
        let (mean, interval, z) = (tally.mean()?, tally.interval()?, tally.z()?);
        Some(Self { games: tally.games, mean, interval, z })
    }
}

impl DriftReport {
    /// What stands out in its figures.
    pub(super) fn look(&self) -> Vec<DriftFinding> {
        let mut looking = Looking::default();
        looking.table(&self.calibration);
        looking.groups(&self.groups);
        looking.movement(self);
        looking.points(self);
        looking.found
    }
}
