//! 6.1, 6.41, 8.2, 8.3: the unrated players of a period, whose results are judged in the order of the events.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::ops::Range;

use super::achieved::Achieved;
use super::running::Results;
use super::{Period, PeriodOutcome, place};
use crate::pool::Pool;
use crate::provisions::{Provisions, UnratedOpponents};

/// What the newcomers of a period achieved against enough opponents, in the order of the events; a list for each thread that
/// found it.
#[derive(Debug)]
pub(super) struct Record(Vec<Vec<Achieved>>);

impl Record {
    pub(super) const fn new(lists: Vec<Vec<Achieved>>) -> Self {
        Self(lists)
    }

    /// The lists, each with what one thread found.
    pub(super) fn lists(&self) -> impl Iterator<Item = &[Achieved]> {
        self.0.iter().map(Vec::as_slice)
    }
}

/// Achievements that are judged in one go; few enough for what they touch to stay in the nearest cache.
const AT_ONCE: usize = 64;

/// Looks at each of some results, so that all of them are on their way from the memory before the first is needed.
fn fetch(all: &[Results], places: impl Iterator<Item = usize>) {
    black_box(places.filter(|place| all.get(*place).is_some_and(Results::may_expire)).count());
}

/// The rules, and what they judge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge<'a> {
    pub(super) provisions: &'a Provisions,
    pub(super) period: &'a Period<'a>,
    pub(super) record: &'a Record,
}

impl<'a> Judge<'a> {
    /// The places of the unrated players.
    fn newcomers(&self, range: Range<usize>) -> impl Iterator<Item = u32> + use<'a> {
        let players = range.clone().zip(self.period.players.get(range).unwrap_or_default());
        players.filter(|(_, player)| player.rating == 0).map(|(index, _)| place(index))
    }

    /// Whether results of the period are pooled with each other, whenever they were played (7.14c).
    fn nothing_expires(&self) -> bool {
        let starts = || self.period.events.iter().filter_map(|event| event.start);
        let first = starts().map(|start| self.provisions.rating_period(start).0).min();
        let begin = starts().map(|start| self.provisions.pooled_from(start)).max();
        begin <= first
    }

    /// Judges the results of the newcomers among some players, and gives first ratings. `before` counts the newcomers
    /// before them.
    pub(super) fn judge(&self, range: Range<usize>, before: usize, outcomes: &mut [PeriodOutcome]) {
        let (begin, expires) = (range.start, !self.nothing_expires());
        let earlier = |player: u32| self.period.earlier.get(&player);
        let newcomers = || self.newcomers(range.clone());
        let mut all: Vec<Results> =
            newcomers().map(|player| Results::new(earlier(player), expires)).collect();
        let place = |achieved: &Achieved| (achieved.newcomer as usize).wrapping_sub(before);
        for some in self.record.lists().flat_map(|list| list.chunks(AT_ONCE)) {
            fetch(&all, some.iter().map(place));
            for achieved in some {
                if let Some(own) = all.get_mut(place(achieved)) {
                    self.add(achieved, own);
                }
            }
        }
        for (player, own) in newcomers().zip(&all) {
            let player = player as usize;
            outcomes[player - begin] = own.outcome(self.provisions, self.period.players[player].least);
        }
    }

    /// 6.1, 6.41, 8.3: adds a result if it counts, and says what opponents count.
    #[inline]
    fn add(&self, achieved: &Achieved, results: &mut Results) {
        let Some(event) = self.period.events.get(achieved.event as usize) else { return };
        let result = achieved.result(self.provisions, event);
        let verdict = results.add(self.provisions, &result);
        if self.provisions.unrated_opponents == UnratedOpponents::WithEventRating
            && verdict.counts_for_opponents()
            && let Some(ru) = result.ru.and_then(|ru| u16::try_from(ru).ok())
        {
            achieved.count_for_opponents(ru);
        }
    }

    /// 8.3: the pools of those of whom something counts or counted.
    pub(super) fn pools(&self) -> BTreeMap<u32, Pool> {
        let newcomers: Vec<u32> = self.newcomers(0..self.period.players.len()).collect();
        let earlier = |player: &u32| self.period.earlier.get(player);
        let mut pools: BTreeMap<u32, Pool> =
            newcomers.iter().filter_map(|player| Some((*player, earlier(player)?.clone()))).collect();
        for achieved in self.record.lists().flatten() {
            let found = newcomers.get(achieved.newcomer as usize);
            let Some((player, event)) = found.zip(self.period.events.get(achieved.event as usize)) else {
                continue;
            };
            pools.entry(*player).or_default().add(self.provisions, achieved.result(self.provisions, event));
        }
        pools.retain(|player, pool| pool.results().len() > 0 || earlier(player).is_some());
        pools
    }
}
