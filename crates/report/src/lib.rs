//! Everything that is said to people, in English, French and Spanish.
//!
//! Other crates hold facts; the sentences are here, and complete at compile time: every text is written with
//! [`say!`] in an arm of an exhaustive `match`, so that a new problem or a new option does not compile until it has
//! its three texts. Nothing here reads files, the environment or the clock, and nothing prints.
//!
//! * [`diagnostic`]: findings about a file, as text with carets, as plain lines, as JSON.
//! * [`json_error`]: the same for tournaments in JSON.
//! * [`show`]: what was understood of a tournament.
//! * [`standings`]: who is ranked where, as table, CSV, Markdown and JSON.
//! * [`explain`]: the arithmetic behind every value.
//! * [`notice`]: what there is to say about standings, and why there are none.
//! * [`catalogue`], [`editions`]: the criteria and the editions of the regulations.
//! * [`loss`]: what a format cannot hold.
//! * [`cli`]: the help and the errors of the command line.
//! * [`rating`]: rating reports, and whether an event can be rated.
//! * [`crosstable`], [`pairings`], [`boards`], [`card`], [`charts`], [`site`]: who met whom, who plays whom, the boards of a
//!   team event, everything about one participant, pictures, all of it as pages.
//! * [`value`]: the value of a criterion as people write it.
//! * [`page`], [`html`]: any list as data, and in its forms.
//! * [`playoff`]: plans of play-offs, what they decided, lots, tables of round robins.
//! * [`number`]: numbers, points and dates as people write them.
//!
//! Some texts name options of the command line, as what can be done about a finding.
//!
//! ```
//! use exaequo_model::Points;
//! use exaequo_report::{Lang, number};
//!
//! assert_eq!(number::points(Lang::En, Points::from_halves(9)), "4½");
//! assert_eq!(number::points(Lang::Fr, Points::from_hundredths(1_725)), "17,25");
//! ```

mod clean;
mod collate;
mod format;
mod json;
mod not_toml;
mod noun;
mod say;

pub mod boards;
pub mod card;
pub mod catalogue;
pub mod charts;
pub mod cli;
pub mod crosstable;
pub mod diagnostic;
pub mod editions;
pub mod explain;
pub mod json_error;
pub mod loss;
pub mod notice;
pub mod number;
pub mod page;
pub mod pairings;
pub mod playoff;
pub mod rating;
pub mod show;
pub mod site;
pub mod standings;
pub mod value;

pub use exaequo_lang::{Lang, UnknownLang};
pub use exaequo_page::{Palette, html, wrapped};
pub use format::Format;
pub use noun::Noun;
