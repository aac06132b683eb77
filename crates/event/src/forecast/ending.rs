//! What endings of an event come to, each ranked in full by the engine: ties and prizes. Drawn endings tell how likely
//! something is; where all scenarios can be gone through, they tell what is sure and what is out.

use exaequo_forecast::Situation;
use exaequo_forecast::chance::{Endings, Sampling};
use exaequo_model::{ParticipantId, Tournament};
use exaequo_prizes::PrizeList;

use super::ForecastError;
use super::money::Purse;
use super::tie::{Ties, TiesBy};
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

/// What was seen in endings.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) endings: u32,
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
    /// What drawn endings come to; nothing where none are wanted or nobody knows who will meet whom.
    pub(super) fn drawn(&self, sampling: &Sampling) -> Result<Seen, ForecastError> {
        let Some(endings) = Endings::new(self.situation, sampling) else { return Ok(self.nothing()) };
        let samples = endings.worth(sampling.samples).min(SAMPLES);
        endings.gather(samples, || self.nothing(), |seen, ended| self.add(seen, ended), Seen::and)
    }

    /// What all scenarios come to, where they are few.
    pub(super) fn all(&self) -> Result<Option<Seen>, ForecastError> {
        let participants = self.situation.tournament().participant_count().max(1) as u64;
        let most = SCENARIOS.min(WORK / participants).min(self.budget / STEPS);
        let Some(scenarios) = self.situation.every_scenario(most) else { return Ok(None) };
        let mut seen = self.nothing();
        for scenario in scenarios {
            self.add(&mut seen, self.situation.complete(&scenario))?;
        }
        Ok(Some(seen))
    }

    /// Adds what scenarios come to.
    pub(super) fn of<'s>(&self, scenarios: impl Iterator<Item = &'s Vec<u8>>) -> Result<Seen, ForecastError> {
        let mut seen = self.nothing();
        for scenario in scenarios {
            self.add(&mut seen, self.situation.complete(scenario))?;
        }
        Ok(seen)
    }

    fn nothing(&self) -> Seen {
        let purses = self.prizes.map_or(0, |_| self.who.len());
        Seen { endings: 0, ties: Ties::default(), purses: vec![Purse::default(); purses] }
    }

    fn add(&self, seen: &mut Seen, ended: Tournament) -> Result<(), ForecastError> {
        let options = self.situation.options_of(&ended);
        let standings: Standings = self.event.with(ended).standings_by(options)?;
        seen.endings += 1;
        seen.ties.add(self.ties.found_in(standings.table()));
        if let Some(list) = self.prizes {
            let prizes = standings.prizes(list)?;
            for (purse, who) in seen.purses.iter_mut().zip(&self.who) {
                purse.add(prizes.of(*who).map(|award| award.money).unwrap_or_default());
            }
        }
        Ok(())
    }
}

impl Seen {
    fn and(mut self, other: Self) -> Self {
        self.endings += other.endings;
        self.ties.join(other.ties);
        for (purse, other) in self.purses.iter_mut().zip(other.purses) {
            purse.join(other);
        }
        self
    }
}
