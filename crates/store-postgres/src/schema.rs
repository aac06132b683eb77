//! The tables, by the versions they have had.
//!
//! A version that was released stays as it is. A new one only adds to the tables, so that servers of the version before go on
//! working on them while one after the other is replaced; each says which programs it serves, so that those can be started again.

use std::cmp::Ordering;

use exaequo_store::StoreError;
use exaequo_store::migrations;
pub(crate) use exaequo_store::migrations::{SchemaVersion as Version, newest};
use sqlx::PgConnection;
use sqlx::migrate::{Migration, MigrationType, Migrator};

use crate::engine;
use crate::open::OpenError;

/// All versions of the tables of a desk, the newest last. Those up to 5 serve their own programs alone: one that knows no roles
/// would let everybody do everything, one that knows no erasures could not read a log with one.
pub(crate) const DESK: &[Version] = &[
    Version { number: 1, serves: 1, name: "desk", sql: include_str!("../migrations/0001_desk.sql") },
    Version { number: 2, serves: 2, name: "access", sql: include_str!("../migrations/0002_access.sql") },
    Version { number: 3, serves: 3, name: "token", sql: include_str!("../migrations/0003_token.sql") },
    Version { number: 4, serves: 4, name: "people", sql: include_str!("../migrations/0004_people.sql") },
    Version { number: 5, serves: 5, name: "erasure", sql: include_str!("../migrations/0005_erasure.sql") },
    Version { number: 6, serves: 5, name: "former", sql: include_str!("../migrations/0006_former.sql") },
];

/// All versions of the tables of a register, the newest last.
pub(crate) const REGISTER: &[Version] = &[Version {
    number: 1,
    serves: 1,
    name: "register",
    sql: include_str!("../migrations/register/0001_register.sql"),
}];

/// Looks at the tables, and makes those of the newest version where they are older. Of several servers that begin at once
/// one does so, and the others wait for it. Newer ones are as good where they say that they serve this program.
pub(crate) async fn prepare(
    connection: &mut PgConnection,
    versions: &'static [Version],
) -> Result<(), OpenError> {
    let (applied, known) = (applied(connection, versions).await?, newest(versions));
    let found = applied.last().map_or(0, |(version, _)| *version);
    let mut later = applied.iter().filter(|(version, _)| *version > known);
    match found.cmp(&known) {
        Ordering::Equal => Ok(()),
        Ordering::Greater if later.all(|(_, about)| migrations::serves(about, known)) => Ok(()),
        Ordering::Greater => Err(OpenError::Newer { found, known }),
        Ordering::Less => Ok(migrate(connection, versions).await?),
    }
}

/// The version of the tables; 0 where there are none.
pub(crate) async fn version(connection: &mut PgConnection, versions: &[Version]) -> Result<i64, OpenError> {
    Ok(applied(connection, versions).await?.last().map_or(0, |(version, _)| *version))
}

/// The versions the tables have been brought to, each with what it says of itself.
async fn applied(
    connection: &mut PgConnection,
    versions: &[Version],
) -> Result<Vec<(i64, String)>, OpenError> {
    let tables = "SELECT count(*), count(*) FILTER (WHERE table_name = '_sqlx_migrations') \
         FROM information_schema.tables WHERE table_schema = current_schema()";
    let (all, known): (i64, i64) =
        sqlx::query_as(tables).fetch_one(&mut *connection).await.map_err(engine::error)?;
    match (all, known) {
        (0, _) => return Ok(Vec::new()),
        (_, 0) => return Err(OpenError::Foreign),
        _ => {}
    }
    let applied = "SELECT version, description, success FROM _sqlx_migrations ORDER BY version";
    let applied: Vec<(i64, String, bool)> =
        sqlx::query_as(applied).fetch_all(connection).await.map_err(engine::error)?;
    if applied.iter().any(|(_, _, is_whole)| !is_whole) {
        return Err(OpenError::HalfMigrated);
    }
    let is_ours = |(found, known): (&(i64, String, bool), &Version)| found.1 == known.description();
    if !applied.iter().zip(versions).all(is_ours) {
        return Err(OpenError::Foreign);
    }
    Ok(applied.into_iter().map(|(version, about, _)| (version, about)).collect())
}

/// Makes the tables of the newest version, under a lock of the database.
async fn migrate(connection: &mut PgConnection, versions: &'static [Version]) -> Result<(), StoreError> {
    migrator(versions).run_direct(connection).await.map_err(engine::not_migrated)
}

/// The versions as SQLx wants them.
fn migrator(versions: &[Version]) -> Migrator {
    let one = |version: &Version| {
        let (sql, about) = (version.sql, version.description());
        Migration::new(version.number, about.into(), MigrationType::Simple, sql.into(), false)
    };
    Migrator { migrations: versions.iter().map(one).collect(), ..Migrator::DEFAULT }
}

#[cfg(test)]
mod tests {
    use exaequo_testkit::postgres::Cluster;
    use sqlx::Connection as _;

    use super::*;

    /// A table more with each version; the third no longer serves the first.
    const ALL: [Version; 3] = [
        Version { number: 1, serves: 1, name: "one", sql: "CREATE TABLE one (number bigint)" },
        Version { number: 2, serves: 1, name: "two", sql: "CREATE TABLE two (number bigint)" },
        Version { number: 3, serves: 2, name: "three", sql: "CREATE TABLE three (number bigint)" },
    ];
    const FIRST: &[Version] = &[ALL[0]];
    const SECOND: &[Version] = &[ALL[0], ALL[1]];
    const THIRD: &[Version] = &ALL;

    #[tokio::test]
    async fn a_program_of_the_version_before_can_be_started_again() {
        let address = Cluster::shared().database();
        let mut connection = PgConnection::connect(&address).await.expect("a connection");
        prepare(&mut connection, FIRST).await.expect("tables");
        prepare(&mut connection, SECOND).await.expect("one more");
        prepare(&mut connection, FIRST).await.expect("they still serve the first");
        assert_eq!(version(&mut connection, FIRST).await.expect("a version"), 2, "nothing is taken back");
        prepare(&mut connection, THIRD).await.expect("one more");
        prepare(&mut connection, SECOND).await.expect("they still serve the second");
        let refused = prepare(&mut connection, FIRST).await;
        assert!(matches!(refused, Err(OpenError::Newer { found: 3, known: 1 })), "{refused:?}");
    }

    /// What a server of version 5 asks and writes, as it does.
    const OF_THE_FIFTH: [&str; 8] = [
        "INSERT INTO account (name, password) VALUES ('Eva', 'hash') ON CONFLICT (name) DO NOTHING RETURNING id",
        "WITH added AS (INSERT INTO change (event, number, at, actor, kind, body) \
         SELECT 1, 2, 'now', 'account:Eva', 'result', '{\"Eva\":1}' \
         WHERE (SELECT coalesce(max(number), 0) + 1 FROM change WHERE event = 1) = 2 RETURNING event) \
         SELECT pg_notify('exaequo_desk', event::text) FROM added",
        "SELECT number, at, actor, kind, body FROM change WHERE event = 1 AND number > 0 ORDER BY number",
        "INSERT INTO invitation (digest, account, grants, sender, begun, until) \
         VALUES ('\\x01', NULL, '', 'Eva', 'a', 'z') RETURNING id",
        "INSERT INTO token (digest, name, scopes, event, each_minute, begun, until, account) \
         VALUES ('\\x02', 'Screen', 'read', NULL, 60, 'a', 'z', 2) RETURNING id",
        "BEGIN; LOCK TABLE change IN SHARE ROW EXCLUSIVE MODE; \
         INSERT INTO erasure (event, number, is_open) VALUES (1, 3, true); \
         UPDATE event SET file_name = 'erased', file = '' WHERE id = 1; \
         UPDATE change SET body = '{}' WHERE event = 1 AND number = 2; \
         INSERT INTO change (event, number, at, actor, kind, body) VALUES (1, 3, 'now', '', 'erase', '{}'); \
         UPDATE erasure SET is_open = false WHERE event = 1 AND number = 3; COMMIT",
        "DELETE FROM account WHERE id = 2",
        "WITH sessions AS (DELETE FROM session), tokens AS (DELETE FROM token) \
         UPDATE phone SET revoked = true, link = NULL, device = NULL",
    ];

    /// The real tables: a server of version 5 is begun again on those of version 6, and does all it does. What it writes
    /// down without numbers is taken care of by the tables.
    #[tokio::test]
    async fn the_tables_of_today_serve_the_version_before() {
        const FIFTH: &[Version] = DESK.split_at(5).0;
        const FOURTH: &[Version] = DESK.split_at(4).0;
        let address = Cluster::shared().database();
        let mut connection = PgConnection::connect(&address).await.expect("a connection");
        prepare(&mut connection, FIFTH).await.expect("tables");
        for sql in [
            "INSERT INTO account (name, password) VALUES ('Bea', 'hash')",
            "INSERT INTO event (at, name, file_name, file) VALUES ('now', 'one', 'one', '')",
            "INSERT INTO change VALUES (1, 1, 'now', 'account:Bea', 'result', '{}')",
        ] {
            sqlx::query(sql).execute(&mut connection).await.expect(sql);
        }
        prepare(&mut connection, DESK).await.expect("those of today");
        prepare(&mut connection, FIFTH).await.expect("they still serve the version before");
        let refused = prepare(&mut connection, FOURTH).await;
        assert!(matches!(refused, Err(OpenError::Newer { known: 4, .. })), "{refused:?}");
        for sql in OF_THE_FIFTH {
            sqlx::raw_sql(sql).execute(&mut connection).await.expect(sql);
        }
        let kept = "SELECT actor, actor_id FROM change ORDER BY number";
        let kept: Vec<(String, Option<i64>)> =
            sqlx::query_as(kept).fetch_all(&mut connection).await.expect("rows");
        let actor = |text: &str, id| (text.to_owned(), id);
        assert_eq!(kept, [actor("account:Bea", Some(1)), actor("account #2", Some(2)), actor("", None)]);
        let sent = "SELECT count(*) FROM invitation";
        let sent: i64 = sqlx::query_scalar(sent).fetch_one(&mut connection).await.expect("a number");
        assert_eq!(sent, 0, "what she has sent is gone with her");
    }

    /// Expand, then contract: whatever is added from now on is said to serve the version before.
    #[test]
    fn every_version_serves_the_one_before() {
        for (versions, said_by_name_alone) in [(DESK, 5), (REGISTER, 1)] {
            for version in versions.iter().filter(|version| version.number > said_by_name_alone) {
                assert!(version.serves < version.number, "{version:?}");
            }
        }
    }
}
