//! What was understood of a tournament: the event, who takes part, what was played, what was assumed.

mod overview;
mod page;
mod remarks;
mod stakes;
mod words;

use exaequo_event::{Event, Ranking, SourceFile};
use exaequo_model::Tournament;
use exaequo_trf::TrfReading;

use crate::Lang;
use crate::page::{Page, foot_of};

use overview::Overview;
pub(crate) use stakes::{stake_words, stakes};

/// What was understood of an event, as a page; the name is that of its file.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, show};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// assert!(show::page(&event, "duel.json", Lang::En).to_plain().contains("Duel"));
/// assert!(show::json(&event, "duel.json", Lang::En).contains("exaequo/show/1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(event: &Event, name: &str, lang: Lang) -> Page {
    let mut page = page::page(&Overview::new(lang, &Read::of(event, name)), lang);
    page.foot = foot_of(event, &Ranking::default(), lang);
    page
}

/// The same without what was assumed, for a page that lists it with the lines of the file.
pub fn facts(event: &Event, name: &str, lang: Lang) -> Page {
    page::facts(&Overview::new(lang, &Read::of(event, name)), lang)
}

/// The same as `exaequo/show/1`, ending with a newline.
pub fn json(event: &Event, name: &str, lang: Lang) -> String {
    Overview::new(lang, &Read::of(event, name)).to_json()
}

/// A tournament, and the file it was read from.
#[derive(Clone, Copy, Debug)]
struct Read<'a> {
    /// Name of the file.
    name: &'a str,
    /// What was read.
    tournament: &'a Tournament,
    /// What there is to say about the file; `None` for JSON, where a tournament is all there is.
    reading: Option<&'a TrfReading>,
}

impl<'a> Read<'a> {
    fn of(event: &'a Event, name: &'a str) -> Self {
        Self { name, tournament: event.tournament(), reading: event.source().and_then(SourceFile::trf) }
    }
}
