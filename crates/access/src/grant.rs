//! Roles that somebody was given.

use std::fmt;
use std::str::FromStr;

use crate::{Action, EventRole, ServerRole};

/// A role that somebody was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grant {
    /// For the whole server.
    Server(ServerRole),
    /// In the event with a number.
    Event(u64, EventRole),
}

impl Grant {
    /// One that is kept with the number of its event and the name of its role; what a newer program has written is no right
    /// here.
    pub fn kept(event: Option<u64>, role: &str) -> Option<Self> {
        match event {
            Some(event) => EventRole::named(role).map(|role| Self::Event(event, role)),
            None => ServerRole::named(role).map(Self::Server),
        }
    }

    /// Several as they are kept: with blanks between them.
    pub fn join(grants: &[Self]) -> String {
        grants.iter().map(Self::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Those that are kept; what a newer program has written is no right here.
    pub fn split(kept: &str) -> Vec<Self> {
        kept.split(' ').filter_map(|text| text.parse().ok()).collect()
    }
}

/// `administrator`, or `deputy@7` in an event.
impl fmt::Display for Grant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Server(role) => formatter.write_str(role.name()),
            Self::Event(event, role) => write!(formatter, "{}@{event}", role.name()),
        }
    }
}

/// What is no role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRole;

impl FromStr for Grant {
    type Err = NoRole;

    fn from_str(text: &str) -> Result<Self, NoRole> {
        let (role, event) = match text.split_once('@') {
            Some((role, event)) => (role, Some(event.parse().map_err(|_| NoRole)?)),
            None => (text, None),
        };
        Self::kept(event, role).ok_or(NoRole)
    }
}

/// Everything an account was given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights(Vec<Grant>);

impl Rights {
    /// What was given.
    pub fn new(grants: Vec<Grant>) -> Self {
        Self(grants)
    }

    /// One by one.
    pub fn grants(&self) -> &[Grant] {
        &self.0
    }

    /// Whether the account looks after the server.
    pub fn is_administrator(&self) -> bool {
        self.0.contains(&Grant::Server(ServerRole::Administrator))
    }

    /// Whether the account keeps the register, or looks after the server.
    pub fn is_officer(&self) -> bool {
        self.is_administrator() || self.0.contains(&Grant::Server(ServerRole::Officer))
    }

    /// The role in an event; none where it is not one of theirs.
    pub fn role_in(&self, event: u64) -> Option<EventRole> {
        self.0.iter().find_map(|grant| match grant {
            Grant::Event(of, role) if *of == event => Some(*role),
            _ => None,
        })
    }

    /// Whether the account may do something with an event.
    pub fn may(&self, event: u64, action: Action) -> bool {
        self.is_administrator() || self.role_in(event).is_some_and(|role| role.may(action))
    }

    /// Whether the account may give a role to others: nobody gives what reaches further than the own.
    pub fn may_give(&self, grant: Grant) -> bool {
        match grant {
            Grant::Server(_) => self.is_administrator(),
            Grant::Event(event, _) => self.may(event, Action::Lead),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grants_are_read_back() {
        let all =
            [Grant::Server(ServerRole::Administrator), Grant::Event(u64::MAX, EventRole::Viewer)].to_vec();
        assert_eq!(Grant::join(&all), "administrator viewer@18446744073709551615");
        assert_eq!(Grant::split(&Grant::join(&all)), all);
        assert_eq!(Grant::split(""), []);
        for text in ["arbiter", "officer@1", "arbiter@", "arbiter@-1", "king", "king@1", "viewer@1@2"] {
            assert_eq!(text.parse::<Grant>(), Err(NoRole), "{text}");
        }
    }

    #[test]
    fn a_role_is_worth_nothing_elsewhere() {
        let arbiter = Rights::new(vec![Grant::Event(1, EventRole::Arbiter)]);
        for action in Action::ALL {
            assert!(arbiter.may(1, action) && !arbiter.may(2, action));
        }
        assert!(!arbiter.is_administrator() && !arbiter.is_officer());
        assert!(arbiter.may_give(Grant::Event(1, EventRole::Arbiter)));
        assert!(!arbiter.may_give(Grant::Event(2, EventRole::Viewer)));
        assert!(!arbiter.may_give(Grant::Server(ServerRole::Officer)));
        let deputy = Rights::new(vec![Grant::Event(1, EventRole::Deputy)]);
        assert!(!deputy.may_give(Grant::Event(1, EventRole::Viewer)));
    }

    #[test]
    fn whoever_looks_after_the_server_may_everything() {
        let all = Rights::new(vec![Grant::Server(ServerRole::Administrator)]);
        assert!(all.may(99, Action::Lead) && all.is_officer());
        let officer = Rights::new(vec![Grant::Server(ServerRole::Officer)]);
        assert!(officer.is_officer() && !officer.is_administrator() && !officer.may(1, Action::Look));
        assert!(!Rights::default().may(1, Action::Look));
    }
}
