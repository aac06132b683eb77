//! Pages of derived data.

use exaequo_store::StoreError;
use exaequo_store::register::{KeptPage, PageKey};
use sqlx::postgres::PgRow;
use sqlx::{PgPool, Postgres, QueryBuilder};

use crate::ask;
use crate::desk::column;
use crate::engine::{error, natural, signed, text, written};

/// How many pages go into the database at once.
const ROWS: usize = 500;

pub(crate) async fn put(pool: &PgPool, key: &PageKey, pages: &[KeptPage]) -> Result<(), StoreError> {
    let ranges = pages.iter().map(|page| Ok((signed(page.first)?, signed(page.last)?)));
    let ranges = ranges.collect::<Result<Vec<(i64, i64)>, StoreError>>()?;
    let mut transaction = pool.begin().await.map_err(error)?;
    let sql = "DELETE FROM page WHERE shelf = $1 AND list = $2 AND revision = $3";
    let old = sqlx::query(sql).bind(text(&key.shelf)).bind(i64::from(key.at)).bind(i64::from(key.revision));
    old.execute(&mut *transaction).await.map_err(error)?;
    for (pages, ranges) in pages.chunks(ROWS).zip(ranges.chunks(ROWS)) {
        let mut sql: QueryBuilder<'_, Postgres> =
            QueryBuilder::new("INSERT INTO page (shelf, list, revision, first, last, bytes) ");
        sql.push_values(pages.iter().zip(ranges), |mut row, (page, (first, last))| {
            row.push_bind(text(&key.shelf)).push_bind(i64::from(key.at));
            row.push_bind(i64::from(key.revision)).push_bind(*first).push_bind(*last).push_bind(&page.bytes);
        });
        sql.build().execute(&mut *transaction).await.map_err(error)?;
    }
    transaction.commit().await.map_err(written)
}

pub(crate) async fn read(pool: &PgPool, key: &PageKey) -> Result<Vec<KeptPage>, StoreError> {
    let sql = "SELECT shelf, list, revision, first, last, bytes FROM page \
               WHERE shelf = $1 AND list = $2 AND revision = $3 ORDER BY first";
    let query = sqlx::query(sql).bind(text(&key.shelf));
    let query = query.bind(i64::from(key.at)).bind(i64::from(key.revision));
    ask::patiently(pool, query).await?.iter().map(|row| page(row).map(|(_, page)| page)).collect()
}

pub(crate) async fn with(
    pool: &PgPool,
    shelf: &str,
    number: u64,
) -> Result<Vec<(PageKey, KeptPage)>, StoreError> {
    // No page has a key that cannot be kept.
    let Ok(number) = signed(number) else { return Ok(Vec::new()) };
    let sql = "SELECT shelf, list, revision, first, last, bytes FROM page \
               WHERE shelf = $1 AND first <= $2 AND last >= $2 ORDER BY list, revision";
    ask::rows(pool, sqlx::query(sql).bind(text(shelf)).bind(number)).await?.iter().map(page).collect()
}

/// A page as it was put there.
fn page(row: &PgRow) -> Result<(PageKey, KeptPage), StoreError> {
    let number = |at| column::<i64>(row, at);
    let key = PageKey { shelf: column(row, 0)?, at: natural(number(1)?)?, revision: natural(number(2)?)? };
    let page = KeptPage { first: natural(number(3)?)?, last: natural(number(4)?)?, bytes: column(row, 5)? };
    Ok((key, page))
}

pub(crate) async fn clear(pool: &PgPool, shelf: Option<&str>, from: i32) -> Result<(), StoreError> {
    let sql = "DELETE FROM page WHERE list >= $1 AND ($2::text IS NULL OR shelf = $2)";
    let query = sqlx::query(sql).bind(i64::from(from)).bind(shelf.map(text));
    ask::patiently(pool, query).await.map(drop)
}
