//! 7.13, 7.14c, 8.3, 8.55c: several events of the same players: first results are pooled, changes of a period added
//! up and rounded once, with one K.

use std::collections::BTreeMap;

use exaequo_model::{Date, FideId, Player, Points, Tournament};

use crate::change::{Change, change};
use crate::coefficient::{K, coefficient, reduced};
use crate::declared::Rank;
use crate::event::{EventRating, Input};
use crate::pool::Pool;
use crate::provisions::Provisions;

impl Provisions {
    /// 7.11, 7.13: the list an event is rated on, by its last day.
    pub fn list_after(&self, end: Date, rank: Rank) -> Date {
        let closing = if rank == Rank::Official { 1 } else { self.closing_days };
        let earliest = (0..closing).try_fold(end, |day, _| day.tomorrow().ok()).unwrap_or(end);
        let every = i32::from(self.months_a_list.max(1));
        let month = |date: Date| i32::from(date.year()) * 12 + i32::from(date.month()) - 1;
        let after = if earliest.day() == 1 { month(earliest) } else { month(earliest) + 1 };
        let list = after + (every - after.rem_euclid(every)).rem_euclid(every);
        let (year, month) = (i16::try_from(list.div_euclid(12)), i8::try_from(list.rem_euclid(12) + 1));
        year.ok().zip(month.ok()).and_then(|(year, month)| Date::new(year, month, 1).ok()).unwrap_or(end)
    }
}

/// What a rated player did in a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodTotal {
    /// The rating, that of the last event.
    pub rating: u16,
    /// Score less expected score, event by event.
    pub gains: Vec<Points>,
    /// Games of all events.
    pub games: u32,
    /// K before it is lowered for the number of games.
    pub k: K,
}

impl PeriodTotal {
    /// K of the period.
    pub fn k(&self, provisions: &Provisions) -> u8 {
        reduced(self.k.value, self.games, provisions.most_k_times_games)
    }

    /// The changes, event by event.
    pub fn changes(&self, provisions: &Provisions) -> Vec<Change> {
        let k = self.k(provisions);
        self.gains.iter().map(|gain| change(k, *gain)).collect()
    }

    /// The new rating, rounded as the edition says.
    pub fn new_rating(&self, provisions: &Provisions) -> i32 {
        let changes = self.changes(provisions);
        provisions.rounding.after_period(provisions.rounded, i32::from(self.rating), &changes)
    }
}

/// Events one after the other, in the order of their dates. Players are known by their number at FIDE.
#[derive(Clone, Debug, Default)]
pub struct Series {
    pools: BTreeMap<u64, Pool>,
    totals: BTreeMap<(Option<Date>, u64), PeriodTotal>,
}

fn number(player: &Player) -> Option<u64> {
    match player.fide_id {
        FideId::Number(id) => Some(id),
        FideId::None | FideId::Text(_) => None,
    }
}

impl Series {
    /// What the unrated players of an event achieved before.
    pub fn earlier(&self, tournament: &Tournament) -> Vec<Pool> {
        if self.pools.is_empty() {
            return Vec::new();
        }
        let pool = |player: &Player| number(player).and_then(|id| self.pools.get(&id)).cloned();
        tournament.players.iter().map(|player| pool(player).unwrap_or_default()).collect()
    }

    /// Takes an event in.
    pub fn add(&mut self, input: &Input<'_>, rating: &EventRating) {
        let list = list_of(input);
        let year = input.tournament.event.start.map_or(i16::MAX, Date::year);
        for (player, result) in input.tournament.players.iter().zip(&rating.players) {
            let Some(id) = number(player) else { continue };
            if let Some(first) = &result.first {
                self.pools.insert(id, first.pool.clone());
            }
            let Some(own) = result.rating.filter(|_| result.total.games > 0) else { continue };
            let k =
                coefficient(input.provisions.coefficient, &input.entrants.get(result.player).history, year);
            let total = self.totals.entry((list, id)).or_insert(PeriodTotal {
                rating: own,
                gains: Vec::new(),
                games: 0,
                k,
            });
            total.rating = own;
            total.gains.push(result.total.gain());
            total.games += result.total.games;
        }
    }

    /// 8.56: gives the players of an event the K of their period, which the games of all its events decide.
    pub fn settle(&self, input: &Input<'_>, rating: &mut EventRating) {
        for (player, result) in input.tournament.players.iter().zip(&mut rating.players) {
            let (Some(total), Some(own)) = (self.total(input, player), result.rating) else { continue };
            let k = K { value: total.k(input.provisions), ..total.k };
            let change = result.total.change(k.value);
            result.k = Some(k);
            result.change = Some(change);
            result.new = Some(input.provisions.rounding.new_rating(i32::from(own), change));
        }
    }

    /// Whether anybody had more than one event in a period.
    pub fn has_totals(&self) -> bool {
        self.totals.values().any(|total| total.gains.len() > 1)
    }

    /// What a player of an event did in its period, if that was more than one event.
    pub fn total(&self, input: &Input<'_>, player: &Player) -> Option<&PeriodTotal> {
        let total = self.totals.get(&(list_of(input), number(player)?))?;
        Some(total).filter(|total| total.gains.len() > 1)
    }
}

fn list_of(input: &Input<'_>) -> Option<Date> {
    let end = input.tournament.event.end.or(input.tournament.event.start)?;
    Some(input.provisions.list_after(end, input.declared.rank))
}
