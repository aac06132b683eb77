//! Ruling 33: games without a result. Of a round nobody has begun there is nothing to miss.

use exaequo_model::{Outcome, Pairing, PlayerId, RoundNumber, Tournament};

use crate::notice::Notice;

/// How many games are named.
const NAMED: usize = 3;

/// A game without a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingGame {
    /// The round of the game.
    pub round: RoundNumber,
    /// Who has White, by number and name.
    pub white: (u32, String),
    /// Pairing number and name of the one who has Black.
    pub black: (u32, String),
}

/// What there is to say about missing results up to a round; `None`: of the whole event.
pub fn results_missing(tournament: &Tournament, until: Option<u16>) -> Option<Notice> {
    let last = last_begun_round(tournament)?.min(until.unwrap_or(u16::MAX));
    let count = (1..=last).map(|round| tournament.missing_results(RoundNumber(round))).sum();
    (count > 0)
        .then(|| Notice::ResultsMissing { first: games(tournament, last).take(NAMED).collect(), count })
}

/// The last round in which a game is over; results of later ones are not missing yet.
pub fn last_begun_round(tournament: &Tournament) -> Option<u16> {
    let is_over = |game: &Pairing| game.outcome != Outcome::Pending;
    let has_begun = |round: &u16| tournament.rounds.pairings_of(RoundNumber(*round)).iter().any(is_over);
    (1..=tournament.rounds_before_play_off()).rev().find(has_begun)
}

fn games(tournament: &Tournament, last: u16) -> impl Iterator<Item = MissingGame> + '_ {
    let of_round = |round: u16| {
        let games = tournament.rounds.pairings_of(RoundNumber(round)).iter();
        games.filter(|game| game.outcome == Outcome::Pending).map(move |game| (RoundNumber(round), game))
    };
    (1..=last).flat_map(of_round).map(|(round, game)| MissingGame {
        round,
        white: named(tournament, game.white),
        black: named(tournament, game.black),
    })
}

fn named(tournament: &Tournament, player: PlayerId) -> (u32, String) {
    let player = &tournament.players[player.index()];
    (player.number, tournament.str(player.name).to_owned())
}
