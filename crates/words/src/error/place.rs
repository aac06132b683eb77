//! Where in a file something is wrong.

/// Line and column of a byte of a text, both from 1.
pub fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at.min(text.len())).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_characters() {
        assert_eq!(place("édition\nbye", 0), (1, 1));
        assert_eq!(place("é=1\nbye", 6), (2, 2));
        assert_eq!(place("a", 9), (1, 2));
    }
}
