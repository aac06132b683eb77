//! Whom a question is about: an id, a number, or a name as typed.

use exaequo_model::{NotFound, ParticipantId, PlayerId, TeamId, Tournament};

/// A participant, by its id or as somebody types it: a pairing number, a FIDE number, a part of the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// A participant by its id.
    Id(ParticipantId),
    /// A player of an individual event.
    Player(PlayerId),
    /// A team of a team event.
    Team(TeamId),
    /// A participant as somebody types it.
    Typed(String),
}

impl Whom {
    /// The participant of a tournament. In a team event players are not participants, in an individual event teams are not.
    pub fn find(&self, tournament: &Tournament) -> Result<ParticipantId, NotFound> {
        let teams = tournament.is_team_event();
        let (id, fits) = match self {
            Self::Typed(typed) => return tournament.find_participant(typed),
            Self::Id(id) => (*id, true),
            Self::Player(player) => (player.participant(), !teams),
            Self::Team(team) => (team.participant(), teams),
        };
        let is_known = fits && id.index() < tournament.participant_count();
        if is_known { Ok(id) } else { Err(NotFound::Id { id: id.0 }) }
    }
}

impl From<ParticipantId> for Whom {
    fn from(id: ParticipantId) -> Self {
        Self::Id(id)
    }
}

impl From<PlayerId> for Whom {
    fn from(id: PlayerId) -> Self {
        Self::Player(id)
    }
}

impl From<TeamId> for Whom {
    fn from(id: TeamId) -> Self {
        Self::Team(id)
    }
}

impl From<&str> for Whom {
    fn from(typed: &str) -> Self {
        Self::Typed(typed.to_owned())
    }
}
