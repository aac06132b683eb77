//! The tests every engine has to pass.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use exaequo_store::register::Digest;
use exaequo_store::suite::Ground;
use exaequo_store_sqlite::SqliteRegister;
use sqlx::Connection;
use tempfile::TempDir;

/// A folder with registers in it.
struct Folder {
    folder: TempDir,
    files: AtomicU32,
}

impl Folder {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), files: AtomicU32::new(0) }
    }
}

impl Ground for Folder {
    type Store = SqliteRegister;

    async fn empty(&self) -> SqliteRegister {
        SqliteRegister::create(&self.place()).await.expect("a new register")
    }

    async fn again(&self, store: &SqliteRegister) -> SqliteRegister {
        SqliteRegister::open(store.path()).await.expect("a register").register
    }

    async fn reopened(&self, store: SqliteRegister) -> SqliteRegister {
        let path = store.path().to_owned();
        store.close().await;
        SqliteRegister::open(&path).await.expect("a register").register
    }

    fn place(&self) -> PathBuf {
        self.folder.path().join(format!("{} é?.sqlite", self.files.fetch_add(1, Ordering::Relaxed)))
    }

    async fn backup(&self, path: &Path) -> SqliteRegister {
        SqliteRegister::open(path).await.expect("a backup").register
    }

    /// Somebody who means it can always take the triggers away.
    async fn spoil(&self, store: &SqliteRegister, digest: &Digest) {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(store.path());
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("a database");
        let drop = sqlx::query("DROP TRIGGER IF EXISTS file_part_unchanged").execute(&mut connection);
        drop.await.expect("no trigger");
        let select = sqlx::query_scalar("SELECT bytes FROM file_part WHERE digest = ? AND part = 0");
        let mut bytes: Vec<u8> = select.bind(&digest.0[..]).fetch_one(&mut connection).await.expect("a part");
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        let update = sqlx::query("UPDATE file_part SET bytes = ? WHERE digest = ? AND part = 0");
        let update = update.bind(bytes).bind(&digest.0[..]).execute(&mut connection).await;
        assert_eq!(update.expect("an update").rows_affected(), 1);
    }
}

exaequo_store::register_suite!(Folder::new());
