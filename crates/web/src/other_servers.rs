//! What other servers of the same database change, so that pages open here are told, and what they withdraw and erase is noted
//! beside the copies here.
//!
//! A page asks the database for what it does not know anyway; hearing of it only makes it known sooner.

use std::time::Duration;

use exaequo_store_postgres::PostgresDesk;
use tokio::time::sleep;

use crate::desk::{Desk, WeakDesk};
use crate::journal;

/// How long it takes to look again where nothing can be heard.
const PAUSE: Duration = Duration::from_millis(500);

/// Listens for as long as the desk is open.
pub(crate) async fn listen(desk: WeakDesk) {
    let Some(mut stopping) = desk.upgrade().map(|desk| desk.stopping()) else { return };
    let listening = async {
        while hear(&desk).await.is_some() {
            // A database that cannot be reached, or one that tells nothing: everything is looked at again.
            sleep(PAUSE).await;
            let Some(desk) = desk.upgrade() else { return };
            desk.catch_up().await;
        }
    };
    tokio::select! {
        () = listening => {}
        _ = stopping.wait_for(|stops| *stops) => {}
    }
}

/// Hears until the connection is lost; `None` when the desk is closed.
async fn hear(desk: &WeakDesk) -> Option<()> {
    let listener = {
        let open = desk.upgrade()?;
        let listener = open.store().database().map(PostgresDesk::listener)?.await;
        // Whatever was changed before somebody listened is looked at.
        open.catch_up().await;
        listener
    };
    let Ok(mut listener) = listener else { return Some(()) };
    while let Ok(heard) = listener.next().await {
        let open = desk.upgrade()?;
        match heard {
            Some(event) => open.look_at(event).await,
            None => open.catch_up().await,
        }
    }
    Some(())
}

impl Desk {
    /// Looks at an event that was changed; whoever waits for its news here is told them.
    async fn look_at(&self, event: u64) {
        if self.is_open(event) {
            // Who opens a page is told what is wrong.
            let _ = self.event(event).await;
        }
        // What cannot be noted now is noted when the next change is heard of.
        let _ = self.noted().event(self.store(), self.folder(), event).await;
    }

    /// Looks at all events that somebody here has open, and at what was withdrawn and erased.
    async fn catch_up(&self) {
        let heads = self.heads(&journal::NOTED).await.unwrap_or_default();
        for head in &heads {
            if self.is_behind(head.id, head.version) {
                let _ = self.event(head.id).await;
            }
        }
        let _ = self.noted().all(self.store(), self.folder(), &heads).await;
    }
}
