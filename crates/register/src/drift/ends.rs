//! 7.23: players on the list at the beginning of a span and on the one at its end.

use std::ops::RangeInclusive;

use super::number::HUNDREDTHS;
use crate::book::{Book, Standing};
use crate::kind::Kind;
use crate::list::Activeness;
use crate::list_date::Month;
use crate::persons::PersonId;
use crate::register::Register;

/// The two lists.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends<'a> {
    pub(super) register: &'a Register,
    pub(super) kind: Kind,
    pub(super) start: Month,
    pub(super) end: Month,
}

/// A player on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    Unrated,
    Inactive(u16),
    Active(u16),
}

/// A player on both lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Player {
    pub(super) person: PersonId,
    pub(super) start: At,
    pub(super) end: At,
}

impl At {
    pub(super) fn rating(self) -> Option<i64> {
        match self {
            Self::Unrated => None,
            Self::Inactive(rating) | Self::Active(rating) => Some(i64::from(rating)),
        }
    }

    pub(super) fn active(self) -> Option<i64> {
        match self {
            Self::Unrated | Self::Inactive(_) => None,
            Self::Active(rating) => Some(i64::from(rating)),
        }
    }

    /// What the player has, in hundredths of a point.
    pub(super) fn points(self) -> i64 {
        self.rating().unwrap_or(0) * HUNDREDTHS
    }
}

impl<'a> Ends<'a> {
    pub(super) fn book(&self) -> &'a Book {
        self.register.book(self.kind)
    }

    /// Everybody with a rating on one of the two lists.
    pub(super) fn players(&self) -> impl Iterator<Item = Player> {
        let present = self.book().persons().filter(|person| !self.register.persons.is_given_up(*person));
        let (start, end) = (self.start, self.end);
        let on = move |list, person| self.register.at(self.kind, list, person);
        let both = move |person| Player { person, start: on(start, person), end: on(end, person) };
        present.map(both).filter(|player| (player.start, player.end) != (At::Unrated, At::Unrated))
    }

    /// The lists after the first, up to the last.
    pub(super) fn lists(&self) -> impl Iterator<Item = Month> {
        let (start, end) = (self.start, self.end);
        self.book().lists().filter(move |list| *list > start && *list <= end)
    }

    /// 7.12: games of a player rated on some lists.
    pub(super) fn games(&self, person: PersonId, lists: &RangeInclusive<Month>) -> u32 {
        let of_lists = |standing: &&Standing| lists.contains(&standing.list);
        self.book().of(person).filter(of_lists).map(|standing| u32::from(standing.games())).sum()
    }
}

impl Register {
    /// A player on a list.
    pub(super) fn at(&self, kind: Kind, list: Month, person: PersonId) -> At {
        let Some(standing) = self.book(kind).on(person, list) else { return At::Unrated };
        match (standing.rating(), Activeness::on(list, standing.active)) {
            (None, _) => At::Unrated,
            (Some(rating), Activeness::Active) => At::Active(rating),
            (Some(rating), Activeness::Inactive | Activeness::LongInactive) => At::Inactive(rating),
        }
    }
}
