//! Rules that replace those of an event's file: criteria, edition, single provisions.

use std::collections::BTreeMap;

use exaequo::tiebreak::{Edition, Provision, Provisions};
use exaequo::{Event, Ranking};
use serde::{Deserialize, Serialize};

/// What is ranked by; whatever is empty is left to the event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleSet {
    /// Criteria, or the name of a list.
    pub list: String,
    /// The name of an edition.
    pub edition: String,
    /// Provisions that are replaced (16.6), by name.
    pub set: BTreeMap<String, String>,
}

impl RuleSet {
    /// Whether everything is left to the event.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty() && self.edition.is_empty() && self.set.is_empty()
    }

    /// These rules, and others where they leave something open.
    pub fn over(&self, other: &Self) -> Self {
        let first = |one: &String, other: &String| if one.is_empty() { other.clone() } else { one.clone() };
        // Another edition brings its own provisions.
        let set = if self.set.is_empty() && self.edition.is_empty() { &other.set } else { &self.set };
        Self {
            list: first(&self.list, &other.list),
            edition: first(&self.edition, &other.edition),
            set: set.clone(),
        }
    }

    /// What an event is asked for by these rules.
    pub fn ranking(&self, event: &Event) -> Ranking {
        let ranking = Ranking::typed(&self.list);
        if self.set.is_empty() {
            return if self.edition.is_empty() { ranking } else { ranking.edition(&self.edition) };
        }
        let by_day =
            || event.rules(Ranking::default()).map_or(Edition::ALL[0].name, |rules| rules.edition.name);
        let edition = Edition::named(&self.edition).map_or_else(by_day, |edition| edition.name);
        let first = format!("edition = '{edition}'\n");
        let toml = self.set.iter().fold(first, |toml, (key, choice)| toml + &format!("{key} = '{choice}'\n"));
        ranking.provisions("", toml)
    }
}

/// A provision and a choice of it, where there are such.
pub fn provision(key: &str, choice: &str) -> Option<(&'static Provision, &'static str)> {
    let provision = Provisions::ALL.iter().find(|provision| provision.key == key)?;
    Some((provision, provision.choices.iter().find(|known| **known == choice)?))
}
