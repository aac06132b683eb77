//! 8.56: the development coefficient K. One per player and period, that of the list before the one it is rated on.

use std::cmp::Ordering;

use exaequo_model::{Birth, Date};

use crate::provisions::{CoefficientRule, Juniors, Provisions};
use crate::rounding::half_up;
use crate::series::Exactness;

/// From this published rating on, K is the lowest one for ever.
pub const REACHED: u16 = 2400;
/// A junior who reaches it is rated like others.
pub const JUNIORS_BELOW: u16 = 2300;
/// Games from which on a player is no longer new.
pub const NEW_BELOW: u32 = 30;
/// A player is a junior to this birthday or the end of its year.
const JUNIOR_UNTIL: i16 = 18;

/// What is known of a player that decides K.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// K as printed in a list or given by hand.
    pub k: Option<u8>,
    /// Rating at the start.
    pub rating: Option<u16>,
    /// The highest rating ever published, where it is known to be above the present one.
    pub highest: Option<u16>,
    /// The highest rating of a list that came out of earlier events, whether or not there was a higher one.
    pub seen: Option<u16>,
    /// Games behind the rating, first rating included.
    pub games: Option<u32>,
    /// Whether there may be more of them (ruling 48).
    pub games_certainty: Exactness,
    /// When the player was born, as far as it is known: juniors have another K.
    pub birth: Birth,
}

/// A development coefficient and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct K {
    /// The development coefficient K.
    pub value: u8,
    /// Where it comes from.
    pub source: CoefficientSource,
}

/// How a coefficient was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoefficientSource {
    /// A list or the user says so.
    Given,
    /// It follows from what is known of the player.
    Known(Ground),
    /// It would follow, but not all of the player's history is known (ruling 43a).
    Assumed(Ground),
}

/// What decides about a coefficient that no list gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The edition has one for everybody.
    Everybody,
    /// Fewer than [`NEW_BELOW`] games are behind the rating.
    New {
        /// How many games are behind it.
        games: u32,
    },
    /// A junior who has not reached 2300.
    Junior,
    /// [`REACHED`] was published once.
    Reached,
    /// It never was, and nothing else is asked for.
    NeverReached,
    /// It never was, and at least [`NEW_BELOW`] games are behind the rating.
    Experienced,
}

impl K {
    /// Whether it might be another one if more of the player were known.
    pub const fn is_assumed(self) -> bool {
        matches!(self.source, CoefficientSource::Assumed(_))
    }
}

/// K of a player on the list of a day.
pub fn coefficient(provisions: &Provisions, player: &History, list: Option<Date>) -> K {
    match player.k {
        Some(value) => K { value, source: CoefficientSource::Given },
        None => by_rule(provisions.coefficient, player, junior(provisions.juniors, player.birth, list)),
    }
}

/// Whether a player is a junior.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Junior {
    No,
    Yes,
    /// The birthday of this year is not known.
    Perhaps,
}

fn by_rule(rule: CoefficientRule, player: &History, junior: Junior) -> K {
    let known = |value, ground| K { value, source: CoefficientSource::Known(ground) };
    let assumed = |value, ground| K { value, source: CoefficientSource::Assumed(ground) };
    // Whoever knows the highest rating ever published need not assume that it is the present one.
    let by_history =
        |value, ground| if player.highest.is_some() { known(value, ground) } else { assumed(value, ground) };
    // Where there may be more games than these, thirty are thirty, and fewer are an assumption.
    let by_games = |value, games| match player.games_certainty {
        Exactness::Exactly => known(value, Ground::New { games }),
        Exactness::AtLeast => assumed(value, Ground::New { games }),
    };
    let new_after = player.games.filter(|games| *games < NEW_BELOW);
    match (rule, new_after) {
        (CoefficientRule::Fixed(value), _) => known(value, Ground::Everybody),
        // Until 2014 both 2400 and thirty games were asked for; since then 2400 is enough.
        (CoefficientRule::Games { new, .. }, Some(games)) => by_games(new, games),
        (
            CoefficientRule::Reached { reached, .. }
            | CoefficientRule::Games { reached, .. }
            | CoefficientRule::GamesAndAge { reached, .. },
            _,
        ) if has_reached(player, REACHED) => by_history(reached, Ground::Reached),
        (CoefficientRule::Reached { below, .. }, _) => by_history(below, Ground::NeverReached),
        (CoefficientRule::GamesAndAge { new, .. }, _)
            if junior != Junior::No && !has_reached(player, JUNIORS_BELOW) =>
        {
            if junior == Junior::Yes {
                by_history(new, Ground::Junior)
            } else {
                assumed(new, Ground::Junior)
            }
        }
        (CoefficientRule::GamesAndAge { new, .. }, Some(games)) => by_games(new, games),
        (CoefficientRule::Games { usual, .. } | CoefficientRule::GamesAndAge { usual, .. }, _) => {
            if player.games.is_some() {
                known(usual, Ground::Experienced)
            } else {
                assumed(usual, Ground::Experienced)
            }
        }
    }
}

impl CoefficientRule {
    /// The highest K it gives.
    pub fn highest(self) -> u8 {
        match self {
            Self::Fixed(k) => k,
            Self::Reached { below, reached } => below.max(reached),
            Self::Games { new, usual, reached } | Self::GamesAndAge { new, usual, reached } => {
                new.max(usual).max(reached)
            }
        }
    }
}

fn has_reached(player: &History, rating: u16) -> bool {
    player.rating.max(player.highest).max(player.seen).is_some_and(|highest| highest >= rating)
}

fn junior(rule: Juniors, birth: Birth, list: Option<Date>) -> Junior {
    let (Some(list), Some(year)) = (list, birth.year()) else { return Junior::No };
    let birthday = match birth {
        Birth::Day(day) => Some((day.month(), day.day())),
        Birth::Year(_) | Birth::Unknown => None,
    };
    match (list.year().saturating_sub(year).cmp(&JUNIOR_UNTIL), rule, birthday) {
        (Ordering::Less, ..) | (Ordering::Equal, Juniors::EndOfYear, _) => Junior::Yes,
        (Ordering::Equal, Juniors::Birthday, None) => Junior::Perhaps,
        (Ordering::Equal, Juniors::Birthday, Some(day)) if (list.month(), list.day()) < day => Junior::Yes,
        (Ordering::Equal | Ordering::Greater, ..) => Junior::No,
    }
}

/// K for a number of games in a period: lowered so that K times the games stays within the limit.
///
/// ```
/// use exaequo_rating::reduced;
///
/// assert_eq!(reduced(20, 35, Some(700)), 20);
/// assert_eq!(reduced(20, 36, Some(700)), 19);
/// ```
pub fn reduced(k: u8, games: u32, most: Option<u16>) -> u8 {
    match most {
        Some(most) if u32::from(k) * games > u32::from(most) => {
            u8::try_from(u32::from(most) / games).unwrap_or(k)
        }
        _ => k,
    }
}

/// 12.3: the number of games after which a rating has about been renewed.
///
/// ```
/// use exaequo_rating::turnover;
///
/// assert_eq!((turnover(20), turnover(30)), (38, 25));
/// ```
pub fn turnover(k: u8) -> i64 {
    half_up(750, i64::from(k.max(1)))
}

impl K {
    /// 8.56: K for a number of games in a period.
    #[must_use]
    pub(crate) fn lowered(self, games: u32, provisions: &Provisions) -> Self {
        Self { value: reduced(self.value, games, provisions.most_k_times_games), ..self }
    }
}
