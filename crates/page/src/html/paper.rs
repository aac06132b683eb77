//! How a page goes on paper: upright or on its side, how large its letters are, and whether a table is parted.
//!
//! A long list that is a little too wide has letters a point smaller, since on its side it takes twice the sheets; so has
//! one of at most five rounds, which people expect upright, and a crosstable of them has still smaller ones if need be. A page
//! that is wider is laid on its side, then its letters become smaller, down to seven points; a table that is still too wide
//! is printed in parts, each beginning with the names. One for a wall keeps its large letters, and of its columns those that
//! stay in sight on a telephone, then the first ones. How wide letters are is taken from a broad typeface, so that what is
//! measured here fits where others are used.

use crate::{Align, Emphasis, Lang, Narrow, Page, Paper, Print, Role, Shape, Table, width};

/// Points of a typeface, in tenths.
type Tenths = u32;

/// As lists are read on a table, and the smallest that can be read.
const USUAL: Tenths = 95;
const SMALL: Tenths = 85;
const SMALLEST: Tenths = 75;
const LEAST: Tenths = 70;
/// On sheets that are filled in.
const APART: Tenths = 110;
/// On a wall.
const WALL: Tenths = 140;
/// About as many rows as a sheet has.
const SHEET: usize = 45;
/// The most rounds a list has that stays upright.
const FEW_ROUNDS: usize = 5;
/// Between two sizes.
const STEP: usize = 5;
/// What is left free at both sides together, and between two columns of a list, in points.
const MARGINS: u32 = 68;
const BETWEEN: u32 = 23;
/// Around what is in a cell, and the widest a column of words is taken to be, in thousandths of the size of letters.
const PADDING: u32 = 800;
const WIDEST: u32 = 14_000;
const WIDEST_ON_WALL: u32 = 9_000;

/// How a page lies and how large its letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fit {
    pub(crate) is_on_its_side: bool,
    pub(crate) size: Tenths,
}

impl Fit {
    /// When nothing else fits.
    const LAST: Self = Self { is_on_its_side: true, size: LEAST };
}

/// Measured columns of a table, in thousandths of the size of letters.
struct Measured {
    columns: Vec<MeasuredColumn>,
}

struct MeasuredColumn {
    index: usize,
    width: u32,
    role: Role,
    /// Whether it stays in sight on a telephone.
    is_kept: bool,
}

impl Page {
    /// How the page goes on paper.
    pub(crate) fn fit(&self) -> Fit {
        let first = match self.print {
            Print::Usual => USUAL,
            Print::Apart => APART,
            Print::Small => SMALL,
            Print::Smallest => SMALLEST,
            Print::Wall => return Fit { is_on_its_side: false, size: WALL },
        };
        let tables = self.tables_for_people().filter(|table| !matches!(table.shape, Shape::Slips(_)));
        let widths: Vec<u32> = tables.map(|table| self.measured(table).width()).collect();
        let fits = |fit: &Fit| widths.iter().all(|width| *width <= self.room(*fit));
        let sizes = |least: Tenths| (least..=first).rev().step_by(STEP);
        let upright =
            sizes(self.least_upright(first).min(first)).map(|size| Fit { is_on_its_side: false, size });
        let on_its_side = sizes(LEAST).map(|size| Fit { is_on_its_side: true, size });
        upright.chain(on_its_side).find(fits).unwrap_or(Fit::LAST)
    }

    /// How small letters may become before the page is laid on its side.
    fn least_upright(&self, first: Tenths) -> Tenths {
        let is_sign = |table: &Table, index: usize| table.columns[index].align == Align::Center;
        let signs = |table: &Table| table.for_people().filter(|&index| is_sign(table, index)).count();
        // The signs of one column are the results of a round; those of several are rounds.
        match self.tables_for_people().map(signs).max().unwrap_or(0) {
            2..=FEW_ROUNDS if self.print != Print::Apart => LEAST,
            0..=FEW_ROUNDS => SMALL,
            _ if self.is_long() || self.print == Print::Apart => SMALL,
            _ => first,
        }
    }

    /// Whether it takes several sheets.
    fn is_long(&self) -> bool {
        self.tables_for_people().map(|table| table.rows.len()).sum::<usize>() > SHEET
    }

    /// The columns of a table on paper, in as many parts as it needs; none where they stand as on the screen.
    pub(crate) fn parts(&self, table: &Table, fit: Fit) -> Vec<Vec<usize>> {
        let parts = match self.print {
            Print::Wall => vec![self.measured(table).first(self.room(fit))],
            _ if fit == Fit::LAST => self.measured(table).parts(self.room(fit)),
            _ => return Vec::new(),
        };
        let is_whole = matches!(parts.as_slice(), [one] if one.len() == table.for_people().count());
        if is_whole { Vec::new() } else { parts }
    }

    fn measured(&self, table: &Table) -> Measured {
        let widest = if self.print == Print::Wall { WIDEST_ON_WALL } else { WIDEST };
        Measured::new(table, self.lang, widest)
    }

    /// How wide a table may be, in thousandths of the size of letters.
    fn room(&self, fit: Fit) -> u32 {
        let (short, long) = match self.paper.unwrap_or_default() {
            Paper::A4 => (595, 842),
            Paper::Letter => (612, 792),
        };
        let points = if fit.is_on_its_side { long } else { short } - MARGINS;
        let points = if self.print == Print::Wall { (points - BETWEEN) / 2 } else { points };
        points * 10_000 / fit.size
    }
}

impl Measured {
    fn new(table: &Table, lang: Lang, most: u32) -> Self {
        let column = |index: usize| {
            let column = &table.columns[index];
            let decimals = table.decimals(index);
            let mut text = String::new();
            let cells = table.rows.iter().filter_map(|row| row.cells.get(index));
            let widths = cells.map(|cell| {
                text.clear();
                cell.show_with(lang, decimals, &mut text);
                em(&text)
            });
            let widest = widths.max().unwrap_or(0);
            let widest = if column.weight == Emphasis::Strong { widest * 11 / 10 } else { widest };
            let widest = widest.max(em(&column.head) * 11 / 10);
            let can_wrap = matches!(column.align, Align::Left | Align::Wrapped);
            let width = PADDING + if can_wrap { widest.min(most) } else { widest };
            MeasuredColumn { index, width, role: column.role, is_kept: column.narrow == Narrow::Kept }
        };
        Self { columns: table.for_people().map(column).collect() }
    }

    fn width(&self) -> u32 {
        self.columns.iter().map(|column| column.width).sum()
    }

    /// As many columns as there is room for: those that are looked for, then the first of the others.
    fn first(&self, room: u32) -> Vec<usize> {
        let mut used = 0;
        let mut fits = |width: u32| {
            used += width;
            used <= room
        };
        let by_use = |is_kept: bool| self.columns.iter().filter(move |column| column.is_kept == is_kept);
        let columns = by_use(true).chain(by_use(false)).take_while(|column| fits(column.width));
        let mut first: Vec<usize> = columns.map(|column| column.index).collect();
        first.sort_unstable();
        first
    }

    /// As few parts as there can be, about equally wide; each begins with what names the rows.
    fn parts(&self, room: u32) -> Vec<Vec<usize>> {
        if self.width() <= room {
            return vec![self.columns.iter().map(|column| column.index).collect()];
        }
        let heads = || self.columns.iter().filter(|column| column.role != Role::Data);
        let named: u32 = heads().map(|column| column.width).sum();
        let left = room.saturating_sub(named).max(room / 3);
        let rest = self.width() - named;
        let each = rest.div_ceil(rest.div_ceil(left).max(1));
        let mut parts: Vec<Vec<usize>> = Vec::new();
        let (mut used, mut begun) = (u32::MAX / 2, 0);
        for column in self.columns.iter().filter(|column| column.role == Role::Data) {
            let width = column.width;
            // A part ends where its share is used up, or where its room is.
            if used >= each || used + width > left.max(begun) {
                parts.push(heads().map(|head| head.index).collect());
                (used, begun) = (0, width);
            }
            used += width;
            parts.last_mut().into_iter().for_each(|part| part.push(column.index));
        }
        for part in &mut parts {
            part.sort_unstable();
        }
        parts
    }
}

/// How wide a text is, in thousandths of the size of its letters.
pub(crate) fn em(text: &str) -> u32 {
    text.chars().map(letter).sum()
}

fn letter(sign: char) -> u32 {
    match sign {
        '0'..='9' | '½' => 640,
        'i' | 'j' | 'l' | 'I' | 'f' | 't' | 'r' | ' ' | '.' | ',' | ':' | ';' | '\'' | '’' | '(' | ')'
        | '/' | '-' => 420,
        'm' | 'w' | 'M' | 'W' | '–' | '−' | '+' | '=' => 980,
        'A'..='Z' => 720,
        'a'..='z' => 620,
        _ => 720 * u32::try_from(width(sign)).unwrap_or(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Block, Cell, Column};

    /// A crosstable with the given number of rounds.
    fn page(rounds: u32) -> Page {
        let mut columns = vec![
            Column::number("rank", "Rank").key(),
            Column::name("name", "Name"),
            Column::number("rating", "Rating"),
        ];
        columns.extend((1..=rounds).map(|round| Column::sign(format!("r{round}"), format!("R{round}"))));
        columns.push(Column::decimal("points", "Pts"));
        let mut table = Table::new("Crosstable", columns);
        let mut cells = vec![Cell::Whole(120), Cell::person("Blanchette, Maxime"), Cell::Whole(2247)];
        cells.extend((0..rounds).map(|_| Cell::sign("120w½", "120w=")));
        cells.push(Cell::Exact { parts: 450, decimals: 2 });
        table.push(cells);
        let mut page = Page::new(Lang::En, "crosstable", "Open");
        page.table(table);
        page
    }

    #[test]
    fn five_rounds_stay_upright_and_more_lie_on_their_side() {
        assert_eq!(page(5).fit(), Fit { is_on_its_side: false, size: USUAL });
        assert_eq!(page(9).fit(), Fit { is_on_its_side: true, size: USUAL });
        let criteria = |rounds: u32, criteria: usize| {
            let mut page = page(rounds);
            let Some(Block::Table(table)) = page.blocks.first_mut() else { panic!("a table") };
            for index in 0..criteria {
                table.columns.push(Column::decimal(format!("c{index}"), "BH/C1"));
                table.rows[0].cells.push(Cell::Exact { parts: 1_250, decimals: 2 });
            }
            page.fit()
        };
        for many in 1..=7 {
            let fit = criteria(5, many);
            assert!(!fit.is_on_its_side && fit.size >= LEAST, "{many} criteria: {fit:?}");
        }
        assert!(criteria(7, 3).is_on_its_side);
        let many = page(16).fit();
        assert!(many.is_on_its_side && many.size < USUAL && many.size > LEAST, "{many:?}");
    }

    #[test]
    fn a_long_list_stays_upright_with_letters_a_point_smaller() {
        let mut long = page(9);
        let Some(Block::Table(table)) = long.blocks.first_mut() else { panic!("a table") };
        let row = table.rows[0].clone();
        table.rows = vec![row; SHEET + 1];
        assert_eq!(long.fit(), Fit { is_on_its_side: false, size: SMALL });
    }

    #[test]
    fn what_is_wider_than_paper_is_parted_and_nothing_is_lost() {
        for rounds in [21, 40, 99] {
            let page = page(rounds);
            let (table, fit) = (page.tables().next().unwrap(), page.fit());
            assert_eq!(fit, Fit { is_on_its_side: true, size: LEAST });
            let parts = page.parts(table, fit);
            assert!(parts.len() > 1);
            let mut seen: Vec<usize> = parts.concat();
            assert!(parts.iter().all(|part| part.starts_with(&[0, 1])), "the names are repeated");
            let widths = page.measured(table);
            for part in &parts {
                let width: u32 = part.iter().map(|&index| widths.columns[index].width).sum();
                assert!(width <= page.room(fit), "{rounds}: {width}");
            }
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), table.columns.len());
        }
        assert_eq!(page(21).parts(page(21).tables().next().unwrap(), page(21).fit()).len(), 2);
    }

    #[test]
    fn a_list_for_a_wall_has_large_letters_and_its_first_columns() {
        let mut page = page(5);
        page.print = Print::Wall;
        let fit = page.fit();
        assert_eq!(fit, Fit { is_on_its_side: false, size: WALL });
        let parts = page.parts(page.tables().next().unwrap(), fit);
        assert_eq!(parts, [vec![0, 1, 2]]);
        let Some(Block::Table(table)) = page.blocks.first_mut() else { panic!("a table") };
        table.columns.insert(1, Column::text("club", "A club with a long name"));
        for column in [0, 2, 3] {
            table.columns[column].narrow = Narrow::Kept;
        }
        let parts = page.parts(page.tables().next().unwrap(), fit);
        assert_eq!(parts, [vec![0, 2, 3]], "what stays in sight on a telephone comes first");
    }

    #[test]
    fn letter_is_shorter_on_its_side() {
        let mut letter = page(12);
        letter.paper = Some(Paper::Letter);
        assert!(letter.fit().size <= page(12).fit().size);
    }
}
