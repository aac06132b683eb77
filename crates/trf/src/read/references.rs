//! Records that refer to participants: 240 and XXZ here, the others in files of their own.

use exaequo_model::{Bye, Order as _, ParticipantId, Points, RoundNumber, Span};

use super::Reader;
use super::acceleration::EnginePoints;
use super::settings::tokens;
use crate::columns::Fields;
use crate::fields::{self, Number};
use crate::problem::{ExpectedField, Problem, RecordCode};
use crate::record::Record;
use crate::sign::{ColorSign, Meaning, decide};

impl Reader<'_> {
    pub(super) fn resolve_references(&mut self, later: &[Record]) {
        let mut engine_points = EnginePoints::default();
        let mut engine_prohibitions = Vec::new();
        for record in later {
            let (code, text) = (record.code(self.text), record.text(self.text));
            let fields = &Fields::of_bytes(record.line, record.start, text.as_bytes());
            match &code.0 {
                // The byes of teams have been read with their rounds.
                b"240" if self.facts.is_team_event() => {}
                b"240" | b"250" | b"260" if self.refuse_reference(code, fields) => {}
                b"240" => self.byes(fields),
                b"250" => self.acceleration(fields),
                b"260" => self.prohibition(fields),
                b"299" => self.adjustment(fields),
                b"XXA" => self.engine_acceleration(fields, &mut engine_points),
                b"XXP" => engine_prohibitions.extend(self.engine_prohibition(*record)),
                b"XXZ" => self.engine_absence(*record),
                _ => {}
            }
        }
        self.team_requests();
        // Blocks tell them player by player, records type by type.
        let kind =
            |bye: Bye| [Bye::FullPoint, Bye::HalfPoint].iter().position(|known| *known == bye).unwrap_or(2);
        self.facts.requests.order_by_key(|(round, absence)| (*round, kind(absence.bye)));
        self.add_engine_points(&engine_points, later);
        self.add_engine_prohibitions(engine_prohibitions, later);
    }

    /// Whether the columns of a record that refers to others cannot be trusted; says why.
    pub(super) fn refuse_reference(&mut self, code: RecordCode, fields: &Fields<'_>) -> bool {
        let Some((fixed, repeated, step)) = separators(code) else { return false };
        let repeated = (repeated..=fields.cells().len()).step_by(step);
        self.refuse_line(code, fields, fixed.iter().copied().chain(repeated))
    }

    pub(super) fn participant(
        &mut self,
        record: RecordCode,
        number: u32,
        span: Span,
    ) -> Option<ParticipantId> {
        let found = if self.facts.is_team_event() {
            self.find_team(number).map(exaequo_model::TeamId::participant)
        } else {
            self.sheet.find(number).and_then(|index| u32::try_from(index).ok()).map(ParticipantId)
        };
        if found.is_none() {
            self.unknown_reference(record, number, span);
        }
        found
    }

    pub(super) fn participants(
        &mut self,
        record: RecordCode,
        fields: &Fields<'_>,
        first: usize,
    ) -> Vec<ParticipantId> {
        let numbers = self.numbers(record, fields, first);
        numbers
            .into_iter()
            .filter_map(|(column, number)| self.participant(record, number, fields.span(column, column + 3)))
            .collect()
    }

    /// Byes of players. For paired rounds they repeat what the player records say, which count.
    fn byes(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"240");
        let Some((bye, round)) = self.bye_record(record, fields) else { return };
        for (column, number) in self.numbers(record, fields, 11) {
            let span = fields.span(column, column + 3);
            let Some(participant) = self.participant(record, number, span) else { continue };
            if round.index() >= self.paired {
                self.late_request(round, participant, bye, span);
                continue;
            }
            self.told_absent.insert((round, participant));
            if self.bye_of(participant, round) != Some(bye) && !self.refused {
                self.found.say(Problem::ByeContradicts { number, round }, span);
            }
        }
    }

    /// Byes of teams in rounds that are not paired yet.
    fn team_requests(&mut self) {
        for bye in self.teams.byes.clone() {
            if bye.round.index() >= self.paired && bye.bye != Bye::PairingAllocated {
                self.late_request(bye.round, bye.team.participant(), bye.bye, bye.span);
            }
        }
    }

    fn late_request(&mut self, round: RoundNumber, participant: ParticipantId, bye: Bye, span: Span) {
        if self.settings.rounds.is_none() && round.0 <= 99 {
            // Nothing says how many rounds there are, so a bye for a later one announces it.
            self.facts.schedule.announce(self.facts.schedule.announced().max(round.0));
        }
        let announced = self.facts.schedule.announced();
        if round.0 > announced {
            self.found.say(Problem::AbsenceBeyond { round, announced }, span);
            return;
        }
        self.request(round, participant.index(), bye);
    }

    /// What the player's own record says about a paired round, if it is a bye.
    fn bye_of(&self, participant: ParticipantId, round: RoundNumber) -> Option<Bye> {
        let cell = self.sheet.cell(participant.index(), round.index());
        if self.is_absent_against_nobody(cell) {
            return Some(Bye::ZeroPoint);
        }
        match decide(cell.opponent() != 0, ColorSign::None, cell.sign()).meaning {
            Meaning::Bye(bye) => Some(bye),
            Meaning::WonUnopposed => Some(Bye::FullPoint),
            Meaning::Played | Meaning::Forfeit | Meaning::Pending | Meaning::Unknown | Meaning::Nonsense => {
                None
            }
        }
    }

    /// Points that pairings or results depend on: blank is zero, and what cannot be read or is below zero is an error.
    pub(super) fn decisive_points(
        &mut self,
        record: RecordCode,
        fields: &Fields<'_>,
        first: usize,
        last: usize,
    ) -> Option<Points> {
        let text = fields.range(first, last);
        if text.is_empty() {
            return Some(Points::ZERO);
        }
        if fields::whole_points(self.str(text)).is_none() {
            let problem = Problem::Unreadable { record, expected: ExpectedField::Points };
            self.found.say(problem, fields.span(first, last));
            return None;
        }
        self.points(fields, first, last)
    }

    /// Numbers of a free-form record, separated by blanks, commas or slashes.
    pub(super) fn free_numbers(&mut self, record: Record) -> Vec<ParticipantId> {
        let code = record.code(self.text);
        let line = record.text(self.text).replace([',', '/'], " ");
        let mut found = Vec::new();
        for (start, token) in tokens(&line, 3) {
            let column = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
            let span = record.span(column(start + 1), column(start + token.len()));
            match fields::number(token.as_bytes()) {
                Number::Value(number) => found.extend(self.participant(code, number, span)),
                Number::Blank | Number::Bad => {
                    let problem = Problem::Unreadable { record: code, expected: ExpectedField::Numbers };
                    self.found.say(problem, span);
                }
            }
        }
        found
    }

    /// Places of the first records of two kinds.
    pub(super) fn first_lines(&self, later: &[Record], codes: [[u8; 3]; 2]) -> [Span; 2] {
        codes.map(|code| {
            let line = later.iter().find(|record| record.code(self.text).0 == code);
            Span::line(line.map_or(1, |record| record.line))
        })
    }

    /// Absent from the round that is to be paired next.
    fn engine_absence(&mut self, record: Record) {
        let round = RoundNumber::from_index(self.paired);
        for participant in self.free_numbers(record) {
            // In a file with a half-entered round that one may be meant.
            self.told_absent
                .extend(self.paired.checked_sub(1).map(|last| (RoundNumber::from_index(last), participant)));
            self.late_request(round, participant, Bye::ZeroPoint, Span::line(record.line));
        }
    }
}

/// Columns that must be blank in a record that refers to others: some, and from one on at equal distances.
const fn separators(code: RecordCode) -> Option<(&'static [usize], usize, usize)> {
    match &code.0 {
        b"240" => Some((&[4, 6, 10], 15, 5)),
        b"250" => Some((&[4, 9, 14, 18, 22, 27], usize::MAX, 1)),
        b"260" => Some((&[4, 8, 12], 17, 5)),
        b"300" => Some((&[4, 8, 12, 16], 21, 5)),
        b"320" => Some((&[4, 9, 14], 18, 4)),
        b"330" => Some((&[4, 7, 11, 15], usize::MAX, 1)),
        _ => None,
    }
}
