//! What the organiser or the federation declares and a tournament file does not say.

use exaequo_model::Date;

use crate::pool::Least;

/// Declarations about an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Declared {
    /// 0.4: the day of registration.
    pub registered: Option<Date>,
    /// 0.4, 4.12: what the director of the qualification commission allows.
    pub approval: Approval,
    /// 0.3, 7.13: whether it is one of FIDE's own events.
    pub official: Official,
    /// 4.11, 6.33, 7.14f: which championship it is.
    pub championship: Championship,
    /// 4.13: the ratings used, as chosen before round 1.
    pub basis: RatingBasis,
    /// 2.1: the rules of play.
    pub laws: Laws,
    /// 1.1: whether faster times were approved.
    pub times: Times,
    /// 6.5: games after a match is decided.
    pub decided: DecidedGames,
}

/// 0.4, 4.12: an exception by the director of the qualification commission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Approval {
    /// No approval is needed or declared.
    #[default]
    None,
    /// Late registration or a longer duration are accepted.
    Granted,
}

/// 0.3: the events in FIDE's Handbook, which are always rated: what is asked of an event (0.4, 1.3, 3.1, 4.1, 6.3) does not
/// stand against them, what is asked of a game (1.1, 2.1, 5 and the rest of 6) does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Official {
    /// It is not one of them.
    #[default]
    No,
    /// The event is one of those in the Handbook.
    Yes,
}

/// Which championship an event is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Championship {
    /// It is not a championship.
    #[default]
    NotOne,
    /// 6.33: a national championship.
    National,
    /// 6.33: a national championship for women.
    WomensNational,
    /// 7.14f: an Olympiad, a continental or world team championship.
    Team,
}

impl Championship {
    /// 7.14f: games a first rating takes.
    pub const fn least(self) -> Least {
        match self {
            Self::Team => Least::Reduced,
            Self::NotOne | Self::National | Self::WomensNational => Least::Usual,
        }
    }

    /// What an event is that is declared to be both; `None`: no event is.
    #[must_use]
    pub const fn and(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Self::NotOne, one) | (one, Self::NotOne) => Some(one),
            (Self::National, Self::National) => Some(Self::National),
            // One for women is a national one.
            (Self::National | Self::WomensNational, Self::National | Self::WomensNational) => {
                Some(Self::WomensNational)
            }
            (Self::Team, Self::Team) => Some(Self::Team),
            (Self::Team, Self::National | Self::WomensNational)
            | (Self::National | Self::WomensNational, Self::Team) => None,
        }
    }
}

/// 1.1: whether the thinking times were approved as an exception.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Times {
    /// As 1.1 asks for.
    #[default]
    Usual,
    /// Faster ones, approved by the qualification commission.
    FastApproved,
}

/// 6.5: games after a player has won the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DecidedGames {
    /// Nobody asked for them to be rated.
    #[default]
    NotRequested,
    /// That they are rated was asked for in advance.
    Requested,
}

/// 4.13: which ratings of the players are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RatingBasis {
    /// Those at the start.
    #[default]
    Start,
    /// Those at the time of each game; each round goes on the list whose closing day follows it.
    AtGame,
    /// The same, with all games of a rating period on the list whose closing day follows the last of them.
    ByPeriod,
}

/// 2.1: the rules of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Laws {
    /// FIDE's, or with adaptations that were approved.
    #[default]
    Fide,
    /// With adaptations that were not.
    Other,
}
