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
    /// The participant of a tournament. In a team event no player is one, in an individual event no team.
    pub fn find(&self, tournament: &Tournament) -> Result<ParticipantId, NotFound> {
        let teams = tournament.is_team_event();
        let id = match self {
            Self::Typed(typed) => return tournament.find_participant(typed),
            Self::Id(id) => Some(*id),
            Self::Player(player) => (!teams).then(|| player.participant()),
            Self::Team(team) => teams.then(|| team.participant()),
        };
        let known = id.filter(|id| id.index() < tournament.participant_count());
        known.ok_or_else(|| NotFound::Nobody { typed: format!("{self:?}") })
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
