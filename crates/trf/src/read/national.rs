//! National records: a player in the list of a federation.

use exaequo_model::{Elo, NationalRecord, Order as _, PlayerId, RatingBody, RatingEntry, TextRange};

use super::{Reader, player};
use crate::columns::{Fields, Scratch};
use crate::problem::{Problem, RecordCode};
use crate::record::{Kind, Record};

impl Reader<'_> {
    pub(super) fn resolve_national(&mut self, later: &[Record]) {
        let mut scratch = Scratch::default();
        let mut named = self.named_federations();
        for record in later {
            let text = record.text(self.text);
            if Kind::of(text.as_bytes()) != Kind::National {
                continue;
            }
            let (fields, unit) = Self::fields(*record, text, &mut scratch, player::first_misplaced);
            if let Some(problem) = unit.problem() {
                self.found.say(problem, exaequo_model::Span::line(record.line));
            }
            let code = record.code(self.text);
            self.national(code, &fields);
            if named.as_mut().is_some_and(|named| named.insert(code)) {
                let text = TextRange::new(record.start, record.start + 3);
                self.found.say(Problem::NationalFederation { text }, record.span(1, 3));
            }
        }
        self.complete_starting_rank();
        let pace = self.facts.event.pace;
        for rating in &mut self.facts.ratings {
            rating.pace = pace;
        }
        if !self.facts.ratings.is_sorted_by_key(|entry| entry.player) {
            self.facts.ratings.order_by_key(|entry| entry.player);
        }
    }

    fn national(&mut self, code: RecordCode, fields: &Fields<'_>) {
        if self.refuse_line(code, fields, [4, 9, 14, 48, 53, 57, 69].into_iter()) {
            return;
        }
        let Some(number) = self.number(fields, 5, 8) else { return };
        let Some(index) = self.sheet.find(number) else {
            if !self.refused {
                self.found.say(Problem::UnknownNational { number }, fields.span(5, 8));
            }
            return;
        };
        let player = PlayerId(u32::try_from(index).unwrap_or(u32::MAX));
        let start = fields.range(1, 3).start();
        let record = NationalRecord {
            player,
            federation: TextRange::new(start, start + 3),
            sex: self.sex(fields),
            class: fields.range(11, 13),
            name: fields.range(15, 47),
            origin: fields.range(54, 56),
            id: fields.range(58, 68),
            birth: self.date(fields, 70, 79).birth(),
        };
        self.facts.national.push(record);
        if let Some(rating) = self.number(fields, 49, 52).and_then(Elo::new) {
            let entry = RatingEntry { body: RatingBody::National, ..RatingEntry::new(player, rating) };
            self.facts.ratings.push(entry);
        }
    }
}
