//! An address as a picture that telephones read.

use std::fmt::Write as _;

use exaequo::report::html::escape;
use qrcode::{Color, QrCode};

/// How many fields of white stand around it, as its standard asks.
const QUIET: usize = 4;

/// The picture, black on white in every theme; nothing where the address is too long for one.
pub(crate) fn svg(address: &str, label: &str) -> String {
    let Ok(code) = QrCode::new(address) else { return String::new() };
    let (width, mut path, mut name) = (code.width(), String::new(), String::new());
    for (index, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            // Writing to a text cannot fail.
            let _ = write!(path, "M{} {}h1v1h-1z", index % width + QUIET, index / width + QUIET);
        }
    }
    escape(label, &mut name);
    let size = width + 2 * QUIET;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"{name}\">\
         <rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    )
}

/// The picture in characters, for a terminal: two fields, one above the other, are one character.
pub fn in_characters(address: &str) -> String {
    let Ok(code) = QrCode::new(address) else { return String::new() };
    let (width, colors) = (code.width(), code.to_colors());
    let quiet = QUIET / 2;
    let is_dark = |row: usize, column: usize| {
        let (row, column) = (row.checked_sub(quiet), column.checked_sub(quiet));
        let (Some(row), Some(column)) = (row, column.filter(|column| *column < width)) else { return false };
        colors.get(row * width + column) == Some(&Color::Dark)
    };
    let size = width + 2 * quiet;
    let mut text = String::new();
    for row in (0..size).step_by(2) {
        // Light fields are the ones that are drawn: most terminals are dark.
        text.extend((0..size).map(|column| match (is_dark(row, column), is_dark(row + 1, column)) {
            (false, false) => '█',
            (false, true) => '▀',
            (true, false) => '▄',
            (true, true) => ' ',
        }));
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_shows_it_in_half_the_lines() {
        let text = in_characters("http://192.168.1.20:7450/p/1");
        assert_eq!(
            (text.lines().count(), text.lines().next().map(|line| line.chars().count())),
            (17, Some(33))
        );
        assert!(text.lines().next().is_some_and(|line| line.chars().all(|one| one == '█')));
    }

    #[test]
    fn an_address_is_a_square_with_a_margin() {
        let svg = svg("http://192.168.1.20:7450/p/1", "QR <code>");
        // Version 3 has 29 fields.
        assert!(svg.contains("viewBox=\"0 0 37 37\"") && svg.contains("QR &lt;code&gt;"), "{svg}");
        assert!(svg.contains("M4 4h1v1h-1z"), "the corner is dark");
        assert_eq!(super::svg(&"x".repeat(10_000), ""), "");
    }
}
