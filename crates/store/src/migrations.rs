//! The tables of an engine that SQLx speaks to, by the versions they have had.

use std::pin::Pin;

use sqlx::error::BoxDynError;
use sqlx::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};

use crate::StoreError;

/// A version of the tables, and how they are made from those of the version before. One that was released stays as it is.
#[derive(Clone, Copy, Debug)]
pub struct Version {
    /// The number, from 1 on.
    pub number: i64,
    /// What it is about.
    pub name: &'static str,
    /// What makes its tables.
    pub sql: &'static str,
}

/// The newest of some versions; 0 where there are none.
pub fn newest(versions: &[Version]) -> i64 {
    versions.last().map_or(0, |version| version.number)
}

/// What makes the tables of some versions.
pub async fn migrator(versions: &'static [Version]) -> Result<Migrator, StoreError> {
    Migrator::new(Embedded(versions)).await.map_err(|error| StoreError::Engine(Box::new(error)))
}

/// Why the tables were not made: mostly an error that the engine has a word for.
pub fn failed(error: MigrateError, of_engine: fn(sqlx::Error) -> StoreError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => of_engine(error),
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
