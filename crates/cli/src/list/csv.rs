//! Lists as CSV: `id,rating,K,games,birth,highest`, in the order of the heading if there is one.

use std::io::BufRead;

use exaequo_rating::ListRecord;

use super::{Trouble, Wanted, next_part, number};

/// The columns without a heading.
const USUAL: [Column; 6] =
    [Column::Id, Column::Rating, Column::K, Column::Games, Column::Birth, Column::Highest];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Id,
    Rating,
    K,
    Games,
    Birth,
    Highest,
    Other,
}

pub(super) fn records(mut source: impl BufRead, wanted: &Wanted<'_>) -> Result<Vec<ListRecord>, Trouble> {
    let (mut buffer, mut records, mut line) = (Vec::new(), Vec::new(), 0);
    let mut columns = USUAL.to_vec();
    loop {
        line += 1;
        let Some(text) = next_part(&mut source, b'\n', &mut buffer, line)? else { break };
        let text = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text).trim_ascii();
        if line == 1
            && let Some(heading) = heading(text)
        {
            columns = heading;
        } else if !text.is_empty() {
            let record = record(text, &columns, wanted).map_err(|Slip| Trouble::Line(line))?;
            records.extend(Some(record).filter(|record| wanted.has(record.id)));
        }
    }
    if line == 1 { Err(Trouble::Line(1)) } else { Ok(records) }
}

fn cells(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|byte| matches!(byte, b',' | b';' | b'\t')).map(unquoted)
}

/// A cell without blanks and quotation marks around it.
fn unquoted(cell: &[u8]) -> &[u8] {
    let cell = cell.trim_ascii();
    cell.strip_prefix(b"\"").and_then(|cell| cell.strip_suffix(b"\"")).unwrap_or(cell)
}

/// The columns a first line names, if it names that of the numbers.
fn heading(text: &[u8]) -> Option<Vec<Column>> {
    let column = |cell: &[u8]| match cell.to_ascii_lowercase().as_slice() {
        b"id" | b"fideid" | b"fide_id" => Column::Id,
        b"rating" => Column::Rating,
        b"k" => Column::K,
        b"games" => Column::Games,
        b"birth" | b"birthday" | b"born" => Column::Birth,
        b"highest" | b"peak" => Column::Highest,
        _ => Column::Other,
    };
    let columns: Vec<Column> = cells(text).map(column).collect();
    (columns.contains(&Column::Id) && columns.contains(&Column::Rating)).then_some(columns)
}

/// What should be a number and is none.
struct Slip;

/// A number that may be missing. What is no number is an error, so that no rating is lost by a slip of the pen.
fn maybe<T: TryFrom<u64>>(cell: &[u8]) -> Result<Option<T>, Slip> {
    let is_missing = cell.iter().all(|byte| *byte == b'0');
    if is_missing { Ok(None) } else { number(cell).map(Some).ok_or(Slip) }
}

/// A development coefficient, which no edition has above 40.
fn coefficient(cell: &[u8]) -> Result<Option<u8>, Slip> {
    match maybe(cell)? {
        Some(41..) => Err(Slip),
        k => Ok(k),
    }
}

/// The year of a birthday, which may be a whole date.
fn year(cell: &[u8]) -> Option<i16> {
    number(cell.split(|byte| matches!(byte, b'-' | b'/' | b'.')).next()?)
}

/// A record.
fn record(text: &[u8], columns: &[Column], wanted: &Wanted<'_>) -> Result<ListRecord, Slip> {
    let mut record = ListRecord::default();
    let pace = wanted.pace as usize;
    for (column, cell) in columns.iter().zip(cells(text)) {
        match column {
            Column::Id => record.id = number(cell).ok_or(Slip)?,
            Column::Rating => record.ratings[pace] = maybe(cell)?,
            Column::K => record.k[pace] = coefficient(cell)?,
            Column::Games => record.games = maybe(cell)?,
            Column::Birth => record.birth = year(cell),
            Column::Highest => record.highest = maybe(cell)?,
            Column::Other => {}
        }
    }
    if record.id > 0 { Ok(record) } else { Err(Slip) }
}
