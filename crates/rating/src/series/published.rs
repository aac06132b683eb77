//! 7.14, 7.21, 8.57: the ratings that come out of a series of events for players who began unrated, list by list.

use std::collections::BTreeMap;

use exaequo_model::Date;

use super::PeriodTotal;
use crate::pool::Pooled;
use crate::provisions::Provisions;

/// A player as a list shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published {
    /// The day of the list.
    pub list: Date,
    /// The rating; `None` if it fell below the floor (7.21).
    pub rating: Option<u16>,
    /// The highest rating published so far.
    pub highest: u16,
    /// Games behind it, those of the first rating included.
    pub games: u32,
}

/// What was published about each player, in the order of the lists.
#[derive(Clone, Debug, Default)]
pub(super) struct Publications {
    of: BTreeMap<u64, Vec<Published>>,
}

impl Publications {
    pub(super) fn of(&self, id: u64) -> &[Published] {
        self.of.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The last list on which a player was no longer rated.
    pub(super) fn delisted(&self, id: u64) -> Option<Date> {
        self.of(id).iter().rfind(|one| one.rating.is_none()).map(|one| one.list)
    }

    /// 8.3: what the results of an unrated player come to on a list, as far as its events are known.
    pub(super) fn first(&mut self, id: u64, list: Date, pooled: Pooled) {
        let rating = match pooled {
            Pooled::Published { rating, games } => u16::try_from(rating).ok().map(|rating| (rating, games)),
            Pooled::Empty | Pooled::Pending { .. } | Pooled::BelowFloor { .. } => None,
        };
        match rating {
            Some((rating, games)) => {
                // What an earlier event of the same list came to was never published.
                let before = self.of(id).iter().filter(|one| one.list < list);
                let highest = before.map(|one| one.highest).max().unwrap_or(0).max(rating);
                self.set(id, Published { list, rating: Some(rating), highest, games });
            }
            None => self.of.entry(id).or_default().retain(|one| one.list != list),
        }
    }

    /// 8.57, 7.21: what the games of a period make of a rating that was published before.
    pub(super) fn change(&mut self, id: u64, list: Date, total: &PeriodTotal, provisions: &Provisions) {
        let before = self.of(id).iter().rfind(|one| one.list < list).copied();
        let Some((before, rating)) = before.and_then(|before| Some((before, before.rating?))) else { return };
        let new = u16::try_from(total.new_rating_from(rating, provisions)).unwrap_or(0);
        let published = Published {
            list,
            rating: Some(new).filter(|new| *new >= provisions.floor),
            highest: before.highest.max(new),
            games: before.games + total.games(),
        };
        self.set(id, published);
    }

    /// What is known of a list grows with its events.
    fn set(&mut self, id: u64, published: Published) {
        let all = self.of.entry(id).or_default();
        all.retain(|one| one.list != published.list);
        all.push(published);
    }
}
