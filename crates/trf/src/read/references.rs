//! Records that refer to participants: 240, 250, 260 and the engine extensions XXA, XXP, XXZ.

use exaequo_model::{Acceleration, Bye, ParticipantId, Points, Prohibition, RoundNumber, Span};

use super::Reader;
use super::settings::tokens;
use crate::columns::Fields;
use crate::fields::{self, Number};
use crate::problem::{Expected, Problem, RecordCode};
use crate::record::Record;
use crate::sign::{ColorSign, Meaning, decide};

impl Reader<'_> {
    pub(super) fn resolve_references(&mut self, later: &[Record]) {
        let mut engine_points = Vec::new();
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
                b"XXP" => self.engine_prohibition(*record),
                b"XXZ" => self.engine_absence(*record),
                _ => {}
            }
        }
        self.team_requests();
        self.add_engine_points(&engine_points, later);
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
            } else if self.bye_of(participant, round) != Some(bye) && !self.refused {
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
        match decide(cell.opponent() != 0, ColorSign::None, cell.sign()).meaning {
            Meaning::Bye(bye) => Some(bye),
            Meaning::WonUnopposed => Some(Bye::FullPoint),
            Meaning::Played | Meaning::Forfeit | Meaning::Pending | Meaning::Unknown | Meaning::Nonsense => {
                None
            }
        }
    }

    fn acceleration(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"250");
        let Some(match_points) = self.decisive_points(record, fields, 5, 8) else { return };
        let Some(game_points) = self.decisive_points(record, fields, 10, 13) else { return };
        if match_points == Points::ZERO && game_points == Points::ZERO {
            let problem = Problem::Unreadable { record, expected: Expected::Points };
            return self.found.say(problem, fields.span(5, 13));
        }
        let Some(first_round) = self.named_round(record, fields, 15) else { return };
        let last_round =
            if fields.is_blank(19, 21) { Some(first_round) } else { self.named_round(record, fields, 19) };
        let Some(last_round) = last_round else { return };
        let Some(first_number) = self.named_number(record, fields, 23) else { return };
        let last_number =
            if fields.is_blank(28, 31) { Some(first_number) } else { self.named_number(record, fields, 28) };
        let Some(last_number) = last_number else { return };
        if first_round > last_round || first_number > last_number {
            let problem = Problem::Unreadable { record, expected: Expected::Range };
            return self.found.say(problem, fields.span(15, 31));
        }
        self.facts.accelerations.push(Acceleration {
            match_points,
            game_points,
            first_round,
            last_round,
            first_number,
            last_number,
        });
    }

    /// A pairing number in four columns.
    fn named_number(&mut self, record: RecordCode, fields: &Fields<'_>, first: usize) -> Option<u32> {
        let number = fields::number(fields.get(first, first + 3)).value().filter(|number| *number > 0);
        if number.is_none() {
            let problem = Problem::Unreadable { record, expected: Expected::Numbers };
            self.found.say(problem, fields.span(first, first + 3));
        }
        number
    }

    /// Points that pairings or results depend on: blank is zero, and what cannot be read is an error.
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
        if fields::points(self.str(text)).is_none() {
            let problem = Problem::Unreadable { record, expected: Expected::Points };
            self.found.say(problem, fields.span(first, last));
            return None;
        }
        self.points(fields, first, last)
    }

    fn prohibition(&mut self, fields: &Fields<'_>) {
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
            let problem = Problem::Unreadable { record, expected: Expected::Range };
            return self.found.say(problem, fields.span(5, 11));
        }
        let columns = (13..=fields.cells().len()).step_by(5);
        if columns.filter(|column| !fields.is_blank(*column, column + 3)).count() < 2 {
            return self.too_few(record, Span::line(fields.line()));
        }
        let participants = self.participants(record, fields, 13);
        self.add_prohibition(first_round, last_round, participants);
    }

    fn too_few(&mut self, record: RecordCode, span: Span) {
        self.found.say(Problem::Unreadable { record, expected: Expected::TwoNumbers }, span);
    }

    fn add_prohibition(
        &mut self,
        first_round: RoundNumber,
        last_round: RoundNumber,
        participants: Vec<ParticipantId>,
    ) {
        let prohibition = Prohibition { first_round, last_round, participants };
        // Two records often say the same; among very many it does not matter.
        let prohibitions = &self.facts.prohibitions;
        let known = prohibitions.len() < 256 && prohibitions.contains(&prohibition);
        if prohibition.participants.len() > 1 && !known {
            self.facts.prohibitions.push(prohibition);
        }
    }

    /// Numbers of a free-form record, separated by blanks, commas or slashes.
    fn free_numbers(&mut self, record: Record) -> Vec<ParticipantId> {
        let code = record.code(self.text);
        let line = record.text(self.text).replace([',', '/'], " ");
        let mut found = Vec::new();
        for (start, token) in tokens(&line, 3) {
            let column = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
            let span = record.span(column(start + 1), column(start + token.len()));
            match fields::number(token.as_bytes()) {
                Number::Value(number) => found.extend(self.participant(code, number, span)),
                Number::Blank | Number::Bad => {
                    let problem = Problem::Unreadable { record: code, expected: Expected::Numbers };
                    self.found.say(problem, span);
                }
            }
        }
        found
    }

    fn engine_prohibition(&mut self, record: Record) {
        let written = record.text(self.text).replace([',', '/'], " ");
        if tokens(&written, 3).count() < 2 {
            return self.too_few(record.code(self.text), Span::line(record.line));
        }
        let participants = self.free_numbers(record);
        let last = RoundNumber(self.facts.schedule.announced().max(1));
        self.add_prohibition(RoundNumber::FIRST, last, participants);
    }

    /// Absent from the round that is to be paired next.
    fn engine_absence(&mut self, record: Record) {
        let round = RoundNumber::from_index(self.paired);
        for participant in self.free_numbers(record) {
            self.late_request(round, participant, Bye::ZeroPoint, Span::line(record.line));
        }
    }

    /// Fictitious points round by round; `None` in the list is a round without.
    fn engine_acceleration(&mut self, fields: &Fields<'_>, all: &mut Vec<(u32, Vec<Points>)>) {
        let record = RecordCode(*b"XXA");
        let Number::Value(number) = fields::number(fields.get(5, 8)) else {
            self.found.say(Problem::UnknownRecord, Span::line(fields.line()));
            return;
        };
        if self.refuse_line(record, fields, [4, 9].into_iter().chain((14..=fields.cells().len()).step_by(5)))
            || self.participant(record, number, fields.span(5, 8)).is_none()
        {
            return;
        }
        let mut points = Vec::new();
        for column in (10..=fields.cells().len()).step_by(5) {
            let Some(value) = self.decisive_points(record, fields, column, column + 3) else { return };
            points.push(value);
        }
        // A second record of a player goes on where the first one ends.
        match all.iter_mut().find(|(known, _)| *known == number) {
            Some((_, earlier)) => earlier.append(&mut points),
            None => all.push((number, points)),
        }
    }

    /// Fictitious points player by player, unless record 250 has said it all.
    fn add_engine_points(&mut self, all: &[(u32, Vec<Points>)], later: &[Record]) {
        if self.facts.accelerations.is_empty() {
            self.facts.accelerations =
                all.iter().flat_map(|(number, points)| runs(*number, points)).collect();
            return;
        }
        let rounds = self.facts.schedule.announced();
        let stated = &self.facts.accelerations;
        let mut players = self.facts.players.iter();
        if all.is_empty() || players.all(|player| same_points(stated, all, player.number, rounds)) {
            return;
        }
        let (record, other) = (RecordCode(*b"250"), RecordCode(*b"XXA"));
        let [span, related] = [record, other].map(|code| {
            let line = later.iter().find(|record| record.code(self.text) == code);
            Span::line(line.map_or(1, |record| record.line))
        });
        self.found.say_of_two(Problem::SettingsDiffer { record, other }, span, related);
    }
}

/// Points round by round as ranges of rounds with the same points.
fn runs(number: u32, points: &[Points]) -> Vec<Acceleration> {
    let mut round = 0;
    let mut found = Vec::new();
    for run in points.chunk_by(|one, next| one == next) {
        let (first_round, last_round) =
            (RoundNumber::from_index(round), RoundNumber::from_index(round + run.len() - 1));
        round += run.len();
        if run[0] != Points::ZERO {
            found.push(Acceleration {
                match_points: Points::ZERO,
                game_points: run[0],
                first_round,
                last_round,
                first_number: number,
                last_number: number,
            });
        }
    }
    found
}

/// Columns that must be blank in a record that refers to others: some, and from one on every so many.
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

/// Whether records 250 and XXA say the same for a number in every round; of several records 250 the last one counts.
fn same_points(stated: &[Acceleration], engine: &[(u32, Vec<Points>)], number: u32, rounds: u16) -> bool {
    let row = engine.iter().find(|(known, _)| *known == number).map_or(&[][..], |(_, points)| points);
    let concerns = |entry: &&Acceleration| (entry.first_number..=entry.last_number).contains(&number);
    let own: Vec<&Acceleration> = stated.iter().rev().filter(concerns).collect();
    (1..=rounds).map(RoundNumber).all(|round| {
        let holds = |entry: &&&Acceleration| (entry.first_round..=entry.last_round).contains(&round);
        let points = own.iter().find(holds).map_or(Points::ZERO, |entry| entry.game_points);
        row.get(round.index()).copied().unwrap_or_default() == points
    })
}
