//! Who won the games between two, stage by stage.

use exaequo_model::{Basis, Color, ParticipantId, Points, Records, Slot, Tournament};
use exaequo_tiebreak::Boards;

use super::MergeError;
use crate::regulations::{BoardCriterion, Drawn, PlayOffRegulations};

/// The games of a play-off, by the seats of its participants.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duels<'a> {
    pub(super) playoff: &'a Tournament,
    pub(super) regulations: &'a PlayOffRegulations,
    /// Participants of the play-off, by seat.
    pub(super) seats: &'a [ParticipantId],
    /// The same in the tournament.
    pub(super) entrants: &'a [ParticipantId],
}

/// A game or a match between two, seen from the first of them.
#[derive(Clone, Copy, Debug)]
struct Encounter {
    round: usize,
    /// Points on each basis that counts, own and of the other: match points before game points.
    scores: [[Points; 2]; 2],
    color: Option<Color>,
}

impl Duels<'_> {
    /// The winner and the loser of two seats.
    pub(super) fn winner(&self, one: usize, other: usize) -> Result<(usize, usize), MergeError> {
        let undecided = MergeError::Undecided(self.entrants[one], self.entrants[other]);
        let encounters = self.encounters(one, other);
        let mut rest = encounters.as_slice();
        for stage in &self.regulations.stages {
            let count = (stage.games as usize).min(rest.len());
            let (played, later) = rest.split_at(count);
            rest = later;
            let all = count == stage.games as usize;
            match self.stage(played, stage.games, (one, other), stage.drawn, all) {
                Some(true) => return Ok((one, other)),
                Some(false) => return Ok((other, one)),
                None if all => {}
                None => return Err(undecided),
            }
        }
        Err(undecided)
    }

    /// Whether the first of two won a stage; `None` if it is level or not finished.
    fn stage(
        &self,
        played: &[Encounter],
        games: u32,
        (one, other): (usize, usize),
        drawn: Drawn,
        all: bool,
    ) -> Option<bool> {
        for basis in 0..2 {
            let sum = |side: usize| played.iter().map(|game| game.scores[basis][side]).sum::<Points>();
            let (own, theirs) = (sum(0), sum(1));
            let missing = games.saturating_sub(u32::try_from(played.len()).unwrap_or(0));
            let still = self.win(basis) * i32::try_from(missing).unwrap_or(i32::MAX);
            if own > theirs + still {
                return Some(true);
            }
            if theirs > own + still {
                return Some(false);
            }
        }
        if !all {
            return None;
        }
        self.by_boards(played, one, other).or_else(|| match (drawn, played.last()?.color?) {
            (Drawn::BlackWins, color) => Some(color == Color::Black),
            (Drawn::GoesOn, _) => None,
        })
    }

    fn win(&self, basis: usize) -> Points {
        let boards = i32::try_from(self.playoff.boards_per_match()).unwrap_or(i32::MAX);
        match (self.playoff.is_team_event(), basis) {
            (true, 0) => self.playoff.match_scores.win,
            (true, _) => self.playoff.scores.win * boards,
            (false, _) => self.playoff.scores.win,
        }
    }

    /// Article 12 for two teams that are level on match points and game points.
    fn by_boards(&self, played: &[Encounter], one: usize, other: usize) -> Option<bool> {
        if !self.playoff.is_team_event() {
            return None;
        }
        let boards = Boards::new(self.playoff, usize::from(self.playoff.rounds.count()));
        let points = |seat: usize, board: usize| -> i64 {
            let row = |game: &Encounter| boards.row(self.seats[seat], game.round)[board].hundredths();
            played.iter().map(|game| i64::from(row(game))).sum()
        };
        let sum = |seat: usize, range: std::ops::Range<usize>| -> i64 {
            range.map(|board| points(seat, board)).sum()
        };
        let count = boards.count();
        let higher = |own: i64, theirs: i64| (own != theirs).then_some(own > theirs);
        self.regulations.boards.iter().find_map(|criterion| match criterion {
            BoardCriterion::BoardCount => {
                let weighted = |seat: usize| -> i64 {
                    (0..count).map(|board| points(seat, board) * i64::try_from(board + 1).unwrap_or(1)).sum()
                };
                higher(weighted(other), weighted(one))
            }
            BoardCriterion::TopBoards => {
                (0..count).find_map(|board| higher(points(one, board), points(other, board)))
            }
            BoardCriterion::BottomBoards => {
                (1..count).rev().find_map(|last| higher(sum(one, 0..last), sum(other, 0..last)))
            }
        })
    }

    fn encounters(&self, one: usize, other: usize) -> Vec<Encounter> {
        let bases = if self.playoff.is_team_event() {
            [Basis::MatchPoints, Basis::GamePoints]
        } else {
            [Basis::Points; 2]
        };
        let tables = bases.map(|basis| Records::new(self.playoff, basis));
        let (own, theirs) = (self.seats[one], self.seats[other]);
        let met = |(round, entry): (usize, &exaequo_model::Entry)| {
            let open = matches!(entry.slot, Slot::Pending | Slot::Nothing);
            (entry.opponent() == Some(theirs) && !open).then(|| Encounter {
                round,
                scores: [0, 1]
                    .map(|basis: usize| [own, theirs].map(|who| tables[basis].of(who)[round].points)),
                color: entry.color,
            })
        };
        tables[0].of(own).iter().enumerate().filter_map(met).collect()
    }
}
