//! Texts of `exaequo user`.

use exaequo::Lang;
use exaequo_texts::say;
use exaequo_web::{Grant, User};

/// What is done about people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub(crate) enum UserVerb {
    User,
    Create,
    Reset,
    List,
    Role,
    Remove,
}

impl UserVerb {
    /// What it is for, in one line.
    pub(super) fn about(self, lang: Lang) -> String {
        match self {
            Self::User => say!(lang, "Say who may sign in at the desk, and as what"),
            Self::Create => say!(lang, "Make an account and write its password, once"),
            Self::Reset => say!(lang, "Give an account a new password and write it, once"),
            Self::List => say!(lang, "Show who has an account, with which roles"),
            Self::Role => say!(lang, "Give an account a role, or take it away"),
            Self::Remove => say!(lang, "Take an account away"),
        }
    }

    /// What it does, at length.
    pub(super) fn long(self, lang: Lang) -> String {
        match self {
            Self::User => say!(
                lang,
                "A desk that others reach has accounts with roles: administrator and officer for the whole server, arbiter, deputy, results and viewer in an event, written with its number as deputy@3. docs/server.md describes them. All of it works while the desk is open or not."
            ),
            Self::Create => say!(
                lang,
                "The password is written to standard output and kept nowhere: only its hash is. Whoever signs in with it can choose another one."
            ),
            Self::Reset => {
                say!(lang, "The sessions of the account end, and its second factor is taken away.")
            }
            Self::List => {
                say!(
                    lang,
                    "Each line has the name, the roles, the devices that are signed in, and a second factor."
                )
            }
            Self::Role => say!(lang, "In an event somebody has one role: another one replaces it."),
            Self::Remove => say!(
                lang,
                "Its sessions, roles and tokens go with it. What was done under its name stays in the history of the events."
            ),
        }
    }
}

/// An option about people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum UserOpt {
    Name,
    Roles,
    Role,
    Take,
}

impl UserOpt {
    /// What it is for.
    pub(crate) fn help(self, lang: Lang) -> String {
        match self {
            Self::Name => say!(lang, "The name that is signed in with"),
            Self::Roles => {
                say!(lang, "Roles with commas between, such as administrator or arbiter@3 (default: none)")
            }
            Self::Role => say!(lang, "The role: administrator, officer, or such as deputy@3 in an event"),
            Self::Take => say!(lang, "Take the role away instead"),
        }
    }
}

/// That there is a password.
pub(crate) fn password_made(lang: Lang) -> String {
    say!(lang, "The password, which is shown once:") + "\n"
}

/// That something was done about somebody.
pub(crate) fn user_done(lang: Lang) -> String {
    say!(lang, "Done.") + "\n"
}

/// That there is nobody.
pub(crate) fn no_users(lang: Lang) -> String {
    say!(lang, "Nobody has an account.") + "\n"
}

/// Somebody on a line.
pub(crate) fn user_line(lang: Lang, user: &User) -> String {
    let (name, n) = (user.name.clone(), user.sessions);
    let roles = if user.grants.is_empty() { "–".to_owned() } else { Grant::join(&user.grants) };
    let devices = say!(lang, count n, "signed in on {n} device", "signed in on {n} devices", n);
    let line = if user.has_factor {
        say!(lang, "{name}: {roles}; {devices}; second factor", name, roles, devices)
    } else {
        say!(lang, "{name}: {roles}; {devices}", name, roles, devices)
    };
    line + "\n"
}
