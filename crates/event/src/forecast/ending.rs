//! What endings of an event come to, each ranked in full by the engine: ties and prizes. Drawn endings tell how likely
//! something is; where all scenarios can be gone through, they tell it exactly under the model, and what is sure and out.

use exaequo_forecast::chance::{Endings, Sampling};
use exaequo_forecast::{Scenario, Situation};
use exaequo_model::{ParticipantId, Tournament};
use exaequo_prizes::PrizeList;

use super::ForecastError;
use super::money::Purse;
use super::tie::{Completeness, Ties, TiesBy};
use crate::event::Event;
use crate::standings::Standings;

/// What is looked for in endings.
pub(super) struct Look<'a> {
    pub(super) event: &'a Event,
    pub(super) situation: &'a Situation,
    pub(super) ties: &'a TiesBy,
    pub(super) prizes: Option<&'a PrizeList>,
    /// Those whose prizes are looked for.
    pub(super) who: Vec<ParticipantId>,
    /// How long a search may go on.
    pub(super) budget: u64,
}

/// Whether scenarios are gone through for what is sure and out, or only where drawing would take as long.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Proofs {
    Wanted,
    AsTheyCome,
}

/// How often something was seen in endings: in how many, and what they weigh together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Often {
    pub(super) endings: u32,
    /// One for each that was drawn; of all of them, what the model gives each. Nothing where nobody wants chances.
    pub(super) weight: u64,
}

impl Often {
    const fn once(weight: u64) -> Self {
        Self { endings: 1, weight }
    }

    pub(super) fn add(&mut self, other: Self) {
        self.endings += other.endings;
        self.weight += other.weight;
    }
}

/// What was seen in endings.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    /// How all endings were chosen.
    pub(super) complete: Completeness,
    pub(super) endings: Often,
    pub(super) ties: Ties,
    /// By those whose prizes are looked for.
    pub(super) purses: Vec<Purse>,
}

/// More scenarios than this are not gone through.
const SCENARIOS: u64 = 20_000;
/// More participants than this are not ranked in all of them together.
const WORK: u64 = 600_000;
/// How many steps of a search are worth a scenario.
const STEPS: u64 = 10;
/// How many endings are drawn at the most.
const SAMPLES: u32 = 1_000;

impl Look<'_> {
    /// What all scenarios come to, where they are few; else drawn endings. Nothing where none are wanted or nobody knows who
    /// will meet whom.
    pub(super) fn seen(&self, sampling: &Sampling, proofs: Proofs) -> Result<Seen, ForecastError> {
        let Some(endings) = Endings::new(self.situation, sampling) else { return Ok(self.nothing()) };
        let samples = endings.worth(sampling.samples).min(SAMPLES);
        let most = match proofs {
            Proofs::Wanted => self.worth_proving().max(samples.into()),
            Proofs::AsTheyCome => samples.into(),
        };
        if let Some(scenarios) = self.situation.every_scenario(most) {
            let weight = |scenario: &Scenario| if samples > 0 { endings.weight(scenario) } else { 0 };
            return self.all(scenarios.map(|scenario| (weight(&scenario), scenario)));
        }
        let add = |seen: &mut Seen, ended| self.add(seen, ended, 1);
        endings.gather(samples, || self.nothing(), add, Seen::and)
    }

    /// How many scenarios are gone through for a proof.
    fn worth_proving(&self) -> u64 {
        let participants = self.situation.tournament().participant_count().max(1) as u64;
        SCENARIOS.min(WORK / participants).min(self.budget / STEPS)
    }

    /// What all scenarios come to, each with its weight.
    fn all(&self, scenarios: impl Iterator<Item = (u64, Scenario)>) -> Result<Seen, ForecastError> {
        let mut seen = Seen { complete: Completeness::AllScenarios, ..self.nothing() };
        for (weight, scenario) in scenarios {
            self.add(&mut seen, self.situation.complete(&scenario), weight)?;
        }
        Ok(seen)
    }

    /// Adds what scenarios come to.
    pub(super) fn of<'s>(&self, scenarios: impl Iterator<Item = &'s Vec<u8>>) -> Result<Seen, ForecastError> {
        let mut seen = self.nothing();
        for scenario in scenarios {
            self.add(&mut seen, self.situation.complete(scenario), 1)?;
        }
        Ok(seen)
    }

    fn nothing(&self) -> Seen {
        let purses = self.prizes.map_or(0, |_| self.who.len());
        Seen {
            complete: Completeness::Samples,
            endings: Often::default(),
            ties: Ties::default(),
            purses: vec![Purse::default(); purses],
        }
    }

    fn add(&self, seen: &mut Seen, ended: Tournament, weight: u64) -> Result<(), ForecastError> {
        let options = self.situation.options_of(&ended);
        let standings: Standings = self.event.with(ended).standings_by(options)?;
        let once = Often::once(weight);
        seen.endings.add(once);
        seen.ties.add(self.ties.found_in(standings.table()), once);
        if let Some(list) = self.prizes {
            let prizes = standings.prizes(list)?;
            for (purse, who) in seen.purses.iter_mut().zip(&self.who) {
                purse.add(prizes.of(*who).map(|award| award.money).unwrap_or_default(), weight);
            }
        }
        Ok(())
    }
}

impl Seen {
    fn and(mut self, other: Self) -> Self {
        self.endings.add(other.endings);
        self.ties.join(other.ties);
        for (purse, other) in self.purses.iter_mut().zip(other.purses) {
            purse.join(other);
        }
        self
    }
}
