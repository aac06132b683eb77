//! The games as each player sees them, those of one player together.

use exaequo_model::{Color, Colors, PlayerId, Points, RoundNumber};

use crate::games::{Played, Whom};

/// One side of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    pub(super) player: PlayerId,
    pub(super) opponent: PlayerId,
    pub(super) round: RoundNumber,
    pub(super) score: Points,
    /// The colour, where known.
    pub(super) color: Option<Color>,
    /// The place in the pairing, which is the colour where known.
    side: Color,
}

impl Seat {
    /// White, black, and which of them this is.
    pub(super) fn sides(&self) -> (PlayerId, PlayerId, Whom) {
        let whom = Whom::One(self.side);
        match self.side {
            Color::White => (self.player, self.opponent, whom),
            Color::Black => (self.opponent, self.player, whom),
        }
    }
}

/// All sides of all games, by player and round.
#[derive(Debug)]
pub(super) struct Seats {
    seats: Vec<Seat>,
    /// Where each player's begin; one more at the end.
    starts: Vec<u32>,
}

impl Seats {
    /// Games come round by round and stay in that order.
    pub(super) fn new(players: usize, games: &[Played]) -> Self {
        let starts = starts(players, games);
        let nobody = Seat {
            player: PlayerId(0),
            opponent: PlayerId(0),
            round: RoundNumber::FIRST,
            score: Points::ZERO,
            color: None,
            side: Color::White,
        };
        let mut seats = vec![nobody; 2 * games.len()];
        let mut next = starts.clone();
        for game in games {
            for side in [Color::White, Color::Black] {
                let seat = seat(game, side);
                let place = &mut next[seat.player.index()];
                seats[*place as usize] = seat;
                *place += 1;
            }
        }
        Self { seats, starts }
    }

    /// The sides of a player.
    pub(super) fn of(&self, player: PlayerId) -> &[Seat] {
        let range = self.starts[player.index()] as usize..self.starts[player.index() + 1] as usize;
        &self.seats[range]
    }
}

fn starts(players: usize, games: &[Played]) -> Vec<u32> {
    let mut starts = vec![0u32; players + 1];
    for game in games {
        starts[game.white.index()] += 1;
        starts[game.black.index()] += 1;
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += std::mem::replace(start, sum);
    }
    starts
}

fn seat(game: &Played, side: Color) -> Seat {
    let (player, opponent, score) = match side {
        Color::White => (game.white, game.black, game.scores[0]),
        Color::Black => (game.black, game.white, game.scores[1]),
    };
    let color = (game.colors == Colors::Known).then_some(side);
    Seat { player, opponent, round: game.round, score, color, side }
}
