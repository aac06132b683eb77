//! What a rating officer does with a register, wherever it is kept.
//!
//! ```
//! use exaequo::register::fact::PersonFacts;
//! use exaequo::register::{Fact, Occasion};
//! use exaequo_office::{Office, Place};
//!
//! let folder = tempfile::tempdir()?;
//! let place = Place::File(folder.path().join("federation.register"));
//! let mut office = Office::create(&place)?;
//! let occasion = Occasion { at: "2026-03-07T12:00:00Z".parse()?, by: "officer".into(), reason: "letter".into() };
//! let anne = PersonFacts { number: 2_600_101, name: "Côté, Anne".into(), ..PersonFacts::default() };
//! office.enter(&occasion, &[Fact::Entered(anne)])?;
//! office.close();
//!
//! // Whoever opens it again finds what was entered.
//! let office = Office::open(&place)?;
//! assert!(office.facts().persons.has(2_600_101));
//! # office.close();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`Cabinet`]: where a register is kept, a file or a database; [`Place`] is how somebody names it.
//! * [`Office`]: a register that is open: its ledger, its files, and everything that is entered. Reports are received and decided,
//!   lists previewed, closed and [published](Publishing); whatever changes closed lists is [shown](Entering) before it is
//!   entered.
//! * [`shelves`]: pages kept beside the ledger, so that one player is shown without working all lists out.
//! * [`directory`]: everybody on a list by strength, to be searched.
//! * [`archive`]: the whole register as one file, and a register made from it.
//!
//! Every call waits until it is done. Whoever may not wait calls from a thread of its own.

pub mod archive;
mod audit;
mod begin;
mod blocking;
mod cabinet;
mod changes;
mod decide;
pub mod directory;
mod error;
mod intake;
mod lists;
mod office;
mod players;
mod publish;
pub mod shelves;

pub use audit::{Comparison, ListVersion};
pub use begin::{BeginError, Beginning};
pub use blocking::Blocking;
pub use cabinet::{Cabinet, Place};
pub use changes::{Consent, Entering, Proposed};
pub use decide::Acceptable;
pub use error::OfficeError;
pub use intake::{Listed, Sent};
pub use lists::{Closing, PROGRAM};
pub use office::{Office, Watcher};
pub use players::ShownPlayer;
pub use publish::Publishing;
