//! Data of persons out of the database of a desk.

use exaequo_store::StoreError;
use exaequo_store::erasure::{ErasureStore, Rewritten};
use sqlx::query;

use crate::PostgresDesk;
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
        for (number, body) in (1_i64..).zip(&rewritten.bodies) {
            let sql = query("UPDATE change SET body = $1 WHERE event = $2 AND number = $3");
            run(&mut transaction, sql.bind(text(body)).bind(id).bind(number)).await?;
        }
        let sql = query(
            "INSERT INTO change (event, number, at, actor, kind, body) VALUES ($1, $2, $3, $4, $5, $6)",
        );
        let sql = sql.bind(id).bind(number).bind(&record.at).bind(text(&record.by));
        run(&mut transaction, sql.bind(&record.kind).bind(text(&record.body))).await?;
        let closed = query("UPDATE erasure SET is_open = false WHERE event = $1 AND number = $2");
        run(&mut transaction, closed.bind(id).bind(number)).await?;
        let told = query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(event.to_string());
        run(&mut transaction, told).await?;
        transaction.commit().await.map_err(written)?;
        Ok(after + 1)
    }

    async fn erasures(&self, event: u64) -> Result<Vec<u64>, StoreError> {
        let sql = query("SELECT number FROM erasure WHERE event = $1 ORDER BY number");
        let rows = ask::rows(self.pool(), sql.bind(signed(event)?)).await?;
        rows.iter().map(|row| natural(column(row, 0)?)).collect()
    }
}
