//! Rating lists at hand: a file for each in a folder of its own, so that entering a result never waits for one.
//!
//! ```
//! use exaequo::model::Pace;
//! use exaequo_seek::RatingLists;
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let folder = tempfile::tempdir()?;
//! let lists = RatingLists::of(folder.path()).await;
//! let arriving = lists.arriving("club.csv")?.ok_or("another list is being loaded")?;
//! std::fs::write(arriving, "id,name,rating\n2600101,\"Côté, Anne\",2100\n2600150,\"L'Ami, Erwin\",2600\n")?;
//! lists.load("club.csv", "2026-03-07T12:00:00Z", Pace::Standard).await;
//!
//! // Words of a name in any order and without accents, or a number.
//! let found = lists.find("anne cote", 10).await?;
//! assert_eq!(found.iter().map(|player| player.fide_id).collect::<Vec<_>>(), [2_600_101]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod index;
mod load;
mod players;
mod unzipped;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use exaequo::lists::ListFault;
use exaequo::model::{Pace, search_key};
use exaequo_store::StoreError;
use exaequo_store::lists::{ListHead, ListedPlayer, Sought};
use exaequo_store_sqlite::SqliteList;
use tokio::sync::RwLock;

pub use players::{Found, Players, Wanted};

/// The folder they are in.
const FOLDER: &str = "lists";
/// The ending of the file name of a complete list.
const END: &str = ".sqlite";
/// The file of a list that is being received.
const ARRIVING: &str = "arriving";
/// The fewest letters or digits that are looked for.
pub const FEWEST: usize = 2;

/// The lists of a desk.
#[derive(Debug)]
pub struct RatingLists {
    folder: PathBuf,
    open: RwLock<BTreeMap<u64, Arc<SqliteList>>>,
    state: Mutex<LoadState>,
}

/// What has become of the list that was sent last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LoadState {
    /// No list was sent, or it is ready.
    #[default]
    Idle,
    /// It is being loaded: its file, and the number of players so far.
    Loading(String, u64),
    /// It cannot be used: its file, and why.
    Refused(String, LoadError),
}

/// A list to be loaded.
#[derive(Clone, Copy, Debug)]
struct New<'a> {
    file_name: &'a str,
    at: &'a str,
    pace: Pace,
}

/// Why a list could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// A line is not what it should be.
    Line(usize, ListFault),
    /// It is empty.
    Empty,
    /// It cannot be unpacked, or is too large.
    Unreadable,
    /// There is no room for it.
    Full,
    /// Nothing can be written where lists are kept.
    ReadOnly,
    /// It could not be written for another reason.
    NotWritten,
}

impl RatingLists {
    /// Those in the folder of a desk. What was interrupted is dropped, and what cannot be opened is left alone.
    pub async fn of(desk: &Path) -> Self {
        let folder = desk.join(FOLDER);
        let mut open = BTreeMap::new();
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if let Some(id) = name.strip_suffix(END).and_then(|id| id.parse().ok()) {
                if let Ok(list) = SqliteList::open(&entry.path()).await {
                    open.insert(id, Arc::new(list));
                }
            } else if name == ARRIVING || name.ends_with(".loading") {
                let _ = std::fs::remove_file(entry.path());
            }
        }
        Self { folder, open: RwLock::new(open), state: Mutex::default() }
    }

    /// What is known of each, the newest first.
    pub async fn heads(&self) -> Vec<(u64, ListHead)> {
        let open = self.open.read().await;
        let mut heads: Vec<(u64, ListHead)> =
            open.iter().map(|(id, list)| (*id, list.head().clone())).collect();
        heads.sort_by(|one, other| (&other.1.published, other.0).cmp(&(&one.1.published, one.0)));
        heads
    }

    /// Whether there is one.
    pub async fn is_empty(&self) -> bool {
        self.open.read().await.is_empty()
    }

    /// Players by what somebody types: words of the name in any order, or the FIDE number. Who stands in several lists is
    /// shown as in the newest.
    pub async fn find(&self, typed: &str, most: u32) -> Result<Vec<ListedPlayer>, StoreError> {
        let Some(sought) = sought(typed) else { return Ok(Vec::new()) };
        let mut found: Vec<ListedPlayer> = Vec::new();
        for (id, _) in self.heads().await {
            let Some(list) = self.open.read().await.get(&id).cloned() else { continue };
            for player in list.find(&sought, most).await? {
                if !found.iter().any(|one| one.fide_id == player.fide_id) {
                    found.push(player);
                }
            }
        }
        found.truncate(most.try_into().unwrap_or(usize::MAX));
        Ok(found)
    }

    /// The player with a FIDE number.
    pub async fn player(&self, number: u64) -> Result<Option<ListedPlayer>, StoreError> {
        for (id, _) in self.heads().await {
            let Some(list) = self.open.read().await.get(&id).cloned() else { continue };
            let found = list.find(&Sought::Number(number), 100).await?;
            if let Some(player) = found.into_iter().find(|player| player.fide_id == number) {
                return Ok(Some(player));
            }
        }
        Ok(None)
    }

    /// Drops a list.
    pub async fn remove(&self, id: u64) {
        if let Some(list) = self.open.write().await.remove(&id) {
            // Whoever reads it at this moment reads it to the end.
            if let Some(list) = Arc::into_inner(list) {
                list.close().await;
            }
            let _ = std::fs::remove_file(self.place(id));
        }
    }

    /// What has become of the list that was sent last.
    pub fn state(&self) -> LoadState {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, state: LoadState) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    /// Makes room for a list that arrives: the file it is written to. Nothing while another one is loaded.
    pub fn arriving(&self, file_name: &str) -> std::io::Result<Option<PathBuf>> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*state, LoadState::Loading(..)) {
            return Ok(None);
        }
        std::fs::create_dir_all(&self.folder)?;
        *state = LoadState::Loading(file_name.to_owned(), 0);
        Ok(Some(self.folder.join(ARRIVING)))
    }

    /// Forgets a list that was not received to its end.
    pub fn lost(&self) {
        let _ = std::fs::remove_file(self.folder.join(ARRIVING));
        self.set(LoadState::Idle);
    }

    /// Loads what has arrived, at a moment. A list with one rating is about one kind of play.
    pub async fn load(&self, file_name: &str, at: &str, pace: Pace) {
        let from = self.folder.join(ARRIVING);
        let id = self.open.read().await.keys().last().map_or(1, |last| last + 1);
        let loaded = load::load(self, &from, &self.place(id), &New { file_name, at, pace }).await;
        let _ = std::fs::remove_file(from);
        match loaded {
            Ok(list) => {
                self.open.write().await.insert(id, Arc::new(list));
                self.set(LoadState::Idle);
            }
            Err(wrong) => self.set(LoadState::Refused(file_name.to_owned(), wrong)),
        }
    }

    fn place(&self, id: u64) -> PathBuf {
        self.folder.join(format!("{id}{END}"))
    }
}

/// Whether something was typed, but too little to search for.
pub fn is_too_short(typed: &str) -> bool {
    !typed.trim().is_empty() && search_key(typed).trim().len() < FEWEST
}

/// The words to search for; nothing where too little was typed.
fn sought(typed: &str) -> Option<Sought> {
    let key = search_key(typed);
    let key = key.trim();
    if key.len() < FEWEST {
        return None;
    }
    if key.bytes().all(|byte| byte.is_ascii_digit()) {
        return key.parse().ok().map(Sought::Number);
    }
    Some(Sought::Words(words_of(key).map(str::to_owned).collect()))
}

/// The words of a name in the form in which it is searched.
fn words_of(key: &str) -> impl Iterator<Item = &str> {
    key.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_told_apart() {
        let words = |words: &[&str]| Some(Sought::Words(words.iter().map(|&word| word.to_owned()).collect()));
        assert_eq!(sought(" Müller,  J"), words(&["muller", "j"]));
        assert_eq!(sought("L’Ami"), words(&["l", "ami"]));
        assert_eq!(sought("1503014"), Some(Sought::Number(1_503_014)));
        assert_eq!([sought("x"), sought("  "), sought("99999999999999999999999")], [None, None, None]);
    }
}
