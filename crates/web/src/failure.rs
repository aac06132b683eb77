//! Why a page cannot be shown or something was not done: a status and a sentence.

mod admission;
mod declined;
mod office;
mod size;

use std::sync::Arc;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use exaequo::event::forecast::ForecastError;
use exaequo::event::playoff::PlayOffError;
use exaequo::event::prizes::PrizeFileError;
use exaequo::event::{Check, NotTied};
use exaequo::report::error::InWords;
use exaequo::report::list;
use exaequo::report::page::PageError;
use exaequo::site::NoList;
use exaequo::trf::Losses;
use exaequo::{ChangeError, Lang, RankingError, RatingError};
use exaequo_desk::actor::Actor;
use exaequo_office::OfficeError;
use exaequo_store::StoreError;
use exaequo_texts::say;

pub(crate) use crate::failure::admission::Admission;
pub(crate) use crate::failure::declined::Declined;
use crate::shell::Shell;

/// Why a page cannot be shown or something was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("there is no such page")]
    NoPage,
    #[error("there is no such event")]
    NoEvent,
    #[error("the program was built without this page")]
    NotBuiltIn,
    #[error("the file holds no tournament")]
    Unreadable,
    #[error("the log cannot be read")]
    Log,
    #[error("no file was sent")]
    NoFile,
    #[error("more was sent than {most} bytes")]
    TooLarge { most: usize },
    #[error("the file did not arrive in time")]
    TooSlow,
    #[error("the request is not understood")]
    Request,
    #[error("the request comes from another page")]
    Foreign,
    #[error("only whoever sits at the desk may see this")]
    NotYours,
    #[error("nothing is published")]
    NotPublished,
    #[error("nobody in the register has this number")]
    NoPlayer,
    #[error("it is being made")]
    BeingMade,
    #[error(transparent)]
    Office(Box<OfficeError>),
    #[error("nothing can be undone")]
    NothingToUndo,
    /// Something that does not suit the event, with the reason.
    #[error("{0}")]
    Unsuitable(String),
    #[error("the method is not allowed")]
    Method,
    #[error("the form has no token, or an old one")]
    Stale,
    #[error("the desk listens to its own machine only")]
    OnlyHere { command: Option<String> },
    #[error(transparent)]
    Admission(#[from] Admission),
    #[error("the system gives no random numbers")]
    NoChance,
    /// Somebody else was faster: who, what the board says now, and how many minutes ago that was.
    #[error("the board has changed")]
    Met { who: Actor, is: String, minutes: u64 },
    /// A telephone enters results of empty boards only: who has entered what.
    #[error("the board has a result")]
    Taken { who: Actor, is: String },
    #[error(transparent)]
    PlayOff(PlayOffError),
    #[error(transparent)]
    NotTied(#[from] NotTied),
    /// Something cannot be taken back: a line that came after it needs it.
    #[error("line {line} builds on it")]
    BuiltUpon { event: u64, line: u64 },
    /// A result cannot be taken back: somebody has entered another one since.
    #[error("the board has changed since")]
    ChangedSince { who: Actor, is: String },
    /// A result cannot be taken back: other games may be on the boards now.
    #[error("the boards were arranged anew")]
    SeatedAnew,
    /// A file without a tournament, with what was found in it.
    #[error("the file holds no tournament")]
    NoTournament { name: String, check: Box<Check> },
    #[error(transparent)]
    Declined(#[from] Declined),
    #[error(transparent)]
    Rating(Box<RatingError>),
    #[error(transparent)]
    Forecast(Box<ForecastError>),
    #[error(transparent)]
    Prizes(Box<PrizeFileError>),
    #[error(transparent)]
    Change(#[from] ChangeError),
    #[error(transparent)]
    Ranking(#[from] RankingError),
    #[error(transparent)]
    Page(#[from] PageError),
    /// The event does not fit a format.
    #[error(transparent)]
    NotWritten(Losses),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Failure {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NoPage | Self::NoEvent | Self::NoPlayer | Self::NotBuiltIn | Self::NotPublished => {
                StatusCode::NOT_FOUND
            }
            Self::Office(error) => office::status(error),
            Self::Foreign | Self::NotYours | Self::Stale | Self::OnlyHere { .. } => StatusCode::FORBIDDEN,
            Self::Admission(refused) => refused.status(),
            Self::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoFile | Self::Request => StatusCode::BAD_REQUEST,
            Self::Declined(why) => why.status(),
            Self::Store(StoreError::Behind { .. })
            | Self::Met { .. }
            | Self::Taken { .. }
            | Self::NothingToUndo
            | Self::ChangedSince { .. }
            | Self::SeatedAnew
            | Self::BuiltUpon { .. } => StatusCode::CONFLICT,
            Self::Unreadable
            | Self::NoTournament { .. }
            | Self::Rating(_)
            | Self::Forecast(_)
            | Self::Prizes(_)
            | Self::Unsuitable(_)
            | Self::PlayOff(_)
            | Self::NotTied(_)
            | Self::Change(_)
            | Self::Ranking(_)
            | Self::NotWritten(_)
            | Self::Page(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::BeingMade
            | Self::Store(StoreError::Busy | StoreError::Away | StoreError::InDoubt | StoreError::Replica) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::Log | Self::NoChance | Self::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What happened, in a sentence.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::NoPage => say!(lang, "There is no such page."),
            Self::NoEvent => say!(lang, "There is no such event."),
            Self::NoPlayer => say!(lang, "Nobody in the register has this number."),
            Self::BeingMade => say!(lang, "This page is being made. Look again in a minute."),
            Self::Office(error) => office::sentence(error, lang),
            Self::NotBuiltIn => say!(lang, "This program was built without this page."),
            Self::Unreadable | Self::NoTournament { .. } => say!(lang, "The file holds no tournament."),
            Self::Log => {
                say!(lang, "The log of this event cannot be read: a newer program may have written it.")
            }
            Self::NoFile => say!(lang, "No file was chosen."),
            Self::TooLarge { most } => {
                say!(lang, "What was sent is too large: {most} at most.", most = size::words(lang, *most))
            }
            Self::TooSlow => say!(lang, "The file did not arrive in time. Nothing was written."),
            Self::Request | Self::Method => say!(lang, "The request is not understood."),
            Self::Foreign => say!(lang, "The request came from another page and was refused."),
            Self::NotYours => say!(lang, "Only the computer the desk runs on can open this page."),
            Self::Stale => {
                say!(lang, "Not saved: the page is from an earlier time. Open it again and repeat the entry.")
            }
            Self::OnlyHere { command } => only_here(lang, command.as_deref()),
            Self::Admission(refused) => refused.sentence(lang),
            Self::NoChance => say!(lang, "The computer gives no random numbers."),
            Self::NotPublished => say!(lang, "Nothing of this event is published."),
            Self::NothingToUndo => say!(lang, "There is nothing to undo."),
            Self::Met { who, is, minutes } => met(lang, who, is, *minutes),
            Self::Taken { who, is } => taken(lang, who, is),
            Self::Unsuitable(reason) => reason.clone(),
            Self::PlayOff(error) => said(error, lang),
            Self::NotTied(error) => said(error, lang),
            Self::BuiltUpon { line, .. } => built_upon(lang, *line),
            Self::ChangedSince { who, is } => changed_since(lang, who, is),
            Self::SeatedAnew => say!(
                lang,
                "Nothing was taken back: the boards of this round were arranged anew since. Enter the result on its board."
            ),
            Self::Declined(why) => why.sentence(lang),
            Self::Rating(error) => said(error.as_ref(), lang),
            Self::Forecast(error) => said(error.as_ref(), lang),
            Self::Prizes(error) => said(error.as_ref(), lang),
            Self::Change(error) => said(error, lang),
            Self::Ranking(error) => said(error, lang),
            Self::Page(_) => say!(lang, "This event has no such page."),
            Self::NotWritten(losses) => {
                let losses = exaequo::report::loss::losses(lang, losses);
                list::sentences(lang, losses.iter().map(|one| list::sentence(lang, one)))
            }
            Self::Store(error) => not_saved(lang, error),
        }
    }

    /// The failure for a script of the desk.
    pub(crate) fn json(&self, lang: Lang) -> Response {
        let body = serde_json::json!({ "sentence": self.sentence(lang) }).to_string();
        (self.status(), [(header::CONTENT_TYPE, "application/json")], body).into_response()
    }

    /// The failure as a page.
    pub(crate) fn page(&self, lang: Lang, path: &str) -> Response {
        let title = self.sentence(lang);
        let (to, words) = match self {
            Self::Admission(refused) => {
                let (to, words) = refused.way_out(lang);
                (to.to_owned(), words)
            }
            Self::BuiltUpon { event, .. } => {
                (format!("/e/{event}/history"), say!(lang, "Back to the history"))
            }
            _ if path.starts_with("/phone") => ("/phone".to_owned(), say!(lang, "Back to the boards")),
            // Whoever looks at public pages cannot open the events.
            _ if path.starts_with("/p/") => (String::new(), String::new()),
            _ => ("/".to_owned(), say!(lang, "Back to the events")),
        };
        let shell = Shell::new(lang, path, &title);
        let is_outside = ["/p/", "/phone"].iter().any(|place| path.starts_with(place));
        let shell = if is_outside { shell.without_ways() } else { shell };
        (self.status(), shell.failure(&title, &to, &words)).into_response()
    }
}

impl From<RatingError> for Failure {
    fn from(error: RatingError) -> Self {
        Self::Rating(Box::new(error))
    }
}

impl From<ForecastError> for Failure {
    fn from(error: ForecastError) -> Self {
        match error {
            ForecastError::Ranking(error) => error.into(),
            ForecastError::PlayOff(error) => Self::PlayOff(error),
            error @ ForecastError::Refused(_) => Self::Forecast(Box::new(error)),
        }
    }
}

impl From<PrizeFileError> for Failure {
    fn from(error: PrizeFileError) -> Self {
        Self::Prizes(Box::new(error))
    }
}

/// What an event has not is said as such; a name that no list has is no page.
impl From<NoList> for Failure {
    fn from(error: NoList) -> Self {
        match error {
            NoList::Page(error) => Self::Page(error),
            _ => Self::NoPage,
        }
    }
}

/// The guard, who knows the language, puts the words in.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// What an error of the library says, and what can be done about it.
pub(crate) fn said(error: &impl InWords, lang: Lang) -> String {
    let message = error.message(lang);
    let sentences = [message.title, message.help].into_iter().chain(error.details(lang));
    let sentences = sentences.filter(|text| !text.is_empty());
    list::sentences(lang, sentences.map(|text| list::sentence(lang, &text)))
}

fn only_here(lang: Lang, command: Option<&str>) -> String {
    let Some(command) = command else { return say!(lang, "The desk listens to this computer only.") };
    say!(
        lang,
        "The desk listens to this computer only. Others reach it if it is opened with {command}.",
        command
    )
}

fn met(lang: Lang, who: &Actor, is: &str, minutes: u64) -> String {
    let (who, is) = (who.words(lang), is.to_owned());
    if minutes == 0 {
        return say!(
            lang,
            "Not saved: {who} entered {is} on this board a moment ago. Enter it again to replace it.",
            who,
            is
        );
    }
    say!(lang, count minutes,
        "Not saved: {who} entered {is} on this board {minutes} minute ago. Enter it again to replace it.",
        "Not saved: {who} entered {is} on this board {minutes} minutes ago. Enter it again to replace it.",
        who, is, minutes)
}

/// Somebody was there first, and only the arbiter may replace a result.
fn taken(lang: Lang, who: &Actor, is: &str) -> String {
    let who = who.words(lang);
    say!(
        lang,
        "Not saved: {who} has entered {is} on this board. If that is wrong, tell the arbiter.",
        who,
        is
    )
}

/// A line of the log is taken back after those that build on it.
fn built_upon(lang: Lang, line: u64) -> String {
    say!(lang, "Nothing was taken back: line {line} of the history builds on it. Take that back first.", line)
}

fn changed_since(lang: Lang, who: &Actor, is: &str) -> String {
    let who = who.words(lang);
    if is.is_empty() {
        return say!(lang, "Nothing was taken back: {who} has emptied this board since.", who);
    }
    let is = is.to_owned();
    say!(lang, "Nothing was taken back: {who} has entered {is} on this board since.", who, is)
}

fn not_saved(lang: Lang, error: &StoreError) -> String {
    match error {
        StoreError::Full => say!(lang, "Not saved: the disk is full. Nothing was written."),
        StoreError::ReadOnly => {
            say!(lang, "Not saved: the folder cannot be written to. Nothing was written.")
        }
        StoreError::Behind { .. } => {
            say!(lang, "Somebody else has entered something meanwhile; nothing was entered. Look again.")
        }
        StoreError::Replica => {
            say!(lang, "Not saved: the database takes no changes, it can only be read. Nothing was written.")
        }
        StoreError::Busy => {
            say!(lang, "Not saved: another program holds the file. Nothing was written; try again.")
        }
        StoreError::Away => {
            say!(lang, "The database cannot be reached. Nothing was written; try again in a moment.")
        }
        StoreError::InDoubt => say!(
            lang,
            "The database was lost while this was saved. Look whether it is there before you enter it again."
        ),
        StoreError::Damaged(_) => say!(lang, "The file of the desk is damaged."),
        _ => say!(lang, "Not saved. Nothing was written."),
    }
}
