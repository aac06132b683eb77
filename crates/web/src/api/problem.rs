//! Failures as programs read them: problem details by RFC 9457, with a code that stays, a sentence in the language asked
//! for, and what was found in the file.

use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo::json::results::check::Finding;
use exaequo::report::check;
use exaequo_office::OfficeError;
use exaequo_store::StoreError;
use exaequo_texts::say;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::schema::{ArrayBuilder, Ref};

use crate::api::asked::{Asked, Language, Spoken};
use crate::failure::{Admission, Declined, Failure};

/// What is written of a failure.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// Where the kind of problem is described.
    #[serde(rename = "type")]
    #[schema(format = "uri-reference")]
    kind: String,
    /// The kind of problem, in the language asked for.
    title: String,
    /// The status of the answer.
    status: u16,
    /// What happened and what can be done about it, in the language asked for.
    detail: String,
    /// The kind of problem, the same in every version and language.
    code: &'static str,
    /// What is wrong with the file that was sent, with line and columns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(schema_with = findings, required = false)]
    findings: Vec<Finding>,
}

fn findings() -> ArrayBuilder {
    ArrayBuilder::new().items(Ref::from_schema_name("CheckFinding"))
}

/// A kind of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Request,
    Parameter,
    Token,
    Scope,
    Refused,
    NotFound,
    Method,
    TooSlow,
    Conflict,
    Version,
    TooLarge,
    MediaType,
    NoTournament,
    Standings,
    Rating,
    Forecast,
    Change,
    NoVersion,
    TooMany,
    Internal,
    Overloaded,
    Away,
    InDoubt,
}

/// A kind of problem as it is described.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Described {
    /// The kind of problem, the same in every version and language.
    code: &'static str,
    /// The kind of problem, in the language asked for.
    title: String,
}

impl Kind {
    const ALL: [Self; 23] = [
        Self::Request,
        Self::Parameter,
        Self::Token,
        Self::Scope,
        Self::Refused,
        Self::NotFound,
        Self::Method,
        Self::TooSlow,
        Self::Conflict,
        Self::Version,
        Self::TooLarge,
        Self::MediaType,
        Self::NoTournament,
        Self::Standings,
        Self::Rating,
        Self::Forecast,
        Self::Change,
        Self::NoVersion,
        Self::TooMany,
        Self::Internal,
        Self::Overloaded,
        Self::Away,
        Self::InDoubt,
    ];

    const fn code(self) -> &'static str {
        match self {
            Self::Request => "request",
            Self::Parameter => "parameter",
            Self::Token => "token",
            Self::Scope => "scope",
            Self::Refused => "refused",
            Self::NotFound => "not-found",
            Self::Method => "method",
            Self::TooSlow => "too-slow",
            Self::Conflict => "conflict",
            Self::Version => "version",
            Self::NoVersion => "no-version",
            Self::TooLarge => "too-large",
            Self::MediaType => "media-type",
            Self::NoTournament => "no-tournament",
            Self::Standings => "standings",
            Self::Rating => "rating",
            Self::Forecast => "forecast",
            Self::Change => "change",
            Self::TooMany => "too-many",
            Self::Internal => "internal",
            Self::Overloaded => "overloaded",
            Self::Away => "database-away",
            Self::InDoubt => "in-doubt",
        }
    }

    fn title(self, lang: Lang) -> String {
        match self {
            Self::Request => say!(lang, "The request is not understood."),
            Self::Parameter => say!(lang, "A parameter is not understood."),
            Self::Token => say!(lang, "A token is needed."),
            Self::Scope => say!(lang, "The token is not for this."),
            Self::Version => say!(lang, "The event is another by now."),
            Self::NoVersion => say!(lang, "The version that was seen has to be named."),
            Self::Refused => say!(lang, "The request is refused."),
            Self::NotFound => say!(lang, "There is no such page."),
            Self::Method => say!(lang, "The method does not exist here."),
            Self::TooSlow => say!(lang, "The request did not arrive in time."),
            Self::Conflict => say!(lang, "Something else has changed in the meantime."),
            Self::TooLarge => say!(lang, "The request is too large."),
            Self::MediaType => say!(lang, "Files of this kind are not read."),
            Self::NoTournament => say!(lang, "The file holds no tournament."),
            Self::Standings => say!(lang, "There are no such standings."),
            Self::Rating => say!(lang, "The event cannot be rated like this."),
            Self::Forecast => say!(lang, "There is no forecast."),
            Self::Change => say!(lang, "The change does not suit the event."),
            Self::TooMany => say!(lang, "Too many requests."),
            Self::Internal => say!(lang, "The server cannot answer."),
            Self::Overloaded => say!(lang, "The server has too much to do."),
            Self::Away => say!(lang, "The database cannot be reached."),
            Self::InDoubt => say!(lang, "It is not known whether this was saved."),
        }
    }

    fn of(failure: &Failure) -> Self {
        match failure {
            Failure::NoPage
            | Failure::NotBuiltIn
            | Failure::NoEvent
            | Failure::NoPlayer
            | Failure::NotPublished => Self::NotFound,
            Failure::BeingMade | Failure::Store(StoreError::Busy) => Self::Overloaded,
            Failure::Store(StoreError::Away) => Self::Away,
            Failure::Store(StoreError::InDoubt) => Self::InDoubt,
            Failure::Admission(Admission::TooOften) => Self::TooMany,
            Failure::Declined(why) => Self::of_declined(why),
            Failure::Foreign
            | Failure::NotYours
            | Failure::Stale
            | Failure::OnlyHere { .. }
            | Failure::Admission(_) => Self::Refused,
            Failure::TooLarge { .. } => Self::TooLarge,
            Failure::TooSlow => Self::TooSlow,
            Failure::Method => Self::Method,
            Failure::NoFile | Failure::Request => Self::Request,
            Failure::Store(StoreError::Behind { .. })
            | Failure::Met { .. }
            | Failure::Taken { .. }
            | Failure::NothingToUndo
            | Failure::ChangedSince { .. }
            | Failure::SeatedAnew
            | Failure::BuiltUpon { .. } => Self::Conflict,
            Failure::Unreadable | Failure::NoTournament { .. } => Self::NoTournament,
            Failure::Ranking(_) | Failure::Page(_) | Failure::NotTied(_) | Failure::PlayOff(_) => {
                Self::Standings
            }
            Failure::Rating(_) => Self::Rating,
            Failure::Forecast(_) | Failure::Prizes(_) => Self::Forecast,
            Failure::Office(error) if matches!(**error, OfficeError::Published(_)) => Self::Conflict,
            Failure::Office(_) | Failure::Unsuitable(_) | Failure::Change(_) | Failure::NotWritten(_) => {
                Self::Change
            }
            Failure::Log | Failure::NoChance | Failure::Store(_) => Self::Internal,
        }
    }

    const fn of_declined(why: &Declined) -> Self {
        match why {
            Declined::Argument { .. } | Declined::NoParameter(_) | Declined::Missing(_) => Self::Parameter,
            Declined::MediaType => Self::MediaType,
            Declined::TooMany { .. } => Self::TooMany,
            Declined::NoToken => Self::Token,
            Declined::Scope(_) => Self::Scope,
            Declined::NoVersion => Self::NoVersion,
            Declined::OtherVersion { .. } => Self::Version,
            Declined::Overloaded | Declined::TooLong => Self::Overloaded,
            Declined::Internal => Self::Internal,
        }
    }

    fn described(self, lang: Lang) -> Described {
        Described { code: self.code(), title: self.title(lang) }
    }
}

impl Failure {
    /// The failure for a program.
    pub(crate) fn problem(&self, lang: Lang) -> Response {
        let kind = Kind::of(self);
        let problem = Problem {
            kind: format!("/api/v1/problems/{}", kind.code()),
            title: kind.title(lang),
            status: self.status().as_u16(),
            detail: self.sentence(lang),
            code: kind.code(),
            findings: self.findings(lang),
        };
        let body = serde_json::to_string(&problem).unwrap_or_default();
        let headers =
            [(header::CONTENT_TYPE, "application/problem+json"), (header::CONTENT_LANGUAGE, lang.code())];
        let mut response = (self.status(), headers, body).into_response();
        if matches!(self, Self::Declined(Declined::NoToken)) {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }

    fn findings(&self, lang: Lang) -> Vec<Finding> {
        match self {
            Self::NoTournament { name, check } => check::form(check, name, lang).findings,
            _ => Vec::new(),
        }
    }

    /// After how many seconds it is worth asking again.
    const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::Declined(Declined::TooMany { seconds }) => Some(*seconds),
            Self::Declined(Declined::Overloaded | Declined::TooLong)
            | Self::BeingMade
            | Self::Store(StoreError::Busy | StoreError::Away) => Some(10),
            _ => None,
        }
    }
}

/// What a kind of problem is.
#[utoipa::path(
    get, path = "/api/v1/problems/{code}", tag = "about", operation_id = "problem",
    params(("code" = String, Path, description = "The code of the kind of problem."), Language),
    responses((status = 200, description = "The kind of problem.", body = Described)),
)]
pub(crate) async fn get(
    Path(code): Path<String>,
    Asked((_,)): Asked<(Language,)>,
    Spoken(lang): Spoken,
) -> Result<Response, Failure> {
    let kind = Kind::ALL.into_iter().find(|kind| kind.code() == code).ok_or(Failure::NoPage)?;
    let text = serde_json::to_string(&kind.described(lang)).map_err(|_| Declined::Internal)?;
    Ok(super::json(text, lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_learns_whether_to_ask_again() {
        for (error, code, is_worth_it) in [
            (StoreError::Away, "database-away", true),
            (StoreError::InDoubt, "in-doubt", false),
            (StoreError::Busy, "overloaded", true),
            (StoreError::Full, "internal", false),
        ] {
            let failure = Failure::Store(error);
            assert_eq!(Kind::of(&failure).code(), code);
            assert!(Kind::ALL.contains(&Kind::of(&failure)));
            let answer = failure.problem(Lang::En);
            assert_eq!(answer.headers().contains_key(header::RETRY_AFTER), is_worth_it, "{code}");
        }
    }
}
