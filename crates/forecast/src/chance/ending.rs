//! Ways an event can end, drawn by a model: results of the games that are paired, and where rounds are to come whose
//! pairings nobody knows, these rounds played on.

use crate::parallel::prelude::*;
use exaequo_generate::{Random, RoundsToCome};
use exaequo_model::{System, Tournament};

use super::draw::Draw;
use super::{Pairings, Sampling, Share};
use crate::situation::{Horizon, Scenario, Situation};

/// Ways an event can end, numbered: the same seed and number give the same one on every machine.
#[derive(Debug)]
pub struct Endings<'a> {
    situation: &'a Situation,
    draw: Draw,
    later: Option<RoundsToCome>,
    seed: u64,
}

/// How many participants are ranked by the engine at the most, in all endings together.
pub(super) const WORK: usize = 400_000;
/// How many endings are drawn at the most where the engine ranks each.
pub(super) const BY_ENGINE: u32 = 2_000;

impl<'a> Endings<'a> {
    /// The endings of a situation; `None` where nobody can say who will meet whom: rounds of another system than the Swiss
    /// that are not paired.
    pub fn new(situation: &'a Situation, sampling: &Sampling) -> Option<Self> {
        let later = match situation.horizon() {
            Horizon::LastRound | Horizon::Schedule => None,
            Horizon::Unpaired { .. } if situation.base().field.system != System::Swiss => return None,
            Horizon::Unpaired { .. } => Some(RoundsToCome::new(situation.tournament(), sampling.model)),
        };
        Some(Self { situation, draw: Draw::new(situation, sampling), later, seed: sampling.seed })
    }

    /// Who meets whom in them.
    pub fn pairings(&self) -> Pairings {
        match self.situation.horizon() {
            Horizon::Unpaired { rounds } => Pairings::ByScoreGroups { rounds },
            Horizon::LastRound | Horizon::Schedule => Pairings::Known,
        }
    }

    /// How many players count with the rating of the model because they have none.
    pub fn unrated(&self) -> usize {
        self.later.as_ref().map_or(self.draw.unrated, RoundsToCome::unrated)
    }

    /// How many endings are worth ranking in full, of a number that is asked for.
    pub fn worth(&self, samples: u32) -> u32 {
        let participants = self.situation.tournament().participant_count().max(1);
        let most = u32::try_from(WORK / participants).unwrap_or(u32::MAX).max(100);
        samples.min(most).min(BY_ENGINE)
    }

    /// The results of the games that are paired, in a sample.
    pub(crate) fn scenario(&self, sample: u32) -> Scenario {
        let mut scenario = vec![0; self.situation.units().len()];
        self.draw.fill(sample, &mut scenario);
        scenario
    }

    /// What a scenario weighs under the model, as a part of [`Share::WHOLE`]; all scenarios are the whole.
    pub fn weight(&self, scenario: &[u8]) -> u64 {
        let part = |weight, (unit, choice): (u32, &u8)| self.draw.part(unit, *choice, weight);
        let weight = (0..).zip(scenario).fold(u128::from(Share::WHOLE), part);
        u64::try_from(weight).unwrap_or(Share::WHOLE)
    }

    /// The event as it ends in a sample; `None` where it cannot be played on.
    pub fn tournament(&self, sample: u32) -> Option<Tournament> {
        let completed = self.situation.complete(&self.scenario(sample));
        match &self.later {
            None => Some(completed),
            Some(later) => later.play(completed, &mut Random::stream(self.seed ^ ROUNDS, sample.into())),
        }
    }

    /// Looks at a number of endings, on all threads there are; what is gathered must not depend on the order.
    pub fn gather<T: Send, E: Send>(
        &self,
        samples: u32,
        nothing: impl Fn() -> T + Sync + Send,
        look: impl Fn(&mut T, Tournament) -> Result<(), E> + Sync + Send,
        both: impl Fn(T, T) -> T + Sync + Send,
    ) -> Result<T, E> {
        let batch = |batch: u32| {
            let mut found = nothing();
            let last = ((batch + 1) * BATCH).min(samples);
            for tournament in (batch * BATCH..last).filter_map(|sample| self.tournament(sample)) {
                look(&mut found, tournament)?;
            }
            Ok(found)
        };
        let batches = (0..samples.div_ceil(BATCH)).into_par_iter();
        batches.map(batch).try_reduce(&nothing, |one, other| Ok(both(one, other)))
    }
}

/// Endings that one thread looks at, at a time.
const BATCH: u32 = 16;
/// What tells the stream of rounds to come from that of the games that are paired.
const ROUNDS: u64 = 0x726F_756E_6473_0001;
