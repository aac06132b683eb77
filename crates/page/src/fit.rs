//! A table on a terminal: shortened where it is a little too wide, continued below where it is much too wide.

use std::fmt::Write as _;

use crate::grid::{GAP, Grid, NARROW, Width};
use crate::{Align, Lang, Palette, Role, Table, text_width};

/// Names are not made shorter than this.
const SHORTEST: usize = 12;
/// Unless a few letters less keep the table in one piece.
const AT_LEAST: usize = 7;

/// The table as text, no wider than asked for where that can be; the head is set in `strong` of the palette.
pub(super) fn text(table: &Table, lang: Lang, width: Width, palette: &Palette) -> String {
    let mut grid = Grid::new(table, lang);
    shorten(&mut grid, width.table);
    let strong = palette.strong;
    let mut out = String::with_capacity((total(&grid) + 4).saturating_mul(table.rows.len() + 1));
    for (index, band) in bands(&grid, width.table).iter().enumerate() {
        out.push_str(if index > 0 { "\n" } else { "" });
        let _ = write!(out, "{strong}");
        grid.head(band, width, &mut out);
        let _ = writeln!(out, "{strong:#}");
        grid.rows(band, width, &mut out);
    }
    out
}

fn total(grid: &Grid<'_>) -> usize {
    let widths = grid.columns.iter().map(|column| column.width);
    widths.sum::<usize>() + GAP * grid.columns.len().saturating_sub(1)
}

/// What the widest part needs if names are as short as they should be: those that name the row, and a column.
fn widest_part(grid: &Grid<'_>) -> usize {
    let columns = |data| grid.columns.iter().filter(move |column| (column.column.role == Role::Data) == data);
    let key = |align, width: usize| if align == Align::Left { width.min(SHORTEST) } else { width } + GAP;
    let keys: usize = columns(false).map(|column| key(column.column.align, column.width)).sum();
    keys + columns(true).map(|column| column.width).max().unwrap_or(0)
}

/// Takes what is too much from sentences, which go on below, and from names, the longest first.
fn shorten(grid: &mut Grid<'_>, width: usize) {
    let mut excess = total(grid).saturating_sub(width);
    let mut less = |column: &mut crate::grid::Measured<'_>, least: usize| {
        let least = least.max(text_width(&column.column.head));
        let less = excess.min(column.width.saturating_sub(least));
        column.width -= less;
        excess -= less;
    };
    for column in grid.columns.iter_mut().filter(|column| column.column.align == Align::Wrapped) {
        less(column, NARROW);
    }
    let least = if widest_part(grid) > width { AT_LEAST } else { SHORTEST };
    let mut words: Vec<_> =
        grid.columns.iter_mut().filter(|column| column.column.align == Align::Left).collect();
    words.sort_by_key(|column| std::cmp::Reverse(column.width));
    for column in words {
        less(column, least);
    }
}

/// Which columns stand together: all of them, or as many as fit, those that name the row in each part.
fn bands(grid: &Grid<'_>, width: usize) -> Vec<Vec<usize>> {
    let all = 0..grid.columns.len();
    let is_key = |index: &usize| grid.columns[*index].column.role != Role::Data;
    let keys: Vec<usize> = all.clone().filter(is_key).collect();
    let fixed: usize = keys.iter().map(|&index| grid.columns[index].width + GAP).sum();
    if total(grid) <= width || keys.is_empty() {
        return vec![all.collect()];
    }
    let mut bands = Vec::new();
    let (mut band, mut used) = (keys.clone(), fixed);
    for index in all.filter(|index| !is_key(index)) {
        let size = grid.columns[index].width + GAP;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Column};

    fn width(columns: usize) -> Width {
        Width { table: columns, sentence: columns }
    }

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
        let text = text(&table(), Lang::En, width(60), &Palette::PLAIN);
        assert_eq!(
            text,
            "Rank  Name                         R1   R2  Pts\n   1  Maria Magdalena Gutierrez  12w1  3b½    2\n"
        );
    }

    #[test]
    fn names_are_shortened_before_columns_move() {
        let text = text(&table(), Lang::En, width(40), &Palette::PLAIN);
        assert_eq!(
            text,
            "Rank  Name                  R1   R2  Pts\n   1  Maria Magdalena G…  12w1  3b½    2\n"
        );
    }

    #[test]
    fn what_is_much_too_wide_goes_on_below() {
        let text = text(&table(), Lang::En, width(26), &Palette::PLAIN);
        assert_eq!(
            text,
            "Rank  Name            R1\n   1  Maria Magda…  12w1\n\nRank  Name           R2\n   1  Maria Magda…  3b½\n\nRank  Name          Pts\n   1  Maria Magda…    2\n"
        );
    }
}
