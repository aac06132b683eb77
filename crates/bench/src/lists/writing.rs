//! Writing a list in every form against copying and hashing the bytes that it has.

use std::io::Result;
use std::time::Duration;

use exaequo_lists::{
    CsvWriter, JsonLinesWriter, ParquetWriter, Row, TxtLayout, TxtWriter, WriteRows, XmlWriter,
};
use sha2::{Digest, Sha256};

use crate::measure::in_turn;

/// Writes a list to memory.
pub(super) type Form = fn(&mut Vec<u8>, &[Row<'_>]) -> Result<()>;

const FORMS: [(&str, Form); 5] =
    [("TXT", txt), ("XML", xml), ("CSV", csv), ("JSON lines", json), ("Parquet", parquet)];

/// Prints the ratios, and that of all forms together.
pub(super) fn ratios(list: &[Row<'_>]) {
    println!("writing the list against copying and hashing the same bytes");
    let times = FORMS.map(|(name, form)| ratio(name, form, list));
    let (plain, writing) = times
        .iter()
        .fold((Duration::ZERO, Duration::ZERO), |sum, (plain, writing)| (sum.0 + *plain, sum.1 + *writing));
    println!("all together {:.1} x  at most 4", writing.as_secs_f64() / plain.as_secs_f64());
}

fn ratio(name: &str, form: Form, list: &[Row<'_>]) -> (Duration, Duration) {
    let mut bytes = Vec::new();
    form(&mut bytes, list).expect("memory can be written to");
    // Both sides write to memory that has been written to before.
    let (mut copy, mut again) = (bytes.clone(), bytes.clone());
    let (plain, writing) =
        in_turn(|| copied_and_hashed(&bytes, &mut copy), || written_again(form, list, &mut again));
    println!("{name:>10}  {:.1} x", writing.as_secs_f64() / plain.as_secs_f64());
    (plain, writing)
}

fn copied_and_hashed(bytes: &[u8], copy: &mut Vec<u8>) -> u8 {
    copy.clear();
    copy.extend_from_slice(bytes);
    Sha256::digest(copy)[0]
}

fn written_again(form: Form, list: &[Row<'_>], bytes: &mut Vec<u8>) {
    bytes.clear();
    form(bytes, list).expect("memory can be written to");
}

pub(super) fn txt(bytes: &mut Vec<u8>, list: &[Row<'_>]) -> Result<()> {
    every(TxtWriter::new(bytes, TxtLayout::Combined)?, list)
}

pub(super) fn xml(bytes: &mut Vec<u8>, list: &[Row<'_>]) -> Result<()> {
    every(XmlWriter::new(bytes)?, list)
}

fn csv(bytes: &mut Vec<u8>, list: &[Row<'_>]) -> Result<()> {
    every(CsvWriter::new(bytes)?, list)
}

fn json(bytes: &mut Vec<u8>, list: &[Row<'_>]) -> Result<()> {
    every(JsonLinesWriter::new(bytes), list)
}

fn parquet(bytes: &mut Vec<u8>, list: &[Row<'_>]) -> Result<()> {
    every(ParquetWriter::new(bytes, None)?, list)
}

fn every(mut writer: impl WriteRows, list: &[Row<'_>]) -> Result<()> {
    list.iter().try_for_each(|row| writer.row(row))?;
    writer.finish()
}
