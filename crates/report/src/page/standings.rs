//! Standings as a page.

use exaequo_tiebreak::{RankedRow, Sharing};

use super::ranking::{
    Decisions, OPTIONAL, criteria_cells, criteria_columns, decided_column, deciding_column, more_cells,
    more_columns, who_cells, who_columns,
};
use super::{Block, Cell, Column, Emphasis, Page, Readers, Table, Tone, foot, of_event};
use crate::playoff::stage;
use crate::standings::{Sheet, heading, notes};
use crate::{Lang, say};

impl Sheet<'_> {
    /// The standings as a page.
    pub(crate) fn page(&self, lang: Lang) -> Page {
        self.page_with(stage::blocks(&self.standings.field.tournament, lang), lang)
    }

    /// The same with something else about the play-off between the standings and their notes.
    pub(crate) fn page_with(&self, mut play_off: Vec<Block>, lang: Lang) -> Page {
        let title = heading::after(self, lang);
        let mut page = of_event(lang, "standings", &self.standings.field.tournament, title);
        page.name = heading::name(self, lang);
        page.foot = foot(self, lang);
        page.table(self.rows(lang));
        // Programs read one table, the same in every file.
        for block in &mut play_off {
            if let Block::Table(table) = block {
                table.readers = Readers::People;
            }
        }
        page.blocks.extend(play_off);
        page.notes(notes::first(self, lang));
        page.fold(notes::summary(lang), notes::rules(self, lang));
        page
    }

    fn rows(&self, lang: Lang) -> Table {
        let standings = self.standings;
        let caption = say!(lang, "Standings");
        let mut table = Table::new(caption, self.columns(lang));
        table.rows.reserve(standings.rows.len());
        let decided = Decisions::new(standings, lang);
        let is_points = |column: &Column| column.weight == Emphasis::Strong;
        let first = table.columns.iter().position(is_points).unwrap_or(0);
        for row in &standings.rows {
            let tone = if row.rank.is_some() { Tone::Usual } else { Tone::Faint };
            let mut cells = Vec::with_capacity(table.columns.len());
            self.cells(row, &mut cells, lang);
            cells.push(decided.cell(row));
            table.push_toned(cells, tone);
            if let Some(last) = table.rows.last_mut() {
                last.decided_in = deciding_column(standings, row, first);
            }
        }
        table.hide_empty(&OPTIONAL);
        table
    }

    fn columns(&self, lang: Lang) -> Vec<Column> {
        let mut columns = who_columns(lang);
        columns.insert(1, Column::text("shared", "").for_programs());
        columns.extend(criteria_columns(self.standings, lang));
        columns.extend(more_columns(lang));
        columns.push(decided_column(lang));
        columns
    }

    fn cells(&self, row: &RankedRow, cells: &mut Vec<Cell>, lang: Lang) {
        let standings = self.standings;
        let [rank, rest @ ..] = who_cells(standings, row);
        cells.extend([rank, Cell::Flag(row.place == Sharing::Shared)]);
        cells.extend(rest);
        cells.extend(criteria_cells(standings, row.participant));
        cells.extend(more_cells(standings, row, lang));
    }
}
