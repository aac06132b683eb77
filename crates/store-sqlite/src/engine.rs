//! What SQLite says, in the words of the store.

use exaequo_store::StoreError;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteQueryResult;

/// The kinds of errors SQLite has, as far as somebody can do something about them.
/// Their numbers are in its file format, so to speak: they never change.
pub(crate) mod code {
    pub(crate) const BUSY: i32 = 5;
    pub(crate) const LOCKED: i32 = 6;
    pub(crate) const READ_ONLY: i32 = 8;
    pub(crate) const CORRUPT: i32 = 11;
    pub(crate) const FULL: i32 = 13;
    pub(crate) const CANNOT_OPEN: i32 = 14;
    pub(crate) const NOT_A_DATABASE: i32 = 26;
}

/// The kind of an error of SQLite; `None` where the error is not SQLite's own.
pub(crate) fn code_of(error: &sqlx::Error) -> Option<i32> {
    let extended: i32 = error.as_database_error()?.code()?.parse().ok()?;
    // What is above the lowest byte only refines the kind.
    Some(extended & 0xff)
}

/// An error of SQLite as one of the store.
pub(crate) fn error(error: sqlx::Error) -> StoreError {
    match code_of(&error) {
        Some(code::BUSY | code::LOCKED) => StoreError::Busy,
        // Readers share a journal, which cannot be made in a folder that cannot be written to.
        Some(code::READ_ONLY | code::CANNOT_OPEN) => StoreError::ReadOnly,
        Some(code::FULL) => StoreError::Full,
        Some(code::CORRUPT | code::NOT_A_DATABASE) => StoreError::Damaged(error.to_string()),
        _ => other(error),
    }
}

/// Why the tables were not made: mostly an error the engine has a word for.
pub(crate) fn not_migrated(failed: MigrateError) -> StoreError {
    match failed {
        MigrateError::Execute(why) | MigrateError::ExecuteMigration(why, _) => error(why),
        failed => StoreError::Engine(Box::new(failed)),
    }
}

/// An error of the layer above SQLite.
fn other(error: sqlx::Error) -> StoreError {
    match error {
        // A column that is not of its type: the table would not have taken it.
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged(error.to_string()),
        error => StoreError::Engine(Box::new(error)),
    }
}

/// A number as SQLite has them.
pub(crate) fn signed(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::TooLarge(number))
}

/// A number of SQLite that cannot be negative, or larger than its type.
pub(crate) fn natural<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is out of range")))
}

/// The number of the row that a statement has added. Statements that write are executed to their end: one with `RETURNING` that
/// is left after its row is written as it is let go, and nobody hears that it was not.
pub(crate) fn added(done: Result<SqliteQueryResult, sqlx::Error>) -> Result<u64, StoreError> {
    natural(done.map_err(error)?.last_insert_rowid())
}

/// A digest of 32 bytes.
pub(crate) fn digest(bytes: &[u8]) -> Result<[u8; 32], StoreError> {
    bytes.try_into().map_err(|_| StoreError::Damaged(format!("a digest has {} bytes", bytes.len())))
}
