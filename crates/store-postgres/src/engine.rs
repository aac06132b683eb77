//! What PostgreSQL says, in the words of the store.

use std::borrow::Cow;

use exaequo_store::StoreError;
use sqlx::migrate::MigrateError;

/// The codes of PostgreSQL (SQLSTATE), as far as somebody can do something about them.
pub(crate) mod code {
    pub(crate) const UNIQUE: &str = "23505";
    pub(crate) const READ_ONLY: &str = "25006";
    pub(crate) const FULL: &str = "53100";
    /// It ends, has crashed, begins, or has too many connections.
    pub(crate) const AWAY: [&str; 5] = ["57P01", "57P02", "57P03", "57P05", "53300"];
    /// Others were in the way for too long.
    pub(crate) const BUSY: [&str; 3] = ["40001", "40P01", "55P03"];
    pub(crate) const DAMAGED: [&str; 2] = ["XX001", "XX002"];
    /// How the codes of connections that fail begin.
    pub(crate) const CONNECTION: &str = "08";
}

/// The code of an error that PostgreSQL itself has sent.
pub(crate) fn code_of(error: &sqlx::Error) -> Option<Cow<'_, str>> {
    error.as_database_error()?.code()
}

/// An error of PostgreSQL as one of the store.
pub(crate) fn error(error: sqlx::Error) -> StoreError {
    match code_of(&error).as_deref() {
        Some(code::READ_ONLY) => StoreError::Replica,
        Some(code::FULL) => StoreError::Full,
        Some(found) if code::BUSY.contains(&found) => StoreError::Busy,
        Some(found) if code::DAMAGED.contains(&found) => StoreError::Damaged(error.to_string()),
        Some(found) if code::AWAY.contains(&found) || found.starts_with(code::CONNECTION) => StoreError::Away,
        _ => other(error),
    }
}

/// An error on the way to PostgreSQL.
fn other(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged(error.to_string()),
        sqlx::Error::Io(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed => StoreError::Away,
        error => StoreError::Engine(Box::new(error)),
    }
}

/// An error of something that was to be written: where the connection is gone, nobody knows whether it was.
pub(crate) fn written(failed: sqlx::Error) -> StoreError {
    match error(failed) {
        StoreError::Away => StoreError::InDoubt,
        error => error,
    }
}

/// Why the tables were not made: mostly an error the engine has a word for.
pub(crate) fn not_migrated(failed: MigrateError) -> StoreError {
    match failed {
        MigrateError::Execute(why) | MigrateError::ExecuteMigration(why, _) => error(why),
        failed => StoreError::Engine(Box::new(failed)),
    }
}

/// A number as PostgreSQL has them.
pub(crate) fn signed(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::TooLarge(number))
}

/// A number of PostgreSQL that cannot be negative, or larger than its type.
pub(crate) fn natural<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is out of range")))
}

/// A text as PostgreSQL takes it: it has no room for the character with the number 0.
pub(crate) fn text(given: &str) -> Cow<'_, str> {
    if given.contains('\0') { given.replace('\0', "\u{fffd}").into() } else { given.into() }
}
