//! A table on a terminal: shortened where it is a little too wide, continued below where it is much too wide.

use super::{Align, Role, Table};
use crate::clean::{text_width, width};
use crate::standings::{Align as GridAlign, Column as GridColumn, Grid};
use crate::{Lang, Palette};

/// Blanks between two columns of a grid.
const GAP: usize = 2;
/// Names are not made shorter than this.
const SHORTEST: usize = 12;
/// Unless a few letters less keep the table in one piece.
const AT_LEAST: usize = 7;

/// The table as text, `width` columns wide where that can be.
pub(super) fn text(table: &Table, lang: Lang, width: usize, palette: &Palette) -> String {
    let rows: Vec<Vec<String>> =
        table.rows.iter().map(|row| row.cells.iter().map(|cell| cell.shown(lang)).collect()).collect();
    let fitted = Fitted::new(table, rows, width);
    let bands = fitted.bands(table, width);
    let text = |band: &Vec<usize>| fitted.grid(table, band).to_text(0, width, palette);
    bands.iter().map(text).collect::<Vec<_>>().join("\n")
}

/// A table with its widths.
struct Fitted {
    rows: Vec<Vec<String>>,
    widths: Vec<usize>,
}

impl Fitted {
    fn new(table: &Table, rows: Vec<Vec<String>>, width: usize) -> Self {
        let widest = |index: usize| {
            let cells = rows.iter().filter_map(|row| row.get(index)).map(|cell| text_width(cell));
            cells.chain([text_width(&table.columns[index].head)]).max().unwrap_or(0)
        };
        let widths = (0..table.columns.len()).map(widest).collect();
        let mut fitted = Self { rows, widths };
        fitted.shorten(table, width);
        fitted
    }

    fn total(&self) -> usize {
        self.widths.iter().sum::<usize>() + GAP * self.widths.len().saturating_sub(1)
    }

    /// What the widest part needs if names are as short as they should be: those that name the row, and a column.
    fn widest_part(&self, table: &Table) -> usize {
        let columns = || table.columns.iter().zip(&self.widths);
        let keys = columns().filter(|(column, _)| column.role != Role::Data);
        let keys: usize = keys
            .map(|(column, width)| if column.align == Align::Left { *width.min(&SHORTEST) } else { *width } + GAP)
            .sum();
        keys + columns()
            .filter(|(column, _)| column.role == Role::Data)
            .map(|(_, width)| *width)
            .max()
            .unwrap_or(0)
    }

    /// Takes what is too much from the names, the longest first.
    fn shorten(&mut self, table: &Table, width: usize) {
        let mut excess = self.total().saturating_sub(width);
        let mut words: Vec<usize> =
            (0..self.widths.len()).filter(|&index| table.columns[index].align == Align::Left).collect();
        words.sort_by_key(|&index| std::cmp::Reverse(self.widths[index]));
        let least = if self.widest_part(table) > width { AT_LEAST } else { SHORTEST };
        for index in words {
            let least = least.max(text_width(&table.columns[index].head));
            let less = excess.min(self.widths[index].saturating_sub(least));
            if less > 0 {
                self.widths[index] -= less;
                excess -= less;
                let most = self.widths[index];
                self.rows.iter_mut().filter_map(|row| row.get_mut(index)).for_each(|cell| cut(cell, most));
            }
        }
    }

    /// Which columns stand together: all of them, or as many as fit, those that name the row in each part.
    fn bands(&self, table: &Table, width: usize) -> Vec<Vec<usize>> {
        let all = 0..table.columns.len();
        let is_key = |index: &usize| table.columns[*index].role != Role::Data;
        let keys: Vec<usize> = all.clone().filter(is_key).collect();
        let fixed: usize = keys.iter().map(|&index| self.widths[index] + GAP).sum();
        if self.total() <= width || keys.is_empty() {
            return vec![all.collect()];
        }
        let mut bands = Vec::new();
        let (mut band, mut used) = (keys.clone(), fixed);
        for index in all.filter(|index| !is_key(index)) {
            let size = self.widths[index] + GAP;
            if used + size > width + GAP && band.len() > keys.len() {
                bands.push(std::mem::replace(&mut band, keys.clone()));
                used = fixed;
            }
            band.push(index);
            used += size;
        }
        bands.push(band);
        for band in &mut bands {
            band.sort_unstable();
        }
        bands
    }

    fn grid(&self, table: &Table, band: &[usize]) -> Grid {
        let column = |&index: &usize| {
            let column = &table.columns[index];
            let align = match column.align {
                Align::Left => GridAlign::Left,
                Align::Center | Align::Right => GridAlign::Right,
                Align::Decimal => GridAlign::Decimal,
            };
            GridColumn::new(column.head.clone(), align)
        };
        let mut grid = Grid::new(band.iter().map(column).collect());
        for row in &self.rows {
            grid.push(band.iter().map(|&index| row.get(index).cloned().unwrap_or_default()).collect());
        }
        grid
    }
}

/// Shortens a text to so many columns, with an ellipsis.
fn cut(text: &mut String, most: usize) {
    if text_width(text) <= most {
        return;
    }
    let mut used = 0;
    let end = text.char_indices().find(|(_, letter)| {
        used += width(*letter);
        used + 1 > most
    });
    text.truncate(end.map_or(text.len(), |(position, _)| position));
    text.push('…');
}

#[cfg(test)]
mod tests {
    use super::super::{Cell, Column};
    use super::*;

    fn table() -> Table {
        let mut table = Table::new(
            "",
            vec![
                Column::number("rank", "Rank").key(),
                Column::name("name", "Name"),
                Column::sign("r1", "R1"),
                Column::sign("r2", "R2"),
                Column::decimal("pts", "Pts"),
            ],
        );
        let cells = ["12w1", "3b½"].map(|sign| Cell::sign(sign, sign));
        let [one, two] = cells;
        let name = Cell::person("Maria Magdalena Gutierrez");
        table.push(vec![Cell::Whole(1), name, one, two, Cell::Whole(2)]);
        table
    }

    #[test]
    fn what_fits_is_left_alone() {
        let text = text(&table(), Lang::En, 60, &Palette::PLAIN);
        assert_eq!(
            text,
            "Rank  Name                         R1   R2  Pts\n   1  Maria Magdalena Gutierrez  12w1  3b½    2\n"
        );
    }

    #[test]
    fn names_are_shortened_before_columns_move() {
        let text = text(&table(), Lang::En, 40, &Palette::PLAIN);
        assert_eq!(
            text,
            "Rank  Name                  R1   R2  Pts\n   1  Maria Magdalena G…  12w1  3b½    2\n"
        );
    }

    #[test]
    fn what_is_much_too_wide_goes_on_below() {
        let text = text(&table(), Lang::En, 26, &Palette::PLAIN);
        assert_eq!(
            text,
            "Rank  Name            R1\n   1  Maria Magda…  12w1\n\nRank  Name           R2\n   1  Maria Magda…  3b½\n\nRank  Name          Pts\n   1  Maria Magda…    2\n"
        );
    }
}
