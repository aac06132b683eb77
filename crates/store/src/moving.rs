//! Everything of a desk, from one engine to another.

use crate::StoreError;
use crate::access::AccessStore;
use crate::desk::{DeskStore, EventHead, NewEvent, StoredChange};
use crate::erasure::ErasureStore;
use crate::people::PeopleStore;

/// An event with its log, as it was at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeEvent {
    /// The number of the event.
    pub id: u64,
    /// What it was opened with.
    pub event: NewEvent,
    /// Its changes up to the moment, in order.
    pub changes: Vec<StoredChange>,
}

impl WholeEvent {
    /// An event as a list of events has shown it. What was changed since is left out, so that all events are of one moment.
    pub async fn of(from: &impl DeskStore, head: &EventHead) -> Result<Self, StoreError> {
        let gone = || StoreError::Damaged(format!("event {} is gone", head.id));
        let event = from.event(head.id).await?.ok_or_else(gone)?;
        let mut changes = from.changes(head.id, 0).await?;
        changes.retain(|change| change.number <= head.version);
        Ok(Self { id: head.id, event, changes })
    }
}

/// Everything of a desk.
pub trait WholeDesk: DeskStore + AccessStore + PeopleStore + ErasureStore {}

impl<T: DeskStore + AccessStore + PeopleStore + ErasureStore> WholeDesk for T {}

/// A desk that can take over everything of another one.
pub trait TakesOver: WholeDesk {
    /// Takes over events under their numbers, with their logs, and accounts with their roles and second factors: all of them or
    /// nothing, and only where there is nothing yet ([`StoreError::NotEmpty`]). Sessions, invitations, tokens and rights of
    /// telephones stay behind: they do not work elsewhere.
    fn take_over(&self, from: &impl WholeDesk) -> impl Future<Output = Result<(), StoreError>> + Send;
}
