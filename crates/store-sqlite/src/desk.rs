//! A desk in a file: its events and the log of their changes.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use exaequo_store::desk::{DeskStore, EventHead, NewChange, NewEvent, StoredChange};
use exaequo_store::{StoreError, fault};
use sqlx::sqlite::SqliteRow;
use sqlx::{ConnectOptions, Connection, QueryBuilder, Row, SqliteConnection};
use tokio::sync::{Mutex, MutexGuard};

use crate::backup;
use crate::connect::{connected, out_of_transaction, reading, writing};
use crate::engine::{added, code, code_of, error, natural, signed};
use crate::open::{OpenError, free_name};
use crate::private;
use crate::readers::Readers;
use crate::schema::{self, Version};

/// `EXDK` in the header of the file, by which a desk is told from other databases.
const APPLICATION: i64 = 0x4558_444b;

/// All versions of the tables, the newest last.
const VERSIONS: &[Version] = &[
    Version { number: 1, serves: 1, name: "desk", sql: include_str!("../migrations/desk/0001_desk.sql") },
    Version { number: 2, serves: 2, name: "access", sql: include_str!("../migrations/desk/0002_access.sql") },
    Version { number: 3, serves: 3, name: "token", sql: include_str!("../migrations/desk/0003_token.sql") },
    Version { number: 4, serves: 4, name: "people", sql: include_str!("../migrations/desk/0004_people.sql") },
    Version {
        number: 5,
        serves: 5,
        name: "erasure",
        sql: include_str!("../migrations/desk/0005_erasure.sql"),
    },
    Version { number: 6, serves: 5, name: "former", sql: include_str!("../migrations/desk/0006_former.sql") },
];

/// A desk in a SQLite file.
///
/// ```
/// use exaequo_store::desk::{DeskStore, NewChange, NewEvent};
/// use exaequo_store_sqlite::SqliteDesk;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("desk.sqlite");
/// let desk = SqliteDesk::open_or_create(&path).await?;
/// let at = || "2026-03-07T14:00:00Z".to_owned();
/// let event = NewEvent { at: at(), name: "Open".into(), file_name: "open.trf".into(), file: b"012 Open".into() };
/// let id = desk.open_event(&event).await?;
/// let change = NewChange { at: at(), by: String::new(), by_id: None, kind: "result".into(), body: "{}".into() };
/// assert_eq!(desk.add_change(id, 0, &change).await?, 1);
/// // Whoever does not know of it has to look again.
/// assert!(desk.add_change(id, 0, &change).await.is_err());
/// desk.close().await;
///
/// let desk = SqliteDesk::open_or_create(&path).await?;
/// assert_eq!(desk.events(&[]).await?[0].version, 1);
/// assert_eq!(desk.changes(id, 0).await?[0].change, change);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct SqliteDesk {
    path: PathBuf,
    readers: Readers,
    writer: Mutex<SqliteConnection>,
    /// Whether the last attempt to write failed: a file that could not be written to may be open for reading only.
    is_stale: AtomicBool,
}

impl SqliteDesk {
    /// Opens the desk in a file, or makes one there. A file of another program, or of a newer one, is refused; one of an older
    /// program is brought up to date, after a copy was made beside it.
    pub async fn open_or_create(path: &Path) -> Result<Self, OpenError> {
        let path = std::path::absolute(path).map_err(|why| OpenError::Io { path: path.into(), why })?;
        let known = schema::newest(VERSIONS);
        let found = if path.exists() { inspect(&path).await? } else { 0 };
        if found > known {
            return Err(OpenError::Newer { path, found, known });
        }
        if !path.exists() {
            // Where it cannot be made, SQLite says why.
            let _ = private::create(&path);
        }
        let mut writer = connected(&writing(&path).create_if_missing(true)).await?;
        if found == 0 {
            let mark = format!("PRAGMA application_id = {APPLICATION}");
            sqlx::query(&mark).execute(&mut writer).await.map_err(error)?;
        } else if found < known {
            backup::write(&mut writer, &free_name(&path, known)).await?;
        }
        fault::point("before-migration");
        schema::migrate(&mut writer, VERSIONS).await?;
        fault::point("after-migration");
        let readers = Readers::connect(&path).await?;
        Ok(Self { readers, writer: Mutex::new(writer), is_stale: AtomicBool::new(false), path })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The version of its tables.
    pub fn schema(&self) -> i64 {
        schema::newest(VERSIONS)
    }

    /// Writes a consistent copy to a new file while others read and write.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::write(&mut *self.readers.take().await?, to).await
    }

    /// The connection that writes; a new one after a failure, so that it goes on as soon as that is over.
    pub(crate) async fn writer(&self) -> Result<MutexGuard<'_, SqliteConnection>, StoreError> {
        let mut writer = self.writer.lock().await;
        if self.is_stale.load(Ordering::Relaxed) {
            *writer = connected(&writing(&self.path)).await?;
        }
        out_of_transaction(&mut writer, &self.path).await?;
        Ok(writer)
    }

    /// What came of writing something.
    fn noted<T>(&self, written: Result<T, StoreError>) -> Result<T, StoreError> {
        match &written {
            Ok(_) => self.is_stale.store(false, Ordering::Relaxed),
            Err(StoreError::Behind { .. }) => {}
            Err(_) => self.is_stale.store(true, Ordering::Relaxed),
        }
        written
    }

    /// A connection that reads.
    pub(crate) async fn reader(&self) -> Result<MutexGuard<'_, SqliteConnection>, StoreError> {
        self.readers.take().await
    }

    /// Closes the file; nothing is left beside it.
    pub async fn close(self) {
        self.readers.close().await;
        let mut writer = self.writer.into_inner();
        fault::point("before-checkpoint");
        fault::soon("during-checkpoint");
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut writer).await;
        fault::point("after-checkpoint");
        let _ = writer.close().await;
    }
}

/// Stands for tables that were half brought up to date.
const HALF: i64 = -1;

/// A copy of the file of a desk, made while others read and write it, and read to its end before it gets its name.
pub async fn copy_desk(from: &Path, to: &Path) -> Result<(), OpenError> {
    if !from.exists() {
        return Err(OpenError::NoFile(from.into()));
    }
    inspect(from).await?;
    let mut connection = connected(&reading(from)).await?;
    backup::write(&mut connection, to).await?;
    connection.close().await.map_err(error)?;
    let wrong = check_desk(to).await?;
    match wrong.into_iter().next() {
        None => Ok(()),
        Some(said) => Err(StoreError::Damaged(said).into()),
    }
}

/// What SQLite finds wrong in the file of a desk, reading every page; and rows that belong to none.
pub async fn check_desk(path: &Path) -> Result<Vec<String>, OpenError> {
    let found = inspect(path).await?;
    let known = schema::newest(VERSIONS);
    if found > known {
        return Err(OpenError::Newer { path: path.into(), found, known });
    }
    let mut connection = connected(&reading(path)).await?;
    let said: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut connection).await.map_err(error)?;
    let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await.map_err(error)?;
    connection.close().await.map_err(error)?;
    let orphans = orphans.iter().map(|row| row.try_get::<String, _>(0).unwrap_or_default());
    Ok(said.into_iter().filter(|line| line != "ok").chain(orphans).collect())
}

/// The first thing SQLite finds wrong in the file of a desk without comparing indices with rows, which takes little time;
/// nothing where it is sound.
pub async fn quick_check_desk(path: &Path) -> Result<Option<String>, OpenError> {
    let mut connection = connected(&reading(path)).await?;
    let said = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
    let closed = connection.close().await;
    let said: String = match said.map_err(error) {
        Err(StoreError::Damaged(said)) => return Ok(Some(said)),
        said => said?,
    };
    closed.map_err(error)?;
    Ok(Some(said).filter(|line| line != "ok"))
}

/// The version of the tables of a desk; 0 of a file that is empty. Nothing is written, whatever the file is.
async fn inspect(path: &Path) -> Result<i64, OpenError> {
    let found = async {
        let mut connection = reading(path).connect().await?;
        let mark: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut connection).await?;
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut connection).await?;
        let version = if mark == APPLICATION { schema::version(&mut connection).await? } else { 0 };
        let is_half = mark == APPLICATION && schema::is_half(&mut connection).await?;
        connection.close().await?;
        Ok((mark, pages, if is_half { HALF } else { version }))
    };
    match found.await {
        Ok((APPLICATION, _, HALF)) => Err(OpenError::HalfMigrated(path.into())),
        Ok((_, 0, _)) => Ok(0),
        Ok((APPLICATION, _, version)) => Ok(version),
        Ok(_) => Err(OpenError::Foreign(path.into())),
        Err(why) if code_of(&why) == Some(code::NOT_A_DATABASE) => Err(OpenError::NotADatabase(path.into())),
        Err(why) => Err(error(why).into()),
    }
}

impl DeskStore for SqliteDesk {
    async fn events(&self, marks: &[&str]) -> Result<Vec<EventHead>, StoreError> {
        let mut sql = QueryBuilder::new(
            "SELECT id, at, name, file_name, (SELECT count(*) FROM change WHERE event = id), \
             (SELECT kind FROM change WHERE event = id AND kind IN (",
        );
        let mut kinds = sql.separated(", ");
        for mark in marks {
            kinds.push_bind((*mark).to_owned());
        }
        sql.push(") ORDER BY number DESC LIMIT 1) FROM event ORDER BY id DESC");
        let rows = sql.build().fetch_all(&mut *self.readers.take().await?).await.map_err(error)?;
        rows.iter().map(head).collect()
    }

    async fn open_event(&self, event: &NewEvent) -> Result<u64, StoreError> {
        let opened = open_event(&mut *self.writer().await?, event).await;
        self.noted(opened)
    }

    async fn event(&self, id: u64) -> Result<Option<NewEvent>, StoreError> {
        let Ok(id) = signed(id) else { return Ok(None) };
        let sql = "SELECT at, name, file_name, file FROM event WHERE id = ?";
        let row = sqlx::query(sql).bind(id).fetch_optional(&mut *self.readers.take().await?).await;
        row.map_err(error)?.as_ref().map(opened).transpose()
    }

    async fn changes(&self, event: u64, after: u64) -> Result<Vec<StoredChange>, StoreError> {
        let sql = "SELECT number, at, actor, kind, body, actor_id FROM change \
             WHERE event = ? AND number > ? ORDER BY number";
        let query = sqlx::query(sql).bind(signed(event)?).bind(signed(after)?);
        let rows = query.fetch_all(&mut *self.readers.take().await?).await.map_err(error)?;
        rows.iter().map(change).collect()
    }

    async fn add_change(&self, event: u64, after: u64, change: &NewChange) -> Result<u64, StoreError> {
        let mut writer = self.writer().await?;
        self.noted(add_change(&mut writer, event, after, change).await)
    }
}

/// Opens an event; its number.
pub(crate) async fn open_event(
    connection: &mut SqliteConnection,
    event: &NewEvent,
) -> Result<u64, StoreError> {
    let sql = "INSERT INTO event (at, name, file_name, file) VALUES (?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(&event.at).bind(&event.name).bind(&event.file_name).bind(&event.file);
    added(query.execute(connection).await)
}

async fn add_change(
    writer: &mut SqliteConnection,
    event: u64,
    after: u64,
    change: &NewChange,
) -> Result<u64, StoreError> {
    // The lock is taken at once: nobody adds one between the question which is the newest and the answer to it.
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
    let newest = newest(&mut transaction, event).await?;
    if newest != after {
        return Err(StoreError::Behind { newest });
    }
    add_change_to(&mut transaction, event, after + 1, change).await?;
    fault::point("before-commit");
    transaction.commit().await.map_err(error)?;
    fault::point("after-commit");
    Ok(after + 1)
}

/// The newest change of an event; 0 for none.
pub(crate) async fn newest(connection: &mut SqliteConnection, event: u64) -> Result<u64, StoreError> {
    let newest = "SELECT coalesce(max(number), 0) FROM change WHERE event = ?";
    let newest = sqlx::query_scalar::<_, i64>(newest).bind(signed(event)?);
    natural(newest.fetch_one(connection).await.map_err(error)?)
}

/// Adds a change under a number.
pub(crate) async fn add_change_to(
    connection: &mut SqliteConnection,
    event: u64,
    number: u64,
    change: &NewChange,
) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO change (event, number, at, actor, kind, body, actor_id) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(signed(event)?).bind(signed(number)?);
    let query = query.bind(&change.at).bind(&change.by).bind(&change.kind).bind(&change.body);
    let query = query.bind(change.by_id.map(signed).transpose()?);
    query.execute(connection).await.map(drop).map_err(error)
}

fn text(row: &SqliteRow, column: usize) -> Result<String, StoreError> {
    row.try_get(column).map_err(error)
}

fn head(row: &SqliteRow) -> Result<EventHead, StoreError> {
    Ok(EventHead {
        id: natural(row.try_get(0).map_err(error)?)?,
        at: text(row, 1)?,
        name: text(row, 2)?,
        file_name: text(row, 3)?,
        version: natural(row.try_get(4).map_err(error)?)?,
        mark: row.try_get(5).map_err(error)?,
    })
}

fn opened(row: &SqliteRow) -> Result<NewEvent, StoreError> {
    Ok(NewEvent {
        at: text(row, 0)?,
        name: text(row, 1)?,
        file_name: text(row, 2)?,
        file: row.try_get(3).map_err(error)?,
    })
}

fn change(row: &SqliteRow) -> Result<StoredChange, StoreError> {
    let number = natural(row.try_get(0).map_err(error)?)?;
    let by_id: Option<i64> = row.try_get(5).map_err(error)?;
    let change = NewChange {
        at: text(row, 1)?,
        by: text(row, 2)?,
        by_id: by_id.map(natural).transpose()?,
        kind: text(row, 3)?,
        body: text(row, 4)?,
    };
    Ok(StoredChange { number, change })
}

#[cfg(test)]
mod tests {
    use exaequo_access::{Grant, ServerRole};
    use exaequo_store::access::AccessStore as _;
    use exaequo_store::people::PeopleStore as _;

    use super::*;

    /// What a program of the version before writes and reads.
    const BEFORE: [&str; 5] = [
        "INSERT INTO link (digest, begun, until) VALUES (x'01', 'a', 'z')",
        "INSERT INTO account (name, password) VALUES ('Cid', 'hash') \
         ON CONFLICT (name) DO UPDATE SET password = excluded.password",
        "INSERT INTO session (digest, account, begun, until) VALUES (x'02', 1, 'a', 'z')",
        "INSERT INTO token (digest, name, scopes, event, each_minute, begun, until) \
         VALUES (x'03', 'Screen', 'read', NULL, 60, 'a', 'z')",
        "DELETE FROM link",
    ];

    #[tokio::test]
    async fn whoever_had_an_account_looks_after_the_server() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("desk.sqlite");
        let mut before = connected(&writing(&path).create_if_missing(true)).await.expect("a file");
        let mark = format!("PRAGMA application_id = {APPLICATION}");
        sqlx::query(&mark).execute(&mut before).await.expect("a mark");
        schema::migrate(&mut before, &VERSIONS[..3]).await.expect("tables of the version before");
        let account = "INSERT INTO account (name, password) VALUES ('Bea', 'hash')";
        sqlx::query(account).execute(&mut before).await.expect("an account");
        let desk = SqliteDesk::open_or_create(&path).await.expect("a desk");
        let all = desk.all_grants().await.expect("roles");
        assert_eq!(all, [(1, Grant::Server(ServerRole::Administrator))]);
        for sql in BEFORE {
            sqlx::query(sql).execute(&mut before).await.expect(sql);
        }
        assert_eq!(desk.accounts().await.expect("accounts").len(), 2);
        assert_eq!(
            desk.grants(2).await.expect("roles"),
            [],
            "who comes by the version before has no role yet"
        );
        assert_eq!(desk.tokens().await.expect("tokens")[0].account, None);
    }
}
