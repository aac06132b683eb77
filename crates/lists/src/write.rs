//! Lists written row by row, in the forms they are read in.

mod csv;
mod json;
mod line;
#[cfg(feature = "parquet")]
mod parquet;
mod txt;
mod xml;

pub use csv::CsvWriter;
pub use json::JsonLinesWriter;
#[cfg(feature = "parquet")]
pub use parquet::ParquetWriter;
pub use txt::{TxtLayout, TxtWriter};
pub use xml::XmlWriter;

use std::io;

use crate::Row;

/// Who writes a list.
pub trait WriteRows {
    /// Writes a row.
    fn row(&mut self, row: &Row<'_>) -> io::Result<()>;

    /// Writes what a list ends with. A list that is not finished is cut off.
    fn finish(self) -> io::Result<()>;
}

/// Two lists that are written together.
impl<A: WriteRows, B: WriteRows> WriteRows for (A, B) {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        self.0.row(row)?;
        self.1.row(row)
    }

    fn finish(self) -> io::Result<()> {
        self.0.finish()?;
        self.1.finish()
    }
}

/// The flags of a row: `w` for women, `i` for who is inactive.
fn flag(row: &Row<'_>) -> &'static str {
    use crate::Activity::{Active, Inactive};
    use exaequo_model::Sex::Female;

    match (row.sex == Some(Female), row.activity) {
        (true, Inactive) => "wi",
        (true, Active) => "w",
        (false, Inactive) => "i",
        (false, Active) => "",
    }
}

/// `M`, `F` or nothing.
fn sex(row: &Row<'_>) -> &'static str {
    match row.sex {
        Some(exaequo_model::Sex::Male) => "M",
        Some(exaequo_model::Sex::Female) => "F",
        None => "",
    }
}
