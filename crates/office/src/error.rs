//! Why something was not done.

use std::io;
use std::path::PathBuf;

use exaequo::model::Date;
use exaequo::register::{
    ArchiveError, CloseError, DecideError, FileError, LedgerError, PublicationCheck, ReceiveError, Register,
    RegisterError,
};
use exaequo_store::StoreError;

use crate::begin::BeginError;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OfficeError {
    /// What the register says.
    #[error(transparent)]
    Register(#[from] RegisterError),
    /// What the store says.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file of a register cannot be opened.
    #[error(transparent)]
    File(#[from] exaequo_store_sqlite::OpenError),
    /// The database of a register cannot be opened.
    #[error(transparent)]
    Database(#[from] exaequo_store_postgres::OpenError),
    /// A register cannot begin so.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// A report that is no TRF.
    #[error("a report is a TRF file (9.1)")]
    NotTrf,
    /// Something needs a reason.
    #[error("a reason is needed")]
    NoReason,
    /// The list was not closed yet.
    #[error("the list of {0} is not closed")]
    NotClosed(Date),
    /// A check that is made before publication, and stops no closing.
    #[error("the check {} is made before publication; it does not stop the closing of a list", .0.name())]
    NotAtClosing(PublicationCheck),
    /// A list that is far shorter than the last one.
    #[error("the list has {rows} rows and the last one {before}")]
    Short {
        /// How many rows the new list has.
        rows: u64,
        /// The rows of the last one.
        before: u64,
    },
    /// A folder that is there already.
    #[error("{} is there already", .0.display())]
    Published(PathBuf),
    /// What would be written is not what was published.
    #[error("{} would not be what was published", .0.display())]
    Differs(PathBuf),
    /// A file or folder that cannot be written.
    #[error("{}: {why}", .path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// The archive cannot be read.
    #[error("{}: {why}", .path.display())]
    Read {
        /// The file that is meant.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
}

impl OfficeError {
    /// A list that is not closed, or a day that has none.
    pub(crate) fn not_closed(register: &Register, list: Date) -> Self {
        if register.is_list(list) { Self::NotClosed(list) } else { RegisterError::NoList(list).into() }
    }
}

/// The parts of what a register says.
macro_rules! of_register {
    ($($error:ty),+) => {
        $(impl From<$error> for OfficeError {
            fn from(error: $error) -> Self {
                Self::Register(error.into())
            }
        })+
    };
}

of_register!(ArchiveError, CloseError, DecideError, FileError, LedgerError, ReceiveError);
