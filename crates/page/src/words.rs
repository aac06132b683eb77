//! The little that forms say by themselves: marks, and the name of a sheet.

use exaequo_texts::{say, text};

use crate::Lang;

/// The colon, with the space that goes before it.
pub const fn colon(lang: Lang) -> &'static str {
    text!(ctx "mark", ":").in_lang(lang)
}

/// Who signs, with a line to sign on.
pub(crate) fn signature(lang: Lang, who: &str) -> String {
    format!("{who}{} ______________________________", colon(lang))
}

/// The sheet with all that is said around the tables.
pub(crate) const fn notes(lang: Lang) -> &'static str {
    text!("Notes").in_lang(lang)
}

/// Where the number of a sheet of paper goes, and how many sheets there are.
pub(crate) const NUMBER: char = '\u{1}';
pub(crate) const ALL: char = '\u{2}';

/// What stands at the foot of a sheet of paper.
pub(crate) fn sheet(lang: Lang) -> String {
    let (number, all) = (NUMBER, ALL);
    say!(lang, "page {number} of {all}", number, all)
}

/// Several pages in one, by the title of the first.
pub(crate) fn together(lang: Lang, first: &str, others: usize) -> String {
    say!(lang, count others, "{first} and {others} other", "{first} and {others} others", first, others)
}
