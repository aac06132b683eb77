//! How likely places are: a model of one game, and many scenarios drawn by it.
//!
//! These are estimates under a model, never proofs: a place that no sample reached may be possible, one that all reached
//! may be missed. The numbers are whole, the samples numbered: the same seed gives the same counts on every machine and
//! with any number of threads.

mod draw;
mod ending;
mod place_counts;
mod rank;

pub use ending::Endings;
pub use exaequo_generate::{By, GameModel, Odds};

use exaequo_model::ParticipantId;
use exaequo_tiebreak::Refusal;

use crate::parallel::prelude::*;
use crate::prospects::{has_points_first, own_choices};
use crate::sheet::{Encounter, Scope, Sheet};
use crate::situation::{Horizon, Situation};
use draw::Draw;
use ending::BY_ENGINE;
use rank::Ranker;

/// What is drawn, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampling {
    /// The model of a game.
    pub model: GameModel,
    /// The seed of all draws.
    pub seed: u64,
    /// How many scenarios are drawn; where the engine has to rank each of them, fewer are ([`Chances::samples`]).
    pub samples: u32,
}

impl Default for Sampling {
    fn default() -> Self {
        Self { model: GameModel::default(), seed: 1, samples: 20_000 }
    }
}

/// A number of cases among all that were drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// In how many scenarios it was so.
    pub count: u64,
    /// Of how many.
    pub of: u64,
}

/// How often somebody reached places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The participant whose places they are.
    pub who: ParticipantId,
    /// For each place from the first on, how often it was reached.
    pub places: Vec<Share>,
    /// The same for each own result, the best first, with how likely the result is.
    pub by_result: Vec<ChanceWith>,
}

/// How often a participant reached places with one result of their own game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceWith {
    /// The result of the participant's own game or match.
    pub choice: u8,
    /// How likely it is, of 2³².
    pub likely: Share,
    /// For each place from the first on, how often it was reached.
    pub places: Vec<Share>,
}

impl ChanceWith {
    /// The same with one own result or another. Where as many scenarios were drawn for each, places are weighed by how
    /// likely these are; where all come from one draw, they already are.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let likely = Share { count: self.likely.count + other.likely.count, ..self.likely };
        let whole = u128::from(likely.count.max(1));
        let both = |(one, second): (&Share, &Share)| {
            if one.of != second.of {
                return Share { count: one.count + second.count, of: one.of + second.of };
            }
            let weighed = |share: &Share, likely: Share| u128::from(share.count) * u128::from(likely.count);
            let count = (weighed(one, self.likely) + weighed(second, other.likely) + whole / 2) / whole;
            Share { count: u64::try_from(count).unwrap_or(u64::MAX), of: one.of }
        };
        Self {
            choice: self.choice,
            likely,
            places: self.places.iter().zip(&other.places).map(both).collect(),
        }
    }
}

/// How likely places are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// The model of a game.
    pub model: GameModel,
    /// The seed the scenarios were drawn with.
    pub seed: u64,
    /// How many scenarios were drawn.
    pub samples: u32,
    /// Who meets whom in them.
    pub pairings: Pairings,
    /// How many players without a rating count as the model says.
    pub unrated: usize,
    /// The chances of those who were asked for, in their order.
    pub rows: Vec<Chance>,
}

/// Who meets whom in what is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairings {
    /// Those of the event, which are known.
    Known,
    /// The rounds that are not paired yet: in them opponents are found by score groups, without rematches as far as the field
    /// allows and with colours balanced. No FIDE system does it quite so.
    ByScoreGroups {
        /// How many rounds nobody has paired.
        rounds: u16,
    },
}

impl Chances {
    /// Draws scenarios and counts how often each of some participants reaches each of the first `places`; `None`
    /// where nobody can say who will meet whom. An id of another event reaches none.
    pub fn new(
        situation: &Situation,
        who: &[ParticipantId],
        places: u32,
        sampling: &Sampling,
    ) -> Option<Self> {
        if matches!(situation.horizon(), Horizon::Unpaired { .. }) {
            return by_rounds(situation, who, places as usize, sampling);
        }
        let counting = Counting::new(situation, places as usize, sampling);
        let rows = counting.all(who)?;
        Some(counting.chances(sampling, rows))
    }

    /// The same for one participant in full: all places, for each own result.
    pub fn of(situation: &Situation, who: ParticipantId, sampling: &Sampling) -> Option<Self> {
        Self::of_each(situation, &[who], sampling)
    }

    /// The same for several participants, each in full: one draw for all, in which everybody's own results are told apart.
    pub fn of_each(situation: &Situation, who: &[ParticipantId], sampling: &Sampling) -> Option<Self> {
        let places = situation.participants().count();
        if matches!(situation.horizon(), Horizon::Unpaired { .. }) {
            return by_rounds(situation, who, places, sampling);
        }
        let counting = Counting::new(situation, places, sampling);
        let rows = match who {
            [one] => vec![counting.in_full(*one)?],
            several => counting.together(several)?,
        };
        Some(counting.chances(sampling, rows))
    }
}

/// Where rounds are to come whose pairings nobody knows: they are played on, and the engine ranks what comes of it.
fn by_rounds(
    situation: &Situation,
    who: &[ParticipantId],
    places: usize,
    sampling: &Sampling,
) -> Option<Chances> {
    let endings = Endings::new(situation, sampling)?;
    let samples = endings.worth(sampling.samples);
    let count = |counts: &mut Vec<u64>, tournament| {
        let reached = situation.places_in(&tournament)?;
        for (row, who) in who.iter().enumerate() {
            let place = reached.get(who.index()).map_or(0, |place| *place as usize);
            if (1..=places).contains(&place) {
                counts[row * places + place - 1] += 1;
            }
        }
        Ok::<(), Refusal>(())
    };
    let nothing = || vec![0; who.len() * places];
    let counts = endings.gather(samples, nothing, count, |one, other| added(one, &other)).ok()?;
    let rows = who.iter().zip(shares(&counts, places, samples));
    Some(Chances {
        model: sampling.model,
        seed: sampling.seed,
        samples,
        pairings: endings.pairings(),
        unrated: endings.unrated(),
        rows: rows.map(|(&who, places)| Chance { who, places, by_result: Vec::new() }).collect(),
    })
}

fn shares(counts: &[u64], places: usize, samples: u32) -> Vec<Vec<Share>> {
    let share = |count: &u64| Share { count: *count, of: u64::from(samples) };
    counts.chunks(places.max(1)).map(|row| row.iter().map(share).collect()).collect()
}

/// The places whatever the participant's own result: each weighed by how likely it is, in as many scenarios as were drawn. Sums are
/// rounded, so that all places together are all scenarios.
fn mixed(by_result: &[ChanceWith]) -> Vec<Share> {
    let length = by_result.iter().map(|one| one.places.len()).max().unwrap_or(0);
    let drawn = by_result.iter().flat_map(|one| &one.places).map(|share| share.of).max().unwrap_or(0);
    let weight = |place: usize| -> u128 {
        let weighed = |one: &ChanceWith| {
            let share = one.places.get(place).copied().unwrap_or_default();
            u128::from(share.count) * u128::from(one.likely.count) * u128::from(drawn)
                / u128::from(share.of.max(1))
        };
        by_result.iter().map(weighed).sum()
    };
    let one = u128::from(draw::ONE);
    let (mut sum, mut counted) = (0, 0);
    let share = |place: usize| {
        sum += weight(place);
        let upto = u64::try_from((sum + one / 2) / one).unwrap_or(u64::MAX);
        let count = upto - std::mem::replace(&mut counted, upto);
        Share { count, of: drawn }
    };
    (0..length).map(share).collect()
}

struct Counting<'a> {
    situation: &'a Situation,
    sheet: Option<Sheet>,
    draw: Draw,
    samples: u32,
    places: usize,
}

impl<'a> Counting<'a> {
    fn new(situation: &'a Situation, places: usize, sampling: &Sampling) -> Self {
        // The sheet compares by points first.
        let by_points = situation.horizon() == Horizon::LastRound && has_points_first(situation);
        let sheet = by_points.then(|| Sheet::new(situation, Scope::Everybody));
        // Behind a key few ties are left for the engine.
        let by_sheet = sheet.as_ref().is_some_and(|sheet| sheet.encounter == Encounter::None);
        let samples = if by_sheet { sampling.samples } else { sampling.samples.min(BY_ENGINE) };
        Self { situation, sheet, draw: Draw::new(situation, sampling), samples, places }
    }

    fn all(&self, who: &[ParticipantId]) -> Option<Vec<Chance>> {
        let places = self.places(who, None)?;
        let chance = |(&who, places)| Chance { who, places, by_result: Vec::new() };
        Some(who.iter().zip(places).map(chance).collect())
    }

    /// All places of a participant, for each own result.
    fn in_full(&self, who: ParticipantId) -> Option<Chance> {
        let (own, units) = (own_choices(self.situation, who), self.situation.own(who));
        let ([unit], false) = (units, own.is_empty()) else {
            let places = self.places(&[who], None)?.into_iter().next()?;
            return Some(Chance { who, places, by_result: Vec::new() });
        };
        let with = |choice: u8| {
            let places = self.places(&[who], Some((*unit, choice)))?.into_iter().next()?;
            Some(ChanceWith { choice, likely: self.draw.likely(*unit, choice), places })
        };
        let by_result: Vec<ChanceWith> = own.into_iter().map(with).collect::<Option<_>>()?;
        Some(Chance { who, places: mixed(&by_result), by_result })
    }

    /// All places of several participants, for each own result, from one draw.
    fn together(&self, who: &[ParticipantId]) -> Option<Vec<Chance>> {
        let batches = (0..self.samples.div_ceil(BATCH)).into_par_iter();
        let all = batches.map(|batch| place_counts::batch(self, batch, who)).try_reduce(
            || place_counts::Counts::new(self, who),
            |one, other| Ok::<_, Refusal>(one.and(&other)),
        );
        Some(place_counts::chances(self, who, &all.ok()?))
    }

    /// How often each reaches each place; with one game fixed where asked for.
    fn places(&self, who: &[ParticipantId], fixed: Option<(u32, u8)>) -> Option<Vec<Vec<Share>>> {
        let batches = self.samples.div_ceil(BATCH);
        let counted: Result<Vec<u64>, Refusal> = (0..batches)
            .into_par_iter()
            .map(|batch| self.batch(batch, who, fixed))
            .try_reduce(|| vec![0; who.len() * self.places], |one, other| Ok(added(one, &other)));
        Some(shares(&counted.ok()?, self.places, self.samples))
    }

    fn chances(&self, sampling: &Sampling, rows: Vec<Chance>) -> Chances {
        Chances {
            model: sampling.model,
            seed: sampling.seed,
            samples: self.samples,
            pairings: Pairings::Known,
            unrated: self.draw.unrated,
            rows,
        }
    }

    fn batch(
        &self,
        batch: u32,
        who: &[ParticipantId],
        fixed: Option<(u32, u8)>,
    ) -> Result<Vec<u64>, Refusal> {
        let mut counts = vec![0; who.len() * self.places];
        let mut scenario = vec![0; self.situation.units().len()];
        let mut ranker = Ranker::new(self.situation, self.sheet.as_ref(), who, self.places);
        for sample in batch * BATCH..((batch + 1) * BATCH).min(self.samples) {
            self.draw.fill(sample, &mut scenario);
            if let Some((unit, choice)) = fixed {
                scenario[unit as usize] = choice;
            }
            for (row, &place) in ranker.places(&scenario)?.iter().enumerate() {
                let place = place as usize;
                if (1..=self.places).contains(&place) {
                    counts[row * self.places + place - 1] += 1;
                }
            }
        }
        Ok(counts)
    }
}

/// Samples that one thread draws at a time.
const BATCH: u32 = 512;

fn added(mut one: Vec<u64>, other: &[u64]) -> Vec<u64> {
    one.iter_mut().zip(other).for_each(|(sum, count)| *sum += count);
    one
}
