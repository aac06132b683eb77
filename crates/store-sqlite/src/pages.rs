//! Pages of derived data.

use exaequo_store::StoreError;
use exaequo_store::register::{KeptPage, PageKey, check_pages};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, SqliteConnection};

use crate::engine::{error, natural, signed};

pub(crate) async fn put(
    writer: &mut SqliteConnection,
    key: &PageKey,
    pages: &[KeptPage],
) -> Result<(), StoreError> {
    check_pages(pages)?;
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
    let sql = "DELETE FROM page WHERE shelf = ? AND list = ? AND revision = ?";
    let old = sqlx::query(sql).bind(&key.shelf).bind(key.at).bind(key.revision);
    old.execute(&mut *transaction).await.map_err(error)?;
    for page in pages {
        insert(&mut transaction, key, page).await?;
    }
    transaction.commit().await.map_err(error)
}

async fn insert(connection: &mut SqliteConnection, key: &PageKey, page: &KeptPage) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO page (shelf, list, revision, first, last, bytes, checksum) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let insert = sqlx::query(sql).bind(&key.shelf).bind(key.at).bind(key.revision);
    let insert = insert.bind(signed(page.first)?).bind(signed(page.last)?);
    let insert = insert.bind(&page.bytes).bind(checksum(key, page));
    insert.execute(connection).await.map(drop).map_err(error)
}

pub(crate) async fn read(reader: &mut SqliteConnection, key: &PageKey) -> Result<Vec<KeptPage>, StoreError> {
    let sql = "SELECT shelf, list, revision, first, last, bytes, checksum FROM page \
               WHERE shelf = ? AND list = ? AND revision = ? ORDER BY first";
    let query = sqlx::query(sql).bind(&key.shelf).bind(key.at).bind(key.revision);
    let rows = query.fetch_all(reader).await.map_err(error)?;
    rows.iter().map(|row| page(row).map(|(_, page)| page)).collect()
}

pub(crate) async fn with(
    reader: &mut SqliteConnection,
    shelf: &str,
    number: u64,
) -> Result<Vec<(PageKey, KeptPage)>, StoreError> {
    // No page has a key that cannot be kept.
    let Ok(number) = signed(number) else { return Ok(Vec::new()) };
    let sql = "SELECT shelf, list, revision, first, last, bytes, checksum FROM page \
               WHERE shelf = ? AND first <= ? AND last >= ? ORDER BY list, revision";
    let query = sqlx::query(sql).bind(shelf).bind(number).bind(number);
    query.fetch_all(reader).await.map_err(error)?.iter().map(page).collect()
}

/// The pages that are not as they were put there, in words.
pub(crate) async fn changed(reader: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let places = sqlx::query_scalar::<_, i64>("SELECT rowid FROM page ORDER BY rowid");
    let mut found = Vec::new();
    // One by one, because all of them are as large as the register.
    for place in places.fetch_all(&mut *reader).await.map_err(error)? {
        let sql = "SELECT shelf, list, revision, first, last, bytes, checksum FROM page WHERE rowid = ?";
        let row = sqlx::query(sql).bind(place).fetch_optional(&mut *reader).await.map_err(error)?;
        found.extend(row.and_then(|row| page(&row).err()).map(|error| error.to_string()));
    }
    Ok(found)
}

/// A page as it was put there.
fn page(row: &SqliteRow) -> Result<(PageKey, KeptPage), StoreError> {
    let number = |column| row.try_get::<i64, usize>(column).map_err(error);
    let shelf = row.try_get(0).map_err(error)?;
    let key = PageKey { shelf, at: natural(number(1)?)?, revision: natural(number(2)?)? };
    let bytes = row.try_get(5).map_err(error)?;
    let page = KeptPage { first: natural(number(3)?)?, last: natural(number(4)?)?, bytes };
    if number(6)? == checksum(&key, &page) {
        Ok((key, page))
    } else {
        Err(StoreError::ChangedPage { shelf: key.shelf, first: page.first })
    }
}

/// Tells a page that has changed on the disk, and one that has come under another key.
fn checksum(key: &PageKey, page: &KeptPage) -> i64 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(key.shelf.as_bytes());
    sum.update(&key.at.to_le_bytes());
    sum.update(&key.revision.to_le_bytes());
    sum.update(&page.first.to_le_bytes());
    sum.update(&page.last.to_le_bytes());
    sum.update(&page.bytes);
    i64::from(sum.finalize())
}

pub(crate) async fn clear(
    writer: &mut SqliteConnection,
    shelf: Option<&str>,
    from: i32,
) -> Result<(), StoreError> {
    let query = match shelf {
        Some(shelf) => sqlx::query("DELETE FROM page WHERE list >= ? AND shelf = ?").bind(from).bind(shelf),
        None => sqlx::query("DELETE FROM page WHERE list >= ?").bind(from),
    };
    query.execute(writer).await.map(drop).map_err(error)
}
