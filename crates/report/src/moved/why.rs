//! Why a place changes: what now stands between somebody and another who was ahead, behind or level before.

use std::cmp::Ordering;

use exaequo_event::Standings;
use exaequo_model::ParticipantId;
use exaequo_tiebreak::{RankedRow, Sharing};

use super::{Move, PlaceChange};
use crate::explain::against::{self, Pair};
use crate::explain::label;
use crate::playoff::PlayedOff;
use crate::{Lang, list, say};

/// What the changes between two standings are explained by.
#[derive(Debug)]
pub(super) struct Reasons<'a> {
    after: &'a Standings,
    /// Everybody's places before and after, in the order of the second standings.
    places: Vec<(ParticipantId, [u32; 2])>,
}

/// Where another stands, seen from somebody, before and after: `Less` is ahead, `Equal` the same place.
#[derive(Clone, Copy, Debug)]
struct Seen {
    then: Ordering,
    now: Ordering,
}

impl<'a> Reasons<'a> {
    pub(super) fn new(before: &Standings, after: &'a Standings) -> Self {
        let old = before.table();
        let both = |row: &RankedRow| {
            let before = &old.rows[old.row_of(row.participant)?];
            Some((row.participant, [place(before), place(row)]))
        };
        Self { after, places: after.table().rows.iter().filter_map(both).collect() }
    }

    /// What separates somebody from one who was passed, or who came past; or that they are level now.
    pub(super) fn of(&self, own: Move<'_>, lang: Lang) -> String {
        let near = || against::neighbours(self.after.table(), own.who()).first().copied();
        let found = self.other(own);
        let Some(other) = found.map(|(other, _)| other).or_else(near) else { return String::new() };
        let play_off = self.after.playoff().map(PlayedOff::from);
        let pair = Pair { standings: self.after.table(), play_off, who: own.who(), other };
        let sentence = pair.sentence(lang);
        match found {
            Some((_, Seen { then: Ordering::Less, now: Ordering::Equal })) => {
                let name = label(self.after.tournament(), other);
                list::clauses(lang, [say!(lang, "{name} was ahead before"), sentence])
            }
            _ => sentence,
        }
    }

    /// The first who explains the change, those who were passed altogether before those who are only level.
    fn other(&self, own: Move<'_>) -> Option<(ParticipantId, Seen)> {
        let seen = |(other, [then, now]): &(ParticipantId, [u32; 2])| {
            let seen = Seen { then: then.cmp(&place(own.before)), now: now.cmp(&place(own.after)) };
            (*other != own.who() && seen.explains(own)).then_some((*other, seen))
        };
        let found = || self.places.iter().filter_map(seen);
        found().find(|(_, seen)| seen.then == seen.now.reverse()).or_else(|| found().next())
    }
}

impl Seen {
    /// Whether it is by this other that the place is another one, or is shared otherwise.
    fn explains(self, own: Move<'_>) -> bool {
        let [was_ahead, is_ahead] = [self.then, self.now].map(|one| one == Ordering::Less);
        match (own.change(), own.after.place) {
            (PlaceChange::Up(_) | PlaceChange::Enters, _) => was_ahead && !is_ahead,
            (PlaceChange::Down(_) | PlaceChange::Leaves, _) => !was_ahead && is_ahead,
            (PlaceChange::Sharing, Sharing::Shared) => self.then != self.now && self.now == Ordering::Equal,
            (PlaceChange::Sharing, Sharing::Alone) => self.then != self.now && self.then == Ordering::Equal,
        }
    }
}

/// Those who are not ranked come behind all others.
fn place(row: &RankedRow) -> u32 {
    row.rank.unwrap_or(u32::MAX)
}
