//! Pages that were withdrawn and data that were erased, in files of their own: a copy that is put back knows nothing of it, and
//! would show them again.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use exaequo_desk::change::privacy::Extent;
use exaequo_desk::erasure::Erasure;

use crate::actor::Actor;
use crate::change::{Change, PUBLIC};
use crate::desk::Desk;
use crate::failure::Failure;

/// The name of the file.
const NAME: &str = "withdrawn.journal";
/// The name of the file with what was erased.
const ERASED: &str = "erased.journal";

/// Notes that nothing of an event is public any more. An event is known by its number and when it was opened.
pub(crate) fn note(data: &Path, event: u64, opened: &str, at: &str) -> io::Result<()> {
    let mut file = File::options().create(true).append(true).open(data.join(NAME))?;
    writeln!(file, "{event}\t{opened}\t{at}")?;
    file.sync_all()
}

/// Notes that data of persons were erased from an event: whose, by number, and how much.
pub(crate) fn note_erased(data: &Path, event: u64, opened: &str, erasure: Erasure) -> io::Result<()> {
    let mut file = File::options().create(true).append(true).open(data.join(ERASED))?;
    let (player, extent) =
        (erasure.player.map_or_else(|| "*".to_owned(), |one| one.to_string()), erasure.extent);
    writeln!(file, "{event}\t{opened}\t{player}\t{}", extent.name())?;
    file.sync_all()
}

/// Takes what one folder knows over into another.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for name in [NAME, ERASED] {
        if from.join(name).exists() {
            fs::copy(from.join(name), to.join(name))?;
        }
    }
    Ok(())
}

/// Erases what was erased and is there all the same.
pub(crate) async fn erase_again(desk: &Desk, data: &Path) -> Result<(), Failure> {
    let text = fs::read_to_string(data.join(ERASED)).unwrap_or_default();
    for line in text.lines() {
        let mut parts = line.split('\t');
        let (Some(event), Some(opened)) = (parts.next().and_then(|part| part.parse().ok()), parts.next())
        else {
            continue;
        };
        let (Some(player), Some(extent)) = (parts.next(), parts.next().and_then(Extent::named)) else {
            continue;
        };
        let erasure = Erasure { player: player.parse().ok(), extent };
        let Ok(kept) = desk.event(event).await else { continue };
        if kept.opened_at == opened && !kept.has_erased(erasure) {
            desk.erase(event, erasure, Actor::Server).await?;
        }
    }
    Ok(())
}

/// The newest withdrawal of each event.
fn all(data: &Path) -> BTreeMap<(u64, String), String> {
    let text = fs::read_to_string(data.join(NAME)).unwrap_or_default();
    let lines = text.lines().filter_map(|line| {
        let mut parts = line.split('\t');
        let event = parts.next()?.parse().ok()?;
        Some(((event, parts.next()?.to_owned()), parts.next()?.to_owned()))
    });
    lines.collect()
}

/// Withdraws what was withdrawn and is public all the same.
pub(crate) async fn replay(desk: &Desk, data: &Path) -> Result<(), Failure> {
    for ((event, opened), at) in all(data) {
        let Some(head) = desk.heads(&PUBLIC).await?.into_iter().find(|head| head.id == event) else {
            continue;
        };
        if head.at != opened || head.mark.as_deref() != Some(PUBLIC[0]) {
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
