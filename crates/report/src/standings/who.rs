//! Participants as lists show them.

use exaequo_model::{ParticipantId, Player, Title, Tournament};
use exaequo_tiebreak::{Spec, rules};

use crate::text::sanitize;

/// The title of a player; empty where there is none, for a team, and for an id of another tournament.
pub fn title(tournament: &Tournament, who: ParticipantId) -> String {
    of_player(tournament, who, |player| title_of(tournament, player))
}

/// What is said of a player; nothing of a team, and nothing of an id of another tournament.
fn of_player(tournament: &Tournament, who: ParticipantId, say: impl Fn(&Player) -> String) -> String {
    let player = tournament.players.get(who.index()).filter(|_| !tournament.is_team_event());
    player.map(say).unwrap_or_default()
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
    of_player(tournament, who, |player| sanitize(tournament.str(player.federation)))
}

/// The club of a player.
pub(crate) fn club(tournament: &Tournament, who: ParticipantId) -> String {
    of_player(tournament, who, |player| sanitize(tournament.str(player.club)))
}

/// Where the points stand in the list of criteria, if they do.
pub(crate) fn points_column(specs: &[Spec]) -> Option<usize> {
    specs.iter().position(|spec| *spec.definition == rules::points::DEFINITION)
}
