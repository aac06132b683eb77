//! Loading a list: one thread reads it, another writes it down in short steps.

use std::io;
use std::path::Path;

use exaequo::lists::{self, Heading, ListError, Row};
use exaequo::model::{Pace, Sex, search_key};
use exaequo_store::StoreError;
use exaequo_store::lists::{ListHead, ListedPlayer};
use exaequo_store_sqlite::{NewList, SqliteList};
use tokio::sync::mpsc;

use crate::unzipped;
use crate::{LoadError, LoadState, New, RatingLists};

/// How many players are handed over at once.
const PIECE: usize = 1000;
/// How many pieces wait.
const WAITING: usize = 4;

/// Reads a file and makes a list of it.
pub(super) async fn load(
    lists: &RatingLists,
    from: &Path,
    to: &Path,
    list: &New<'_>,
) -> Result<SqliteList, LoadError> {
    let (send, mut pieces) = mpsc::channel(WAITING);
    let New { file_name, at, pace } = *list;
    let path = from.to_owned();
    let reading = tokio::task::spawn_blocking(move || read(&path, pace, &send));
    let mut new = NewList::begin(to).await?;
    while let Some(piece) = pieces.recv().await {
        if let Err(error) = new.add(&piece).await {
            new.abandon().await;
            return Err(error.into());
        }
        lists.set(LoadState::Loading(file_name.to_owned(), new.players()));
    }
    let read = reading.await.unwrap_or(Err(LoadError::Unreadable));
    let read = read.and_then(|heading| if new.players() == 0 { Err(LoadError::Empty) } else { Ok(heading) });
    let heading = match read {
        Ok(heading) => heading,
        Err(wrong) => {
            new.abandon().await;
            return Err(wrong);
        }
    };
    let published = heading.published.map_or_else(String::new, |day| day.to_string());
    let head = ListHead { file_name: file_name.to_owned(), published, at: at.to_owned(), players: 0 };
    new.finish(&head).await?;
    Ok(SqliteList::open(to).await?)
}

/// Hands the players over, piece by piece. Who takes them no more ends it.
fn read(path: &Path, pace: Pace, send: &mpsc::Sender<Vec<ListedPlayer>>) -> Result<Heading, LoadError> {
    let file = unzipped::open(path).map_err(|_| LoadError::Unreadable)?;
    let mut piece = Vec::with_capacity(PIECE);
    let heading = lists::rows(file, pace, &mut |row: Row<'_>, _| {
        piece.push(listed(&row));
        if piece.len() == PIECE {
            let full = std::mem::replace(&mut piece, Vec::with_capacity(PIECE));
            send.blocking_send(full).map_err(|_| ListError::Io(io::ErrorKind::BrokenPipe.into()))?;
        }
        Ok(())
    });
    let heading = heading.map_err(|error| match error {
        ListError::Line { line, fault } => LoadError::Line(line, fault),
        ListError::Io(_) => LoadError::Unreadable,
    })?;
    // Who takes no more has said why.
    let _ = send.blocking_send(piece);
    Ok(heading)
}

fn listed(row: &Row<'_>) -> ListedPlayer {
    ListedPlayer {
        fide_id: row.id,
        name: row.name.clone().into_owned(),
        key: search_key(&row.name),
        federation: row.federation.clone().into_owned(),
        title: lists::shown_title(&row.title, &row.women_title).to_owned(),
        sex: match row.sex {
            Some(Sex::Male) => "m".to_owned(),
            Some(Sex::Female) => "f".to_owned(),
            _ => String::new(),
        },
        birth: row.birth,
        standard: row.figures.standard.rating,
        rapid: row.figures.rapid.rating,
        blitz: row.figures.blitz.rating,
    }
}

impl From<StoreError> for LoadError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full => Self::Full,
            StoreError::ReadOnly => Self::ReadOnly,
            StoreError::Engine(why) => why.downcast_ref().map_or(Self::NotWritten, of_file),
            _ => Self::NotWritten,
        }
    }
}

/// Why a file was not written, where the system says it and not the engine.
fn of_file(error: &io::Error) -> LoadError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => LoadError::Full,
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => LoadError::ReadOnly,
        _ => LoadError::NotWritten,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_told_from_a_folder_that_takes_nothing_and_from_the_rest() {
        let of_system = |kind: io::ErrorKind| StoreError::Engine(Box::new(io::Error::from(kind)));
        for (error, expected) in [
            (StoreError::Full, LoadError::Full),
            (of_system(io::ErrorKind::StorageFull), LoadError::Full),
            (StoreError::ReadOnly, LoadError::ReadOnly),
            (of_system(io::ErrorKind::PermissionDenied), LoadError::ReadOnly),
            (StoreError::Damaged(String::new()), LoadError::NotWritten),
            (of_system(io::ErrorKind::NotADirectory), LoadError::NotWritten),
        ] {
            assert_eq!(LoadError::from(error), expected);
        }
    }
}
