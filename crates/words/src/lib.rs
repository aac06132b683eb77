//! What is said of a fact, in English, French and Spanish: one sentence, one name, one number at a time.
//!
//! Other crates hold facts; the sentences are here and in `exaequo-report`, which puts them into lists. They are complete
//! at compile time: every text is written with [`say!`] in an arm of an exhaustive `match`, so that a new problem does not
//! compile until it has its text, nor a text until it is translated. Nothing here reads files, the environment or the
//! clock, and nothing prints.
//!
//! * [`diagnostic`]: what is wrong with a TRF, and the line it is about with carets; [`json_error`]: the same for tournaments
//!   in JSON.
//! * [`notice`]: what there is to say about standings; [`error`]: errors of the library.
//! * [`loss`]: what a format cannot hold; [`mod@format`]: what a file was written in.
//! * [`collate`]: names in the order of a language.
//! * [`coefficient`]: where K comes from.
//! * [`criterion`]: a criterion with its modifiers; [`names`]: systems and kinds of play; [`Noun`]: things that are counted.
//! * [`number`]: numbers, points and dates as people write them; [`value`]: the value of a criterion; [`list`]: several things
//!   one after the other; [`text`]: text of others made fit to be shown.
//!
//! ```
//! use exaequo_event::{Event, date};
//! use exaequo_event::model::RoundNumber;
//! use exaequo_words::error::InWords;
//! use exaequo_words::{Lang, list, number};
//!
//! let mut event = Event::new("Duel", date(2026, 3, 7), 1);
//! let alyx = event.add_player("Alyx", 2200);
//! let error = event.set_result(RoundNumber(1), alyx, "1-0").unwrap_err();
//! assert_eq!(error.title(Lang::En), "round 1 is not paired");
//! assert_eq!(number::date(Lang::Fr, date(2026, 3, 7)), "7 mars 2026");
//! assert_eq!(list::and(Lang::Es, &["Ana".to_owned(), "Luis".to_owned()]), "Ana y Luis");
//! ```

mod noun;
mod toml_error;

pub mod coefficient;
pub mod collate;
pub mod criterion;
pub mod diagnostic;
pub mod error;
pub mod format;
pub mod json_error;
pub mod list;
pub mod loss;
pub mod names;
pub mod notice;
pub mod number;
pub mod provision;
pub mod text;
pub mod value;

pub use exaequo_lang::{Lang, UnknownLang};
pub use exaequo_texts::say;
pub use noun::Noun;
