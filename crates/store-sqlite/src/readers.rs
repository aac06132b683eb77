//! Connections that read: the first is opened at once, the others when all before them are busy.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use exaequo_store::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, MutexGuard, OnceCell};

use crate::connect::{connected, reading};

/// How many can read at once.
const READERS: usize = 4;

/// Not the pool of SQLx: nobody knows when that has closed its connections, and the one that writes must be the last.
#[derive(Debug)]
pub(crate) struct Readers {
    options: SqliteConnectOptions,
    connections: [OnceCell<Mutex<SqliteConnection>>; READERS],
    /// Whom those wait for who find all busy.
    turn: AtomicUsize,
}

impl Readers {
    pub(crate) async fn connect(path: &Path) -> Result<Self, StoreError> {
        let readers =
            Self { options: reading(path), connections: Default::default(), turn: AtomicUsize::new(0) };
        readers.connection(0).await?;
        Ok(readers)
    }

    /// A connection for a while.
    pub(crate) async fn take(&self) -> Result<MutexGuard<'_, SqliteConnection>, StoreError> {
        for number in 0..READERS {
            if let Ok(free) = self.connection(number).await?.try_lock() {
                return Ok(free);
            }
        }
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % READERS;
        Ok(self.connection(turn).await?.lock().await)
    }

    async fn connection(&self, number: usize) -> Result<&Mutex<SqliteConnection>, StoreError> {
        let open = async || connected(&self.options).await.map(Mutex::new);
        self.connections[number].get_or_try_init(open).await
    }

    pub(crate) async fn close(self) {
        for connection in self.connections.into_iter().filter_map(OnceCell::into_inner) {
            // It is given up whatever it says.
            let _ = connection.into_inner().close().await;
        }
    }
}
