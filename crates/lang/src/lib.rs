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

/// A language everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::Es];

    /// Two-letter code of ISO 639.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Es => "es",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.code())
    }
}

/// The text names none of the languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("expected en, fr or es")
    }
}

impl std::error::Error for UnknownLang {}

/// Reads `fr`, `FR`, and the names of locales: `fr_CA.UTF-8`, `es-MX`.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
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
        for text in ["", "C", "POSIX", "de_DE.UTF-8", "french", "C.UTF-8"] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLang), "{text}");
        }
    }
}
