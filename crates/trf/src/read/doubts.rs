//! Whose results an error has changed, so that nothing is said about points that follow from it.

use std::collections::BTreeSet;

use exaequo_model::{Severity, Tournament};

use super::Reader;
use crate::diagnostics::Diagnostic;
use crate::problem::{Problem, RecordCode};

/// Whose results cannot be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Doubts {
    None,
    /// Players with these numbers.
    Some(BTreeSet<u32>),
    Everybody,
}

impl Doubts {
    pub(super) fn concern(&self, number: u32) -> bool {
        match self {
            Self::None => false,
            Self::Some(numbers) => numbers.contains(&number),
            Self::Everybody => true,
        }
    }
}

impl Reader<'_> {
    /// Doubts that the errors found so far give reason for. Errors that somebody allowed are none.
    pub(super) fn doubts(&self, tournament: &Tournament) -> Doubts {
        if self.found.errors() == 0 {
            return Doubts::None;
        }
        let mut numbers = BTreeSet::new();
        for finding in self.found.all().iter().filter(|finding| finding.severity == Severity::Error) {
            match concerned(&finding.problem, tournament.is_team_event()) {
                Concerned::Nobody => {}
                Concerned::Player(number) => numbers.extend([number]),
                Concerned::Line => numbers.extend(self.number_in_line(tournament, finding)),
                Concerned::Everybody => return Doubts::Everybody,
            }
        }
        if self.found.hidden() > 0 {
            return Doubts::Everybody;
        }
        if numbers.is_empty() { Doubts::None } else { Doubts::Some(numbers) }
    }

    fn number_in_line(&self, tournament: &Tournament, finding: &Diagnostic) -> Option<u32> {
        let line = finding.span?.line;
        let player = (0..self.sheet.players()).find(|player| self.sheet.line(*player) == line)?;
        tournament.players.get(player).map(|player| player.number)
    }
}

/// Whose results a problem changes.
enum Concerned {
    Nobody,
    Player(u32),
    /// The player of the line.
    Line,
    Everybody,
}

fn concerned(problem: &Problem, of_teams: bool) -> Concerned {
    match *problem {
        Problem::Opponent { .. } => Concerned::Line,
        Problem::Misaligned { record } if record.0 == *b"001" => Concerned::Line,
        Problem::OwnOpponent { number, .. }
        | Problem::UnknownOpponent { number, .. }
        | Problem::Result { number, .. }
        | Problem::ByeWithOpponent { number, .. }
        | Problem::ResultWithoutOpponent { number, .. }
        | Problem::AbsentOpponent { number, .. }
        | Problem::OneSided { number, .. } => Concerned::Player(number),
        // The result of the first one counts for both.
        Problem::ImpossibleResult { opponent, .. } => Concerned::Player(opponent),
        Problem::RepeatedSetting { record, .. }
        | Problem::Unreadable { record, .. }
        | Problem::UnknownReference { record, .. }
        | Problem::Misaligned { record }
        | Problem::Tab { record }
            if changes_points(record, of_teams) =>
        {
            Concerned::Everybody
        }
        Problem::RoundBeyond { .. }
        | Problem::ColourScores
        | Problem::TooLarge { .. }
        | Problem::AdjustmentBeyond { .. }
        | Problem::TwoByes { .. }
        | Problem::InTwoTeams { .. }
        | Problem::TwoOpponents { .. }
        | Problem::SameTeam { .. }
        | Problem::GameWithoutTeam { .. } => Concerned::Everybody,
        _ => Concerned::Nobody,
    }
}

/// Whether points depend on a record: in an event of teams also on those that say who met whom.
fn changes_points(record: RecordCode, of_teams: bool) -> bool {
    match &record.0 {
        b"162" | b"362" | b"XXS" | b"299" | [b'B', b'B', _] => true,
        b"240" | b"300" | b"310" | b"013" | b"320" | b"330" => of_teams,
        _ => false,
    }
}
