//! FIDE's TXT lists: fixed columns, found by the words of the first line.

use std::io::Read;
use std::ops::Range;

use exaequo_model::{ByPace, Date, Pace, Sex};

use super::{Heading, Visit};
use crate::field::{activity, count, number, rating, sex, text, title};
use crate::source::Source;
use crate::{Figures, ListError, ListFault, Row, month};

/// The digits of a rating or a year.
const DIGITS: usize = 4;

/// Where a field is; empty where a list has none.
type Columns = Range<usize>;

/// Where the fields are.
#[derive(Debug, Default)]
struct Layout {
    id: Columns,
    name: Columns,
    federation: Columns,
    sex: Columns,
    title: Columns,
    women_title: Columns,
    other_titles: Columns,
    arena_title: Columns,
    ratings: ByPace<Columns>,
    games: ByPace<Columns>,
    k: ByPace<Columns>,
    birth: Columns,
    flag: Columns,
    /// The list's day, if the ratings are headed with their month.
    published: Option<Date>,
    /// Length of a line.
    length: usize,
}

pub(super) fn rows(
    mut source: Source<impl Read>,
    pace: Pace,
    visit: &mut impl Visit,
) -> Result<Heading, ListError> {
    let wrong = |fault| ListError::at(1, fault);
    let first = source.next_line()?.ok_or(wrong(ListFault::NotAList))?;
    let layout = layout(first, pace).ok_or(wrong(ListFault::NotAList))?;
    if !layout.has_ratings(pace) {
        return Err(wrong(ListFault::NoRatings(pace)));
    }
    let mut shortest = usize::MAX;
    loop {
        let line = source.line();
        let Some(text) = source.next_line()? else { break };
        let (length, id) = (text.len(), number(field(text, &layout.id, 0)));
        if let Some(id) = id.filter(|id| visit.wants(*id)) {
            let row = row(text, id, &layout).map_err(|fault| ListError::at(line, fault))?;
            visit.row(row, line)?;
        }
        if id.is_some() && source.lacks_end() && length < layout.least(shortest) {
            return Err(ListError::at(line, ListFault::Cut));
        }
        shortest = shortest.min(length);
    }
    Ok(Heading { published: layout.published })
}

impl Layout {
    /// Ratings for a kind of play, or standard ones, which can stand in for others.
    fn has_ratings(&self, pace: Pace) -> bool {
        [pace, Pace::Standard].iter().any(|pace| !self.ratings[*pace].is_empty())
    }

    /// The shortest that a whole row can be that the file ends with: it has a year of birth or a rating, and where all other
    /// rows have every column, so has the last.
    fn least(&self, shortest: usize) -> usize {
        if shortest != usize::MAX && shortest >= self.length {
            return self.length;
        }
        let ratings = Pace::ALL.iter().map(|pace| &self.ratings[*pace]);
        let last = ratings.chain([&self.birth]).filter(|columns| !columns.is_empty());
        last.map(|columns| columns.start + DIGITS).max().unwrap_or(0)
    }

    /// The column that a word of the heading stands over.
    fn column(&mut self, word: &str, pace: Pace) -> Option<&mut Columns> {
        Some(match word {
            "NAME" => &mut self.name,
            "FED" => &mut self.federation,
            "SEX" => &mut self.sex,
            "TIT" | "TITL" => &mut self.title,
            "WTIT" => &mut self.women_title,
            "OTIT" => &mut self.other_titles,
            "FOA" => &mut self.arena_title,
            "SRTNG" => &mut self.ratings.standard,
            "RRTNG" => &mut self.ratings.rapid,
            "BRTNG" => &mut self.ratings.blitz,
            "SGM" => &mut self.games.standard,
            "RGM" => &mut self.games.rapid,
            "BGM" => &mut self.games.blitz,
            "GMS" | "GAMES" => &mut self.games[pace],
            "SK" => &mut self.k.standard,
            "RK" => &mut self.k.rapid,
            "BK" => &mut self.k.blitz,
            "K" => &mut self.k[pace],
            "B-DAY" | "BORN" => &mut self.birth,
            "FLAG" => &mut self.flag,
            heading if is_month(heading) => &mut self.ratings[pace],
            _ => return None,
        })
    }
}

/// The words of the heading. Each column reaches to the next word.
fn layout(heading: &[u8], pace: Pace) -> Option<Layout> {
    let heading = heading.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(heading);
    let words = words(heading);
    let mut layout = Layout { length: heading.trim_ascii_end().len(), ..Layout::default() };
    for (index, (start, word)) in words.iter().enumerate() {
        let end = words.get(index + 1).map_or(usize::MAX, |(next, _)| *next);
        if word == "NAME" && layout.id.is_empty() {
            layout.id = 0..*start;
        }
        if is_month(word) {
            layout.published = month::first_day(word);
        }
        if let Some(column) = layout.column(word, pace) {
            *column = *start..end;
        }
    }
    let has_rating = Pace::ALL.iter().any(|pace| !layout.ratings[*pace].is_empty());
    (!layout.id.is_empty() && has_rating).then_some(layout)
}

/// Words with their places. The oldest lists write `GamesBorn` and `TitlFed` without a blank between.
fn words(heading: &[u8]) -> Vec<(usize, String)> {
    let heading = String::from_utf8_lossy(heading).to_ascii_uppercase();
    let mut words = Vec::new();
    let mut place = 0;
    for part in heading.split(' ') {
        let word = part.trim();
        let joined = ["GAMES", "TITL"].iter().find_map(|first| {
            word.strip_prefix(first).filter(|rest| rest.len() > 2).map(|rest| (*first, rest))
        });
        match joined {
            Some((first, rest)) => {
                words.extend([(place, first.to_owned()), (place + first.len(), rest.to_owned())]);
            }
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

/// A field; columns are moved by what the titles of a line take more than their column.
fn field<'a>(line: &'a [u8], columns: &Columns, moved: usize) -> &'a [u8] {
    let start = columns.start.saturating_add(moved);
    let end = columns.end.saturating_add(moved).min(line.len());
    line.get(start..end).unwrap_or_default()
}

fn row<'a>(line: &'a [u8], id: u64, layout: &Layout) -> Result<Row<'a>, ListFault> {
    // Titles that overflow their column push everything behind them to the right.
    let moved = line.len().saturating_sub(layout.length);
    let titles = layout.other_titles.start..layout.other_titles.end.saturating_add(moved);
    let flag = field(line, &layout.flag, moved);
    let figures = |pace: Pace| {
        Ok(Figures {
            rating: rating(field(line, &layout.ratings[pace], moved))?,
            games: count(field(line, &layout.games[pace], moved)),
            k: number(field(line, &layout.k[pace], moved)),
        })
    };
    let written = sex(field(line, &layout.sex, 0));
    Ok(Row {
        id,
        name: text(field(line, &layout.name, 0)),
        federation: text(field(line, &layout.federation, 0)),
        sex: written.or_else(|| flag.contains(&b'w').then_some(Sex::Female)),
        title: title(field(line, &layout.title, 0)),
        women_title: title(field(line, &layout.women_title, 0)),
        other_titles: text(field(line, &titles, 0)),
        arena_title: text(field(line, &layout.arena_title, moved)),
        figures: ByPace {
            standard: figures(Pace::Standard)?,
            rapid: figures(Pace::Rapid)?,
            blitz: figures(Pace::Blitz)?,
        },
        birth: number(field(line, &layout.birth, moved)),
        activity: activity(flag),
        all_games: None,
        highest: None,
    })
}
