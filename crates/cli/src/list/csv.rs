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
            let record = record(text, &columns, wanted).ok_or(Trouble::Line(line))?;
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

/// A record; `None` if the number is none.
fn record(text: &[u8], columns: &[Column], wanted: &Wanted<'_>) -> Option<ListRecord> {
    let mut record = ListRecord::default();
    let pace = wanted.pace as usize;
    for (column, cell) in columns.iter().zip(cells(text)) {
        match column {
            Column::Id => record.id = number(cell)?,
            Column::Rating => record.ratings[pace] = number(cell),
            Column::K => record.k[pace] = number(cell),
            Column::Games => record.games = number(cell),
            Column::Birth => record.birth = number(cell),
            Column::Highest => record.highest = number(cell),
            Column::Other => {}
        }
    }
    (record.id > 0).then_some(record)
}
