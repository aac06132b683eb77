//! How often everybody reaches each place, in all scenarios or in those that are drawn.

mod place_counts;

use exaequo_model::ParticipantId;
use exaequo_tiebreak::Refusal;

use super::all::{self, All};
use super::draw::Draw;
use super::ending::{BY_ENGINE, WORK};
use super::rank::Ranker;
use super::tally::{self, Tally};
use super::{Chance, ChanceWith, Chances, Pairings, PartsOf, Sampling, Scenarios, Share, WhereFew};
use crate::parallel::prelude::*;
use crate::prospects::{has_points_first, own_choices};
use crate::sheet::{Encounter, Scope, Sheet, Tail};
use crate::situation::{Horizon, Situation};
use place_counts::{Counts, Own};

/// Scenarios that one thread ranks at a time.
const BATCH: u32 = 512;

pub(super) struct Counting<'a> {
    situation: &'a Situation,
    sheet: Option<Sheet>,
    draw: Draw,
    /// How many scenarios are drawn.
    samples: u32,
    /// All of them, where they are gone through instead.
    all: Option<All>,
    places: usize,
}

impl<'a> Counting<'a> {
    pub(super) fn new(
        situation: &'a Situation,
        who: &[ParticipantId],
        places: usize,
        sampling: &Sampling,
    ) -> Self {
        // The sheet compares by points first.
        let by_points = situation.horizon() == Horizon::LastRound && has_points_first(situation);
        let sheet = by_points.then(|| Sheet::new(situation, Scope::Everybody));
        // Behind a key few ties are left for the engine.
        let by_sheet = sheet.as_ref().is_some_and(|sheet| sheet.encounter == Encounter::None);
        let samples = if by_sheet { sampling.samples } else { sampling.samples.min(BY_ENGINE) };
        let is_far = sheet.as_ref().is_none_or(|sheet| sheet.tail == Tail::Far);
        let most = match sampling.where_few {
            WhereFew::Draw => 0,
            WhereFew::GoThrough if by_sheet && !is_far => all::most(samples),
            WhereFew::GoThrough => all::most(samples).min(by_engine(situation)),
        };
        let matter = Ranker::new(situation, sheet.as_ref(), who, places).matter();
        let all = All::few(situation, matter, most);
        Self { situation, sheet, draw: Draw::new(situation, sampling), samples, all, places }
    }

    pub(super) fn all(&self, who: &[ParticipantId]) -> Option<Vec<Chance>> {
        let places = self.places(who, None)?;
        let chance = |(&who, places)| Chance { who, places, by_result: Vec::new() };
        Some(who.iter().zip(places).map(chance).collect())
    }

    /// All places of a participant, for each own result; of drawn scenarios as many for each result.
    pub(super) fn in_full(&self, who: ParticipantId) -> Option<Chance> {
        let (own, units) = (own_choices(self.situation, who), self.situation.own(who));
        let ([unit], None, false) = (units, &self.all, own.is_empty()) else {
            return self.apart(&[who])?.pop();
        };
        let with = |choice: u8| {
            let places = self.places(&[who], Some((*unit, choice)))?.into_iter().next()?;
            let likely = self.draw.likely(*unit, choice);
            Some(ChanceWith { choice, likely, parts_of: PartsOf::EachResult, places })
        };
        let by_result: Vec<ChanceWith> = own.into_iter().map(with).collect::<Option<_>>()?;
        Some(Chance { who, places: tally::mixed(&by_result), by_result })
    }

    /// All places of several participants, for each own result, from the same scenarios.
    pub(super) fn apart(&self, who: &[ParticipantId]) -> Option<Vec<Chance>> {
        let counts = self.counts(who, Own::Apart, None)?;
        Some(place_counts::chances(self, who, &counts))
    }

    /// How often each reaches each place; with one game fixed where asked for.
    fn places(&self, who: &[ParticipantId], fixed: Option<(u32, u8)>) -> Option<Vec<Vec<Share>>> {
        let counts = self.counts(who, Own::Together, fixed)?;
        let whole = self.whole();
        Some((0..who.len()).map(|row| self.shares(counts.of(row, 0, self.places), whole)).collect())
    }

    fn counts(&self, who: &[ParticipantId], own: Own, fixed: Option<(u32, u8)>) -> Option<Counts> {
        let nothing = || Counts::new(self, who, own);
        let batches = (0..self.scenarios().div_ceil(BATCH)).into_par_iter();
        let counted: Result<Counts, Refusal> = batches
            .map(|batch| self.batch(batch, who, nothing(), fixed))
            .try_reduce(&nothing, |one, other| Ok(one.and(&other)));
        counted.ok()
    }

    fn batch(
        &self,
        batch: u32,
        who: &[ParticipantId],
        mut counts: Counts,
        fixed: Option<(u32, u8)>,
    ) -> Result<Counts, Refusal> {
        let mut scenario = vec![0; self.situation.units().len()];
        let mut ranker = Ranker::new(self.situation, self.sheet.as_ref(), who, self.places);
        for number in batch * BATCH..((batch + 1) * BATCH).min(self.scenarios()) {
            let tally = Tally { scenarios: 1, weight: self.fill(number, &mut scenario) };
            if let Some((unit, choice)) = fixed {
                scenario[unit as usize] = choice;
            }
            counts.add(self, &scenario, ranker.places(&scenario)?, tally);
        }
        Ok(counts)
    }

    /// Fills in a scenario and returns its weight.
    fn fill(&self, number: u32, scenario: &mut [u8]) -> u128 {
        if let Some(all) = &self.all {
            return all.fill(&self.draw, number, scenario);
        }
        self.draw.fill(number, scenario);
        1
    }

    fn scenarios(&self) -> u32 {
        self.all.as_ref().map_or(self.samples, |all| all.count)
    }

    /// All scenarios together.
    fn whole(&self) -> Tally {
        let scenarios = self.scenarios().into();
        Tally { scenarios, weight: self.all.as_ref().map_or(scenarios.into(), |_| all::WEIGHT) }
    }

    fn shares(&self, tallies: &[Tally], whole: Tally) -> Vec<Share> {
        match self.all {
            Some(_) => tally::weighed(tallies, whole),
            None => tally::counted(tallies, whole),
        }
    }

    /// What shares with one own result are parts of, where results were told apart in the same scenarios.
    fn parts_of(&self) -> PartsOf {
        self.all.as_ref().map_or(PartsOf::OneDraw, |_| PartsOf::EachResult)
    }

    pub(super) fn chances(&self, sampling: &Sampling, rows: Vec<Chance>) -> Chances {
        Chances {
            model: sampling.model,
            seed: sampling.seed,
            scenarios: match &self.all {
                Some(all) => Scenarios::All(all.count),
                None => Scenarios::Drawn(self.samples),
            },
            pairings: Pairings::Known,
            unrated: self.draw.unrated,
            rows,
        }
    }
}

/// How many scenarios the engine ranks in full.
fn by_engine(situation: &Situation) -> u32 {
    u32::try_from(WORK / situation.tournament().participant_count().max(1)).unwrap_or(u32::MAX)
}
