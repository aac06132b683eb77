//! A uniform shift: from one field on, every player record stands the same few columns too far to the right, by blanks
//! before its code, which the document has taken away already, behind it, or behind a field that is too wide.

use std::ops::Range;

use exaequo_model::Span;

use super::Reader;
use super::player::{SEPARATORS, first_misplaced, values};
use crate::columns::{Fields, Scratch};
use crate::document::Line;
use crate::fields;
use crate::problem::Problem;
use crate::record::Kind;

/// The most columns that are looked for.
const MOST: usize = 4;

/// The columns, from 0, that player records have too many; nearly always none.
pub(super) type Shift = Range<usize>;

/// Whether the columns of a line are those of a player record.
fn fits(cells: &[u8]) -> bool {
    let number = fields::number(cells.get(4..8).unwrap_or_default()).value();
    cells.len() > 84 && number.is_some() && first_misplaced(cells).is_none()
}

/// The values of a player record without columns it has too many; `None` where they are not blank, or it does not fit
/// without them.
fn values_without(line: &str, shift: &Shift) -> Option<Vec<Vec<u8>>> {
    let (mut whole, mut rest) = (Scratch::default(), Scratch::default());
    let all = Fields::without(0, 0, line, &mut whole, 0..0);
    // The separator before them is blank as well.
    let is_blank = shift.is_empty() || all.is_blank(shift.start, shift.end);
    let kept = Fields::without(0, 0, line, &mut rest, shift.clone());
    (is_blank && fits(kept.cells())).then(|| values(&kept))
}

impl Reader<'_> {
    /// The shift of the file. The first player record, which nearly always is in its place, settles it.
    pub(super) fn shift(&mut self) -> Shift {
        let (document, text) = (self.document, self.text);
        let line = |line: &Line| &text[line.text.start()..line.text.end()];
        let is_player = |(_, line): &(u32, &str)| Kind::is_player(line.as_bytes());
        let lines = || (1..).zip(document.lines().iter().map(line)).filter(is_player);
        let Some((number, first)) = lines().next() else { return 0..0 };
        if document.margin() > 0 {
            self.say_shifted(document.margin(), number);
        }
        let is_in_place =
            first_misplaced(first.as_bytes()).is_none() || values_without(first, &(0..0)).is_some();
        if is_in_place || lines().count() < 2 {
            return 0..0;
        }
        let Some(shift) = agreed(|| lines().map(|(_, line)| line)) else { return 0..0 };
        self.say_shifted(shift.len(), number);
        shift
    }

    fn say_shifted(&mut self, columns: usize, line: u32) {
        let problem = Problem::Shifted { columns: u8::try_from(columns).unwrap_or(u8::MAX) };
        self.found.say(problem, Span::line(line));
    }
}

/// The shift with which every line fits. Where it may begin behind one field or another and the lines say different things,
/// nobody can tell.
fn agreed<'a, Lines: Iterator<Item = &'a str>>(lines: impl Fn() -> Lines) -> Option<Shift> {
    let places =
        SEPARATORS.into_iter().flat_map(|after| (1..=MOST).map(move |columns| after..after + columns));
    let read = |shift: &Shift| lines().map(|line| values_without(line, shift)).collect::<Option<Vec<_>>>();
    let mut found = places.filter_map(|shift| Some((read(&shift)?, shift)));
    let (values, shift) = found.next()?;
    found.all(|(others, _)| others == values).then_some(shift)
}
