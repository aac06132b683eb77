//! Why a request of a program was declined.

use axum::http::StatusCode;
use exaequo::Lang;
use exaequo_store::access::TokenScope;
use exaequo_texts::say;

/// Why a request of a program was declined.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Declined {
    /// A parameter that does not take what was sent.
    #[error("{name} does not take {found:?}")]
    Argument { name: &'static str, found: String },
    #[error("there is no parameter {0:?}")]
    NoParameter(String),
    #[error("{0} is missing")]
    Missing(&'static str),
    #[error("files of this kind are not read")]
    MediaType,
    /// Too many requests, and after how many seconds there may be another.
    #[error("too many requests")]
    TooMany { seconds: u64 },
    #[error("a token is needed")]
    NoToken,
    /// The token is not for this.
    #[error("the token is not for this")]
    Scope(TokenScope),
    #[error("the version that was seen is not named")]
    NoVersion,
    /// The event is another by now.
    #[error("the event has version {version}")]
    OtherVersion { version: u64 },
    #[error("too many wait for an answer")]
    Overloaded,
    #[error("the answer takes too long")]
    TooLong,
    #[error("the server is broken")]
    Internal,
}

impl Declined {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::Argument { .. } | Self::NoParameter(_) | Self::Missing(_) => StatusCode::BAD_REQUEST,
            Self::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::Scope(_) => StatusCode::FORBIDDEN,
            Self::NoVersion => StatusCode::PRECONDITION_REQUIRED,
            Self::OtherVersion { .. } => StatusCode::PRECONDITION_FAILED,
            Self::Overloaded | Self::TooLong => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What happened, in a sentence.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Argument { name, found } => {
                say!(lang, "The parameter {name} does not take this value: {found}", name, found)
            }
            Self::NoParameter(name) => say!(lang, "There is no parameter {name}.", name),
            Self::Missing(name) => say!(lang, "The parameter {name} is missing.", name),
            Self::MediaType => {
                say!(
                    lang,
                    "A tournament is sent as {trf} or as {json}.",
                    trf = "text/plain",
                    json = "application/json"
                )
            }
            Self::TooMany { seconds } => say!(
                lang,
                count * seconds,
                "Too many requests. Ask again in {seconds} second.",
                "Too many requests. Ask again in {seconds} seconds.",
                seconds
            ),
            Self::NoToken => {
                say!(lang, "A token is needed: {header}", header = "Authorization: Bearer …")
            }
            Self::Scope(scope) => {
                say!(lang, "The token is not for this: it lacks {scope}.", scope = scope.name())
            }
            Self::NoVersion => {
                say!(lang, "Name the version of the event that was seen: {header}", header = "If-Match")
            }
            Self::OtherVersion { version } => say!(
                lang,
                "Nothing was changed: the event has version {version} by now. Look at it again.",
                version
            ),
            Self::Overloaded => say!(lang, "The server has too much to do. Ask again in a moment."),
            Self::TooLong => say!(lang, "The answer takes too long. Ask for less."),
            Self::Internal => say!(lang, "The server cannot answer."),
        }
    }
}
