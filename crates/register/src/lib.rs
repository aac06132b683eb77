//! A register of ratings by FIDE B.02, article 7: reports, decisions, persons, lists and their corrections over the years.
//!
//! A register is a [`Ledger`] of [`Fact`]s that are never changed. Everything else follows from them: [`Register::read`]
//! works the lists out, whoever asks and whenever, with the same result. Files of reports and lists come from [`Files`];
//! time comes with each [`Occasion`].

mod archive;
mod book;
mod check;
mod close;
mod decide;
mod diff;
mod digest;
pub mod drift;
mod error;
mod events;
mod explain;
pub mod fact;
mod files;
mod find;
mod history;
mod import;
mod kind;
mod ledger;
mod list;
mod list_date;
mod movement;
mod pending;
mod persons;
mod publication;
mod receive;
mod register;
mod replay;
mod run;
mod settings;
mod verify;

pub use archive::{Archive, ArchiveError, ArchiveWriter, ArchivedFile};
pub use book::{Book, Origin, Standing};
pub use check::{Double, EventCheck, PlayerFinding, Trait};
pub use close::{CloseError, Proposal};
pub use decide::DecideError;
pub use diff::{Cause, RowDifference, difference};
pub use digest::{Digest, FileHasher, NoDigest};
pub use drift::{Drift, DriftFinding, DriftReport, DriftSpan};
pub use error::RegisterError;
pub use events::{Decided, EventState, Events, ReportedEvent};
pub use explain::{Explained, KeptPart, RatedList};
pub use fact::Fact;
pub use files::{FileError, Files};
pub use history::{HistoryRow, KeptPage, KindHistory, NotAPage, PersonPage, PlayerHistory, RevisedRow};
pub use kind::{ByKind, Kind};
pub use ledger::{Entry, KeptEntry, Ledger, LedgerError, Occasion};
pub use list::{Activeness, List, ListPlayer, Section};
pub use list_date::Month;
pub use movement::Movement;
pub use pending::Pending;
pub use persons::{Person, PersonId, Persons};
pub use publication::{PublicationCheck, PublicationFinding, is_far_shorter};
pub use receive::{CoveringLetter, Receipt, ReceiveError, Report};
pub use register::Register;
pub use run::{RatedPart, Watch};
pub use settings::Settings;
pub use verify::{Discrepancy, verify};
