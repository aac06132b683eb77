//! A register in a database: the tests every engine has to pass; what is only added stays.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use exaequo_store::register::{Digest, RegisterStore};
use exaequo_store::suite::{Ground, entries_from};
use exaequo_store_postgres::{OpenError, PostgresDesk, PostgresRegister};
use exaequo_testkit::postgres::Cluster;

/// A server with registers in it.
struct Databases;

static COPIES: AtomicU32 = AtomicU32::new(0);

/// The address of the database a register is in.
fn address(store: &PostgresRegister) -> String {
    format!("postgres://desk@127.0.0.1:{}/{}", Cluster::shared().port(), store.database())
}

impl Ground for Databases {
    type Store = PostgresRegister;

    async fn empty(&self) -> PostgresRegister {
        PostgresRegister::create(&Cluster::shared().database()).await.expect("a new register")
    }

    async fn again(&self, store: &PostgresRegister) -> PostgresRegister {
        PostgresRegister::open(&address(store)).await.expect("a register")
    }

    async fn reopened(&self, store: PostgresRegister) -> PostgresRegister {
        let address = address(&store);
        store.close().await;
        PostgresRegister::open(&address).await.expect("a register")
    }

    fn place(&self) -> PathBuf {
        let number = COPIES.fetch_add(1, Ordering::Relaxed);
        let place = std::env::temp_dir().join(format!("exaequo-{}-{number} é.copy", std::process::id()));
        let _ = std::fs::remove_file(&place);
        place
    }

    async fn backup(&self, path: &Path) -> PostgresRegister {
        let restored = PostgresRegister::restore(path, &Cluster::shared().database()).await;
        restored.expect("a register from a copy")
    }

    /// Whoever owns the database can always take the triggers away.
    async fn spoil(&self, store: &PostgresRegister, digest: &Digest) {
        let (cluster, address) = (Cluster::shared(), address(store));
        let middle = "length(bytes) / 2";
        let sql = format!(
            "ALTER TABLE file_part DISABLE TRIGGER USER; \
             UPDATE file_part SET bytes = set_byte(bytes, {middle}, get_byte(bytes, {middle}) # 1) \
             WHERE digest = '\\x{digest}' AND part = 0"
        );
        cluster.try_command(&address, &sql).expect("a byte");
    }
}

exaequo_store::register_suite!(Databases);

const REFUSED: &[(&str, &str)] = &[
    ("UPDATE entry SET body = '' WHERE number = 1", "entries are never changed"),
    ("DELETE FROM entry", "entries are never changed"),
    ("TRUNCATE entry", "entries are never changed"),
    ("INSERT INTO entry SELECT 9, at, actor, reason, body, digest FROM entry", "the number after the newest"),
    (
        "INSERT INTO entry SELECT * FROM entry WHERE number = 2 ON CONFLICT (number) DO UPDATE SET body = ''",
        "entries are never changed",
    ),
    ("INSERT INTO entry SELECT 4, at, actor, reason, body, 'x' FROM entry LIMIT 1", "digest"),
    ("UPDATE file SET length = 0", "files are never changed"),
    ("DELETE FROM file", "files are never changed"),
    ("TRUNCATE file CASCADE", "files are never changed"),
    ("UPDATE file_part SET bytes = ''", "files are never changed"),
    ("DELETE FROM file_part", "files are never changed"),
    ("INSERT INTO file_part VALUES (decode(repeat('00', 32), 'hex'), 0, '')", "foreign key"),
];

#[tokio::test]
async fn what_is_only_added_stays() {
    let register = Databases.empty().await;
    register.append(0, &entries_from(1, 3)).await.expect("entries");
    let file = register.put_file(&b"some file"[..]).await.expect("a file");
    let address = address(&register);
    for (sql, expected) in REFUSED {
        let refused = Cluster::shared().try_command(&address, sql).expect_err(sql);
        assert!(refused.contains(expected), "{sql}: {refused}");
    }
    assert_eq!(register.entries(1).await.expect("entries"), entries_from(1, 3));
    assert_eq!(register.file(&file.digest).await.expect("a file"), b"some file");
}

#[tokio::test]
async fn a_register_is_told_from_what_is_none() {
    let empty = Cluster::shared().database();
    assert!(matches!(PostgresRegister::open(&empty).await, Err(OpenError::Empty)));
    let desk = Cluster::shared().database();
    PostgresDesk::open(&desk).await.expect("a desk").close().await;
    assert!(matches!(PostgresRegister::open(&desk).await, Err(OpenError::Foreign)));
    assert!(matches!(PostgresRegister::create(&desk).await, Err(OpenError::Foreign)));
    let register = Databases.empty().await;
    assert!(matches!(PostgresDesk::open(&address(&register)).await, Err(OpenError::Foreign)));
    register.append(0, &entries_from(1, 1)).await.expect("an entry");
    assert!(matches!(PostgresRegister::create(&address(&register)).await, Err(OpenError::Exists)));
}
