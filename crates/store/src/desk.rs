//! What an arbiter's desk needs kept: the files its events began with, and everything that was changed since.
//!
//! Nothing is ever changed or taken away. An event is the file it was opened with and its changes, in order; a change
//! that is undone is followed by one that reverses it.

use crate::StoreError;

/// An event that is about to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// When, by RFC 3339.
    pub at: String,
    /// What people call it.
    pub name: String,
    /// The name of the file it comes from.
    pub file_name: String,
    /// The bytes of the file.
    pub file: Vec<u8>,
}

/// An event as lists of events show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventHead {
    /// Its number, from 1 on.
    pub id: u64,
    /// When it was opened.
    pub at: String,
    /// What people call it.
    pub name: String,
    /// The name of the file it comes from.
    pub file_name: String,
    /// How many changes it has: its version.
    pub version: u64,
    /// The newest change among the kinds asked for, by its kind; `None` where there is none.
    pub mark: Option<String>,
}

/// A change that is about to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChange {
    /// When, by RFC 3339.
    pub at: String,
    /// Who makes it, in words of the desk.
    pub by: String,
    /// The number of the account, the telephone or the token behind it. A name may be somebody else's one day; a number never is.
    pub by_id: Option<u64>,
    /// What kind of change it is. The store does not know the kinds.
    pub kind: String,
    /// The change itself, as JSON. The store does not look into it.
    pub body: String,
}

/// A change as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChange {
    /// Its number among the changes of its event, from 1 on and without gaps.
    pub number: u64,
    /// What was changed, when and by whom.
    pub change: NewChange,
}

/// What a desk needs of a store.
pub trait DeskStore: Send + Sync {
    /// All events, the newest first, each with the newest of its changes that is of one of these kinds.
    fn events(&self, marks: &[&str]) -> impl Future<Output = Result<Vec<EventHead>, StoreError>> + Send;

    /// Opens an event; its number.
    fn open_event(&self, event: &NewEvent) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The file an event was opened with; `None` where there is no such event.
    fn event(&self, id: u64) -> impl Future<Output = Result<Option<NewEvent>, StoreError>> + Send;

    /// The changes of an event behind a number, in order; all of them behind 0.
    fn changes(
        &self,
        event: u64,
        after: u64,
    ) -> impl Future<Output = Result<Vec<StoredChange>, StoreError>> + Send;

    /// Adds a change behind the newest the caller knows, whose number is `after`, 0 for none. Where there is a newer one it is
    /// refused with [`StoreError::Behind`], and nothing is written. What is acknowledged has reached the disk.
    fn add_change(
        &self,
        event: u64,
        after: u64,
        change: &NewChange,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;
}
