//! What each player of a team did, and at which board.

use std::cmp::Reverse;

use exaequo_model::{
    Board, Color, Elo, Pairing, PlayerId, Points, RoundNumber, Side, Slot, TeamId, Tournament,
};

use super::{BoardBasis, Options};
use exaequo_rating::Performance;

/// The games of one player.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub(super) player: PlayerId,
    pub(super) team: TeamId,
    /// The board the player counts at, from 1.
    pub(super) board: u32,
    /// Points in games over the board, and how many there were.
    pub(super) points: Points,
    pub(super) games: u32,
    pub(super) forfeit_points: Points,
    pub(super) performance: Option<i64>,
    /// How often each board was played, from the first.
    seats: Vec<u32>,
    /// Games against rated opponents: how many, their ratings together, the score as 1, ½ and 0 (ruling 15).
    rated: (u32, u32, Points),
}

impl Tally {
    /// What boards are ordered by: points, percentage, performance.
    pub(super) fn order(&self) -> (Reverse<Points>, Reverse<Option<i64>>, Reverse<Option<i64>>) {
        (Reverse(self.points), Reverse(self.tenths_of_percent()), Reverse(self.performance))
    }

    /// The percentage in tenths, half up; `None` without a game.
    pub(super) fn tenths_of_percent(&self) -> Option<i64> {
        let games = i64::from(self.games);
        let score = i64::from(self.points.hundredths());
        (games > 0).then(|| (20 * score + games) / (2 * games))
    }
}

/// Everybody who sat at a board.
pub(super) fn all(tournament: &Tournament, options: &Options, round: u16) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = Vec::new();
    let mut places: Vec<Option<usize>> = vec![None; tournament.players.len()];
    for (team, entry) in (0..).map(TeamId).zip(&tournament.teams) {
        for (index, &player) in entry.roster.iter().enumerate() {
            places[player.index()] = Some(tallies.len());
            tallies.push(empty(player, team, u32::try_from(index + 1).unwrap_or(u32::MAX)));
        }
    }
    let mut add = |player: PlayerId, board: usize, slot: Slot, opponent: Option<PlayerId>| {
        if let Some(tally) = places[player.index()].and_then(|place| tallies.get_mut(place)) {
            count(tournament, options.unrated, tally, board, slot, opponent);
        }
    };
    for round in (1..=round).map(RoundNumber) {
        for meeting in tournament.rounds.matches_of(round) {
            for (board, entry) in tournament.rounds.boards_of(meeting).iter().enumerate() {
                match entry {
                    Board::Game { pairing, .. } => {
                        let game: &Pairing = &tournament.rounds.pairings[*pairing as usize];
                        add(game.white, board, game.slot(Color::White), Some(game.black));
                        add(game.black, board, game.slot(Color::Black), Some(game.white));
                    }
                    Board::Unopposed { player: Some(player), .. } => {
                        add(*player, board, Slot::ForfeitWin, None);
                    }
                    Board::Unopposed { player: None, .. } | Board::Empty => {}
                }
            }
        }
    }
    finish(&mut tallies, options.seat);
    tallies
}

fn empty(player: PlayerId, team: TeamId, board: u32) -> Tally {
    Tally {
        player,
        team,
        board,
        points: Points::ZERO,
        games: 0,
        forfeit_points: Points::ZERO,
        performance: None,
        seats: Vec::new(),
        rated: (0, 0, Points::ZERO),
    }
}

fn count(
    tournament: &Tournament,
    unrated: Option<Elo>,
    tally: &mut Tally,
    board: usize,
    slot: Slot,
    opponent: Option<PlayerId>,
) {
    if tally.seats.len() <= board {
        tally.seats.resize(board + 1, 0);
    }
    tally.seats[board] += 1;
    let Slot::Game { side, .. } = slot else {
        tally.forfeit_points += tournament.scores.award(slot);
        return;
    };
    tally.points += tournament.scores.award(slot);
    tally.games += 1;
    if let Some(rating) = opponent.and_then(|opponent| tournament.rating_of(opponent)).or(unrated) {
        let (games, sum, score) = tally.rated;
        let gained = match side {
            Side::Win => Points::WHOLE,
            Side::Draw => Points::HALF,
            Side::Loss => Points::ZERO,
        };
        tally.rated = (games + 1, sum + u32::from(rating.value()), score + gained);
    }
}

/// Whoever never sat anywhere is not listed; the rest gets a board and a performance.
fn finish(tallies: &mut Vec<Tally>, seat: BoardBasis) {
    tallies.retain(|tally| tally.seats.iter().any(|times| *times > 0));
    for tally in tallies {
        let (games, sum, score) = tally.rated;
        tally.performance = Performance::of(sum.into(), score, games).map(Performance::value);
        if seat == BoardBasis::Played {
            let most = tally.seats.iter().max().copied().unwrap_or(0);
            let board = tally.seats.iter().position(|times| *times == most).unwrap_or(0);
            tally.board = u32::try_from(board + 1).unwrap_or(u32::MAX);
        }
    }
}
