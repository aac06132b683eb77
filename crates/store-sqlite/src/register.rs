//! A register in a file.

use std::io::Read;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use exaequo_store::StoreError;
use exaequo_store::register::{Digest, KeptEntry, KeptPage, PageKey, RegisterStore, StoredFile};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, MutexGuard};

use crate::connect::{connected, out_of_transaction, writing};
use crate::readers::Readers;
use crate::{backup, engine, entries, files, pages, schema};

/// A register in a SQLite file.
#[derive(Debug)]
pub struct SqliteRegister {
    path: PathBuf,
    readers: Readers,
    /// One, because there cannot be two who write at once; none where the register is open for reading only.
    writer: Option<Mutex<SqliteConnection>>,
}

impl SqliteRegister {
    /// Connects to a file that is known to be a register.
    pub(crate) async fn connect(path: PathBuf, access: Access) -> Result<Self, StoreError> {
        let writer = match access {
            Access::ReadAndWrite => Some(Mutex::new(connected(&writing(&path)).await?)),
            Access::Read => None,
        };
        Ok(Self { readers: Readers::connect(&path).await?, writer, path })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Closes the file. A register that is merely dropped is whole as well, but may be closed a moment later, and leaves its
    /// journal beside it.
    pub async fn close(self) {
        self.readers.close().await;
        // The last to go tidies up, which those who only read cannot; and it can only if it has looked at the journal.
        if let Some(writer) = self.writer {
            let mut writer = writer.into_inner();
            let _ = sqlx::query("PRAGMA wal_checkpoint").execute(&mut writer).await;
            let _ = writer.close().await;
        }
    }

    async fn writer(&self) -> Result<MutexGuard<'_, SqliteConnection>, StoreError> {
        let mut writer = self.writer.as_ref().ok_or(StoreError::ReadOnly)?.lock().await;
        out_of_transaction(&mut writer, &self.path).await?;
        Ok(writer)
    }
}

/// What a register is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    ReadAndWrite,
    Read,
}

impl RegisterStore for SqliteRegister {
    async fn entries(&self, from: u64) -> Result<Vec<KeptEntry>, StoreError> {
        entries::read(&mut *self.readers.take().await?, from).await
    }

    async fn append(&self, after: u64, entries: &[KeptEntry]) -> Result<(), StoreError> {
        entries::append(&mut *self.writer().await?, after, entries).await
    }

    /// Its parts are in memory, packed, until the end of the file is read: meanwhile others can write.
    async fn put_file(&self, source: impl Read + Send + 'static) -> Result<StoredFile, StoreError> {
        if self.writer.is_none() {
            return Err(StoreError::ReadOnly);
        }
        let packed = files::packed(source).await?;
        files::put(&mut *self.writer().await?, packed).await
    }

    async fn has_file(&self, digest: &Digest) -> Result<bool, StoreError> {
        files::find(&mut *self.readers.take().await?, digest).await.map(|file| file.is_some())
    }

    async fn file_parts(
        &self,
        digest: &Digest,
        visit: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
    ) -> Result<(), StoreError> {
        files::visit(&mut *self.readers.take().await?, digest, visit).await
    }

    async fn files(&self) -> Result<Vec<StoredFile>, StoreError> {
        files::all(&mut *self.readers.take().await?).await
    }

    async fn put_pages(&self, key: &PageKey, pages: &[KeptPage]) -> Result<(), StoreError> {
        pages::put(&mut *self.writer().await?, key, pages).await
    }

    async fn pages(&self, key: &PageKey) -> Result<Vec<KeptPage>, StoreError> {
        pages::read(&mut *self.readers.take().await?, key).await
    }

    async fn pages_with(&self, on_shelf: &str, number: u64) -> Result<Vec<(PageKey, KeptPage)>, StoreError> {
        pages::with(&mut *self.readers.take().await?, on_shelf, number).await
    }

    async fn clear_pages(&self, on_shelf: Option<&str>, from: i32) -> Result<(), StoreError> {
        pages::clear(&mut *self.writer().await?, on_shelf, from).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::write(&mut *self.readers.take().await?, to).await
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        match integrity(&mut *self.readers.take().await?).await {
            // Damage can be such that it cannot even be looked for.
            Err(StoreError::Damaged(what)) => Ok(vec![what]),
            found => found,
        }
    }
}

/// What SQLite finds; where that is nothing, pages without their checksum, and tables that this program did not make.
async fn integrity(reader: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let mut found = structure(reader).await.map_err(engine::error)?;
    if found.is_empty() {
        found.extend(pages::changed(reader).await?);
        found.extend(schema::changed(reader).await?);
    }
    Ok(found)
}

/// What SQLite says of its own structure, and of parts without file.
async fn structure(reader: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *reader).await?;
    found.retain(|line| line != "ok");
    let orphans =
        "SELECT \"table\" || ': row ' || rowid || ' has no ' || parent FROM pragma_foreign_key_check";
    found.extend(sqlx::query_scalar::<_, String>(orphans).fetch_all(reader).await?);
    Ok(found)
}
