//! Article 12: what teams scored board by board.
//!
//! Boards forfeited one by one are normal wins and losses, and worth as much. A pairing-allocated or full-point bye is
//! a win on every board, a half-point bye a draw (ruling 18); a forfeited match is a win on every board for the team
//! that appeared.

use exaequo_model::{Bye, Match, MatchOutcome, NoShow, ParticipantId, Points, RoundNumber, Slot, Tournament};

/// Points of each team on each board of each round.
#[derive(Debug)]
pub struct Boards {
    points: Vec<Points>,
    rounds: usize,
    count: usize,
}

impl Boards {
    /// The boards of the first rounds.
    pub fn new(tournament: &Tournament, rounds: usize) -> Self {
        let (teams, boards) = (tournament.teams.len(), tournament.boards_per_match() as usize);
        let mut table = Self { points: vec![Points::ZERO; teams * rounds * boards], rounds, count: boards };
        for index in 0..rounds {
            let round = RoundNumber::from_index(index);
            for absence in tournament.rounds.absences_of(round) {
                let points = bye(tournament, absence.bye);
                table.row_mut(absence.participant, index).fill(points);
            }
            for meeting in tournament.rounds.matches_of(round) {
                table.enter(tournament, meeting, index);
            }
        }
        table
    }

    /// How many boards a match has.
    pub fn count(&self) -> usize {
        self.count
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// Points of a team on each board of a round.
    pub fn row(&self, team: ParticipantId, round: usize) -> &[Points] {
        let start = (team.index() * self.rounds + round) * self.count;
        self.points.get(start..start + self.count).filter(|_| round < self.rounds).unwrap_or_default()
    }

    /// The sum of a team on one board, from 0, in the rounds asked for.
    pub(crate) fn sum(&self, team: ParticipantId, board: usize, rounds: impl Fn(usize) -> bool) -> i64 {
        let points = |round: usize| {
            self.row(team, round).get(board).map_or(0, |points| i64::from(points.hundredths()))
        };
        (0..self.rounds).filter(|&round| rounds(round)).map(points).sum()
    }

    fn row_mut(&mut self, team: ParticipantId, round: usize) -> &mut [Points] {
        let start = (team.index() * self.rounds + round) * self.count;
        &mut self.points[start..start + self.count]
    }

    fn enter(&mut self, tournament: &Tournament, meeting: &Match, round: usize) {
        let (white, black) = (meeting.white.participant(), meeting.black.participant());
        if let MatchOutcome::Forfeited(no_show) = meeting.outcome {
            for (team, missing) in [(white, NoShow::White), (black, NoShow::Black)] {
                let absent = no_show == missing || no_show == NoShow::Both;
                let points = if absent { Points::ZERO } else { tournament.scores.win };
                self.row_mut(team, round).fill(points);
            }
            return;
        }
        for (index, board) in tournament.rounds.boards_of(meeting).iter().enumerate().take(self.count) {
            let slots = tournament.rounds.slots_of(board);
            for (team, slot) in [white, black].into_iter().zip(slots) {
                self.row_mut(team, round)[index] = award(tournament, slot);
            }
        }
    }
}

/// Individual forfeits are worth what a normal win and a normal loss are.
fn award(tournament: &Tournament, slot: Slot) -> Points {
    match slot {
        Slot::ForfeitWin => tournament.scores.win,
        Slot::ForfeitLoss => tournament.scores.loss,
        _ => tournament.scores.award(slot),
    }
}

fn bye(tournament: &Tournament, bye: Bye) -> Points {
    match bye {
        Bye::PairingAllocated | Bye::FullPoint => tournament.scores.win,
        Bye::HalfPoint => tournament.scores.draw,
        Bye::ZeroPoint => Points::ZERO,
    }
}
