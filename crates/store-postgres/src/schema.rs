//! The tables, by the versions they have had.
//!
//! A version that was released stays as it is. A new one only adds to the tables, so that servers of the version before go on
//! working on them while one after the other is replaced.

use exaequo_store::StoreError;
use exaequo_store::migrations;
pub(crate) use exaequo_store::migrations::{Version, newest};
use sqlx::PgConnection;

use crate::engine;
use crate::open::OpenError;

/// All versions of the tables of a desk, the newest last.
pub(crate) const DESK: &[Version] = &[
    Version { number: 1, name: "desk", sql: include_str!("../migrations/0001_desk.sql") },
    Version { number: 2, name: "access", sql: include_str!("../migrations/0002_access.sql") },
    Version { number: 3, name: "token", sql: include_str!("../migrations/0003_token.sql") },
    Version { number: 4, name: "people", sql: include_str!("../migrations/0004_people.sql") },
    Version { number: 5, name: "erasure", sql: include_str!("../migrations/0005_erasure.sql") },
];

/// All versions of the tables of a register, the newest last.
pub(crate) const REGISTER: &[Version] =
    &[Version { number: 1, name: "register", sql: include_str!("../migrations/register/0001_register.sql") }];

/// Looks at the tables, and makes those of the newest version where they are older. Of several servers that begin at once
/// one does so, and the others wait for it.
pub(crate) async fn prepare(
    connection: &mut PgConnection,
    versions: &'static [Version],
) -> Result<(), OpenError> {
    let (found, known) = (version(connection, versions).await?, newest(versions));
    match found.cmp(&known) {
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(OpenError::Newer { found, known }),
        std::cmp::Ordering::Less => Ok(migrate(connection, versions).await?),
    }
}

/// The version of the tables; 0 where there are none.
pub(crate) async fn version(connection: &mut PgConnection, versions: &[Version]) -> Result<i64, OpenError> {
    let tables = "SELECT count(*), count(*) FILTER (WHERE table_name = '_sqlx_migrations') \
         FROM information_schema.tables WHERE table_schema = current_schema()";
    let (all, known): (i64, i64) =
        sqlx::query_as(tables).fetch_one(&mut *connection).await.map_err(engine::error)?;
    match (all, known) {
        (0, _) => return Ok(0),
        (_, 0) => return Err(OpenError::Foreign),
        _ => {}
    }
    let applied = "SELECT version, description, success FROM _sqlx_migrations ORDER BY version";
    let applied: Vec<(i64, String, bool)> =
        sqlx::query_as(applied).fetch_all(connection).await.map_err(engine::error)?;
    if applied.iter().any(|(_, _, is_whole)| !is_whole) {
        return Err(OpenError::HalfMigrated);
    }
    let is_ours = |(found, known): (&(i64, String, bool), &Version)| found.1 == known.name;
    if !applied.iter().zip(versions).all(is_ours) {
        return Err(OpenError::Foreign);
    }
    Ok(applied.last().map_or(0, |(version, _, _)| *version))
}

/// Makes the tables of the newest version, under a lock of the database.
async fn migrate(connection: &mut PgConnection, versions: &'static [Version]) -> Result<(), StoreError> {
    let migrator = migrations::migrator(versions).await?;
    migrator.run_direct(connection).await.map_err(|error| migrations::failed(error, engine::error))
}
