//! Pages that were withdrawn, data that were erased and accounts that were taken away, in files of their own: a copy that is put
//! back knows nothing of it, and would show them again.

mod noted;

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use exaequo_desk::actor::Actor;
use exaequo_desk::change::Change;
use exaequo_desk::change::kind::{PUBLIC, PUBLISH, WITHDRAW};
use exaequo_desk::change::privacy::{ERASE, PrivacyChange};
use exaequo_desk::erasure::Erasure;
use exaequo_store::access::{AccessStore, Account, KeyDigest};
use exaequo_store::desk::{DeskStore, EventHead, StoredChange};
use exaequo_store::erasure::{ErasureStore, Former, FormerKind};
use exaequo_store::{StoreError, hex};

use crate::desk::Desk;
use crate::failure::Failure;
use crate::secret::digest;
use noted::Noted;

/// The file with what was withdrawn.
const WITHDRAWN: &str = "withdrawn.journal";
/// The file with what was erased.
const ERASED: &str = "erased.journal";
/// The kinds of changes that are noted.
pub(crate) const NOTED: [&str; 2] = [WITHDRAW, ERASE];

/// Notes that nothing of an event is public any more.
pub(crate) fn note(data: &Path, event: u64, opened: &str, at: &str) -> io::Result<()> {
    add(data, &Noted::Withdrawn { event, opened: opened.to_owned(), at: at.to_owned() })
}

/// Notes that data of persons were erased from an event: whose, by number, and how much.
pub(crate) fn note_erased(data: &Path, event: u64, opened: &str, erasure: Erasure) -> io::Result<()> {
    add(data, &Noted::Erased { event, opened: opened.to_owned(), erasure })
}

/// What an account is known by in copies that were made before it went: neither the name nor anything it can be read from.
pub(crate) fn mark(account: &Account) -> KeyDigest {
    digest(&["former", &account.id.to_string(), &account.name])
}

/// Notes that an account was taken away.
pub(crate) fn note_removed(data: &Path, account: u64, mark: &KeyDigest) -> io::Result<()> {
    add(data, &removed(account, mark))
}

fn removed(account: u64, mark: &KeyDigest) -> Noted {
    Noted::Removed { account, mark: hex(mark) }
}

/// Notes accounts that were taken away, wherever that was done.
pub(crate) fn note_former(former: &[Former], data: &Path) -> io::Result<()> {
    let accounts = former.iter().filter(|one| one.kind == FormerKind::Account);
    let mut marked = accounts.filter_map(|one| Some((one.id, one.mark?)));
    marked.try_for_each(|(id, mark)| note_removed(data, id, &mark))
}

/// Takes accounts away from a copy that were taken away since, as far as a folder knows of it.
pub(crate) async fn remove_again(
    store: &(impl ErasureStore + AccessStore),
    data: &Path,
) -> Result<(), StoreError> {
    let noted = read(data);
    for account in store.accounts().await? {
        let mark = mark(&account);
        if noted.contains(&removed(account.id, &mark)) {
            store.remove_account(account.id, &mark).await?;
        }
    }
    Ok(())
}

/// One more line of its file, unless it is there.
fn add(data: &Path, noted: &Noted) -> io::Result<()> {
    let name = if matches!(noted, Noted::Withdrawn { .. }) { WITHDRAWN } else { ERASED };
    let (path, line) = (data.join(name), noted.to_string());
    if fs::read_to_string(&path).unwrap_or_default().lines().any(|one| one == line) {
        return Ok(());
    }
    let mut file = File::options().create(true).append(true).open(path)?;
    writeln!(file, "{line}")?;
    file.sync_all()
}

/// Everything that is noted, in the order of each file.
fn read(data: &Path) -> Vec<Noted> {
    let text = |name| fs::read_to_string(data.join(name)).unwrap_or_default();
    let lines = |text: String| text.lines().filter_map(|line| line.parse().ok()).collect::<Vec<_>>();
    [WITHDRAWN, ERASED].into_iter().flat_map(|name| lines(text(name))).collect()
}

/// How far the log of each event was read for what other servers have withdrawn and erased. It is noted here as well: the copies
/// in this folder may be older.
#[derive(Debug, Default)]
pub(crate) struct Read(Mutex<BTreeMap<u64, u64>>);

impl Read {
    /// Notes what is new of events with the newest of their changes that are noted.
    pub(crate) async fn all(
        &self,
        store: &impl DeskStore,
        data: &Path,
        heads: &[EventHead],
    ) -> Result<(), StoreError> {
        for head in heads {
            if head.mark.is_none() {
                self.is_read(head.id, head.version);
            } else if self.after(head.id) < head.version {
                self.event(store, data, head.id).await?;
            }
        }
        Ok(())
    }

    /// Notes what is new of an event.
    pub(crate) async fn event(
        &self,
        store: &impl DeskStore,
        data: &Path,
        event: u64,
    ) -> Result<(), StoreError> {
        let lines = store.changes(event, self.after(event)).await?;
        let noted: Vec<_> = lines.iter().filter(|line| NOTED.contains(&line.change.kind.as_str())).collect();
        if !noted.is_empty()
            && let Some(opened) = store.event(event).await?
        {
            let mut noted = noted.into_iter().map(|line| note_line(data, event, &opened.at, line));
            noted.try_for_each(|done| done).map_err(|why| StoreError::Engine(Box::new(why)))?;
        }
        self.is_read(event, lines.last().map_or(0, |line| line.number));
        Ok(())
    }

    fn after(&self, event: u64) -> u64 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&event).copied().unwrap_or(0)
    }

    fn is_read(&self, event: u64, until: u64) {
        let mut read = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = read.entry(event).or_default();
        *known = until.max(*known);
    }
}

/// Notes what a line of a log says.
fn note_line(data: &Path, event: u64, opened: &str, line: &StoredChange) -> io::Result<()> {
    match serde_json::from_str(&line.change.body)? {
        Change::Withdraw => note(data, event, opened, &line.change.at),
        Change::Privacy(PrivacyChange::Erased { player, extent }) => {
            note_erased(data, event, opened, Erasure { player, extent })
        }
        _ => Ok(()),
    }
}

/// Takes what one folder knows over into another.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for name in [WITHDRAWN, ERASED] {
        if from.join(name).exists() {
            fs::copy(from.join(name), to.join(name))?;
        }
    }
    Ok(())
}

/// Erases what was erased and is there all the same.
pub(crate) async fn erase_again(desk: &Desk, data: &Path) -> Result<(), Failure> {
    for noted in read(data) {
        let Noted::Erased { event, opened, erasure } = noted else { continue };
        let Ok(kept) = desk.event(event).await else { continue };
        if kept.opened_at == opened && !kept.has_erased(erasure) {
            desk.erase(event, erasure, Actor::Server).await?;
        }
    }
    Ok(())
}

/// The newest withdrawal of each event.
fn withdrawals(data: &Path) -> BTreeMap<(u64, String), String> {
    let withdrawn = |noted| match noted {
        Noted::Withdrawn { event, opened, at } => Some(((event, opened), at)),
        Noted::Erased { .. } | Noted::Removed { .. } => None,
    };
    read(data).into_iter().filter_map(withdrawn).collect()
}

/// Withdraws what was withdrawn and is public all the same.
pub(crate) async fn replay(desk: &Desk, data: &Path) -> Result<(), Failure> {
    for ((event, opened), at) in withdrawals(data) {
        let Some(head) = desk.heads(&PUBLIC).await?.into_iter().find(|head| head.id == event) else {
            continue;
        };
        if head.at != opened || head.mark.as_deref() != Some(PUBLISH) {
            continue;
        }
        let kept = desk.event(event).await?;
        let published = kept.lines().rev().find(|line| matches!(line.change, Change::Publish { .. }));
        if published.is_some_and(|line| line.at <= at) {
            desk.change(event, |_| Ok(Change::Withdraw)).await?;
        }
    }
    Ok(())
}
