//! Standings as a page, for those forms that have no writer of their own.

use super::ranking::{OPTIONAL, criteria_cells, criteria_columns, sheet_notes, who_cells, who_columns};
use super::{Block, Page, Table, Tone};
use crate::playoff::stage;
use crate::standings::{Sheet, table};
use crate::{Lang, say};

impl Sheet<'_> {
    /// The standings as a page.
    pub fn to_page(&self, lang: Lang) -> Page {
        self.page_with(stage::blocks(&self.standings.field.tournament, lang), lang)
    }

    /// The same with something else about the play-off between the standings and their notes.
    pub(crate) fn page_with(&self, play_off: Vec<Block>, lang: Lang) -> Page {
        let standings = self.standings;
        let title = table::after(self, lang);
        let mut page = Page::of_event(lang, "standings", &standings.field.tournament, title);
        let mut columns = who_columns(lang);
        columns.extend(criteria_columns(standings, lang));
        let caption = say!(lang, "Standings");
        let mut rows = Table::new(caption, columns);
        rows.rows.reserve(standings.rows.len());
        for row in &standings.rows {
            let mut cells = who_cells(standings, row, lang);
            cells.extend(criteria_cells(standings, row.participant));
            rows.push_toned(cells, if row.rank.is_some() { Tone::Usual } else { Tone::Faint });
        }
        rows.drop_empty(&OPTIONAL);
        page.blocks.push(Block::Table(rows));
        page.blocks.extend(play_off);
        page.blocks.push(Block::Notes(sheet_notes(self, lang)));
        page
    }
}
