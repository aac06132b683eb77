//! The languages exaequo speaks: a crate of its own, because everything that says something needs it and it needs nothing.
//!
//! ```
//! use exaequo_lang::Lang;
//!
//! assert_eq!("fr_CA.UTF-8".parse(), Ok(Lang::Fr));
//! assert_eq!(Lang::Es.code(), "es");
//! ```

use std::fmt;
use std::str::FromStr;

mod filled;
mod list;

pub use filled::{filled, said, said_nth};
pub use list::{Lang, Text};

impl fmt::Display for Lang {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.code())
    }
}

/// The text names none of the languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLang;

/// `expected en, fr or es`
impl fmt::Display for UnknownLang {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Lang::ALL.map(Lang::code);
        let (last, others) = codes.split_last().unwrap_or((&"", &[]));
        write!(formatter, "expected {} or {last}", others.join(", "))
    }
}

impl std::error::Error for UnknownLang {}

/// Reads `fr`, `FR`, and the names of locales: `fr_CA.UTF-8`, `es-MX`.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let is_made_up = |lang: &Self| text.replace('_', "-").eq_ignore_ascii_case(lang.code());
        if let Some(made_up) = Self::made_up().filter(is_made_up) {
            return Ok(made_up);
        }
        let language = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let same = |lang: &Self| language.eq_ignore_ascii_case(lang.code());
        Self::ALL.into_iter().find(same).ok_or(UnknownLang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_and_locales_are_read() {
        for (text, lang) in
            [("en", Lang::En), ("fr_CA.UTF-8", Lang::Fr), ("es-MX", Lang::Es), ("FR@euro", Lang::Fr)]
        {
            assert_eq!(text.parse(), Ok(lang), "{text}");
        }
        for text in ["", "C", "POSIX", "de_DE.UTF-8", "french", "C.UTF-8", "pseudo"] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLang), "{text}");
        }
    }

    #[test]
    fn the_error_lists_the_languages() {
        assert_eq!(UnknownLang.to_string(), "expected en, fr or es");
    }

    #[test]
    fn texts_stand_in_the_order_of_the_codes_after_english() {
        assert_eq!([Lang::En, Lang::Es, Lang::Fr].map(Lang::place), [0, 1, 2]);
    }

    #[test]
    fn a_language_has_a_name_of_its_own() {
        assert_eq!(Lang::ALL.map(Lang::name), ["English", "Français", "Español"]);
    }
}
