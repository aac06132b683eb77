//! Players and teams as cells, and the places of those who are in an order.

use exaequo_model::{PlayerId, TeamId, Tournament};

use super::{Cell, Sharing};
use crate::text::sanitize;

/// The name of a player; those of an individual event have pages where there are pages.
pub(crate) fn player(tournament: &Tournament, id: PlayerId) -> Cell {
    let player = &tournament.players[id.index()];
    let name = sanitize(tournament.str(player.name));
    if tournament.is_team_event() { Cell::person(name) } else { Cell::name(name, player.number) }
}

/// The name of a team.
pub(crate) fn team(tournament: &Tournament, id: TeamId) -> Cell {
    let team = &tournament.teams[id.index()];
    Cell::name(sanitize(tournament.str(team.name)), team.number)
}

/// The places of those who stand in this order; equal neighbours share a place.
pub(crate) fn places<T: PartialEq>(order: &[T]) -> Vec<Cell> {
    let mut rank = 1;
    let mut places = Vec::with_capacity(order.len());
    for (index, own) in order.iter().enumerate() {
        let above = index.checked_sub(1).is_some_and(|above| order[above] == *own);
        let below = order.get(index + 1).is_some_and(|below| below == own);
        if !above {
            rank = u32::try_from(index + 1).unwrap_or(u32::MAX);
        }
        places.push(Cell::Rank(Some(rank), if above || below { Sharing::Shared } else { Sharing::Alone }));
    }
    places
}
