//! What exaequo keeps, in PostgreSQL databases, for servers that share them: a desk, and a register in a database of its own.
//!
//! A database of its own and an account that owns it are all it needs: no superuser, no extension. Nothing that is only added
//! can be changed or deleted: triggers in the database refuse it. Whatever is written is one statement, so that it is there as
//! a whole or not at all; where the connection breaks before its answer, [`StoreError::InDoubt`] says so.
//!
//! [`StoreError::InDoubt`]: exaequo_store::StoreError::InDoubt
//!
//! Everything runs on a Tokio runtime.
//!
//! ```no_run
//! use exaequo_store::desk::DeskStore;
//! use exaequo_store_postgres::PostgresDesk;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let desk = PostgresDesk::open("postgres://desk@localhost/desk").await?;
//! for event in desk.events(&[]).await? {
//!     assert!(event.id > 0);
//! }
//! # Ok(())
//! # }
//! ```

mod access;
mod ask;
mod backup;
mod desk;
mod engine;
mod erasure;
mod files;
mod moving;
mod news;
mod open;
mod pages;
mod people;
mod register;
mod schema;

pub use desk::PostgresDesk;
pub use news::Listener;
pub use open::OpenError;
pub use register::PostgresRegister;
