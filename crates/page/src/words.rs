//! The little that forms say by themselves: marks, and the name of a sheet.

use exaequo_texts::text;

use crate::Lang;

/// The colon, with the space that goes before it.
pub const fn colon(lang: Lang) -> &'static str {
    text!(ctx "mark", ":").in_lang(lang)
}

/// The sheet with all that is said around the tables.
pub(crate) const fn notes(lang: Lang) -> &'static str {
    text!("Notes").in_lang(lang)
}
