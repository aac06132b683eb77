//! Data of persons out of the file of a desk.

use exaequo_store::StoreError;
use exaequo_store::erasure::{ErasureStore, Rewritten};
use sqlx::{Connection as _, Row as _, SqliteConnection};

use crate::SqliteDesk;
use crate::desk::{add_change_to, newest};
use crate::engine::{error, natural, signed};

impl ErasureStore for SqliteDesk {
    async fn rewrite(&self, event: u64, rewritten: &Rewritten) -> Result<u64, StoreError> {
        let mut writer = self.writer().await?;
        // What is replaced is overwritten, also in the pages that become free.
        run(&mut writer, sqlx::query("PRAGMA secure_delete = ON")).await?;
        let done = replace(&mut writer, event, rewritten).await;
        run(&mut writer, sqlx::query("PRAGMA secure_delete = OFF")).await?;
        let number = done?;
        // Until then it is in the file beside.
        run(&mut writer, sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
        Ok(number)
    }

    async fn erasures(&self, event: u64) -> Result<Vec<u64>, StoreError> {
        let sql = sqlx::query("SELECT number FROM erasure WHERE event = ? ORDER BY number");
        let rows = self.rows(sql.bind(signed(event)?)).await?;
        rows.iter().map(|row| natural(row.try_get(0).map_err(error)?)).collect()
    }
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments<'q>>;

async fn run(connection: &mut SqliteConnection, query: Query<'_>) -> Result<(), StoreError> {
    query.execute(connection).await.map(drop).map_err(error)
}

async fn replace(
    writer: &mut SqliteConnection,
    event: u64,
    rewritten: &Rewritten,
) -> Result<u64, StoreError> {
    let (id, after) = (signed(event)?, u64::try_from(rewritten.bodies.len()).unwrap_or(u64::MAX));
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
    let found = newest(&mut transaction, event).await?;
    if found != after {
        return Err(StoreError::Behind { newest: found });
    }
    let number = signed(after + 1)?;
    let opened = sqlx::query("INSERT INTO erasure (event, number, is_open) VALUES (?, ?, 1)");
    run(&mut transaction, opened.bind(id).bind(number)).await?;
    let file = sqlx::query("UPDATE event SET file_name = ?, file = ? WHERE id = ?");
    run(&mut transaction, file.bind(&rewritten.file_name).bind(&rewritten.file).bind(id)).await?;
    for (number, body) in (1_i64..).zip(&rewritten.bodies) {
        let sql = sqlx::query("UPDATE change SET body = ? WHERE event = ? AND number = ?");
        run(&mut transaction, sql.bind(body).bind(id).bind(number)).await?;
    }
    add_change_to(&mut transaction, event, after + 1, &rewritten.record).await?;
    let closed = sqlx::query("UPDATE erasure SET is_open = 0 WHERE event = ? AND number = ?");
    run(&mut transaction, closed.bind(id).bind(number)).await?;
    transaction.commit().await.map_err(error)?;
    Ok(after + 1)
}
