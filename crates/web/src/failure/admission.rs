//! Why somebody was not let in.

use axum::http::StatusCode;
use exaequo::Lang;
use exaequo_texts::say;

use crate::password::SHORTEST;

/// Why somebody was not let in.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Admission {
    #[error("nobody signs in at the machine itself")]
    NobodySignsIn,
    #[error("only whoever has signed in may see this")]
    SignIn,
    #[error("the name or the password is wrong")]
    WrongPassword,
    #[error("the password is too short or too long")]
    Password,
    #[error("the name is missing, or the passwords differ")]
    NotTwice,
    #[error("too many attempts")]
    TooOften,
    #[error("the link is not good")]
    Link,
    #[error("the telephone has no right")]
    NoPhone,
    #[error("the right does not go so far")]
    NotThisBoard,
    #[error("the role does not go so far")]
    Role,
    #[error("somebody else has the name")]
    NameTaken,
    #[error("the code is wrong")]
    WrongCode,
    #[error("the own password is wrong")]
    OwnPassword,
    #[error("the first code is wrong")]
    FirstCode,
}

impl Admission {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NobodySignsIn
            | Self::WrongPassword
            | Self::WrongCode
            | Self::Link
            | Self::NoPhone
            | Self::NotThisBoard
            | Self::Role => StatusCode::FORBIDDEN,
            Self::SignIn => StatusCode::UNAUTHORIZED,
            Self::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Self::Password | Self::NotTwice | Self::NameTaken | Self::FirstCode | Self::OwnPassword => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
        }
    }

    /// What happened, in a sentence.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::NobodySignsIn => say!(lang, "On the computer of the desk nobody signs in."),
            Self::SignIn => say!(lang, "Only people who have signed in can open this page."),
            Self::WrongPassword => say!(lang, "The name or the password is wrong."),
            Self::Password => {
                say!(lang, "A password has {least} characters or more, up to 200.", least = SHORTEST)
            }
            Self::NotTwice => {
                say!(lang, "The name is missing, or the two passwords differ. Go back and try again.")
            }
            Self::TooOften => say!(lang, "Too many attempts. Try again in a quarter of an hour."),
            Self::Link => {
                say!(lang, "This link was used already, or is too old. Ask at the desk for a new one.")
            }
            Self::NoPhone => {
                say!(
                    lang,
                    "This telephone may not enter results, or no longer. Ask at the desk for a QR code."
                )
            }
            Self::Role => say!(
                lang,
                "Your role does not go so far. The arbiter of the event, or whoever looks after the server, can give you another one."
            ),
            Self::NameTaken => say!(lang, "Somebody else has this name. Go back and choose another one."),
            Self::WrongCode => {
                say!(lang, "The code is wrong, or was used already. Wait for the next one and sign in again.")
            }
            Self::OwnPassword => say!(lang, "The password is wrong. Nothing was changed."),
            Self::FirstCode => say!(
                lang,
                "The code is wrong. Is the clock of the telephone right? Nothing was changed; begin again with a new QR code."
            ),
            Self::NotThisBoard => say!(
                lang,
                "Not saved: results are entered here for the current round only, and for the boards named above."
            ),
        }
    }

    /// Where to go from here, and how that is worded; nowhere from a link or a telephone that is not good.
    pub(crate) fn way_out(&self, lang: Lang) -> (&'static str, String) {
        match self {
            Self::SignIn | Self::WrongPassword | Self::WrongCode => ("/sign-in", say!(lang, "Sign in")),
            Self::NoPhone | Self::Link => ("", String::new()),
            Self::OwnPassword | Self::FirstCode => ("/account", say!(lang, "Back to the account")),
            Self::NotThisBoard => ("/phone", say!(lang, "Back to the boards")),
            Self::NobodySignsIn
            | Self::Password
            | Self::NotTwice
            | Self::NameTaken
            | Self::TooOften
            | Self::Role => ("/", say!(lang, "Back to the events")),
        }
    }
}
