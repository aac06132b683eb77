//! Who has done something, as the log has it.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use exaequo::Lang;
use exaequo_texts::say;

/// Who has done something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Actor {
    /// Whoever sits at the machine.
    #[default]
    Arbiter,
    /// Somebody who has signed in.
    Account(String),
    /// Somebody with a telephone.
    Phone(String),
    /// A program with a token.
    Program(String),
    /// The server itself, when a time is over.
    Server,
}

const ACCOUNT: &str = "account:";
const PHONE: &str = "phone:";
const PROGRAM: &str = "program:";
const SERVER: &str = "server:";

impl Actor {
    /// What people call them.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Self::Arbiter => say!(lang, "the arbiter"),
            Self::Account(name) => name.clone(),
            Self::Phone(name) => say!(lang, "{name} (telephone)", name),
            Self::Program(name) => say!(lang, "{name} (program)", name),
            Self::Server => say!(lang, "the server"),
        }
    }
}

/// As the log has them.
impl fmt::Display for Actor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arbiter => Ok(()),
            Self::Account(name) => write!(formatter, "{ACCOUNT}{name}"),
            Self::Phone(name) => write!(formatter, "{PHONE}{name}"),
            Self::Program(name) => write!(formatter, "{PROGRAM}{name}"),
            Self::Server => formatter.write_str(SERVER),
        }
    }
}

impl FromStr for Actor {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let after = |prefix: &str| text.strip_prefix(prefix).map(str::to_owned);
        Ok(match (after(ACCOUNT), after(PHONE), after(PROGRAM)) {
            _ if text.is_empty() => Self::Arbiter,
            _ if text == SERVER => Self::Server,
            (Some(name), _, _) => Self::Account(name),
            (_, Some(name), _) => Self::Phone(name),
            (_, _, Some(name)) => Self::Program(name),
            _ => Self::Account(text.to_owned()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_tells_who_it_was() {
        let name = || "phone:Ana".to_owned();
        let named = [Actor::Account(name()), Actor::Phone(name()), Actor::Program(name())];
        for actor in [Actor::Arbiter, Actor::Server].into_iter().chain(named) {
            assert_eq!(actor.to_string().parse(), Ok(actor));
        }
    }
}
