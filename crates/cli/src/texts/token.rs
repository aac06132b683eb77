//! Texts of `exaequo token`.

use exaequo::Lang;
use exaequo_texts::say;
use exaequo_web::{Token, TokenScope};

/// What is done with tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub(crate) enum TokenVerb {
    Token,
    Create,
    List,
    Revoke,
}

impl TokenVerb {
    /// What it is for, in one line.
    pub(super) fn about(self, lang: Lang) -> String {
        match self {
            Self::Token => say!(lang, "Let other programs use the desk, by tokens"),
            Self::Create => say!(lang, "Make a token and write its secret, once"),
            Self::List => say!(lang, "Show which programs have a token"),
            Self::Revoke => say!(lang, "Take a token back"),
        }
    }

    /// What it does, at length.
    pub(super) fn long(self, lang: Lang) -> String {
        match self {
            Self::Token => say!(
                lang,
                "A program sends its token with each request about events of the desk; docs/api.md describes them. Tokens are made, listed and taken back while the desk is open or not."
            ),
            Self::Create => say!(
                lang,
                "The secret is written to standard output and kept nowhere: only its digest is. What is entered with the token stands in the history under the name given here."
            ),
            Self::List => say!(lang, "Each line has the number, the name, what it is for, and until when."),
            Self::Revoke => say!(lang, "From then on the program is refused."),
        }
    }
}

/// An option about tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum TokenOpt {
    Name,
    Scope,
    Event,
    Requests,
    Days,
    Number,
}

impl TokenOpt {
    /// What it is for.
    pub(crate) fn help(self, lang: Lang) -> String {
        match self {
            Self::Name => say!(lang, "What the program is called"),
            Self::Scope => {
                say!(
                    lang,
                    "What it may do, with commas between: read, results, publish, report, lists (default: read)"
                )
            }
            Self::Event => say!(lang, "The number of the only event it is for (default: all)"),
            Self::Requests => say!(lang, "How many requests a minute it has (default: 600)"),
            Self::Days => say!(lang, "For how many days it lasts (default: 365)"),
            Self::Number => say!(lang, "Number of the token, as the list has it"),
        }
    }
}

/// That a token was made.
pub(crate) fn token_made(lang: Lang) -> String {
    say!(lang, "The secret of the token, which is shown once:") + "\n"
}

/// That a token was taken back.
pub(crate) fn token_revoked(lang: Lang) -> String {
    say!(lang, "The token no longer works.") + "\n"
}

/// That there are none.
pub(crate) fn no_tokens(lang: Lang) -> String {
    say!(lang, "No program has a token.") + "\n"
}

/// A token on a line.
pub(crate) fn token_line(lang: Lang, token: &Token) -> String {
    let (number, name, until) = (token.id, token.name.clone(), token.until.clone());
    let scopes = TokenScope::join(&token.scopes);
    let line = match token.event {
        Some(event) => say!(
            lang,
            "{number}  {name}: {scopes}, of event {event}, until {until}",
            number,
            name,
            scopes,
            event,
            until
        ),
        None => say!(lang, "{number}  {name}: {scopes}, until {until}", number, name, scopes, until),
    };
    line + "\n"
}
