//! Data of persons out of the file of a desk.

use exaequo_store::StoreError;
use exaequo_store::access::KeyDigest;
use exaequo_store::erasure::{ErasureStore, Former, FormerKind, PhoneNames, Rewritten};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection as _, Row as _, SqliteConnection};

use crate::SqliteDesk;
use crate::desk::{add_change_to, newest};
use crate::engine::{digest, error, natural, signed};

impl ErasureStore for SqliteDesk {
    async fn rewrite(&self, event: u64, rewritten: &Rewritten) -> Result<u64, StoreError> {
        let mut writer = self.writer().await?;
        overwriting(&mut writer).await?;
        let done = replace(&mut writer, event, rewritten).await;
        overwritten(&mut writer, done).await
    }

    async fn remove_account(&self, account: u64, mark: &KeyDigest) -> Result<(), StoreError> {
        let mut writer = self.writer().await?;
        overwriting(&mut writer).await?;
        let done = remove(&mut writer, signed(account)?, mark).await;
        overwritten(&mut writer, done).await
    }

    async fn former(&self) -> Result<Vec<Former>, StoreError> {
        let sql = sqlx::query("SELECT kind, id, mark FROM former ORDER BY kind, id");
        self.rows(sql).await?.iter().map(former).collect()
    }

    async fn erasures(&self, event: u64) -> Result<Vec<u64>, StoreError> {
        let sql = sqlx::query("SELECT number FROM erasure WHERE event = ? ORDER BY number");
        let rows = self.rows(sql.bind(signed(event)?)).await?;
        rows.iter().map(|row| natural(row.try_get(0).map_err(error)?)).collect()
    }
}

/// From now on what is replaced is overwritten, also in the pages that become free.
async fn overwriting(writer: &mut SqliteConnection) -> Result<(), StoreError> {
    run(writer, sqlx::query("PRAGMA secure_delete = ON")).await
}

/// What came of it, once it is nowhere any more: until then it is in the file beside, and where its rows were before they moved
/// from page to page.
async fn overwritten<T>(writer: &mut SqliteConnection, done: Result<T, StoreError>) -> Result<T, StoreError> {
    run(writer, sqlx::query("PRAGMA secure_delete = OFF")).await?;
    let done = done?;
    run(writer, sqlx::query("VACUUM")).await?;
    run(writer, sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
    Ok(done)
}

async fn remove(writer: &mut SqliteConnection, account: i64, mark: &KeyDigest) -> Result<(), StoreError> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
    let marked = "INSERT INTO former (kind, id, mark) SELECT 'account', id, ? FROM account WHERE id = ?";
    run(&mut transaction, sqlx::query(marked).bind(&mark[..]).bind(account)).await?;
    // The rest is done by the tables, so that nobody forgets any of it.
    run(&mut transaction, sqlx::query("DELETE FROM account WHERE id = ?").bind(account)).await?;
    transaction.commit().await.map_err(error)
}

fn former(row: &SqliteRow) -> Result<Former, StoreError> {
    let mark: Option<Vec<u8>> = row.try_get(2).map_err(error)?;
    Ok(Former {
        kind: FormerKind::kept(row.try_get(0).map_err(error)?)?,
        id: natural(row.try_get(1).map_err(error)?)?,
        mark: mark.as_deref().map(digest).transpose()?,
    })
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
    for (number, (body, actor)) in (1_i64..).zip(rewritten.bodies.iter().zip(&rewritten.actors)) {
        let sql = sqlx::query("UPDATE change SET body = ?, actor = ? WHERE event = ? AND number = ?");
        run(&mut transaction, sql.bind(body).bind(actor).bind(id).bind(number)).await?;
    }
    if rewritten.phones == PhoneNames::Erased {
        let sql = sqlx::query("UPDATE phone SET name = '#' || id WHERE event = ?");
        run(&mut transaction, sql.bind(id)).await?;
    }
    add_change_to(&mut transaction, event, after + 1, &rewritten.record).await?;
    let closed = sqlx::query("UPDATE erasure SET is_open = 0 WHERE event = ? AND number = ?");
    run(&mut transaction, closed.bind(id).bind(number)).await?;
    transaction.commit().await.map_err(error)?;
    Ok(after + 1)
}
