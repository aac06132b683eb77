//! The outlooks of all who can still be among the first.

use exaequo_model::{Better, ParticipantId};
use exaequo_tiebreak::rules;

use crate::cases;
use crate::enumerate::{self, All};
use crate::outlook::{Extent, Limit, Outlook, OwnResult, Reached};
use crate::parallel::prelude::*;
use crate::points::Ranges;
use crate::refused::{Meetings, Refused};
use crate::search::{Found, Goal, Limits, search};
use crate::sheet::{Scope, Sheet};
use crate::situation::{Horizon, Situation};
use crate::witness;

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// How many first places matter.
    pub first: u32,
    /// These participants are looked at in full: all places, for each own result.
    pub players: Vec<ParticipantId>,
    /// How many nodes a search may look at.
    pub budget: u64,
    /// How far down the places of those who can be among the first are looked at.
    pub depth: Depth,
}

/// How far down places are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// As far as it takes to know whether somebody is sure of the first places.
    #[default]
    Sure,
    /// To the worst place.
    Worst,
}

impl Question {
    /// The usual budget of a search.
    pub const BUDGET: u64 = 200_000;

    /// Who can still have one of the first places, of which this is the number.
    pub const fn first(first: u32) -> Self {
        Self { first, players: Vec::new(), budget: Self::BUDGET, depth: Depth::Sure }
    }

    /// The same with participants that are looked at in full.
    pub fn with(mut self, players: impl IntoIterator<Item = ParticipantId>) -> Self {
        self.players.extend(players);
        self
    }

    /// The same with the worst place of everybody who can be among the first.
    pub const fn to_the_worst(mut self) -> Self {
        self.depth = Depth::Worst;
        self
    }

    /// The same with another budget.
    pub const fn budget(mut self, nodes: u64) -> Self {
        self.budget = nodes;
        self
    }
}

/// How the answers were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// By search over the results of one round.
    Search,
    /// By going through all scenarios.
    Enumeration,
    /// From points alone: bounds that hold no matter who meets whom. Where pairings are known, places of drawn scenarios that the
    /// engine has ranked are reached.
    Points,
}

/// What can still happen to those who were asked for, and to all who can still be among the first.
#[derive(Clone, Debug)]
pub struct Prospects {
    /// How many first places matter.
    pub first: u32,
    /// The outlooks, in the order of the participants.
    pub outlooks: Vec<Outlook>,
    /// How they were found.
    pub method: Method,
}

impl Prospects {
    /// Finds the places everybody can still reach.
    pub fn new(situation: &Situation, question: &Question) -> Result<Self, Refused> {
        let points_first = has_points_first(situation);
        if situation.horizon() == Horizon::LastRound && points_first {
            return Ok(by_search(situation, question));
        }
        let known = !matches!(situation.horizon(), Horizon::Unpaired { .. });
        match enumerate::few(situation, question.budget).filter(|_| known) {
            Some(_) => by_enumeration(situation, question),
            None if points_first => {
                Ok(cases::prospects(situation, question).unwrap_or_else(|| by_points(situation, question)))
            }
            None if !known => Err(Refused::PointsNotFirstUnpaired { first: situation.specs()[0].clone() }),
            None => {
                let first = situation.specs()[0].clone();
                let teams = situation.tournament().is_team_event();
                let meetings = if teams { Meetings::Matches } else { Meetings::Games };
                Err(Refused::PointsNotFirst { first, open: situation.units().len(), meetings })
            }
        }
    }

    /// The same where a few games of earlier rounds are open beside the last round, by one search for each way these can
    /// end; `None` where they are more than a few.
    pub fn by_cases(situation: &Situation, question: &Question) -> Option<Self> {
        cases::prospects(situation, question).filter(|_| has_points_first(situation))
    }

    /// The outlook of a participant.
    pub fn of(&self, who: ParticipantId) -> Option<&Outlook> {
        self.outlooks.iter().find(|outlook| outlook.who == who)
    }
}

/// Whether points come first, the higher the better.
pub(crate) fn has_points_first(situation: &Situation) -> bool {
    situation.specs().first().is_some_and(|first| {
        let primary = situation.base().field.primary;
        first.definition == &rules::points::DEFINITION
            && first.basis.is_none_or(|basis| basis == primary)
            && situation.base().better(first) == Better::Higher
    })
}

fn by_enumeration(situation: &Situation, question: &Question) -> Result<Prospects, Refused> {
    let all: All = enumerate::all(situation)?;
    let outlook = |who: ParticipantId| {
        let extent = all.of(who)?;
        let asked = question.players.contains(&who);
        if !asked && extent.best.proved > question.first {
            return None;
        }
        let own = if asked { own_choices(situation, who) } else { Vec::new() };
        let result = |choice: u8| Some(OwnResult { choice, extent: all.with(who, choice)? });
        Some(Outlook { who, extent, by_result: own.into_iter().filter_map(result).collect() })
    };
    let outlooks = situation.participants().filter_map(outlook).collect();
    Ok(Prospects { first: question.first, outlooks, method: Method::Enumeration })
}

fn by_points(situation: &Situation, question: &Question) -> Prospects {
    let ranges = Ranges::new(situation);
    let drawn = witness::drawn(situation, question.budget);
    let outlook = |who: ParticipantId| {
        let mut extent = ranges.extent(situation, who);
        if let Some(seen) = drawn.get(who.index()).cloned().flatten() {
            extent.best.reached = seen.best.reached;
            extent.worst.reached = seen.worst.reached;
        }
        let matters = extent.best.proved <= question.first || question.players.contains(&who);
        matters.then_some(Outlook { who, extent, by_result: Vec::new() })
    };
    let outlooks = situation.participants().filter_map(outlook).collect();
    Prospects { first: question.first, outlooks, method: Method::Points }
}

/// The results of the participant's own game, the best first; none where there is no open game, or where there are several.
pub(crate) fn own_choices(situation: &Situation, who: ParticipantId) -> Vec<u8> {
    let [unit] = situation.own(who) else { return Vec::new() };
    let unit = &situation.units()[*unit as usize];
    let choices = 0..u8::try_from(unit.choices.len()).unwrap_or(u8::MAX);
    if unit.sides[0] == who { choices.collect() } else { choices.rev().collect() }
}

/// By search over the results of one round.
pub(crate) fn by_search(situation: &Situation, question: &Question) -> Prospects {
    let few = question.players.is_empty()
        && question.depth == Depth::Sure
        && !situation.tournament().is_team_event();
    let scope = if few { Scope::First(question.first) } else { Scope::Everybody };
    let sheet = Sheet::new(situation, scope);
    let asking = Asking { situation, sheet: &sheet, question };
    let everybody: Vec<ParticipantId> = situation.participants().collect();
    let outlooks = everybody.into_par_iter().filter_map(|who| asking.outlook(who)).collect();
    Prospects { first: question.first, outlooks, method: Method::Search }
}

/// The worst place is worth no longer search than this.
pub(crate) const WORST: u64 = 20_000;

/// A question to a sheet.
struct Asking<'a> {
    situation: &'a Situation,
    sheet: &'a Sheet,
    question: &'a Question,
}

impl Asking<'_> {
    fn outlook(&self, who: ParticipantId) -> Option<Outlook> {
        if self.question.players.contains(&who) {
            return self.in_full(who);
        }
        let first = i64::from(self.question.first);
        let (best, worst) = self.ends(who);
        let looked = Limits { to_beat: first, ..Limits::all(Goal::Best, self.question.budget) };
        let best = self.limit(who, &best, Goal::Best, looked)?;
        // Out of reach: there is nothing to say about the worst place.
        if best.reached.is_none() && i64::from(best.proved) > first {
            return None;
        }
        let looked = match self.question.depth {
            Depth::Sure => Limits { enough: first, ..Limits::all(Goal::Worst, self.question.budget) },
            Depth::Worst => Limits::all(Goal::Worst, self.question.budget.min(WORST)),
        };
        let worst = self.limit(who, &worst, Goal::Worst, looked)?;
        Some(Outlook { who, extent: Extent { best, worst }, by_result: Vec::new() })
    }

    /// All places, for each own result.
    fn in_full(&self, who: ParticipantId) -> Option<Outlook> {
        let own = own_choices(self.situation, who);
        let choices = if own.is_empty() { vec![0] } else { own.clone() };
        let extent = |choice: u8| {
            let all = |goal| Limits::all(goal, self.question.budget);
            let best = self.limit(who, &[choice], Goal::Best, all(Goal::Best))?;
            let worst = self.limit(who, &[choice], Goal::Worst, all(Goal::Worst))?;
            Some(OwnResult { choice, extent: Extent { best, worst } })
        };
        let by_result: Vec<OwnResult> = choices.into_iter().filter_map(extent).collect();
        let whole = by_result.iter().map(|one| one.extent.clone()).reduce(Extent::or)?;
        Some(Outlook { who, extent: whole, by_result: if own.is_empty() { Vec::new() } else { by_result } })
    }

    /// The own choices the best and the worst place come from. With more points for oneself and no more for the opponent
    /// nobody who was not ahead gets ahead: what gives the most points gives the best place, what gives the fewest the
    /// worst. Where several give as many, or the opponent would gain too, all are looked at.
    fn ends(&self, who: ParticipantId) -> (Vec<u8>, Vec<u8>) {
        let own = own_choices(self.situation, who);
        let (Some(&first), Some(&last)) = (own.first(), own.last()) else { return (vec![0], vec![0]) };
        if self.is_monotone(who, &own) { (vec![first], vec![last]) } else { (own.clone(), own) }
    }

    fn is_monotone(&self, who: ParticipantId, own: &[u8]) -> bool {
        let unit = self.sheet.unit_of(who).map(|unit| &self.situation.units()[unit as usize]);
        let Some(opponent) = unit.and_then(|unit| unit.sides.into_iter().find(|side| *side != who)) else {
            return false;
        };
        let points = |who, choice: u8| self.sheet.points_of(who).get(usize::from(choice)).copied();
        let falls = |pair: &[u8]| {
            points(who, pair[0]) > points(who, pair[1])
                && points(opponent, pair[0]) <= points(opponent, pair[1])
        };
        own.windows(2).all(falls)
    }

    fn limit(&self, who: ParticipantId, choices: &[u8], goal: Goal, limits: Limits) -> Option<Limit> {
        let mut whole: Option<Limit> = None;
        for &choice in choices {
            let found = search(self.situation, self.sheet, who, choice, goal, limits)?;
            let limit = place(found);
            whole = Some(match whole {
                Some(before) => either(before, limit, goal),
                None => limit,
            });
        }
        whole
    }
}

/// From numbers ahead to places.
fn place(found: Found) -> Limit {
    let reached = found.reached.map(|(ahead, scenario)| Reached { place: ahead + 1, scenario });
    Limit { reached, proved: found.proved.saturating_add(1) }
}

fn either(one: Limit, other: Limit, goal: Goal) -> Limit {
    let (one, other) = match goal {
        Goal::Best => {
            (Extent { best: one.clone(), worst: one }, Extent { best: other.clone(), worst: other })
        }
        Goal::Worst => {
            (Extent { worst: one.clone(), best: one }, Extent { worst: other.clone(), best: other })
        }
    };
    let both = one.or(other);
    match goal {
        Goal::Best => both.best,
        Goal::Worst => both.worst,
    }
}
