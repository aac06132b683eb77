//! What is kept, as traits and plain data: facts in, facts out. A store knows no rule and no chess; it does not look into
//! the entries, files and pages it keeps.
//!
//! [`desk`], [`access`], [`people`] and [`erasure`] are what an arbiter's desk needs, [`register`] what a rating officer's register needs. An engine
//! implements them and runs the tests of the feature `suite`, which are written once for all engines; [`migrations`] tells the
//! versions of its tables, and [`moving`] brings everything of a desk from one engine to another.
//!
//! Whoever works with a register need not know the engine:
//!
//! ```
//! use exaequo_store::StoreError;
//! use exaequo_store::register::{Digest, KeptEntry, RegisterStore};
//!
//! /// Notes that something was looked at, behind whatever stands in the ledger.
//! async fn note(store: &impl RegisterStore, seen: &str) -> Result<u64, StoreError> {
//!     let newest = store.entries(1).await?.last().map_or(0, |entry| entry.number);
//!     let entry = KeptEntry {
//!         number: newest + 1,
//!         at: "2026-03-01T09:00:00Z".into(),
//!         by: "officer".into(),
//!         reason: "looked at".into(),
//!         body: format!("{{\"seen\":\"{seen}\"}}"),
//!         digest: Digest::default(),
//!     };
//!     store.append(newest, &[entry]).await?;
//!     Ok(newest + 1)
//! }
//! ```

pub mod access;
pub mod desk;
pub mod erasure;
mod error;
pub mod fault;
pub mod file;
pub mod lists;
pub mod migrations;
pub mod moving;
pub mod people;
pub mod register;
#[cfg(feature = "suite")]
pub mod suite;

pub use error::{StoreError, hex};
