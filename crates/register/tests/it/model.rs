//! A naive register: the rules of October 2025 for standard chess, written down from the text, everything worked out from
//! nothing each time. It shares no code with the register.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_model::Date;

const FLOOR: u16 = 1400;
/// Upper ends of the rows of table 8.1b; the first has .50 for the higher rated player.
const ROWS: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];
/// Table 8.1a from .50 to 1.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// The day of a list, as months since the beginning of year 0.
pub(crate) fn month(day: Date) -> i32 {
    i32::from(day.year()) * 12 + i32::from(day.month()) - 1
}

/// The first day of a month.
pub(crate) fn first_day(month: i32) -> Date {
    let (year, month) = (i16::try_from(month / 12).unwrap(), i8::try_from(month % 12 + 1).unwrap());
    Date::new(year, month, 1).unwrap()
}

/// An event as it is rated now.
#[derive(Clone, Debug)]
pub(crate) struct ModelEvent {
    pub(crate) days: [Date; 2],
    /// White, Black, White's half points.
    pub(crate) games: Vec<(u64, u64, u8)>,
    pub(crate) on: On,
}

/// On which list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum On {
    Nowhere,
    ByItsDays,
    NotBefore(i32),
    Assigned(i32),
}

impl ModelEvent {
    /// 7.13: the first list at least three days after the last day.
    pub(crate) fn list_by_days(&self) -> i32 {
        let next = month(self.days[1]) + 1;
        let three_later = (0..3).fold(self.days[1], |day, _| day.tomorrow().unwrap());
        if three_later <= first_day(next) { next } else { next + 1 }
    }

    fn list(&self) -> Option<i32> {
        match self.on {
            On::Nowhere => None,
            On::ByItsDays => Some(self.list_by_days()),
            On::NotBefore(list) => Some(list.max(self.list_by_days())),
            On::Assigned(list) => Some(list),
        }
    }

    pub(crate) fn players(&self) -> BTreeSet<u64> {
        self.games.iter().flat_map(|game| [game.0, game.1]).collect()
    }
}

/// All that is known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Model {
    /// The list the register begins with: numbers, ratings, K.
    pub(crate) start: Vec<(u64, u16, u8)>,
    pub(crate) first: i32,
    pub(crate) newest: i32,
    pub(crate) events: Vec<ModelEvent>,
    pub(crate) merged: BTreeMap<u64, u64>,
    /// Number, list, rating; the later of two for one list counts.
    pub(crate) set: Vec<(u64, i32, Option<u16>)>,
}

/// A player on a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) rating: Option<u16>,
    pub(crate) highest: u16,
    pub(crate) games: u32,
}

/// Results of an unrated player: games, sum of the opponents, half points.
type Results = (i64, i64, i64);
/// A list.
pub(crate) type Snapshot = BTreeMap<u64, State>;

/// Lists one after the other, with the results of unrated players after the last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists {
    pub(crate) all: BTreeMap<i32, Snapshot>,
    pools: BTreeMap<u64, Results>,
}

impl Lists {
    fn next(&self, model: &Model) -> i32 {
        self.all.keys().next_back().map_or(model.first, |last| last + 1)
    }

    /// Works the next one out from those before, whatever they were worked out from.
    pub(crate) fn add(&mut self, model: &Model) {
        let list = self.next(model);
        let mut snapshot = self.all.get(&(list - 1)).cloned().unwrap_or_else(|| model.beginning());
        if list > model.first {
            model.rate(list, &self.all, &mut snapshot, &mut self.pools);
        }
        model.set_ratings(list, &mut snapshot, &mut self.pools);
        self.all.insert(list, snapshot);
    }
}

impl Model {
    pub(crate) fn current(&self, mut number: u64) -> u64 {
        while let Some(into) = self.merged.get(&number) {
            number = *into;
        }
        number
    }

    fn beginning(&self) -> Snapshot {
        let state = |rating: u16, k: u8| State {
            rating: Some(rating),
            highest: if k == 10 { rating.max(2400) } else { rating },
            games: if k == 40 { 0 } else { 30 },
        };
        let own = self.start.iter().filter(|row| !self.merged.contains_key(&row.0));
        let mut snapshot: Snapshot = own.map(|row| (row.0, state(row.1, row.2))).collect();
        for (number, rating, k) in self.start.iter().filter(|row| self.merged.contains_key(&row.0)) {
            snapshot.entry(self.current(*number)).or_insert(state(*rating, *k));
        }
        snapshot
    }

    /// All lists, from the first on.
    pub(crate) fn lists(&self) -> Lists {
        let mut lists = Lists::default();
        while lists.next(self) <= self.newest {
            lists.add(self);
        }
        lists
    }

    fn set_ratings(&self, list: i32, snapshot: &mut Snapshot, pools: &mut BTreeMap<u64, Results>) {
        for (number, _, rating) in self.set.iter().filter(|set| set.1 == list) {
            let person = self.current(*number);
            let state = snapshot.entry(person).or_default();
            state.rating = *rating;
            state.highest = state.highest.max(rating.unwrap_or(0));
            pools.remove(&person);
        }
    }

    fn rate(
        &self,
        list: i32,
        lists: &BTreeMap<i32, Snapshot>,
        snapshot: &mut Snapshot,
        pools: &mut BTreeMap<u64, Results>,
    ) {
        let before = &lists[&(list - 1)];
        let rating = |snapshot: &Snapshot, person: u64| snapshot.get(&person).and_then(|state| state.rating);
        let mut events: Vec<&ModelEvent> =
            self.events.iter().filter(|event| event.list() == Some(list)).collect();
        events.sort_by_key(|event| event.days);
        // Hundredths and games of whoever is rated.
        let mut sums: BTreeMap<u64, (i64, i64)> = BTreeMap::new();
        let mut new: BTreeSet<u64> = BTreeSet::new();
        for event in events {
            let at_start = &lists[&month(event.days[0])];
            for player in event.players() {
                let person = self.current(player);
                let against_rated = event.games.iter().filter_map(|(white, black, halves)| {
                    let (opponent, own) = match player {
                        _ if player == *white => (black, *halves),
                        _ if player == *black => (white, 2 - *halves),
                        _ => return None,
                    };
                    Some((rating(at_start, self.current(*opponent))?, i64::from(own)))
                });
                let games: Vec<(u16, i64)> = against_rated.collect();
                match (rating(at_start, person), rating(before, person)) {
                    (Some(own), Some(_)) | (None, Some(own)) => add_change(&mut sums, person, own, &games),
                    (_, None) => {
                        new.insert(person);
                        add_result(pools, person, &games);
                    }
                }
            }
        }
        for (person, (hundredths, games)) in sums {
            let state = before[&person];
            snapshot.insert(person, changed(state, hundredths, games));
        }
        for person in new {
            let Some((rating, games)) = pools.get(&person).and_then(|results| first_rating(*results)) else {
                continue;
            };
            let state = before.get(&person).copied().unwrap_or_default();
            let highest = state.highest.max(rating);
            snapshot.insert(person, State { rating: Some(rating), highest, games: state.games + games });
            pools.remove(&person);
        }
    }
}

/// 8.54, 8.55: score less expected score, in hundredths; from 2650 on without the limit of 400.
fn add_change(sums: &mut BTreeMap<u64, (i64, i64)>, person: u64, own: u16, games: &[(u16, i64)]) {
    for (opponent, halves) in games {
        let mut difference = i64::from(own) - i64::from(*opponent);
        if own < 2650 {
            difference = difference.clamp(-400, 400);
        }
        let row = ROWS.iter().position(|end| difference.abs() <= *end).unwrap_or(ROWS.len());
        let higher = 50 + i64::try_from(row).unwrap();
        let expected = if difference < 0 { 100 - higher } else { higher };
        let sum = sums.entry(person).or_default();
        *sum = (sum.0 + 50 * halves - expected, sum.1 + 1);
    }
}

/// 8.56, 8.57, 7.21: K of the list before, at most 700 divided by the games; half away from zero; none below the floor.
fn changed(state: State, hundredths: i64, games: i64) -> State {
    let k = if state.highest >= 2400 {
        10
    } else if state.games < 30 {
        40
    } else {
        20
    };
    let k = if k * games > 700 { 700 / games } else { k };
    let change = (hundredths * k).signum() * (((hundredths * k).abs() + 50) / 100);
    let new = i64::from(state.rating.unwrap()) + change;
    let rating = u16::try_from(new).ok().filter(|new| *new >= FLOOR);
    State {
        rating,
        highest: state.highest.max(rating.unwrap_or(0)),
        games: state.games + u32::try_from(games).unwrap(),
    }
}

/// 6.1: a first result without half a point does not count; afterwards all games against rated players do.
fn add_result(pools: &mut BTreeMap<u64, Results>, person: u64, games: &[(u16, i64)]) {
    let halves: i64 = games.iter().map(|game| game.1).sum();
    if games.is_empty() || halves == 0 && !pools.contains_key(&person) {
        return;
    }
    let opponents: i64 = games.iter().map(|game| i64::from(game.0)).sum();
    let results = pools.entry(person).or_default();
    *results = (results.0 + i64::try_from(games.len()).unwrap(), results.1 + opponents, results.2 + halves);
}

/// 8.2 since March 2024: with two draws against 1800, at most 2200; after five games, not below the floor.
fn first_rating((games, opponents, halves): Results) -> Option<(u16, u32)> {
    let (all, sum, halves) = (games + 2, opponents + 3600, halves + 2);
    let percent = (100 * halves + all) / (2 * all);
    let difference = match usize::try_from(percent - 50) {
        Ok(above) => DIFFERENCES[above],
        Err(_) => -DIFFERENCES[usize::try_from(50 - percent).unwrap()],
    };
    let rating = (2 * (sum + difference * all) + all).div_euclid(2 * all).min(2200);
    let rating = u16::try_from(rating).ok()?;
    (games >= 5 && rating >= FLOOR).then(|| (rating, u32::try_from(games).unwrap()))
}
