//! A desk in a file: the tests every engine has to pass; the log is only ever added to, and other files are refused.

use std::sync::atomic::{AtomicU32, Ordering};

use exaequo_store::desk::{DeskStore, NewChange, NewEvent};
use exaequo_store::erasure::{ErasureStore as _, PhoneNames, Rewritten};
use exaequo_store::suite::DeskGround;
use exaequo_store_sqlite::{OpenError, SqliteDesk, SqliteRegister};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

/// A folder with desks in it.
struct Folder {
    folder: TempDir,
    files: AtomicU32,
}

impl Folder {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), files: AtomicU32::new(0) }
    }
}

impl DeskGround for Folder {
    type Store = SqliteDesk;

    async fn empty(&self) -> SqliteDesk {
        let name = format!("{} é?.sqlite", self.files.fetch_add(1, Ordering::Relaxed));
        SqliteDesk::open_or_create(&self.folder.path().join(name)).await.expect("a new desk")
    }

    async fn again(&self, store: &SqliteDesk) -> SqliteDesk {
        SqliteDesk::open_or_create(store.path()).await.expect("a desk")
    }

    async fn reopened(&self, store: SqliteDesk) -> SqliteDesk {
        let path = store.path().to_owned();
        store.close().await;
        SqliteDesk::open_or_create(&path).await.expect("a desk")
    }
}

exaequo_store::desk_suite!(Folder::new());

fn event() -> NewEvent {
    let at = "2026-03-07T14:00:00Z".to_owned();
    NewEvent { at, name: "Open".into(), file_name: "open.trf".into(), file: b"012 Open".to_vec() }
}

fn change(kind: &str) -> NewChange {
    NewChange { at: String::new(), by: "desk".into(), by_id: None, kind: kind.into(), body: "{}".into() }
}

#[tokio::test]
async fn nothing_of_the_log_is_changed_or_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("desk.sqlite");
    let desk = SqliteDesk::open_or_create(&path).await.expect("a new desk");
    let id = desk.open_event(&event()).await.expect("an event");
    desk.add_change(id, 0, &change("result")).await.expect("a change");
    let mut other = SqliteConnectOptions::new().filename(&path).connect().await.expect("the same file");
    for sql in [
        "UPDATE change SET body = 'x'",
        "DELETE FROM change",
        "INSERT OR REPLACE INTO change VALUES (1, 1, '', '', '', '', NULL)",
        "INSERT INTO change VALUES (1, 3, '', '', '', '', NULL)",
        "UPDATE event SET name = 'x'",
        "DELETE FROM event",
        "INSERT OR REPLACE INTO event VALUES (1, '', '', '', x'00')",
    ] {
        assert!(sqlx::query(sql).execute(&mut other).await.is_err(), "{sql}");
    }
    other.close().await.expect("closed");
    assert_eq!(desk.changes(id, 0).await.expect("changes").len(), 1);
}

#[tokio::test]
async fn another_file_is_no_desk() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("register.sqlite");
    SqliteRegister::create(&path).await.expect("a register").close().await;
    let opened = SqliteDesk::open_or_create(&path).await;
    assert!(matches!(opened, Err(OpenError::Foreign(_))), "{opened:?}");
    let text = folder.path().join("text");
    std::fs::write(&text, "not a database, but long enough to be looked at ".repeat(40)).expect("written");
    assert!(matches!(SqliteDesk::open_or_create(&text).await, Err(OpenError::NotADatabase(_))));
}

/// Does something to the file of a desk that is closed.
async fn tampered(path: &std::path::Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
    let mut file = options.connect().await.expect("the file");
    sqlx::raw_sql(sql).execute(&mut file).await.expect("tampered with");
    file.close().await.expect("closed");
}

#[tokio::test]
async fn newer_and_half_changed_tables_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, sql) in [
        (
            "newer",
            "INSERT INTO _sqlx_migrations SELECT 999, 'later', installed_on, 1, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
        ),
        ("half", "UPDATE _sqlx_migrations SET success = 0 WHERE version = 2"),
    ] {
        let path = folder.path().join(name);
        SqliteDesk::open_or_create(&path).await.expect("a new desk").close().await;
        tampered(&path, sql).await;
        let opened = SqliteDesk::open_or_create(&path).await;
        match name {
            "newer" => assert!(matches!(opened, Err(OpenError::Newer { found: 999, .. })), "{opened:?}"),
            _ => assert!(matches!(opened, Err(OpenError::HalfMigrated(_))), "{opened:?}"),
        }
    }
}

/// Even while an erasure is open, nothing but the file and the bodies can be others, and it closes with its record only.
#[tokio::test]
async fn an_erasure_opens_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("desk.sqlite");
    let desk = SqliteDesk::open_or_create(&path).await.expect("a new desk");
    let id = desk.open_event(&event()).await.expect("an event");
    desk.add_change(id, 0, &change("result")).await.expect("a change");
    let mut other = SqliteConnectOptions::new().filename(&path).connect().await.expect("the same file");
    let opened = "INSERT INTO erasure VALUES (1, 2, 1)";
    for (sql, is_refused) in [
        ("INSERT INTO erasure VALUES (1, 1, 1)", true),
        ("INSERT INTO erasure VALUES (1, 3, 1)", true),
        (opened, false),
        (opened, true),
        ("INSERT OR REPLACE INTO erasure VALUES (1, 2, 0)", true),
        ("UPDATE event SET name = 'x'", true),
        ("UPDATE event SET at = 'x'", true),
        ("UPDATE change SET actor = 'x'", true),
        ("UPDATE change SET kind = 'x'", true),
        ("UPDATE change SET number = 7", true),
        ("DELETE FROM change", true),
        ("DELETE FROM event", true),
        ("DELETE FROM erasure", true),
        ("UPDATE erasure SET is_open = 0", true),
        ("INSERT INTO change VALUES (1, 2, '', '', 'erase', '{}', NULL)", false),
        ("UPDATE erasure SET is_open = 0", false),
        ("UPDATE erasure SET is_open = 1", true),
        ("UPDATE change SET body = 'x'", true),
    ] {
        let done = sqlx::query(sql).execute(&mut other).await;
        assert_eq!(done.is_err(), is_refused, "{sql}: {done:?}");
    }
}

/// Rows move from page to page as the file grows: where they were before, a name is left over that no row has any more.
#[tokio::test]
async fn what_is_erased_is_in_no_corner_of_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("desk.sqlite");
    let desk = SqliteDesk::open_or_create(&path).await.expect("a new desk");
    let of =
        |number: usize| NewEvent { file: format!("Fernini, Walter {number} ").repeat(90).into(), ..event() };
    let mut ids = Vec::new();
    for number in 0..30 {
        ids.push(desk.open_event(&of(number)).await.expect("an event"));
        desk.add_change(ids[number], 0, &change("player")).await.expect("a change");
    }
    for id in ids {
        let rewritten = Rewritten {
            file_name: String::new(),
            file: b"{}".to_vec(),
            bodies: vec!["{}".to_owned()],
            actors: vec!["desk".to_owned()],
            phones: PhoneNames::Kept,
            record: change("erase"),
        };
        desk.rewrite(id, &rewritten).await.expect("an erasure");
    }
    for name in ["desk.sqlite", "desk.sqlite-wal"] {
        let bytes = std::fs::read(folder.path().join(name)).unwrap_or_default();
        let left = bytes.windows(7).filter(|part| part == b"Fernini").count();
        assert_eq!(left, 0, "{name}");
    }
}

/// The locks this process has on a file, as the system lists them.
#[cfg(target_os = "linux")]
fn locks_on(path: &std::path::Path) -> usize {
    let file = std::os::unix::fs::MetadataExt::ino(&std::fs::metadata(path).expect("a file"));
    let all = std::fs::read_to_string("/proc/locks").expect("the locks of the system");
    all.lines().filter(|line| line.contains(&format!(":{file} "))).count()
}

/// Without its lock another program that closes the desk takes the journal away, and what is written then is lost.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_desk_that_is_opened_once_more_keeps_its_locks() {
    let folder = Folder::new();
    let desk = folder.empty().await;
    desk.open_event(&event()).await.expect("an event");
    let held = locks_on(desk.path());
    assert!(held > 0, "an open desk is locked");
    let again = folder.again(&desk).await;
    assert!(locks_on(desk.path()) >= held, "opening it once more lets go of nothing");
    again.close().await;
    assert!(locks_on(desk.path()) >= held, "nor does closing that");
}
