//! 8.5: a game changes a rating once, so an event that is there twice is rated once.

use exaequo_model::Tournament;

/// Whether two files hold the same event: the same days, players and games, whatever the event is called.
pub fn is_duplicate(one: &Tournament, other: &Tournament) -> bool {
    let days = |tournament: &Tournament| (tournament.event.start, tournament.event.end);
    days(one) == days(other)
        && !one.rounds.pairings.is_empty()
        && one.rounds.pairings == other.rounds.pairings
        && one.players.len() == other.players.len()
        && one.players.iter().zip(&other.players).all(|(player, same)| {
            player.fide_id.number() == same.fide_id.number()
                && one.str(player.name).trim() == other.str(same.name).trim()
        })
}
