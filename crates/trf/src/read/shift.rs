//! A uniform shift: every player record stands the same few columns too far to the right, by blanks before its code, which
//! the document has taken away already, or behind it.

use exaequo_model::Span;

use super::Reader;
use super::player::first_misplaced;
use crate::document::Line;
use crate::fields;
use crate::problem::Problem;
use crate::record::{Kind, Record};

/// The most columns that are looked for.
const MOST: usize = 4;

/// By how many columns the player records are shifted; nearly always none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shift(usize);

impl Shift {
    /// A shifted player record where its columns are.
    pub(super) fn of(self, record: Record, text: &str) -> Option<(Record, &str)> {
        if self.0 == 0 || !Kind::is_player(text.as_bytes()) {
            return None;
        }
        let text = text.get(self.0..)?;
        Some((Record { start: record.start + self.0, ..record }, text))
    }
}

/// Whether a line is a player record in its columns.
fn fits(line: &str) -> bool {
    let cells: Vec<u8> = line.trim_end().chars().map(|letter| u8::try_from(letter).unwrap_or(0x80)).collect();
    let number = fields::number(cells.get(4..8).unwrap_or_default()).value();
    cells.len() > 84 && number.is_some() && first_misplaced(&cells).is_none()
}

impl Reader<'_> {
    /// The shift of the file. The first player record, which nearly always is in its place, settles it.
    pub(super) fn shift(&mut self) -> Shift {
        let (document, text) = (self.document, self.text);
        let line = |line: &Line| &text[line.text.start()..line.text.end()];
        let is_player = |(_, line): &(u32, &str)| Kind::is_player(line.as_bytes());
        let lines = || (1..).zip(document.lines().iter().map(line)).filter(is_player);
        let Some((number, first)) = lines().next() else { return Shift(0) };
        if document.margin() > 0 {
            self.say_shifted(document.margin(), number);
        }
        if first_misplaced(first.as_bytes()).is_none() || fits(first) {
            return Shift(0);
        }
        let shifted = |columns: usize| {
            let fits = |line: &str| line.get(columns..).is_some_and(fits);
            lines().count() > 1 && lines().all(|(_, line)| fits(line))
        };
        let Some(columns) = (1..=MOST).find(|columns| shifted(*columns)) else { return Shift(0) };
        self.say_shifted(columns, number);
        Shift(columns)
    }

    fn say_shifted(&mut self, columns: usize, line: u32) {
        let problem = Problem::Shifted { columns: u8::try_from(columns).unwrap_or(u8::MAX) };
        self.found.say(problem, Span::line(line));
    }
}
