//! Standings: as a page in every form, and as JSON.

pub(crate) mod heading;
pub(crate) mod json;
pub(crate) mod notes;
mod terms;
pub(crate) mod who;

pub use exaequo_json::Layout;
pub(crate) use terms::{Explained, games, multiplies, steps};

pub use exaequo_event::Chosen;
use exaequo_event::SourceFile;
use exaequo_tiebreak::Standings;
use exaequo_trf::TrfReading;

use crate::Lang;

/// Standings, and how they came about.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::standings::{Detail, Layout, Sheet};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let standings = event.standings("DE")?;
/// let sheet = Sheet::from(&standings);
/// assert!(sheet.to_page(Lang::En).to_markdown().contains("Alyx"));
/// let json = sheet.to_json(Lang::En, Layout::Pretty, Detail::Values);
/// assert!(json.contains("exaequo/standings/1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The standings.
    pub standings: &'a Standings,
    /// Who chose the edition.
    pub chosen: Chosen,
    /// What there is to say about the file.
    pub reading: Option<&'a TrfReading>,
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
            reading: standings.source().and_then(SourceFile::trf),
        }
    }
}

impl Sheet<'_> {
    /// `exaequo/standings/1`, ending with a newline.
    pub fn to_json(&self, lang: Lang, layout: Layout, detail: Detail) -> String {
        json::write(self, json::Rows::All, lang, layout, detail)
    }
}
