//! What happened in the rounds.

use exaequo_model::{
    Absence, Board, BoardOrder, Bye, Color, Colors, Match, MatchOutcome, PairedRounds, Pairing, Rateable,
    RoundNumber,
};

use super::{Writer, unless};
use crate::dto::{self, GameResult};

impl Writer<'_> {
    pub(super) fn round(&self, rounds: &PairedRounds, round: RoundNumber) -> dto::Round {
        let byes = rounds.absences_of(round).iter().filter(|absence| absence.bye != Bye::ZeroPoint);
        let byes = byes.map(|absence| self.bye(*absence)).collect();
        let arranged = (rounds.board_order(round) == BoardOrder::Arranged).then_some(true);
        if self.facts.is_team_event() {
            let matches = rounds.matches_of(round).iter().map(|meeting| self.meeting(rounds, meeting));
            dto::Round { games: Vec::new(), matches: matches.collect(), byes, arranged }
        } else {
            let games = rounds.pairings_of(round).iter().map(|pairing| self.game(pairing));
            dto::Round { games: games.collect(), matches: Vec::new(), byes, arranged }
        }
    }

    fn bye(&self, Absence { participant, bye }: Absence) -> dto::ByeEntry {
        dto::ByeEntry { number: self.participant(participant), bye: bye.into() }
    }

    fn game(&self, pairing: &Pairing) -> dto::Game {
        let Pairing { white, black, outcome, colors } = *pairing;
        let (result, rated) = GameResult::of(outcome);
        dto::Game {
            white: self.player(white),
            black: self.player(black),
            result,
            rated: match rated {
                Rateable::Yes => None,
                Rateable::TooShort => Some(false),
            },
            colors: unless(&Colors::Known, colors),
        }
    }

    fn meeting(&self, rounds: &PairedRounds, meeting: &Match) -> dto::Match {
        let Match { white, black, colors, outcome, boards: _ } = meeting;
        let boards = rounds.boards_of(meeting).iter();
        dto::Match {
            white: self.team_number(*white),
            black: self.team_number(*black),
            colors: unless(&Colors::Known, *colors),
            outcome: unless(&MatchOutcome::Boards, *outcome),
            boards: boards.map(|board| self.board(rounds, board)).collect(),
        }
    }

    fn board(&self, rounds: &PairedRounds, board: &Board) -> dto::Board {
        match *board {
            Board::Game { pairing, white_team } => match rounds.pairings.get(pairing as usize) {
                Some(pairing) => self.board_game(pairing, white_team),
                // A tournament is coherent: every board has its game.
                None => dto::Board::Empty,
            },
            Board::Unopposed { team, player } => dto::Board::Unopposed(dto::Unopposed {
                team: team.into(),
                player: player.and_then(|player| self.player_number(player)),
            }),
            Board::Empty => dto::Board::Empty,
        }
    }

    fn board_game(&self, pairing: &Pairing, white_team: Color) -> dto::Board {
        let dto::Game { white, black, result, rated, colors } = self.game(pairing);
        dto::Board::Game(dto::BoardGame {
            white,
            black,
            result,
            rated,
            colors,
            white_team: white_team.into(),
        })
    }
}
