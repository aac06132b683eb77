//! What is asked of standings: the list, the edition, single provisions, the round. It is in the address of a page, so that
//! it can be sent to somebody, and going back takes it back.

use std::collections::BTreeMap;

use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use exaequo::Standings;
use exaequo::report::html::escape_query;
use exaequo_desk::ruleset::{RuleSet, provision};

use crate::desk::Kept;
use crate::failure::Failure;

/// What stands before the name of a provision.
const SET: &str = "set.";

/// What is asked of standings; nothing where it is left to the event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) rules: RuleSet,
    pub(crate) round: Option<u16>,
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = QueryRejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, QueryRejection> {
        Query::from_request_parts(parts, state).await.map(|Query(query)| Self::of(&query))
    }
}

impl Asked {
    /// Reads a query. What is not known is not asked.
    pub(crate) fn of(query: &BTreeMap<String, String>) -> Self {
        let text = |key: &str| query.get(key).map(|value| value.trim().to_owned()).unwrap_or_default();
        let set = query.iter().filter_map(|(key, value)| {
            let (provision, choice) = provision(key.strip_prefix(SET)?, value)?;
            Some((provision.key.to_owned(), choice.to_owned()))
        });
        let rules = RuleSet { list: text("list"), edition: text("edition"), set: set.collect() };
        Self { rules, round: text("round").parse().ok() }
    }

    /// By a list and nothing else.
    pub(crate) fn by(list: &str) -> Self {
        Self { rules: RuleSet { list: list.to_owned(), ..RuleSet::default() }, round: None }
    }

    /// Whether anything is asked that changes the rules.
    pub(crate) fn changes_rules(&self) -> bool {
        !self.rules.is_empty()
    }

    /// What is asked, name by name.
    pub(crate) fn pairs(&self) -> Vec<(String, String)> {
        let rules = [("list", &self.rules.list), ("edition", &self.rules.edition)];
        let rules = rules.into_iter().filter(|(_, value)| !value.is_empty());
        let rules = rules.map(|(key, value)| (key.to_owned(), value.clone()));
        let round = self.round.map(|round| ("round".to_owned(), round.to_string()));
        let set = self.rules.set.iter().map(|(key, choice)| (format!("{SET}{key}"), choice.clone()));
        rules.chain(round).chain(set).collect()
    }

    /// The same as the end of a query, beginning with `&`.
    pub(crate) fn query(&self) -> String {
        let mut out = String::new();
        for (key, value) in self.pairs() {
            out.push('&');
            escape_query(&key, &mut out);
            out.push('=');
            escape_query(&value, &mut out);
        }
        out
    }

    /// The standings asked for, and those of the event by its own rules after the same round where they are others.
    pub(crate) fn standings(&self, kept: &Kept) -> Result<(Standings, Option<Standings>), Failure> {
        let ranked = |rules: &RuleSet| kept.beside.ranked(&kept.event, rules, self.round);
        let own = if self.round.is_none() { kept.standings()? } else { ranked(&kept.rules)? };
        if !self.changes_rules() {
            return Ok((own, None));
        }
        Ok((ranked(&self.rules.over(&kept.rules))?, Some(own)))
    }
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
