//! Text of others made fit to be shown, and lines broken to a width: what a surface needs for texts of its own.

pub use exaequo_page::{sanitize, text_width, visible, width, wrap, wrap_after, wrapped};

use crate::{Lang, say};

/// Longest quotation from a file, in characters.
const LONGEST: usize = 40;

/// Text of a file in the quotation marks of the language, cut where it is very long.
pub fn quoted(lang: Lang, text: &str) -> String {
    let mut shown: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    quoted_whole(lang, &shown)
}

/// The same, however long it is: somebody has to repeat it.
pub fn quoted_whole(lang: Lang, text: &str) -> String {
    let shown: String = text.chars().map(visible).collect();
    say!(lang, "\"{shown}\"", shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotations_by_language() {
        assert_eq!(Lang::ALL.map(|lang| quoted(lang, "K")), ["\"K\"", "«\u{202F}K\u{202F}»", "«K»"]);
        assert_eq!(quoted(Lang::En, &"x".repeat(50)).chars().count(), 43);
    }
}
