//! Players of the same club or federation in a table of their own.

use super::PlayerOrder;
use crate::page::{Cell, Row, Table};
use crate::{Lang, say};

/// What players of a table have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Club,
    Federation,
}

/// What a list puts together, if anything.
pub(super) const fn of(by: PlayerOrder) -> Option<Kind> {
    match by {
        PlayerOrder::Club => Some(Kind::Club),
        PlayerOrder::Federation => Some(Kind::Federation),
        PlayerOrder::Number | PlayerOrder::Name | PlayerOrder::Rating => None,
    }
}

impl Kind {
    /// The column that becomes the caption.
    const fn key(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Federation => "federation",
        }
    }

    /// What stands over a table, with how many players there are; the name is empty for those who have none.
    fn caption(self, name: &str, n: u64, lang: Lang) -> String {
        match (self, name.is_empty()) {
            (_, false) => say!(lang, count n, "{name}: {n} player", "{name}: {n} players", name, n),
            (Self::Club, true) => {
                say!(lang, count n, "Without a club: {n} player", "Without a club: {n} players", n)
            }
            (Self::Federation, true) => say!(
                lang, count n,
                "Without a federation: {n} player", "Without a federation: {n} players", n
            ),
        }
    }
}

/// A table for each run of rows with the same club or federation.
pub(super) fn split(mut table: Table, kind: Kind, lang: Lang) -> Vec<Table> {
    let Some(index) = table.columns.iter().position(|column| column.key == kind.key()) else {
        return vec![table];
    };
    if table.rows.is_empty() {
        return vec![table];
    }
    table.columns.remove(index);
    let rows: Vec<(String, Row)> =
        std::mem::take(&mut table.rows).into_iter().map(|row| apart(row, index)).collect();
    rows.chunk_by(|one, next| one.0 == next.0)
        .map(|rows| {
            let (name, count) = (rows[0].0.as_str(), u64::try_from(rows.len()).unwrap_or(u64::MAX));
            let mut part = Table::new(kind.caption(name, count, lang), table.columns.clone());
            part.group = Some((kind.key(), Cell::text(name)));
            part.rows = rows.iter().map(|(_, row)| row.clone()).collect();
            part
        })
        .collect()
}

/// A row without the cell of the caption, and that cell.
fn apart(mut row: Row, index: usize) -> (String, Row) {
    let name = match row.cells.remove(index) {
        Cell::Text(name) => name,
        _ => String::new(),
    };
    (name, row)
}
