//! 7.11, 7.14, 7.21, 8.57: the ratings players come with and those that come out of a series of events, list by list.

use std::collections::BTreeMap;

use exaequo_model::{Date, Pace};

use super::{Lists, PeriodTotal};
use crate::coefficient::History;
use crate::entrant::Entrant;
use crate::one_time_changes::Span;
use crate::pool::Pooled;
use crate::provisions::Provisions;

/// A player as a list shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublishedRating {
    /// The day of the list.
    pub list: Date,
    /// The rating; `None` if it fell below the floor (7.21).
    pub rating: Option<u16>,
    /// The highest rating ever published, where that is known.
    pub highest: Option<u16>,
    /// Games behind it, those of the first rating included, where they are known.
    pub games: Option<u32>,
    /// How well the games are known.
    pub games_certainty: Exactness,
    /// How well the rating is known.
    pub certainty: Exactness,
}

/// How well a number of a list is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exactness {
    /// It is what the list has.
    #[default]
    Exactly,
    /// The list has that or more: ratings were raised by what is not known here, or there were events that are not here.
    AtLeast,
}

impl PublishedRating {
    /// Whether a rating can be the one of the list.
    pub(crate) fn agrees(&self, rating: u16) -> bool {
        match self.certainty {
            Exactness::Exactly => self.rating == Some(rating),
            Exactness::AtLeast => self.rating.is_none_or(|own| own <= rating),
        }
    }

    /// 8.56, ruling 48: what is known behind a rating that a file states, by the newest list until then: a rating that is
    /// not that of the list comes of events that are not here.
    fn behind(rating: u16, list: Date, stated: &History, newest: Option<&Self>) -> Self {
        let agrees = newest.is_none_or(|own| own.agrees(rating));
        let known = newest.filter(|_| agrees).and_then(|own| own.highest);
        let (games, games_certainty) = match (stated.games, newest) {
            (Some(games), _) => (Some(games), stated.games_certainty),
            (None, Some(own)) if agrees => (own.games, own.games_certainty),
            (None, own) => (own.and_then(|own| own.games), Exactness::AtLeast),
        };
        Self {
            list,
            rating: Some(rating),
            highest: known.max(stated.highest).map(|highest| highest.max(rating)),
            games,
            games_certainty,
            certainty: Exactness::Exactly,
        }
    }
}

/// What was published about each player, in the order of the lists.
#[derive(Clone, Debug, Default)]
pub(super) struct Publications {
    of: BTreeMap<u64, Vec<PublishedRating>>,
    /// Ratings that came out of events and that a file contradicts, by the day of the list. They were reached all the
    /// same (8.56).
    contradicted: BTreeMap<u64, Vec<(Date, u16)>>,
}

impl Publications {
    fn of(&self, id: u64) -> &[PublishedRating] {
        self.of.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The newest list there is on a day.
    pub(super) fn newest(&self, id: u64, pace: Pace, day: Date) -> Option<PublishedRating> {
        let own = self.of(id).iter().rfind(|one| one.list <= day)?;
        let Some(rating) = own.rating else { return Some(*own) };
        let span = Span { pace, from: own.list, to: day };
        Some(PublishedRating {
            rating: Some(span.carried(rating)),
            certainty: span.certainty(own.certainty),
            ..*own
        })
    }

    /// The newest list before one.
    pub(super) fn newest_before(&self, id: u64, pace: Pace, list: Date) -> Option<PublishedRating> {
        self.newest(id, pace, list.yesterday().ok()?)
    }

    /// The last list on which a player was no longer rated.
    pub(super) fn delisted(&self, id: u64) -> Option<Date> {
        self.of(id).iter().rfind(|one| one.rating.is_none()).map(|one| one.list)
    }

    /// 8.3: what the results of an unrated player come to on a list, as far as its events are known.
    pub(super) fn first(&mut self, id: u64, pace: Pace, list: Date, pooled: Pooled) {
        let rating = match pooled {
            Pooled::Published { rating, games } => u16::try_from(rating).ok().map(|rating| (rating, games)),
            Pooled::Empty | Pooled::Pending { .. } | Pooled::BelowFloor { .. } => None,
        };
        match rating {
            Some((rating, games)) => {
                let (rating, certainty) = on_list(pace, list, (rating, Exactness::Exactly));
                // Whoever was rated once (7.21) has the games and the highest rating of that time. What an earlier
                // event of the same list came to was never published.
                let before = self.newest_before(id, pace, list);
                let (highest, games) = match before {
                    None => (Some(rating), Some(games)),
                    Some(before) => (
                        before.highest.map(|one| one.max(rating)),
                        before.games.map(|one| one.saturating_add(games)),
                    ),
                };
                let games_certainty = before.map(|before| before.games_certainty).unwrap_or_default();
                let rating = Some(rating);
                self.set(id, PublishedRating { list, rating, highest, games, games_certainty, certainty });
            }
            None => self.of.entry(id).or_default().retain(|one| one.list != list),
        }
    }

    /// 7.11: the rating a player comes with stands in the list in force at the start, that of a newer list in the one
    /// before the list of the event. The file knows it better than what came out of other events.
    pub(super) fn known(&mut self, id: u64, pace: Pace, entrant: &Entrant, lists: &Lists) {
        for (rating, list) in [(entrant.rating, lists.in_force), (entrant.newest, lists.newest)] {
            let (Some(rating), Some(list)) = (rating, list) else { continue };
            let newest = self.newest(id, pace, list);
            if let Some(other) = newest.filter(|own| !own.agrees(rating)).and_then(|own| own.rating) {
                self.contradicted.entry(id).or_default().push((list, other));
            }
            self.set(id, PublishedRating::behind(rating, list, &entrant.stated, newest.as_ref()));
        }
    }

    /// The highest rating of the lists before one.
    pub(super) fn highest_before(&self, id: u64, list: Date) -> Option<u16> {
        let contradicted = self.contradicted.get(&id).map_or(&[][..], Vec::as_slice).iter();
        let others = contradicted.filter(|(day, _)| *day < list).map(|(_, rating)| *rating);
        self.before(id, list).filter_map(|one| one.rating).chain(others).max()
    }

    fn before(&self, id: u64, list: Date) -> impl DoubleEndedIterator<Item = &PublishedRating> {
        self.of(id).iter().filter(move |one| one.list < list)
    }

    /// 8.57, 7.21: what the games of a period make of the rating of the list before.
    pub(super) fn change(&mut self, id: u64, list: Date, total: &PeriodTotal, provisions: &Provisions) {
        let Some(before) = self.newest_before(id, provisions.pace, list) else { return };
        let new = u16::try_from(total.new_rating(provisions)).unwrap_or(0);
        let (new, certainty) = on_list(provisions.pace, list, (new, before.certainty));
        let published = PublishedRating {
            list,
            rating: Some(new).filter(|new| *new >= provisions.floor),
            highest: before.highest.map(|highest| highest.max(new)),
            games: before.games.map(|games| games.saturating_add(total.games())),
            games_certainty: before.games_certainty,
            certainty,
        };
        self.set(id, published);
    }

    /// What is known of a list grows with its events.
    fn set(&mut self, id: u64, published: PublishedRating) {
        let all = self.of.entry(id).or_default();
        all.retain(|one| one.list != published.list);
        let place = all.partition_point(|one| one.list < published.list);
        all.insert(place, published);
    }
}

/// A rating as a list shows it on which all ratings were changed.
fn on_list(pace: Pace, list: Date, (rating, certainty): (u16, Exactness)) -> (u16, Exactness) {
    let Ok(from) = list.yesterday() else { return (rating, certainty) };
    let span = Span { pace, from, to: list };
    (span.carried(rating), span.certainty(certainty))
}
