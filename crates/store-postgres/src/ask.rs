//! Questions to the database. None is waited for longer than somebody at a page would.

use std::time::Duration;

use exaequo_store::StoreError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{PgPool, Postgres};
use tokio::time::timeout;

use crate::engine::{error, written};

pub(crate) type Query<'q> = sqlx::query::Query<'q, Postgres, PgArguments>;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long an answer may take that is about a whole register.
const LONG: Duration = Duration::from_secs(120);

/// A connection that is used again only if what was asked on it was answered.
struct Held {
    connection: PoolConnection<Postgres>,
    is_answered: bool,
}

impl Drop for Held {
    fn drop(&mut self) {
        if !self.is_answered {
            self.connection.close_on_drop();
        }
    }
}

async fn held(pool: &PgPool) -> Result<Held, StoreError> {
    Ok(Held { connection: pool.acquire().await.map_err(error)?, is_answered: false })
}

/// What the database answers, or why it does not.
async fn answer(
    pool: &PgPool,
    query: Query<'_>,
    patience: Duration,
) -> Result<Result<Vec<PgRow>, sqlx::Error>, StoreError> {
    let mut held = held(pool).await?;
    let answer = timeout(patience, query.fetch_all(&mut *held.connection)).await;
    held.is_answered = answer.is_ok();
    Ok(answer.unwrap_or(Err(sqlx::Error::PoolTimedOut)))
}

/// Reads all rows of a query.
pub(crate) async fn rows(pool: &PgPool, query: Query<'_>) -> Result<Vec<PgRow>, StoreError> {
    answer(pool, query, PATIENCE).await?.map_err(error)
}

/// The same of a whole register, which may take a while.
pub(crate) async fn patiently(pool: &PgPool, query: Query<'_>) -> Result<Vec<PgRow>, StoreError> {
    answer(pool, query, LONG).await?.map_err(error)
}

/// Reads a row.
pub(crate) async fn row(pool: &PgPool, query: Query<'_>) -> Result<Option<PgRow>, StoreError> {
    Ok(rows(pool, query).await?.into_iter().next())
}

/// Writes; the rows it returns.
pub(crate) async fn write(pool: &PgPool, query: Query<'_>) -> Result<Vec<PgRow>, StoreError> {
    answer(pool, query, PATIENCE).await?.map_err(written)
}
