//! The players of a list in the order of their strength: in a file that is made once, and found by an index in memory by any words
//! of a name, by federation or number, part by part.

use std::path::Path;
use std::sync::Arc;

use exaequo::model::search_key;
use exaequo_store::StoreError;
use exaequo_store::lists::{ListHead, ListedPlayer, Sought};
use exaequo_store_sqlite::{NewList, SqliteList};
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use crate::index::{Builder, Index, Question};
use crate::{sought, words_of};

/// What marks a federation among the words of a player. It separates words, so nobody can type it.
const FEDERATION: &str = "@";
/// How many players are read at once.
const PIECE: u32 = 5000;

/// Players that can be searched.
#[derive(Debug)]
pub struct Players {
    list: SqliteList,
    index: Arc<Index>,
}

/// Who is looked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// Words of a name, or a number, as somebody types them.
    pub typed: &'a str,
    /// The federation, three letters.
    pub federation: &'a str,
    /// The place of the last player of the previous part.
    pub after: u64,
    /// How many are wanted.
    pub most: u32,
}

/// Who is found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Whoever has the number that was typed.
    pub exact: Option<ListedPlayer>,
    /// The others, the strongest first, each with the place in the file.
    pub others: Vec<(u64, ListedPlayer)>,
}

/// The same, ready for the index.
struct Search {
    beginnings: Vec<String>,
    digits: Option<u64>,
    from: usize,
    most: usize,
}

impl Players {
    /// Opens a file that was made before. All names are read once.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let list = SqliteList::open(path).await?;
        let index = Arc::new(index(&list).await?);
        Ok(Self { list, index })
    }

    /// Makes the file from players that arrive piece by piece, the strongest first.
    pub async fn make(
        path: &Path,
        head: &ListHead,
        mut pieces: mpsc::Receiver<Vec<ListedPlayer>>,
    ) -> Result<Self, StoreError> {
        let mut new = NewList::begin(path).await?;
        while let Some(piece) = pieces.recv().await {
            if let Err(error) = new.add(&piece).await {
                new.abandon().await;
                return Err(error);
            }
        }
        new.finish(head).await?;
        Self::open(path).await
    }

    /// What is known about the list.
    pub fn head(&self) -> &ListHead {
        self.list.head()
    }

    /// The players who are wanted; everybody where nothing is asked for.
    pub async fn find(&self, wanted: &Wanted<'_>) -> Result<Found, StoreError> {
        let Some(search) = search(wanted) else { return Ok(Found::default()) };
        let index = Arc::clone(&self.index);
        // Whoever asks for something rare among the many does not keep others waiting.
        let found = spawn_blocking(move || search.places(&index)).await;
        let (exact, places) = found.map_err(|panic| StoreError::Engine(Box::new(panic)))?;
        let in_file = |place: usize| place as u64 + 1;
        let exact = exact.map(in_file);
        let players = self.list.at(exact.into_iter().chain(places.into_iter().map(in_file))).await?;
        let (own, others): (Vec<_>, Vec<_>) =
            players.into_iter().partition(|(place, _)| Some(*place) == exact);
        Ok(Found { exact: own.into_iter().next().map(|(_, player)| player), others })
    }

    /// As many as are wanted, and the place behind which there are more.
    pub async fn part(&self, wanted: &Wanted<'_>) -> Result<(Vec<ListedPlayer>, Option<u64>), StoreError> {
        let one_more = Wanted { most: wanted.most.saturating_add(1), ..*wanted };
        let Found { exact, mut others } = self.find(&one_more).await?;
        let most = usize::try_from(wanted.most).unwrap_or(usize::MAX);
        let most = most.saturating_sub(usize::from(exact.is_some()));
        let is_more = others.len() > most;
        others.truncate(most);
        let next = others.last().map(|(place, _)| *place).filter(|_| is_more);
        Ok((exact.into_iter().chain(others.into_iter().map(|(_, player)| player)).collect(), next))
    }

    /// Closes the file.
    pub async fn close(self) {
        self.list.close().await;
    }
}

impl Search {
    /// Whoever has the number itself, on the first part, and the others.
    fn places(&self, index: &Index) -> (Option<usize>, Vec<usize>) {
        let question = Question { beginnings: &self.beginnings, digits: self.digits };
        let own = self.digits.and_then(|number| index.place_of(number));
        let own = own.filter(|place| index.fits_all(*place, &question));
        let mut places = index.find(&question, self.from, self.most + usize::from(own.is_some()));
        places.retain(|place| Some(*place) != own);
        let exact = own.filter(|_| self.from == 0);
        places.truncate(self.most.saturating_sub(usize::from(exact.is_some())));
        (exact, places)
    }
}

/// `None` where too little is typed.
fn search(wanted: &Wanted<'_>) -> Option<Search> {
    let (mut beginnings, digits) = match sought(wanted.typed) {
        Some(Sought::Number(number)) => (Vec::new(), Some(number)),
        Some(Sought::Words(words)) => (words, None),
        None if wanted.typed.trim().is_empty() => (Vec::new(), None),
        None => return None,
    };
    let federation = search_key(wanted.federation);
    if !federation.is_empty() {
        beginnings.push(format!("{FEDERATION}{federation}"));
    }
    let from = usize::try_from(wanted.after).ok()?;
    Some(Search { beginnings, digits, from, most: wanted.most.try_into().ok()? })
}

/// Reads all names of a list, and puts them in order.
async fn index(list: &SqliteList) -> Result<Index, StoreError> {
    let mut builder = Builder::default();
    let mut after = 0;
    loop {
        let piece = list.names(after, PIECE).await?;
        let Some((newest, ..)) = piece.last() else { break };
        after = *newest;
        builder = spawn_blocking(move || {
            for (_, number, name, federation) in &piece {
                let key = search_key(name);
                let federation = format!("{FEDERATION}{}", search_key(federation));
                builder.add(*number, words_of(&key).chain([federation.as_str()]));
            }
            builder
        })
        .await
        .map_err(|panic| StoreError::Engine(Box::new(panic)))?;
    }
    spawn_blocking(move || builder.finish()).await.map_err(|panic| StoreError::Engine(Box::new(panic)))
}
