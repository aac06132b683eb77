//! A register in a database of its own: the entries of its ledger.

use std::io::Read;
use std::ops::ControlFlow;
use std::path::Path;

use exaequo_store::StoreError;
use exaequo_store::register::{
    Digest, KeptEntry, KeptPage, PageKey, RegisterStore, StoredFile, check_numbers, check_pages,
};
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Postgres, QueryBuilder};

use crate::desk::column;
use crate::engine::{error, natural, signed, written};
use crate::open::{self, OpenError};
use crate::{ask, backup, files, pages, schema};

/// How many entries go into the database at once.
const ROWS: usize = 250;
/// Held by whoever appends: the others wait for the end of it, and then see what was appended.
const APPENDING: i64 = 0x4558_5247;

/// A register in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresRegister {
    pool: PgPool,
}

impl PostgresRegister {
    /// Makes a register in a database in which there is nothing, or only the tables of a register without entries.
    pub async fn create(address: &str) -> Result<Self, OpenError> {
        let register = Self { pool: open::open(address, schema::REGISTER).await? };
        let is_new = register.entries(1).await?.is_empty();
        if is_new { Ok(register) } else { Err(OpenError::Exists) }
    }

    /// Opens a register. A database without one, with tables of something else, or of a newer program is refused; that of an
    /// older program is brought up to date.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        Ok(Self { pool: open::open_existing(address, schema::REGISTER).await? })
    }

    /// The name of its database.
    pub fn database(&self) -> String {
        self.pool.connect_options().get_database().unwrap_or_default().to_owned()
    }

    /// Ends its connections.
    pub async fn close(self) {
        self.pool.close().await;
    }
}

impl RegisterStore for PostgresRegister {
    async fn entries(&self, from: u64) -> Result<Vec<KeptEntry>, StoreError> {
        let from = from.max(1);
        // There is nothing behind the largest number that can be kept.
        let Ok(first) = signed(from) else { return Ok(Vec::new()) };
        let sql =
            "SELECT number, at, actor, reason, body, digest FROM entry WHERE number >= $1 ORDER BY number";
        let rows = ask::patiently(&self.pool, sqlx::query(sql).bind(first)).await?;
        let entries = rows.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
        check_numbers(from - 1, &entries)?;
        Ok(entries)
    }

    async fn append(&self, after: u64, entries: &[KeptEntry]) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await.map_err(error)?;
        let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(APPENDING);
        lock.execute(&mut *transaction).await.map_err(error)?;
        let newest = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM entry");
        let newest: u64 = natural(newest.fetch_one(&mut *transaction).await.map_err(error)?)?;
        if newest != after {
            return Err(StoreError::Behind { newest });
        }
        check_numbers(after, entries)?;
        for rows in entries.chunks(ROWS) {
            insert(&mut transaction, rows).await?;
        }
        transaction.commit().await.map_err(written)
    }

    async fn put_file(&self, source: impl Read + Send + 'static) -> Result<StoredFile, StoreError> {
        files::put(&self.pool, source).await
    }

    async fn has_file(&self, digest: &Digest) -> Result<bool, StoreError> {
        files::find(&self.pool, digest).await.map(|file| file.is_some())
    }

    async fn file_parts(
        &self,
        digest: &Digest,
        visit: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
    ) -> Result<(), StoreError> {
        files::visit(&self.pool, digest, visit).await
    }

    async fn files(&self) -> Result<Vec<StoredFile>, StoreError> {
        files::all(&self.pool).await
    }

    async fn put_pages(&self, key: &PageKey, pages: &[KeptPage]) -> Result<(), StoreError> {
        check_pages(pages)?;
        pages::put(&self.pool, key, pages).await
    }

    async fn pages(&self, key: &PageKey) -> Result<Vec<KeptPage>, StoreError> {
        pages::read(&self.pool, key).await
    }

    async fn pages_with(&self, on_shelf: &str, number: u64) -> Result<Vec<(PageKey, KeptPage)>, StoreError> {
        pages::with(&self.pool, on_shelf, number).await
    }

    async fn clear_pages(&self, on_shelf: Option<&str>, from: i32) -> Result<(), StoreError> {
        pages::clear(&self.pool, on_shelf, from).await
    }

    /// A SQLite file, which any copy of a register is.
    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::write(&self.pool, to).await
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        let orphans = "SELECT 'file ' || encode(digest, 'hex') || ' has no part' FROM file \
             WHERE length > 0 AND NOT EXISTS (SELECT 1 FROM file_part WHERE file_part.digest = file.digest)";
        let rows = ask::patiently(&self.pool, sqlx::query(orphans)).await?;
        rows.iter().map(|row| column(row, 0)).collect()
    }
}

/// An entry as it was kept.
pub(crate) fn entry(row: &PgRow) -> Result<KeptEntry, StoreError> {
    Ok(KeptEntry {
        number: natural(column(row, 0)?)?,
        at: text(row, 1)?,
        by: text(row, 2)?,
        reason: text(row, 3)?,
        body: text(row, 4)?,
        digest: files::digest(column(row, 5)?)?,
    })
}

/// A text to the letter.
fn text(row: &PgRow, at: usize) -> Result<String, StoreError> {
    String::from_utf8(column(row, at)?).map_err(|error| StoreError::Damaged(error.to_string()))
}

async fn insert(connection: &mut PgConnection, entries: &[KeptEntry]) -> Result<(), StoreError> {
    let numbers = entries.iter().map(|entry| signed(entry.number)).collect::<Result<Vec<_>, _>>()?;
    let mut sql: QueryBuilder<'_, Postgres> =
        QueryBuilder::new("INSERT INTO entry (number, at, actor, reason, body, digest) ");
    sql.push_values(numbers.iter().zip(entries), |mut row, (number, entry)| {
        row.push_bind(*number).push_bind(entry.at.as_bytes()).push_bind(entry.by.as_bytes());
        row.push_bind(entry.reason.as_bytes())
            .push_bind(entry.body.as_bytes())
            .push_bind(&entry.digest.0[..]);
    });
    sql.build().execute(connection).await.map(drop).map_err(error)
}
