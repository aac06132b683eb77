//! What an event offers: prizes of groups, and how they are given.

mod draft;
mod example;
mod problem;
mod read;

pub use draft::{GroupDraft, PrizeDraft};
pub use example::EXAMPLE;
pub use problem::{ExpectedPrize, PrizesError, PrizesProblem};
pub use read::{GROUP_KEYS, KEYS};

use crate::group::Group;
use crate::money::Money;

/// The prizes of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrizeList {
    /// The currency as people write it; empty where it is plain.
    pub currency: String,
    /// How many prizes one participant can win.
    pub per_player: PerPlayer,
    /// What becomes of the money of those who have equal points.
    pub sharing: PrizeSharing,
    /// What amounts that are shared are rounded to.
    pub unit: Money,
    /// How they are rounded.
    pub rounding: MoneyRounding,
    /// Who gets what rounding leaves.
    pub residual: Residual,
    /// The groups, the first before the others where prizes are worth the same.
    pub groups: Vec<PrizeGroup>,
}

/// The prizes of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrizeGroup {
    /// What it is called.
    pub name: String,
    /// Who can win them.
    pub of: Group,
    /// The prizes, the first place first.
    pub prizes: Vec<Prize>,
    /// Whether winning one of them keeps from others.
    pub counts: Exclusivity,
    /// The way of sharing, where it is not that of the list.
    pub sharing: Option<PrizeSharing>,
    /// How many members the group must have for its prizes to be given.
    pub at_least: u32,
}

/// The prize of a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prize {
    /// The money; zero where the prize is a thing alone.
    pub money: Money,
    /// A thing; empty where there is none.
    pub thing: String,
    /// What the thing is worth where prizes are compared.
    pub worth: Money,
}

impl Prize {
    /// Whether there is anything to win.
    pub fn is_something(&self) -> bool {
        self.money > Money::ZERO || !self.thing.is_empty()
    }

    /// What it is worth beside another one.
    pub fn value(&self) -> Money {
        self.money + self.worth
    }
}

/// How many prizes one participant can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerPlayer {
    /// The best one.
    One,
    /// One of each group.
    Several,
}

/// What becomes of the money of those who have equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrizeSharing {
    /// They share it equally.
    Equally,
    /// Half of it is shared, half goes by the list: (own + average) / 2.
    Hort,
    /// It goes by the list.
    None,
}

/// How amounts are rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoneyRounding {
    /// Down to a multiple of the unit.
    Down,
    /// To the nearest, a half up.
    HalfUp,
}

/// Who gets what rounding leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Residual {
    /// Those who share, a unit each from the highest placed on.
    Spread,
    /// The highest placed of those who share.
    First,
    /// The organiser, who keeps it.
    Kept,
}

/// Whether winning a prize of a group keeps from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Exclusivity {
    /// It does, where a participant can win one only.
    #[default]
    Alone,
    /// It comes in addition to any other.
    InAddition,
}

impl PrizeList {
    /// Everything that is offered.
    pub fn offered(&self) -> Money {
        self.groups.iter().flat_map(|group| &group.prizes).map(|prize| prize.money).sum()
    }

    /// How the money of a group is shared.
    pub fn sharing_of(&self, group: &PrizeGroup) -> PrizeSharing {
        group.sharing.unwrap_or(self.sharing)
    }

    /// Whether a group is given on its own: its prizes have nothing to do with others.
    pub fn stands_alone(&self, group: &PrizeGroup) -> bool {
        self.per_player == PerPlayer::Several || group.counts == Exclusivity::InAddition
    }

    /// The prize of a place.
    pub fn prize(&self, at: PrizeAt) -> Option<&Prize> {
        self.groups.get(at.group)?.prizes.get(at.place)
    }
}

/// Which prize: group and place, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PrizeAt {
    /// The position of the group in the list, from 0.
    pub group: usize,
    /// The place inside the group, from 0.
    pub place: usize,
}
