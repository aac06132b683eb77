//! CSV: plain numbers, the same in every language.

use crate::{Cell, Page, Table};

impl Page {
    /// The tables as CSV. Tables of one kind share their head, with what tells them apart in front; others follow
    /// after an empty line.
    pub fn to_csv(&self) -> String {
        let mut out = String::new();
        let mut last: Option<&Table> = None;
        for table in self.tables_for_programs() {
            let goes_on = last.is_some_and(|last| is_same_kind(last, table));
            if !goes_on {
                out.push_str(if last.is_some() { "\r\n" } else { "" });
                head(&mut out, table);
            }
            rows(&mut out, table);
            last = Some(table);
        }
        out
    }
}

fn is_same_kind(one: &Table, other: &Table) -> bool {
    let keys = |table: &Table| keys(table).map(str::to_owned).collect::<Vec<_>>();
    let group = |table: &Table| table.group.as_ref().map(|(key, _)| *key);
    group(one).is_some() && group(one) == group(other) && keys(one) == keys(other)
}

fn keys(table: &Table) -> impl Iterator<Item = &str> {
    table.for_programs().map(|index| table.columns[index].key.as_str())
}

fn head(out: &mut String, table: &Table) {
    let group = table.group.as_ref().map(|(key, _)| *key);
    for (index, key) in group.into_iter().chain(keys(table)).enumerate() {
        if index > 0 {
            out.push(',');
        }
        quoted(out, key);
    }
    out.push_str("\r\n");
}

fn rows(out: &mut String, table: &Table) {
    let group = table.group.as_ref().map(|(_, cell)| cell);
    let columns: Vec<usize> = table.for_programs().collect();
    let mut text = String::new();
    out.reserve(8 * columns.len() * table.rows.len());
    for row in &table.rows {
        let cells = columns.iter().filter_map(|&index| row.cells.get(index));
        for (index, cell) in group.into_iter().chain(cells).enumerate() {
            if index > 0 {
                out.push(',');
            }
            field(out, cell, &mut text);
        }
        out.push_str("\r\n");
    }
}

fn field(out: &mut String, cell: &Cell, text: &mut String) {
    // Most cells are numbers, which need no quotation marks.
    if cell.is_number() || matches!(cell, Cell::Empty | Cell::Flag(_)) {
        return cell.file(out);
    }
    text.clear();
    cell.file(text);
    // A spreadsheet must not take the text of a file for a formula.
    if matches!(cell, Cell::Text(_) | Cell::Name { .. }) && text.starts_with(['=', '+', '-', '@', '\t']) {
        text.insert(0, '\'');
    }
    quoted(out, text);
}

fn quoted(out: &mut String, text: &str) {
    if text.contains([',', '"', '\n', '\r']) {
        out.push('"');
        out.push_str(&text.replace('"', "\"\""));
        out.push('"');
    } else {
        out.push_str(text);
    }
}
