//! 8.56: the development coefficient K. One per player and period, that of the list the player came with.

use crate::provisions::{Coefficient, Provisions};
use crate::whole::half_up;

/// From this published rating on, K is the lowest one for ever.
const REACHED: u16 = 2400;
/// A junior who reaches it is rated like others.
const JUNIORS_BELOW: u16 = 2300;
/// Games from which on a player is no longer new.
const NEW_BELOW: u32 = 30;
/// A player is a junior to the end of the year of this birthday.
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
    /// Games behind the rating, first rating included.
    pub games: Option<u32>,
    /// Year of birth.
    pub birth: Option<i16>,
}

/// A development coefficient and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct K {
    /// The number.
    pub value: u8,
    /// Where it comes from.
    pub source: Source,
}

/// How a coefficient was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A list or the user says so.
    Given,
    /// It follows from what is known: the edition has one for everybody, or games and age decide.
    Known,
    /// The player's history is not known (ruling 43a).
    Assumed,
}

/// K of a player in a year.
pub fn coefficient(rule: Coefficient, player: &History, year: i16) -> K {
    match player.k {
        Some(value) => K { value, source: Source::Given },
        None => by_rule(rule, player, year),
    }
}

fn by_rule(rule: Coefficient, player: &History, year: i16) -> K {
    let known = |value| K { value, source: Source::Known };
    let assumed = |value| K { value, source: Source::Assumed };
    // Whoever knows the highest rating ever published need not assume that it is the present one.
    let by_history = |value| if player.highest.is_some() { known(value) } else { assumed(value) };
    match rule {
        Coefficient::Fixed(value) => known(value),
        Coefficient::Reached { reached, .. }
        | Coefficient::Games { reached, .. }
        | Coefficient::GamesAndAge { reached, .. }
            if has_reached(player, REACHED) =>
        {
            by_history(reached)
        }
        Coefficient::Reached { below, .. } => by_history(below),
        Coefficient::GamesAndAge { new, .. }
            if is_junior(player, year) && !has_reached(player, JUNIORS_BELOW) =>
        {
            by_history(new)
        }
        Coefficient::Games { new, usual, .. } | Coefficient::GamesAndAge { new, usual, .. } => {
            match player.games {
                Some(games) if games < NEW_BELOW => known(new),
                Some(_) => known(usual),
                None => assumed(usual),
            }
        }
    }
}

impl Coefficient {
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
    player.rating.max(player.highest).is_some_and(|highest| highest >= rating)
}

fn is_junior(player: &History, year: i16) -> bool {
    player.birth.is_some_and(|birth| year.saturating_sub(birth) <= JUNIOR_UNTIL)
}

/// K for so many games in a period: lowered so that K times the games stays within the limit.
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

/// 12.3: after about so many games a rating is a new one.
///
/// ```
/// use exaequo_rating::turnover;
///
/// assert_eq!((turnover(20), turnover(30)), (38, 25));
/// ```
pub fn turnover(k: u8) -> i64 {
    half_up(750, i64::from(k.max(1)))
}

impl Provisions {
    /// K of a player, lowered for the games of the period.
    pub fn k(&self, player: &History, year: i16, games: u32) -> K {
        let K { value, source } = coefficient(self.coefficient, player, year);
        K { value: reduced(value, games, self.most_k_times_games), source }
    }
}
