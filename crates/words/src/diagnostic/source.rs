//! The file that findings are about.

use std::ops::Range;

use exaequo_model::{Columns, Order as _, Span};
use exaequo_trf::{Diagnostic, Document, Problem};

use crate::text::{sanitize, width};

/// What the columns of a line count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Characters,
    Bytes,
    Clusters,
}

/// A file as shown to people: its name and, where there is one, its text.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    name: String,
    document: Option<&'a Document>,
    /// Lines whose columns do not count characters, in order.
    units: Vec<(u32, Unit)>,
}

impl<'a> Source<'a> {
    /// A file with what was found in it.
    pub fn new(name: &str, document: Option<&'a Document>, findings: &[Diagnostic]) -> Self {
        let unit = |finding: &Diagnostic| {
            let unit = match finding.problem {
                Problem::BytePadded => Unit::Bytes,
                Problem::ClusterPadded => Unit::Clusters,
                _ => return None,
            };
            finding.span.map(|span| (span.line, unit))
        };
        let mut units: Vec<_> = findings.iter().filter_map(unit).collect();
        units.order_by_key(|(line, _)| *line);
        Self { name: sanitize(name), document, units }
    }

    /// Name of the file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text of the file.
    pub fn document(&self) -> Option<&'a Document> {
        self.document
    }

    /// A line of the file and which of its characters are meant; `None` where the file has no such line.
    pub fn excerpt(&self, span: Span) -> Option<(&'a str, Range<usize>)> {
        let line = self.line(span.line)?;
        let marked = span.columns.map_or((0, 0), |columns| self.characters(span.line, columns));
        Some((line, marked.0..marked.1))
    }

    /// The text of a line.
    pub(super) fn line(&self, number: u32) -> Option<&'a str> {
        self.document?.line(number)
    }

    /// The characters that stand in the columns of a line: the first, and the one behind the last.
    pub(super) fn characters(&self, line: u32, columns: Columns) -> (usize, usize) {
        let index = |column: u32| usize::try_from(column).unwrap_or(usize::MAX);
        let (first, behind) = (index(columns.first.saturating_sub(1)), index(columns.last));
        let text = self.line(line).unwrap_or_default();
        let count = |end: usize| match self.unit(line) {
            Unit::Characters => end,
            Unit::Bytes => characters_within(text, end, char::len_utf8),
            Unit::Clusters => characters_within(text, end, |letter| width(letter).min(1)),
        };
        (count(first), count(behind))
    }

    fn unit(&self, line: u32) -> Unit {
        let place = self.units.binary_search_by_key(&line, |(line, _)| *line);
        place.map_or(Unit::Characters, |index| self.units[index].1)
    }
}

/// How many characters, each of a size, lie before `end`; positions beyond the text count one each.
fn characters_within(text: &str, end: usize, size: impl Fn(char) -> usize) -> usize {
    let mut sum = 0;
    for (index, letter) in text.chars().enumerate() {
        if sum >= end && size(letter) > 0 {
            return index;
        }
        sum += size(letter);
    }
    text.chars().count() + end.saturating_sub(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_found_whatever_a_column_is() {
        assert_eq!(characters_within("Muñoz 17", 7, char::len_utf8), 6);
        assert_eq!(characters_within("Mun\u{303}oz 17", 6, width), 7);
        assert_eq!(characters_within("Mun\u{303}oz", 3, width), 4);
        assert_eq!(characters_within("ab", 5, char::len_utf8), 5);
    }
}
