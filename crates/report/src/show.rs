//! What was understood of a tournament: the event, who takes part, what was played, what was assumed.

mod count;
mod overview;
mod page;
mod remarks;
mod stakes;
mod words;

use exaequo_model::Tournament;
use exaequo_trf::TrfReading;

use crate::Lang;
use crate::json::pretty;
use crate::page::Page;

pub use overview::Overview;
pub(crate) use stakes::{stake_words, stakes};
pub(crate) use words::system_words;

/// Name and version of the form.
const SCHEMA: &str = "exaequo/show/1";

/// A tournament, and the file it was read from.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::show::{Overview, Read};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let read = Read { name: "duel.json", tournament: event.tournament(), reading: None };
/// let overview = Overview::new(Lang::En, &read);
/// assert!(overview.to_page(Lang::En).to_plain().contains("Duel"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Read<'a> {
    /// Name of the file.
    pub name: &'a str,
    /// What was read.
    pub tournament: &'a Tournament,
    /// What there is to say about the file; `None` for JSON, where a tournament is all there is.
    pub reading: Option<&'a TrfReading>,
}

impl Overview {
    /// The overview as a page.
    pub fn to_page(&self, lang: Lang) -> Page {
        page::page(self, lang)
    }

    /// The JSON text, ending with a newline.
    pub fn to_json(&self) -> String {
        pretty(self)
    }
}

/// The JSON Schema of the form, kept in `schemas/show-1.json`.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    crate::json::schema_of::<Overview>(SCHEMA)
}
