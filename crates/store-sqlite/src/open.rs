//! Files are made and opened here, and those that are not registers are refused.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use exaequo_store::StoreError;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::backup::{self, beside};
use crate::connect::{connected, is_unchangeable, reading, writing};
use crate::engine::{self, code};
use crate::register::{Access, SqliteRegister};
use crate::schema::{self, APPLICATION, VERSIONS, Version};

/// Why a register could not be opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// There is no such file.
    #[error("there is no file {}", .0.display())]
    NoFile(PathBuf),
    /// A new register does not replace a file.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// The file is something else than a database.
    #[error("{} is not a database", .0.display())]
    NotADatabase(PathBuf),
    /// The file is the database of another program.
    #[error("{} is the database of another program", .0.display())]
    Foreign(PathBuf),
    /// A newer program has made the file, or has written to it.
    #[error("{} is from a newer program: its tables have version {found}, and {known} is the newest known here", .path.display())]
    Newer {
        /// The file of the register.
        path: PathBuf,
        /// The version of its tables.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The file has to be brought up to date, for which it has to be opened for writing.
    #[error("{} is from an older program: its tables have version {found} instead of {known}; open it once for writing", .path.display())]
    Older {
        /// The file of the register.
        path: PathBuf,
        /// The version of its tables.
        found: i64,
        /// The version this program works with.
        known: i64,
    },
    /// A change of the tables was begun and not ended.
    #[error("{} has tables that were half brought up to date", .0.display())]
    HalfMigrated(PathBuf),
    /// The file could not be made or looked at.
    #[error("{}: {why}", .path.display())]
    Io {
        /// The file of the register.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// What the engine says.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A register that was opened.
#[derive(Debug)]
pub struct Opened {
    /// The register, ready to be read and written.
    pub register: SqliteRegister,
    /// The copy that was made of the file before its tables were brought up to date, where that was necessary.
    pub backup: Option<PathBuf>,
}

impl SqliteRegister {
    /// Makes a register with nothing in it, in a new file.
    pub async fn create(path: &Path) -> Result<Self, OpenError> {
        create(path, VERSIONS).await
    }

    /// Opens a register. If it is from an older program, its tables are brought up to date, after a copy was made beside it.
    pub async fn open(path: &Path) -> Result<Opened, OpenError> {
        open(path, VERSIONS).await
    }

    /// Opens a register without ever writing to it.
    pub async fn open_read_only(path: &Path) -> Result<Self, OpenError> {
        open_read_only(path, VERSIONS).await
    }
}

async fn create(path: &Path, versions: &'static [Version]) -> Result<SqliteRegister, OpenError> {
    let path = absolute(path)?;
    File::create_new(&path).map_err(|why| match why.kind() {
        io::ErrorKind::AlreadyExists => OpenError::Exists(path.clone()),
        _ => OpenError::Io { path: path.clone(), why },
    })?;
    if let Err(error) = furnish(&path, versions).await {
        // It is not half a register: nothing could be in it yet.
        let _ = fs::remove_file(&path);
        return Err(error.into());
    }
    Ok(SqliteRegister::connect(path, Access::ReadAndWrite).await?)
}

/// Makes the tables in an empty file.
async fn furnish(path: &Path, versions: &'static [Version]) -> Result<(), StoreError> {
    let mut connection = connected(&writing(path)).await?;
    let made = async {
        let mark = format!("PRAGMA application_id = {APPLICATION}");
        sqlx::query(&mark).execute(&mut connection).await.map_err(engine::error)?;
        schema::migrate(&mut connection, versions).await
    };
    let made = made.await;
    closed(connection, made).await
}

async fn open(path: &Path, versions: &'static [Version]) -> Result<Opened, OpenError> {
    let path = absolute(path)?;
    let (found, known) = (inspect(&path).await?, schema::newest(versions));
    if found > known {
        return Err(OpenError::Newer { path, found, known });
    }
    let backup = if found < known { Some(update(&path, versions).await?) } else { None };
    let access = if is_unchangeable(&path) { Access::Read } else { Access::ReadAndWrite };
    Ok(Opened { register: SqliteRegister::connect(path, access).await?, backup })
}

async fn open_read_only(path: &Path, versions: &'static [Version]) -> Result<SqliteRegister, OpenError> {
    let path = absolute(path)?;
    let (found, known) = (inspect(&path).await?, schema::newest(versions));
    match found.cmp(&known) {
        std::cmp::Ordering::Greater => Err(OpenError::Newer { path, found, known }),
        std::cmp::Ordering::Less => Err(OpenError::Older { path, found, known }),
        std::cmp::Ordering::Equal => Ok(SqliteRegister::connect(path, Access::Read).await?),
    }
}

/// Brings the tables up to date; the copy that was made before.
async fn update(path: &Path, versions: &'static [Version]) -> Result<PathBuf, StoreError> {
    let copy = free_name(path, schema::newest(versions));
    let mut connection = connected(&writing(path)).await?;
    let updated = async {
        backup::write(&mut connection, &copy).await?;
        schema::migrate(&mut connection, versions).await
    };
    let updated = updated.await;
    closed(connection, updated).await?;
    Ok(copy)
}

/// Closes a connection whatever came of its work: one that is only dropped is closed by another thread at some later time, and
/// whoever opens the file meanwhile finds its journal there.
async fn closed(connection: SqliteConnection, done: Result<(), StoreError>) -> Result<(), StoreError> {
    let closed = connection.close().await.map_err(engine::error);
    done.and(closed)
}

/// `NAME.before-2`, or a name behind it where an earlier attempt has left its copy.
pub(crate) fn free_name(path: &Path, version: i64) -> PathBuf {
    let plain = beside(path, &format!(".before-{version}"));
    let others = (2..).map(|attempt| beside(path, &format!(".before-{version}-{attempt}")));
    let mut names = std::iter::once(plain.clone()).chain(others);
    names.find(|name| !name.exists()).unwrap_or(plain)
}

/// The version of the tables of a register. Nothing is written, whatever the file is.
async fn inspect(path: &Path) -> Result<i64, OpenError> {
    let metadata = fs::metadata(path).map_err(|why| match why.kind() {
        io::ErrorKind::NotFound => OpenError::NoFile(path.into()),
        _ => OpenError::Io { path: path.into(), why },
    })?;
    if !metadata.is_file() {
        return Err(OpenError::NotADatabase(path.into()));
    }
    match header(path).await {
        Ok((APPLICATION, version)) => Ok(version),
        Ok(_) => Err(OpenError::Foreign(path.into())),
        Err(error) if engine::code_of(&error) == Some(code::NOT_A_DATABASE) => {
            Err(OpenError::NotADatabase(path.into()))
        }
        Err(error) => Err(engine::error(error).into()),
    }
}

/// The mark of the program that has made the file, and the version of its tables if the program is this one.
async fn header(path: &Path) -> Result<(i64, i64), sqlx::Error> {
    let mut connection = reading(path).connect().await?;
    let mark: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut connection).await?;
    let version = if mark == APPLICATION { schema::version(&mut connection).await? } else { 0 };
    connection.close().await?;
    Ok((mark, version))
}

/// SQLite takes some names for addresses, but none that begins at the root.
fn absolute(path: &Path) -> Result<PathBuf, OpenError> {
    std::path::absolute(path).map_err(|why| OpenError::Io { path: path.into(), why })
}

#[cfg(test)]
mod tests;
