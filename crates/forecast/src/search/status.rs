//! Who is ahead, behind or level, as far as the results fixed so far tell.

use std::cmp::Ordering;

use exaequo_model::ParticipantId;

use super::{Goal, Search};
use crate::sheet::{Encounter, Line, Tail};

/// How a rival with one own result stands to the participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    /// Ahead in every scenario.
    Ahead,
    /// Behind, or sharing the place, in every scenario.
    Behind,
    /// Level on points, and it depends.
    Unsure,
}

/// Everybody at a node.
pub(super) struct Standing {
    /// The fewest (most) ahead there can be from here, as far as bounds tell.
    pub(super) count: i64,
    /// A game to fix next, as long as it is not settled who is level.
    pub(super) next: Option<u32>,
    /// Rivals who are level and of whom it is not known who is ahead, with their own choice.
    pub(super) unsure: Vec<(ParticipantId, u8)>,
    /// How many are ahead in any case.
    pub(super) ahead: i64,
    units: Vec<UnitCosts>,
}

struct UnitCosts {
    unit: u32,
    costs: Vec<Cost>,
}

/// What a choice of a game costs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    pub(super) choice: u8,
    /// How many of its players are ahead, at the least (most).
    pub(super) count: i64,
    /// How many of them it depends for.
    pub(super) unsure: u32,
}

impl Standing {
    pub(super) fn costs(&self, unit: u32) -> Vec<Cost> {
        self.units.iter().find(|one| one.unit == unit).map(|one| one.costs.clone()).unwrap_or_default()
    }
}

impl Search<'_> {
    /// Everybody at this node.
    pub(super) fn standing(&mut self) -> Standing {
        let mut standing = Standing { count: 0, next: None, unsure: Vec::new(), ahead: 0, units: Vec::new() };
        for index in 0..self.situation.units().len() {
            self.add_unit(index, &mut standing);
        }
        let own: Vec<ParticipantId> =
            self.situation.participants().filter(|&who| self.sheet.unit_of(who).is_none()).collect();
        let asked = self.who;
        for rival in own.into_iter().filter(|&rival| rival != asked) {
            let relation = self.relation(rival, 0);
            standing.count += self.optimistic(relation);
            standing.ahead += i64::from(relation == Relation::Ahead);
            if relation == Relation::Unsure {
                standing.unsure.push((rival, 0));
            }
        }
        standing.next = self.next_unit(&standing);
        standing
    }

    fn add_unit(&mut self, index: usize, standing: &mut Standing) {
        let (asked, situation) = (self.who, self.situation);
        let sides = situation.units()[index].sides;
        let unit = u32::try_from(index).unwrap_or(u32::MAX);
        let mask = self.allowed[index];
        let (mut costs, mut best) = (Vec::new(), None::<i64>);
        let fixed = mask.is_power_of_two();
        for choice in (0..self.sheet.choices[index]).filter(|choice| mask >> choice & 1 == 1) {
            self.allowed[index] = 1 << choice;
            let mut cost = Cost { choice, count: 0, unsure: 0 };
            for rival in sides.into_iter().filter(|&rival| rival != asked && situation.is_ranked(rival)) {
                let relation = self.relation(rival, choice);
                cost.count += self.optimistic(relation);
                cost.unsure += u32::from(relation == Relation::Unsure);
                if fixed && relation == Relation::Unsure {
                    standing.unsure.push((rival, choice));
                }
                standing.ahead += i64::from(fixed && relation == Relation::Ahead);
            }
            let better =
                |best: i64| if self.goal == Goal::Best { cost.count.min(best) } else { cost.count.max(best) };
            best = Some(best.map_or(cost.count, better));
            costs.push(cost);
        }
        self.allowed[index] = mask;
        standing.count += best.unwrap_or(0);
        if !fixed {
            let alike = costs.iter().all(|cost| cost.unsure == 0 && cost.count == costs[0].count);
            standing.ahead += if alike { costs.first().map_or(0, |cost| cost.count) } else { 0 };
            if !alike {
                standing.units.push(UnitCosts { unit, costs });
            }
        }
    }

    /// What a relation adds to the number ahead, hoping.
    fn optimistic(&self, relation: Relation) -> i64 {
        match (relation, self.goal) {
            (Relation::Ahead, _) | (Relation::Unsure, Goal::Worst) => 1,
            (Relation::Behind, _) | (Relation::Unsure, Goal::Best) => 0,
        }
    }

    /// The game with the fewest choices that are worth it; those that make somebody level come first.
    fn next_unit(&self, standing: &Standing) -> Option<u32> {
        let hope = |costs: &[Cost]| {
            let best = costs.iter().map(|cost| cost.count);
            let best = if self.goal == Goal::Best { best.min() } else { best.max() }.unwrap_or(0);
            let cheap = costs.iter().filter(|cost| cost.count == best);
            let level = cheap.clone().map(|cost| cost.unsure).min().unwrap_or(0);
            (level, costs.iter().map(|cost| cost.unsure).sum::<u32>(), usize::MAX - cheap.count())
        };
        standing.units.iter().max_by_key(|one| (hope(&one.costs), u32::MAX - one.unit)).map(|one| one.unit)
    }

    /// Fills in what points tell.
    pub(super) fn by_points(&mut self) {
        let relation = |points: &i64| match points.cmp(&self.line.points) {
            Ordering::Greater => Relation::Ahead,
            Ordering::Less => Relation::Behind,
            Ordering::Equal => Relation::Unsure,
        };
        let of = |who| self.sheet.points_of(who).iter().map(relation).collect();
        self.relations = self.situation.tournament().participants().map(of).collect();
    }

    /// How a rival with one result of their own game stands to the participant under what is allowed. What is once known stays known
    /// while more games are fixed.
    fn relation(&mut self, rival: ParticipantId, choice: u8) -> Relation {
        let known = self.relations[rival.index()].get(usize::from(choice)).copied();
        let known = known.unwrap_or(Relation::Behind);
        if known != Relation::Unsure || self.sheet.encounter == Encounter::AfterPoints {
            return known;
        }
        let sheet = self.sheet;
        let Some(line) = sheet.line(rival, choice) else { return Relation::Unsure };
        let relation = self.by_key(line);
        if relation != Relation::Unsure {
            self.relations[rival.index()][usize::from(choice)] = relation;
            self.settled.push((rival, choice));
        }
        relation
    }

    /// Forgets what was found out since.
    pub(super) fn forget(&mut self, known: usize) {
        for (rival, choice) in self.settled.split_off(known) {
            self.relations[rival.index()][usize::from(choice)] = Relation::Unsure;
        }
    }

    /// The scenario with the most ahead on points alone.
    pub(super) fn try_points(&mut self) {
        let mut scenario = self.any_scenario();
        for (unit, open) in self.situation.units().iter().enumerate() {
            let ahead = |choice: &u8| {
                let rival = |side: &ParticipantId| {
                    let relation = self.relations[side.index()].get(usize::from(*choice));
                    *side != self.who && relation == Some(&Relation::Ahead)
                };
                open.sides.iter().filter(|side| rival(side)).count()
            };
            let mask = self.allowed[unit];
            let allowed = (0..self.sheet.choices[unit]).filter(|choice| mask >> choice & 1 == 1);
            scenario[unit] = allowed.max_by_key(ahead).unwrap_or(0);
        }
        self.confirm(scenario);
    }

    /// The same for a rival who is level on points and, where there is one, on the encounter.
    pub(super) fn by_key(&mut self, rival: &Line) -> Relation {
        let above = self.room.most(self.line, rival, &self.allowed);
        if above < 0 {
            return Relation::Ahead;
        }
        let below = self.room.most(rival, self.line, &self.allowed);
        let equal_is_shared = self.sheet.tail == Tail::Nothing;
        if below < 0 || (below == 0 && equal_is_shared) { Relation::Behind } else { Relation::Unsure }
    }
}
