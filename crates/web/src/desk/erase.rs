//! Data of persons out of an event, of the desk and of what is kept; on request, and when the time set for it is over.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use exaequo_desk::actor::Actor;
use exaequo_desk::change::Change;
use exaequo_desk::change::event::EventChange;
use exaequo_desk::change::privacy::{PrivacyChange, RETENTION, Retention};
use exaequo_desk::erasure::Erasure;
use exaequo_store::StoreError;
use exaequo_store::access::Account;
use exaequo_store::desk::{NewChange, NewEvent};
use exaequo_store::erasure::{ErasureStore as _, PhoneNames, Rewritten};

use super::{Desk, Kept, Line, WeakDesk};
use crate::clock;
use crate::failure::Failure;
use crate::journal;

/// The file of an event some of which was erased.
const FILE: &str = "erased.json";
/// How often it is checked whether an account was taken away elsewhere: at a command line, or by another server.
const LOOK: Duration = Duration::from_secs(5);
/// How often it is checked whether a time is over.
const EVERY: Duration = Duration::from_secs(3600);

impl Kept {
    /// How long the data of persons are kept.
    pub(crate) fn retention(&self) -> Option<Retention> {
        self.lines().rev().find_map(|line| match line.change {
            Change::Privacy(PrivacyChange::Retention { is }) => Some(is),
            _ => None,
        })?
    }

    /// Whether something was erased.
    pub(crate) fn has_erased(&self, erasure: Erasure) -> bool {
        let Erasure { player, extent } = erasure;
        let is_it = Change::Privacy(PrivacyChange::Erased { player, extent });
        self.lines().any(|line| line.change == is_it)
    }

    /// What is erased now because the time set for it is over.
    fn due(&self, now: &str) -> Option<Erasure> {
        let retention = self.retention().filter(|_| self.is_archived)?;
        let archived = |line: &&Line| matches!(line.change, Change::Event(EventChange::Archive));
        let archived = self.lines().rev().find(archived)?;
        let is_done = self.lines().any(|line| {
            let is_it = matches!(line.change, Change::Privacy(PrivacyChange::Erased { player: None, extent }) if extent == retention.then);
            is_it && line.number > archived.number
        });
        let is_over = clock::months_after(&archived.at, retention.months)?.as_str() <= now;
        (is_over && !is_done).then_some(Erasure { player: None, extent: retention.then })
    }

    /// The same without what is erased: replayed before anything is written.
    fn without_data(&self, erasure: Erasure, by: Actor) -> Result<(Self, Rewritten), Failure> {
        let base = self.reading.event().map_err(|_| Failure::Unreadable)?;
        let lines: Vec<Change> = self.lines().map(|line| line.change.clone()).collect();
        let names = erasure.names(&base, &lines);
        let (file, lines) = (erasure.file(&base)?.into_bytes(), erasure.lines(&base, &lines));
        let (name, file_name) = (String::new(), FILE.to_owned());
        let opened =
            NewEvent { at: self.opened_at.clone(), name, file_name: file_name.clone(), file: file.clone() };
        let mut kept = Self::new(self.id, opened)?;
        let (mut bodies, mut actors) = (Vec::new(), Vec::new());
        for (line, change) in self.lines().zip(lines) {
            bodies.push(serde_json::to_string(&change).map_err(|_| Failure::Log)?);
            let by = erasure.actor(&line.by, &names);
            actors.push(by.to_string());
            kept.add(Line::new(line.number, line.at.clone(), by, change))?;
        }
        let Erasure { player, extent } = erasure;
        let change = Change::Privacy(PrivacyChange::Erased { player, extent });
        let (at, body) = (clock::now(), serde_json::to_string(&change).map_err(|_| Failure::Log)?);
        let kind = change.kind().to_owned();
        let record = NewChange { at: at.clone(), by: by.to_string(), by_id: by.id(), kind, body };
        let phones = if erasure.is_of_everybody() { PhoneNames::Erased } else { PhoneNames::Kept };
        kept.add(Line::new(self.version() + 1, at, by, change))?;
        Ok((kept, Rewritten { file_name, file, bodies, actors, phones, record }))
    }
}

impl Desk {
    /// Erases data of persons from an event: the file it began with, every line of its log, and what is open here.
    pub(crate) async fn erase(&self, id: u64, erasure: Erasure, by: Actor) -> Result<Arc<Kept>, Failure> {
        let _turn = self.0.writing.lock().await;
        let kept = self.event(id).await?;
        let (after, rewritten) = kept.without_data(erasure, by)?;
        // First: a copy that is put back is not to show it again.
        let noted = journal::note_erased(self.folder(), id, &kept.opened_at, erasure);
        noted.map_err(|why| StoreError::Engine(Box::new(why)))?;
        self.0.store.rewrite(id, &rewritten).await?;
        Ok(self.keep(Arc::new(after)))
    }

    /// Takes an account away: with it its name goes from the logs of all events, and from what is open here.
    pub(crate) async fn remove_account(&self, account: &Account) -> Result<(), Failure> {
        let mark = journal::mark(account);
        // First: a copy that is put back is not to have it again.
        let noted = journal::note_removed(self.folder(), account.id, &mark);
        noted.map_err(|why| StoreError::Engine(Box::new(why)))?;
        self.0.store.remove_account(account.id, &mark).await?;
        self.forget().await;
        Ok(())
    }

    /// Events are read anew: what is open here may have names that are gone.
    async fn forget(&self) {
        let _turn = self.0.writing.lock().await;
        self.0.open.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Erases what the time is over for at a moment, by RFC 3339 in UTC; why that does not work.
    pub async fn erase_what_is_due_at(&self, now: &str) -> Result<(), String> {
        self.erase_what_is_due(now).await.map_err(|why| why.to_string())
    }

    async fn erase_what_is_due(&self, now: &str) -> Result<(), Failure> {
        for head in self.heads(&[RETENTION]).await?.into_iter().filter(|head| head.mark.is_some()) {
            if let Some(erasure) = self.event(head.id).await?.due(now) {
                match self.erase(head.id, erasure, Actor::Server).await {
                    // Another server was faster.
                    Err(Failure::Store(StoreError::Behind { .. })) => {}
                    done => drop(done?),
                }
            }
        }
        Ok(())
    }
}

/// Looks every hour whether something is due, for as long as the desk is open.
pub(crate) async fn every_hour(desk: WeakDesk) {
    while let Some(desk) = desk.upgrade() {
        // What fails now is tried again in an hour.
        let _ = desk.erase_what_is_due(&clock::now()).await;
        drop(desk);
        tokio::time::sleep(EVERY).await;
    }
}

/// Forgets the names of accounts that were taken away elsewhere, for as long as the desk is open; they are noted beside the copies
/// here.
pub(crate) async fn forgetting(desk: WeakDesk) {
    let mut known = None;
    while let Some(desk) = desk.upgrade() {
        // A store that is away is asked again, and what cannot be noted now is noted then.
        if let Ok(former) = desk.store().former().await
            && known != Some(former.len())
            && journal::note_former(&former, desk.folder()).is_ok()
        {
            desk.forget().await;
            known = Some(former.len());
        }
        drop(desk);
        tokio::time::sleep(LOOK).await;
    }
}
