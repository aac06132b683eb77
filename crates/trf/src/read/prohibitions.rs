//! Pairings that must not be made: record 260 and the engine extension XXP.

use std::collections::BTreeSet;

use exaequo_model::{ParticipantId, Prohibition, RoundNumber, Span};

use super::Reader;
use super::settings::tokens;
use crate::columns::Fields;
use crate::problem::{ExpectedField, Problem, RecordCode};
use crate::record::Record;

impl Reader<'_> {
    pub(super) fn prohibition(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"260");
        let Some(first_round) = self.named_round(record, fields, 5) else { return };
        let last_round = if fields.is_blank(9, 11) {
            self.found.say(Problem::Layout { record }, fields.span(9, 11));
            first_round
        } else {
            let Some(last) = self.named_round(record, fields, 9) else { return };
            last
        };
        if first_round > last_round {
            let problem = Problem::Unreadable { record, expected: ExpectedField::Range };
            return self.found.say(problem, fields.span(5, 11));
        }
        let columns = (13..=fields.cells().len()).step_by(5);
        if columns.filter(|column| !fields.is_blank(*column, column + 3)).count() < 2 {
            return self.too_few(record, Span::line(fields.line()));
        }
        let participants = self.participants(record, fields, 13);
        self.add_prohibition(Prohibition { first_round, last_round, participants });
    }

    fn too_few(&mut self, record: RecordCode, span: Span) {
        self.found.say(Problem::Unreadable { record, expected: ExpectedField::TwoNumbers }, span);
    }

    fn add_prohibition(&mut self, prohibition: Prohibition) {
        // Two records often say the same; among very many it does not matter.
        let prohibitions = &self.facts.prohibitions;
        let known = prohibitions.len() < 256 && prohibitions.contains(&prohibition);
        if prohibition.participants.len() > 1 && !known {
            self.facts.prohibitions.push(prohibition);
        }
    }

    pub(super) fn engine_prohibition(&mut self, record: Record) -> Option<Prohibition> {
        let written = record.text(self.text).replace([',', '/'], " ");
        if tokens(&written, 3).nth(1).is_none() {
            self.too_few(record.code(self.text), Span::line(record.line));
            return None;
        }
        let participants = self.free_numbers(record);
        let last_round = RoundNumber(self.facts.schedule.announced().max(1));
        Some(Prohibition { first_round: RoundNumber::FIRST, last_round, participants })
    }

    /// Records XXP prohibit what they prohibit, whether records 260 agree or not.
    pub(super) fn add_engine_prohibitions(&mut self, engine: Vec<Prohibition>, later: &[Record]) {
        let last = RoundNumber(self.facts.schedule.announced().max(1));
        let stated = &self.facts.prohibitions;
        // With an error the lists may not be whole.
        if self.found.errors() == 0
            && !stated.is_empty()
            && !engine.is_empty()
            && let (Some(stated), Some(engine)) = (pairs(stated, last), pairs(&engine, last))
            && stated != engine
        {
            let [span, related] = self.first_lines(later, [*b"XXP", *b"260"]);
            self.found.say_of_two(Problem::ProhibitionsDiffer, span, related);
        }
        for prohibition in engine {
            self.add_prohibition(prohibition);
        }
    }
}

/// Everybody who must not meet somebody, pair by pair, with the rounds; nothing for lists too long to compare.
fn pairs(
    prohibitions: &[Prohibition],
    last: RoundNumber,
) -> Option<BTreeSet<(ParticipantId, ParticipantId, RoundNumber, RoundNumber)>> {
    let count = |one: &Prohibition| one.participants.len().saturating_mul(one.participants.len());
    if prohibitions.iter().map(count).fold(0, usize::saturating_add) > 1 << 16 {
        return None;
    }
    let mut found = BTreeSet::new();
    for Prohibition { first_round, last_round, participants } in prohibitions {
        for (index, one) in participants.iter().enumerate() {
            for other in &participants[index + 1..] {
                found.insert((*one.min(other), *one.max(other), *first_round, *last_round.min(&last)));
            }
        }
    }
    Some(found)
}
