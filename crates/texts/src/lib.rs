//! English stands in the code, the other languages in PO files, and the compiler compares them.
//!
//! ```
//! use exaequo_lang::Lang;
//! use exaequo_texts::say;
//!
//! let asked = 3;
//! assert_eq!(say!(Lang::En, "round {asked} is not paired", asked), "round 3 is not paired");
//! assert_eq!(say!(Lang::Fr, "round {asked} is not paired", asked), "la ronde 3 n’est pas appariée");
//! ```
//!
//! A text that a complete language lacks, or that has other arguments there, does not compile; the error stands at the
//! English text and names the PO file and the line. All of them are told in one build.
//!
//! The files are `texts/*.po`; the name of a file is the code of its language, and the crate `exaequo-lang` lists the
//! languages. A language with `X-Incomplete: yes` in its header speaks English where it has no translation.
//! `cargo xtask texts` brings the files in line with the code.
//!
//! [`text!`] makes a constant for tables; the crate that uses a macro needs `exaequo-lang` too.

mod catalogue;
mod expand;
mod holes;
mod input;
mod literal;
mod plural;
#[allow(dead_code, reason = "comments and references are read by xtask, which shares the module")]
mod po;
mod pseudo;

use proc_macro::TokenStream;

/// A text in the language asked for, a `String`.
///
/// An argument is a name and a value, or the name of a variable, which need not be said again:
///
/// ```
/// # use exaequo_lang::Lang;
/// # use exaequo_texts::say;
/// let first = 3;
/// assert_eq!(say!(Lang::Es, "{first} to {last}", first, last = first + 2), "3 a 5");
/// assert_eq!(say!(Lang::Es, "{first} to {last}", last = first + 2), "3 a 5");
/// ```
///
/// The same English can mean two things, which a context tells apart:
///
/// ```
/// # use exaequo_lang::Lang;
/// # use exaequo_texts::say;
/// assert_eq!(say!(Lang::Fr, "Board"), "Échiquier");
/// assert_eq!(say!(Lang::Fr, ctx "narrow column", "Board"), "Éch.");
/// ```
///
/// A number decides about singular and plural, by the rule of the language:
///
/// ```
/// # use exaequo_lang::Lang;
/// # use exaequo_texts::say;
/// let rounds = |lang, n: u64| say!(lang, count n, "{n} round", "{n} rounds", n);
/// assert_eq!([0, 1, 2].map(|n| rounds(Lang::En, n)), ["0 rounds", "1 round", "2 rounds"]);
/// assert_eq!([0, 1, 2].map(|n| rounds(Lang::Fr, n)), ["0 ronde", "1 ronde", "2 rondes"]);
/// ```
///
/// A text that is in no PO file, a name that no variable has and a value without a place do not compile:
///
/// ```compile_fail
/// # use exaequo_lang::Lang;
/// exaequo_texts::say!(Lang::En, "a text that nobody has translated");
/// ```
///
/// ```compile_fail
/// # use exaequo_lang::Lang;
/// exaequo_texts::say!(Lang::En, "round {round}");
/// ```
///
/// ```compile_fail
/// # use exaequo_lang::Lang;
/// let (round, board) = (1, 2);
/// exaequo_texts::say!(Lang::En, "round {round}", round, board);
/// ```
#[proc_macro]
pub fn say(input: TokenStream) -> TokenStream {
    input::say(input).and_then(expand::say).unwrap_or_else(expand::error)
}

/// A text without arguments as a constant, an `exaequo_lang::Text`.
///
/// ```
/// use exaequo_lang::{Lang, Text};
/// use exaequo_texts::text;
///
/// const BOARD: Text = text!("Board");
/// assert_eq!(BOARD.in_lang(Lang::Es), "Tablero");
/// ```
///
/// ```compile_fail
/// exaequo_texts::text!("a text that nobody has translated");
/// ```
#[proc_macro]
pub fn text(input: TokenStream) -> TokenStream {
    input::text(input).and_then(|input| expand::text(&input)).unwrap_or_else(expand::error)
}
