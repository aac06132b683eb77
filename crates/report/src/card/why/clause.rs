//! Who has more, and who has as many: clauses about the first criterion of the list.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Verdict, rules};

use super::{Why, counted};
use crate::criterion::words;
use crate::{explain, say, value};

/// What a list begins with.
enum First {
    /// Points: how many, as a number.
    Points(String),
    /// Another criterion: its name.
    Other(String),
}

impl Why<'_> {
    fn first(&self) -> First {
        let (table, lang) = (self.standings.table(), self.lang);
        match table.specs.first() {
            Some(spec) if *spec.definition != rules::points::DEFINITION => First::Other(words(lang, spec)),
            Some(spec) => First::Points(value::text(lang, spec.definition.measure, table.value(0, self.who))),
            None => First::Points(explain::points(table, self.who, lang)),
        }
    }

    /// `three players have more`; nothing where nobody has.
    pub(super) fn ahead(&self) -> Option<String> {
        let (lang, n) = (self.lang, self.placement.ahead);
        if n == 0 {
            return None;
        }
        let number = counted::words(lang, n);
        let teams = self.standings.tournament().is_team_event();
        Some(match self.first() {
            First::Points(_) if teams => {
                say!(lang, count n, "one team has more", "{number} teams have more", number)
            }
            First::Points(_) => {
                say!(lang, count n, "one player has more", "{number} players have more", number)
            }
            First::Other(name) => say!(lang, count n,
                "one is ahead by {name}", "{number} are ahead by {name}", number, name),
        })
    }

    /// Nobody is level.
    pub(super) fn nobody_else(&self) -> String {
        match self.first() {
            First::Points(points) => say!(self.lang, "nobody else has {points}", points),
            First::Other(name) => say!(self.lang, "nobody else is equal by {name}", name),
        }
    }

    /// Nobody is level, and nobody is behind.
    pub(super) fn everybody_else(&self) -> String {
        match self.first() {
            First::Points(_) => say!(self.lang, "everybody else has more"),
            First::Other(name) => say!(self.lang, "everybody else is ahead by {name}", name),
        }
    }

    /// How many are level.
    fn level(&self) -> String {
        counted::words(self.lang, self.placement.level.len())
    }

    /// All who are level share the place.
    pub(super) fn all_share(&self) -> String {
        let (lang, number) = (self.lang, self.level());
        match self.first() {
            First::Points(points) => {
                say!(lang, "{number} have {points}, and nothing in the list separates them", number, points)
            }
            First::Other(name) => {
                say!(lang, "{number} are equal by {name}, and nothing else separates them", number, name)
            }
        }
    }

    /// Who is level, and what separates them.
    pub(super) fn apart(&self, by: Verdict, from: &[ParticipantId], sharing: usize) -> String {
        let (lang, group) = (self.lang, self.group());
        let count = 1 + from.len() + sharing;
        let few = (count < self.placement.level.len()).then(|| counted::words(lang, count));
        match (by, few) {
            (Verdict::By(criterion), few) => self.by_criterion(criterion, from, few),
            (Verdict::Lots, None) => {
                say!(lang, "{group}; they are equal on the whole list, so lots decided (4.2)", group)
            }
            (Verdict::Lots, Some(few)) => {
                say!(
                    lang,
                    "{group}; {few} of them are equal on the whole list, so lots decided (4.2)",
                    group,
                    few
                )
            }
            (_, None) => say!(lang, "{group}, and a play-off decided (2.2.1)", group),
            (_, Some(few)) => {
                say!(lang, "{group}, and a play-off decided among {few} of them (2.2.1)", group, few)
            }
        }
    }

    /// `three have 4½`.
    fn group(&self) -> String {
        let (lang, number) = (self.lang, self.level());
        match self.first() {
            First::Points(points) => say!(lang, "{number} have {points}", number, points),
            First::Other(name) => say!(lang, "{number} are equal by {name}", number, name),
        }
    }

    /// What a criterion says of those who are equal on the ones before it: all who are level, or a few of them.
    fn by_criterion(&self, criterion: usize, from: &[ParticipantId], few: Option<String>) -> String {
        let (lang, group, clause) = (self.lang, self.group(), self.compared(criterion, from));
        match (self.equal(criterion), few) {
            (None, _) => say!(lang, "{group}, and among them {clause}", group, clause),
            (Some(equal), None) => {
                say!(lang, "{group}, and among them, after equal {equal}, {clause}", group, equal, clause)
            }
            (Some(equal), Some(few)) => say!(
                lang,
                "{group}; {few} of them have the same {equal} too, and among these {clause}",
                group,
                few,
                equal,
                clause
            ),
        }
    }
}
