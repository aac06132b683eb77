//! Ids. They do not convert into each other by accident.

use std::fmt;

/// A person: an index into [`Facts::players`](crate::Facts::players).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u32);

/// A team: an index into [`Facts::teams`](crate::Facts::teams).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamId(pub u32);

/// One of those who are ranked: a player of an individual event, a team of a team event. Dense from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ParticipantId(pub u32);

/// A round, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundNumber(pub u16);

impl PlayerId {
    /// Position in the list of players.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This player as a participant of an individual event. In a team event participants are teams, and the number is one
    /// of a team.
    pub const fn participant(self) -> ParticipantId {
        ParticipantId(self.0)
    }
}

impl TeamId {
    /// Position in the list of teams.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This team as a participant of a team event.
    pub const fn participant(self) -> ParticipantId {
        ParticipantId(self.0)
    }
}

impl ParticipantId {
    /// Position in the list of participants.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<PlayerId> for ParticipantId {
    fn from(player: PlayerId) -> Self {
        player.participant()
    }
}

impl From<TeamId> for ParticipantId {
    fn from(team: TeamId) -> Self {
        team.participant()
    }
}

impl RoundNumber {
    /// The first round of an event.
    pub const FIRST: Self = Self(1);

    /// Position of the round in lists that start with round 1.
    pub const fn index(self) -> usize {
        (self.0 as usize).saturating_sub(1)
    }

    /// The round at a position of a list that starts with round 1.
    pub fn from_index(index: usize) -> Self {
        Self(u16::try_from(index).unwrap_or(u16::MAX).saturating_add(1))
    }
}

impl fmt::Display for RoundNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
