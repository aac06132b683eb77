//! Tables: columns, rows, and who reads them.

use crate::cell::Decimals;
use crate::{Align, Cell, Column, Readers, Shape};

/// A table.
///
/// ```
/// use exaequo_page::{Cell, Column, Table};
///
/// let columns = vec![Column::number("rank", "Rank"), Column::name("name", "Name"), Column::text("club", "Club")];
/// let mut table = Table::new("Players", columns);
/// table.push(vec![Cell::Whole(1), Cell::text("Ana"), Cell::Empty]);
/// table.drop_empty(&["club"]);
/// assert_eq!(table.columns.len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    /// What the table shows.
    pub caption: String,
    /// Where a page has several tables of one kind, what tells this one from the others: the key for programs and
    /// the value, such as `board` and 2.
    pub group: Option<(&'static str, Cell)>,
    /// For whom the table is meant.
    pub readers: Readers,
    /// How its rows stand on a page.
    pub shape: Shape,
    /// How much room it takes.
    pub size: Size,
    /// The columns, from left to right.
    pub columns: Vec<Column>,
    /// Its rows, a cell for each column.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug)]
pub struct Row {
    /// The cells, in the order of the columns.
    pub cells: Vec<Cell>,
    /// How it stands out.
    pub tone: Tone,
    /// The column whose value puts it where it is.
    pub decided_in: Option<usize>,
}

/// How much room a table takes on a page to look at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Size {
    /// It has the page to itself.
    #[default]
    Usual,
    /// It is small: such tables stand side by side.
    Small,
}

/// How a row stands out; never by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It does not stand out.
    Usual,
    /// It is the one the page is about.
    Strong,
    /// It counts less than the others.
    Faint,
}

impl Table {
    /// Lets the texts of a column lead somewhere, by the number in another column of the row.
    pub(crate) fn link(&mut self, by: &str, column: &str, way: impl Fn(i64) -> String) {
        let place = |key: &str| self.columns.iter().position(|column| column.key == key);
        let (Some(by), Some(at)) = (place(by), place(column)) else { return };
        for row in &mut self.rows {
            let Cell::Whole(number) = row.cells[by] else { continue };
            if let Cell::Text(text) | Cell::Name { text, .. } = &row.cells[at] {
                row.cells[at] = Cell::link(text.clone(), way(number));
            }
        }
    }

    /// A table without rows.
    pub fn new(caption: impl Into<String>, columns: Vec<Column>) -> Self {
        Self {
            caption: caption.into(),
            group: None,
            readers: Readers::Everybody,
            shape: Shape::Rows,
            size: Size::Usual,
            columns,
            rows: Vec::new(),
        }
    }

    /// The same of another size.
    #[must_use]
    pub const fn sized(mut self, size: Size) -> Self {
        self.size = size;
        self
    }

    /// Adds a row with these cells.
    pub fn push(&mut self, cells: Vec<Cell>) {
        self.push_toned(cells, Tone::Usual);
    }

    /// Adds a row that may stand out.
    pub fn push_toned(&mut self, cells: Vec<Cell>, tone: Tone) {
        self.rows.push(Row { cells, tone, decided_in: None });
    }

    /// Drops the columns of these keys whose cells are all empty.
    pub fn drop_empty(&mut self, keys: &[&str]) {
        self.drop_columns(&self.all(keys, Cell::is_empty));
    }

    /// Leaves out the columns of these keys, with all that is in them.
    pub fn drop_keys(&mut self, keys: &[&str]) {
        let dropped: Vec<usize> = (0..self.columns.len())
            .filter(|index| keys.contains(&self.columns[*index].key.as_str()))
            .collect();
        for row in &mut self.rows {
            row.decided_in = row.decided_in.filter(|decided| !dropped.contains(decided));
        }
        self.drop_columns(&dropped);
    }

    fn drop_columns(&mut self, empty: &[usize]) {
        if empty.is_empty() {
            return;
        }
        let mut index = 0..;
        self.columns.retain(|_| index.next().is_some_and(|index: usize| !empty.contains(&index)));
        for row in &mut self.rows {
            let mut index = 0..;
            row.cells.retain(|_| index.next().is_some_and(|index: usize| !empty.contains(&index)));
            row.decided_in = row
                .decided_in
                .map(|decided| decided - empty.iter().filter(|index| **index < decided).count());
        }
    }

    /// Keeps the columns of these keys from people where they would see nothing in them; programs find all columns in
    /// every file.
    pub fn hide_empty(&mut self, keys: &[&str]) {
        for index in self.all(keys, Cell::shows_nothing) {
            self.columns[index].readers = Readers::Programs;
        }
    }

    /// The same for tables of one kind: a column that one of them fills is shown in all.
    pub fn hide_empty_in_all(tables: &mut [Self], keys: &[&str]) {
        let is_empty =
            |key: &&str| tables.iter().all(|table| !table.all(&[*key], Cell::shows_nothing).is_empty());
        let empty: Vec<&str> = keys.iter().copied().filter(|key| is_empty(key)).collect();
        for table in tables {
            table.hide_empty(&empty);
        }
    }

    /// The columns of these keys whose cells are all like that.
    fn all(&self, keys: &[&str], like: impl Fn(&Cell) -> bool) -> Vec<usize> {
        let is_all = |index: &usize| {
            let is_like = |row: &Row| row.cells.get(*index).is_none_or(&like);
            keys.contains(&self.columns[*index].key.as_str()) && self.rows.iter().all(is_like)
        };
        (0..self.columns.len()).filter(is_all).collect()
    }

    /// How many decimals the numbers of a column have: where there are quarters, halves are no ½ but `10.50`.
    pub(crate) fn decimals(&self, index: usize) -> Decimals {
        if self.columns[index].align != Align::Decimal {
            return Decimals::Own;
        }
        let cells = self.rows.iter().filter_map(|row| row.cells.get(index));
        match cells.map(Cell::decimals).max() {
            None | Some(0) => Decimals::Own,
            Some(most) => Decimals::All(most.max(2)),
        }
    }

    /// The columns people read, by their places.
    pub(crate) fn for_people(&self) -> impl Iterator<Item = usize> + Clone {
        self.read_by(Readers::has_people)
    }

    /// The columns programs read, by their places.
    pub fn for_programs(&self) -> impl Iterator<Item = usize> + Clone {
        self.read_by(Readers::has_programs)
    }

    fn read_by(&self, has: fn(Readers) -> bool) -> impl Iterator<Item = usize> + Clone {
        (0..self.columns.len()).filter(move |index| has(self.columns[*index].readers))
    }
}
