//! What exaequo keeps, in one SQLite file. SQLite itself is built in.
//!
//! Entries and files are only ever added: triggers in the file refuse to change or delete them, whoever writes to it. Parts of
//! files are packed where that pays. Readers do not wait for a writer, nor a writer for them; of two writers, in this program
//! or in two, one waits for the other.
//!
//! Everything runs on a Tokio runtime.
//!
//! ```
//! use exaequo_store::register::{Digest, KeptEntry, RegisterStore};
//! use exaequo_store_sqlite::SqliteRegister;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("register.sqlite");
//! let register = SqliteRegister::create(&path).await?;
//!
//! let report = register.put_file("012 Some Open\n".as_bytes()).await?;
//! let entry = KeptEntry {
//!     number: 1,
//!     at: "2026-03-01T09:00:00Z".into(),
//!     by: "officer".into(),
//!     reason: "sent by the arbiter".into(),
//!     body: format!("{{\"report\":\"{}\"}}", report.digest),
//!     digest: Digest::default(),
//! };
//! register.append(0, &[entry.clone()]).await?;
//! register.close().await;
//!
//! let register = SqliteRegister::open(&path).await?.register;
//! assert_eq!(register.entries(1).await?, [entry]);
//! assert_eq!(register.file(&report.digest).await?, b"012 Some Open\n");
//! # Ok(())
//! # }
//! ```

mod access;
mod backup;
mod connect;
mod desk;
mod engine;
mod entries;
mod erasure;
mod files;
mod lists;
mod moving;
mod open;
mod pack;
mod pages;
mod people;
mod private;
mod readers;
mod register;
mod schema;
mod steps;

pub use desk::{SqliteDesk, check_desk, copy_desk, quick_check_desk};
pub use lists::{NewList, STEP, SqliteList};
pub use open::{OpenError, Opened};
pub use register::SqliteRegister;
