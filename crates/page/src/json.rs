//! `exaequo/list/1`: any list as JSON, its numbers as numbers.

use crate::{Block, Cell, Column, Layout, Note, Page, Row, Table, Writer};

/// Name and version of the form.
pub const SCHEMA: &str = "exaequo/list/1";

impl Page {
    /// The list, ending with a newline.
    pub fn to_json(&self, layout: Layout) -> String {
        let cells: usize = self.tables().map(|table| table.rows.len() * table.columns.len()).sum();
        let mut out = Writer::new(layout, 400 + cells * 30);
        out.open('{');
        out.line(2);
        out.text_member("schema", SCHEMA);
        out.line(2);
        out.text_member("list", self.kind);
        out.line(2);
        out.text_member("lang", self.lang.code());
        out.line(2);
        out.text_member("title", &self.title);
        out.line(2);
        strings(&mut out, "subtitles", self.subtitles.iter().map(String::as_str));
        out.line(2);
        out.key("tables");
        out.open('[');
        for table in self.tables_for_programs() {
            out.line(4);
            write_table(&mut out, table);
        }
        out.close_lines(']', 2);
        out.line(2);
        strings(&mut out, "texts", self.texts());
        out.line(2);
        out.key("notes");
        out.open('[');
        for note in self.all_notes() {
            out.line(4);
            out.open('{');
            out.text_member("label", &note.label);
            out.text_member("text", &note.text);
            out.close('}');
        }
        out.close_lines(']', 2);
        out.close_lines('}', 0);
        out.finish()
    }

    fn all_notes(&self) -> impl Iterator<Item = &Note> {
        self.blocks.iter().flat_map(Block::notes).filter(|note| note.readers.has_programs())
    }

    fn texts(&self) -> impl Iterator<Item = &str> {
        let texts = self.blocks.iter().flat_map(|block| match block {
            Block::Heading(text) | Block::Paragraph(text) | Block::Command(text) => {
                std::slice::from_ref(text)
            }
            Block::Figure(figure) => std::slice::from_ref(&figure.alternative),
            Block::List(lines) => lines.as_slice(),
            Block::Table(_) | Block::Notes(_) | Block::Folded { .. } | Block::Break => &[],
        });
        texts.map(String::as_str)
    }
}

fn strings<'a>(out: &mut Writer, key: &str, texts: impl Iterator<Item = &'a str>) {
    out.key(key);
    out.open('[');
    for text in texts {
        out.string(text);
    }
    out.close(']');
}

fn write_table(out: &mut Writer, table: &Table) {
    out.open('{');
    out.line(6);
    out.text_member("caption", &table.caption);
    if let Some((key, cell)) = &table.group {
        out.line(6);
        out.key("group");
        out.open('{');
        out.key(key);
        write_cell(out, cell);
        out.close('}');
    }
    out.line(6);
    out.key("columns");
    out.open('[');
    for index in table.for_programs() {
        out.line(8);
        write_column(out, &table.columns[index]);
    }
    out.close_lines(']', 6);
    out.line(6);
    out.key("rows");
    out.open('[');
    for row in &table.rows {
        out.line(8);
        write_row(out, table, row);
    }
    out.close_lines(']', 6);
    out.close_lines('}', 4);
}

fn write_column(out: &mut Writer, column: &Column) {
    out.open('{');
    out.text_member("key", &column.key);
    out.text_member("head", &column.head);
    if !column.about.is_empty() {
        out.text_member("about", &column.about);
    }
    out.close('}');
}

fn write_row(out: &mut Writer, table: &Table, row: &Row) {
    out.open('{');
    for (column, cell) in
        table.for_programs().filter_map(|index| Some((&table.columns[index], row.cells.get(index)?)))
    {
        out.key(&column.key);
        write_cell(out, cell);
    }
    out.close('}');
}

fn write_cell(out: &mut Writer, cell: &Cell) {
    let mut text = String::new();
    cell.file(&mut text);
    if cell.is_number() || matches!(cell, Cell::Flag(_)) {
        out.raw(&text);
    } else if cell.is_null() {
        out.raw("null");
    } else {
        out.string(&text);
    }
}
