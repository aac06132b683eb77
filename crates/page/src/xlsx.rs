//! A page as a spreadsheet (Office Open XML): a sheet for each table, with real numbers, a head that stays in sight
//! and is printed on every page, and a sheet with all that is said around the tables.
//!
//! Numbers are written from their digits, so that a spreadsheet holds exactly what CSV holds.

mod archive;
mod parts;
mod sheet;

use archive::Archive;

use crate::{Block, Cell, Column, Page, Table, words};

impl Page {
    /// The bytes of an `.xlsx` file; the same page gives the same bytes.
    pub fn to_xlsx(&self) -> Vec<u8> {
        let notes = notes(self);
        let tables: Vec<&Table> = self.tables_for_people().chain([&notes]).collect();
        let names = parts::names(tables.iter().map(|table| table.caption.as_str()));
        let mut archive = Archive::default();
        archive.add("[Content_Types].xml", &parts::content_types(tables.len()));
        archive.add("_rels/.rels", parts::RELATIONS);
        archive.add("xl/workbook.xml", &parts::workbook(&names));
        archive.add("xl/_rels/workbook.xml.rels", &parts::workbook_relations(tables.len()));
        archive.add("xl/styles.xml", parts::STYLES);
        let is_on_its_side = self.fit().is_on_its_side;
        for (index, table) in tables.iter().enumerate() {
            let name = format!("xl/worksheets/sheet{}.xml", index + 1);
            archive.add(&name, &sheet::write(table, self.lang, self.paper, is_on_its_side));
        }
        archive.finish()
    }
}

/// Everything around the tables, in two columns.
fn notes(page: &Page) -> Table {
    let mut table = Table::new(
        words::notes(page.lang),
        vec![Column::text("label", page.title.clone()), Column::text("text", "")],
    );
    let mut push = |label: &str, text: &str| table.push(vec![Cell::text(label), Cell::text(text)]);
    for line in &page.subtitles {
        push(line, "");
    }
    for block in &page.blocks {
        match block {
            Block::Heading(text) | Block::Paragraph(text) | Block::Command(text) => push(text, ""),
            Block::List(lines) | Block::Signatures(lines) => lines.iter().for_each(|line| push(line, "")),
            Block::Notes(_) | Block::Folded { .. } => {
                block.notes_for_people().for_each(|note| push(&note.label, &note.text));
            }
            Block::Figure(figure) => push(&figure.caption, &figure.alternative),
            Block::Table(_) | Block::Break => {}
        }
    }
    table
}
