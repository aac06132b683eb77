//! 8.5 for a whole rating period: millions of games at once, each player rounded once.
//!
//! The rules are those of [`rate`](crate::rate), without the terms. A newcomer is rated from all games of the period
//! as if they came from one tournament (8.3), and the rated opponents that 8.21 asks for are those of the period, each
//! counted once; the limit that could be used once an event is used in every game, because a period does not know
//! events.

mod newcomers;
mod sums;

use std::num::NonZeroUsize;
use std::thread;

use exaequo_model::{Points, Side};

use crate::change::{Change, change};
use crate::coefficient::reduced;
use crate::provisions::{Provisions, UnratedOpponents};
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

    /// The place of the player with the white pieces.
    pub const fn white(self) -> usize {
        self.white as usize
    }

    /// The place of the player with the black pieces.
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
    /// The number of games that count.
    pub games: u16,
    /// The rating of the next list; 0 for an unrated player.
    pub new: u16,
}

/// Rates a period. The work is divided among the threads; the outcome does not depend on their number.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use exaequo_model::{Pace, Side};
/// use exaequo_rating::Edition;
/// use exaequo_rating::period::{PeriodGame, PeriodPlayer, rate_period};
///
/// let provisions = Edition::Fide2025Oct.provisions(Pace::Standard).expect("for standard chess");
/// let players = [PeriodPlayer { rating: 2400, k: 10 }, PeriodPlayer { rating: 2400, k: 20 }];
/// let game = PeriodGame::new(0, 1, Side::Win).expect("two players");
/// let period = rate_period(&provisions, &players, &[game], NonZeroUsize::MIN);
/// assert_eq!((period[0].new, period[1].new), (2405, 2390));
/// ```
pub fn rate_period(
    provisions: &Provisions,
    players: &[PeriodPlayer],
    games: &[PeriodGame],
    threads: NonZeroUsize,
) -> Vec<PeriodOutcome> {
    let mut parts = in_parts(provisions, players, games, threads);
    let newcomers = newcomers(provisions, &mut parts, threads);
    if provisions.unrated_opponents == UnratedOpponents::WithEventRating {
        let rules = Rules::new(provisions);
        share_out(parts.iter_mut(), |part| part.change_opponents(rules, &newcomers));
    }
    outcomes(provisions, players, &parts, &newcomers, threads)
}

/// Does the work for each share in a thread of its own, for the first in this one.
fn share_out<S: Send, T: Send>(shares: impl IntoIterator<Item = S>, work: impl Fn(S) -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let mut shares = shares.into_iter();
        let first = shares.next();
        let work = &work;
        let others: Vec<_> = shares.map(|share| scope.spawn(move || work(share))).collect();
        let mut done: Vec<T> = first.into_iter().map(work).collect();
        done.extend(others.into_iter().filter_map(|other| other.join().ok()));
        done
    })
}

/// The number of items that each thread takes.
fn share_of(count: usize, threads: NonZeroUsize) -> usize {
    count.div_ceil(threads.get()).max(1)
}

/// One pass over the games, a share for each thread with sums of its own.
fn in_parts(
    provisions: &Provisions,
    players: &[PeriodPlayer],
    games: &[PeriodGame],
    threads: NonZeroUsize,
) -> Vec<Sums> {
    let shares = games.chunks(share_of(games.len(), threads));
    share_out(shares, |share| Sums::new(provisions, players, share))
}

/// The newcomers of all parts together, with their ratings.
fn newcomers(provisions: &Provisions, parts: &mut [Sums], threads: NonZeroUsize) -> Vec<Result> {
    let Some((first, others)) = parts.split_first_mut() else { return Vec::new() };
    let mut all = std::mem::take(&mut first.newcomers);
    let share = share_of(all.len(), threads);
    share_out(all.chunks_mut(share).enumerate(), |(place, results)| {
        for (index, result) in results.iter_mut().enumerate() {
            let same = others.iter().filter_map(|part| part.newcomers.get(place * share + index));
            same.for_each(|other| result.merge(other));
            result.rate(provisions, result.opponents_at_least());
        }
    });
    count_opponents(provisions, parts, &mut all);
    all
}

/// 8.21: counts the opponents of those who seem to have too few, each once, and rates them again.
fn count_opponents(provisions: &Provisions, parts: &[Sums], newcomers: &mut [Result]) {
    let in_doubt = |result: &Result| result.is_in_doubt(provisions.first_opponents);
    if !newcomers.iter().any(in_doubt) {
        return;
    }
    let pairs = parts.iter().flat_map(Sums::pairs);
    let mut pairs: Vec<_> =
        pairs.filter(|(newcomer, _)| newcomers.get(*newcomer).is_some_and(in_doubt)).collect();
    pairs.sort_unstable();
    pairs.dedup();
    for same in pairs.chunk_by(|one, next| one.0 == next.0) {
        let opponents = u32::try_from(same.len()).unwrap_or(u32::MAX);
        newcomers[same[0].0].rate(provisions, opponents);
    }
}

fn outcomes(
    provisions: &Provisions,
    players: &[PeriodPlayer],
    parts: &[Sums],
    newcomers: &[Result],
    threads: NonZeroUsize,
) -> Vec<PeriodOutcome> {
    let mut all = vec![PeriodOutcome::default(); players.len()];
    let share = share_of(players.len(), threads);
    share_out(
        all.chunks_mut(share).zip(players.chunks(share)).enumerate(),
        |(place, (outcomes, players))| {
            for (index, (outcome, player)) in outcomes.iter_mut().zip(players).enumerate() {
                *outcome = one_outcome(provisions, *player, parts, newcomers, place * share + index);
            }
        },
    );
    all
}

#[inline]
fn one_outcome(
    provisions: &Provisions,
    player: PeriodPlayer,
    parts: &[Sums],
    newcomers: &[Result],
    index: usize,
) -> PeriodOutcome {
    if player.rating == 0 {
        let result = parts.first().and_then(|part| newcomers.get(part.newcomer(index)?));
        return result.map_or_else(PeriodOutcome::default, |result| result.outcome(provisions));
    }
    let sums = parts.iter().map(|part| part.of(index));
    let (gain, games) = sums.fold((0i32, 0u16), |(gain, games), (more, other)| {
        (gain.saturating_add(more), games.saturating_add(other))
    });
    let k = reduced(player.k, u32::from(games), provisions.most_k_times_games);
    let change = change(k, Points::from_hundredths(gain));
    PeriodOutcome { change: change.0, games, new: new_rating(provisions, player.rating, change) }
}

/// 7.21: a player who falls below the floor is delisted.
fn new_rating(provisions: &Provisions, rating: u16, change: Change) -> u16 {
    let new = provisions.rounding.new_rating(i32::from(rating), change);
    u16::try_from(new).ok().filter(|new| *new >= provisions.floor).unwrap_or(0)
}
