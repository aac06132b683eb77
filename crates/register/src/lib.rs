//! A register of ratings by FIDE B.02, article 7: reports, decisions, persons, lists and their corrections over the years.
//!
//! A register is a [`Ledger`] of [`Fact`]s that are never changed. Everything else follows from them: [`Register::read`]
//! works the lists out, whoever asks and whenever, with the same result. Files of reports and lists come from [`Files`];
//! time comes with each [`Occasion`].
//!
//! ```
//! use exaequo_register::fact::{Imported, ImportRole};
//! use exaequo_register::{Fact, Kind, Ledger, Occasion, Register};
//! # use std::io::{self, Read};
//! # use exaequo_register::{Digest, Files};
//! # struct Shelf(&'static str);
//! # impl Files for Shelf {
//! #     type Error = io::Error;
//! #     fn open(&self, _: Digest) -> io::Result<impl Read> {
//! #         Ok(self.0.as_bytes())
//! #     }
//! #     fn bytes(&self, _: Digest) -> io::Result<Vec<u8>> {
//! #         Ok(self.0.into())
//! #     }
//! # }
//!
//! // A register begins with the list that was used so far.
//! let files = Shelf("id,name,rating\n1,Alyx,2200\n2,Bruno,2150\n");
//! let start = Imported {
//!     list: "2026-01-01".parse()?,
//!     file: Digest::of(files.0.as_bytes()),
//!     kind: Kind::Standard,
//!     rows: 2,
//!     role: ImportRole::Start,
//!     without_k: None,
//! };
//! let occasion = Occasion { at: "2026-01-01T12:00:00Z".parse()?, by: "officer".into(), reason: "start".into() };
//! let mut ledger = Ledger::default();
//! ledger.append(&occasion, vec![Fact::Imported(start)]);
//!
//! let register = Register::read(&ledger, &files)?;
//! let bruno = register.find_player("Bruno")?;
//! assert_eq!(register.book(Kind::Standard).newest(bruno).and_then(|standing| standing.rating()), Some(2150));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
mod merge;
mod moment;
mod movement;
mod pending;
mod persons;
mod proposal;
mod publication;
mod receive;
mod register;
mod replay;
mod run;
mod settings;
mod touch;
mod verify;

pub use archive::{Archive, ArchiveError, ArchiveWriter, ArchivedFile};
pub use book::{Book, Origin, Standing};
pub use check::{Double, EventCheck, PlayerFinding, Trait};
pub use close::CloseError;
pub use decide::DecideError;
pub use diff::{Cause, EventMove, RowDifference, difference, moved};
pub use digest::{Digest, FileHasher, NoDigest};
pub use drift::{Drift, DriftFinding, DriftReport, DriftSpan};
pub use error::RegisterError;
pub use events::{Arrival, DecisionEntry, EventState, Events, ReportedEvent};
pub use explain::{Explained, KeptPart, RatedList};
pub use fact::Fact;
pub use files::{FileError, Files};
pub use history::{HistoryRow, KeptPage, KindHistory, NotAPage, PersonPage, PlayerHistory, RevisedRow};
pub use import::ratings_without_k;
pub use kind::{ByKind, Kind};
pub use ledger::{Entry, KeptEntry, Ledger, LedgerError, Occasion};
pub use list::{Activeness, List, ListPlayer, Section};
pub use list_date::Month;
pub use moment::{Moment, NoMoment};
pub use movement::Movement;
pub use pending::Pending;
pub use persons::{Person, PersonId, Persons};
pub use proposal::Proposal;
pub use publication::{PublicationCheck, PublicationFinding, is_far_shorter};
pub use receive::{CoveringLetter, Receipt, ReceiveError, Report};
pub use register::Register;
pub use run::{RatedPart, Watch};
pub use settings::Settings;
pub use verify::{Discrepancy, DiscrepancyKind, verify, verify_watching};
