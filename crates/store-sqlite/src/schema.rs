//! The tables, by the versions they have had.
//!
//! A version that was released stays as it is: SQLx keeps a checksum of each in the file and refuses a file that was made
//! with another one.

use exaequo_store::StoreError;
use exaequo_store::migrations;
pub(crate) use exaequo_store::migrations::{Version, newest};
use sqlx::SqliteConnection;

use crate::engine;
use crate::fault;

/// `EXRG` in the header of the file, by which a register is told from other databases.
pub(crate) const APPLICATION: i64 = 0x4558_5247;

/// All versions, the newest last.
pub(crate) const VERSIONS: &[Version] =
    &[Version { number: 1, name: "register", sql: include_str!("../migrations/0001_register.sql") }];

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
    let migrator = migrations::migrator(versions).await?;
    fault::steps(connection, "migrating").await.map_err(engine::error)?;
    migrator.run_direct(connection).await.map_err(|error| migrations::failed(error, engine::error))?;
    fault::no_steps(connection).await.map_err(engine::error)
}
