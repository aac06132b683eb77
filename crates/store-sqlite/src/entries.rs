//! The entries of the ledger.

use exaequo_store::register::{Digest, KeptEntry, check_numbers};
use exaequo_store::{StoreError, fault};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, QueryBuilder, Row, SqliteConnection};

use crate::engine::{digest, error, natural, signed};

/// Many rows in one statement take a fraction of the time.
const ROWS: usize = 250;

pub(crate) async fn read(reader: &mut SqliteConnection, from: u64) -> Result<Vec<KeptEntry>, StoreError> {
    let from = from.max(1);
    // There is nothing behind the largest number that can be kept.
    let Ok(first) = signed(from) else { return Ok(Vec::new()) };
    let sql = "SELECT number, at, actor, reason, body, digest FROM entry WHERE number >= ? ORDER BY number";
    let rows = sqlx::query(sql).bind(first).fetch_all(reader).await.map_err(error)?;
    let entries = rows.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
    check_numbers(from - 1, &entries)?;
    Ok(entries)
}

fn entry(row: &SqliteRow) -> Result<KeptEntry, StoreError> {
    let text = |column| row.try_get::<String, usize>(column).map_err(error);
    Ok(KeptEntry {
        number: natural(row.try_get(0).map_err(error)?)?,
        at: text(1)?,
        by: text(2)?,
        reason: text(3)?,
        body: text(4)?,
        digest: Digest(digest(row.try_get(5).map_err(error)?)?),
    })
}

pub(crate) async fn append(
    writer: &mut SqliteConnection,
    after: u64,
    entries: &[KeptEntry],
) -> Result<(), StoreError> {
    // The lock is taken at once: nobody appends between the question who is the newest and the answer to it.
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
    fault::point("entries-begun");
    let newest = newest(&mut transaction).await?;
    if newest != after {
        return Err(StoreError::Behind { newest });
    }
    check_numbers(after, entries)?;
    for rows in entries.chunks(ROWS) {
        insert(&mut transaction, rows).await?;
        fault::point("entries-inserted");
    }
    transaction.commit().await.map_err(error)?;
    fault::point("entries-committed");
    Ok(())
}

async fn newest(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let sql = "SELECT coalesce(max(number), 0) FROM entry";
    natural(sqlx::query_scalar(sql).fetch_one(connection).await.map_err(error)?)
}

async fn insert(connection: &mut SqliteConnection, entries: &[KeptEntry]) -> Result<(), StoreError> {
    let numbers = entries.iter().map(|entry| signed(entry.number)).collect::<Result<Vec<_>, _>>()?;
    let mut sql = QueryBuilder::new("INSERT INTO entry (number, at, actor, reason, body, digest) ");
    sql.push_values(numbers.iter().zip(entries), |mut row, (number, entry)| {
        row.push_bind(number).push_bind(&entry.at).push_bind(&entry.by);
        row.push_bind(&entry.reason).push_bind(&entry.body).push_bind(&entry.digest.0[..]);
    });
    sql.build().execute(connection).await.map(drop).map_err(error)
}
