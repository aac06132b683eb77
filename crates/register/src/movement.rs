//! 7.1: what a list changes against the one before.

use exaequo_model::Date;

use crate::book::Origin;
use crate::kind::Kind;
use crate::list_date::Month;
use crate::persons::PersonId;
use crate::register::Register;

/// What a list changes for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// The player it changes something for.
    pub person: PersonId,
    /// The rating of the list before; none of an unrated player.
    pub before: Option<u16>,
    /// The rating of this list; none of whoever was delisted.
    pub after: Option<u16>,
    /// 8.56: K as after the list before.
    pub k_before: Option<u8>,
    /// 8.56: K as after this list.
    pub k_after: Option<u8>,
    /// Games rated on this list.
    pub games: u16,
    /// How it came about.
    pub origin: Origin,
}

impl Movement {
    /// By how much the rating changed, if there was one on both lists.
    pub fn change(&self) -> Option<i32> {
        Some(i32::from(self.after?) - i32::from(self.before?))
    }
}

impl Register {
    /// What a list changes, in the order of the persons.
    pub fn movements(&self, kind: Kind, list: Date) -> Vec<Movement> {
        let (book, month) = (self.book(kind), Month::of(list));
        let now = self.list(list);
        let earlier = book.lists().rfind(|one| *one < month).map(|one| self.list(one.first_day()));
        let movement = |standing: &crate::book::Standing| {
            let person = standing.person;
            let before = earlier.map(|earlier| (earlier, earlier.player(person)));
            Movement {
                person,
                before: book.previous(standing).and_then(crate::book::Standing::rating),
                after: standing.rating(),
                k_before: before.and_then(|(earlier, player)| earlier.k(&player, kind)),
                k_after: now.k(&now.player(person), kind),
                games: standing.games(),
                origin: standing.origin(),
            }
        };
        book.changes(month).iter().map(movement).collect()
    }
}
