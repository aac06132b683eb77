//! Ruling 63: two states of a register beside each other: every row that differs, with the fact that made it differ.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_model::Date;

use crate::book::Standing;
use crate::events::ReportedEvent;
use crate::fact::{Base, EventId};
use crate::files::{FileError, Files, tournament};
use crate::kind::Kind;
use crate::list_date::Month;
use crate::register::Register;
use crate::verify::OnOriginals;

/// A row that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowDifference {
    /// The day of the list.
    pub list: Date,
    /// The kind of rating.
    pub kind: Kind,
    /// The number of the player.
    pub number: u64,
    /// The rating it had.
    pub before: Option<u16>,
    /// The rating it has.
    pub after: Option<u16>,
    /// The games rated on the list it had.
    pub games_before: u16,
    /// The games rated on the list it has.
    pub games_after: u16,
    /// The fact that made it differ.
    pub cause: Cause,
}

/// Why a row differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// An event in which the player took part was corrected, taken or left out.
    Event(EventId),
    /// Something about the player: a fact, a merge, a rating that was set.
    Player,
    /// It follows from a difference on an earlier list, or of an opponent.
    Follows,
}

/// An event that is rated for another kind or on another list than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventMove {
    /// The event that is meant.
    pub event: EventId,
    /// The kind of rating and the list it was on.
    pub before: (Kind, Date),
    /// Those it is on.
    pub after: (Kind, Date),
}

/// Events that are rated for another kind or on another list than before.
pub fn moved(before: &Register, after: &Register) -> Vec<EventMove> {
    let moved = |event: &ReportedEvent| {
        let was = before.rated_on(before.events.get(event.id)?)?;
        let is = after.rated_on(event).filter(|is| *is != was)?;
        Some(EventMove { event: event.id, before: was, after: is })
    };
    after.events.all().filter_map(moved).collect()
}

impl Register {
    /// The kind of rating an event is rated for, and the list it is on.
    fn rated_on(&self, event: &ReportedEvent) -> Option<(Kind, Date)> {
        let (version, on) = event.rated()?;
        Some((version.kind, on.list(self.list_of(version)?)))
    }
}

/// What a row says of a player.
type RowOf = (Option<u16>, u16);

/// Every row that differs between two states, list by list. Where lists follow from originals, each is compared as it comes
/// out of the originals before it.
pub fn difference(
    before: &Register,
    after: &Register,
    files: &impl Files,
) -> Result<Vec<RowDifference>, FileError> {
    let causes = Causes::new(before, after, files)?;
    let lists: BTreeSet<Month> = [before, after].into_iter().flat_map(lists).collect();
    let on_originals = after.settings.base == Base::Original;
    let mut trials = on_originals.then(|| (OnOriginals::new(before), OnOriginals::new(after)));
    let mut found = Vec::new();
    for list in lists.into_iter().rev() {
        let (day, is_closed) =
            (list.first_day(), before.closed.contains(&list) && after.closed.contains(&list));
        match trials.as_mut().filter(|_| is_closed) {
            Some((was, is)) => causes.compare(was.list(day, files)?, is.list(day, files)?, list, &mut found),
            None => causes.compare(before, after, list, &mut found),
        }
    }
    found.sort_by_key(|row| (row.kind, row.list, row.number));
    Ok(found)
}

/// The lists of a register.
fn lists(register: &Register) -> Vec<Month> {
    Kind::ALL.into_iter().flat_map(|kind| register.book(kind).lists().collect::<Vec<_>>()).collect()
}

/// The rows that changed on a list.
fn rows(register: &Register, kind: Kind, list: Month) -> BTreeMap<u64, RowOf> {
    let row = |one: &Standing| (register.persons.number(one.person), (one.rating(), one.games()));
    register.book(kind).changes(list).iter().map(row).collect()
}

/// What a list has where it changed nothing.
fn standing(register: &Register, kind: Kind, number: u64, list: Month) -> Option<u16> {
    let person = register.persons.exactly(number)?;
    register.book(kind).on(person, list).and_then(Standing::rating)
}

/// What differs between the facts of two states.
struct Causes {
    /// Events that are rated otherwise, by player and list.
    events: BTreeMap<(u64, Month), EventId>,
    players: BTreeSet<u64>,
    /// Numbers that were given up or came back: they leave or enter every list they are on.
    given_up: BTreeSet<u64>,
}

impl Causes {
    fn new(before: &Register, after: &Register, files: &impl Files) -> Result<Self, FileError> {
        let given_up = merges(before, after).into_iter().map(|(from, _)| from).collect();
        let mut causes = Self { events: BTreeMap::new(), players: players(before, after), given_up };
        for event in after.events.all() {
            let was = before.events.get(event.id).and_then(|event| event.rated());
            if was == event.rated() {
                continue;
            }
            for (version, on) in was.into_iter().chain(event.rated()) {
                let Some(list) = after.list_of(version).map(|list| Month::of(on.list(list))) else {
                    continue;
                };
                for player in &tournament(files, version)?.players {
                    let number = player.fide_id.number().map(|number| after.persons.current(number));
                    causes.events.extend(number.map(|number| ((number, list), event.id)));
                }
            }
        }
        Ok(causes)
    }

    /// The rows of a list that differ.
    fn compare(&self, before: &Register, after: &Register, list: Month, found: &mut Vec<RowDifference>) {
        for kind in Kind::ALL {
            let [one, other] = [before, after].map(|register| rows(register, kind, list));
            let mut numbers: BTreeSet<u64> = one.keys().chain(other.keys()).copied().collect();
            numbers.extend(&self.given_up);
            for number in numbers {
                let of = |rows: &BTreeMap<u64, RowOf>, register| {
                    rows.get(&number).copied().unwrap_or_else(|| (standing(register, kind, number, list), 0))
                };
                let (was, is) = (of(&one, before), of(&other, after));
                if was != is {
                    found.push(RowDifference {
                        list: list.first_day(),
                        kind,
                        number,
                        before: was.0,
                        after: is.0,
                        games_before: was.1,
                        games_after: is.1,
                        cause: self.of(number, list),
                    });
                }
            }
        }
    }

    fn of(&self, number: u64, list: Month) -> Cause {
        match self.events.get(&(number, list)) {
            // Whoever is a person no longer, or one again, is so on every list, with and without events.
            _ if self.given_up.contains(&number) => Cause::Player,
            Some(event) => Cause::Event(*event),
            None if self.players.contains(&number) => Cause::Player,
            None => Cause::Follows,
        }
    }
}

/// Players of whom something else is said.
fn players(before: &Register, after: &Register) -> BTreeSet<u64> {
    let mut found = BTreeSet::new();
    let adjusted = |register: &Register| register.adjusted.iter().map(|one| one.number).collect::<Vec<_>>();
    let (one, other) = (adjusted(before), adjusted(after));
    found.extend(other.iter().skip(one.len()));
    for (from, into) in merges(before, after) {
        found.extend([from, into]);
    }
    found.extend(after.persons.differing(&before.persons));
    found
}

/// Numbers that are given up in one state only, with those that stay.
fn merges(before: &Register, after: &Register) -> Vec<(u64, u64)> {
    let merged = |register: &Register| {
        register.persons.merged().iter().map(|(from, into)| (*from, *into)).collect::<BTreeSet<_>>()
    };
    merged(before).symmetric_difference(&merged(after)).copied().collect()
}
