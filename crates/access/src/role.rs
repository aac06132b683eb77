//! The roles, and the one table of what each of them may do with an event.

/// What is done with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// It is looked at: lists, history, downloads, news.
    Look,
    /// Results are entered and taken back.
    Enter,
    /// It is run: players, rounds, rules, prizes, what is public.
    Run,
    /// It is decided who else works on it, and what becomes of it.
    Lead,
}

impl Action {
    /// All of them, from the least to the most.
    pub const ALL: [Self; 4] = [Self::Look, Self::Enter, Self::Run, Self::Lead];
}

/// What somebody is in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EventRole {
    /// Whoever answers for the event.
    Arbiter,
    /// Whoever runs it with the arbiter.
    Deputy,
    /// Whoever enters results.
    Results,
    /// Whoever looks on.
    Viewer,
}

impl EventRole {
    /// All of them, from the most to the least.
    pub const ALL: [Self; 4] = [Self::Arbiter, Self::Deputy, Self::Results, Self::Viewer];

    /// The name it is typed by and kept under.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Arbiter => "arbiter",
            Self::Deputy => "deputy",
            Self::Results => "results",
            Self::Viewer => "viewer",
        }
    }

    /// The role that has a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }

    /// The most that whoever has the role may do; whoever may do more may do less.
    const fn most(self) -> Action {
        match self {
            Self::Arbiter => Action::Lead,
            Self::Deputy => Action::Run,
            Self::Results => Action::Enter,
            Self::Viewer => Action::Look,
        }
    }

    /// Whether whoever has the role may do something.
    pub fn may(self, action: Action) -> bool {
        action <= self.most()
    }
}

/// What somebody is for the whole server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ServerRole {
    /// Whoever looks after the server and its people; may do everything with every event.
    Administrator,
    /// Whoever keeps the register of ratings.
    Officer,
}

impl ServerRole {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Administrator, Self::Officer];

    /// The name it is typed by and kept under.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Administrator => "administrator",
            Self::Officer => "officer",
        }
    }

    /// The role that has a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_role_may_what_the_table_says() {
        use Action::{Enter, Lead, Look, Run};
        for (role, may) in [
            (EventRole::Arbiter, &[Look, Enter, Run, Lead][..]),
            (EventRole::Deputy, &[Look, Enter, Run]),
            (EventRole::Results, &[Look, Enter]),
            (EventRole::Viewer, &[Look]),
        ] {
            for action in Action::ALL {
                assert_eq!(role.may(action), may.contains(&action), "{role:?} {action:?}");
            }
        }
    }

    #[test]
    fn names_are_read_back() {
        for role in EventRole::ALL {
            assert_eq!(EventRole::named(role.name()), Some(role));
        }
        for role in ServerRole::ALL {
            assert_eq!(ServerRole::named(role.name()), Some(role));
        }
        assert_eq!((EventRole::named("administrator"), ServerRole::named("arbiter")), (None, None));
    }
}
