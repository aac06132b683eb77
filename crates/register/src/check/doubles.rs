//! Persons who may be one: the same name, year of birth and federation.

use std::collections::HashMap;

use exaequo_model::{Date, search_key};

use crate::register::Register;

/// Persons who may be one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Double {
    /// The name they have in common.
    pub name: String,
    /// The identification numbers they have.
    pub numbers: Vec<u64>,
}

impl Register {
    /// Persons who may be one, by name. Where no year of birth is known they are not told apart, and not told.
    pub fn doubles(&self) -> Vec<Double> {
        let mut same: HashMap<(String, i16, &str), Vec<u64>> = HashMap::new();
        for person in self.persons.ids().filter(|person| !self.persons.is_given_up(*person)) {
            let facts = self.persons.on(person, Date::MAX);
            if let Some(year) = facts.birth.year() {
                same.entry((search_key(facts.name), year, facts.federation)).or_default().push(facts.number);
            }
        }
        let mut doubles: Vec<Double> = same
            .into_iter()
            .filter(|(_, numbers)| numbers.len() > 1)
            .map(|((name, ..), numbers)| Double { name, numbers })
            .collect();
        doubles.sort_unstable();
        doubles
    }
}
