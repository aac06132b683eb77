//! Files, in parts.

use std::io::Read;
use std::ops::ControlFlow;

use exaequo_store::StoreError;
use exaequo_store::file::{Seen, StoredFile};
use exaequo_store::register::Digest;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, SqliteConnection};
use tokio::task::spawn_blocking;

use crate::engine::{digest, error, natural, signed};
use crate::pack::{Packed, Unpacker, pack};

/// A file that is read and packed. Nothing is locked meanwhile, and nobody has to wait for a slow stream.
pub(crate) async fn packed(
    source: impl Read + Send + 'static,
) -> Result<(StoredFile, Vec<Packed>), StoreError> {
    let packed = spawn_blocking(move || pack(source)).await;
    packed.map_err(|panic| StoreError::Engine(Box::new(panic)))?
}

pub(crate) async fn put(
    writer: &mut SqliteConnection,
    (file, parts): (StoredFile, Vec<Packed>),
) -> Result<StoredFile, StoreError> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
    if find(&mut transaction, &file.digest).await?.is_none() {
        insert(&mut transaction, &file, parts).await?;
        transaction.commit().await.map_err(error)?;
    }
    Ok(file)
}

async fn insert(
    connection: &mut SqliteConnection,
    file: &StoredFile,
    parts: Vec<Packed>,
) -> Result<(), StoreError> {
    let name = &file.digest.0[..];
    let sql = "INSERT INTO file (digest, length) VALUES (?, ?)";
    let insert = sqlx::query(sql).bind(name).bind(signed(file.length)?);
    insert.execute(&mut *connection).await.map_err(error)?;
    let sql = "INSERT INTO file_part (digest, part, packing, bytes) VALUES (?, ?, ?, ?)";
    for (number, part) in (0_i64..).zip(parts) {
        let insert = sqlx::query(sql).bind(name).bind(number).bind(part.packing).bind(part.bytes);
        insert.execute(&mut *connection).await.map_err(error)?;
    }
    Ok(())
}

/// A file, where it is kept.
pub(crate) async fn find(
    connection: &mut SqliteConnection,
    name: &Digest,
) -> Result<Option<StoredFile>, StoreError> {
    let query = sqlx::query("SELECT digest, length FROM file WHERE digest = ?").bind(&name.0[..]);
    query.fetch_optional(connection).await.map_err(error)?.as_ref().map(stored_file).transpose()
}

fn stored_file(row: &SqliteRow) -> Result<StoredFile, StoreError> {
    Ok(StoredFile {
        digest: Digest(digest(row.try_get(0).map_err(error)?)?),
        length: natural(row.try_get(1).map_err(error)?)?,
    })
}

pub(crate) async fn all(reader: &mut SqliteConnection) -> Result<Vec<StoredFile>, StoreError> {
    let query = sqlx::query("SELECT digest, length FROM file ORDER BY digest");
    query.fetch_all(reader).await.map_err(error)?.iter().map(stored_file).collect()
}

/// Parts are asked for one by one: streamed rows would be held in memory by the dozen.
pub(crate) async fn visit(
    reader: &mut SqliteConnection,
    name: &Digest,
    mut visit: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
) -> Result<(), StoreError> {
    let file = find(reader, name).await?.ok_or(StoreError::NoFile { digest: *name })?;
    let (mut seen, mut unpacker) = (Seen::default(), Unpacker::new());
    for number in 0_i64.. {
        let Some(row) = part(reader, name, number).await? else { break };
        let (packing, bytes) = (row.try_get(0).map_err(error)?, row.try_get(1).map_err(error)?);
        let plain = unpacker.unpacked(packing, bytes).ok_or(StoreError::Changed { digest: *name })?;
        seen.add(plain);
        if visit(plain).is_break() {
            return Ok(());
        }
    }
    seen.check(&file)
}

async fn part(
    connection: &mut SqliteConnection,
    name: &Digest,
    number: i64,
) -> Result<Option<SqliteRow>, StoreError> {
    let sql = "SELECT packing, bytes FROM file_part WHERE digest = ? AND part = ?";
    sqlx::query(sql).bind(&name.0[..]).bind(number).fetch_optional(connection).await.map_err(error)
}
