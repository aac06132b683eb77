//! 10.2, 10.3: who scores more or less than expected: by rating, age, sex, K, games played and federation.

mod grouping;

use exaequo_model::Sex;

use super::tally::Tally;
pub(super) use grouping::{Grouping, age};

/// How many points wide a band of ratings is.
const BAND: u16 = 200;
/// The first ages of the bands: children, those of 25 to 45 (the anchor of the scale), seniors.
const AGES: [u8; 7] = [0, 10, 14, 18, 25, 46, 65];
/// 8.56: games after which nobody is new.
const NEW_UNTIL: u16 = 30;
/// How many of them are looked at together.
const NEW_STEP: u16 = 10;

/// What groups of players scored against others, beside what 8.55 expected of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Groups {
    /// By the rating of the player, lowest first.
    pub ratings: Vec<Group<RatingBand>>,
    /// By the age in the year of the list, youngest first.
    pub ages: Vec<Group<AgeBand>>,
    /// Women and men, each against the others.
    pub sexes: Vec<Group<Sex>>,
    /// By K as the games counted.
    pub coefficients: Vec<Group<u8>>,
    /// Players the register gave a first rating, by the games they had before the list.
    pub newcomers: Vec<Group<GamesBand>>,
    /// Each federation against all others.
    pub federations: Vec<Group<String>>,
    /// Two federations against each other, as the first one sees it.
    pub borders: Vec<Border>,
}

/// A group of players. What its members won and lost against each other adds up to nothing and says nothing, so those games
/// are counted apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group<T> {
    /// Who they are.
    pub of: T,
    /// Games against others.
    pub tally: Tally,
    /// Games between members.
    pub between: u32,
}

/// Ratings from one number to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RatingBand {
    /// The lowest rating of the band.
    pub from: u16,
    /// The highest rating of the band.
    pub to: u16,
}

/// Ages from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AgeBand {
    /// The youngest age of the band.
    pub from: u8,
    /// The oldest, if there is one.
    pub to: Option<u8>,
}

/// Games behind a rating, from one number to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GamesBand {
    /// The fewest games of the band.
    pub from: u16,
    /// The most games of the band.
    pub to: u16,
}

/// Games between players of two federations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Border {
    /// The two, in the order of the alphabet.
    pub federations: [String; 2],
    /// What players of the first one scored.
    pub tally: Tally,
}

impl RatingBand {
    pub(super) const fn of(rating: u16) -> Self {
        let from = rating / BAND * BAND;
        Self { from, to: from + (BAND - 1) }
    }
}

impl AgeBand {
    fn of(age: u8) -> Option<Self> {
        let place = AGES.iter().rposition(|from| *from <= age)?;
        Some(Self { from: AGES[place], to: AGES.get(place + 1).map(|next| next - 1) })
    }
}

impl GamesBand {
    fn of(games: u16) -> Option<Self> {
        let from = games / NEW_STEP * NEW_STEP;
        (games < NEW_UNTIL).then_some(Self { from, to: from + (NEW_STEP - 1) })
    }
}
