//! Fictitious points: record 250 and the engine extension XXA.

use std::collections::HashMap;

use exaequo_model::{Acceleration, Points, PrimaryScore, RoundNumber};

use super::Reader;
use crate::columns::Fields;
use crate::fictitious::Fictitious;
use crate::fields::{self, Number};
use crate::problem::{ExpectedField, Problem, RecordCode};
use crate::record::Record;

impl Reader<'_> {
    pub(super) fn acceleration(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"250");
        let Some(match_points) = self.decisive_points(record, fields, 5, 8) else { return };
        let Some(game_points) = self.decisive_points(record, fields, 10, 13) else { return };
        if match_points == Points::ZERO && game_points == Points::ZERO {
            let problem = Problem::Unreadable { record, expected: ExpectedField::Points };
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
            let problem = Problem::Unreadable { record, expected: ExpectedField::Range };
            return self.found.say(problem, fields.span(15, 31));
        }
        let [match_points, game_points] = self.primary_field(fields, [match_points, game_points]);
        self.facts.accelerations.push(Acceleration {
            match_points,
            game_points,
            first_round,
            last_round,
            first_number,
            last_number,
        });
    }

    /// Fictitious points are points of the primary score: those of the other field are moved there.
    fn primary_field(&mut self, fields: &Fields<'_>, [matches, games]: [Points; 2]) -> [Points; 2] {
        // Players have but one kind of points.
        let primary =
            if self.facts.is_team_event() { self.facts.primary } else { Some(PrimaryScore::GamePoints) };
        let moved = match primary {
            Some(PrimaryScore::MatchPoints) if matches == Points::ZERO => [games, Points::ZERO],
            Some(PrimaryScore::GamePoints) if games == Points::ZERO => [Points::ZERO, matches],
            _ if !self.facts.is_team_event() => [Points::ZERO, games],
            _ => [matches, games],
        };
        if moved != [matches, games] {
            self.found.say(Problem::AccelerationField, fields.span(5, 13));
        }
        moved
    }

    /// A pairing number in four columns.
    fn named_number(&mut self, record: RecordCode, fields: &Fields<'_>, first: usize) -> Option<u32> {
        let number = fields::number(fields.get(first, first + 3)).value().filter(|number| *number > 0);
        if number.is_none() {
            let problem = Problem::Unreadable { record, expected: ExpectedField::Numbers };
            self.found.say(problem, fields.span(first, first + 3));
        }
        number
    }

    /// Fictitious points round by round; `None` in the list is a round without.
    pub(super) fn engine_acceleration(&mut self, fields: &Fields<'_>, all: &mut EnginePoints) {
        let record = RecordCode(*b"XXA");
        let Number::Value(number) = fields::number(fields.get(5, 8)) else { return };
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
        all.add(number, points);
    }

    /// Fictitious points player by player, unless record 250 has said it all.
    pub(super) fn add_engine_points(&mut self, all: &EnginePoints, later: &[Record]) {
        if self.facts.accelerations.is_empty() {
            let mut entries: Vec<Acceleration> =
                all.rows.iter().flat_map(|(number, points)| runs(*number, points)).collect();
            if self.facts.is_team_event() && self.facts.primary == Some(PrimaryScore::MatchPoints) {
                // The record knows one kind of points, which is that of the primary score.
                for entry in &mut entries {
                    std::mem::swap(&mut entry.match_points, &mut entry.game_points);
                }
            }
            self.facts.accelerations = entries;
            return;
        }
        let numbers: Vec<u32> = self.facts.players.iter().map(|player| player.number).collect();
        let rounds = self.facts.schedule.announced();
        if all.rows.is_empty() || all.agree(&self.facts.accelerations, &numbers, rounds) {
            return;
        }
        let (record, other) = (RecordCode(*b"250"), RecordCode(*b"XXA"));
        let [span, related] = self.first_lines(later, [record.0, other.0]);
        self.found.say_of_two(Problem::SettingsDiffer { record, other }, span, related);
    }
}

/// Fictitious points as records XXA give them: round by round.
#[derive(Default)]
pub(super) struct EnginePoints {
    rows: Vec<(u32, Vec<Points>)>,
    by_number: HashMap<u32, usize>,
}

impl EnginePoints {
    /// Adds a record; a second one of a player goes on where the first one ends.
    fn add(&mut self, number: u32, mut points: Vec<Points>) {
        let row = *self.by_number.entry(number).or_insert(self.rows.len());
        match self.rows.get_mut(row) {
            Some((_, earlier)) => earlier.append(&mut points),
            None => self.rows.push((number, points)),
        }
    }

    /// Whether records 250 say the same for these numbers in every round.
    fn agree(&self, stated: &[Acceleration], numbers: &[u32], rounds: u16) -> bool {
        let highest = numbers.iter().copied().max().unwrap_or(0);
        let stated = Fictitious::new(stated, highest, rounds);
        numbers.iter().all(|number| {
            let row = self.by_number.get(number).map_or(&[][..], |index| self.rows[*index].1.as_slice());
            let padded = row.iter().copied().chain(std::iter::repeat(Points::ZERO));
            stated.of(*number).iter().copied().eq(padded.take(usize::from(rounds)))
        })
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
