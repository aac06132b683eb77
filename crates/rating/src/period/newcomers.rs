//! 6.41, 8.2, 8.3: the unrated players of a period, event by event.

use std::collections::BTreeMap;

use exaequo_model::Points;

use super::sums::Sums;
use super::{EventOfPeriod, Period};
use crate::first::FirstResult;
use crate::pool::Pool;
use crate::provisions::Provisions;
use crate::verdict::{Earlier, EventResult, FirstRatingMethod, Verdict};

/// What an unrated player did against rated opponents in an event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Achieved {
    /// The place of the player in the list.
    pub(super) player: u32,
    opponents: u32,
    pub(super) games: u16,
    halves: u16,
    /// 8.21: rated opponents, each counted once.
    met: u16,
    /// 8.52: the rating that opponents count; 0 if they do not.
    pub(super) ru: u16,
}

impl Achieved {
    pub(super) const fn new(player: u32) -> Self {
        Self { player, opponents: 0, games: 0, halves: 0, met: 0, ru: 0 }
    }

    /// Takes in a game against a rated opponent, who was met before in the event or not.
    pub(super) fn add(&mut self, rating: u16, halves: u16, met_before: bool) {
        self.opponents = self.opponents.saturating_add(u32::from(rating));
        self.games = self.games.saturating_add(1);
        self.halves = self.halves.saturating_add(halves);
        self.met = self.met.saturating_add(u16::from(!met_before));
    }

    fn result(self, provisions: &Provisions, event: &EventOfPeriod) -> EventResult {
        let score = Points::from_halves(i32::from(self.halves));
        let result = FirstResult {
            games: u32::from(self.games),
            opponents: i64::from(self.opponents),
            score,
            ..FirstResult::default()
        };
        EventResult {
            start: event.start,
            method: FirstRatingMethod::Swiss,
            result,
            rated_opponents: u32::from(self.met),
            score_against_rated: score,
            score_in_all: score,
            ru: provisions.first_rating(&result),
            least: event.least,
        }
    }
}

/// The pools of the unrated players, while the events of a period are taken in one after the other.
#[derive(Debug)]
pub(super) struct Newcomers {
    pools: BTreeMap<u32, Pool>,
}

impl Newcomers {
    pub(super) fn new(period: &Period<'_>) -> Self {
        let is_unrated =
            |place: u32| period.players.get(place as usize).is_some_and(|player| player.rating == 0);
        let earlier = period.earlier.iter().filter(|(place, _)| is_unrated(**place));
        Self { pools: earlier.map(|(place, pool)| (*place, pool.clone())).collect() }
    }

    /// 6.1, 6.41, 8.3: judges the results of the events of a part, and says what opponents count.
    pub(super) fn judge(&mut self, provisions: &Provisions, part: &mut Sums<'_>) {
        for (event, achieved) in part.results() {
            for one in achieved {
                let result = one.result(provisions, event);
                let verdict = self.add(provisions, one.player, result);
                let counts = result.ru.filter(|_| verdict.counts_for_opponents());
                one.ru = counts.and_then(|ru| u16::try_from(ru).ok()).unwrap_or(0);
            }
        }
    }

    /// A pool is made for the first result that counts.
    fn add(&mut self, provisions: &Provisions, player: u32, result: EventResult) -> Verdict {
        if let Some(pool) = self.pools.get_mut(&player) {
            return pool.add(provisions, result);
        }
        let verdict = provisions.verdict(&result, Earlier::None);
        if verdict.counts_for_player() {
            self.pools.entry(player).or_default().add(provisions, result);
        }
        verdict
    }

    /// The pools with results.
    pub(super) fn into_pools(self) -> BTreeMap<u32, Pool> {
        self.pools
    }
}
