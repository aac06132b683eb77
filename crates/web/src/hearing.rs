//! What other servers of the same database change, so that pages open here are told.
//!
//! A page asks the database for what it does not know anyway; hearing of it only makes it known sooner.

use std::time::Duration;

use exaequo_store_postgres::PostgresDesk;
use tokio::time::sleep;

use crate::desk::{Desk, WeakDesk};

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
    /// Looks at an event somebody here has open; whoever waits for its news is told them.
    async fn look_at(&self, event: u64) {
        if self.is_open(event) {
            // Who opens a page is told what is wrong.
            let _ = self.event(event).await;
        }
    }

    /// Looks at all events that somebody here has open.
    async fn catch_up(&self) {
        for head in self.heads(&[]).await.unwrap_or_default() {
            if self.is_behind(head.id, head.version) {
                self.look_at(head.id).await;
            }
        }
    }
}
