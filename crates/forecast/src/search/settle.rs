//! Once it is settled who is level: scenarios that favour one side, and if they do not decide, the next game.

use std::cmp::Ordering;

use exaequo_model::ParticipantId;

use super::status::{Relation, Standing};
use super::{ENGINE, Search};
use crate::sheet::{Encounter, Tail};

impl Search<'_> {
    /// The number ahead depends on keys only from here.
    pub(super) fn settle(&mut self, standing: &Standing) {
        let (mut ahead, mut rivals) = (standing.ahead, standing.unsure.clone());
        if self.sheet.encounter == Encounter::AfterPoints && !rivals.is_empty() {
            let Some(level) = self.after_encounter(&mut ahead, &rivals) else { return };
            rivals = level;
        }
        let count = ahead + self.hoped(&rivals);
        if !self.beats(count) {
            return;
        }
        if rivals.is_empty() {
            self.confirm(self.any_scenario());
            return;
        }
        if rivals.iter().any(|(rival, choice)| self.sheet.line(*rival, *choice).is_none()) {
            // Nobody was to ask about these: nothing is proved.
            self.spent = true;
            return;
        }
        self.try_assignments(ahead, &rivals);
        if self.is_over() || !self.beats(count) || self.is_hopeless(ahead, &rivals) {
            return;
        }
        match self.next_free(&rivals) {
            Some(unit) => self.each_choice(unit),
            None => self.confirm(self.any_scenario()),
        }
    }

    fn hoped(&self, rivals: &[(ParticipantId, u8)]) -> i64 {
        match self.goal {
            super::Goal::Best => 0,
            super::Goal::Worst => i64::try_from(rivals.len()).unwrap_or(i64::MAX),
        }
    }

    fn each_choice(&mut self, unit: u32) {
        let mask = self.allowed[unit as usize];
        for choice in (0..self.sheet.choices[unit as usize]).filter(|choice| mask >> choice & 1 == 1) {
            self.with(unit, choice, Self::descend);
        }
    }

    /// Counts who is ahead by the games among those level on points, and keeps those who stay level and are not decided by
    /// the key. The engine orders the group; other games do not matter to it.
    fn after_encounter(
        &mut self,
        ahead: &mut i64,
        rivals: &[(ParticipantId, u8)],
    ) -> Option<Vec<(ParticipantId, u8)>> {
        let orders = self.encounter(rivals)?;
        let mut level = Vec::new();
        for (&(rival, choice), order) in rivals.iter().zip(orders) {
            let relation = match order {
                Ordering::Less => Relation::Ahead,
                Ordering::Greater => Relation::Behind,
                Ordering::Equal => match self.sheet.line(rival, choice) {
                    Some(line) => self.by_key(line),
                    None => Relation::Unsure,
                },
            };
            match relation {
                Relation::Ahead => *ahead += 1,
                Relation::Behind => {}
                Relation::Unsure => level.push((rival, choice)),
            }
        }
        Some(level)
    }

    /// How rivals stand by the encounter: `Less` for who is ahead.
    fn encounter(&mut self, rivals: &[(ParticipantId, u8)]) -> Option<Vec<Ordering>> {
        let signature: Vec<(u32, u8)> = rivals.iter().map(|(rival, choice)| (rival.0, *choice)).collect();
        if let Some((_, orders)) = self.encounters.iter().find(|(known, _)| *known == signature) {
            return Some(orders.clone());
        }
        if !self.pay(ENGINE) {
            return None;
        }
        let standings = self.situation.standings(&self.any_scenario()).ok()?;
        let own = standings.value(1, self.who);
        let orders: Vec<Ordering> =
            rivals.iter().map(|(rival, _)| standings.value(1, *rival).cmp(&own)).collect();
        self.encounters.push((signature, orders.clone()));
        Some(orders)
    }

    /// The open game that matters most between the participant and a rival.
    fn next_free(&mut self, rivals: &[(ParticipantId, u8)]) -> Option<u32> {
        let mut best: Option<(i64, u32)> = None;
        for &(rival, choice) in rivals {
            let Some(line) = self.sheet.line(rival, choice) else { continue };
            self.room.fill(self.line, line);
            for &unit in self.room.touched() {
                let mask = self.allowed[unit as usize];
                if mask.is_power_of_two() {
                    continue;
                }
                let effect = self.room.effect(unit, mask);
                let matters = effect > 0 || self.sheet.tail != Tail::Nothing || !self.line.cuts.is_empty();
                if matters && best.is_none_or(|(most, _)| effect > most) {
                    best = Some((effect, unit));
                }
            }
        }
        best.map(|(_, unit)| unit).or_else(|| self.any_free(rivals))
    }

    /// What the engine looks at behind the key has to be fixed: the games of the opponents, or all.
    fn any_free(&self, rivals: &[(ParticipantId, u8)]) -> Option<u32> {
        let is_open = |unit: &u32| !self.allowed[*unit as usize].is_power_of_two();
        let of = |who: ParticipantId| self.sheet.reach_of(who).iter().copied().find(is_open);
        match self.sheet.tail {
            Tail::Nothing => None,
            Tail::Near => of(self.who).or_else(|| rivals.iter().find_map(|(rival, _)| of(*rival))),
            Tail::Far => (0..).take(self.allowed.len()).find(is_open),
        }
    }
}
