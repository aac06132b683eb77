//! Where persons are found by their numbers. There may be two million, so that numbers are kept as short as they are.

use std::collections::{BTreeMap, HashMap};

use super::PersonId;

/// The places of persons.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// Numbers of up to nine digits, as FIDE gives them.
    short: HashMap<u32, PersonId>,
    /// Numbers that somebody else gives.
    long: BTreeMap<u64, PersonId>,
}

impl Places {
    pub(super) fn get(&self, number: u64) -> Option<PersonId> {
        match u32::try_from(number) {
            Ok(short) => self.short.get(&short).copied(),
            Err(_) => self.long.get(&number).copied(),
        }
    }

    pub(super) fn insert(&mut self, number: u64, person: PersonId) {
        match u32::try_from(number) {
            Ok(short) => self.short.insert(short, person),
            Err(_) => self.long.insert(number, person),
        };
    }
}
