//! Everything of another desk.

use exaequo_store::StoreError;
use exaequo_store::erasure::Former;
use exaequo_store::moving::{TakesOver, WholeDesk, WholeEvent};
use sqlx::{Connection as _, SqliteConnection};

use crate::SqliteDesk;
use crate::desk::add_change_to;
use crate::engine::{error, signed};
use crate::people::{give, put_factor};

impl TakesOver for SqliteDesk {
    async fn take_over(&self, from: &impl WholeDesk) -> Result<(), StoreError> {
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
        let anything = "SELECT EXISTS (SELECT 1 FROM event) OR EXISTS (SELECT 1 FROM account)";
        if sqlx::query_scalar::<_, bool>(anything).fetch_one(&mut *transaction).await.map_err(error)? {
            return Err(StoreError::NotEmpty);
        }
        for head in from.events(&[]).await?.iter().rev() {
            put(&mut transaction, &WholeEvent::of(from, head).await?).await?;
        }
        for account in from.accounts().await? {
            let sql = "INSERT INTO account (id, name, password) VALUES (?, ?, ?)";
            let query = sqlx::query(sql).bind(signed(account.id)?).bind(&account.name);
            query.bind(&account.password).execute(&mut *transaction).await.map_err(error)?;
            if let Some(factor) = from.factor(account.id).await? {
                let codes = from.recovery_codes(account.id).await?;
                put_factor(&mut transaction, signed(account.id)?, &factor, &codes).await?;
            }
        }
        for Former { kind, id, mark } in from.former().await? {
            let sql = sqlx::query("INSERT INTO former (kind, id, mark) VALUES (?, ?, ?)");
            let sql = sql.bind(kind.name()).bind(signed(id)?).bind(mark.map(Vec::from));
            sql.execute(&mut *transaction).await.map_err(error)?;
        }
        for (account, grant) in from.all_grants().await? {
            give(&mut transaction, signed(account)?, grant).await?;
        }
        transaction.commit().await.map_err(error)
    }
}

async fn put(connection: &mut SqliteConnection, whole: &WholeEvent) -> Result<(), StoreError> {
    let (id, event) = (signed(whole.id)?, &whole.event);
    let sql = "INSERT INTO event (id, at, name, file_name, file) VALUES (?, ?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(id).bind(&event.at).bind(&event.name);
    let query = query.bind(&event.file_name).bind(&event.file);
    query.execute(&mut *connection).await.map_err(error)?;
    for stored in &whole.changes {
        add_change_to(connection, whole.id, stored.number, &stored.change).await?;
    }
    Ok(())
}
