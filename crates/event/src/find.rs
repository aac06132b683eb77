//! Whom a question is about: an id, a number, or a name as typed.

use exaequo_model::{NotFound, ParticipantId, PlayerId, TeamId, Tournament};

/// A participant, by its id or as somebody types it: a pairing number, a FIDE number, a part of the name.
///
/// ```
/// use exaequo_event::{Event, Whom, date};
///
/// let mut event = Event::new("Open", date(2026, 3, 7), 5);
/// let anne = event.add_player("Côté, Anne", 2100);
/// for whom in [Whom::from(anne), "1".into(), "cote".into()] {
///     assert_eq!(whom.find(event.tournament()), Ok(anne.participant()));
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// By its id.
    Id(ParticipantId),
    /// As typed.
    Typed(String),
}

impl Whom {
    /// The participant of a tournament.
    pub fn find(&self, tournament: &Tournament) -> Result<ParticipantId, NotFound> {
        match self {
            Self::Id(id) if id.index() < tournament.participant_count() => Ok(*id),
            Self::Id(id) => Err(NotFound::Nobody { typed: format!("{}", id.index() + 1) }),
            Self::Typed(typed) => tournament.find_participant(typed),
        }
    }
}

impl From<ParticipantId> for Whom {
    fn from(id: ParticipantId) -> Self {
        Self::Id(id)
    }
}

impl From<PlayerId> for Whom {
    fn from(id: PlayerId) -> Self {
        Self::Id(id.participant())
    }
}

impl From<TeamId> for Whom {
    fn from(id: TeamId) -> Self {
        Self::Id(id.participant())
    }
}

impl From<&str> for Whom {
    fn from(typed: &str) -> Self {
        Self::Typed(typed.to_owned())
    }
}
