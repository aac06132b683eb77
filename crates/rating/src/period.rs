//! 8.5 for a whole rating period: millions of games of many events, each player rounded once.
//!
//! The rules are those of [`rate`](crate::rate) and [`Series`](crate::Series), without the terms: newcomers are judged event
//! by event and their results pooled (6.41, 8.3), the limit that can be used once an event is used once an event, and
//! rounding is by period or by event. All games have the ratings of one list, and events are Swiss or team events: the
//! newcomers of a round robin with a method of its own (8.58) are rated from its table, which a list of games is not.

mod achieved;
mod by_event;
mod newcomers;
mod outcome;
mod running;
mod sums;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::thread;

use exaequo_model::{Date, Side};

use crate::pool::{Least, Pool};
use crate::provisions::{DifferenceLimit, Provisions, Rounded};
use newcomers::{Judge, Record};
use outcome::{change_rated, first_ratings};
use sums::Sums;

/// A player of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodPlayer {
    /// The rating of the list; 0 for an unrated player.
    pub rating: u16,
    /// K of the list.
    pub k: u8,
    /// 7.14g: games that a first rating of this player takes.
    pub least: Least,
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
        if white >= 1 << 30 || black >= 1 << 30 {
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

/// An event of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventOfPeriod {
    /// How many games it has.
    pub games: usize,
    /// 7.14c: the first day, where it is known.
    pub start: Option<Date>,
    /// 7.14f: games that a first rating takes which comes of such events alone.
    pub least: Least,
}

/// What is rated on one list.
#[derive(Clone, Copy, Debug)]
pub struct Period<'a> {
    /// The players, rated and unrated.
    pub players: &'a [PeriodPlayer],
    /// The games, those of one event together.
    pub games: &'a [PeriodGame],
    /// The events in the order of their games, which is that of their first days.
    pub events: &'a [EventOfPeriod],
    /// 8.3: earlier results of unrated players, by their places in the list.
    pub earlier: &'a BTreeMap<u32, Pool>,
}

/// What a period did to a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PeriodOutcome {
    /// The change before rounding, in hundredths of a rating point.
    pub change: i32,
    /// The number of games that count; of an unrated player, all that are pooled.
    pub games: u32,
    /// The rating of the next list; 0 for an unrated player.
    pub new: u16,
}

/// A period that was rated.
#[derive(Debug)]
pub struct RatedPeriod<'a> {
    /// What became of each player.
    pub players: Vec<PeriodOutcome>,
    provisions: Provisions,
    period: Period<'a>,
    record: Record,
}

impl RatedPeriod<'_> {
    /// 8.3: the results of unrated players that count so far, by their places in the list. They are put together when they are
    /// asked for.
    pub fn pools(&self) -> BTreeMap<u32, Pool> {
        Judge { provisions: &self.provisions, period: &self.period, record: &self.record }.pools()
    }
}

/// Rates a period. The work is divided among the threads; the outcome does not depend on their number.
///
/// ```
/// use std::collections::BTreeMap;
/// use std::num::NonZeroUsize;
///
/// use exaequo_model::{Pace, Side};
/// use exaequo_rating::period::{EventOfPeriod, Period, PeriodGame, PeriodPlayer, rate_period};
/// use exaequo_rating::{Edition, Least};
///
/// let provisions = Edition::FIDE_2025_10.provisions[Pace::Standard].expect("for standard chess");
/// let player = |k| PeriodPlayer { rating: 2400, k, least: Least::Usual };
/// let period = Period {
///     players: &[player(10), player(20)],
///     games: &[PeriodGame::new(0, 1, Side::Win).expect("two players")],
///     events: &[EventOfPeriod { games: 1, start: None, least: Least::Usual }],
///     earlier: &BTreeMap::new(),
/// };
/// let rated = rate_period(&provisions, &period, NonZeroUsize::MIN);
/// assert_eq!((rated.players[0].new, rated.players[1].new), (2405, 2390));
/// ```
pub fn rate_period<'a>(
    provisions: &Provisions,
    period: &Period<'a>,
    threads: NonZeroUsize,
) -> RatedPeriod<'a> {
    let mut parts = share_out(shares(period, threads), |share| Sums::new(provisions, period.players, share));
    let record = Record::new(parts.iter_mut().map(Sums::take_achieved).collect());
    let mut players = vec![PeriodOutcome::default(); period.players.len()];
    first_ratings(Judge { provisions, period, record: &record }, &mut players, threads);
    share_out(parts.iter_mut().zip(record.lists()), |(part, list)| part.change_opponents(provisions, list));
    change_rated(provisions, period.players, &parts, &mut players, threads);
    RatedPeriod { players, provisions: *provisions, period: *period, record }
}

/// How the games of rated players are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Adding {
    /// Each by itself.
    ByGame,
    /// 8.54, 8.57: the games of an event decide together, or are rounded together.
    ByEvent,
}

impl Adding {
    fn of(provisions: &Provisions) -> Self {
        match (provisions.limit, provisions.rounded) {
            (DifferenceLimit::OncePerEvent(_) | DifferenceLimit::OncePerEventForAll(_), _)
            | (_, Rounded::EachEvent) => Self::ByEvent,
            (_, Rounded::EachPeriod) => Self::ByGame,
        }
    }
}

/// Events that one thread takes, with their games.
#[derive(Clone, Copy, Debug)]
struct Share<'a> {
    games: &'a [PeriodGame],
    events: &'a [EventOfPeriod],
    /// The place of the first event in the period.
    first: u32,
}

impl<'a> Share<'a> {
    /// The places of the events in the period, with their games.
    fn by_event(&self) -> impl Iterator<Item = (u32, &'a [PeriodGame])> + use<'a> {
        let mut games = self.games;
        (self.first..).zip(self.events).map(move |(place, event)| {
            let (own, rest) = games.split_at(event.games.min(games.len()));
            games = rest;
            (place, own)
        })
    }
}

/// Whole events for each thread, about as many games for one as for another. Games after the last event are none of it.
fn shares<'a>(period: &Period<'a>, threads: NonZeroUsize) -> Vec<Share<'a>> {
    let most = share_of(period.games.len(), threads);
    let (mut shares, mut games, mut events) = (Vec::new(), period.games, period.events);
    while !events.is_empty() {
        let (mut count, mut sum) = (0, 0);
        while count < events.len() && (count == 0 || sum < most) {
            sum += events[count].games;
            count += 1;
        }
        let (own, rest) = games.split_at(sum.min(games.len()));
        let (mine, others) = events.split_at(count);
        let first = place(period.events.len() - events.len());
        shares.push(Share { games: own, events: mine, first });
        (games, events) = (rest, others);
    }
    shares
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

/// A place in a list; there are fewer than thousands of millions.
fn place(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
