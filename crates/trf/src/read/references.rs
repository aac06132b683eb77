//! Records that refer to participants: 240, 250, 260, 299 and the engine extensions XXA, XXP, XXZ.

use exaequo_model::{
    Acceleration, Adjusted, Adjustment, Bye, ParticipantId, Points, Prohibition, RoundNumber, Span,
};

use super::Reader;
use super::settings::tokens;
use crate::columns::Fields;
use crate::fields::{self, Number};
use crate::problem::{Expected, Problem, RecordCode};
use crate::record::Record;

impl Reader<'_> {
    pub(super) fn resolve_references(&mut self, later: &[Record]) {
        let mut engine_points = Vec::new();
        for record in later {
            let text = record.text(self.text);
            let fields = &Fields::of_bytes(record.line, record.start, text.as_bytes());
            match &record.code(self.text).0 {
                b"240" if !self.facts.is_team_event() => self.byes(fields),
                b"240" => self.team_requests(fields),
                b"250" => self.acceleration(fields),
                b"260" => self.prohibition(fields),
                b"299" => self.adjustment(fields, text),
                b"XXA" => self.engine_acceleration(fields, &mut engine_points),
                b"XXP" => self.engine_prohibition(*record),
                b"XXZ" => self.engine_absence(*record),
                _ => {}
            }
        }
        self.add_engine_points(engine_points);
    }

    fn participant(&mut self, record: RecordCode, number: u32, span: Span) -> Option<ParticipantId> {
        let found = if self.facts.is_team_event() {
            self.find_team(number).map(exaequo_model::TeamId::participant)
        } else {
            self.sheet.find(number).and_then(|index| u32::try_from(index).ok()).map(ParticipantId)
        };
        if found.is_none() {
            self.found.say(Problem::UnknownReference { record, number }, span);
        }
        found
    }

    fn participants(&mut self, record: RecordCode, fields: &Fields<'_>, first: usize) -> Vec<ParticipantId> {
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
            } else if self.bye_of(participant, round) != Some(bye) {
                self.found.say(Problem::ByeContradicts { number, round }, span);
            }
        }
    }

    fn team_requests(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"240");
        let Some((bye, round)) = self.bye_record(record, fields) else { return };
        if round.index() < self.paired {
            return;
        }
        for (column, number) in self.numbers(record, fields, 11) {
            let span = fields.span(column, column + 3);
            if let Some(team) = self.find_team(number) {
                self.late_request(round, team.participant(), bye, span);
            }
        }
    }

    fn late_request(&mut self, round: RoundNumber, participant: ParticipantId, bye: Bye, span: Span) {
        let announced = self.facts.schedule.announced();
        if round.0 > announced {
            self.found.say(Problem::AbsenceBeyond { round, announced }, span);
            return;
        }
        self.request(round, participant.index(), bye);
    }

    /// What the player's own record says about a paired round, if it is a bye.
    fn bye_of(&self, participant: ParticipantId, round: RoundNumber) -> Option<Bye> {
        let absences = self.facts.rounds.absences_of(round);
        let paired = self.facts.rounds.pairings_of(round).iter().any(|pairing| {
            pairing.white.participant() == participant || pairing.black.participant() == participant
        });
        let own = absences.iter().find(|absence| absence.participant == participant);
        match own {
            Some(absence) => Some(absence.bye),
            None if paired => None,
            None => Some(Bye::ZeroPoint),
        }
    }

    fn acceleration(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"250");
        let match_points = self.points(fields, 5, 8).unwrap_or_default();
        let game_points = self.points(fields, 10, 13).unwrap_or_default();
        let Some(first_round) = self.named_round(record, fields, 15) else { return };
        let last_round =
            Self::round_number(fields::number(fields.get(19, 21)).value()).unwrap_or(first_round);
        let Number::Value(first_number) = fields::number(fields.get(23, 26)) else {
            let problem = Problem::Unreadable { record, expected: Expected::Numbers };
            return self.found.say(problem, fields.span(23, 26));
        };
        let last_number = fields::number(fields.get(28, 31)).value().unwrap_or(first_number);
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
        let participants = self.participants(record, fields, 13);
        self.add_prohibition(record, first_round, last_round, participants, Span::line(fields.line()));
    }

    fn add_prohibition(
        &mut self,
        record: RecordCode,
        first_round: RoundNumber,
        last_round: RoundNumber,
        participants: Vec<ParticipantId>,
        span: Span,
    ) {
        if participants.len() < 2 {
            self.found.say(Problem::Unreadable { record, expected: Expected::TwoNumbers }, span);
            return;
        }
        let prohibition = Prohibition { first_round, last_round, participants };
        if !self.facts.prohibitions.contains(&prohibition) {
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
        let participants = self.free_numbers(record);
        let last = RoundNumber(self.facts.schedule.announced().max(1));
        let span = Span::line(record.line);
        self.add_prohibition(record.code(self.text), RoundNumber::FIRST, last, participants, span);
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
        if self.participant(record, number, fields.span(5, 8)).is_none() {
            return;
        }
        let mut points = Vec::new();
        for column in (10..=fields.cells().len()).step_by(5) {
            points.push(self.points(fields, column, column + 3).unwrap_or_default());
        }
        all.push((number, points));
    }

    /// Turns fictitious points per player into ranges of rounds, unless record 250 has said it all.
    fn add_engine_points(&mut self, all: Vec<(u32, Vec<Points>)>) {
        if all.is_empty() {
            return;
        }
        let mut accelerations = Vec::new();
        for (number, points) in all {
            let mut round = 0;
            for run in points.chunk_by(|one, next| one == next) {
                let (first_round, last_round) =
                    (RoundNumber::from_index(round), RoundNumber::from_index(round + run.len() - 1));
                round += run.len();
                if run[0] != Points::ZERO {
                    accelerations.push(Acceleration {
                        match_points: Points::ZERO,
                        game_points: run[0],
                        first_round,
                        last_round,
                        first_number: number,
                        last_number: number,
                    });
                }
            }
        }
        if self.facts.accelerations.is_empty() {
            self.facts.accelerations = accelerations;
        } else if !same_points(&self.facts.accelerations, &accelerations) {
            let (record, other) = (RecordCode(*b"250"), RecordCode(*b"XXA"));
            self.found.say_of_file(Problem::SettingsDiffer { record, other });
        }
    }

    /// Abnormal points, in the layout of the table or the tighter one that some programs write.
    fn adjustment(&mut self, fields: &Fields<'_>, text: &str) {
        let record = RecordCode(*b"299");
        let layout = [WIDE, TIGHT].into_iter().find(|layout| layout.fits(fields));
        let Some(layout) = layout else {
            let problem = Problem::Unreadable { record, expected: Expected::Points };
            return self.found.say(problem, Span::line(fields.line()));
        };
        if layout == TIGHT {
            self.found.say(Problem::Layout { record }, Span::line(fields.line()));
        }
        let letter = text[3..].chars().nth(1).unwrap_or(' ').to_ascii_uppercase();
        let Some((what, _)) = Adjusted::ALL.into_iter().find(|(_, known)| *known == letter) else {
            let problem = Problem::Unreadable { record, expected: Expected::AdjustmentType };
            return self.found.say(problem, fields.span(5, 5));
        };
        let match_points =
            self.points(fields, layout.match_points, layout.match_points + 3).unwrap_or_default();
        let game_points = self.points(fields, layout.game_points, layout.game_points + 3).unwrap_or_default();
        let number = fields::number(fields.get(layout.round, layout.round + 2));
        let round = Self::round_number(number.value());
        if round.is_none() && !matches!(number, Number::Blank | Number::Value(0)) {
            let problem = Problem::Unreadable { record, expected: Expected::Round };
            return self.found.say(problem, fields.span(layout.round, layout.round + 2));
        }
        let participants = self.participants(record, fields, layout.numbers);
        let adjustment = Adjustment { what, match_points, game_points, round, participants };
        if !self.redefines(&adjustment) {
            self.facts.adjustments.push(adjustment);
        }
    }
}

impl Reader<'_> {
    /// Whether an adjustment for everybody is simply a value of the point system, and then sets it.
    fn redefines(&mut self, adjustment: &Adjustment) -> bool {
        if adjustment.round.is_some() || !adjustment.participants.is_empty() {
            return false;
        }
        if self.facts.is_team_event() {
            return self.redefines_match(adjustment);
        }
        let scores = &mut self.facts.scores;
        let value = match adjustment.what {
            Adjusted::FullBye => &mut scores.full_bye,
            Adjusted::HalfBye => &mut scores.half_bye,
            Adjusted::ZeroBye => &mut scores.zero_bye,
            Adjusted::ForfeitWin => &mut scores.forfeit_win,
            Adjusted::ForfeitLoss => &mut scores.forfeit_loss,
            Adjusted::Total | Adjusted::Win | Adjusted::Draw | Adjusted::Loss => return false,
        };
        *value = adjustment.game_points;
        true
    }

    fn redefines_match(&mut self, adjustment: &Adjustment) -> bool {
        if !matches!(adjustment.what, Adjusted::ForfeitWin | Adjusted::ForfeitLoss) {
            return false;
        }
        let scores = &mut self.facts.match_scores;
        let points = scores.forfeit.get_or_insert((scores.win, Points::ZERO));
        let games = scores.forfeit_games.get_or_insert((Points::ZERO, Points::ZERO));
        let given = (adjustment.match_points, adjustment.game_points);
        if adjustment.what == Adjusted::ForfeitWin {
            (points.0, games.0) = given;
        } else {
            (points.1, games.1) = given;
        }
        true
    }
}

/// Where the fields of record 299 begin.
#[derive(Clone, Copy, PartialEq, Eq)]
struct AdjustmentLayout {
    blanks: &'static [usize],
    match_points: usize,
    game_points: usize,
    round: usize,
    numbers: usize,
}

const WIDE: AdjustmentLayout = AdjustmentLayout {
    blanks: &[6, 7, 12, 13, 18, 19, 23],
    match_points: 8,
    game_points: 14,
    round: 20,
    numbers: 24,
};

const TIGHT: AdjustmentLayout =
    AdjustmentLayout { blanks: &[6, 11, 16, 20], match_points: 7, game_points: 12, round: 17, numbers: 21 };

impl AdjustmentLayout {
    fn fits(&self, fields: &Fields<'_>) -> bool {
        self.blanks.iter().all(|column| fields.is_blank(*column, *column))
    }
}

/// Whether two lists of fictitious points say the same for every number and round.
fn same_points(one: &[Acceleration], other: &[Acceleration]) -> bool {
    let of = |list: &[Acceleration], number: u32, round: RoundNumber| {
        list.iter()
            .rev()
            .find(|entry| {
                (entry.first_number..=entry.last_number).contains(&number)
                    && (entry.first_round..=entry.last_round).contains(&round)
            })
            .map_or(Points::ZERO, |entry| entry.game_points)
    };
    let numbers = other.iter().map(|entry| entry.first_number);
    let last = one.iter().chain(other).map(|entry| entry.last_round.0).max().unwrap_or(0);
    numbers.into_iter().all(|number| {
        (1..=last).map(RoundNumber).all(|round| of(one, number, round) == of(other, number, round))
    })
}
