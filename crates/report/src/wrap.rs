//! Long sentences on several lines.

use crate::clean::text_width;

/// Breaks a text at its blanks so that lines stay within `width`, the first one beginning after `indent` columns
/// and the others indented as much. No-break spaces hold.
pub(crate) fn wrap(text: &str, indent: usize, width: usize) -> String {
    let mut wrapped = String::with_capacity(text.len() + 16);
    let mut column = indent;
    for (index, word) in text.split(' ').enumerate() {
        let size = text_width(word);
        if index > 0 && column + 1 + size > width {
            wrapped.push('\n');
            wrapped.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        } else if index > 0 {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += size;
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_and_keep_their_indent() {
        assert_eq!(wrap("one two three four", 2, 11), "one two\n  three\n  four");
        assert_eq!(wrap("a\u{202F}: b", 0, 3), "a\u{202F}:\nb");
        assert_eq!(wrap("unbreakable", 4, 5), "unbreakable");
    }
}
