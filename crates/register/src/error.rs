//! Whatever can go wrong with a register.

use exaequo_model::Date;

use crate::archive::ArchiveError;
use crate::close::CloseError;
use crate::decide::DecideError;
use crate::files::FileError;
use crate::ledger::LedgerError;
use crate::receive::ReceiveError;

/// What went wrong with a register.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RegisterError {
    /// A report cannot be received.
    #[error(transparent)]
    Receive(#[from] ReceiveError),
    /// Something cannot be decided.
    #[error(transparent)]
    Decide(#[from] DecideError),
    /// A list cannot be closed, or a correction not be made.
    #[error(transparent)]
    Close(#[from] CloseError),
    /// A file cannot be used.
    #[error(transparent)]
    File(#[from] FileError),
    /// The ledger was changed.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// An archive cannot be used.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// Nobody has the number or the name.
    #[error("nobody in the register is {0:?}")]
    NoPlayer(String),
    /// Several have the name.
    #[error("{} players are {typed:?}", found.len())]
    ManyPlayers {
        /// What was asked for.
        typed: String,
        /// Some of those found: number and name.
        found: Vec<(u64, String)>,
    },
    /// Ruling 63: lists were closed on top of revisions.
    #[error("lists were closed on top of revisions; the base cannot become that of originals any more")]
    BaseIsChosen,
    /// There is no such list.
    #[error("there is no list of {0}")]
    NoList(Date),
    /// There is no such revision of a list.
    #[error("the list of {list} has no revision {revision}")]
    NoRevision {
        /// The day of the list.
        list: Date,
        /// The revision that was asked for.
        revision: u32,
    },
}
