//! Data of persons out of the database of a desk.

use exaequo_store::StoreError;
use exaequo_store::access::KeyDigest;
use exaequo_store::desk::NewChange;
use exaequo_store::erasure::{ErasureStore, Former, FormerKind, PhoneNames, Rewritten};
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, query};

use crate::PostgresDesk;
use crate::access::digest;
use crate::ask;
use crate::desk::column;
use crate::engine::{error, natural, signed, text, written};
use crate::news::CHANNEL;
use crate::people::run;

impl ErasureStore for PostgresDesk {
    async fn rewrite(&self, event: u64, rewritten: &Rewritten) -> Result<u64, StoreError> {
        let record = &rewritten.record;
        let (id, after) = (signed(event)?, u64::try_from(rewritten.bodies.len()).unwrap_or(u64::MAX));
        let mut transaction = self.pool().begin().await.map_err(error)?;
        // Nobody adds a change meanwhile.
        run(&mut transaction, query("LOCK TABLE change IN SHARE ROW EXCLUSIVE MODE")).await?;
        let newest = query("SELECT coalesce(max(number), 0) FROM change WHERE event = $1").bind(id);
        let newest = newest.fetch_one(&mut *transaction).await.map_err(error)?;
        let newest: u64 = natural(column(&newest, 0)?)?;
        if newest != after {
            return Err(StoreError::Behind { newest });
        }
        let number = signed(after + 1)?;
        let opened = query("INSERT INTO erasure (event, number, is_open) VALUES ($1, $2, true)");
        run(&mut transaction, opened.bind(id).bind(number)).await?;
        let file = query("UPDATE event SET file_name = $1, file = $2 WHERE id = $3");
        run(&mut transaction, file.bind(text(&rewritten.file_name)).bind(&rewritten.file).bind(id)).await?;
        for (number, (body, actor)) in (1_i64..).zip(rewritten.bodies.iter().zip(&rewritten.actors)) {
            let sql = query("UPDATE change SET body = $1, actor = $2 WHERE event = $3 AND number = $4");
            run(&mut transaction, sql.bind(text(body)).bind(text(actor)).bind(id).bind(number)).await?;
        }
        if rewritten.phones == PhoneNames::Erased {
            run(&mut transaction, query("UPDATE phone SET name = '#' || id WHERE event = $1").bind(id))
                .await?;
        }
        add_change_to(&mut transaction, id, number, record).await?;
        let closed = query("UPDATE erasure SET is_open = false WHERE event = $1 AND number = $2");
        run(&mut transaction, closed.bind(id).bind(number)).await?;
        let told = query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(event.to_string());
        run(&mut transaction, told).await?;
        transaction.commit().await.map_err(written)?;
        Ok(after + 1)
    }

    async fn remove_account(&self, account: u64, mark: &KeyDigest) -> Result<(), StoreError> {
        let account = signed(account)?;
        let mut transaction = self.pool().begin().await.map_err(error)?;
        let marked =
            "INSERT INTO former (kind, id, mark) SELECT 'account', id, $1 FROM account WHERE id = $2";
        run(&mut transaction, query(marked).bind(&mark[..]).bind(account)).await?;
        // The rest is done by the tables, so that nobody forgets any of it.
        run(&mut transaction, query("DELETE FROM account WHERE id = $1").bind(account)).await?;
        transaction.commit().await.map_err(written)
    }

    async fn former(&self) -> Result<Vec<Former>, StoreError> {
        let sql = query("SELECT kind, id, mark FROM former ORDER BY kind, id");
        ask::rows(self.pool(), sql).await?.iter().map(former).collect()
    }

    async fn erasures(&self, event: u64) -> Result<Vec<u64>, StoreError> {
        let sql = query("SELECT number FROM erasure WHERE event = $1 ORDER BY number");
        let rows = ask::rows(self.pool(), sql.bind(signed(event)?)).await?;
        rows.iter().map(|row| natural(column(row, 0)?)).collect()
    }
}

/// Adds a change under a number.
pub(crate) async fn add_change_to(
    connection: &mut PgConnection,
    event: i64,
    number: i64,
    change: &NewChange,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO change (event, number, at, actor, kind, body, actor_id) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let sql = query(sql).bind(event).bind(number).bind(&change.at).bind(text(&change.by));
    let sql = sql.bind(&change.kind).bind(text(&change.body)).bind(change.by_id.map(signed).transpose()?);
    run(connection, sql).await
}

fn former(row: &PgRow) -> Result<Former, StoreError> {
    let mark: Option<Vec<u8>> = column(row, 2)?;
    let mark = mark.map(|_| digest(row, 2)).transpose()?;
    let kind = FormerKind::kept(&column::<String>(row, 0)?)?;
    Ok(Former { kind, id: natural(column(row, 1)?)?, mark })
}
