//! Who has done something, as the log has it.

use std::fmt;

use exaequo::Lang;
use exaequo_texts::say;

/// Who has done something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Actor {
    /// Whoever sits at the machine.
    #[default]
    Arbiter,
    /// Somebody who has signed in.
    Account(Known),
    /// Somebody with a telephone.
    Phone(Known),
    /// A program with a token.
    Program(Known),
    /// The server itself, when a time is over.
    Server,
}

/// By what somebody is known: a number that nobody else gets, and a name until it is erased.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The number of the account, of the telephone or of the token; old lines have none.
    pub id: Option<u64>,
    /// What people call them.
    pub name: Option<String>,
}

impl Known {
    /// Somebody with a number and a name.
    pub const fn new(id: u64, name: String) -> Self {
        Self { id: Some(id), name: Some(name) }
    }

    fn nameless(&self) -> Self {
        Self { id: self.id, name: None }
    }
}

const ACCOUNT: &str = "account";
const PHONE: &str = "phone";
const PROGRAM: &str = "program";
const SERVER: &str = "server:";

/// As the log has somebody whose name was erased.
fn nameless(kind: &str, id: Option<u64>) -> String {
    format!("{kind} #{}", id.unwrap_or(0))
}

impl Actor {
    /// Who it is, from what is kept: `account:Cid`, or `account #7` where the name was erased.
    pub fn kept(text: &str, id: Option<u64>) -> Self {
        let after = |kind: &str| -> Option<Known> {
            let rest = text.strip_prefix(kind)?;
            match rest.strip_prefix(':') {
                Some(name) => Some(Known { id, name: Some(name.to_owned()) }),
                None if nameless(kind, id) == text => Some(Known { id, name: None }),
                None => None,
            }
        };
        match (after(ACCOUNT), after(PHONE), after(PROGRAM)) {
            _ if text.is_empty() => Self::Arbiter,
            _ if text == SERVER => Self::Server,
            (Some(known), _, _) => Self::Account(known),
            (_, Some(known), _) => Self::Phone(known),
            (_, _, Some(known)) => Self::Program(known),
            _ => Self::Account(Known { id, name: Some(text.to_owned()) }),
        }
    }

    fn known(&self) -> Option<(&'static str, &Known)> {
        match self {
            Self::Arbiter | Self::Server => None,
            Self::Account(known) => Some((ACCOUNT, known)),
            Self::Phone(known) => Some((PHONE, known)),
            Self::Program(known) => Some((PROGRAM, known)),
        }
    }

    /// The number, where there is one.
    pub fn id(&self) -> Option<u64> {
        self.known().and_then(|(_, known)| known.id)
    }

    /// The name, where there is one and it was not erased.
    pub fn name(&self) -> Option<&str> {
        self.known().and_then(|(_, known)| known.name.as_deref())
    }

    /// Whether both are one: by the number, since somebody else may have the name by now.
    pub fn is(&self, other: &Self) -> bool {
        match (self.known(), other.known()) {
            (None, None) => self == other,
            (Some((kind, one)), Some((of, other))) => kind == of && one.id.is_some() && one.id == other.id,
            _ => false,
        }
    }

    /// The same without the name.
    pub fn nameless(&self) -> Self {
        match self {
            Self::Arbiter | Self::Server => self.clone(),
            Self::Account(known) => Self::Account(known.nameless()),
            Self::Phone(known) => Self::Phone(known.nameless()),
            Self::Program(known) => Self::Program(known.nameless()),
        }
    }

    /// What people call them.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Self::Arbiter => say!(lang, "the arbiter"),
            Self::Account(known) => match (&known.name, known.id) {
                (Some(name), _) => name.clone(),
                (None, Some(number)) => say!(lang, "account {number}", number),
                (None, None) => say!(lang, "somebody who had an account"),
            },
            Self::Phone(known) => match (&known.name, known.id) {
                (Some(name), _) => say!(lang, "{name} (telephone)", name),
                (None, Some(number)) => say!(lang, "telephone {number}", number),
                (None, None) => say!(lang, "somebody with a telephone"),
            },
            Self::Program(known) => match (&known.name, known.id) {
                (Some(name), _) => say!(lang, "{name} (program)", name),
                (None, Some(number)) => say!(lang, "program {number}", number),
                (None, None) => say!(lang, "a program that had a token"),
            },
            Self::Server => say!(lang, "the server"),
        }
    }
}

/// As the log has them.
impl fmt::Display for Actor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.known()) {
            (Self::Server, _) => formatter.write_str(SERVER),
            (_, None) => Ok(()),
            (_, Some((kind, Known { name: Some(name), .. }))) => write!(formatter, "{kind}:{name}"),
            (_, Some((kind, known))) => formatter.write_str(&nameless(kind, known.id)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(known: &Known) -> [Actor; 3] {
        [Actor::Account(known.clone()), Actor::Phone(known.clone()), Actor::Program(known.clone())]
    }

    #[test]
    fn the_log_tells_who_it_was() {
        let named = all(&Known::new(7, "phone:Ana".to_owned()));
        let nameless = named.clone().map(|actor| actor.nameless());
        let unknown = all(&Known { id: None, name: None });
        for actor in [Actor::Arbiter, Actor::Server].into_iter().chain(named).chain(nameless).chain(unknown) {
            assert_eq!(Actor::kept(&actor.to_string(), actor.id()), actor);
        }
        assert_eq!(all(&Known::new(7, "Ana".to_owned()))[0].nameless().to_string(), "account #7");
    }

    /// A name may be given again; an account of another number is another.
    #[test]
    fn who_it_was_is_told_by_the_number() {
        let cid = |id| Actor::Account(Known::new(id, "Cid".to_owned()));
        assert!(cid(7).is(&cid(7)) && cid(7).nameless().is(&cid(7)));
        assert!(!cid(7).is(&cid(8)) && !cid(7).is(&Actor::Arbiter));
        assert!(!cid(7).is(&Actor::Phone(Known::new(7, "Cid".to_owned()))));
        let old = Actor::kept("account:Cid", None);
        assert!(!old.is(&cid(7)) && !old.is(&old), "a line without a number is nobody's own");
        assert!(Actor::Arbiter.is(&Actor::Arbiter) && !Actor::Arbiter.is(&Actor::Server));
    }
}
