//! Lists as CSV: `id,rating,K,games,birth,highest`, in the order of the heading if there is one.

use std::io::BufRead;

use exaequo_rating::{Edition, ListRecord};

use super::{Found, ListError, ListFault, Wanted, next_part, number};

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

pub(super) fn records(mut source: impl BufRead, wanted: &Wanted<'_>) -> Result<Found, ListError> {
    let (mut buffer, mut found, mut line) = (Vec::new(), Found::default(), 0);
    let mut columns = USUAL.to_vec();
    loop {
        line += 1;
        let Some(text) = next_part(&mut source, b'\n', &mut buffer, line)? else { break };
        let text = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text).trim_ascii();
        if line == 1
            && let Some(heading) = heading(text)
        {
            columns = heading.map_err(|slip| ListError::at(line, slip))?;
        } else if !text.is_empty() {
            let no_list = |slip| if line == 1 { ListFault::NotAList } else { slip };
            let record = record(text, &columns, wanted).map_err(|slip| ListError::at(line, no_list(slip)))?;
            record.map_or(Ok(()), |record| found.add(record, line))?;
        }
    }
    if line == 1 { Err(ListError::at(1, ListFault::NotAList)) } else { Ok(found) }
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
fn heading(text: &[u8]) -> Option<Result<Vec<Column>, ListFault>> {
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
    let count = |column: &Column| columns.iter().filter(|one| *one == column).count();
    if count(&Column::Id) == 0 || count(&Column::Rating) == 0 {
        return None;
    }
    let twice = columns.iter().any(|column| *column != Column::Other && count(column) > 1);
    Some(if twice { Err(ListFault::Columns) } else { Ok(columns) })
}

/// What should be a number and is none.
struct Slip;

/// A number that may be missing. What is no number is an error, so that no rating is lost by a slip of the pen.
fn maybe<T: TryFrom<u64>>(cell: &[u8]) -> Result<Option<T>, Slip> {
    let is_missing = cell.iter().all(|byte| *byte == b'0');
    if is_missing { Ok(None) } else { number(cell).map(Some).ok_or(Slip) }
}

/// A development coefficient, which no edition has above the highest.
fn coefficient(cell: &[u8]) -> Result<Option<u8>, Slip> {
    let k = maybe(cell)?;
    if k > Some(Edition::highest_k()) { Err(Slip) } else { Ok(k) }
}

/// A number of games; a player may be known to have played none.
fn games(cell: &[u8]) -> Result<Option<u32>, Slip> {
    if cell.is_empty() { Ok(None) } else { maybe(cell).map(|games| Some(games.unwrap_or(0))) }
}

/// Years in which somebody in a list can be born.
const YEARS: std::ops::Range<i16> = 1850..2100;

/// The year of a birthday, which may be a whole date in either order.
fn year(cell: &[u8]) -> Result<Option<i16>, Slip> {
    let mut parts = cell.split(|byte| matches!(byte, b'-' | b'/' | b'.'));
    if parts.clone().all(|part| part.iter().all(|byte| *byte == b'0')) {
        return Ok(None);
    }
    let year = parts.find(|part| part.len() == 4).and_then(number);
    year.filter(|year| YEARS.contains(year)).map(Some).ok_or(Slip)
}

/// The record of a player who is asked for. What is wrong about others does no harm.
fn record(text: &[u8], columns: &[Column], wanted: &Wanted<'_>) -> Result<Option<ListRecord>, ListFault> {
    let cells = || columns.iter().zip(cells(text));
    let id = cells().find(|(column, _)| **column == Column::Id).and_then(|(_, cell)| number(cell));
    let id = id.ok_or(ListFault::Id)?;
    if !wanted.has(id) {
        return Ok(None);
    }
    let mut record = ListRecord { id, ..ListRecord::default() };
    let pace = wanted.pace;
    for (column, cell) in cells() {
        match column {
            Column::Rating => record.ratings[pace] = maybe(cell).map_err(|Slip| ListFault::Rating)?,
            Column::K => record.k[pace] = coefficient(cell).map_err(|Slip| ListFault::K)?,
            Column::Games => record.games = games(cell).map_err(|Slip| ListFault::Games)?,
            Column::Birth => record.birth = year(cell).map_err(|Slip| ListFault::Birth)?,
            Column::Highest => record.highest = maybe(cell).map_err(|Slip| ListFault::Highest)?,
            Column::Id | Column::Other => {}
        }
    }
    Ok(Some(record))
}
