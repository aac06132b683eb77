//! The games of a round and where each is played.

use exaequo_model::{Board, Color, Pairing, TeamId};

use super::{Listing, players, teams};
use crate::page::{self, Cell};

/// A game and where it is played.
pub(crate) struct SeatedGame {
    /// The match, from 1, and its teams: that of White, that of Black.
    pub(crate) meeting: Option<(usize, [TeamId; 2])>,
    /// The board, from 1.
    pub(crate) board: usize,
    pub(crate) game: Pairing,
}

/// All games of a round in the order of the boards; of teams, match after match.
pub(crate) fn all(listing: &Listing<'_>) -> Vec<SeatedGame> {
    if listing.tournament.is_team_event() {
        return of_teams(listing);
    }
    let games = (1..).zip(players::boards(listing));
    games.map(|(board, game)| SeatedGame { meeting: None, board, game: *game }).collect()
}

fn of_teams(listing: &Listing<'_>) -> Vec<SeatedGame> {
    let rounds = &listing.tournament.rounds;
    let mut games = Vec::new();
    for (place, meeting) in (1..).zip(teams::tables(listing)) {
        for (board, entry) in (1..).zip(rounds.boards_of(meeting)) {
            let Board::Game { pairing, white_team } = entry else { continue };
            let teams = match white_team {
                Color::White => [meeting.white, meeting.black],
                Color::Black => [meeting.black, meeting.white],
            };
            let game = rounds.pairings[*pairing as usize];
            games.push(SeatedGame { meeting: Some((place, teams)), board, game });
        }
    }
    games
}

impl SeatedGame {
    /// The number of the match; nothing where there are none.
    pub(crate) fn match_number(&self) -> Cell {
        self.meeting.map_or(Cell::Empty, |(place, _)| Cell::count(place))
    }

    /// The number of the board.
    pub(crate) fn board_number(&self) -> Cell {
        Cell::count(self.board)
    }

    /// The team of a colour.
    pub(crate) fn team(&self, listing: &Listing<'_>, color: Color) -> Cell {
        let side = usize::from(color == Color::Black);
        self.meeting.map_or(Cell::Empty, |(_, teams)| page::team(listing.tournament, teams[side]))
    }
}
