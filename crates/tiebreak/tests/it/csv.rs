//! Tables of published values: a head and rows of text.

use std::fs;
use std::path::Path;

/// A table as it was published.
pub(crate) struct Sheet {
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

impl Sheet {
    /// Reads a file: columns end at tabs in `.tsv` files, else at commas.
    pub(crate) fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mark = if path.extension().is_some_and(|extension| extension == "tsv") { '\t' } else { ',' };
        let mut lines = text.lines().filter(|line| !line.trim().is_empty()).map(|line| cells(line, mark));
        Self { head: lines.next().unwrap(), rows: lines.collect() }
    }

    /// The column of a heading, or the only one whose heading begins so.
    pub(crate) fn column(&self, heading: &str) -> usize {
        let exact = self.head.iter().position(|own| own == heading);
        exact.unwrap_or_else(|| {
            let mut fitting = (0..self.head.len()).filter(|&index| self.head[index].starts_with(heading));
            let found = fitting.next().unwrap_or_else(|| panic!("no column {heading} in {:?}", self.head));
            assert_eq!(fitting.next(), None, "two columns begin with {heading}");
            found
        })
    }

    /// The pairing number of a row, which stands in the first column.
    pub(crate) fn number(row: &[String]) -> u32 {
        row[0].parse().unwrap()
    }

    /// A cell by pairing number and heading.
    pub(crate) fn cell(&self, number: u32, heading: &str) -> &str {
        let column = self.column(heading);
        let row = self.rows.iter().find(|row| Self::number(row) == number);
        &row.unwrap_or_else(|| panic!("no row {number}"))[column]
    }
}

/// The cells of a line; quotes protect a separator.
fn cells(line: &str, mark: char) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for sign in line.chars() {
        match sign {
            '"' => quoted = !quoted,
            sign if sign == mark && !quoted => cells.push(String::new()),
            sign => cells.last_mut().unwrap().push(sign),
        }
    }
    cells
}

#[test]
fn quotes_protect_a_separator() {
    assert_eq!(cells("1,\"A, b\",,2", ','), ["1", "A, b", "", "2"]);
    assert_eq!(cells("1\tA, b", '\t'), ["1", "A, b"]);
}
