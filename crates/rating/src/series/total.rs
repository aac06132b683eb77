//! 8.3, 8.55c to 8.57: what the events of a period come to for a player.

use crate::change::{RatingChange, Total};
use crate::coefficient::{K, reduced};
use crate::pool::{Pool, Pooled};
use crate::provisions::{ListOfK, Provisions, Rounded};

/// What a rated player did in a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodTotal {
    /// The rating of the newest list before the one of the period.
    pub rating: u16,
    /// The rating in the last event, which may have begun before that list.
    pub own: u16,
    /// The events, in their order.
    pub events: Vec<PeriodEvent>,
    /// K of the last event, before it is lowered for the number of games.
    pub k: K,
}

/// An event of a rated player in a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodEvent {
    /// n, W and We.
    pub total: Total,
    /// K at its start, before it is lowered for the number of games.
    pub k: u8,
}

impl PeriodTotal {
    /// Games of all events.
    pub fn games(&self) -> u32 {
        self.events.iter().map(|event| event.total.games).sum()
    }

    /// The sums of all events together.
    pub fn total(&self) -> Total {
        self.events.iter().fold(Total::default(), |sum, event| sum.with(&event.total))
    }

    /// 8.56: K of each event, lowered for the games of the period.
    pub fn coefficients(&self, provisions: &Provisions) -> Vec<u8> {
        let k = |event: &PeriodEvent| match provisions.list_of_k {
            ListOfK::Newest => self.k.value,
            ListOfK::AtStart => event.k,
        };
        let lowered = |k| reduced(k, self.games(), provisions.most_k_times_games);
        self.events.iter().map(|event| lowered(k(event))).collect()
    }

    /// K of the period; `None` where the events have different ones.
    pub fn one_k(&self, provisions: &Provisions) -> Option<u8> {
        let all = self.coefficients(provisions);
        let (first, others) = all.split_first()?;
        others.iter().all(|k| k == first).then_some(*first)
    }

    /// The changes, event by event.
    pub fn changes(&self, provisions: &Provisions) -> Vec<RatingChange> {
        let by_event = self.events.iter().zip(self.coefficients(provisions));
        by_event.map(|(event, k)| event.total.change(k)).collect()
    }

    /// The new rating, rounded as the edition says.
    pub fn new_rating(&self, provisions: &Provisions) -> i32 {
        self.rounded(provisions, provisions.rounded)
    }

    /// 8.57: the new rating rounded as often as the edition does not, where that makes a difference.
    pub fn otherwise_rounded(&self, provisions: &Provisions) -> Option<i32> {
        let other = match provisions.rounded {
            Rounded::EachPeriod => Rounded::EachEvent,
            Rounded::EachEvent => Rounded::EachPeriod,
        };
        Some(self.rounded(provisions, other)).filter(|new| *new != self.new_rating(provisions))
    }

    fn rounded(&self, provisions: &Provisions, rounded: Rounded) -> i32 {
        let changes = self.changes(provisions);
        provisions.rounding.after_period(rounded, i32::from(self.rating), &changes)
    }
}

/// What an unrated player did in the events of a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodFirst {
    /// How many events with a result that counts.
    pub events: u32,
    /// 8.3: all results that count up to this period.
    pub pool: Pool,
    /// What they come to.
    pub pooled: Pooled,
}
