//! Copies of a whole register in a file: what the database has at one moment, row by row.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

use exaequo_store::StoreError;
use exaequo_store::register::{KeptEntry, KeptPage, PageKey, RegisterStore as _};
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool};

use crate::desk::column;
use crate::engine::{error, natural};
use crate::files::digest;
use crate::open::OpenError;
use crate::register::{PostgresRegister, entry};

/// How a copy begins.
const HEAD: &[u8] = b"exaequo register copy 1\n";
/// The longest piece that is read: a part of a file, or a page.
const LONGEST: u64 = 1 << 30;

/// Writes a copy under another name first: what has the name of the backup is whole.
pub(crate) async fn write(pool: &PgPool, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Exists(to.to_owned()));
    }
    let half = to.with_extension("half");
    let mut out = Copy { out: BufWriter::new(File::create(&half).map_err(other)?) };
    let written = async {
        let mut transaction = pool.begin().await.map_err(error)?;
        let moment = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY";
        sqlx::query(moment).execute(&mut *transaction).await.map_err(error)?;
        out.all(&mut transaction).await?;
        out.out.into_inner().map_err(|error| other(error.into_error()))?.sync_all().map_err(other)?;
        fs::rename(&half, to).map_err(other)
    };
    written.await.inspect_err(|_| drop(fs::remove_file(&half)))
}

struct Copy {
    out: BufWriter<File>,
}

impl Copy {
    async fn all(&mut self, connection: &mut PgConnection) -> Result<(), StoreError> {
        self.out.write_all(HEAD).map_err(other)?;
        let entries = "SELECT number, at, actor, reason, body, digest FROM entry ORDER BY number";
        for row in rows(connection, entries).await? {
            let entry = entry(&row)?;
            let texts = [&entry.at, &entry.by, &entry.reason, &entry.body].map(String::as_bytes);
            self.row(
                b'e',
                &[&entry.number.to_le_bytes(), texts[0], texts[1], texts[2], texts[3], &entry.digest.0],
            )?;
        }
        for file in rows(connection, "SELECT digest FROM file ORDER BY digest").await? {
            self.file(connection, &column::<Vec<u8>>(&file, 0)?).await?;
        }
        let pages = "SELECT shelf, list, revision, first, last, bytes FROM page ORDER BY 1, 2, 3, 4";
        for kept in rows(connection, pages).await? {
            let number = |at| column::<i64>(&kept, at).map(i64::to_le_bytes);
            let (key, bytes): (String, Vec<u8>) = (column(&kept, 0)?, column(&kept, 5)?);
            let [own_list, edition] = [number(1)?, number(2)?];
            self.row(b'p', &[key.as_bytes(), &own_list, &edition, &number(3)?, &number(4)?, &bytes])?;
        }
        self.row(b'.', &[])
    }

    async fn file(&mut self, connection: &mut PgConnection, name: &[u8]) -> Result<(), StoreError> {
        let sql = "SELECT bytes FROM file_part WHERE digest = $1 AND part = $2";
        self.row(b'f', &[name])?;
        for number in 0_i64.. {
            let query = sqlx::query(sql).bind(name).bind(number);
            let Some(row) = query.fetch_optional(&mut *connection).await.map_err(error)? else { break };
            self.row(b'b', &[&column::<Vec<u8>>(&row, 0)?])?;
        }
        Ok(())
    }

    /// A row: what it is, and its columns, each after its length.
    fn row(&mut self, tag: u8, columns: &[&[u8]]) -> Result<(), StoreError> {
        let mut write = || -> io::Result<()> {
            self.out.write_all(&[tag, u8::try_from(columns.len()).unwrap_or(u8::MAX)])?;
            for column in columns {
                self.out.write_all(&(column.len() as u64).to_le_bytes())?;
                self.out.write_all(column)?;
            }
            Ok(())
        };
        write().map_err(other)
    }
}

async fn rows(connection: &mut PgConnection, sql: &str) -> Result<Vec<PgRow>, StoreError> {
    sqlx::query(sql).fetch_all(connection).await.map_err(error)
}

impl PostgresRegister {
    /// A register in an empty database from a copy. The entries come last, so that one that was interrupted has none.
    pub async fn restore(copy: &Path, address: &str) -> Result<Self, OpenError> {
        let register = Self::create(address).await?;
        let mut source = BufReader::new(File::open(copy).map_err(other)?);
        let mut head = vec![0; HEAD.len()];
        source.read_exact(&mut head).map_err(other)?;
        if head != HEAD {
            return Err(damaged().into());
        }
        let mut entries = Vec::new();
        let mut file: Option<Vec<u8>> = None;
        loop {
            let (tag, columns) = row(&mut source)?;
            if tag == b'b' {
                file.get_or_insert_default().extend_from_slice(&columns.concat());
                continue;
            }
            if let Some(bytes) = file.take() {
                register.put_file(io::Cursor::new(bytes)).await?;
            }
            match tag {
                b'e' => entries.push(entry_of(&columns)?),
                b'f' => file = Some(Vec::new()),
                b'p' => add_page(&register, &columns).await?,
                _ => break,
            }
        }
        register.append(0, &entries).await?;
        Ok(register)
    }
}

fn entry_of(columns: &[Vec<u8>]) -> Result<KeptEntry, StoreError> {
    let [number, at, by, reason, body, seal] = columns else { return Err(damaged()) };
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).map_err(|_| damaged());
    Ok(KeptEntry {
        number: natural(whole(number)?)?,
        at: text(at)?,
        by: text(by)?,
        reason: text(reason)?,
        body: text(body)?,
        digest: digest(seal.clone())?,
    })
}

/// A page beside those of its key that are there.
async fn add_page(register: &PostgresRegister, columns: &[Vec<u8>]) -> Result<(), StoreError> {
    let [shelf, place @ .., bytes] = columns else { return Err(damaged()) };
    let place = place.iter().map(|bytes| whole(bytes)).collect::<Result<Vec<i64>, _>>()?;
    let [list, revision, first, end] = place[..] else { return Err(damaged()) };
    let shelf = String::from_utf8(shelf.clone()).map_err(|_| damaged())?;
    let key = PageKey { shelf, at: natural(list)?, revision: natural(revision)? };
    let mut all = register.pages(&key).await?;
    all.push(KeptPage { first: natural(first)?, last: natural(end)?, bytes: bytes.clone() });
    register.put_pages(&key, &all).await
}

fn whole(bytes: &[u8]) -> Result<i64, StoreError> {
    bytes.try_into().map(i64::from_le_bytes).map_err(|_| damaged())
}

/// The next row of a copy.
fn row(source: &mut impl Read) -> Result<(u8, Vec<Vec<u8>>), StoreError> {
    let mut head = [0; 2];
    source.read_exact(&mut head).map_err(other)?;
    let column = |_| {
        let mut length = [0; 8];
        source.read_exact(&mut length).map_err(other)?;
        let length = u64::from_le_bytes(length);
        if length > LONGEST {
            return Err(damaged());
        }
        let mut bytes = Vec::new();
        source.take(length).read_to_end(&mut bytes).map_err(other)?;
        if bytes.len() as u64 == length { Ok(bytes) } else { Err(damaged()) }
    };
    Ok((head[0], (0..head[1]).map(column).collect::<Result<Vec<_>, _>>()?))
}

fn damaged() -> StoreError {
    StoreError::Damaged("the copy is not whole".into())
}

fn other(error: io::Error) -> StoreError {
    StoreError::Engine(Box::new(error))
}
