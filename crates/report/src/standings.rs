//! Standings: as a page in every form, and as JSON.

pub(crate) mod heading;
pub(crate) mod json;
pub(crate) mod notes;
mod terms;
pub(crate) mod who;

use std::ops::ControlFlow;

pub use exaequo_json::Layout;
pub(crate) use terms::{Explained, games, multiplies, steps};
pub use who::title;

pub use exaequo_event::Chosen;
use exaequo_event::{self as event, SourceFile};
use exaequo_json::{Sink, collected};
use exaequo_tiebreak::Standings;

use crate::Lang;
use crate::page::Page;
use crate::playoff::{MergedSheet, PlayedOff};

/// The standings as a page; after a play-off, with what it decided.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, standings};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let page = standings::page(&event.standings("DE")?, Lang::En);
/// assert!(page.to_markdown().contains("Alyx"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(standings: &event::Standings, lang: Lang) -> Page {
    match MergedSheet::of(standings) {
        Some(merged) => merged.page(lang),
        None => Sheet::from(standings).page(lang),
    }
}

/// The standings of one of several files: rows for programs begin with the name of the file.
pub fn page_of_file(standings: &event::Standings, file: &str, lang: Lang) -> Page {
    let mut page = page(standings, lang);
    page.of_file(file);
    page
}

/// The standings as `exaequo/standings/1`, ending with a newline; after a play-off, with what it decided.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::standings::{self, Detail, Layout};
/// use exaequo_report::Lang;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let json = standings::json(&event.standings("DE")?, Detail::Values, Layout::Pretty, Lang::En);
/// assert!(json.contains("exaequo/standings/1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn json(standings: &event::Standings, detail: Detail, layout: Layout, lang: Lang) -> String {
    collected(|sink| write(standings, lang, (layout, detail), sink))
}

/// The same with a line for each row, piece by piece: the text of a large event is never in memory as a whole.
pub fn write_json(
    standings: &event::Standings,
    detail: Detail,
    lang: Lang,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    write(standings, lang, (Layout::Pretty, detail), sink)
}

fn write(
    standings: &event::Standings,
    lang: Lang,
    manner: (Layout, Detail),
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let play_off = standings.playoff().map(PlayedOff::from);
    let rows = play_off.map_or(json::Rows::All, json::Rows::PlayedOff);
    json::write(&Sheet::from(standings), rows, lang, manner, sink)
}

/// Standings, and how they came about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet<'a> {
    /// The standings as they were computed.
    pub(crate) standings: &'a Standings,
    /// Who chose the edition.
    pub(crate) chosen: Chosen,
    /// The file they are of, with what there is to say about it.
    pub(crate) source: Option<&'a SourceFile>,
}

/// Whether values carry their terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The values alone, without their terms.
    Values,
    /// Values with their terms.
    Terms,
}

impl<'a> From<&'a event::Standings> for Sheet<'a> {
    fn from(standings: &'a event::Standings) -> Self {
        Self { standings: standings.table(), chosen: standings.chosen(), source: standings.source() }
    }
}
