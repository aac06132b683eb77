//! Why nothing useful came of a run, and the exit status of one.

use std::io;
use std::process::ExitCode;

use anstream::ColorChoice;
use exaequo::event::forecast::ForecastError;
use exaequo::event::playoff::PlayOffError;
use exaequo::event::prizes::PrizeFileError;
use exaequo::event::{NotFound, NotTied};
use exaequo::report::Palette;
use exaequo::report::diagnostic::{Look, Message, failure_text};
use exaequo::report::error::InWords;
use exaequo::report::page::PageError;
use exaequo::{Hint, Lang, RankingError, RatingError};

use crate::args::settings::Stream;
use crate::output;
use crate::texts::{self, OfTeams, Reason, RegisterFailure, ServeFailure, Usage};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// Everything went well: exit status 0.
    Fine,
    /// Problems were found.
    Findings,
    /// Nothing useful was produced.
    Failure,
}

impl Status {
    /// The same, unless something was found on the way.
    pub(crate) fn or_findings(self, found: bool) -> Self {
        if found && self == Self::Fine { Self::Findings } else { self }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Fine => 0,
            Status::Findings => 1,
            Status::Failure => 2,
        })
    }
}

/// Why nothing came of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    Usage(Usage),
    Own(texts::Failure),
    Ranking(Box<RankingError>),
    Forecast(Box<ForecastError>),
    PlayOff(Box<PlayOffError>),
    Rating(Box<RatingError>),
    Page(Box<PageError>),
    Prizes(Box<PrizeFileError>),
    Ties(NotTied),
    Register(Box<RegisterFailure>),
    Serve(Box<ServeFailure>),
    /// It has been said already.
    Said(Status),
}

impl From<Usage> for Failure {
    fn from(usage: Usage) -> Self {
        Self::Usage(usage)
    }
}

impl From<texts::Failure> for Failure {
    fn from(failure: texts::Failure) -> Self {
        Self::Own(failure)
    }
}

impl From<RankingError> for Failure {
    fn from(error: RankingError) -> Self {
        Self::Ranking(Box::new(error))
    }
}

impl From<ForecastError> for Failure {
    fn from(error: ForecastError) -> Self {
        match error {
            ForecastError::Ranking(error) => error.into(),
            ForecastError::PlayOff(error) => error.into(),
            error @ ForecastError::Refused(_) => Self::Forecast(Box::new(error)),
        }
    }
}

impl From<PlayOffError> for Failure {
    fn from(error: PlayOffError) -> Self {
        Self::PlayOff(Box::new(error))
    }
}

impl From<RatingError> for Failure {
    fn from(error: RatingError) -> Self {
        Self::Rating(Box::new(error))
    }
}

impl From<NotFound> for Failure {
    fn from(error: NotFound) -> Self {
        RankingError::from(error).into()
    }
}

/// Why there is no page; a list of teams is named as it is asked for.
pub(crate) fn no_page(error: PageError, asked: OfTeams) -> Failure {
    match error {
        PageError::NoTeams => texts::Failure::NoTeams(asked).into(),
        PageError::Ranking(error) => error.into(),
        other => Failure::Page(Box::new(other)),
    }
}

impl From<PrizeFileError> for Failure {
    fn from(error: PrizeFileError) -> Self {
        Self::Prizes(Box::new(error))
    }
}

impl From<RegisterFailure> for Failure {
    fn from(error: RegisterFailure) -> Self {
        Self::Register(Box::new(error))
    }
}

impl From<ServeFailure> for Failure {
    fn from(error: ServeFailure) -> Self {
        Self::Serve(Box::new(error))
    }
}

impl From<NotTied> for Failure {
    fn from(error: NotTied) -> Self {
        Self::Ties(error)
    }
}

impl Failure {
    /// Says why nothing came of it, unless that was said already.
    pub(crate) fn say(&self, lang: Lang, program: &str, color: ColorChoice) {
        if matches!(self, Self::Said(_)) {
            return;
        }
        let look = Look { lang, palette: Palette::COLOURS, width: Stream::Error.width() };
        output::say(&failure_text(&self.message(lang, program), &self.details(lang), &look), color);
    }

    /// The failure in words; `program` is the command whose help says more. An error of the library is helped with the
    /// options of this program, where its hint has some.
    pub(crate) fn message(&self, lang: Lang, program: &str) -> Message {
        let own = |hint: Option<Hint>| hint.and_then(|hint| texts::hint(lang, hint));
        let helped = |error: &dyn InWords, help: Option<String>| match (error.message(lang), help) {
            (message, Some(help)) => Message { help, ..message },
            (message, None) => message,
        };
        match self {
            Self::Usage(usage) => usage.message(lang, program),
            Self::Own(failure) => failure.message(lang),
            Self::Ranking(error) => helped(error.as_ref(), own(error.hint())),
            Self::PlayOff(error) => helped(error.as_ref(), own(error.hint())),
            Self::Rating(error) => helped(error.as_ref(), texts::rating_help(lang, error)),
            Self::Forecast(error) => helped(error.as_ref(), own(error.hint())),
            Self::Page(error) => error.message(lang),
            Self::Prizes(error) => helped(error.as_ref(), None),
            Self::Register(error) => error.message(lang),
            Self::Serve(error) => error.message(lang),
            Self::Ties(error) => helped(error, own(Some(Hint::LookAtTheStandings))),
            Self::Said(_) => Message::default(),
        }
    }

    /// What belongs to it, one line each: what a format could not hold, errors of a list, candidates.
    pub(crate) fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::Own(texts::Failure::Unwritable { losses, .. }) => losses.clone(),
            Self::Ranking(error) => error.details(lang),
            Self::PlayOff(error) => error.details(lang),
            Self::Rating(error) => error.details(lang),
            Self::Page(error) => error.details(lang),
            Self::Own(_)
            | Self::Forecast(_)
            | Self::Usage(_)
            | Self::Prizes(_)
            | Self::Ties(_)
            | Self::Register(_)
            | Self::Serve(_)
            | Self::Said(_) => Vec::new(),
        }
    }

    /// Whether the words say which file it is about.
    pub(crate) fn names_its_file(&self) -> bool {
        matches!(self, Self::Own(_))
    }
}

/// The reason of the system in terms the texts know: its own words are in a language of their own.
pub(crate) fn reason(error: &io::Error) -> Reason {
    use io::ErrorKind as Kind;
    match error.kind() {
        Kind::NotFound => Reason::NotFound,
        Kind::PermissionDenied => Reason::Denied,
        Kind::IsADirectory => Reason::Folder,
        Kind::NotADirectory | Kind::AlreadyExists => Reason::NoFolder,
        Kind::StorageFull | Kind::QuotaExceeded => Reason::Full,
        Kind::ReadOnlyFilesystem => Reason::ReadOnly,
        Kind::InvalidFilename | Kind::InvalidInput => Reason::Name,
        Kind::FileTooLarge => Reason::TooLarge,
        Kind::ResourceBusy | Kind::ExecutableFileBusy | Kind::Deadlock | Kind::WouldBlock => Reason::Busy,
        Kind::StaleNetworkFileHandle
        | Kind::HostUnreachable
        | Kind::NetworkUnreachable
        | Kind::NetworkDown
        | Kind::NotConnected
        | Kind::ConnectionAborted
        | Kind::ConnectionReset
        | Kind::ConnectionRefused => Reason::Unreachable,
        Kind::OutOfMemory => Reason::Memory,
        Kind::Interrupted | Kind::TimedOut | Kind::UnexpectedEof | Kind::BrokenPipe => Reason::Interrupted,
        Kind::InvalidData => Reason::NoText,
        _ => Reason::Other(error.raw_os_error()),
    }
}
