//! What the checks before publication find.

use super::PublicationCheck;
use crate::check::Double;
use crate::fact::EventId;
use crate::kind::Kind;
use crate::persons::PersonId;

/// What a check before publication found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicationFinding {
    /// Far fewer rows than on the list before.
    FewerRows {
        /// The kind of rating.
        kind: Kind,
        /// Rows of the list before.
        before: usize,
        /// Rows of this list.
        after: usize,
        /// Who is no longer on it.
        lost: Vec<PersonId>,
        /// Who is new on it.
        gained: Vec<PersonId>,
    },
    /// Players who are no longer on the list, or new on it.
    LostAndGained {
        /// The kind of rating.
        kind: Kind,
        /// Who is no longer on it.
        lost: Vec<PersonId>,
        /// Who is new on it.
        gained: Vec<PersonId>,
    },
    /// 8.55: a rating is not the one before with the games of the list.
    OtherSum {
        /// The kind of rating.
        kind: Kind,
        /// The player whose rating it is.
        person: PersonId,
        /// What the games come to.
        expected: Option<u16>,
        /// The rating that would be published.
        rating: Option<u16>,
    },
    /// A change of all ratings has missed somebody, or came to something else.
    MissedChange {
        /// The kind of rating.
        kind: Kind,
        /// The player whose rating it is.
        person: PersonId,
        /// What the change makes of the rating before.
        expected: Option<u16>,
        /// The rating that would be published.
        rating: Option<u16>,
    },
    /// Somebody moved for no reason that is known.
    Unexplained {
        /// The kind of rating.
        kind: Kind,
        /// The player who moved.
        person: PersonId,
    },
    /// Somebody moved by more than the games allow.
    Jump {
        /// The kind of rating.
        kind: Kind,
        /// The player who moved.
        person: PersonId,
        /// By how much.
        change: i32,
        /// With this number of games.
        games: u16,
    },
    /// 7.21: somebody is below the floor.
    BelowFloor {
        /// The kind of rating.
        kind: Kind,
        /// The player below the floor.
        person: PersonId,
        /// The rating that would be published.
        rating: u16,
        /// The lowest that is published.
        floor: u16,
    },
    /// 7.14: a first rating with too few games.
    FewGames {
        /// The kind of rating.
        kind: Kind,
        /// The player with the first rating.
        person: PersonId,
        /// The games it has.
        games: u16,
        /// The games it takes.
        needed: u8,
    },
    /// 8.56: players whose imported K is not that of the rule.
    OtherCoefficients {
        /// The kind of rating.
        kind: Kind,
        /// How many players there are.
        players: u32,
    },
    /// 8.56: players with games whose K depends on a year of birth that is not known.
    UnknownBirths {
        /// The kind of rating.
        kind: Kind,
        /// How many players there are.
        players: usize,
    },
    /// Persons who may be one.
    Double(Double),
    /// 9.1: an event for this list about which nothing is decided.
    OpenEvent(EventId),
}

impl PublicationFinding {
    /// The check that found it.
    pub const fn check(&self) -> PublicationCheck {
        match self {
            Self::FewerRows { .. } => PublicationCheck::Rows,
            Self::LostAndGained { .. } => PublicationCheck::LostAndGained,
            Self::OtherSum { .. } => PublicationCheck::Contributions,
            Self::MissedChange { .. } => PublicationCheck::OneTimeChanges,
            Self::Unexplained { .. } => PublicationCheck::Unexplained,
            Self::Jump { .. } => PublicationCheck::Jumps,
            Self::BelowFloor { .. } => PublicationCheck::Floor,
            Self::FewGames { .. } => PublicationCheck::FirstRatings,
            Self::OtherCoefficients { .. } => PublicationCheck::Coefficients,
            Self::UnknownBirths { .. } => PublicationCheck::Births,
            Self::Double(_) => PublicationCheck::Doubles,
            Self::OpenEvent(_) => PublicationCheck::OpenEvents,
        }
    }
}
