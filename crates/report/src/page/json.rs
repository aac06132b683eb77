//! `exaequo/list/1`: any list as JSON, its numbers as numbers.

use exaequo_json::results::list as form;
use exaequo_json::{Digits, Layout, Lazy, Members, to_text};
use serde::Serialize;

use super::{Block, Cell, Column, Note, Page, Row, Table};

/// A list as JSON, ending with a newline.
pub fn to_json(page: &Page, layout: Layout) -> String {
    let form = form::List {
        schema: form::Version,
        kind: page.kind,
        lang: page.lang.code(),
        title: &page.title,
        subtitles: &page.subtitles,
        tables: page.tables_for_programs().map(table).collect(),
        texts: page.blocks.iter().flat_map(texts).map(String::as_str).collect(),
        notes: page.blocks.iter().flat_map(Block::notes_for_programs).map(note).collect(),
    };
    to_text(&form, layout)
}

fn table(table: &Table) -> form::Table<'_, impl Serialize> {
    let group = table.group.as_ref();
    form::Table {
        caption: &table.caption,
        group: group.and_then(|(key, cell)| Some(Members(vec![(*key, scalar(cell)?)]))),
        columns: table.for_programs().map(|index| column(&table.columns[index])).collect(),
        rows: Lazy(|| table.rows.iter().map(|one| row(table, one))),
    }
}

fn column(column: &Column) -> form::Column<'_> {
    let about = Some(column.about.as_str()).filter(|about| !about.is_empty());
    form::Column { key: &column.key, head: &column.head, about }
}

fn row<'a>(table: &'a Table, row: &'a Row) -> Members<&'a str, Option<form::Scalar<'a>>> {
    let cells = table.for_programs().filter_map(|index| Some((&table.columns[index], row.cells.get(index)?)));
    Members(cells.map(|(column, cell)| (column.key.as_ref(), scalar(cell))).collect())
}

/// What programs read in a cell; nothing where there is nothing.
fn scalar(cell: &Cell) -> Option<form::Scalar<'_>> {
    match cell {
        Cell::Text(text) | Cell::Name { text, .. } => Some(form::Scalar::Text(text.into())),
        Cell::Sign(sign) => Some(form::Scalar::Text((&sign.file).into())),
        Cell::Flag(is_so) => Some(form::Scalar::Flag(*is_so)),
        cell if cell.is_null() => None,
        cell if cell.is_number() => Some(form::Scalar::Number(Digits(cell.in_file()))),
        cell => Some(form::Scalar::Text(cell.in_file().into())),
    }
}

fn note(note: &Note) -> form::Note<'_> {
    form::Note { label: &note.label, text: &note.text }
}

fn texts(block: &Block) -> &[String] {
    match block {
        Block::Heading(text) | Block::Paragraph(text) | Block::Command(text) => std::slice::from_ref(text),
        Block::Figure(figure) => std::slice::from_ref(&figure.alternative),
        Block::List(lines) | Block::Signatures(lines) => lines,
        Block::Table(_) | Block::Notes(_) | Block::Folded { .. } | Block::Break => &[],
    }
}
