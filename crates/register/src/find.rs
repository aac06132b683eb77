//! Who is meant by a number or a name.

use exaequo_model::{Date, search_key};

use crate::error::RegisterError;
use crate::persons::PersonId;
use crate::register::Register;

/// How many of those who may be meant are told.
const TOLD: usize = 10;

impl Register {
    /// The person of a number, or of an unambiguous part of a name.
    pub fn find_player(&self, typed: &str) -> Result<PersonId, RegisterError> {
        if let Some(person) = typed.trim().parse().ok().and_then(|number| self.persons.find(number)) {
            return Ok(person);
        }
        let found = self.named(typed);
        match found.as_slice() {
            [] => Err(RegisterError::NoPlayer(typed.to_owned())),
            [one] => Ok(*one),
            several => {
                let told = several.iter().take(TOLD).map(|person| {
                    let facts = self.persons.on(*person, Date::MAX);
                    (facts.number, facts.name.to_owned())
                });
                Err(RegisterError::ManyPlayers { typed: typed.to_owned(), found: told.collect() })
            }
        }
    }

    /// Those whose name is what was typed or, if nobody's is, contains it.
    fn named(&self, typed: &str) -> Vec<PersonId> {
        let asked = search_key(typed.trim());
        if asked.is_empty() {
            return Vec::new();
        }
        let names = self.persons.ids().filter(|person| !self.persons.is_given_up(*person));
        let mut found: Vec<(PersonId, String)> = names
            .map(|person| (person, search_key(self.persons.on(person, Date::MAX).name)))
            .filter(|(_, name)| name.contains(&asked))
            .collect();
        if found.iter().any(|(_, name)| *name == asked) {
            found.retain(|(_, name)| *name == asked);
        }
        found.into_iter().map(|(person, _)| person).collect()
    }
}
