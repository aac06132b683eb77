//! The rows of a group, column by column.

use std::io::Write;

use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::writer::SerializedRowGroupWriter;

use crate::write::sex;
use crate::{Activity, Row};

/// Rows that are not written yet, in columns in the order of the schema.
#[derive(Debug, Default)]
pub(super) struct Columns {
    ids: Vec<i64>,
    texts: [Texts; 7],
    numbers: [Numbers; 10],
    inactive: Vec<bool>,
}

/// Texts one behind the other.
#[derive(Debug, Default)]
struct Texts {
    bytes: Vec<u8>,
    lengths: Vec<usize>,
    /// 1 for every row that has a text, 0 for null.
    levels: Vec<i16>,
}

#[derive(Debug, Default)]
struct Numbers {
    values: Vec<i32>,
    /// 1 for every row that has a number, 0 for null.
    levels: Vec<i16>,
}

impl Columns {
    pub(super) fn rows(&self) -> usize {
        self.ids.len()
    }

    pub(super) fn add(&mut self, row: &Row<'_>) {
        self.ids.push(row.id.cast_signed());
        let Row { name, federation, title, women_title, other_titles, arena_title, figures, .. } = row;
        let texts = [name, federation, sex(row), title, women_title, other_titles, arena_title];
        for (column, text) in self.texts.iter_mut().zip(texts) {
            column.add(text);
        }
        let figures = [figures.standard, figures.rapid, figures.blitz];
        let figures =
            figures.map(|of| [of.rating.map(i32::from), of.games.map(i32::from), of.k.map(i32::from)]);
        let numbers = figures.into_iter().flatten().chain([row.birth.map(i32::from)]);
        for (column, number) in self.numbers.iter_mut().zip(numbers) {
            column.add(number);
        }
        self.inactive.push(row.activity == Activity::Inactive);
    }

    /// Writes all rows as a group and begins the next one.
    pub(super) fn write<W: Write + Send>(
        &mut self,
        group: &mut SerializedRowGroupWriter<'_, W>,
    ) -> Result<(), ParquetError> {
        write::<Int64Type, W>(group, &self.ids, None)?;
        for Texts { bytes, lengths, levels } in &mut self.texts {
            let values = slices(std::mem::take(bytes), lengths);
            write::<ByteArrayType, W>(group, &values, Some(levels))?;
            lengths.clear();
            levels.clear();
        }
        for Numbers { values, levels } in &mut self.numbers {
            write::<Int32Type, W>(group, values, Some(levels))?;
            values.clear();
            levels.clear();
        }
        write::<BoolType, W>(group, &self.inactive, None)?;
        self.ids.clear();
        self.inactive.clear();
        Ok(())
    }
}

impl Texts {
    fn add(&mut self, text: &str) {
        self.levels.push(i16::from(!text.is_empty()));
        if !text.is_empty() {
            self.bytes.extend(text.as_bytes());
            self.lengths.push(text.len());
        }
    }
}

impl Numbers {
    fn add(&mut self, number: Option<i32>) {
        self.levels.push(i16::from(number.is_some()));
        self.values.extend(number);
    }
}

/// Texts of such lengths, which share their bytes.
fn slices(bytes: Vec<u8>, lengths: &[usize]) -> Vec<ByteArray> {
    let all = ByteArray::from(bytes);
    let mut start = 0;
    let slice = |length: &usize| {
        let text = all.slice(start, *length);
        start += length;
        text
    };
    lengths.iter().map(slice).collect()
}

/// Writes the next column of a group.
fn write<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &[T::T],
    levels: Option<&[i16]>,
) -> Result<(), ParquetError> {
    let missing = || ParquetError::General("the schema has fewer columns".to_owned());
    let mut column = group.next_column()?.ok_or_else(missing)?;
    column.typed::<T>().write_batch(values, levels, None)?;
    column.close()
}
