//! A rating list in a file of its own, so that nobody who enters a result waits for a list that is loaded.
//!
//! It is written once, in short steps, under another name, and never changed after it has its own: a list that was interrupted
//! is a file nobody reads. It can be loaded again at any time, so nothing of it is flushed step by step.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use exaequo_store::StoreError;
use exaequo_store::lists::{ListHead, ListedPlayer, Sought};
use sqlx::sqlite::{SqliteJournalMode, SqliteRow, SqliteSynchronous};
use sqlx::{Connection, QueryBuilder, Row, Sqlite, SqliteConnection};

use crate::backup::beside;
use crate::connect::{connected, writing};
use crate::engine::{error, natural, signed};
use crate::readers::Readers;

/// `EXLI` in the header of the file.
const APPLICATION: i64 = 0x4558_4c49;
/// The longest a step may hold the file.
pub const STEP: Duration = Duration::from_millis(50);
/// How many players go into the file at once.
const ROWS: usize = 100;
/// How many of those who match are looked at for the strongest.
const LOOKED_AT: u32 = 1000;
/// The longest a FIDE number gets, in digits.
const DIGITS: u32 = 9;

/// A list while it is loaded.
#[derive(Debug)]
pub struct NewList {
    path: PathBuf,
    making: PathBuf,
    connection: SqliteConnection,
    players: u64,
    longest: Duration,
}

impl NewList {
    /// Begins a list that will be at a place. What an earlier one left unfinished there is dropped.
    pub async fn begin(path: &Path) -> Result<Self, StoreError> {
        let making = beside(path, ".loading");
        match std::fs::remove_file(&making) {
            Err(why) if why.kind() != std::io::ErrorKind::NotFound => {
                return Err(StoreError::Engine(Box::new(why)));
            }
            _ => {}
        }
        let options = writing(&making)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Memory)
            .synchronous(SqliteSynchronous::Off);
        let mut connection = connected(&options).await?;
        let tables =
            format!("PRAGMA application_id = {APPLICATION}; {}", include_str!("../migrations/lists.sql"));
        for statement in tables.split(';').filter(|text| !text.trim().is_empty()) {
            sqlx::query(statement).execute(&mut connection).await.map_err(error)?;
        }
        Ok(Self { path: path.into(), making, connection, players: 0, longest: Duration::ZERO })
    }

    /// Adds players, in steps none of which is long.
    pub async fn add(&mut self, players: &[ListedPlayer]) -> Result<(), StoreError> {
        let mut left = players.chunks(ROWS).peekable();
        while left.peek().is_some() {
            let begun = Instant::now();
            let mut transaction = self.connection.begin().await.map_err(error)?;
            // Half of the time is left for what the end of a step takes.
            while let Some(rows) = left.next_if(|_| begun.elapsed() < STEP / 2) {
                insert(&mut transaction, self.players, rows).await?;
                self.players += rows.len() as u64;
            }
            transaction.commit().await.map_err(error)?;
            self.longest = self.longest.max(begun.elapsed());
        }
        Ok(())
    }

    /// How many players there are by now.
    pub fn players(&self) -> u64 {
        self.players
    }

    /// The longest step so far.
    pub fn longest_step(&self) -> Duration {
        self.longest
    }

    /// Gives the list its place.
    pub async fn finish(mut self, head: &ListHead) -> Result<(), StoreError> {
        let sql = "INSERT INTO list (file_name, published, at, players) VALUES (?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(&head.file_name).bind(&head.published).bind(&head.at);
        query.bind(signed(self.players)?).execute(&mut self.connection).await.map_err(error)?;
        self.connection.close().await.map_err(error)?;
        let placed = std::fs::File::open(&self.making)
            .and_then(|file| file.sync_all())
            .and_then(|()| std::fs::rename(&self.making, &self.path));
        placed.map_err(|why| StoreError::Engine(Box::new(why)))
    }

    /// Gives it up.
    pub async fn abandon(self) {
        let _ = self.connection.close().await;
        let _ = std::fs::remove_file(self.making);
    }
}

/// Players with the numbers after one. Who has no form in which he is searched is not found by words.
async fn insert(
    connection: &mut SqliteConnection,
    after: u64,
    players: &[ListedPlayer],
) -> Result<(), StoreError> {
    let numbered = || (after + 1..).map(signed).zip(players);
    let mut rows: QueryBuilder<'_, Sqlite> = QueryBuilder::new(
        "INSERT INTO player (number, fide, name, federation, title, sex, birth, standard, rapid, blitz) ",
    );
    let numbers: Vec<(i64, i64)> = numbered()
        .map(|(number, player)| Ok((number?, signed(player.fide_id)?)))
        .collect::<Result<_, StoreError>>()?;
    rows.push_values(numbers.iter().zip(players), |mut row, ((number, fide), player)| {
        row.push_bind(*number).push_bind(*fide).push_bind(&player.name).push_bind(&player.federation);
        row.push_bind(&player.title).push_bind(&player.sex).push_bind(player.birth);
        row.push_bind(player.standard).push_bind(player.rapid).push_bind(player.blitz);
    });
    rows.build().execute(&mut *connection).await.map_err(error)?;
    let mut words: QueryBuilder<'_, Sqlite> = QueryBuilder::new("INSERT INTO word (rowid, key) ");
    let keyed = numbers.iter().zip(players).filter(|(_, player)| !player.key.is_empty());
    if keyed.clone().next().is_none() {
        return Ok(());
    }
    words.push_values(keyed, |mut row, ((number, _), player)| {
        row.push_bind(*number).push_bind(&player.key);
    });
    words.build().execute(connection).await.map_err(error)?;
    Ok(())
}

/// A list that can be searched.
#[derive(Debug)]
pub struct SqliteList {
    readers: Readers,
    head: ListHead,
}

impl SqliteList {
    /// Opens a list that was loaded.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let readers = Readers::connect(path).await?;
        let sql = "SELECT file_name, published, at, players FROM list";
        let row = sqlx::query(sql).fetch_one(&mut *readers.take().await?).await.map_err(error)?;
        let text = |column: usize| row.try_get::<String, _>(column).map_err(error);
        let players = natural(row.try_get(3).map_err(error)?)?;
        let head = ListHead { file_name: text(0)?, published: text(1)?, at: text(2)?, players };
        Ok(Self { readers, head })
    }

    /// What is known of the list.
    pub fn head(&self) -> &ListHead {
        &self.head
    }

    /// Those who match, the strongest first, and not more than so many.
    pub async fn find(&self, sought: &Sought, most: u32) -> Result<Vec<ListedPlayer>, StoreError> {
        let mut sql: QueryBuilder<'_, Sqlite> = QueryBuilder::new(
            "SELECT fide, name, federation, title, sex, birth, standard, rapid, blitz FROM player WHERE ",
        );
        match sought {
            Sought::Words(words) => {
                let Some(asked) = asked(words) else { return Ok(Vec::new()) };
                sql.push("number IN (SELECT rowid FROM word WHERE word MATCH ").push_bind(asked);
                sql.push(" LIMIT ").push_bind(LOOKED_AT).push(")");
            }
            Sought::Number(number) => {
                sql.push("(");
                let mut ranges = sql.separated(" OR ");
                for (first, last) in ranges_of(*number) {
                    ranges.push("fide BETWEEN ").push_bind_unseparated(first);
                    ranges.push_unseparated(" AND ").push_bind_unseparated(last);
                }
                sql.push(")");
            }
        }
        sql.push(
            " ORDER BY max(coalesce(standard, 0), coalesce(rapid, 0), coalesce(blitz, 0)) DESC, name LIMIT ",
        );
        sql.push_bind(most);
        let rows = sql.build().fetch_all(&mut *self.readers.take().await?).await.map_err(error)?;
        rows.iter().map(listed).collect()
    }

    /// Place, FIDE number, name and federation of so many players behind a place, in the order in which they came.
    pub async fn names(&self, after: u64, most: u32) -> Result<Vec<(u64, u64, String, String)>, StoreError> {
        let sql =
            "SELECT number, fide, name, federation FROM player WHERE number > ? ORDER BY number LIMIT ?";
        let query = sqlx::query(sql).bind(signed(after)?).bind(most);
        let rows = query.fetch_all(&mut *self.readers.take().await?).await.map_err(error)?;
        let number = |row: &SqliteRow, column: usize| natural(row.try_get(column).map_err(error)?);
        let text = |row: &SqliteRow, column: usize| row.try_get(column).map_err(error);
        rows.iter().map(|row| Ok((number(row, 0)?, number(row, 1)?, text(row, 2)?, text(row, 3)?))).collect()
    }

    /// The players at some places, each with his own, in the order in which they came.
    pub async fn at(
        &self,
        places: impl Iterator<Item = u64>,
    ) -> Result<Vec<(u64, ListedPlayer)>, StoreError> {
        let mut sql: QueryBuilder<'_, Sqlite> = QueryBuilder::new(
            "SELECT fide, name, federation, title, sex, birth, standard, rapid, blitz, number FROM player WHERE number IN (",
        );
        let mut list = sql.separated(", ");
        for place in places {
            list.push_bind(signed(place)?);
        }
        sql.push(") ORDER BY number");
        let rows = sql.build().fetch_all(&mut *self.readers.take().await?).await.map_err(error)?;
        let with_place = |row: &SqliteRow| Ok((natural(row.try_get(9).map_err(error)?)?, listed(row)?));
        rows.iter().map(with_place).collect()
    }

    /// Closes the file.
    pub async fn close(self) {
        self.readers.close().await;
    }
}

/// Words as the index is asked for them: each the beginning of one. Signs have a meaning there, and are left out.
fn asked(words: &[String]) -> Option<String> {
    let letters = words.iter().flat_map(|word| word.split(|sign: char| !sign.is_alphanumeric()));
    let words: Vec<String> =
        letters.filter(|word| !word.is_empty()).map(|word| format!("\"{word}\"*")).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// The numbers that begin with some digits, from the shortest to the longest.
fn ranges_of(number: u64) -> Vec<(i64, i64)> {
    let power = |digits: u32| 10_u64.checked_pow(digits);
    let ranges = (0..DIGITS).map_while(|more| {
        let first = number.checked_mul(power(more)?)?;
        let last = first.checked_add(power(more)?)?.checked_sub(1)?;
        let is_first = more == 0 || first < power(DIGITS + 1)?;
        is_first.then_some((i64::try_from(first).ok()?, i64::try_from(last).ok()?))
    });
    let found: Vec<(i64, i64)> = ranges.collect();
    if found.is_empty() { vec![(-1, -1)] } else { found }
}

fn listed(row: &SqliteRow) -> Result<ListedPlayer, StoreError> {
    let text = |column: usize| row.try_get::<String, _>(column).map_err(error);
    let rating = |column: usize| {
        let value: Option<i64> = row.try_get(column).map_err(error)?;
        value.map(natural::<u16>).transpose()
    };
    let birth: Option<i64> = row.try_get(5).map_err(error)?;
    Ok(ListedPlayer {
        fide_id: natural(row.try_get(0).map_err(error)?)?,
        name: text(1)?,
        key: String::new(),
        federation: text(2)?,
        title: text(3)?,
        sex: text(4)?,
        birth: birth.map(natural::<i16>).transpose()?,
        standard: rating(6)?,
        rapid: rating(7)?,
        blitz: rating(8)?,
    })
}
