//! 7.1: the ratings of one kind, list by list. A list repeats of most players what the list before says, so only changes
//! are kept, each with the place of the one before it.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use exaequo_model::Date;
use exaequo_rating::Pool;

use crate::list_date::Month;
use crate::persons::PersonId;

/// What a list says of a player who has changed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player who changed.
    pub person: PersonId,
    /// The list on which it is.
    pub list: Month,
    /// The rating; none of whoever was delisted (7.21).
    pub rating: Option<NonZeroU16>,
    /// The highest rating ever published, as far as it is known (8.56).
    pub highest: u16,
    /// All games behind the rating, as far as they are known (8.56).
    pub all_games: u16,
    /// 7.23a: the newest list with a rated game.
    pub active: Month,
    cause: Cause,
    before: u32,
}

/// How a standing came about, and the games of its list, in two bytes: there may be ten million standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cause(u16);

impl Cause {
    /// So many games fit beside the origin; nobody plays as many in a month.
    const MOST_GAMES: u16 = u16::MAX >> Self::BITS;
    const BITS: u32 = 3;

    fn new(origin: Origin, games: u32) -> Self {
        let games = u16::try_from(games).unwrap_or(u16::MAX).min(Self::MOST_GAMES);
        Self(games << Self::BITS | origin as u16)
    }

    const fn games(self) -> u16 {
        self.0 >> Self::BITS
    }

    fn origin(self) -> Origin {
        let number = self.0 & ((1 << Self::BITS) - 1);
        Origin::ALL.get(usize::from(number)).copied().unwrap_or(Origin::Imported)
    }
}

/// How a standing came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An imported list.
    Imported,
    /// 8.3: a first rating.
    First,
    /// 8.55: rated games changed the rating.
    Games,
    /// 7.21: the rating fell below the floor.
    Delisted,
    /// A rating was set.
    Adjusted,
    /// All ratings were changed.
    OneTimeChange,
}

impl Origin {
    const ALL: [Self; 6] =
        [Self::Imported, Self::First, Self::Games, Self::Delisted, Self::Adjusted, Self::OneTimeChange];

    /// The origin of a number that was kept: its place among all.
    pub(crate) fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

/// No standing before.
const NONE: u32 = u32::MAX;

/// The ratings of one kind.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The newest of each person, counted over all lists.
    newest: Vec<u32>,
    /// 8.3: results of unrated players that count so far.
    pools: BTreeMap<PersonId, Pool>,
    /// The lists, oldest first.
    lists: Vec<Leaf>,
}

/// What a list changed.
#[derive(Clone, Debug)]
struct Leaf {
    list: Month,
    /// How many standings there are on the lists before.
    first: usize,
    standings: Vec<Standing>,
    /// Whose results it changed.
    pooled: Vec<PersonId>,
    /// Those results as they were, in the same order; gone where the list is not taken back any more.
    before: Option<Vec<Option<Pool>>>,
}

/// How many lists can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undo {
    /// All of them.
    All,
    /// The newest year: results of unrated players as they once were take more room than everything else.
    Year,
}

/// The most lists a year has.
const LISTS_A_YEAR: usize = 12;

/// A standing that is still to be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    pub(crate) person: PersonId,
    pub(crate) rating: Option<u16>,
    pub(crate) highest: u16,
    pub(crate) all_games: u32,
    pub(crate) games: u32,
    pub(crate) active: Month,
    pub(crate) origin: Origin,
}

impl Book {
    /// Begins a list. What follows is on it.
    pub(crate) fn begin(&mut self, list: Month, undo: Undo) {
        if let Some(before) = self.lists.last_mut() {
            before.standings.shrink_to_fit();
        }
        if let (Undo::Year, Some(old)) = (undo, self.lists.len().checked_sub(LISTS_A_YEAR)) {
            self.lists[old].before = None;
        }
        let (first, before) = (self.len(), Some(Vec::new()));
        self.lists.push(Leaf { list, first, standings: Vec::new(), pooled: Vec::new(), before });
    }

    /// How many standings there are.
    fn len(&self) -> usize {
        self.lists.last().map_or(0, |leaf| leaf.first + leaf.standings.len())
    }

    /// Enters a standing on the newest list; of two of one player there the later one counts.
    pub(crate) fn enter(&mut self, draft: &Draft) {
        let next = self.len();
        let Some(leaf) = self.lists.last_mut() else { return };
        let place = draft.person.index();
        if self.newest.len() <= place {
            self.newest.resize(place + 1, NONE);
        }
        let before = self.newest[place];
        let narrow = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
        let mut standing = Standing {
            person: draft.person,
            list: leaf.list,
            rating: draft.rating.and_then(NonZeroU16::new),
            highest: draft.highest,
            all_games: narrow(draft.all_games),
            active: draft.active,
            cause: Cause::new(draft.origin, draft.games),
            before,
        };
        if before != NONE && before as usize >= leaf.first {
            let own = &mut leaf.standings[before as usize - leaf.first];
            standing.before = own.before;
            *own = standing;
            return;
        }
        self.newest[place] = u32::try_from(next).unwrap_or(NONE);
        leaf.standings.push(standing);
    }

    /// Keeps the results of an unrated player, or forgets them.
    pub(crate) fn set_pool(&mut self, person: PersonId, pool: Option<Pool>) {
        let before = match pool {
            Some(pool) => self.pools.insert(person, pool),
            None => self.pools.remove(&person),
        };
        if let Some(leaf) = self.lists.last_mut() {
            leaf.pooled.push(person);
            leaf.before.get_or_insert_default().push(before);
        }
    }

    /// Takes back a list and all that follow; everything, if that is too long ago.
    pub(crate) fn take_back(&mut self, from: Month) {
        if self.lists.iter().any(|leaf| leaf.list >= from && leaf.before.is_none()) {
            *self = Self::default();
        }
        while let Some(leaf) = self.lists.pop_if(|leaf| leaf.list >= from) {
            for standing in leaf.standings.iter().rev() {
                self.newest[standing.person.index()] = standing.before;
            }
            let before = leaf.before.unwrap_or_default().into_iter();
            for (person, before) in leaf.pooled.into_iter().zip(before).rev() {
                match before {
                    Some(pool) => self.pools.insert(person, pool),
                    None => self.pools.remove(&person),
                };
            }
        }
    }

    /// The newest standing of a person.
    pub fn newest(&self, person: PersonId) -> Option<&Standing> {
        self.at(*self.newest.get(person.index())?)
    }

    fn at(&self, place: u32) -> Option<&Standing> {
        if place == NONE {
            return None;
        }
        let leaf = self.lists.partition_point(|leaf| leaf.first <= place as usize).checked_sub(1)?;
        let leaf = &self.lists[leaf];
        leaf.standings.get(place as usize - leaf.first)
    }

    /// The standings of a person, newest first.
    pub fn of(&self, person: PersonId) -> impl Iterator<Item = &Standing> {
        std::iter::successors(self.newest(person), |standing| self.at(standing.before))
    }

    /// What the list of a month, or the newest before it, says of a person.
    pub fn on(&self, person: PersonId, list: Month) -> Option<&Standing> {
        self.of(person).find(|standing| standing.list <= list)
    }

    /// What the newest list before one says of a person.
    pub fn before(&self, person: PersonId, list: Month) -> Option<&Standing> {
        self.of(person).find(|standing| standing.list < list)
    }

    /// 8.3: the results of an unrated player that count so far.
    pub fn pool(&self, person: PersonId) -> Option<&Pool> {
        self.pools.get(&person)
    }

    /// 8.3: all results of unrated players that count so far.
    pub fn pools(&self) -> impl Iterator<Item = (PersonId, &Pool)> {
        self.pools.iter().map(|(person, pool)| (*person, pool))
    }

    /// 7.11: the month whose list is in force on a day. Of the days before the first list the register knows no other.
    pub(crate) fn in_force(&self, day: Date) -> Month {
        let first = self.lists().next().unwrap_or_default();
        Month::of(day).max(first)
    }

    /// The lists there are, oldest first.
    pub fn lists(&self) -> impl DoubleEndedIterator<Item = Month> {
        self.lists.iter().map(|leaf| leaf.list)
    }

    /// What changed on a list.
    pub fn changes(&self, list: Month) -> &[Standing] {
        self.lists.iter().find(|leaf| leaf.list == list).map_or(&[], |leaf| &leaf.standings)
    }

    /// Those whose results a list changed, some perhaps twice.
    pub(crate) fn pools_changed(&self, list: Month) -> impl Iterator<Item = PersonId> {
        let leaf = self.lists.iter().find(|leaf| leaf.list == list);
        leaf.into_iter().flat_map(|leaf| leaf.pooled.iter().copied())
    }

    /// The standing before one.
    pub fn previous(&self, standing: &Standing) -> Option<&Standing> {
        self.at(standing.before)
    }

    /// Whether nobody has a rating or results that are kept.
    pub fn is_empty(&self) -> bool {
        self.len() == 0 && self.pools.is_empty()
    }

    /// Those who have a standing.
    pub fn persons(&self) -> impl Iterator<Item = PersonId> {
        let known = (0..).zip(&self.newest).filter(|(_, place)| **place != NONE);
        known.map(|(person, _)| PersonId(person))
    }
}

impl Standing {
    /// The rating as a number.
    pub fn rating(&self) -> Option<u16> {
        self.rating.map(NonZeroU16::get)
    }

    /// 7.12: games rated on this list.
    pub const fn games(&self) -> u16 {
        self.cause.games()
    }

    /// How it came about.
    pub fn origin(&self) -> Origin {
        self.cause.origin()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten million standings of a register of FIDE's size are in memory at once.
    #[test]
    fn a_standing_is_packed() {
        assert_eq!(size_of::<Standing>(), 20);
    }

    #[test]
    fn games_and_origin_share_two_bytes() {
        for origin in Origin::ALL {
            for (games, kept) in [(0, 0), (9, 9), (8191, 8191), (8192, 8191), (u32::MAX, 8191)] {
                let cause = Cause::new(origin, games);
                assert_eq!((cause.origin(), cause.games()), (origin, kept));
            }
        }
    }
}
