//! Lines with fixed columns.

use crate::document::LineEnd;

/// The lines of a file.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    lines: String,
    /// How many characters the line at hand has.
    columns: usize,
}

/// Stands for the end of a line until it is known which one is wanted. Never part of a text.
const END: char = '\n';

impl Sheet {
    /// A line with nothing to arrange.
    pub(super) fn raw(&mut self, line: &str) {
        self.lines.push_str(line);
        self.end();
    }

    /// A record with free text.
    pub(super) fn text(&mut self, code: &str, text: &str) {
        self.begin(code);
        self.left(5, text);
        self.end();
    }

    /// Begins a record.
    pub(super) fn begin(&mut self, code: &str) {
        self.push(code);
    }

    /// Text from a column on.
    pub(super) fn left(&mut self, column: usize, text: &str) {
        if !text.is_empty() {
            self.pad(column);
            self.push(text);
        }
    }

    /// Text that ends in a column.
    pub(super) fn right(&mut self, column: usize, text: &str) {
        if !text.is_empty() {
            self.pad((column + 1).saturating_sub(text.chars().count()));
            self.push(text);
        }
    }

    /// Blanks up to and including a column.
    pub(super) fn fill(&mut self, column: usize) {
        self.pad(column + 1);
    }

    /// Ends the line.
    pub(super) fn end(&mut self) {
        self.lines.push(END);
        self.columns = 0;
    }

    fn pad(&mut self, column: usize) {
        while self.columns + 1 < column {
            self.lines.push(' ');
            self.columns += 1;
        }
    }

    fn push(&mut self, text: &str) {
        self.lines.push_str(text);
        self.columns += if text.is_ascii() { text.len() } else { text.chars().count() };
    }

    /// The text of the file, its lines ended as asked for.
    pub(super) fn finish(self, end: LineEnd) -> String {
        match end {
            LineEnd::Lf | LineEnd::None => self.lines,
            LineEnd::Cr | LineEnd::CrLf => self.lines.replace(END, end.as_str()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_stand_in_their_columns() {
        let mut sheet = Sheet::default();
        sheet.begin("001");
        sheet.right(8, "12");
        sheet.left(10, "é");
        sheet.right(15, "4.5");
        sheet.fill(18);
        sheet.end();
        sheet.text("012", "Open");
        assert_eq!(sheet.finish(LineEnd::Cr), "001   12 é  4.5   \r012 Open\r");
    }
}
