//! Standings: as a table for people, as CSV, Markdown and JSON.

mod csv;
mod grid;
pub(crate) mod json;
mod markdown;
pub(crate) mod notes;
#[cfg(feature = "schema")]
mod schema;
pub(crate) mod table;
mod terms;
pub(crate) mod who;

pub use crate::value::Layout;
pub use csv::Csv;
pub(crate) use grid::{Align, Column, Grid};
pub(crate) use notes::labelled;
#[cfg(feature = "schema")]
pub use schema::schema;
#[cfg(feature = "schema")]
pub(crate) use schema::{Explained as ExplainedValue, Step as StepForm};
pub(crate) use terms::{Explained, games, multiplies, write_steps, write_terms};

pub use exaequo_event::Chosen;
use exaequo_event::Source;
use exaequo_tiebreak::Standings;
use exaequo_trf::Reading;

use crate::Lang;
use crate::diagnostic::Look;
use crate::page::Page;
use crate::playoff::stage;

/// Standings, and how they came about.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::diagnostic::Look;
/// use exaequo_report::standings::{Csv, Sheet};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let standings = event.standings("DE")?;
/// let sheet = Sheet::from(&standings);
/// assert!(sheet.to_table(&Look::plain(Lang::En)).contains("Alyx"));
/// let csv = Csv::ONE.write(&sheet, "duel.trf");
/// assert!(csv.starts_with("rank,shared,number,title,name,federation,rating,PTS,DE"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The standings.
    pub standings: &'a Standings,
    /// Who chose the edition.
    pub chosen: Chosen,
    /// What there is to say about the file.
    pub reading: Option<&'a Reading>,
}

/// Whether values carry their terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Values only.
    Values,
    /// Values with their terms.
    Terms,
}

impl<'a> From<&'a exaequo_event::Standings> for Sheet<'a> {
    fn from(standings: &'a exaequo_event::Standings) -> Self {
        Self {
            standings: standings.table(),
            chosen: standings.chosen(),
            reading: standings.source().and_then(Source::trf),
        }
    }
}

impl Sheet<'_> {
    /// The table, with everything that was decided under it.
    pub fn to_table(&self, look: &Look) -> String {
        let (heading, notes) = (table::heading(self, look), notes::notes(self, look));
        let rows = table::grid(self, look.lang).to_text(0, usize::MAX, &look.palette);
        let play_off = self.play_off(look.lang).blocks_text(look, usize::MAX);
        format!("{heading}{rows}{play_off}\n{notes}")
    }

    /// The play-off in the same file, as a page of its own; empty where there is none.
    fn play_off(&self, lang: Lang) -> Page {
        let mut page = Page::new(lang, "play-off", "");
        page.blocks = stage::blocks(&self.standings.field.tournament, lang);
        page
    }

    /// The same for web pages and documents.
    pub fn to_markdown(&self, lang: Lang) -> String {
        markdown::write(self, lang)
    }

    /// `exaequo/standings/1`, ending with a newline.
    pub fn to_json(&self, lang: Lang, layout: Layout, detail: Detail) -> String {
        json::write(self, None, lang, layout, detail)
    }
}
