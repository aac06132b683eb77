//! 8.3, 8.55 to 8.57, 7.21: what the events of a list mean for each player.

use std::collections::BTreeMap;
use std::sync::Arc;

use exaequo_rating::{
    Entrant, First, K, Least, PeriodEvent, PeriodTotal, PlayerRating, Pool, Pooled, Provisions,
};

use crate::book::{Book, Draft, Origin, Standing};
use crate::list_date::Month;
use crate::persons::PersonId;

/// What a list does to a player so far.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    /// Games of a rated player.
    Change { total: PeriodTotal, provisions: Arc<Provisions> },
    /// Results of an unrated player.
    First { pool: Pool, pooled: Pooled, games: u32 },
}

/// What a list does to its players.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    effects: BTreeMap<PersonId, Effect>,
}

impl Outcome {
    /// The results of an unrated player that count so far.
    pub(super) fn pool(&self, person: PersonId) -> Option<&Pool> {
        match self.effects.get(&person)? {
            Effect::First { pool, .. } => Some(pool),
            Effect::Change { .. } => None,
        }
    }

    /// What the list does to a player so far.
    pub(crate) fn of(&self, person: PersonId) -> Option<&Effect> {
        self.effects.get(&person)
    }

    /// What the list does to its players so far.
    pub(crate) fn all(&self) -> impl Iterator<Item = (PersonId, &Effect)> {
        self.effects.iter().map(|(person, effect)| (*person, effect))
    }

    /// Takes in what an event does to a player.
    pub(crate) fn add(
        &mut self,
        person: PersonId,
        provisions: &Arc<Provisions>,
        entrant: &Entrant,
        result: &PlayerRating,
    ) {
        match (&result.first, result.rating, result.k) {
            (Some(first), None, _) => self.add_first(person, first),
            (_, Some(own), Some(k)) if result.total.games > 0 => {
                let rating = entrant.newest.unwrap_or(own);
                let event = PeriodEvent { total: result.total, k: result.k_before.unwrap_or(k.value) };
                self.add_change(person, provisions, [rating, own], K { value: event.k, ..k }, event);
            }
            _ => {}
        }
    }

    /// 7.14g: the results of a member who had no event on this list.
    pub(crate) fn look_again(&mut self, person: PersonId, pool: Pool, provisions: &Provisions) {
        let pooled = pool.first_rating(provisions, Least::Reduced);
        if matches!(pooled, Pooled::Published { .. }) {
            self.effects.entry(person).or_insert(Effect::First { pool, pooled, games: 0 });
        }
    }

    fn add_first(&mut self, person: PersonId, first: &First) {
        let before = match self.effects.get(&person) {
            Some(Effect::First { games, .. }) => *games,
            _ => 0,
        };
        let own = if first.verdict.counts_for_player() { first.event.result.games } else { 0 };
        let (pool, pooled) = (first.pool.clone(), first.pooled);
        self.effects.insert(person, Effect::First { pool, pooled, games: before + own });
    }

    /// 8.56: the last event of a list has the newest K and provisions.
    fn add_change(
        &mut self,
        person: PersonId,
        provisions: &Arc<Provisions>,
        [rating, own]: [u16; 2],
        k: K,
        event: PeriodEvent,
    ) {
        let empty = || Effect::Change {
            total: PeriodTotal { rating, own, events: Vec::new(), k },
            provisions: Arc::clone(provisions),
        };
        let effect = self.effects.entry(person).or_insert_with(empty);
        if let Effect::First { .. } = effect {
            *effect = empty();
        }
        if let Effect::Change { total, provisions: newest } = effect {
            (total.rating, total.own, total.k) = (rating, own, k);
            if newest != provisions {
                *newest = Arc::clone(provisions);
            }
            total.events.push(event);
        }
    }

    /// Enters everything on the list that the book has begun, which has a floor of its own (0.6).
    pub(crate) fn enter(self, book: &mut Book, list: Month, floor: u16) {
        for (person, effect) in self.effects {
            let before = book.before(person, list).copied();
            match effect {
                Effect::Change { total, provisions } => {
                    let new = u16::try_from(total.new_rating(&provisions)).unwrap_or(0);
                    let rating = Some(new).filter(|new| *new >= floor);
                    let draft = changed(person, list, before.as_ref(), &total, rating);
                    if draft.origin == Origin::Delisted {
                        book.set_pool(person, None);
                    }
                    book.enter(&draft);
                }
                Effect::First { pool, pooled, games } => {
                    let draft = first(person, list, before.as_ref(), pooled, games);
                    match draft.filter(|draft| draft.rating >= Some(floor)) {
                        Some(draft) => {
                            book.set_pool(person, None);
                            book.enter(&draft);
                        }
                        None => book.set_pool(person, Some(pool)),
                    }
                }
            }
        }
    }
}

/// 8.57, 7.21: the new rating; `None` below the floor.
fn changed(
    person: PersonId,
    list: Month,
    before: Option<&Standing>,
    total: &PeriodTotal,
    rating: Option<u16>,
) -> Draft {
    let games = total.games();
    Draft {
        person,
        rating,
        highest: before.map_or(0, |before| before.highest).max(total.rating).max(rating.unwrap_or(0)),
        all_games: before.map_or(0, |before| u32::from(before.all_games)) + games,
        games,
        active: list,
        origin: if rating.is_some() { Origin::Games } else { Origin::Delisted },
    }
}

/// 8.3: a first rating, if it is published. Whoever was rated once (7.21) has the games and the highest rating of that time.
fn first(
    person: PersonId,
    list: Month,
    before: Option<&Standing>,
    pooled: Pooled,
    games: u32,
) -> Option<Draft> {
    let Pooled::Published { rating, games: all } = pooled else { return None };
    let rating = u16::try_from(rating).ok()?;
    Some(Draft {
        person,
        rating: Some(rating),
        highest: before.map_or(0, |before| before.highest).max(rating),
        all_games: before.map_or(0, |before| u32::from(before.all_games)) + all,
        games,
        active: list,
        origin: Origin::First,
    })
}
