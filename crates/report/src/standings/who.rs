//! Participants as lists show them.

use exaequo_model::{ParticipantId, Player, Title, Tournament};
use exaequo_tiebreak::{Spec, rules};

use crate::text::sanitize;

/// The title of a player, empty where there is none.
pub fn title(tournament: &Tournament, who: ParticipantId) -> String {
    if tournament.is_team_event() {
        return String::new();
    }
    title_of(tournament, &tournament.players[who.index()])
}

/// The title of a person.
pub(crate) fn title_of(tournament: &Tournament, player: &Player) -> String {
    match player.title {
        Title::None => String::new(),
        Title::Other(text) => sanitize(tournament.str(text)),
        title => {
            let known = Title::FIDE.iter().find(|(known, _)| *known == title);
            known.map(|(_, name)| (*name).to_owned()).unwrap_or_default()
        }
    }
}

/// The federation of a player.
pub(crate) fn federation(tournament: &Tournament, who: ParticipantId) -> String {
    if tournament.is_team_event() {
        return String::new();
    }
    sanitize(tournament.str(tournament.players[who.index()].federation))
}

/// The club of a player.
pub(crate) fn club(tournament: &Tournament, who: ParticipantId) -> String {
    if tournament.is_team_event() {
        return String::new();
    }
    sanitize(tournament.str(tournament.players[who.index()].club))
}

/// Where the points stand in the list of criteria, if they do.
pub(crate) fn points_column(specs: &[Spec]) -> Option<usize> {
    specs.iter().position(|spec| *spec.definition == rules::points::DEFINITION)
}
