//! The little that forms say by themselves: marks, and the name of a sheet.

use crate::Lang;

/// The colon, with the space that goes before it.
pub const fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En | Lang::Es => ":",
        Lang::Fr => "\u{202F}:",
    }
}

/// The semicolon, with the space that goes before it.
pub const fn semicolon(lang: Lang) -> &'static str {
    match lang {
        Lang::En | Lang::Es => ";",
        Lang::Fr => "\u{202F};",
    }
}

/// The sheet with all that is said around the tables.
pub(crate) const fn notes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Notes",
        Lang::Fr => "Remarques",
        Lang::Es => "Notas",
    }
}
