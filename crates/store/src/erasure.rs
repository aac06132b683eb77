//! The one way to change what is kept of an event: data of persons are erased.

use crate::StoreError;
use crate::desk::NewChange;

/// What an event is kept as from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The name of the file it began with.
    pub file_name: String,
    /// The bytes of the file.
    pub file: Vec<u8>,
    /// The changes themselves, all of them in order. When, by whom and of what kind they were stays.
    pub bodies: Vec<String>,
    /// The change that records the erasure, behind them.
    pub record: NewChange,
}

/// The kind of the change that records an erasure.
pub const ERASE: &str = "erase";

/// What erasing needs of a store.
pub trait ErasureStore: Send + Sync {
    /// Replaces the file of an event and the bodies of its changes, and adds the change that records it, all at once or not at
    /// all. Whoever does not know the newest change is refused with [`StoreError::Behind`]. What was there is overwritten.
    fn rewrite(
        &self,
        event: u64,
        rewritten: &Rewritten,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The changes of an event that record erasures.
    fn erasures(&self, event: u64) -> impl Future<Output = Result<Vec<u64>, StoreError>> + Send;
}
