//! A desk in a database: its events and the log of their changes.

use exaequo_store::StoreError;
use exaequo_store::desk::{DeskStore, EventHead, NewChange, NewEvent, StoredChange};
use sqlx::postgres::PgRow;
use sqlx::{PgPool, Row};

use crate::ask;
use crate::engine::{code, error, natural, signed, text};
use crate::news::CHANNEL;
use crate::open::{OpenError, open};
use crate::schema;

/// A desk in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresDesk {
    pool: PgPool,
}

impl PostgresDesk {
    /// Opens the desk in the database at an address (`postgres://…`), or makes its tables there. A database with tables of
    /// something else, or of a newer program, is refused; that of an older program is brought up to date.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        Ok(Self { pool: open(address, schema::DESK).await? })
    }

    /// The version of its tables.
    pub fn schema(&self) -> i64 {
        schema::newest(schema::DESK)
    }

    /// The name of its database.
    pub fn database(&self) -> String {
        self.pool.connect_options().get_database().unwrap_or_default().to_owned()
    }

    pub(crate) fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// The key by which servers know each other's forms: the one that is kept, else the one that is offered.
    pub async fn form_key(&self, offered: &str) -> Result<String, StoreError> {
        let kept = || sqlx::query("SELECT key FROM form_key");
        if let Some(row) = ask::row(&self.pool, kept()).await? {
            return column(&row, 0);
        }
        let sql = "INSERT INTO form_key (is_the_one, key) VALUES (true, $1) ON CONFLICT DO NOTHING";
        ask::write(&self.pool, sqlx::query(sql).bind(offered)).await?;
        let row = ask::row(&self.pool, kept()).await?;
        row.map_or_else(|| Ok(offered.to_owned()), |row| column(&row, 0))
    }

    /// Ends its connections.
    pub async fn close(self) {
        self.pool.close().await;
    }

    /// The newest change of an event.
    async fn newest(&self, event: i64) -> Result<u64, StoreError> {
        let sql = "SELECT coalesce(max(number), 0) FROM change WHERE event = $1";
        let row = ask::row(&self.pool, sqlx::query(sql).bind(event)).await?;
        row.map_or(Ok(0), |row| natural(column(&row, 0)?))
    }

    /// Whether a change is there although its answer never came.
    async fn has(&self, event: u64, number: u64, change: &NewChange) -> bool {
        let found = self.changes(event, number - 1).await.unwrap_or_default();
        found.first().is_some_and(|one| one.number == number && one.change == *change)
    }
}

impl DeskStore for PostgresDesk {
    async fn events(&self, marks: &[&str]) -> Result<Vec<EventHead>, StoreError> {
        let sql = "SELECT id, at, name, file_name, \
             (SELECT coalesce(max(number), 0) FROM change WHERE event = id), \
             (SELECT kind FROM change WHERE event = id AND kind = ANY ($1) ORDER BY number DESC LIMIT 1) \
             FROM event ORDER BY id DESC";
        let marks: Vec<String> = marks.iter().map(|mark| (*mark).to_owned()).collect();
        ask::rows(&self.pool, sqlx::query(sql).bind(marks)).await?.iter().map(head).collect()
    }

    async fn open_event(&self, event: &NewEvent) -> Result<u64, StoreError> {
        let sql = "INSERT INTO event (at, name, file_name, file) VALUES ($1, $2, $3, $4) RETURNING id";
        let query = sqlx::query(sql).bind(&event.at).bind(text(&event.name));
        let query = query.bind(text(&event.file_name)).bind(&event.file);
        number(&ask::write(&self.pool, query).await?)
    }

    async fn event(&self, id: u64) -> Result<Option<NewEvent>, StoreError> {
        let Ok(id) = signed(id) else { return Ok(None) };
        let sql = "SELECT at, name, file_name, file FROM event WHERE id = $1";
        ask::row(&self.pool, sqlx::query(sql).bind(id)).await?.as_ref().map(opened).transpose()
    }

    async fn changes(&self, event: u64, after: u64) -> Result<Vec<StoredChange>, StoreError> {
        let sql = "SELECT number, at, actor, kind, body, actor_id FROM change \
             WHERE event = $1 AND number > $2 ORDER BY number";
        let query = sqlx::query(sql).bind(signed(event)?).bind(signed(after)?);
        ask::rows(&self.pool, query).await?.iter().map(change).collect()
    }

    /// One statement: of two who add behind the same change, the key of the table refuses the second. Others hear of it when,
    /// and only when, it is there.
    async fn add_change(&self, event: u64, after: u64, change: &NewChange) -> Result<u64, StoreError> {
        let (id, next) = (signed(event)?, signed(after + 1)?);
        let sql = "WITH added AS (INSERT INTO change (event, number, at, actor, kind, body, actor_id) \
             SELECT $1, $2, $3, $4, $5, $6, $8 \
             WHERE (SELECT coalesce(max(number), 0) + 1 FROM change WHERE event = $1) = $2 RETURNING event) \
             SELECT pg_notify($7, event::text) FROM added";
        let query = sqlx::query(sql).bind(id).bind(next).bind(&change.at).bind(text(&change.by));
        let query = query.bind(&change.kind).bind(text(&change.body)).bind(CHANNEL);
        let query = query.bind(change.by_id.map(signed).transpose()?);
        match ask::write(&self.pool, query).await {
            Ok(told) if told.is_empty() => Err(StoreError::Behind { newest: self.newest(id).await? }),
            Ok(_) => Ok(after + 1),
            Err(error) if is_taken(&error) => Err(StoreError::Behind { newest: self.newest(id).await? }),
            Err(StoreError::InDoubt) if self.has(event, after + 1, change).await => Ok(after + 1),
            Err(error) => Err(error),
        }
    }
}

/// Whether somebody else has the place of a row.
fn is_taken(error: &StoreError) -> bool {
    let StoreError::Engine(inner) = error else { return false };
    inner.downcast_ref::<sqlx::Error>().and_then(crate::engine::code_of).as_deref() == Some(code::UNIQUE)
}

/// A column of a row.
pub(crate) fn column<'r, T: sqlx::Decode<'r, sqlx::Postgres> + sqlx::Type<sqlx::Postgres>>(
    row: &'r PgRow,
    index: usize,
) -> Result<T, StoreError> {
    row.try_get(index).map_err(error)
}

/// The number that a row was given.
pub(crate) fn number(rows: &[PgRow]) -> Result<u64, StoreError> {
    let none = || StoreError::Damaged("a row that was written has no number".into());
    natural(column(rows.first().ok_or_else(none)?, 0)?)
}

fn head(row: &PgRow) -> Result<EventHead, StoreError> {
    Ok(EventHead {
        id: natural(column(row, 0)?)?,
        at: column(row, 1)?,
        name: column(row, 2)?,
        file_name: column(row, 3)?,
        version: natural(column(row, 4)?)?,
        mark: column(row, 5)?,
    })
}

fn opened(row: &PgRow) -> Result<NewEvent, StoreError> {
    let (at, name) = (column(row, 0)?, column(row, 1)?);
    Ok(NewEvent { at, name, file_name: column(row, 2)?, file: column(row, 3)? })
}

fn change(row: &PgRow) -> Result<StoredChange, StoreError> {
    let number = natural(column(row, 0)?)?;
    let by_id: Option<i64> = column(row, 5)?;
    let change = NewChange {
        at: column(row, 1)?,
        by: column(row, 2)?,
        by_id: by_id.map(natural).transpose()?,
        kind: column(row, 3)?,
        body: column(row, 4)?,
    };
    Ok(StoredChange { number, change })
}
