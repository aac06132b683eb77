//! Copies of the file of a desk: made by hand and every day, kept for a month, put back into a new folder, looked through.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use exaequo::Lang;
use exaequo_store::access::AccessStore as _;
use exaequo_store_sqlite::{OpenError, SqliteDesk, check_desk, copy_desk, fault};

use crate::clock;
use crate::desk::Desk;
use crate::journal;
use crate::serve::DESK;

/// The folder of the copies, in that of the desk.
const FOLDER: &str = "backups";
/// How old the newest copy may be.
const DAY: Duration = Duration::from_secs(24 * 3600);
/// How old it is when something must be wrong.
pub(crate) const OLD: Duration = Duration::from_secs(25 * 3600);
/// How long copies are kept.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);
/// How often it is looked whether there is one of today.
const EVERY: Duration = Duration::from_secs(600);
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
        /// The copy.
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
}

/// Makes a copy of the desk in a folder, also while it is open; where it is.
pub async fn backup(data: &Path) -> Result<PathBuf, CopyError> {
    named(data, "desk").await
}

/// A copy whose name begins so: the one of the day and one by hand do not meet.
async fn named(data: &Path, kind: &str) -> Result<PathBuf, CopyError> {
    let folder = data.join(FOLDER);
    let from = data.join(DESK);
    if !from.exists() {
        return Err(OpenError::NoFile(from).into());
    }
    fs::create_dir_all(&folder)?;
    let time = clock::now().replace([':', '-'], "");
    let names = (1..).map(|attempt| match attempt {
        1 => folder.join(format!("{kind}-{time}.sqlite")),
        _ => folder.join(format!("{kind}-{time}-{attempt}.sqlite")),
    });
    let to = names.into_iter().find(|name: &PathBuf| !name.exists()).unwrap_or_default();
    copy_desk(&from, &to).await?;
    Ok(to)
}

/// Puts a copy into a folder in which there is nothing yet. Nobody is signed in there, and no link works.
pub async fn restore(copy: &Path, data: &Path) -> Result<(), CopyError> {
    let said = check_desk(copy).await?;
    if let Some(said) = said.into_iter().next() {
        return Err(CopyError::Damaged { file: copy.into(), said });
    }
    fs::create_dir_all(data)?;
    for entry in fs::read_dir(data)? {
        // What an interrupted attempt has left is not a desk.
        if !entry?.file_name().to_string_lossy().starts_with(HALF) {
            return Err(CopyError::NotEmpty(data.into()));
        }
    }
    let half = data.join(HALF);
    for ending in ["", "-wal", "-shm", ".half", ".half-journal"] {
        let _ = fs::remove_file(data.join(format!("{HALF}{ending}")));
    }
    copy_desk(copy, &half).await?;
    fault::point("during-restore");
    let desk = SqliteDesk::open_or_create(&half).await?;
    desk.end_everything().await.map_err(OpenError::from)?;
    desk.close().await;
    if let Some(old) = copy.parent().and_then(Path::parent) {
        journal::copy(old, data)?;
    }
    fault::point("before-restored");
    fs::rename(&half, data.join(DESK))?;
    Ok(())
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
pub async fn verify(data: &Path, lang: Lang) -> Result<Verified, CopyError> {
    let path = data.join(DESK);
    if !path.exists() {
        return Err(OpenError::NoFile(path).into());
    }
    let mut verified = Verified { wrong: check_desk(&path).await?, ..Verified::default() };
    if !verified.wrong.is_empty() {
        return Ok(verified);
    }
    let desk = Desk::open(&path).await?;
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

/// The copies of a folder with their age, the newest first.
fn all(data: &Path) -> Vec<(Duration, PathBuf)> {
    let entries = fs::read_dir(data.join(FOLDER)).into_iter().flatten().flatten();
    let mut copies: Vec<(Duration, PathBuf)> = entries
        .filter(|entry| entry.path().extension().is_some_and(|ending| ending == "sqlite"))
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
    all(data).into_iter().next().map(|(age, _)| age)
}

/// Takes away what is older than a month; never the newest.
fn tidy(data: &Path) {
    for (_, path) in all(data).into_iter().skip(1).filter(|(age, _)| *age > KEPT) {
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
