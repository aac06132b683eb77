//! Long sentences on several lines.

use crate::text_width;

/// Breaks a text at its blanks so that lines stay within `width`, the first one beginning after `indent` columns
/// and the others indented as much. No-break spaces hold, and so do the blanks of a command between backticks:
/// somebody has to copy it.
pub fn wrap(text: &str, indent: usize, width: usize) -> String {
    wrap_after(text, indent, indent, width)
}

/// The same, the first line beginning after `used` columns.
pub fn wrap_after(text: &str, used: usize, indent: usize, width: usize) -> String {
    // Most texts are short.
    if used.saturating_add(text_width(text)) <= width {
        return text.to_owned();
    }
    let mut wrapped = String::with_capacity(text.len() + 16);
    let blanks = |count: usize| std::iter::repeat_n(' ', count);
    let (mut column, mut gap) = (used, 0);
    for (index, word) in words(text).enumerate() {
        gap += usize::from(index > 0);
        // Several blanks in a row are one gap, and none of them ends a line.
        if word.is_empty() {
            continue;
        }
        let size = text_width(word);
        if index > 0 && column + gap + size > width {
            wrapped.push('\n');
            wrapped.extend(blanks(indent));
            column = indent;
        } else {
            wrapped.extend(blanks(gap));
            column += gap;
        }
        wrapped.push_str(word);
        (column, gap) = (column + size, 0);
    }
    wrapped.extend(blanks(gap));
    wrapped
}

/// What stands between blanks; a command between backticks is one word.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    text.split(move |sign: char| {
        inside ^= sign == '`';
        sign == ' ' && !inside
    })
}

/// The lines of a text, each within `width`; what follows a break is indented by two.
///
/// ```
/// let text = exaequo_page::wrapped("who is ranked where, and why", 12);
/// assert_eq!(text, "who is\n  ranked\n  where, and\n  why\n");
/// ```
pub fn wrapped(text: &str, width: usize) -> String {
    text.lines().map(|line| wrap_after(line, 0, 2, width) + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_and_keep_their_indent() {
        assert_eq!(wrap("one two three four", 2, 11), "one two\n  three\n  four");
        assert_eq!(wrap("a\u{202F}: b", 0, 3), "a\u{202F}:\nb");
        assert_eq!(wrap("one   two   three", 0, 9), "one   two\nthree");
        assert_eq!(wrap("one   two", 0, 8), "one\ntwo");
        assert_eq!(wrap("unbreakable", 4, 5), "unbreakable");
        assert_eq!(wrap_after("one two", 8, 2, 12), "one\n  two");
        assert_eq!(wrap("see `a b c d` here", 0, 6), "see\n`a b c d`\nhere");
        assert_eq!(wrapped("one two three\nfour\n", 8), "one two\n  three\nfour\n");
    }
}
