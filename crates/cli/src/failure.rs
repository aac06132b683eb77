//! Why nothing useful came of a run, and the exit status of one.

use std::io;
use std::process::ExitCode;

use exaequo_report::Lang;
use exaequo_report::cli::{self, Reason, Usage};
use exaequo_report::diagnostic::Message;
use exaequo_report::notice::Refused;
use exaequo_report::playoff;

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// Well.
    Fine,
    /// Problems were found.
    Findings,
    /// Nothing useful was produced.
    Failure,
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

/// A failure that has not been said yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    Usage(Usage),
    Other(cli::Failure),
    Refused(Refused),
    PlayOff(Box<playoff::Refused>),
}

impl From<Usage> for Failure {
    fn from(usage: Usage) -> Self {
        Self::Usage(usage)
    }
}

impl From<cli::Failure> for Failure {
    fn from(failure: cli::Failure) -> Self {
        Self::Other(failure)
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<playoff::Refused> for Failure {
    fn from(refused: playoff::Refused) -> Self {
        Self::PlayOff(Box::new(refused))
    }
}

impl Failure {
    /// The failure in words; `program` is the command whose help says more.
    pub(crate) fn message(&self, lang: Lang, program: &str) -> Message {
        match self {
            Self::Usage(usage) => usage.message(lang, program),
            Self::Other(failure) => failure.message(lang),
            Self::Refused(refused) => refused.message(lang),
            Self::PlayOff(refused) => refused.message(lang),
        }
    }

    /// What belongs to it, one line each: what a format could not hold, errors of a list, candidates.
    pub(crate) fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::Other(cli::Failure::Unwritable { losses, .. }) => losses.clone(),
            Self::Refused(refused) => refused.details(lang),
            Self::Other(_) | Self::Usage(_) | Self::PlayOff(_) => Vec::new(),
        }
    }

    /// Whether the words say which file it is about.
    pub(crate) fn names_its_file(&self) -> bool {
        matches!(self, Self::Other(_))
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
