//! Everything people read: pages and sentences in English, French and Spanish.
//!
//! Other crates hold facts; the sentences are here, in English, and complete at compile time: every text is written
//! with [`say!`] in an arm of an exhaustive `match`, so that a new problem or a new option does not compile until it has
//! its text, nor a text until it is translated. Nothing here reads files, the environment or the clock, and nothing prints.
//!
//! * [`check`]: everything that is wrong with a file, as text with carets, as plain lines, as a list, as JSON;
//!   [`diagnostic`]: the sentences.
//! * [`json_error`]: the same for tournaments in JSON.
//! * [`show`]: what was understood of a tournament.
//! * [`standings`]: who is ranked where, as table, CSV, Markdown and JSON.
//! * [`group`]: standings of women, juniors, a class of ratings …
//! * [`mod@explain`]: the arithmetic behind every value.
//! * [`moved`]: who moves where other rules apply.
//! * [`notice`]: what there is to say about standings; [`error`]: errors of the library.
//! * [`catalogue`], [`editions`]: the criteria and the editions of the regulations.
//! * [`loss`]: what a format cannot hold.
//! * [`rating`]: rating reports, and whether an event can be rated.
//! * [`crosstable`], [`pairings`], [`boards`], [`card`]: who met whom, who plays whom, the boards of a team event,
//!   everything about one participant.
//! * [`players`], [`teams`], [`missing`], [`statistics`]: who takes part, who plays for whom, which results are not in yet,
//!   and what is worth telling of all of them.
//! * [`value`]: the value of a criterion as people write it.
//! * [`page`], [`html`]: any list as data, and in its forms.
//! * [`playoff`]: plans of play-offs, what they decided, lots, tables of round robins.
//! * [`prizes`]: who gets what, and how each amount came about.
//! * [`number`]: numbers, points and dates as people write them; [`list`]: several things one after the other.
//!
//! ```
//! use exaequo_event::{Event, date};
//! use exaequo_report::diagnostic::Look;
//! use exaequo_report::{Lang, crosstable, number, standings};
//!
//! let mut event = Event::new("Duel", date(2026, 3, 7), 1);
//! let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! let round = event.pair([(alyx, bruno)])?;
//! event.set_result(round, alyx, "1/2-1/2")?;
//!
//! let ranked = event.standings("DE, SB")?;
//! println!("{}", standings::page(&ranked, Lang::Fr).to_text(&Look::plain(Lang::Fr)));
//! let page = crosstable::page(&ranked, crosstable::Options::default(), Lang::Es);
//! let (html, csv, xlsx) = (page.to_html(), page.to_csv(), page.to_xlsx());
//! # assert!(!html.is_empty() && !csv.is_empty() && !xlsx.is_empty());
//! assert_eq!(number::date(Lang::Fr, date(2026, 3, 7)), "7 mars 2026");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use exaequo_event::{RankingError, Standings, Whom};

use crate::diagnostic::Look;

mod tally;

pub mod boards;
pub mod card;
pub mod catalogue;
mod charts;
pub mod check;
pub mod crosstable;
pub mod drafted;
pub mod editions;
pub mod explain;
pub mod group;
pub mod missing;
pub mod moved;
pub mod page;
pub mod pairings;
pub mod players;
pub mod playoff;
pub mod prizes;
pub mod rating;
pub mod show;
pub mod standings;
pub mod statistics;
pub mod teams;

pub use exaequo_page::{Palette, html, wrapped};
pub use exaequo_words::{
    Lang, Noun, UnknownLang, criterion, diagnostic, error, format, json_error, list, loss, names, notice,
    number, provision, say, text, value,
};

/// The arithmetic behind a value as text, without colours: of a participant by id, number or name, by a criterion of the
/// list or any other.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, explain};
///
/// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// let round = event.pair([(alyx, bruno)])?;
/// event.set_result(round, alyx, "1-0")?;
/// let text = explain(&event.standings("BH, SB")?, "Bruno", "BH", Lang::Fr)?;
/// assert!(text.starts_with("Duel\n2 Bruno"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(
    standings: &Standings,
    who: impl Into<Whom>,
    criterion: &str,
    lang: Lang,
) -> Result<String, RankingError> {
    let explanation = standings.explain(who, criterion)?;
    Ok(explain::page(&explanation, lang).to_text(&Look::plain(lang)))
}
