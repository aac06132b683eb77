//! FIDE's TXT lists: fixed columns, found by the words of the first line.

use std::io::BufRead;
use std::ops::Range;

use exaequo_model::{ByPace, Date, Pace};
use exaequo_rating::ListRecord;

use super::{Found, ListError, ListFault, Wanted, next_part, number};

/// Where the fields are.
#[derive(Debug, Default)]
struct Layout {
    id: Range<usize>,
    ratings: ByPace<Option<Range<usize>>>,
    k: ByPace<Option<Range<usize>>>,
    birth: Option<Range<usize>>,
    /// The list's day, if the ratings are headed with their month.
    published: Option<Date>,
    /// Length of a line.
    length: usize,
}

pub(super) fn records(mut source: impl BufRead, wanted: &Wanted<'_>) -> Result<Found, ListError> {
    let mut buffer = Vec::new();
    let wrong = |slip| ListError::at(1, slip);
    let first = next_part(&mut source, b'\n', &mut buffer, 1)?.ok_or(wrong(ListFault::NotAList))?;
    let layout = layout(first, wanted.pace).ok_or(wrong(ListFault::NotAList))?;
    if !layout.has_ratings(wanted.pace) {
        return Err(wrong(ListFault::NoRatings(wanted.pace)));
    }
    let mut found = Found { published: layout.published, ..Found::default() };
    let mut line = 1;
    loop {
        line += 1;
        let Some(text) = next_part(&mut source, b'\n', &mut buffer, line)? else { return Ok(found) };
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        let Some(id) = field(text, &layout.id, 0).and_then(number).filter(|id| wanted.has(*id)) else {
            continue;
        };
        found.add(record(text, id, &layout), line)?;
    }
}

impl Layout {
    /// Ratings for a kind of play, or standard ones, which can stand in for others.
    fn has_ratings(&self, pace: Pace) -> bool {
        [pace, Pace::Standard].iter().any(|pace| self.ratings[*pace].is_some())
    }
}

/// The words of the heading. Each column reaches to the next word.
fn layout(heading: &[u8], pace: Pace) -> Option<Layout> {
    let heading = heading.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(heading);
    let words = words(heading);
    let mut layout = Layout { length: heading.trim_ascii_end().len(), ..Layout::default() };
    for (index, (start, word)) in words.iter().enumerate() {
        let end = words.get(index + 1).map_or(usize::MAX, |(next, _)| *next);
        let column = Some(*start..end);
        match word.as_str() {
            "NAME" if layout.id.is_empty() => layout.id = 0..*start,
            "SRTNG" => layout.ratings.standard = column,
            "RRTNG" => layout.ratings.rapid = column,
            "BRTNG" => layout.ratings.blitz = column,
            "SK" => layout.k.standard = column,
            "RK" => layout.k.rapid = column,
            "BK" => layout.k.blitz = column,
            "K" => layout.k[pace] = column,
            "B-DAY" | "BORN" => layout.birth = column,
            month if is_month(month) => {
                layout.ratings[pace] = column;
                layout.published = first_of(month);
            }
            _ => {}
        }
    }
    let has_rating = Pace::ALL.iter().any(|pace| layout.ratings[*pace].is_some());
    (!layout.id.is_empty() && has_rating).then_some(layout)
}

/// Words with their places. The oldest lists write `GamesBorn` and `TitlFed` without a blank between.
fn words(heading: &[u8]) -> Vec<(usize, String)> {
    let heading = String::from_utf8_lossy(heading).to_ascii_uppercase();
    let mut words = Vec::new();
    let mut place = 0;
    for part in heading.split(' ') {
        let word = part.trim();
        match word.strip_prefix("GAMES").filter(|rest| !rest.is_empty()) {
            Some(rest) => words.extend([(place, "GAMES".to_owned()), (place + 5, rest.to_owned())]),
            None if word.is_empty() => {}
            None => words.push((place, word.to_owned())),
        }
        place += part.len() + 1;
    }
    words
}

/// A list of one kind of play heads its ratings with the month, such as `OCT26`.
fn is_month(word: &str) -> bool {
    let (letters, digits) = word.split_at_checked(3).unwrap_or(("", ""));
    let digits = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits && letters.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// The first day of a month such as `OCT26`.
fn first_of(month: &str) -> Option<Date> {
    const MONTHS: [&str; 12] =
        ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
    let (letters, year) = month.split_at_checked(3)?;
    let number = (1..).zip(MONTHS).find(|(_, name)| *name == letters)?.0;
    Date::new(2000 + year.parse::<i16>().ok()?, number, 1).ok()
}

/// A field; columns are moved by what the titles of a line take more than their column.
fn field<'a>(line: &'a [u8], columns: &Range<usize>, moved: usize) -> Option<&'a [u8]> {
    let start = columns.start.saturating_add(moved);
    let end = columns.end.saturating_add(moved).min(line.len());
    line.get(start..end)
}

fn record(line: &[u8], id: u64, layout: &Layout) -> ListRecord {
    // Titles that overflow their column push everything behind them to the right.
    let moved = line.len().saturating_sub(layout.length);
    let read =
        |columns: &Option<Range<usize>>| columns.as_ref().and_then(|columns| field(line, columns, moved));
    ListRecord {
        id,
        ratings: layout.ratings.as_ref().map(|columns| read(columns).and_then(number)),
        k: layout.k.as_ref().map(|columns| read(columns).and_then(number)),
        games: None,
        highest: None,
        birth: read(&layout.birth).and_then(number),
    }
}
