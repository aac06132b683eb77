//! The best and the worst place of a participant with one own result, proved by search.
//!
//! A place is one more than the number of those ahead. The search looks for the scenario with the fewest ahead, or the
//! most: branch and bound over the results of the other games.
//!
//! * Points (`status.rs`): with the own result the own points are fixed, and every other game puts each of its two players
//!   ahead, behind or level, independently of all others.
//! * Ties: how far the own key can be above that of a rival, and below it, follows from `sheet/bound.rs`. A rival of whom
//!   neither is sure is what the search is about.
//! * Games that decide who is level come first (`branch`). Once they are fixed, a few assignments are tried that favour one
//!   side against the rivals that stay (`trial.rs`), then the game with the largest effect is branched on (`settle.rs`).
//!
//! Every scenario that counts has been ranked by the engine; it is the engine's count that is kept. When the budget is
//! spent, what was found stays true and the rest is a bound.

mod settle;
mod status;
mod trial;

use exaequo_model::ParticipantId;

use crate::sheet::bound::Room;
use crate::sheet::{Line, Sheet};
use crate::situation::{Scenario, Situation};
use status::{Relation, Standing};

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// As few ahead as possible.
    Best,
    /// As many ahead as possible.
    Worst,
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The best (worst) number of others ahead that was reached, with its scenario.
    pub(crate) reached: Option<(u32, Scenario)>,
    /// No scenario has fewer (more) than this.
    pub(crate) proved: u32,
}

/// A search for one participant, own result and goal.
pub(crate) struct Search<'a> {
    situation: &'a Situation,
    sheet: &'a Sheet,
    who: ParticipantId,
    line: &'a Line,
    goal: Goal,
    /// For each unit, the choices that are still allowed.
    allowed: Vec<u128>,
    room: Room,
    /// Nodes that may still be looked at.
    budget: u64,
    spent: bool,
    /// The number to beat, and to stop at.
    to_beat: i64,
    enough: i64,
    reached: Option<(u32, Scenario)>,
    encounters: Vec<Ordered>,
    /// What is known of rivals with one result of their own game, and in which order it was found out.
    relations: Vec<Vec<Relation>>,
    settled: Vec<(ParticipantId, u8)>,
}

/// Rivals with their own choices, and how they stand by the encounter.
type Ordered = (Vec<(u32, u8)>, Vec<std::cmp::Ordering>);

/// What to look for, and how long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Numbers that do not beat this one are of no interest.
    pub(crate) to_beat: i64,
    /// A number this good is enough.
    pub(crate) enough: i64,
    /// How many nodes may be looked at.
    pub(crate) budget: u64,
}

impl Limits {
    /// Everything is of interest.
    pub(crate) const fn all(goal: Goal, budget: u64) -> Self {
        match goal {
            Goal::Best => Self { to_beat: i64::MAX, enough: 0, budget },
            Goal::Worst => Self { to_beat: -1, enough: i64::MAX, budget },
        }
    }
}

/// Searches the scenarios for the best or the worst place of a participant.
pub(crate) fn search(
    situation: &Situation,
    sheet: &Sheet,
    who: ParticipantId,
    choice: u8,
    goal: Goal,
    limits: Limits,
) -> Option<Found> {
    let mut allowed: Vec<u128> = everything(sheet);
    if let Some(unit) = sheet.unit_of(who) {
        allowed[unit as usize] = 1 << choice;
    }
    search_among(situation, sheet, who, allowed, goal, limits)
}

/// Everything is allowed.
pub(crate) fn everything(sheet: &Sheet) -> Vec<u128> {
    sheet.choices.iter().map(|&count| all(count)).collect()
}

/// Searches where some games are fixed, the participant's own among them.
pub(crate) fn search_among(
    situation: &Situation,
    sheet: &Sheet,
    who: ParticipantId,
    allowed: Vec<u128>,
    goal: Goal,
    limits: Limits,
) -> Option<Found> {
    let own = sheet.unit_of(who).map_or(0, |unit| allowed[unit as usize].trailing_zeros());
    let line = sheet.line(who, u8::try_from(own).ok()?)?;
    let mut search = Search {
        situation,
        sheet,
        who,
        line,
        goal,
        allowed,
        room: Room::new(&sheet.choices),
        budget: limits.budget,
        spent: false,
        to_beat: limits.to_beat,
        enough: limits.enough,
        reached: None,
        encounters: Vec::new(),
        relations: Vec::new(),
        settled: Vec::new(),
    };
    search.by_points();
    Some(search.run())
}

fn all(choices: u8) -> u128 {
    if choices >= 128 { u128::MAX } else { (1 << choices) - 1 }
}

impl Search<'_> {
    fn run(&mut self) -> Found {
        if self.goal == Goal::Worst {
            self.try_points();
        }
        let root = self.standing().count;
        self.descend();
        let proved = match (&self.reached, self.spent) {
            // Everything was looked at: nothing beats what was found, or the number to beat.
            (Some((ahead, _)), false) if !self.is_enough(i64::from(*ahead)) => i64::from(*ahead),
            (None, false) => self.to_beat,
            _ => root,
        };
        Found { reached: self.reached.take(), proved: u32::try_from(proved.max(0)).unwrap_or(u32::MAX) }
    }

    fn beats(&self, count: i64) -> bool {
        match self.goal {
            Goal::Best => count < self.to_beat,
            Goal::Worst => count > self.to_beat,
        }
    }

    fn is_enough(&self, count: i64) -> bool {
        match self.goal {
            Goal::Best => count <= self.enough,
            Goal::Worst => count >= self.enough,
        }
    }

    fn is_over(&self) -> bool {
        self.spent || self.reached.as_ref().is_some_and(|(ahead, _)| self.is_enough(i64::from(*ahead)))
    }

    /// One node: nothing if it cannot beat what is known, else the next game to fix.
    fn descend(&mut self) {
        if self.is_over() || !self.pay(1) {
            return;
        }
        let known = self.settled.len();
        let standing = self.standing();
        if self.beats(standing.count) {
            match standing.next {
                Some(unit) => self.branch(unit, &standing),
                None => self.settle(&standing),
            }
        }
        self.forget(known);
    }

    /// Whether the budget allows this number of further nodes.
    fn pay(&mut self, nodes: u64) -> bool {
        match self.budget.checked_sub(nodes) {
            Some(left) => self.budget = left,
            None => self.spent = true,
        }
        !self.spent
    }

    /// Every result of a game that is still allowed, the most promising first.
    fn branch(&mut self, unit: u32, standing: &Standing) {
        let mut choices = standing.costs(unit);
        let towards = if self.goal == Goal::Best { 1 } else { -1 };
        choices.sort_by_key(|cost| (towards * cost.count, cost.unsure));
        for cost in choices {
            self.with(unit, cost.choice, Self::descend);
        }
    }

    fn with(&mut self, unit: u32, choice: u8, then: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.allowed[unit as usize], 1 << choice);
        then(self);
        self.allowed[unit as usize] = before;
    }

    /// Lets the engine rank a scenario, and keeps it if it beats what is known.
    fn confirm(&mut self, scenario: Scenario) {
        // The engine is worth many nodes.
        if !self.pay(ENGINE) {
            return;
        }
        let Ok(places) = self.situation.places(&scenario) else { return };
        let ahead = places.get(self.who.index()).map_or(0, |place| place.saturating_sub(1));
        if self.beats(i64::from(ahead)) {
            self.to_beat = i64::from(ahead);
            self.reached = Some((ahead, scenario));
        }
    }

    /// The first choice that is allowed, everywhere.
    fn any_scenario(&self) -> Scenario {
        self.allowed.iter().map(|mask| u8::try_from(mask.trailing_zeros()).unwrap_or(0)).collect()
    }
}

/// How many nodes a ranking by the engine counts for.
pub(crate) const ENGINE: u64 = 20;
