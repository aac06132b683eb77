//! 6.1, 6.41, 8.2, 8.3: the unrated players of a period, each with its results in the order of the events.

use std::ops::Range;

use super::achieved::Achieved;
use super::sums::Sums;
use super::{Period, PeriodOutcome};
use crate::pool::Pool;
use crate::provisions::{Provisions, UnratedOpponents};

/// Players whose results are read at once.
const AT_ONCE: usize = 32;

/// What the newcomers of a period achieved, in the order of the events; a list for each thread that found it.
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

    /// One of all, by its place.
    #[inline]
    fn get(&self, place: u32) -> Option<&Achieved> {
        let mut place = place as usize;
        for list in &self.0 {
            if let Some(found) = list.get(place) {
                return Some(found);
            }
            place -= list.len();
        }
        None
    }
}

/// The rules, and what they judge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge<'a> {
    pub(super) provisions: &'a Provisions,
    pub(super) period: &'a Period<'a>,
    pub(super) record: &'a Record,
}

impl Judge<'_> {
    /// The results of a player in the order of the events, taken into the pool that it comes with (8.3).
    fn pool(&self, player: u32, results: &[(u32, Achieved)], pool: &mut Pool) {
        match self.period.earlier.get(&player) {
            Some(earlier) => pool.clone_from(earlier),
            None => pool.clear(),
        }
        results.iter().for_each(|(place, achieved)| self.add(*place, achieved, pool));
    }

    /// 6.1, 6.41, 8.3: takes a result into the pool if it counts, and says what opponents count.
    fn add(&self, place: u32, achieved: &Achieved, pool: &mut Pool) {
        let Some(event) = self.period.events.get(achieved.event as usize) else { return };
        let result = achieved.result(self.provisions, event);
        let verdict = pool.add(self.provisions, result);
        if self.provisions.unrated_opponents == UnratedOpponents::WithEventRating
            && verdict.counts_for_opponents()
            && let Some(ru) = result.ru.and_then(|ru| u16::try_from(ru).ok())
            && let Some(achieved) = self.record.get(place)
        {
            achieved.count_for_opponents(ru);
        }
    }

    /// 7.14: the first rating of a player, if there is one.
    fn outcome(&self, player: u32, pool: &Pool) -> PeriodOutcome {
        let Some(facts) = self.period.players.get(player as usize) else { return PeriodOutcome::default() };
        let pooled = pool.first_rating(self.provisions, facts.least);
        let new = pooled.published().and_then(|rating| u16::try_from(rating).ok()).unwrap_or(0);
        PeriodOutcome { change: 0, games: pooled.games(), new }
    }
}

/// The newcomers in a part of the list, each with the places of its results in the record.
#[derive(Debug)]
pub(super) struct Newcomers {
    players: Vec<u32>,
    /// Where the results of each end.
    ends: Vec<u32>,
    results: Vec<u32>,
}

impl Newcomers {
    /// Those of some places of the list who have a result of the period or of before.
    pub(super) fn new(period: &Period<'_>, parts: &[Sums<'_>], record: &Record, range: Range<usize>) -> Self {
        let mut all = Self { players: Vec::new(), ends: Vec::new(), results: Vec::new() };
        let (begin, mut count) = (range.start, 0);
        let next: Vec<u32> = range.map(|player| all.make_room(period, parts, player, &mut count)).collect();
        all.results = vec![0; count as usize];
        all.sort(record, begin, next);
        all
    }

    /// Makes room for the results of a player, and says where it begins.
    fn make_room(&mut self, period: &Period<'_>, parts: &[Sums<'_>], player: usize, count: &mut u32) -> u32 {
        let begin = *count;
        if period.players.get(player).is_none_or(|facts| facts.rating > 0) {
            return begin;
        }
        *count += parts.iter().map(|part| part.results_of(player)).sum::<u32>();
        let place = super::place(player);
        if *count > begin || period.earlier.contains_key(&place) {
            self.players.push(place);
            self.ends.push(*count);
        }
        begin
    }

    /// Gives each player its results, in the order of the events.
    fn sort(&mut self, record: &Record, begin: usize, mut next: Vec<u32>) {
        for (place, achieved) in (0..).zip(record.lists().flatten()) {
            let own = (achieved.player as usize).wrapping_sub(begin);
            if let Some(room) = next.get_mut(own) {
                self.results[*room as usize] = place;
                *room += 1;
            }
        }
    }

    /// Judges all results; `outcomes` are those of the part of the list that begins at a place. Results are read for many
    /// players at once, so that the memory is not waited for one by one.
    pub(super) fn judge(&self, judge: Judge<'_>, begin: usize, outcomes: &mut [PeriodOutcome]) {
        let (mut pool, mut read) = (Pool::default(), Vec::new());
        for first in (0..self.players.len()).step_by(AT_ONCE) {
            let some = first..self.players.len().min(first + AT_ONCE);
            self.read(judge.record, some.clone(), &mut read);
            for index in some {
                let (player, own) = (self.players[index], self.room(index, first));
                judge.pool(player, &read[own], &mut pool);
                outcomes[player as usize - begin] = judge.outcome(player, &pool);
            }
        }
    }

    /// Reads the results of some players.
    fn read(&self, record: &Record, some: Range<usize>, read: &mut Vec<(u32, Achieved)>) {
        let places = &self.results[self.begin(some.start)..self.begin(some.end)];
        read.clear();
        read.extend(places.iter().filter_map(|place| Some((*place, record.get(*place)?.clone()))));
    }

    /// Where the results of a player begin.
    fn begin(&self, index: usize) -> usize {
        index.checked_sub(1).map_or(0, |before| self.ends[before] as usize)
    }

    /// Where the results of a player are among those from a player on.
    fn room(&self, index: usize, first: usize) -> Range<usize> {
        self.begin(index) - self.begin(first)..self.begin(index + 1) - self.begin(first)
    }

    /// 8.3: the pools of those of whom something counts or counted.
    pub(super) fn pools<'a>(&'a self, judge: Judge<'a>) -> impl Iterator<Item = (u32, Pool)> + 'a {
        (0..self.players.len()).filter_map(move |index| self.pool_at(judge, index))
    }

    /// 8.3: the pool of a player.
    pub(super) fn pool(&self, judge: Judge<'_>, player: u32) -> Option<Pool> {
        self.pool_at(judge, self.players.binary_search(&player).ok()?).map(|(_, pool)| pool)
    }

    fn pool_at(&self, judge: Judge<'_>, index: usize) -> Option<(u32, Pool)> {
        let (player, mut pool, mut read) = (self.players[index], Pool::default(), Vec::new());
        self.read(judge.record, index..index + 1, &mut read);
        judge.pool(player, &read, &mut pool);
        let is_there = pool.results().len() > 0 || judge.period.earlier.contains_key(&player);
        is_there.then_some((player, pool))
    }
}
