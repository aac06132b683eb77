//! What is asked of standings: the list, the edition, single provisions, the round. It is in the address of a page, so that
//! it can be sent to somebody, and going back takes it back.

use std::collections::BTreeMap;

use exaequo::report::html::escape_query;
use exaequo::tiebreak::{Edition, Preset, Provision, Provisions};
use exaequo::{Ranking, Standings};

use crate::desk::Kept;
use crate::failure::Failure;

/// What stands before the name of a provision.
const SET: &str = "set.";

/// What is asked of standings; nothing where it is left to the event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asked {
    /// Criteria, or the name of a list.
    pub(crate) list: String,
    /// The name of an edition.
    pub(crate) edition: String,
    pub(crate) round: Option<u16>,
    /// Provisions that are replaced (16.6), by name.
    pub(crate) set: BTreeMap<&'static str, &'static str>,
}

impl Asked {
    /// Reads a query. What is not known is not asked.
    pub(crate) fn of(query: &BTreeMap<String, String>) -> Self {
        let text = |key: &str| query.get(key).map(|value| value.trim().to_owned()).unwrap_or_default();
        let set = query.iter().filter_map(|(key, value)| {
            let provision = provision(key.strip_prefix(SET)?)?;
            let choice = provision.choices.iter().find(|choice| *choice == value)?;
            Some((provision.key, *choice))
        });
        Self {
            list: text("list"),
            edition: text("edition"),
            round: text("round").parse().ok(),
            set: set.collect(),
        }
    }

    /// Whether anything is asked that changes the rules.
    pub(crate) fn changes_rules(&self) -> bool {
        !self.list.is_empty() || !self.edition.is_empty() || !self.set.is_empty()
    }

    /// The same as the end of a query, beginning with `&`.
    pub(crate) fn query(&self) -> String {
        let mut out = String::new();
        let mut add = |key: &str, value: &str| {
            out.push('&');
            escape_query(key, &mut out);
            out.push('=');
            escape_query(value, &mut out);
        };
        for (key, value) in [("list", &self.list), ("edition", &self.edition)] {
            if !value.is_empty() {
                add(key, value);
            }
        }
        if let Some(round) = self.round {
            add("round", &round.to_string());
        }
        for (key, choice) in &self.set {
            add(&format!("{SET}{key}"), choice);
        }
        out
    }

    /// The standings asked for, and those of the event by its own rules after the same round where they are others.
    pub(crate) fn standings(&self, kept: &Kept) -> Result<(Standings, Option<Standings>), Failure> {
        let own = match self.round {
            None => kept.standings()?,
            Some(round) => kept.event.standings(Ranking::default().after_round(round))?,
        };
        if !self.changes_rules() {
            return Ok((own, None));
        }
        let asked = kept.event.standings(self.ranking(&own))?;
        Ok((asked, Some(own)))
    }

    fn ranking(&self, own: &Standings) -> Ranking {
        let name = self.list.to_ascii_lowercase();
        let ranking = match Preset::named(&name) {
            _ if self.list.is_empty() => Ranking::default(),
            Some(_) => Ranking::preset(name),
            None => Ranking::by(&self.list),
        };
        let ranking = match self.round {
            Some(round) => ranking.after_round(round),
            None => ranking,
        };
        if self.set.is_empty() {
            return if self.edition.is_empty() { ranking } else { ranking.edition(&self.edition) };
        }
        let edition =
            Edition::named(&self.edition).map_or(own.options().regulations.edition.name, |one| one.name);
        let first = format!("edition = '{edition}'\n");
        let toml = self.set.iter().fold(first, |toml, (key, choice)| toml + &format!("{key} = '{choice}'\n"));
        ranking.provisions("", toml)
    }
}

fn provision(key: &str) -> Option<&'static Provision> {
    Provisions::ALL.iter().find(|provision| provision.key == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_written_as_it_is_read() {
        let pairs = [
            ("list", " BH/C1, SB "),
            ("round", "3"),
            ("set.bye-cap", "none"),
            ("set.dummy", "a nonsense"),
            ("set.unknown", "none"),
            ("edition", ""),
        ];
        let query = pairs.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let asked = Asked::of(&query);
        assert_eq!(asked.query(), "&list=BH%2FC1%2C%20SB&round=3&set.bye-cap=none");
        assert!(asked.changes_rules());
        assert_eq!(Asked::default().query(), "");
    }
}
