//! Everything of another desk.

use exaequo_store::StoreError;
use exaequo_store::access::AccessStore;
use exaequo_store::desk::DeskStore;
use exaequo_store::moving::{TakesOver, WholeEvent};
use sqlx::{Connection as _, SqliteConnection};

use crate::SqliteDesk;
use crate::engine::{error, signed};

impl TakesOver for SqliteDesk {
    async fn take_over(&self, from: &(impl DeskStore + AccessStore)) -> Result<(), StoreError> {
        let mut writer = self.writer().await;
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
        let change = &stored.change;
        let sql = "INSERT INTO change (event, number, at, actor, kind, body) VALUES (?, ?, ?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(id).bind(signed(stored.number)?).bind(&change.at);
        let query = query.bind(&change.by).bind(&change.kind).bind(&change.body);
        query.execute(&mut *connection).await.map_err(error)?;
    }
    Ok(())
}
