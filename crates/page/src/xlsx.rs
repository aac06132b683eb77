//! A page as a spreadsheet (Office Open XML): a sheet for each table, with real numbers, a head that stays in sight
//! and is printed on every page, and a sheet with all that is said around the tables.
//!
//! Numbers are written from their digits, so that a spreadsheet holds exactly what CSV holds.

mod parts;
mod print;
mod sheet;
mod style;

use crate::Archive;
use crate::html::paper::Fit;
use crate::{Block, Cell, Column, LongPage, Page, Table, text_width, words};
use sheet::Kind;

impl Page {
    /// The bytes of an `.xlsx` file; the same page gives the same bytes.
    pub fn to_xlsx(&self) -> Vec<u8> {
        let mut workbook = Workbook::new(self, self.fit());
        workbook.add(self);
        workbook.finish()
    }
}

impl LongPage<'_> {
    /// The bytes of an `.xlsx` file, for which each part is packed before the next is made.
    pub fn to_xlsx(&self) -> Vec<u8> {
        let mut workbook = Workbook::new(self.head(), self.fit());
        for part in self.parts() {
            workbook.add(&part);
        }
        workbook.finish()
    }
}

/// A line that is not longer is read across both columns of the notes.
const LONGEST_LINE: usize = 80;

/// A spreadsheet in the making.
struct Workbook<'a> {
    head: &'a Page,
    /// How each sheet is printed.
    setup: String,
    sheets: Archive,
    captions: Vec<String>,
    /// Everything around the tables, in two columns.
    notes: Table,
}

impl<'a> Workbook<'a> {
    fn new(head: &'a Page, fit: Fit) -> Self {
        let columns = vec![Column::text("label", head.title.clone()), Column::sentence("text", "")];
        let mut notes = Table::new(words::notes(head.lang), columns);
        for line in &head.subtitles {
            note(&mut notes, line, "");
        }
        let setup = print::setup(head, fit.is_on_its_side);
        Self { head, setup, sheets: Archive::default(), captions: Vec::new(), notes }
    }

    fn add(&mut self, page: &Page) {
        for table in page.tables_for_people() {
            self.sheet(table, Kind::List);
        }
        for block in &page.blocks {
            note_block(&mut self.notes, block);
        }
    }

    fn sheet(&mut self, table: &Table, kind: Kind) {
        self.captions.push(table.caption.clone());
        let name = format!("xl/worksheets/sheet{}.xml", self.captions.len());
        self.sheets.add(&name, &sheet::write(table, self.head.lang, kind, &self.setup));
    }

    /// The sheet of notes, then the parts that tell how many sheets there are; a reader wants those first.
    fn finish(mut self) -> Vec<u8> {
        let notes = self.notes.clone();
        self.sheet(&notes, Kind::Notes);
        let names = parts::names(self.captions.iter().map(String::as_str));
        let mut archive = Archive::default();
        archive.add("[Content_Types].xml", &parts::content_types(names.len()));
        archive.add("_rels/.rels", parts::RELATIONS);
        archive.add("xl/workbook.xml", &parts::workbook(&names));
        archive.add("xl/_rels/workbook.xml.rels", &parts::workbook_relations(names.len()));
        archive.add("xl/styles.xml", &style::styles());
        archive.append(self.sheets);
        archive.finish()
    }
}

/// A line of the notes. A sentence that stands alone is with the texts, where it goes on in the next line.
fn note(notes: &mut Table, label: &str, text: &str) {
    let is_alone = text.is_empty() && text_width(label) > LONGEST_LINE;
    let (label, text) = if is_alone { ("", label) } else { (label, text) };
    notes.push(vec![Cell::text(label), Cell::text(text)]);
}

fn note_block(notes: &mut Table, block: &Block) {
    match block {
        Block::Heading(text) | Block::Paragraph(text) | Block::Command(text) => note(notes, text, ""),
        Block::List(lines) | Block::Signatures(lines) => lines.iter().for_each(|line| note(notes, line, "")),
        Block::Notes(_) | Block::Folded { .. } => {
            block.notes_for_people().for_each(|one| note(notes, &one.label, &one.text));
        }
        Block::Figure(figure) => note(notes, &figure.caption, &figure.alternative),
        Block::Table(_) | Block::Break => {}
    }
}
