//! Lays JSON out for the eye: a list or object that fits on a line stands on one, another is broken up.
//!
//! A game is a line, a player mostly is, and the lists of them are as long as they need be.

use std::iter;

/// Widest line, in bytes, that is not broken up.
const WIDTH: usize = 110;
const INDENT: usize = 2;

/// Lays out compact JSON. The result ends with a newline.
pub(crate) fn lay_out(compact: &str) -> String {
    let mut printer =
        Printer { out: String::with_capacity(compact.len() * 3 / 2), open: Vec::new(), start: 0 };
    let mut widths = widths(compact).into_iter();
    for token in tokens(compact) {
        match token {
            "{" | "[" => printer.open(token, widths.next().unwrap_or(usize::MAX)),
            "}" | "]" => printer.close(token),
            "," => printer.comma(),
            ":" => printer.out.push_str(": "),
            other => printer.out.push_str(other),
        }
    }
    printer.out.push('\n');
    printer.out
}

/// How a list or object that has been opened is printed.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    OnOneLine,
    BrokenUp,
}

struct Printer {
    out: String,
    open: Vec<Style>,
    /// Where the current line starts.
    start: usize,
}

impl Printer {
    fn open(&mut self, bracket: &str, width: usize) {
        let column = self.out.len() - self.start;
        let fits = column.saturating_add(width) < WIDTH;
        let style = if fits || self.style() == Style::OnOneLine { Style::OnOneLine } else { Style::BrokenUp };
        self.out.push_str(bracket);
        self.open.push(style);
        if style == Style::BrokenUp {
            self.new_line();
        }
    }

    fn close(&mut self, bracket: &str) {
        if self.open.pop() == Some(Style::BrokenUp) {
            self.new_line();
        }
        self.out.push_str(bracket);
    }

    fn comma(&mut self) {
        self.out.push(',');
        match self.style() {
            Style::OnOneLine => self.out.push(' '),
            Style::BrokenUp => self.new_line(),
        }
    }

    fn style(&self) -> Style {
        self.open.last().copied().unwrap_or(Style::BrokenUp)
    }

    fn new_line(&mut self) {
        self.out.push('\n');
        self.start = self.out.len();
        self.out.extend(iter::repeat_n(' ', self.open.len() * INDENT));
    }
}

/// The width on one line of every list and object, in the order in which they open.
fn widths(compact: &str) -> Vec<usize> {
    let (mut widths, mut open, mut column) = (Vec::new(), Vec::new(), 0);
    for token in tokens(compact) {
        if matches!(token, "{" | "[") {
            open.push(widths.len());
            widths.push(column);
        }
        column += token.len() + usize::from(matches!(token, "," | ":"));
        if matches!(token, "}" | "]")
            && let Some(width) = open.pop().and_then(|index| widths.get_mut(index))
        {
            *width = column - *width;
        }
    }
    widths
}

/// Brackets, commas and colons one by one; strings, numbers and words as a whole.
fn tokens(compact: &str) -> impl Iterator<Item = &str> {
    let mut rest = compact;
    iter::from_fn(move || {
        let length = match rest.as_bytes().first()? {
            b'"' => string_length(rest.as_bytes()),
            b'{' | b'}' | b'[' | b']' | b',' | b':' => 1,
            _ => rest.find(['}', ']', ',']).unwrap_or(rest.len()),
        };
        let (token, tail) = rest.split_at_checked(length)?;
        rest = tail;
        Some(token)
    })
}

/// Length of the string at the start of the text, with its quotation marks.
fn string_length(text: &[u8]) -> usize {
    let mut escaped = false;
    let ends = |byte: &u8| {
        let ends = *byte == b'"' && !escaped;
        escaped = *byte == b'\\' && !escaped;
        ends
    };
    text.iter().skip(1).position(ends).map_or(text.len(), |position| position + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_stands_on_one_line() {
        assert_eq!(
            lay_out(r#"{"a":[1,-2.5,null],"b":{},"c":[]}"#),
            "{\"a\": [1, -2.5, null], \"b\": {}, \"c\": []}\n"
        );
    }

    #[test]
    fn what_does_not_fit_is_broken_up_and_its_parts_tried_again() {
        let long = "x".repeat(WIDTH);
        let text = lay_out(&format!(r#"{{"a":[1,2],"b":["{long}",{{"c":true}}]}}"#));
        let expected =
            format!("{{\n  \"a\": [1, 2],\n  \"b\": [\n    \"{long}\",\n    {{\"c\": true}}\n  ]\n}}\n");
        assert_eq!(text, expected);
    }

    #[test]
    fn a_line_is_as_wide_as_allowed_and_no_wider() {
        let object = |length: usize| lay_out(&format!(r#"{{"a":"{}"}}"#, "x".repeat(length)));
        let room = WIDTH - 1 - r#"{"a": ""}"#.len();
        assert_eq!(object(room).lines().count(), 1);
        assert_eq!(object(room + 1).lines().count(), 3);
    }

    #[test]
    fn strings_are_left_alone() {
        let text = r#"["a:b,c{d}","\",:[","\\",":",","]"#;
        assert_eq!(lay_out(text), "[\"a:b,c{d}\", \"\\\",:[\", \"\\\\\", \":\", \",\"]\n");
    }
}
