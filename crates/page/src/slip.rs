//! Rows that become slips of paper, to be cut out, folded, filled in and signed.

/// How the rows of a table stand on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// One under the other.
    #[default]
    Rows,
    /// One under the other, framed and with room to write in.
    Form,
    /// Each on a slip of paper of its own.
    Slips(Slips),
}

/// What slips of paper have beside the cells of their rows.
///
/// A slip is a row as a telephone shows it: the column that numbers it ([`Narrow::Number`](crate::Narrow::Number)) stands
/// in its corner, the two lines are [`First`](crate::Narrow::First) and [`Second`](crate::Narrow::Second) with what stands
/// [`Under`](crate::Narrow::Under) them, and what is [`Between`](crate::Narrow::Between) them is one of its boxes, ticked.
///
/// ```
/// use exaequo_page::{Cell, Column, Fold, Lang, Narrow, Page, Shape, Slips, Table};
///
/// let columns = vec![
///     Column::number("desk", "Desk").narrow(Narrow::Number),
///     Column::name("name", "Name").narrow(Narrow::First),
/// ];
/// let mut table = Table::new("Desks", columns);
/// table.push(vec![Cell::Whole(7), Cell::person("Ana")]);
/// table.shape = Shape::Slips(Slips { fold: Fold::Tent, ..Slips::default() });
/// let mut page = Page::new(Lang::En, "desks", "Open");
/// page.table(table);
/// assert!(page.to_html().contains("Desk 7"));
/// assert_eq!(page.to_csv(), "desk,name\r\n7,Ana\r\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slips {
    /// What stands over each of them; a line that is too long is cut off.
    pub head: Vec<String>,
    /// What can be ticked.
    pub boxes: Vec<String>,
    /// Those who sign.
    pub signatures: Vec<String>,
    /// What becomes of them.
    pub fold: Fold,
}

/// What becomes of slips of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fold {
    /// They are cut out, several of a sheet.
    #[default]
    Cut,
    /// They are folded and stand on a table, to be read from both sides.
    Tent,
}
