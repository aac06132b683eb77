//! What a rating officer does with a register, wherever it is kept.
//!
//! * [`Cabinet`]: where a register is kept, a file or a database; [`Place`] is how somebody names it.
//! * [`Office`]: a register that is open: its ledger, its files, and everything that is entered. Reports are received and decided,
//!   lists previewed, closed and [published](Publishing), corrections [proposed](Proposed) before they are entered.
//! * [`shelves`]: pages kept beside the ledger, so that one player is shown without working all lists out.
//! * [`directory`]: everybody on a list by strength, to be searched.
//! * [`archive`]: the whole register as one file, and a register made from it.
//!
//! Every call waits until it is done. Whoever may not wait calls from a thread of its own.

pub mod archive;
mod audit;
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

pub use audit::Side;
pub use blocking::Blocking;
pub use cabinet::{Cabinet, Place};
pub use changes::Proposed;
pub use error::OfficeError;
pub use intake::{Listed, Sent};
pub use lists::PROGRAM;
pub use office::{Office, Progress};
pub use players::ListParts;
pub use publish::{Publishing, folder_of};
