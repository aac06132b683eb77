//! Copies of the file of a desk: made by hand and every day, kept for a month, put back into a new folder, looked through.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use exaequo::Lang;
use exaequo_store::access::AccessStore as _;
use exaequo_store::desk::DeskStore as _;
use exaequo_store::erasure::ErasureStore as _;
use exaequo_store::moving::TakesOver as _;
use exaequo_store::{StoreError, fault};
use exaequo_store_postgres::PostgresDesk;
use exaequo_store_sqlite::{OpenError, SqliteDesk, check_desk, copy_desk};

use crate::clock;
use crate::desk::Desk;
use crate::folder;
use crate::journal;
use crate::serve::{DESK, ServeError};

/// The folder of the copies, in that of the desk.
const FOLDER: &str = "backups";
/// How old the newest copy may be.
const DAY: Duration = Duration::from_secs(24 * 3600);
/// How old it is when something must be wrong.
pub(crate) const OLD: Duration = Duration::from_secs(25 * 3600);
/// How long copies are kept.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);
/// How often it is checked whether there is one of today.
const EVERY: Duration = Duration::from_secs(600);
/// How the name of a copy ends.
const WHOLE: &str = "sqlite";
/// How that of one ends that was not made to the end.
const INTERRUPTED: &str = "half";
/// What a copy is called until it is whole.
const HALF: &str = "desk.sqlite.half";

/// Why there is no copy, or none was put back.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CopyError {
    /// The folder to restore into has something in it.
    #[error("{} is not empty", .0.display())]
    NotEmpty(PathBuf),
    /// The copy is damaged.
    #[error("{} is damaged: {said}", .file.display())]
    Damaged {
        /// The file of the copy.
        file: PathBuf,
        /// What is wrong with it.
        said: String,
    },
    /// What the system says.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is not that of a desk, or cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database to restore into has something in it.
    #[error("there is something in the database already")]
    DatabaseNotEmpty,
    /// The database cannot be opened.
    #[error(transparent)]
    Database(#[from] exaequo_store_postgres::OpenError),
}

/// Makes a copy of the desk in a folder or in a database, also while it is open; where it is. It is a file in either case, and
/// can be put back into a folder or into a database.
pub async fn backup(data: &Path, database: Option<&str>) -> Result<PathBuf, CopyError> {
    match database {
        None => named(data, "desk").await,
        Some(address) => from_database(address, data).await,
    }
}

/// A copy whose name begins so: the one of the day and one by hand do not meet.
async fn named(data: &Path, kind: &str) -> Result<PathBuf, CopyError> {
    let from = data.join(DESK);
    if !from.exists() {
        return Err(OpenError::NoFile(from).into());
    }
    let to = free_name(data, kind)?;
    copy_desk(&from, &to).await?;
    Ok(to)
}

/// A name that no copy has, in the folder of the copies.
fn free_name(data: &Path, kind: &str) -> io::Result<PathBuf> {
    let folder = data.join(FOLDER);
    folder::create(&folder)?;
    let time = clock::now().replace([':', '-'], "");
    let names = (1..).map(|attempt| match attempt {
        1 => folder.join(format!("{kind}-{time}.sqlite")),
        _ => folder.join(format!("{kind}-{time}-{attempt}.sqlite")),
    });
    Ok(names.into_iter().find(|name: &PathBuf| !name.exists()).unwrap_or_default())
}

/// Everything of a database in a file, which is read to its end before it gets its name. What was withdrawn and erased is noted
/// beside it, for copies that were made before.
async fn from_database(address: &str, data: &Path) -> Result<PathBuf, CopyError> {
    let database = PostgresDesk::open(address).await?;
    let to = &free_name(data, "desk")?;
    let taken = to.with_extension("taken");
    let done = async {
        let file = SqliteDesk::open_or_create(&taken).await?;
        let moved = file.take_over(&database).await;
        file.close().await;
        moved.map_err(OpenError::from)?;
        let heads = database.events(&journal::NOTED).await?;
        journal::Read::default().all(&database, data, &heads).await?;
        let former = database.former().await?;
        journal::note_former(&former, data).map_err(|why| StoreError::Engine(Box::new(why)))?;
        copy_desk(&taken, to).await
    };
    let done = done.await;
    for ending in ["", "-wal", "-shm"] {
        let mut name = taken.clone().into_os_string();
        name.push(ending);
        let _ = fs::remove_file(name);
    }
    database.close().await;
    done?;
    Ok(to.to_owned())
}

/// Puts a copy into a folder in which there is nothing yet, or into a database. Nobody is signed in there, and no link works.
pub async fn restore(copy: &Path, data: &Path, database: Option<&str>) -> Result<(), CopyError> {
    let said = check_desk(copy).await?;
    if let Some(said) = said.into_iter().next() {
        return Err(CopyError::Damaged { file: copy.into(), said });
    }
    folder::create(data)?;
    match database {
        None => into_folder(copy, data).await,
        Some(address) => into_database(copy, data, address).await,
    }
}

/// Everything is there at once, or nothing is.
async fn into_database(copy: &Path, data: &Path, address: &str) -> Result<(), CopyError> {
    let database = PostgresDesk::open(address).await?;
    // A copy of it: one from an older program is brought up to date first, and stays as it is.
    let half = data.join(HALF);
    clear_half(data);
    copy_desk(copy, &half).await?;
    let file = SqliteDesk::open_or_create(&half).await?;
    let moved = match remove_again(copy, &file).await {
        Ok(()) => database.take_over(&file).await,
        Err(why) => Err(why),
    };
    file.close().await;
    database.close().await;
    clear_half(data);
    match moved {
        Ok(()) => Ok(take_along(copy, data)?),
        Err(StoreError::NotEmpty) => Err(CopyError::DatabaseNotEmpty),
        Err(why) => Err(exaequo_store_postgres::OpenError::from(why).into()),
    }
}

async fn into_folder(copy: &Path, data: &Path) -> Result<(), CopyError> {
    for entry in fs::read_dir(data)? {
        // What an interrupted attempt has left is not a desk.
        if !entry?.file_name().to_string_lossy().starts_with(HALF) {
            return Err(CopyError::NotEmpty(data.into()));
        }
    }
    let half = data.join(HALF);
    clear_half(data);
    copy_desk(copy, &half).await?;
    fault::point("during-restore");
    let desk = SqliteDesk::open_or_create(&half).await?;
    // First: what it overwrites is not left in rows that ended.
    remove_again(copy, &desk).await.map_err(OpenError::from)?;
    desk.end_everything().await.map_err(OpenError::from)?;
    desk.close().await;
    take_along(copy, data)?;
    fault::point("before-restored");
    fs::rename(&half, data.join(DESK))?;
    // Not every system can do this with a folder; what is not there after a failure can be put back again.
    let _ = File::open(data).and_then(|folder| folder.sync_all());
    Ok(())
}

/// Takes away what an interrupted attempt has left.
fn clear_half(data: &Path) {
    for ending in ["", "-wal", "-shm", ".half", ".half-journal"] {
        let _ = fs::remove_file(data.join(format!("{HALF}{ending}")));
    }
}

/// Who was taken away since the copy was made does not come back with it.
async fn remove_again(copy: &Path, desk: &SqliteDesk) -> Result<(), StoreError> {
    match copy.parent().and_then(Path::parent) {
        Some(old) => journal::remove_again(desk, old).await,
        None => Ok(()),
    }
}

/// What was withdrawn stays so: it is known in the folder above the copy.
fn take_along(copy: &Path, data: &Path) -> io::Result<()> {
    match copy.parent().and_then(Path::parent) {
        Some(old) if old != data => journal::copy(old, data),
        _ => Ok(()),
    }
}

/// Whether something was to be put back into a folder and is not there yet.
pub(crate) fn is_half_restored(data: &Path) -> bool {
    let names = fs::read_dir(data).into_iter().flatten().flatten().map(|entry| entry.file_name());
    !data.join(DESK).exists() && names.into_iter().any(|name| name.to_string_lossy().starts_with(HALF))
}

/// What is in a desk, and what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Verified {
    /// How many events.
    pub events: usize,
    /// How many changes.
    pub changes: u64,
    /// What is wrong, in sentences.
    pub wrong: Vec<String>,
}

/// Reads every page of the file, every file of an event, and every change again.
pub async fn verify(data: &Path, database: Option<&str>, lang: Lang) -> Result<Verified, CopyError> {
    if let Some(address) = database {
        return replayed(in_database(address, data).await?, lang).await;
    }
    let path = data.join(DESK);
    if !path.exists() {
        return Err(OpenError::NoFile(path).into());
    }
    let wrong = check_desk(&path).await?;
    if !wrong.is_empty() {
        return Ok(Verified { wrong, ..Verified::default() });
    }
    replayed(Desk::open(&path).await?, lang).await
}

async fn in_database(address: &str, data: &Path) -> Result<Desk, CopyError> {
    Desk::connect(address, data).await.map_err(|error| match error {
        ServeError::Database(error) => error.into(),
        other => io::Error::other(other).into(),
    })
}

async fn replayed(desk: Desk, lang: Lang) -> Result<Verified, CopyError> {
    let mut verified = Verified::default();
    for head in desk.events().await.map_err(OpenError::from)? {
        verified.events += 1;
        match desk.event(head.id).await {
            Ok(kept) => verified.changes += kept.version(),
            Err(failure) => {
                verified.wrong.push(format!("/e/{} {}: {}", head.id, head.name, failure.sentence(lang)));
            }
        }
    }
    desk.close().await;
    Ok(verified)
}

/// The copies of a folder whose names end so, with their age, the newest first.
fn all(data: &Path, wanted: &str) -> Vec<(Duration, PathBuf)> {
    let entries = fs::read_dir(data.join(FOLDER)).into_iter().flatten().flatten();
    let mut copies: Vec<(Duration, PathBuf)> = entries
        .filter(|entry| entry.path().extension().is_some_and(|ending| ending == wanted))
        .filter_map(|entry| {
            let made = entry.metadata().and_then(|data| data.modified()).ok()?;
            Some((SystemTime::now().duration_since(made).unwrap_or_default(), entry.path()))
        })
        .collect();
    copies.sort();
    copies
}

/// How old the newest copy is.
pub(crate) fn newest(data: &Path) -> Option<Duration> {
    all(data, WHOLE).into_iter().next().map(|(age, _)| age)
}

/// Takes away what is older than a month; never the newest.
fn tidy(data: &Path) {
    for (_, path) in all(data, WHOLE).into_iter().skip(1).filter(|(age, _)| *age > KEPT) {
        let _ = fs::remove_file(path);
    }
    // A copy that is still being made is younger.
    for (_, path) in all(data, INTERRUPTED).into_iter().filter(|(age, _)| *age > DAY) {
        let _ = fs::remove_file(path);
    }
}

/// Makes a copy every day for as long as the desk is open. A copy that fails is tried again, and the first page says so.
pub(crate) async fn every_day(data: PathBuf) {
    loop {
        if newest(&data).is_none_or(|age| age >= DAY) && named(&data, "daily").await.is_ok() {
            tidy(&data);
        }
        tokio::time::sleep(EVERY).await;
    }
}
