//! What each player did over the board: games, points, performance (10.2). Board standings, rosters and statistics read
//! the same tally.

use exaequo_model::{Board, Color, Elo, Pairing, PlayerId, Points, RoundNumber, Side, Slot, Tournament};
use exaequo_rating::{Performance, half_up};

/// The games of one player.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// Whose games they are.
    pub(crate) player: PlayerId,
    /// Points in games over the board, and how many there were.
    pub(crate) points: Points,
    pub(crate) games: u32,
    /// Points in games that were not played.
    pub(crate) forfeit_points: Points,
    /// What each round was, from the first; nothing for a player who did not sit at a board.
    pub(crate) rounds: Vec<Slot>,
    /// In a team event how often each board was played, from the first.
    seats: Vec<u32>,
    /// Games against rated opponents: how many, their ratings together, the score as 1, ½ and 0 (ruling 15).
    rated: (u32, u32, Points),
}

impl Tally {
    fn empty(player: PlayerId, rounds: u16) -> Self {
        Self {
            player,
            points: Points::ZERO,
            games: 0,
            forfeit_points: Points::ZERO,
            rounds: vec![Slot::Nothing; usize::from(rounds)],
            seats: Vec::new(),
            rated: (0, 0, Points::ZERO),
        }
    }

    /// The percentage in tenths, half up; `None` without a game.
    pub(crate) fn tenths_of_percent(&self) -> Option<i64> {
        tenths_of_percent(self.points, self.games)
    }

    /// The performance; `None` without a game against a rated opponent.
    pub(crate) fn performance(&self) -> Option<i64> {
        let (games, sum, score) = self.rated;
        Performance::of(sum.into(), score, games).map(Performance::value)
    }

    /// How many games the performance is made of.
    pub(crate) const fn rated_games(&self) -> u32 {
        self.rated.0
    }

    /// Whether the player of a team ever sat at a board.
    pub(crate) fn was_lined_up(&self) -> bool {
        self.seats.iter().any(|times| *times > 0)
    }

    /// The board played most often, from 1; of several the first.
    pub(crate) fn most_played(&self) -> u32 {
        let most = self.seats.iter().max().copied().unwrap_or(0);
        let board = self.seats.iter().position(|times| *times == most).unwrap_or(0);
        u32::try_from(board + 1).unwrap_or(u32::MAX)
    }

    fn sat_at(&mut self, board: usize) {
        if self.seats.len() <= board {
            self.seats.resize(board + 1, 0);
        }
        self.seats[board] += 1;
    }
}

/// A score from a number of games in tenths of a percent, half up; `None` without a game.
pub(crate) fn tenths_of_percent(score: Points, games: u32) -> Option<i64> {
    (games > 0).then(|| half_up(10 * i64::from(score.hundredths()), games.into()))
}

/// The tallies of all players up to a round. Unrated opponents count with the rating given; without one such games are
/// left out of the performance.
pub(crate) fn all(tournament: &Tournament, round: u16, unrated: Option<Elo>) -> Vec<Tally> {
    let round = round.min(tournament.rounds.count());
    let players = (0..).map(PlayerId).take(tournament.players.len());
    let mut tallies: Vec<Tally> = players.map(|player| Tally::empty(player, round)).collect();
    for round in (1..=round).map(RoundNumber) {
        for game in tournament.rounds.pairings_of(round) {
            for (color, own, other) in sides(game) {
                let (tally, slot) = (&mut tallies[own.index()], game.slot(color));
                tally.rounds[round.index()] = slot;
                count(tournament, tally, slot, other, unrated);
            }
        }
        add_boards(tournament, round, &mut tallies);
    }
    tallies
}

fn sides(game: &Pairing) -> [(Color, PlayerId, PlayerId); 2] {
    [(Color::White, game.white, game.black), (Color::Black, game.black, game.white)]
}

/// Where the players of teams sat, and what those without an opponent got.
fn add_boards(tournament: &Tournament, round: RoundNumber, tallies: &mut [Tally]) {
    for meeting in tournament.rounds.matches_of(round) {
        for (board, entry) in tournament.rounds.boards_of(meeting).iter().enumerate() {
            match entry {
                Board::Game { pairing, .. } => {
                    let game = &tournament.rounds.pairings[*pairing as usize];
                    tallies[game.white.index()].sat_at(board);
                    tallies[game.black.index()].sat_at(board);
                }
                Board::Unopposed { player: Some(player), .. } => {
                    let tally = &mut tallies[player.index()];
                    tally.sat_at(board);
                    tally.rounds[round.index()] = Slot::ForfeitWin;
                    tally.forfeit_points += tournament.scores.award(Slot::ForfeitWin);
                }
                Board::Unopposed { player: None, .. } | Board::Empty => {}
            }
        }
    }
}

fn count(tournament: &Tournament, tally: &mut Tally, slot: Slot, opponent: PlayerId, unrated: Option<Elo>) {
    let Slot::Game { side, .. } = slot else {
        tally.forfeit_points += tournament.scores.award(slot);
        return;
    };
    tally.points += tournament.scores.award(slot);
    tally.games += 1;
    if let Some(rating) = tournament.rating_of(opponent).or(unrated) {
        let (games, sum, score) = tally.rated;
        tally.rated = (games + 1, sum + u32::from(rating.value()), score + worth(side));
    }
}

/// A result as 1, ½ or 0, whatever the event gives for it.
pub(crate) const fn worth(side: Side) -> Points {
    match side {
        Side::Win => Points::WHOLE,
        Side::Draw => Points::HALF,
        Side::Loss => Points::ZERO,
    }
}
