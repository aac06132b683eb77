//! How connections are opened.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use exaequo_store::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _, SqliteConnection};

use crate::engine;

/// How long a writer waits for another program.
const PATIENCE: Duration = Duration::from_secs(10);
/// Files are large, and large pages have fewer steps from one to the next.
const PAGE_SIZE: u32 = 1 << 14;
/// What the journal may keep of the disk after a large file.
const JOURNAL: u32 = 16 << 20;

/// What all connections have in common. A file that was tampered with gets no functions called, and a damaged page is
/// noticed when it is read.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
        .disable_statement_logging()
}

/// Options to read with. They change nothing in the file.
pub(crate) fn reading(path: &Path) -> SqliteConnectOptions {
    options(path).read_only(true).immutable(is_unchangeable(path))
}

/// Whether the file is on a disk that nobody can write to. The journal that readers share cannot be made there, and need not be.
pub(crate) fn is_unchangeable(path: &Path) -> bool {
    // The file is not opened for it: to close it again would let go of every lock that this process has on it, and other
    // programs would take away the journal under it.
    let same = fs::metadata(path).and_then(|found| fs::set_permissions(path, found.permissions()));
    same.is_err_and(|why| why.kind() == ErrorKind::ReadOnlyFilesystem)
}

/// Options to write with. They make a register of the file as far as the journal is concerned, so it must be one.
/// An entry that is appended has reached the disk.
pub(crate) fn writing(path: &Path) -> SqliteConnectOptions {
    options(path)
        .page_size(PAGE_SIZE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("journal_size_limit", JOURNAL.to_string())
}

/// Opens a connection.
pub(crate) async fn connected(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    options.connect().await.map_err(engine::error)
}

/// Leaves a transaction that could not be ended, as on a full disk, by a new connection. On the old one no other could begin,
/// and a statement alone would be part of it: told to be written, and gone with it.
pub(crate) async fn out_of_transaction(writer: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    if writer.is_in_transaction() {
        *writer = connected(&writing(path)).await?;
    }
    Ok(())
}
