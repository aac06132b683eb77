//! The file itself refuses to change or delete what is only added, whoever asks.

use exaequo_store::register::RegisterStore;
use exaequo_store::suite::entries_from;
use exaequo_store_sqlite::SqliteRegister;
use sqlx::Connection;

const REFUSED: &[(&str, &str)] = &[
    ("UPDATE entry SET body = '' WHERE number = 1", "entries are never changed"),
    ("DELETE FROM entry", "entries are never deleted"),
    ("INSERT OR REPLACE INTO entry SELECT * FROM entry WHERE number = 2", "the number after the newest"),
    ("INSERT INTO entry SELECT 9, at, actor, reason, body, digest FROM entry", "the number after the newest"),
    ("INSERT INTO entry SELECT 4, at, actor, reason, body, 'x' FROM entry LIMIT 1", "TEXT value in BLOB"),
    ("UPDATE file SET length = 0", "files are never changed"),
    ("DELETE FROM file", "files are never deleted"),
    ("INSERT OR REPLACE INTO file SELECT digest, 0 FROM file", "a file is kept once"),
    ("UPDATE file_part SET bytes = x'00'", "files are never changed"),
    ("DELETE FROM file_part", "files are never deleted"),
    ("INSERT OR REPLACE INTO file_part SELECT * FROM file_part", "a part of a file is kept once"),
    ("INSERT INTO file_part VALUES (zeroblob(32), 0, 0, x'00')", "FOREIGN KEY"),
];

#[tokio::test]
async fn what_is_only_added_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("register.sqlite");
    let register = SqliteRegister::create(&path).await.unwrap();
    register.append(0, &entries_from(1, 3)).await.unwrap();
    let file = register.put_file(&b"some file"[..]).await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    for (sql, expected) in REFUSED {
        let refused = sqlx::query(sql).execute(&mut other).await.expect_err(sql).to_string();
        assert!(refused.contains(expected), "{sql}: {refused}");
    }
    assert_eq!(register.entries(1).await.unwrap(), entries_from(1, 3));
    assert_eq!(register.file(&file.digest).await.unwrap(), b"some file");
}
