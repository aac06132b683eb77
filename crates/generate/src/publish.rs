//! Points and ranks as an organiser prints them: by points, then by number.

use std::cmp::Reverse;

use exaequo_model::{Basis, Board, Color, Facts, PlayerId, Points, Published, Records, Tournament};

pub(super) fn print(tournament: Tournament) -> Facts {
    if tournament.is_team_event() { teams(tournament) } else { players(tournament) }
}

fn players(tournament: Tournament) -> Facts {
    let records = Records::new(&tournament, Basis::Points);
    let mut facts = tournament.into_facts();
    print_players(&mut facts, records.totals());
    facts
}

fn teams(tournament: Tournament) -> Facts {
    let matches = Records::new(&tournament, Basis::MatchPoints);
    let games = Records::new(&tournament, Basis::GamePoints);
    let own = own_points(&tournament);
    let mut facts = tournament.into_facts();
    let scores: Vec<_> = matches.totals().iter().copied().zip(games.totals().iter().copied()).collect();
    for ((team, rank), (points, game_points)) in facts.teams.iter_mut().zip(ranks(&scores)).zip(scores) {
        team.published = Published { points: Some(points), game_points: Some(game_points), rank: Some(rank) };
    }
    print_players(&mut facts, &own);
    facts
}

fn print_players(facts: &mut Facts, points: &[Points]) {
    for ((player, rank), points) in facts.players.iter_mut().zip(ranks(points)).zip(points) {
        player.published = Published { points: Some(*points), game_points: None, rank: Some(rank) };
    }
}

/// What the members of teams scored themselves, at the boards they were sent to.
fn own_points(tournament: &Tournament) -> Vec<Points> {
    let mut points = vec![Points::ZERO; tournament.players.len()];
    let mut give = |PlayerId(who): PlayerId, more: Points| points[who as usize] += more;
    for game in &tournament.rounds.pairings {
        give(game.white, tournament.scores.award(game.slot(Color::White)));
        give(game.black, tournament.scores.award(game.slot(Color::Black)));
    }
    for board in &tournament.rounds.boards {
        if let Board::Unopposed { player: Some(player), .. } = board {
            give(*player, tournament.scores.forfeit_win);
        }
    }
    points
}

/// The place of each when ordered by score, then by position.
fn ranks<S: Ord>(scores: &[S]) -> Vec<u32> {
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by_key(|&index| Reverse(&scores[index]));
    let mut ranks = vec![0; scores.len()];
    for (rank, index) in (1..).zip(order) {
        ranks[index] = rank;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_are_ordered_by_number() {
        assert_eq!(ranks(&[3, 5, 3, 7]), [3, 2, 4, 1]);
    }
}
