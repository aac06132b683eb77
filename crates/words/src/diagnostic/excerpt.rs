//! A line of the file with carets under some of its columns, cut where it is too long.
//!
//! A player's line has up to 300 columns. What is shown of it is its beginning, so that the reader sees whose line
//! it is, and the part with the carets.

use std::ops::Range;

use crate::text::{visible, width};

/// What is cut out is shown as this.
const GAP: &str = " … ";
/// Columns shown before the carets where the line is cut.
const BEFORE: usize = 12;
/// A window smaller than this shows nothing; the beginning of the line gives way.
const LEAST: usize = 24;

/// A line and the carets below it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Excerpt {
    pub(super) text: String,
    /// Empty if the whole line is meant.
    pub(super) carets: String,
}

/// Shows a line within `room` columns of the terminal, with carets under the characters `marked`.
pub(super) fn excerpt(line: &str, marked: Option<Range<usize>>, room: usize) -> Excerpt {
    let letters: Vec<char> = line.chars().map(visible).collect();
    let mut picture = Picture { letters: &letters, marked: marked.clone(), shown: Excerpt::default() };
    let marked = marked.unwrap_or(0..0);
    let total = letters.len().max(marked.end);
    if columns(&letters) <= room && total <= room {
        picture.piece(0..total);
    } else if marked.end < room {
        picture.piece(0..room - 1);
        picture.gap("…");
    } else {
        picture.head_and_window(&marked, total, room);
    }
    picture.finish()
}

fn columns(letters: &[char]) -> usize {
    letters.iter().map(|letter| width(*letter)).sum()
}

/// An excerpt in the making.
struct Picture<'a> {
    letters: &'a [char],
    marked: Option<Range<usize>>,
    shown: Excerpt,
}

impl Picture<'_> {
    fn head_and_window(&mut self, marked: &Range<usize>, total: usize, room: usize) {
        let head = head(self.letters, room);
        self.piece(0..head);
        self.gap(GAP);
        let left = room.saturating_sub(head + GAP.chars().count() + 1);
        let start = self.window_start(marked.start, total, left).max(head);
        let end = total.min(start + left);
        self.piece(start..end);
        if end < self.letters.len() {
            self.gap("…");
        }
    }

    /// Where the window begins: a little before the carets, at the beginning of a word.
    fn window_start(&self, marked: usize, total: usize, room: usize) -> usize {
        let before = marked.saturating_sub(BEFORE.min(room / 2)).min(total.saturating_sub(room));
        let begins_word = |at: &usize| {
            let blank = |at: usize| self.letters.get(at).is_none_or(|letter| *letter == ' ');
            *at == marked || (blank(at - 1) && !blank(*at))
        };
        (before.max(1)..=marked).find(begins_word).unwrap_or(before)
    }

    fn piece(&mut self, range: Range<usize>) {
        for index in range {
            let letter = self.letters.get(index).copied().unwrap_or(' ');
            let mark =
                if self.marked.as_ref().is_some_and(|marked| marked.contains(&index)) { '^' } else { ' ' };
            self.shown.text.push(letter);
            self.shown.carets.extend(std::iter::repeat_n(mark, width(letter)));
        }
    }

    fn gap(&mut self, sign: &str) {
        let end = self.shown.text.trim_end().len();
        let blanks = self.shown.text[end..].chars().count();
        // Blanks before a gap are not worth their room.
        self.shown.text.truncate(end);
        self.shown.carets.truncate(self.shown.carets.len() - blanks);
        self.shown.text.push_str(sign);
        self.shown.carets.extend(std::iter::repeat_n(' ', sign.chars().count()));
    }

    fn finish(mut self) -> Excerpt {
        let trim = |text: &mut String| text.truncate(text.trim_end().len());
        trim(&mut self.shown.text);
        trim(&mut self.shown.carets);
        self.shown
    }
}

/// How much of a line says whose it is: up to the name in records of players and teams, else the record code and
/// the first number.
fn head(letters: &[char], room: usize) -> usize {
    let code: String = letters.iter().take(3).collect();
    let columns = match code.as_str() {
        "001" => 47,
        "310" => 40,
        "013" => 36,
        code if code.bytes().all(|byte| byte.is_ascii_uppercase()) && !code.starts_with("XX") => 47,
        _ => 9,
    };
    let most = if room < columns + LEAST { room / 3 } else { columns };
    let head = &letters[..most.min(letters.len())];
    head.iter().rposition(|letter| *letter != ' ').map_or(0, |last| last + 1)
}
