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
    /// The oldest version whose programs can go on with these tables, from its own number down. Where they only add, that is
    /// the version before.
    pub serves: i64,
    /// What it is about.
    pub name: &'static str,
    /// What makes its tables.
    pub sql: &'static str,
}

impl Version {
    /// What the tables themselves say of it. Programs that do not know the version yet read there whether it serves them.
    pub fn description(&self) -> String {
        match self.name {
            name if self.serves == self.number => name.to_owned(),
            name => format!("{name}{SERVES}{}", self.serves),
        }
    }
}

/// What stands between the name of a version and the oldest one whose programs it serves.
const SERVES: &str = ", serves ";

/// Whether a version that is only known by what the tables say of it serves programs of another.
pub fn serves(description: &str, program: i64) -> bool {
    let oldest = description.rsplit_once(SERVES).and_then(|(_, oldest)| oldest.parse::<i64>().ok());
    oldest.is_some_and(|oldest| oldest <= program)
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
            let (number, about) = (version.number, version.description());
            Migration::new(number, about.into(), MigrationType::Simple, version.sql.into(), false)
        };
        Box::pin(async move { Ok(self.0.iter().map(one).collect()) })
    }
}
