//! 10.2: the active field of a list in figures.

use exaequo_model::Date;

use super::ends::At;
use super::number::{decile, deviation, mean};
use crate::kind::Kind;
use crate::list_date::Month;
use crate::register::Register;

/// How many of the best are averaged.
const BEST: [u16; 3] = [10, 50, 100];
/// Ratings that are counted from.
const LEVELS: [u16; 8] = [2700, 2600, 2500, 2400, 2300, 2200, 2000, 1800];

/// The active players of a list. Ratings are in hundredths of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActiveField {
    /// The day of the list.
    pub list: Date,
    /// Everybody with a rating, active or not.
    pub rated: u32,
    /// Those who are active (7.23a): the other figures are about them.
    pub active: u32,
    /// The mean of their ratings.
    pub mean: Option<i64>,
    /// The standard deviation of their ratings.
    pub deviation: Option<i64>,
    /// The ratings below which one tenth of them are, two tenths … nine tenths. The fifth is the median.
    pub deciles: Option<[i64; 9]>,
    /// The averages of the ten, fifty and hundred best, where there are as many.
    pub best: [Best; 3],
    /// How many have 2700 or more, 2600 or more, and so on.
    pub reached: [Reached; 8],
}

/// The best players of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// How many of them are taken.
    pub players: u16,
    /// The average of their ratings.
    pub mean: Option<i64>,
}

/// Players from a rating on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The rating they have reached.
    pub rating: u16,
    /// How many have it or more.
    pub players: u32,
}

impl ActiveField {
    /// The field of a list.
    pub(super) fn of(register: &Register, kind: Kind, list: Month) -> Self {
        let persons = register.book(kind).persons().filter(|one| !register.persons.is_given_up(*one));
        let rated = persons.map(|person| register.at(kind, list, person)).filter(|at| *at != At::Unrated);
        let rated: Vec<At> = rated.collect();
        let mut active: Vec<i64> = rated.iter().filter_map(|at| at.active()).collect();
        active.sort_unstable();
        Self { rated: count(rated.len()), ..Self::of_ratings(list.first_day(), &active) }
    }

    fn of_ratings(list: Date, sorted: &[i64]) -> Self {
        Self {
            list,
            rated: 0,
            active: count(sorted.len()),
            mean: mean(sorted.iter().sum(), sorted.len()),
            deviation: deviation(sorted),
            deciles: deciles(sorted),
            best: BEST.map(|players| best(sorted, players)),
            reached: LEVELS.map(|rating| reached(sorted, rating)),
        }
    }

    /// The rating of the one in the middle.
    pub fn median(&self) -> Option<i64> {
        self.deciles.map(|deciles| deciles[4])
    }
}

fn deciles(sorted: &[i64]) -> Option<[i64; 9]> {
    let mut deciles = [0; 9];
    for (tenths, one) in (1..).zip(&mut deciles) {
        *one = decile(sorted, tenths)?;
    }
    Some(deciles)
}

fn best(sorted: &[i64], players: u16) -> Best {
    let after = sorted.len().checked_sub(usize::from(players));
    let mean = after.and_then(|after| mean(sorted[after..].iter().sum(), usize::from(players)));
    Best { players, mean }
}

fn reached(sorted: &[i64], rating: u16) -> Reached {
    let below = sorted.partition_point(|own| *own < i64::from(rating));
    Reached { rating, players: count(sorted.len() - below) }
}

/// A number of players.
pub(super) fn count(players: usize) -> u32 {
    u32::try_from(players).unwrap_or(u32::MAX)
}
