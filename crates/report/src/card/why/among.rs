//! What a criterion says of a participant and those who were equal before it: `yours is the best Buchholz Cut-1: 29½
//! against 28 and 27½`.

use std::cmp::Ordering;

use exaequo_model::{Better, Order as _, ParticipantId};
use exaequo_tiebreak::{Measure, Spec, Standings, Value};

use super::Why;
use crate::card::neighbour::criterion_name;
use crate::explain::against::met;
use crate::text::sanitize;
use crate::{list, number, say, value};

/// No more values of others than this are named one by one.
const MOST: usize = 3;
/// No more criteria than this are named in words; of more there are the codes.
const NAMES: usize = 3;

/// The value of a participant by a criterion among those of others.
struct Compared {
    /// The value of the participant.
    own: Value,
    /// Different values that are better, the best first.
    better: Vec<Value>,
    /// Different values that are worse, the best first.
    worse: Vec<Value>,
    /// How many others there are.
    others: usize,
}

impl Compared {
    fn new(standings: &Standings, criterion: usize, who: ParticipantId, from: &[ParticipantId]) -> Self {
        let own = standings.value(criterion, who);
        let first = standings.first_end(&standings.specs[criterion]);
        let mut values: Vec<Value> = from.iter().map(|other| standings.value(criterion, *other)).collect();
        values.order_by(|one, other| order(*one, *other, first));
        values.dedup();
        let (better, worse) = values.into_iter().partition(|value| order(*value, own, first).is_lt());
        Self { own, better, worse, others: from.len() }
    }

    /// The values of the others, where there are few of them.
    fn few(&self) -> Option<impl Iterator<Item = &Value>> {
        (self.better.len() + self.worse.len() <= MOST).then(|| self.better.iter().chain(&self.worse))
    }
}

/// The better one first; one that does not exist comes last (ruling 37).
fn order(one: Value, other: Value, first: Better) -> Ordering {
    match (one, other) {
        (Some(one), Some(other)) if first == Better::Higher => other.cmp(&one),
        (Some(one), Some(other)) => one.cmp(&other),
        (one, other) => other.is_some().cmp(&one.is_some()),
    }
}

impl Why<'_> {
    fn spec(&self, criterion: usize) -> &Spec {
        &self.standings.table().specs[criterion]
    }

    fn name(&self, criterion: usize) -> String {
        criterion_name(self.standings.table(), self.spec(criterion), self.lang)
    }

    /// The criteria between the first one and this, on which some are equal.
    pub(super) fn equal(&self, criterion: usize) -> Option<String> {
        let name = |index: usize| match criterion {
            ..=NAMES => self.name(index),
            _ => self.spec(index).to_string(),
        };
        let names: Vec<String> = (1..criterion).map(name).collect();
        (!names.is_empty()).then(|| list::and(self.lang, &names))
    }

    /// What a criterion says of the participant and those whom it puts elsewhere.
    pub(super) fn compared(&self, criterion: usize, from: &[ParticipantId]) -> String {
        let table = self.standings.table();
        if self.spec(criterion).definition.measure == Measure::Place {
            return self.placed(criterion, from);
        }
        let compared = Compared::new(table, criterion, self.who, from);
        if table.first_end(self.spec(criterion)) == Better::Lower {
            return self.lower_first(criterion, &compared);
        }
        match compared.few() {
            Some(others) => self.against(criterion, &compared, others),
            None => self.in_range(criterion, &compared),
        }
    }

    fn text(&self, criterion: usize, found: Value) -> String {
        value::text(self.lang, self.spec(criterion).definition.measure, found)
    }

    /// Among few: each value by itself.
    fn against<'v>(
        &self,
        criterion: usize,
        compared: &Compared,
        others: impl Iterator<Item = &'v Value>,
    ) -> String {
        let (lang, name, own) = (self.lang, self.name(criterion), self.text(criterion, compared.own));
        let others: Vec<String> = others.map(|other| self.text(criterion, *other)).collect();
        let others = list::and(lang, &others);
        match (compared.better.len(), compared.worse.len()) {
            (0, _) if compared.others == 1 => {
                say!(lang, "yours is the better {name}: {own} against {others}", name, own, others)
            }
            (0, _) => say!(lang, "yours is the best {name}: {own} against {others}", name, own, others),
            (_, 0) if compared.others == 1 => {
                say!(lang, "yours is the lower {name}: {own} against {others}", name, own, others)
            }
            (_, 0) => say!(lang, "yours is the lowest {name}: {own} against {others}", name, own, others),
            (1, _) => {
                say!(lang, "yours is the second best {name}: {own} against {others}", name, own, others)
            }
            (better, _) => {
                let place = number::ordinal(lang, u32::try_from(better + 1).unwrap_or(u32::MAX));
                say!(
                    lang,
                    "yours is the {place} best {name}: {own} against {others}",
                    place,
                    name,
                    own,
                    others
                )
            }
        }
    }

    /// Among many: the values next to one's own.
    fn in_range(&self, criterion: usize, compared: &Compared) -> String {
        let (lang, name, own) = (self.lang, self.name(criterion), self.text(criterion, compared.own));
        match (compared.better.last(), compared.worse.first()) {
            (Some(above), Some(below)) => {
                let (above, below) = (self.text(criterion, *above), self.text(criterion, *below));
                say!(lang, "your {name} of {own} comes between {above} and {below}", name, own, above, below)
            }
            (Some(above), None) => {
                let above = self.text(criterion, *above);
                say!(
                    lang,
                    "yours is the lowest {name}: {own}; the others have {above} or more",
                    name,
                    own,
                    above
                )
            }
            (None, below) => {
                let below = self.text(criterion, below.copied().flatten());
                say!(
                    lang,
                    "yours is the best {name}: {own}; the others have {below} or less",
                    name,
                    own,
                    below
                )
            }
        }
    }

    /// A criterion whose lower values come first.
    fn lower_first(&self, criterion: usize, compared: &Compared) -> String {
        let near = [compared.better.last(), compared.worse.first()].into_iter().flatten();
        let others: Vec<String> = match compared.few() {
            Some(all) => all.map(|other| self.text(criterion, *other)).collect(),
            None => near.map(|other| self.text(criterion, *other)).collect(),
        };
        let (lang, name, own) = (self.lang, self.name(criterion), self.text(criterion, compared.own));
        let others = list::and(lang, &others);
        say!(lang, "the lower {name} comes first: yours is {own}, against {others}", name, own, others)
    }

    /// A criterion that gives places: of two with their games, of more the place among them.
    fn placed(&self, criterion: usize, from: &[ParticipantId]) -> String {
        let (table, lang, name) = (self.standings.table(), self.lang, self.name(criterion));
        let place = table.value(criterion, self.who).map_or(0, |place| place.half_up(1));
        let [other] = from else {
            let place = number::ordinal(lang, u32::try_from(place).unwrap_or(u32::MAX));
            return say!(lang, "{name} puts you {place}", name, place);
        };
        let is_ahead = table.row_of(self.who) < table.row_of(*other);
        let games = list::and(lang, &met(table, self.who, *other, lang));
        let other = sanitize(table.field.tournament.name_of(*other));
        match (is_ahead, games.is_empty()) {
            (true, true) => say!(lang, "{name} puts you before {other}", name, other),
            (false, true) => say!(lang, "{name} puts you behind {other}", name, other),
            (true, false) => say!(lang, "{name} puts you before {other} ({games})", name, other, games),
            (false, false) => say!(lang, "{name} puts you behind {other} ({games})", name, other, games),
        }
    }
}
