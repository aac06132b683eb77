//! Everything of another desk.

use exaequo_store::StoreError;
use exaequo_store::erasure::{Former, FormerKind};
use exaequo_store::moving::{TakesOver, WholeDesk, WholeEvent};
use sqlx::PgConnection;

use crate::PostgresDesk;
use crate::desk::column;
use crate::engine::{error, signed, text, written};
use crate::erasure::add_change_to;
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
        for Former { kind, id, mark } in from.former().await? {
            let sql = sqlx::query("INSERT INTO former (kind, id, mark) VALUES ($1, $2, $3)");
            let sql = sql.bind(kind.name()).bind(signed(id)?).bind(mark.map(Vec::from));
            sql.execute(&mut *transaction).await.map_err(error)?;
        }
        for (account, grant) in from.all_grants().await? {
            give(&mut transaction, account, grant).await?;
        }
        let [account, program] = [FormerKind::Account, FormerKind::Program].map(FormerKind::name);
        for (table, kind) in [("event", ""), ("account", account), ("token", program)] {
            count_on(&mut transaction, table, kind).await?;
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
        add_change_to(connection, id, signed(stored.number)?, &stored.change).await?;
    }
    Ok(())
}

/// The next number that a table gives is behind all it has and has had.
async fn count_on(connection: &mut PgConnection, table: &str, kind: &str) -> Result<(), StoreError> {
    let sql = format!(
        "SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM \
         (SELECT id FROM {table} UNION ALL SELECT id FROM former WHERE kind = '{kind}') AS had), false)"
    );
    sqlx::query(&sql).execute(connection).await.map(drop).map_err(error)
}
