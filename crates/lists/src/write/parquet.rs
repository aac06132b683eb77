//! Lists as Parquet, which programs for tables read a column at a time.

mod columns;
mod schema;

use std::io::{self, Write};
use std::sync::Arc;

use exaequo_model::Date;
use parquet::errors::ParquetError;
use parquet::file::writer::SerializedFileWriter;

use super::WriteRows;
use crate::Row;
use columns::Columns;

/// Rows that are written together; a reader that looks for some players passes over the groups of others.
const GROUP: usize = 65_536;

/// Writes a list as Parquet, in the order of its rows: sorted by number, it is read fastest.
///
/// The columns are those of [`CsvWriter`](crate::CsvWriter) and `arena_title`. Numbers are whole numbers as small as they
/// can be, what a player does not have is null, and instead of flags there is the column `inactive`. The metadata have
/// `format`, which is `exaequo/list/1`, and `published`, the day of the list.
///
/// ```
/// use exaequo_lists::{ParquetWriter, Row, WriteRows};
/// use exaequo_model::Date;
///
/// let mut list = Vec::new();
/// let mut writer = ParquetWriter::new(&mut list, Date::new(2026, 11, 1).ok())?;
/// writer.row(&Row { id: 1_503_014, name: "Carlsen, Magnus".into(), ..Row::default() })?;
/// writer.finish()?;
/// assert!(list.starts_with(b"PAR1"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct ParquetWriter<W: Write> {
    file: SerializedFileWriter<W>,
    columns: Columns,
}

impl<W: Write + Send> ParquetWriter<W> {
    /// Begins a list of a day.
    pub fn new(out: W, published: Option<Date>) -> io::Result<Self> {
        let schema = schema::columns().map_err(other)?;
        let properties = schema::properties(published);
        let file = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties)).map_err(other)?;
        Ok(Self { file, columns: Columns::default() })
    }

    fn group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.file.next_row_group()?;
        self.columns.write(&mut group)?;
        group.close().map(drop)
    }
}

impl<W: Write + Send> WriteRows for ParquetWriter<W> {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        self.columns.add(row);
        if self.columns.rows() == GROUP { self.group().map_err(other) } else { Ok(()) }
    }

    fn finish(mut self) -> io::Result<()> {
        if self.columns.rows() > 0 {
            self.group().map_err(other)?;
        }
        self.file.into_inner().map_err(other)?.flush()
    }
}

/// What the output said, as it said it.
fn other(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(cause) => match cause.downcast() {
            Ok(error) => *error,
            Err(cause) => io::Error::other(cause),
        },
        error => io::Error::other(error),
    }
}

#[cfg(test)]
mod tests;
