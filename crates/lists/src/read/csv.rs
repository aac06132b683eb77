//! Lists as CSV: `id,rating,K,games,birth,highest`, or the columns that a heading names.

use std::borrow::Cow;
use std::io::Read;

use exaequo_model::Pace;
use exaequo_rating::Edition;

use super::{Heading, Visit};
use crate::field::{activity, count, number, sex, text};
use crate::source::Source;
use crate::{ListError, ListFault, Row};

/// The columns without a heading.
const USUAL: [Column; 6] =
    [Column::Id, Column::Rating(None), Column::K(None), Column::Games(None), Column::Birth, Column::Highest];

/// What a column holds. A figure without a kind of play is of the one the list is read for; games without one are all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Id,
    Text(Wording),
    Sex,
    Rating(Option<Pace>),
    K(Option<Pace>),
    Games(Option<Pace>),
    Birth,
    Flag,
    Highest,
    Other,
}

/// What is taken as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wording {
    Name,
    Federation,
    Title,
    WomenTitle,
    OtherTitles,
    ArenaTitle,
}

impl Wording {
    fn of<'r, 'a>(self, row: &'r mut Row<'a>) -> &'r mut Cow<'a, str> {
        match self {
            Self::Name => &mut row.name,
            Self::Federation => &mut row.federation,
            Self::Title => &mut row.title,
            Self::WomenTitle => &mut row.women_title,
            Self::OtherTitles => &mut row.other_titles,
            Self::ArenaTitle => &mut row.arena_title,
        }
    }
}

pub(super) fn rows(
    mut source: Source<impl Read>,
    pace: Pace,
    visit: &mut impl Visit,
) -> Result<Heading, ListError> {
    let mut columns = USUAL.to_vec();
    let mut delimiter = None;
    loop {
        let number = source.line();
        let Some(line) = source.next_line()? else {
            let is_empty = number == 1;
            return if is_empty {
                Err(ListError::at(1, ListFault::NotAList))
            } else {
                Ok(Heading::default())
            };
        };
        let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line).trim_ascii();
        let delimiter = *delimiter.get_or_insert_with(|| delimiter_of(line));
        if number == 1
            && let Some(heading) = heading(line, delimiter)
        {
            columns = heading.map_err(|fault| ListError::at(1, fault))?;
        } else if !line.is_empty() {
            let no_list = |fault| if number == 1 { ListFault::NotAList } else { fault };
            let found = row(line, delimiter, &columns, pace, |id| visit.wants(id));
            let found = found.map_err(|fault| ListError::at(number, no_list(fault)))?;
            found.map_or(Ok(()), |row| visit.row(row, number))?;
        }
    }
}

/// What stands between two cells: whatever the first line has most of.
fn delimiter_of(line: &[u8]) -> u8 {
    let times = |delimiter: &u8| memchr::memchr_iter(*delimiter, line).count();
    [b'\t', b';', b','].into_iter().max_by_key(times).unwrap_or(b',')
}

/// The cells of a line without blanks and quotation marks around them. Inside quotation marks a delimiter is a character
/// like any other, and two marks are one.
fn cells(mut line: &[u8], delimiter: u8) -> impl Iterator<Item = Cow<'_, [u8]>> {
    let mut is_over = false;
    std::iter::from_fn(move || {
        if is_over {
            return None;
        }
        let end = end_of_cell(line, delimiter);
        let cell = line[..end.unwrap_or(line.len())].trim_ascii();
        is_over = end.is_none();
        line = end.map_or(&[], |end| &line[end + 1..]);
        Some(unquoted(cell))
    })
}

fn end_of_cell(line: &[u8], delimiter: u8) -> Option<usize> {
    let mut is_quoted = false;
    line.iter().position(|byte| {
        is_quoted ^= *byte == b'"';
        !is_quoted && *byte == delimiter
    })
}

fn unquoted(cell: &[u8]) -> Cow<'_, [u8]> {
    let Some(inside) = cell.strip_prefix(b"\"").and_then(|cell| cell.strip_suffix(b"\"")) else {
        return Cow::Borrowed(cell);
    };
    if !inside.contains(&b'"') {
        return Cow::Borrowed(inside);
    }
    let mut plain = inside.to_vec();
    let mut is_second = false;
    plain.retain(|byte| {
        is_second = *byte == b'"' && !is_second;
        *byte != b'"' || !is_second
    });
    Cow::Owned(plain)
}

/// The columns a first line names, if it names that of the numbers.
fn heading(line: &[u8], delimiter: u8) -> Option<Result<Vec<Column>, ListFault>> {
    let columns: Vec<Column> = cells(line, delimiter).map(|cell| column(&cell)).collect();
    let count = |column: &Column| columns.iter().filter(|one| *one == column).count();
    let is_rating = |column: &Column| matches!(column, Column::Rating(_));
    if count(&Column::Id) == 0 || !columns.iter().any(is_rating) {
        return None;
    }
    let twice = columns.iter().any(|column| *column != Column::Other && count(column) > 1);
    Some(if twice { Err(ListFault::Columns) } else { Ok(columns) })
}

fn column(heading: &[u8]) -> Column {
    match heading.to_ascii_lowercase().as_slice() {
        b"id" | b"fideid" | b"fide_id" => Column::Id,
        b"name" => Column::Text(Wording::Name),
        b"federation" | b"fed" | b"country" => Column::Text(Wording::Federation),
        b"sex" => Column::Sex,
        b"title" => Column::Text(Wording::Title),
        b"women_title" | b"w_title" => Column::Text(Wording::WomenTitle),
        b"other_titles" | b"o_title" => Column::Text(Wording::OtherTitles),
        b"arena_title" | b"foa_title" => Column::Text(Wording::ArenaTitle),
        b"rating" => Column::Rating(None),
        b"standard" | b"standard_rating" => Column::Rating(Some(Pace::Standard)),
        b"rapid" | b"rapid_rating" => Column::Rating(Some(Pace::Rapid)),
        b"blitz" | b"blitz_rating" => Column::Rating(Some(Pace::Blitz)),
        b"k" => Column::K(None),
        b"standard_k" => Column::K(Some(Pace::Standard)),
        b"rapid_k" => Column::K(Some(Pace::Rapid)),
        b"blitz_k" => Column::K(Some(Pace::Blitz)),
        b"games" => Column::Games(None),
        b"standard_games" => Column::Games(Some(Pace::Standard)),
        b"rapid_games" => Column::Games(Some(Pace::Rapid)),
        b"blitz_games" => Column::Games(Some(Pace::Blitz)),
        b"birth" | b"birthday" | b"born" => Column::Birth,
        b"flag" => Column::Flag,
        b"highest" | b"peak" => Column::Highest,
        _ => Column::Other,
    }
}

/// Something that should be a number and is not.
struct Slip;

/// A number that may be missing. What is no number is an error, so that no rating is lost by a slip of the pen.
fn maybe<T: TryFrom<u64>>(cell: &[u8]) -> Result<Option<T>, Slip> {
    let is_missing = cell.iter().all(|byte| *byte == b'0');
    if is_missing { Ok(None) } else { number(cell).map(Some).ok_or(Slip) }
}

/// A development coefficient, which no edition has above the highest.
fn coefficient(cell: &[u8]) -> Result<Option<u8>, ListFault> {
    let k = maybe(cell).map_err(|Slip| ListFault::K)?;
    if k > Some(Edition::highest_k()) { Err(ListFault::K) } else { Ok(k) }
}

/// A number of games; a player may be known to have played none.
fn games<T: TryFrom<u64>>(cell: &[u8]) -> Result<Option<T>, ListFault> {
    if cell.is_empty() { Ok(None) } else { count(cell).map(Some).ok_or(ListFault::Games) }
}

fn rating(cell: &[u8]) -> Result<Option<u16>, ListFault> {
    maybe(cell).map_err(|Slip| ListFault::Rating)
}

/// Years in which somebody in a list can be born.
const YEARS: std::ops::Range<i16> = 1850..2100;

/// The year of a birthday, which may be a whole date in either order.
fn year(cell: &[u8]) -> Result<Option<i16>, ListFault> {
    let mut parts = cell.split(|byte| matches!(byte, b'-' | b'/' | b'.'));
    if parts.clone().all(|part| part.iter().all(|byte| *byte == b'0')) {
        return Ok(None);
    }
    let year = parts.find(|part| part.len() == 4).and_then(number);
    year.filter(|year| YEARS.contains(year)).map(Some).ok_or(ListFault::Birth)
}

/// The row of a player who is asked for. What is wrong about others does no harm.
fn row<'a>(
    line: &'a [u8],
    delimiter: u8,
    columns: &[Column],
    pace: Pace,
    wants: impl Fn(u64) -> bool,
) -> Result<Option<Row<'a>>, ListFault> {
    let cells = || columns.iter().copied().zip(cells(line, delimiter));
    let id = cells().find(|(column, _)| *column == Column::Id).and_then(|(_, cell)| number(&cell));
    let id = id.ok_or(ListFault::Id)?;
    if !wants(id) {
        return Ok(None);
    }
    let mut row = Row { id, ..Row::default() };
    for (column, cell) in cells() {
        fill(&mut row, column, cell, pace)?;
    }
    Ok(Some(row))
}

fn fill<'a>(row: &mut Row<'a>, column: Column, cell: Cow<'a, [u8]>, pace: Pace) -> Result<(), ListFault> {
    match column {
        Column::Text(wording) => *wording.of(row) = said(cell),
        Column::Sex => row.sex = sex(&cell),
        Column::Rating(of) => row.figures[of.unwrap_or(pace)].rating = rating(&cell)?,
        Column::K(of) => row.figures[of.unwrap_or(pace)].k = coefficient(&cell)?,
        Column::Games(None) => row.all_games = games(&cell)?,
        Column::Games(Some(pace)) => row.figures[pace].games = games(&cell)?,
        Column::Birth => row.birth = year(&cell)?,
        Column::Flag => row.activity = activity(&cell),
        Column::Highest => row.highest = maybe(&cell).map_err(|Slip| ListFault::Highest)?,
        Column::Id | Column::Other => {}
    }
    Ok(())
}

fn said(cell: Cow<'_, [u8]>) -> Cow<'_, str> {
    match cell {
        Cow::Borrowed(cell) => text(cell),
        Cow::Owned(cell) => Cow::Owned(text(&cell).into_owned()),
    }
}
