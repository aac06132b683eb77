//! The tables, by the versions they have had.
//!
//! A version that was released stays as it is: SQLx keeps a checksum of each in the file and refuses a file that was made
//! with another one.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_store::StoreError;
pub(crate) use exaequo_store::migrations::{SchemaVersion as Version, newest};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection as _, SqliteConnection};

use crate::engine;
use crate::steps::{no_steps, steps};

/// `EXRG` in the header of the file, by which a register is told from other databases.
pub(crate) const APPLICATION: i64 = 0x4558_5247;

/// All versions, the newest last.
pub(crate) const VERSIONS: &[Version] = &[Version {
    number: 1,
    serves: 1,
    name: "register",
    sql: include_str!("../migrations/0001_register.sql"),
}];

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

/// Tables, triggers and versions in a file that are not as this program makes them, in words. A file of an older version
/// has others.
pub(crate) async fn changed(connection: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    if version(connection).await.map_err(engine::error)? != newest(VERSIONS) {
        return Ok(Vec::new());
    }
    let mut fresh = SqliteConnection::connect("sqlite::memory:").await.map_err(engine::error)?;
    migrate(&mut fresh, VERSIONS).await?;
    let [made, kept] =
        [texts(&mut fresh).await, texts(connection).await].map(|one| one.map_err(engine::error));
    let (made, kept) = (made?, kept?);
    let names: BTreeSet<&String> = made.keys().chain(kept.keys()).collect();
    let differs = |name: &&String| made.get(*name) != kept.get(*name);
    Ok(names.into_iter().filter(differs).map(|name| format!("{name} is not that of this program")).collect())
}

/// What tables and triggers were made by, and what is recorded of the versions; the table of the versions is SQLx's own.
async fn texts(connection: &mut SqliteConnection) -> Result<BTreeMap<String, String>, sqlx::Error> {
    let sql = "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema \
               WHERE name NOT GLOB 'sqlite_*' AND tbl_name <> '_sqlx_migrations' \
               UNION ALL SELECT 'version ' || version, description || ' ' || hex(checksum) FROM _sqlx_migrations";
    let texts: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(connection).await?;
    Ok(texts.into_iter().collect())
}

/// Makes the tables of the newest version of whatever is there.
pub(crate) async fn migrate(
    connection: &mut SqliteConnection,
    versions: &'static [Version],
) -> Result<(), StoreError> {
    steps(connection, "migrating").await.map_err(engine::error)?;
    migrator(versions).run_direct(connection).await.map_err(engine::not_migrated)?;
    no_steps(connection).await.map_err(engine::error)
}

/// The versions as SQLx wants them. Its own macro would do the same, but builds a second SQLite to do it.
fn migrator(versions: &[Version]) -> Migrator {
    let one = |version: &Version| {
        let (number, about) = (version.number, version.description());
        Migration::new(number, about.into(), MigrationType::Simple, version.sql.into(), false)
    };
    Migrator { migrations: versions.iter().map(one).collect(), ..Migrator::DEFAULT }
}
