//! Files, in parts.

use std::io::Read;
use std::ops::ControlFlow;

use exaequo_store::StoreError;
use exaequo_store::file::{Seen, StoredFile, split};
use exaequo_store::register::Digest;
use sqlx::PgPool;
use sqlx::postgres::PgRow;
use tokio::task::spawn_blocking;

use crate::ask;
use crate::desk::column;
use crate::engine::{code, code_of, error, natural, signed, written};

/// A file that is read to its end, in its parts.
async fn parts_of(source: impl Read + Send + 'static) -> Result<(StoredFile, Vec<Vec<u8>>), StoreError> {
    let read = spawn_blocking(move || {
        let mut parts = Vec::new();
        let file = split(source, |part| parts.push(part.to_vec()))?;
        Ok((file, parts))
    });
    read.await.map_err(|panic| StoreError::Engine(Box::new(panic)))?
}

/// Its parts are in memory until the end of the file is read: meanwhile others can write.
pub(crate) async fn put(pool: &PgPool, source: impl Read + Send + 'static) -> Result<StoredFile, StoreError> {
    let (file, parts) = parts_of(source).await?;
    if find(pool, &file.digest).await?.is_some() {
        return Ok(file);
    }
    let mut transaction = pool.begin().await.map_err(error)?;
    let insert = sqlx::query("INSERT INTO file (digest, length) VALUES ($1, $2)");
    let insert = insert.bind(&file.digest.0[..]).bind(signed(file.length)?);
    match insert.execute(&mut *transaction).await {
        // Somebody was faster, and has put all of it.
        Err(failed) if code_of(&failed).as_deref() == Some(code::UNIQUE) => return Ok(file),
        done => done.map_err(error)?,
    };
    for (number, part) in (0_i64..).zip(parts) {
        let sql = "INSERT INTO file_part (digest, part, bytes) VALUES ($1, $2, $3)";
        let insert = sqlx::query(sql).bind(&file.digest.0[..]).bind(number).bind(part);
        insert.execute(&mut *transaction).await.map_err(error)?;
    }
    transaction.commit().await.map_err(written)?;
    Ok(file)
}

/// A file, where it is kept.
pub(crate) async fn find(pool: &PgPool, name: &Digest) -> Result<Option<StoredFile>, StoreError> {
    let query = sqlx::query("SELECT digest, length FROM file WHERE digest = $1").bind(&name.0[..]);
    ask::row(pool, query).await?.as_ref().map(stored_file).transpose()
}

fn stored_file(row: &PgRow) -> Result<StoredFile, StoreError> {
    Ok(StoredFile { digest: digest(column(row, 0)?)?, length: natural(column(row, 1)?)? })
}

/// A digest of 32 bytes.
pub(crate) fn digest(bytes: Vec<u8>) -> Result<Digest, StoreError> {
    let length = bytes.len();
    bytes.try_into().map(Digest).map_err(|_| StoreError::Damaged(format!("a digest has {length} bytes")))
}

pub(crate) async fn all(pool: &PgPool) -> Result<Vec<StoredFile>, StoreError> {
    let query = sqlx::query("SELECT digest, length FROM file ORDER BY digest");
    ask::patiently(pool, query).await?.iter().map(stored_file).collect()
}

/// Parts are asked for one by one, so that no more than one is in memory.
pub(crate) async fn visit(
    pool: &PgPool,
    name: &Digest,
    mut visit: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
) -> Result<(), StoreError> {
    let file = find(pool, name).await?.ok_or(StoreError::NoFile { digest: *name })?;
    let mut seen = Seen::default();
    for number in 0_i64.. {
        let sql = "SELECT bytes FROM file_part WHERE digest = $1 AND part = $2";
        let query = sqlx::query(sql).bind(&name.0[..]).bind(number);
        let Some(row) = ask::row(pool, query).await? else { break };
        let part: Vec<u8> = column(&row, 0)?;
        seen.add(&part);
        if visit(&part).is_break() {
            return Ok(());
        }
    }
    seen.check(&file)
}
