//! What happened in the rounds.

use std::fmt::Arguments;

use exaequo_model::{
    Absence, Board, Color, Match, MatchOutcome, Outcome, Pairing, PlayerId, Rateable, RoundNumber,
};

use super::Reader;
use crate::dto;
use crate::error::FaultKind;

impl Reader {
    pub(super) fn rounds(&mut self, rounds: Vec<dto::Round>) {
        for (index, dto::Round { games, matches, byes, arranged }) in rounds.into_iter().enumerate() {
            for (game_index, game) in games.iter().enumerate() {
                self.game(game, format_args!("rounds[{index}].games[{game_index}]"));
            }
            for (match_index, meeting) in matches.iter().enumerate() {
                self.meeting(meeting, format_args!("rounds[{index}].matches[{match_index}]"));
            }
            for (bye_index, entry) in byes.into_iter().enumerate() {
                self.bye(entry, format_args!("rounds[{index}].byes[{bye_index}]"));
            }
            self.facts.rounds.close_round();
            if arranged == Some(true) {
                self.facts.rounds.arrange_boards(RoundNumber::from_index(index));
            }
        }
    }

    fn bye(&mut self, entry: dto::ByeEntry, path: Arguments<'_>) {
        let participant = self.participant(entry.number, format_args!("{path}.number"));
        self.facts.rounds.absences.push(Absence { participant, bye: entry.bye.into() });
    }

    fn game(&mut self, game: &dto::Game, path: Arguments<'_>) {
        let dto::Game { white, black, result, rated, colors } = *game;
        let outcome = match (result.outcome(), rated) {
            (outcome, None | Some(true)) => outcome,
            (Outcome::Played { white, black, rated: _ }, Some(false)) => {
                Outcome::Played { white, black, rated: Rateable::TooShort }
            }
            (outcome @ (Outcome::Pending | Outcome::Unknown | Outcome::Forfeited(_)), Some(false)) => {
                self.fault(format_args!("{path}.rated"), FaultKind::NothingToRate);
                outcome
            }
        };
        let pairing = Pairing {
            white: self.player(white, format_args!("{path}.white")),
            black: self.player(black, format_args!("{path}.black")),
            outcome,
            colors: colors.map(Into::into).unwrap_or_default(),
        };
        self.facts.rounds.pairings.push(pairing);
    }

    fn meeting(&mut self, meeting: &dto::Match, path: Arguments<'_>) {
        let start = count(self.facts.rounds.boards.len());
        for (index, board) in meeting.boards.iter().enumerate() {
            let board = self.board(board, format_args!("{path}.boards[{index}]"));
            self.facts.rounds.boards.push(board);
        }
        let meeting = Match {
            white: self.team(meeting.white, format_args!("{path}.white")),
            black: self.team(meeting.black, format_args!("{path}.black")),
            colors: meeting.colors.map(Into::into).unwrap_or_default(),
            outcome: meeting.outcome.map_or(MatchOutcome::Boards, Into::into),
            boards: start..count(self.facts.rounds.boards.len()),
        };
        self.facts.rounds.matches.push(meeting);
    }

    fn board(&mut self, board: &dto::Board, path: Arguments<'_>) -> Board {
        match board {
            dto::Board::Game(game) => self.board_game(game, format_args!("{path}.game")),
            dto::Board::Unopposed(dto::Unopposed { team, player }) => {
                let path = format_args!("{path}.unopposed.player");
                let player: Option<PlayerId> = player.map(|number| self.player(number, path));
                Board::Unopposed { team: (*team).into(), player }
            }
            dto::Board::Empty => Board::Empty,
        }
    }

    fn board_game(&mut self, game: &dto::BoardGame, path: Arguments<'_>) -> Board {
        let dto::BoardGame { white, black, result, rated, colors, white_team } = *game;
        let pairing = count(self.facts.rounds.pairings.len());
        self.game(&dto::Game { white, black, result, rated, colors }, path);
        Board::Game { pairing, white_team: Color::from(white_team) }
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
