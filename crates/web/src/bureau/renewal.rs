//! What is kept beside the ledger is made anew where something was entered that changes lists or who is who: the pages of
//! players, and the index in which they are found. The files of lists that another server has published are written here too.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Arc, PoisonError};

use exaequo::register::fact::Published;
use exaequo_office::{OfficeError, directory, shelves};
use exaequo_seek::Players;
use exaequo_store::StoreError;
use exaequo_store::lists::{ListHead, ListedPlayer};
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use super::Bureau;
use crate::clock;
use crate::failure::Failure;

/// How an index is called: `players-12.sqlite` has everybody as after entry 12.
const NAME: &str = "players-";
const END: &str = ".sqlite";
/// How many players are handed over at once.
const PIECE: usize = 1000;
/// How many pieces wait.
const WAITING: usize = 4;

/// Makes anew what is older than the ledger. What cannot be made stays as it was.
pub(super) async fn renew(bureau: &Bureau) {
    let _turn = bureau.0.renewing.lock().await;
    shelve(bureau).await;
    let Ok(office) = bureau.reader().await else { return };
    let change = shelves::newest_change(office.ledger());
    let path = bureau.folder().join(format!("{NAME}{change}{END}"));
    if found(bureau, &path, change).await {
        return;
    }
    if fs::create_dir_all(bureau.folder()).is_err() {
        return;
    }
    let (send, pieces) = mpsc::channel(WAITING);
    let working = spawn_blocking(move || worked_out(&office, &send));
    let head =
        ListHead { file_name: change.to_string(), published: String::new(), at: clock::now(), players: 0 };
    let made = Players::make(&path, &head, pieces).await;
    match (made, working.await) {
        (Ok(players), Ok(Ok(()))) => {
            set(bureau, players);
            drop_older(bureau.folder(), &path);
        }
        // Not everybody is in it.
        (Ok(players), _) => {
            players.close().await;
            let _ = fs::remove_file(&path);
        }
        (Err(_), _) => {}
    }
}

/// Keeps the pages of players anew, where they do not know of everything. No officer enters anything meanwhile.
async fn shelve(bureau: &Bureau) {
    let own = bureau.clone();
    let done = spawn_blocking(move || -> Result<(), OfficeError> {
        let mut office = own.0.office.lock().unwrap_or_else(PoisonError::into_inner);
        office.catch_up()?;
        if !office.is_shelved() {
            // A replica takes no pages; it has those of the primary.
            office.shelve(&office.register()?)?;
        }
        Ok(())
    });
    // What cannot be kept is worked out for whoever asks.
    let _ = done.await;
}

/// Whether an index that was made before is the one.
async fn found(bureau: &Bureau, path: &Path, change: u64) -> bool {
    if bureau.players().is_some_and(|players| players.head().file_name == change.to_string()) {
        return true;
    }
    match Players::open(path).await {
        Ok(players) => {
            set(bureau, players);
            true
        }
        Err(_) => false,
    }
}

/// Writes the files of lists that were published and are not at hand. Those that would not be what was recorded, as after an
/// update of the program, are left alone.
pub(super) async fn write_lists(bureau: &Bureau) {
    let mut others = bureau.0.writing.lock().await;
    let below = bureau.lists();
    let is_there = |one: &Published| below.join(one.folder()).exists();
    if bureau.known().facts.published().iter().all(is_there) {
        return;
    }
    let Ok(office) = bureau.reader().await.map(Arc::new) else { return };
    for entry in office.unwritten(&below) {
        if others.contains(&entry) {
            continue;
        }
        let (own, below) = (Arc::clone(&office), below.clone());
        let written = spawn_blocking(move || own.write_again(entry, &below)).await;
        if matches!(written, Ok(Err(OfficeError::Differs(_)))) {
            others.insert(entry);
        }
    }
}

fn set(bureau: &Bureau, players: Players) {
    *bureau.0.players.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(players));
}

/// Works all lists out once, and hands everybody over.
fn worked_out(
    office: &exaequo_office::Office,
    send: &mpsc::Sender<Vec<ListedPlayer>>,
) -> Result<(), OfficeError> {
    let register = office.register()?;
    let Some(list) = register.newest_list() else { return Ok(()) };
    let mut piece = Vec::with_capacity(PIECE);
    let mut is_taken = true;
    directory::players(&register, list, |player| {
        piece.push(player);
        if piece.len() < PIECE {
            return ControlFlow::Continue(());
        }
        let full = std::mem::replace(&mut piece, Vec::with_capacity(PIECE));
        is_taken = send.blocking_send(full).is_ok();
        if is_taken { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if is_taken && send.blocking_send(piece).is_ok() {
        return Ok(());
    }
    // Whoever takes no more has said why.
    Err(StoreError::Engine(Box::new(std::io::Error::from(std::io::ErrorKind::BrokenPipe))).into())
}

/// Indexes of earlier lists; whoever reads one at this moment reads it to the end.
fn drop_older(folder: &Path, newest: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(NAME) && entry.path() != newest {
            let _ = fs::remove_file(entry.path());
        }
    }
}

impl From<OfficeError> for Failure {
    fn from(error: OfficeError) -> Self {
        match error {
            OfficeError::Store(error) => Self::Store(error),
            error => Self::Office(Box::new(error)),
        }
    }
}
