//! The players of a list in the order of their strength, in a file that is made once: found by any words of a name, by federation
//! or number, part by part.

use std::path::Path;

use exaequo::model::search_key;
use exaequo_store::StoreError;
use exaequo_store::lists::{ListHead, ListedPlayer, Sought};
use exaequo_store_sqlite::{NewList, SqliteList};
use tokio::sync::mpsc;

use crate::sought;

/// What stands before a federation among the words of a player, so that nobody types it.
const FEDERATION: &str = "0";
/// The most that are found by the digits of a number.
const NUMBERS: u32 = 100;

/// Players that can be searched.
#[derive(Debug)]
pub struct Players {
    list: SqliteList,
}

/// Who is looked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// Words of a name, or a number, as somebody types them.
    pub typed: &'a str,
    /// The federation, three letters.
    pub federation: &'a str,
    /// The place of the last one who is known already.
    pub after: u64,
    /// How many are wanted.
    pub most: u32,
}

impl Players {
    /// Those in a file that was made before.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Ok(Self { list: SqliteList::open(path).await? })
    }

    /// Makes the file of players that come piece by piece, the strongest first.
    pub async fn make(
        path: &Path,
        head: &ListHead,
        mut pieces: mpsc::Receiver<Vec<ListedPlayer>>,
    ) -> Result<Self, StoreError> {
        let mut new = NewList::begin(path).await?;
        while let Some(mut piece) = pieces.recv().await {
            for player in &mut piece {
                player.key = key(&player.name, &player.federation);
            }
            if let Err(error) = new.add(&piece).await {
                new.abandon().await;
                return Err(error);
            }
        }
        new.finish(head).await?;
        Self::open(path).await
    }

    /// What is known of the list.
    pub fn head(&self) -> &ListHead {
        self.list.head()
    }

    /// Those who are wanted, the strongest first, each with his place in the file; everybody where nothing is said.
    pub async fn find(&self, wanted: &Wanted<'_>) -> Result<Vec<(u64, ListedPlayer)>, StoreError> {
        let federation = search_key(wanted.federation);
        let federation = federation.trim();
        let mut words = match sought(wanted.typed) {
            Some(Sought::Number(number)) => {
                let found = self.list.find(&Sought::Number(number), NUMBERS).await?;
                let mut found: Vec<ListedPlayer> = found
                    .into_iter()
                    .filter(|one| federation.is_empty() || one.federation.eq_ignore_ascii_case(federation))
                    .collect();
                // Whoever has the number itself stands before those whose numbers begin with it.
                found.sort_by_key(|one| one.fide_id != number);
                return Ok(found.into_iter().map(|player| (0, player)).collect());
            }
            Some(Sought::Words(words)) => words,
            None if !wanted.typed.trim().is_empty() => return Ok(Vec::new()),
            None => Vec::new(),
        };
        if !federation.is_empty() {
            words.push(format!("{FEDERATION}{federation}"));
        }
        self.list.part(&words, wanted.after, wanted.most).await
    }

    /// Closes the file.
    pub async fn close(self) {
        self.list.close().await;
    }
}

fn key(name: &str, federation: &str) -> String {
    format!("{} {FEDERATION}{}", search_key(name), search_key(federation))
}
