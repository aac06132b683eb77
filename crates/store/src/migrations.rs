//! The tables of an engine, by the versions they have had.

/// A version of the tables, and how they are made from those of the version before. One that was released stays as it is.
#[derive(Clone, Copy, Debug)]
pub struct SchemaVersion {
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

impl SchemaVersion {
    /// What the tables themselves say of it. Programs that do not know the version yet read there whether it serves them.
    ///
    /// ```
    /// use exaequo_store::migrations::{SchemaVersion, serves};
    ///
    /// let third = SchemaVersion { number: 3, serves: 2, name: "people", sql: "" };
    /// assert_eq!(third.description(), "people, serves 2");
    /// assert!(serves(&third.description(), 2) && !serves(&third.description(), 1));
    /// ```
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
pub fn newest(versions: &[SchemaVersion]) -> i64 {
    versions.last().map_or(0, |version| version.number)
}
