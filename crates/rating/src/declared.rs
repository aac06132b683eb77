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

/// A declaration by itself, as it is written in a command or kept in a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Declaration {
    /// 0.3, 7.13: one of FIDE's own events.
    Official,
    /// 6.33: a national championship.
    National,
    /// 6.33: a national championship for women.
    Women,
    /// 7.14f: an Olympiad, a continental or world team championship.
    TeamChampionship,
    /// 0.4, 4.12: approved by the director of the qualification commission.
    Approved,
    /// 4.13: the ratings of each game's day.
    ByGame,
    /// 4.13: the ratings of each period.
    ByPeriod,
    /// 1.1: faster times were approved.
    FastClassical,
    /// 6.5: games after a match is decided were asked for in advance.
    DecidedGames,
    /// 2.1: other rules of play.
    OtherLaws,
}

impl Declaration {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Official,
        Self::National,
        Self::Women,
        Self::TeamChampionship,
        Self::Approved,
        Self::ByGame,
        Self::ByPeriod,
        Self::FastClassical,
        Self::DecidedGames,
        Self::OtherLaws,
    ];

    /// The name it is written by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Official => "official",
            Self::National => "national",
            Self::Women => "women",
            Self::TeamChampionship => "team-championship",
            Self::Approved => "approved",
            Self::ByGame => "by-game",
            Self::ByPeriod => "by-period",
            Self::FastClassical => "fast-classical",
            Self::DecidedGames => "decided-games",
            Self::OtherLaws => "other-laws",
        }
    }

    /// The declaration of a name.
    ///
    /// ```
    /// use exaequo_rating::Declaration;
    ///
    /// assert_eq!(Declaration::named("by-game"), Some(Declaration::ByGame));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|declaration| declaration.name() == name)
    }
}

impl Declared {
    /// Takes in a declaration; `None` if it contradicts another: no event is both championships.
    #[must_use]
    pub fn with(mut self, declaration: Declaration) -> Option<Self> {
        let is_also = |championship| self.championship.and(championship);
        match declaration {
            Declaration::Official => self.official = Official::Yes,
            Declaration::National => self.championship = is_also(Championship::National)?,
            Declaration::Women => self.championship = is_also(Championship::WomensNational)?,
            Declaration::TeamChampionship => self.championship = is_also(Championship::Team)?,
            Declaration::Approved => self.approval = Approval::Granted,
            Declaration::ByGame => self.basis = RatingBasis::AtGame,
            Declaration::ByPeriod => self.basis = RatingBasis::ByPeriod,
            Declaration::FastClassical => self.times = Times::FastApproved,
            Declaration::DecidedGames => self.decided = DecidedGames::Requested,
            Declaration::OtherLaws => self.laws = Laws::Other,
        }
        Some(self)
    }
}
