//! What other servers have changed.

use std::time::Duration;

use exaequo_store::StoreError;
use sqlx::postgres::PgListener;
use tokio::time::timeout;

use crate::PostgresDesk;
use crate::engine::error;

/// What is told of changes, in the database.
pub(crate) const CHANNEL: &str = "exaequo_desk";

/// How long nothing may be heard before it is asked whether anybody is there.
const QUIET: Duration = Duration::from_secs(10);
/// How long the answer to that may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// Hears what is changed by whoever shares the database.
#[derive(Debug)]
pub struct Listener(PgListener);

impl PostgresDesk {
    /// Begins to listen. What was changed before is not heard.
    pub async fn listener(&self) -> Result<Listener, StoreError> {
        let mut listener = PgListener::connect_with(self.pool()).await.map_err(error)?;
        listener.listen(CHANNEL).await.map_err(error)?;
        Ok(Listener(listener))
    }
}

impl Listener {
    /// The event that was changed; `None` where something may have been missed.
    pub async fn next(&mut self) -> Result<Option<u64>, StoreError> {
        loop {
            match timeout(QUIET, self.0.try_recv()).await {
                Ok(heard) => {
                    return Ok(heard.map_err(error)?.and_then(|told| told.payload().parse().ok()));
                }
                Err(_) => self.is_there().await?,
            }
        }
    }

    async fn is_there(&mut self) -> Result<(), StoreError> {
        let asked = timeout(PATIENCE, sqlx::query("SELECT 1").execute(&mut self.0)).await;
        asked.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map(drop).map_err(error)
    }
}
