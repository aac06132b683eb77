//! The list of languages, and what is made of it.
//!
//! A language is a line of the list and a file `crates/texts/texts/CODE.po`; the name of its variant is the code with a
//! capital.

macro_rules! languages {
    ($($(#[$mark:meta])* $variant:ident $code:ident $name:literal;)*) => {
        /// A language everything is said in.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Lang {
            $(
                #[doc = $name]
                $(#[$mark])*
                $variant,
            )*
            /// A made-up language for tests, which is in no list.
            #[cfg(feature = "pseudo")]
            Pseudo,
        }

        impl Lang {
            /// All languages, in the order of the list.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// The made-up language, where the program was built with it.
            #[cfg(feature = "pseudo")]
            pub const fn made_up() -> Option<Self> {
                Some(Self::Pseudo)
            }

            /// The made-up language, where the program was built with it.
            #[cfg(not(feature = "pseudo"))]
            pub const fn made_up() -> Option<Self> {
                None
            }

            /// Two-letter code of ISO 639.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => stringify!($code),)*
                    #[cfg(feature = "pseudo")]
                    Self::Pseudo => "en-XA",
                }
            }

            /// Where its texts stand in a literal of all: English first, then the others by their codes.
            #[doc(hidden)]
            pub const fn place(self) -> u32 {
                const CODES: &[&str] = &[$(stringify!($code)),*];
                match self {
                    $(Self::$variant => const { place(CODES, stringify!($code)) },)*
                    #[cfg(feature = "pseudo")]
                    Self::Pseudo => const { place(CODES, "zz") },
                }
            }

            /// What the language calls itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                    #[cfg(feature = "pseudo")]
                    Self::Pseudo => "⟦Énglïsh···⟧",
                }
            }
        }

        /// A constant text in all languages; `exaequo_texts::text!` makes one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Text {
            $(
                #[doc(hidden)]
                pub $code: &'static str,
            )*
            #[cfg(feature = "pseudo")]
            #[doc(hidden)]
            pub pseudo: &'static str,
        }

        impl Text {
            /// The text in a language.
            pub const fn in_lang(&self, lang: Lang) -> &'static str {
                match lang {
                    $(Lang::$variant => self.$code,)*
                    #[cfg(feature = "pseudo")]
                    Lang::Pseudo => self.pseudo,
                }
            }
        }
    };
}

/// Nothing for English; else one more than there are other languages with a lesser code.
const fn place(codes: &[&str], own: &str) -> u32 {
    if is_same(own, "en") {
        return 0;
    }
    let (mut before, mut at) = (1, 0);
    while at < codes.len() {
        if !is_same(codes[at], "en") && is_before(codes[at], own) {
            before += 1;
        }
        at += 1;
    }
    before
}

const fn is_same(one: &str, other: &str) -> bool {
    !is_before(one, other) && !is_before(other, one)
}

/// Codes have two letters.
const fn is_before(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    one[0] < other[0] || one[0] == other[0] && one[1] < other[1]
}

/// `head { body }`, with the part of the made-up language where there is one; for what the macros of `exaequo-texts` become.
#[cfg(feature = "pseudo")]
#[doc(hidden)]
#[macro_export]
macro_rules! with_pseudo {
    ({ $($head:tt)* } { $($body:tt)* } { $($made_up:tt)* }) => { $($head)* { $($body)* $($made_up)* } };
}

/// `head { body }`
#[cfg(not(feature = "pseudo"))]
#[doc(hidden)]
#[macro_export]
macro_rules! with_pseudo {
    ({ $($head:tt)* } { $($body:tt)* } { $($made_up:tt)* }) => { $($head)* { $($body)* } };
}

languages! {
    #[default]
    En en "English";
    Fr fr "Français";
    Es es "Español";
}
