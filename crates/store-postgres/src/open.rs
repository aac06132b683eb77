//! Databases are opened here, and those that are of something else are refused.

use std::time::Duration;

use exaequo_store::StoreError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, PgPool};

use crate::engine;
use crate::schema::{self, Version};

/// How many connections a server has at most.
const CONNECTIONS: u32 = 16;
/// How long somebody waits for one of them.
const PATIENCE: Duration = Duration::from_secs(3);

/// What every connection is told: nobody holds a lock who is gone, nobody waits long for one, and what is acknowledged has
/// reached the disk, whatever the database was set to.
const MANNERS: &str = "SET idle_in_transaction_session_timeout = '15s'; SET lock_timeout = '4s'; \
     SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// What was given is not the address of a database.
    #[error("this is not the address of a PostgreSQL database")]
    Address,
    /// The tables are those of another program.
    #[error("the database has tables of something else")]
    Foreign,
    /// A newer program has made the tables.
    #[error(
        "the database is from a newer program: its tables have version {found}, and {known} is the newest known here"
    )]
    Newer {
        /// The version of its tables.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// A change of the tables was begun and not ended.
    #[error("the tables of the database were half brought up to date")]
    HalfMigrated,
    /// There are no tables in the database.
    #[error("the database is empty")]
    Empty,
    /// There is something in the database already.
    #[error("there is something in the database already")]
    Exists,
    /// What the engine says.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Connections to the database at an address, whose tables are of the newest of some versions.
pub(crate) async fn open(address: &str, versions: &'static [Version]) -> Result<PgPool, OpenError> {
    opened(address, versions, Tables::Made).await
}

/// The same of a database whose tables were made before.
pub(crate) async fn open_existing(address: &str, versions: &'static [Version]) -> Result<PgPool, OpenError> {
    opened(address, versions, Tables::There).await
}

/// What becomes of a database without tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tables {
    /// They are made.
    Made,
    /// It is refused.
    There,
}

async fn opened(address: &str, versions: &'static [Version], tables: Tables) -> Result<PgPool, OpenError> {
    let is_one = address.starts_with("postgres://") || address.starts_with("postgresql://");
    let options: PgConnectOptions = address.parse().map_err(|_| OpenError::Address)?;
    if !is_one {
        return Err(OpenError::Address);
    }
    let options = options.application_name("exaequo").disable_statement_logging();
    // One of its own: to bring tables up to date may take longer than others wait.
    let mut first = options.connect().await.map_err(engine::error)?;
    let prepared = match tables {
        Tables::There if schema::version(&mut first, versions).await? == 0 => Err(OpenError::Empty),
        _ => schema::prepare(&mut first, versions).await,
    };
    let _ = first.close().await;
    prepared?;
    Ok(pool(options))
}

fn pool(options: PgConnectOptions) -> PgPool {
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
    let pool = pool
        .after_connect(|connection, _| Box::pin(async move { connection.execute(MANNERS).await.map(drop) }));
    pool.connect_lazy_with(options)
}
