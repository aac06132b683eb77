//! Copies of the whole file.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use exaequo_store::{StoreError, fault};
use sqlx::SqliteConnection;
use tokio::task::spawn_blocking;

use crate::engine::error;
use crate::private;
use crate::steps::steps;

/// Writes a copy under another name first: what has the name of the backup is whole.
pub(crate) async fn write(connection: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Exists(to.into()));
    }
    let half = beside(to, ".half");
    // Somebody was interrupted.
    let _ = fs::remove_file(&half);
    let done = async {
        private::create(&half).map_err(other)?;
        steps(connection, "copying").await.map_err(error)?;
        copy(connection, &half).await?;
        fault::point("during-backup");
        let (from, to) = (half.clone(), to.to_owned());
        spawn_blocking(move || finish(&from, &to))
            .await
            .unwrap_or_else(|error| Err(error.into()))
            .map_err(other)
    };
    done.await.inspect_err(|_| drop(fs::remove_file(&half)))
}

/// SQLite copies what it sees at one moment, page by page, without what was deleted.
async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    let to = to.to_str().ok_or_else(|| other(io::Error::other("the name of the backup is not Unicode")))?;
    sqlx::query("VACUUM INTO ?").bind(to).execute(connection).await.map(drop).map_err(error)
}

/// Sees the copy to the disk and gives it its name.
fn finish(from: &Path, to: &Path) -> io::Result<()> {
    File::options().write(true).open(from)?.sync_all()?;
    fs::rename(from, to)?;
    // Not every system can do this with a folder, and none needs it for the copy to be whole.
    let _ = to.parent().map(|folder| File::open(folder).and_then(|folder| folder.sync_all()));
    Ok(())
}

/// A name behind the name of a file, in its folder.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn other(error: io::Error) -> StoreError {
    StoreError::Engine(Box::new(error))
}
