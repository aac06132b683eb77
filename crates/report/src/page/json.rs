//! `exaequo/list/1`: any list as JSON, its numbers as numbers.

use std::ops::ControlFlow;
use std::rc::Rc;

use exaequo_json::results::list as form;
use exaequo_json::{Digits, Layout, Lazy, Members, to_text, write_pieces};
use serde::{Serialize, Serializer};

use super::{Block, Cell, Column, LongPage, Note, Page, Row, Sink, Table};

/// A list as JSON, ending with a newline.
pub fn to_json(page: &Page, layout: Layout) -> String {
    let tables = Lazy(|| page.tables_for_programs().map(table));
    let texts = Lazy(|| page.blocks.iter().flat_map(texts));
    let notes = Lazy(|| page.blocks.iter().flat_map(Block::notes_for_programs).map(note));
    to_text(&list(page, tables, texts, notes), layout)
}

/// The same of a long page, piece by piece.
pub fn write_json(long: &LongPage<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let tables = Lazy(|| long.parts().flat_map(tables_of));
    let texts = Lazy(|| long.parts().flat_map(|part| texts_of(&part)));
    let notes = Lazy(|| long.parts().flat_map(|part| notes_of(&part)));
    write_pieces(&list(long.head(), tables, texts, notes), Layout::Pretty, sink)
}

fn list<T, X, N>(head: &Page, tables: T, texts: X, notes: N) -> form::List<'_, T, X, N> {
    form::List {
        schema: form::Version,
        kind: head.kind,
        lang: head.lang.code(),
        title: &head.title,
        subtitles: &head.subtitles,
        tables,
        texts,
        notes,
    }
}

/// A table of a part, which lives as long as it is written.
struct TableOfPart(Rc<Page>, usize);

impl Serialize for TableOfPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.tables_for_programs().nth(self.1).map(table).serialize(serializer)
    }
}

/// A note of a part.
struct NoteOfPart(Note);

impl Serialize for NoteOfPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        note(&self.0).serialize(serializer)
    }
}

fn tables_of(part: Page) -> impl Iterator<Item = TableOfPart> {
    let count = part.tables_for_programs().count();
    let part = Rc::new(part);
    (0..count).map(move |index| TableOfPart(Rc::clone(&part), index))
}

fn texts_of(part: &Page) -> Vec<String> {
    part.blocks.iter().flat_map(texts).cloned().collect()
}

fn notes_of(part: &Page) -> Vec<NoteOfPart> {
    part.blocks.iter().flat_map(Block::notes_for_programs).cloned().map(NoteOfPart).collect()
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
        cell if cell.is_number() || matches!(cell, Cell::Assumed(_)) => {
            Some(form::Scalar::Number(Digits(cell.in_file())))
        }
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
