//! All scenarios, one by one, each ranked by the engine: for few games, whatever the list.

use exaequo_model::ParticipantId;

use crate::outlook::{Extent, Limit, Reached};
use crate::refused::Refused;
use crate::search::ENGINE;
use crate::situation::{Horizon, Scenario, Situation};

/// How many scenarios are gone through, whatever the budget.
const MOST: u64 = 20_000;

/// How many scenarios there are, if they are few enough to go through with a budget.
pub(crate) fn few(situation: &Situation, budget: u64) -> Option<u64> {
    count(situation).filter(|count| *count <= MOST.max(budget / ENGINE))
}

/// How many scenarios there are, if that is a number at all.
fn count(situation: &Situation) -> Option<u64> {
    let mut units = situation.units().iter();
    units.try_fold(1u64, |count, unit| count.checked_mul(unit.choices.len() as u64))
}

impl Situation {
    /// All scenarios, where they are few enough and all pairings are known.
    pub fn every_scenario(&self, most: u64) -> Option<impl Iterator<Item = Scenario> + '_> {
        let known = !matches!(self.horizon(), Horizon::Unpaired { .. });
        count(self).filter(|count| known && *count <= most)?;
        let first = vec![0u8; self.units().len()];
        Some(std::iter::successors(Some(first), |scenario| {
            let mut scenario = scenario.clone();
            next(self, &mut scenario).then_some(scenario)
        }))
    }
}

/// The places everybody reaches, for each own choice of the first own game.
pub(crate) struct All {
    /// By participant and own choice; one for who has no open game.
    extents: Vec<Vec<Option<Extent>>>,
}

/// Goes through all scenarios.
pub(crate) fn all(situation: &Situation) -> Result<All, Refused> {
    let tournament = situation.tournament();
    let own_choices = |who| {
        let unit = situation.own(who).first().map(|unit| &situation.units()[*unit as usize]);
        vec![None; unit.map_or(1, |unit| unit.choices.len())]
    };
    let mut extents: Vec<Vec<Option<Extent>>> = tournament.participants().map(own_choices).collect();
    let mut scenario = vec![0u8; situation.units().len()];
    loop {
        let places = situation.places(&scenario)?;
        for who in situation.participants() {
            let choice = situation.own(who).first().map_or(0, |unit| scenario[*unit as usize]);
            note(&mut extents[who.index()][usize::from(choice)], places[who.index()], &scenario);
        }
        if !next(situation, &mut scenario) {
            return Ok(All { extents });
        }
    }
}

/// The next scenario; false after the last.
fn next(situation: &Situation, scenario: &mut Scenario) -> bool {
    for (choice, unit) in scenario.iter_mut().zip(situation.units()) {
        *choice += 1;
        if usize::from(*choice) < unit.choices.len() {
            return true;
        }
        *choice = 0;
    }
    false
}

/// Notes a place that a scenario leads to.
pub(crate) fn note(extent: &mut Option<Extent>, place: u32, scenario: &[u8]) {
    let limit = || Limit { reached: Some(Reached { place, scenario: scenario.to_vec() }), proved: place };
    let extent = extent.get_or_insert_with(|| Extent { best: limit(), worst: limit() });
    if place < extent.best.proved {
        extent.best = limit();
    }
    if place > extent.worst.proved {
        extent.worst = limit();
    }
}

impl All {
    /// The places with one result of the participant's own game.
    pub(crate) fn with(&self, who: ParticipantId, choice: u8) -> Option<Extent> {
        self.extents.get(who.index())?.get(usize::from(choice))?.clone()
    }

    /// The places whatever happens.
    pub(crate) fn of(&self, who: ParticipantId) -> Option<Extent> {
        self.extents.get(who.index())?.iter().flatten().cloned().reduce(Extent::or)
    }
}
