//! 8.5 for a whole rating period: millions of games at once, each player rounded once.
//!
//! The rules are those of [`rate`](crate::rate), without the terms. A newcomer is rated from all games of the period
//! as if they came from one tournament (8.3); the limit that could be used once an event is used in every game,
//! because a period does not know events.

mod newcomers;
mod sums;

use std::num::NonZeroUsize;
use std::thread;

use exaequo_model::{Points, Side};

use crate::change::{Change, change};
use crate::coefficient::reduced;
use crate::provisions::Provisions;
use newcomers::Result;
use sums::{Rules, Sums};

/// A player of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodPlayer {
    /// The rating of the list; 0 for an unrated player.
    pub rating: u16,
    /// K of the list.
    pub k: u8,
}

/// A game of a period, in eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodGame {
    white: u32,
    /// The lowest two bits are what White got, in half points.
    black_and_score: u32,
}

impl PeriodGame {
    /// A game between two players, by their places in the list; `white_side` is what White got. `None` beyond a
    /// thousand million players.
    pub const fn new(white: u32, black: u32, white_side: Side) -> Option<Self> {
        if black >= 1 << 30 {
            return None;
        }
        let halves = match white_side {
            Side::Loss => 0,
            Side::Draw => 1,
            Side::Win => 2,
        };
        Some(Self { white, black_and_score: black << 2 | halves })
    }

    /// Who had White.
    pub const fn white(self) -> usize {
        self.white as usize
    }

    /// Who had Black.
    pub const fn black(self) -> usize {
        (self.black_and_score >> 2) as usize
    }

    /// What White got, in half points.
    pub const fn white_halves(self) -> u16 {
        (self.black_and_score & 3) as u16
    }
}

/// What a period did to a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PeriodOutcome {
    /// The change before rounding, in hundredths of a rating point.
    pub change: i32,
    /// Games that count.
    pub games: u16,
    /// The rating of the next list; 0 for an unrated player.
    pub new: u16,
}

/// Rates a period. The work is divided among so many threads; the outcome does not depend on them.
pub fn rate_period(
    provisions: &Provisions,
    players: &[PeriodPlayer],
    games: &[PeriodGame],
    threads: NonZeroUsize,
) -> Vec<PeriodOutcome> {
    let mut parts = in_parts(provisions, players, games, threads);
    let newcomers = newcomers(provisions, &mut parts);
    let rules = Rules::new(provisions);
    for part in &mut parts {
        part.change_opponents(rules, &newcomers);
    }
    outcomes(provisions, players, &parts, &newcomers)
}

/// One pass over the games, a share for each thread.
fn in_parts(
    provisions: &Provisions,
    players: &[PeriodPlayer],
    games: &[PeriodGame],
    threads: NonZeroUsize,
) -> Vec<Sums> {
    let share = games.len().div_ceil(threads.get()).max(1);
    thread::scope(|scope| {
        let mut shares = games.chunks(share);
        let first = shares.next().unwrap_or_default();
        let others: Vec<_> =
            shares.map(|share| scope.spawn(move || Sums::new(provisions, players, share))).collect();
        let mut parts = vec![Sums::new(provisions, players, first)];
        parts.extend(others.into_iter().filter_map(|part| part.join().ok()));
        parts
    })
}

/// The newcomers of all parts together, with their ratings.
fn newcomers(provisions: &Provisions, parts: &mut [Sums]) -> Vec<Result> {
    let mut all: Vec<Result> = Vec::new();
    for part in parts {
        let own = std::mem::take(&mut part.newcomers);
        if all.is_empty() {
            all = own;
        } else {
            all.iter_mut().zip(&own).for_each(|(one, other)| one.merge(other));
        }
    }
    for result in &mut all {
        result.rate(provisions);
    }
    all
}

fn outcomes(
    provisions: &Provisions,
    players: &[PeriodPlayer],
    parts: &[Sums],
    newcomers: &[Result],
) -> Vec<PeriodOutcome> {
    let mut newcomers = newcomers.iter();
    let one = |(index, player): (usize, &PeriodPlayer)| {
        if player.rating == 0 {
            return newcomers.next().map_or_else(PeriodOutcome::default, |one| one.outcome(provisions));
        }
        let sums = parts.iter().map(|part| part.of(index));
        let (gain, games) = sums.fold((0i32, 0u16), |(gain, games), (more, other)| {
            (gain.saturating_add(more), games.saturating_add(other))
        });
        let k = reduced(player.k, u32::from(games), provisions.most_k_times_games);
        let change = change(k, Points::from_hundredths(gain));
        PeriodOutcome { change: change.0, games, new: new_rating(provisions, player.rating, change) }
    };
    players.iter().enumerate().map(one).collect()
}

/// 7.21: whoever falls below the floor is delisted.
fn new_rating(provisions: &Provisions, rating: u16, change: Change) -> u16 {
    let new = provisions.rounding.new_rating(i32::from(rating), change);
    u16::try_from(new).ok().filter(|new| *new >= provisions.floor).unwrap_or(0)
}
