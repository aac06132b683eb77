//! Files that are opened, brought up to date, or refused.

use exaequo_store::register::RegisterStore;
use exaequo_store::suite::entries_from;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use super::*;

/// A program of the future.
const NEXT: &[Version] = &[
    VERSIONS[0],
    Version { number: 2, serves: 2, name: "next", sql: "CREATE TABLE later (at TEXT NOT NULL) STRICT;" },
];
/// A program whose new tables cannot be made.
const BROKEN: &[Version] = &[
    VERSIONS[0],
    Version { number: 2, serves: 2, name: "broken", sql: "CREATE TABLE entry (number INTEGER);" },
];

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("register.sqlite");
    (folder, path)
}

/// The names of all files in a folder.
fn names(folder: &TempDir) -> Vec<String> {
    let name = |file: io::Result<fs::DirEntry>| file.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder.path()).unwrap().map(name).collect();
    names.sort();
    names
}

/// A register with some entries, closed.
async fn register(path: &Path) {
    let register = create(path, VERSIONS).await.unwrap();
    register.append(0, &entries_from(1, 5)).await.unwrap();
    register.close().await;
}

#[test]
fn versions_are_in_order() {
    assert!(VERSIONS.iter().zip(1..).all(|(version, number)| version.number == number));
}

#[tokio::test]
async fn a_register_is_one_file_when_it_is_closed() {
    let (folder, path) = folder();
    register(&path).await;
    assert_eq!(names(&folder), ["register.sqlite"]);
    let refused = SqliteRegister::create(&path).await;
    assert!(matches!(refused, Err(OpenError::Exists(_))), "{refused:?}");
    assert_eq!(SqliteRegister::open(&path).await.unwrap().register.entries(1).await.unwrap().len(), 5);
}

#[tokio::test]
async fn what_is_no_register_is_refused_and_left_as_it_is() {
    let (folder, path) = folder();
    let open = async || SqliteRegister::open(&path).await.unwrap_err();
    assert!(matches!(open().await, OpenError::NoFile(_)));
    assert!(names(&folder).is_empty());
    let text = b"ID Number      Name  ".repeat(1000);
    fs::write(&path, &text).unwrap();
    assert!(matches!(open().await, OpenError::NotADatabase(_)));
    assert!(fs::read(&path).unwrap() == text);
    fs::write(&path, b"").unwrap();
    assert!(matches!(open().await, OpenError::Foreign(_)));
    assert_eq!(names(&folder), ["register.sqlite"]);
    let folder = SqliteRegister::open(folder.path()).await;
    assert!(matches!(folder, Err(OpenError::NotADatabase(_))));
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_as_it_is() {
    let (_folder, path) = folder();
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut other = connected(&options).await.unwrap();
    sqlx::query("CREATE TABLE entry (number INTEGER)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let before = fs::read(&path).unwrap();
    let refused = SqliteRegister::open(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::Foreign(_)), "{refused:?}");
    assert!(refused.to_string().ends_with("is the database of another program"));
    assert!(fs::read(&path).unwrap() == before);
}

#[tokio::test]
async fn a_newer_register_is_refused() {
    let (_folder, path) = folder();
    create(&path, NEXT).await.unwrap().close().await;
    for refused in
        [SqliteRegister::open(&path).await.map(drop), SqliteRegister::open_read_only(&path).await.map(drop)]
    {
        let refused = refused.unwrap_err();
        assert!(matches!(refused, OpenError::Newer { found: 2, known: 1, .. }), "{refused:?}");
    }
}

#[tokio::test]
async fn an_older_register_is_copied_and_brought_up_to_date() {
    let (folder, path) = folder();
    register(&path).await;
    let refused = open_read_only(&path, NEXT).await.unwrap_err();
    assert!(matches!(refused, OpenError::Older { found: 1, known: 2, .. }), "{refused:?}");
    let opened = open(&path, NEXT).await.unwrap();
    let copy = opened.backup.unwrap();
    assert_eq!(copy.file_name().unwrap(), "register.sqlite.before-2");
    opened.register.append(5, &entries_from(6, 1)).await.unwrap();
    opened.register.close().await;
    // The copy is what the older program can go on with.
    let older = SqliteRegister::open(&copy).await.unwrap();
    assert_eq!((older.backup, older.register.entries(1).await.unwrap()), (None, entries_from(1, 5)));
    older.register.close().await;
    let again = open(&path, NEXT).await.unwrap();
    assert_eq!((again.backup, again.register.entries(1).await.unwrap()), (None, entries_from(1, 6)));
    again.register.close().await;
    assert_eq!(names(&folder), ["register.sqlite", "register.sqlite.before-2"]);
}

#[tokio::test]
async fn tables_that_cannot_be_made_leave_the_register_as_it_was() {
    let (folder, path) = folder();
    register(&path).await;
    for _ in 0..2 {
        assert!(matches!(open(&path, BROKEN).await, Err(OpenError::Store(_))));
    }
    let opened = SqliteRegister::open(&path).await.unwrap();
    assert_eq!(opened.register.entries(1).await.unwrap(), entries_from(1, 5));
    opened.register.close().await;
    let copies = ["register.sqlite", "register.sqlite.before-2", "register.sqlite.before-2-2"];
    assert_eq!(names(&folder), copies);
}

#[tokio::test]
async fn reading_only() {
    let (_folder, path) = folder();
    register(&path).await;
    let before = fs::read(&path).unwrap();
    let register = SqliteRegister::open_read_only(&path).await.unwrap();
    assert_eq!(register.entries(1).await.unwrap(), entries_from(1, 5));
    let refused = register.append(5, &entries_from(6, 1)).await;
    assert!(matches!(refused, Err(StoreError::ReadOnly)), "{refused:?}");
    assert!(matches!(register.put_file(&b"x"[..]).await, Err(StoreError::ReadOnly)));
    let copy = beside(&path, ".copy");
    register.backup(&copy).await.unwrap();
    register.close().await;
    assert!(fs::read(&path).unwrap() == before);
    assert_eq!(SqliteRegister::open(&copy).await.unwrap().register.entries(1).await.unwrap().len(), 5);
}
