//! Scenarios from a seed: the result of a game depends on the seed, the number of the sample and the game alone.

use std::collections::BTreeMap;

use exaequo_model::{Elo, Outcome, PlayerId, Points, Side, Tournament};

use super::{Sampling, Share};
use crate::situation::{Counted, RESULTS, Situation, Unit, for_color, points};
use exaequo_generate::Odds;

pub(super) use exaequo_generate::ONE;

/// What is drawn for each unit.
#[derive(Debug)]
pub(super) struct Draw {
    seed: u64,
    /// For each unit and choice, how likely it is that this or an earlier one happens, of 2³².
    until: Vec<Vec<u64>>,
    /// How many players have no rating.
    pub(super) unrated: usize,
}

impl Draw {
    pub(super) fn new(situation: &Situation, sampling: &Sampling) -> Self {
        let mut unrated = Vec::new();
        let until =
            situation.units().iter().map(|unit| until(situation, unit, sampling, &mut unrated)).collect();
        unrated.sort_unstable();
        unrated.dedup();
        Self { seed: sampling.seed, until, unrated: unrated.len() }
    }

    /// Draws a scenario.
    pub(super) fn fill(&self, sample: u32, scenario: &mut [u8]) {
        let mut state = stirred(self.seed ^ stirred(u64::from(sample).wrapping_add(1).wrapping_mul(STEP)));
        for (choice, until) in scenario.iter_mut().zip(&self.until) {
            state = state.wrapping_add(STEP);
            let drawn = stirred(state) >> 32;
            let found = until.iter().position(|end| drawn < *end).unwrap_or(until.len().saturating_sub(1));
            *choice = u8::try_from(found).unwrap_or(0);
        }
    }

    /// How likely a choice is.
    pub(super) fn likely(&self, unit: u32, choice: u8) -> Share {
        let (before, until) = self.span(unit, choice);
        Share { count: until - before, of: ONE }
    }

    /// The part of a weight that a choice has; those of all choices are the weight.
    pub(super) fn part(&self, unit: u32, choice: u8, weight: u128) -> u128 {
        let (before, until) = self.span(unit, choice);
        let upto = |end: u64| (weight * u128::from(end)) >> 32;
        upto(until) - upto(before)
    }

    /// How likely it is that an earlier choice happens, and that this or an earlier one does.
    fn span(&self, unit: u32, choice: u8) -> (u64, u64) {
        let until = self.until.get(unit as usize).map_or(&[][..], Vec::as_slice);
        let end = |at: Option<usize>| at.and_then(|at| until.get(at)).copied().unwrap_or(0);
        let choice = usize::from(choice);
        (end(choice.checked_sub(1)), end(Some(choice)))
    }
}

/// The odd number nearest to 2⁶⁴ divided by the golden ratio.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// `SplitMix64` (Steele, Lea and Flood, 2014).
const fn stirred(state: u64) -> u64 {
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

fn until(situation: &Situation, unit: &Unit, sampling: &Sampling, unrated: &mut Vec<PlayerId>) -> Vec<u64> {
    let tournament = situation.tournament();
    let mut rating = |player: PlayerId| -> u16 {
        tournament.rating_in(player, unit.round).map_or_else(
            || {
                unrated.push(player);
                sampling.model.unrated
            },
            Elo::value,
        )
    };
    let mut odds = |&game: &usize| {
        let pairing = tournament.rounds.pairings.get(game);
        pairing.map(|game| sampling.model.odds(rating(game.white), rating(game.black)))
    };
    let odds: Vec<Option<Odds>> = unit.games.iter().map(&mut odds).collect();
    let sums = match unit.counted {
        Counted::Boards => None,
        Counted::Sums => Some(by_sums(tournament, unit, &odds)),
    };
    let mut sum = 0;
    let mut ends = Vec::with_capacity(unit.choices.len());
    for choice in &unit.choices {
        sum += match &sums {
            None => likely(&odds, &choice.outcomes),
            Some(sums) => sums.get(&sums_of(tournament, unit, &choice.outcomes)).copied().unwrap_or(0),
        };
        ends.push(sum);
    }
    // What rounding lost belongs to the last.
    if let Some(last) = ends.last_mut() {
        *last = ONE;
    }
    ends
}

/// How likely each pair of sums is: board after board, without going through all their results.
fn by_sums(tournament: &Tournament, unit: &Unit, odds: &[Option<Odds>]) -> BTreeMap<[Points; 2], u64> {
    let mut sums = BTreeMap::from([([Points::ZERO; 2], ONE)]);
    for (color, odds) in unit.colors.iter().zip(odds) {
        let mut longer = BTreeMap::new();
        for ([own, other], before) in sums {
            for result in RESULTS {
                let more = points(tournament, result);
                let part = product(before, chance(*odds, for_color(result, *color)));
                *longer.entry([own + more[0], other + more[1]]).or_insert(0) += part;
            }
        }
        sums = longer;
    }
    sums
}

/// The sums of both sides with the results of a choice.
fn sums_of(tournament: &Tournament, unit: &Unit, outcomes: &[Outcome]) -> [Points; 2] {
    let results = outcomes.iter().zip(&unit.colors).map(|(outcome, color)| for_color(*outcome, *color));
    results
        .map(|result| points(tournament, result))
        .fold([Points::ZERO; 2], |sums, more| [sums[0] + more[0], sums[1] + more[1]])
}

/// How likely results of several games are together.
fn likely(odds: &[Option<Odds>], way: &[Outcome]) -> u64 {
    odds.iter().zip(way).map(|(odds, outcome)| chance(*odds, *outcome)).fold(ONE, product)
}

/// How likely the result of a game is.
const fn chance(odds: Option<Odds>, outcome: Outcome) -> u64 {
    match (odds, outcome) {
        (Some(odds), Outcome::Played { white: Side::Win, .. }) => odds.white,
        (Some(odds), Outcome::Played { white: Side::Loss, .. }) => odds.black,
        (Some(odds), _) => odds.draw,
        (None, _) => ONE / 3,
    }
}

fn product(one: u64, other: u64) -> u64 {
    u64::try_from((u128::from(one) * u128::from(other)) >> 32).unwrap_or(ONE)
}
