//! The tables, by the versions they have had.
//!
//! A version that was released stays as it is: SQLx keeps a checksum of each in the file and refuses a file that was made
//! with another one.

use std::pin::Pin;

use exaequo_store::StoreError;
use sqlx::SqliteConnection;
use sqlx::error::BoxDynError;
use sqlx::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};

use crate::engine;
use crate::fault;

/// `EXRG` in the header of the file, by which a register is told from other databases.
pub(crate) const APPLICATION: i64 = 0x4558_5247;

/// A version of the tables, and how they are made from those of the version before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Version {
    pub(crate) number: i64,
    pub(crate) name: &'static str,
    pub(crate) sql: &'static str,
}

/// All versions, the newest last.
pub(crate) const VERSIONS: &[Version] =
    &[Version { number: 1, name: "register", sql: include_str!("../migrations/0001_register.sql") }];

/// The newest of some versions.
pub(crate) fn newest(versions: &[Version]) -> i64 {
    versions.last().map_or(0, |version| version.number)
}

/// The version of the tables in a file; 0 for none.
pub(crate) async fn version(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let known = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    if sqlx::query_scalar::<_, i64>(known).fetch_one(&mut *connection).await? == 0 {
        return Ok(0);
    }
    let newest = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    sqlx::query_scalar(newest).fetch_one(connection).await
}

/// Whether a version was begun and not ended.
pub(crate) async fn is_half(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    if version(connection).await? == 0 {
        return Ok(false);
    }
    let open = "SELECT count(*) FROM _sqlx_migrations WHERE success = 0";
    Ok(sqlx::query_scalar::<_, i64>(open).fetch_one(connection).await? > 0)
}

/// Makes the tables of the newest version of whatever is there.
pub(crate) async fn migrate(
    connection: &mut SqliteConnection,
    versions: &'static [Version],
) -> Result<(), StoreError> {
    let migrator = Migrator::new(Embedded(versions)).await.map_err(error)?;
    fault::steps(connection, "migrating").await.map_err(engine::error)?;
    migrator.run_direct(connection).await.map_err(error)?;
    fault::no_steps(connection).await.map_err(engine::error)
}

fn error(error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => engine::error(error),
        error => StoreError::Engine(Box::new(error)),
    }
}

/// The versions as SQLx wants them. Its own macro would do the same, but builds a second SQLite to do it.
#[derive(Debug)]
struct Embedded(&'static [Version]);

impl MigrationSource<'static> for Embedded {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send>> {
        let one = |version: &Version| {
            let Version { number, name, sql } = *version;
            Migration::new(number, name.into(), MigrationType::Simple, sql.into(), false)
        };
        Box::pin(async move { Ok(self.0.iter().map(one).collect()) })
    }
}
