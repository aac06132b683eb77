//! Everything of another desk.

use exaequo_store::StoreError;
use exaequo_store::moving::{TakesOver, WholeDesk, WholeEvent};
use sqlx::PgConnection;

use crate::PostgresDesk;
use crate::desk::column;
use crate::engine::{error, signed, text, written};
use crate::people::{give, put_factor};

impl TakesOver for PostgresDesk {
    async fn take_over(&self, from: &impl WholeDesk) -> Result<(), StoreError> {
        let mut transaction = self.pool().begin().await.map_err(error)?;
        // Nobody else begins one meanwhile.
        let locked = sqlx::query("LOCK TABLE event, account IN EXCLUSIVE MODE").execute(&mut *transaction);
        locked.await.map_err(error)?;
        let anything = "SELECT EXISTS (SELECT 1 FROM event) OR EXISTS (SELECT 1 FROM account)";
        let row = sqlx::query(anything).fetch_one(&mut *transaction).await.map_err(error)?;
        if column::<bool>(&row, 0)? {
            return Err(StoreError::NotEmpty);
        }
        for head in from.events(&[]).await?.iter().rev() {
            put(&mut transaction, &WholeEvent::of(from, head).await?).await?;
        }
        for account in from.accounts().await? {
            let sql = "INSERT INTO account (id, name, password) VALUES ($1, $2, $3)";
            let query = sqlx::query(sql).bind(signed(account.id)?).bind(text(&account.name));
            query.bind(&account.password).execute(&mut *transaction).await.map_err(error)?;
            if let Some(factor) = from.factor(account.id).await? {
                let codes = from.recovery_codes(account.id).await?;
                put_factor(&mut transaction, signed(account.id)?, &factor, &codes).await?;
            }
        }
        for (account, grant) in from.all_grants().await? {
            give(&mut transaction, account, grant).await?;
        }
        for table in ["event", "account"] {
            count_on(&mut transaction, table).await?;
        }
        transaction.commit().await.map_err(written)
    }
}

async fn put(connection: &mut PgConnection, whole: &WholeEvent) -> Result<(), StoreError> {
    let (id, event) = (signed(whole.id)?, &whole.event);
    let sql = "INSERT INTO event (id, at, name, file_name, file) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(id).bind(&event.at).bind(text(&event.name));
    let query = query.bind(text(&event.file_name)).bind(&event.file);
    query.execute(&mut *connection).await.map_err(error)?;
    for stored in &whole.changes {
        let change = &stored.change;
        let sql = "INSERT INTO change (event, number, at, actor, kind, body) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(sql).bind(id).bind(signed(stored.number)?).bind(&change.at);
        let query = query.bind(text(&change.by)).bind(&change.kind).bind(text(&change.body));
        query.execute(&mut *connection).await.map_err(error)?;
    }
    Ok(())
}

/// The next number that a table gives is behind all it has.
async fn count_on(connection: &mut PgConnection, table: &str) -> Result<(), StoreError> {
    let sql = format!(
        "SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM {table}), false)"
    );
    sqlx::query(&sql).execute(connection).await.map(drop).map_err(error)
}
