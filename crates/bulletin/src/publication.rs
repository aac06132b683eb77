//! 7.1: a list as it is published: files for programs, pages for people, and a manifest that tells what each file is.

mod manifest;

use std::io::{self, Write};

use exaequo_lists::{CsvWriter, JsonLinesWriter, ParquetWriter, TxtLayout, TxtWriter, WriteRows, XmlWriter};
use exaequo_register::{Kind, List, Register, Section};

use crate::Lang;
pub use manifest::manifest;

/// From so many rows on the list by name is divided by initials.
const DIVIDED_FROM: usize = 5_000;

/// A file of a publication.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The name inside the folder, with slashes.
    pub name: String,
    /// What it is.
    pub content: Content,
}

/// What a file of a publication is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// FIDE's text list with all kinds of play.
    CombinedTxt,
    /// FIDE's text list of one kind.
    Txt(Kind),
    /// FIDE's XML.
    Xml,
    /// CSV with a heading.
    Csv,
    /// A JSON object on each line.
    JsonLines,
    /// Parquet.
    Parquet,
    /// A part of a list as a page.
    Page {
        /// The part.
        section: Section,
        /// The kind of rating.
        kind: Kind,
        /// The language.
        lang: Lang,
    },
}

/// The files of a list, in the order in which they are written.
pub fn files(register: &Register, list: &List<'_>) -> Vec<File> {
    let kinds = register.kinds();
    let file = |name: &str, content| File { name: name.to_owned(), content };
    let mut files = vec![
        file("players_list.txt", Content::CombinedTxt),
        file("players_list.xml", Content::Xml),
        file("players_list.csv", Content::Csv),
        file("players_list.jsonl", Content::JsonLines),
        file("players_list.parquet", Content::Parquet),
    ];
    files.extend(
        kinds.iter().map(|kind| file(&format!("{}_rating_list.txt", kind.name()), Content::Txt(*kind))),
    );
    for lang in Lang::ALL {
        for kind in &kinds {
            files.extend(pages(list, *kind, lang));
        }
    }
    files
}

/// The pages of a kind in a language.
fn pages(list: &List<'_>, kind: Kind, lang: Lang) -> Vec<File> {
    let mut sections: Vec<Section> =
        Section::ALL.into_iter().filter(|own| *own != Section::Alphabetical).collect();
    let by_name = match list.everybody().filter(|own| list.belongs(own, &Section::Alphabetical, kind)).count()
    {
        0..DIVIDED_FROM => vec![Section::Alphabetical],
        _ => list.initials(kind).into_iter().map(Section::Initial).collect(),
    };
    sections.extend(by_name);
    sections.extend(list.federations(kind).into_iter().map(Section::Federation));
    let file = |section: Section| File {
        name: format!("html/{}/{}/{}.html", lang.code(), kind.name(), section.name()),
        content: Content::Page { section, kind, lang },
    };
    sections.into_iter().map(file).collect()
}

impl File {
    /// Writes it.
    pub fn write(
        &self,
        register: &Register,
        list: &List<'_>,
        out: &mut (impl Write + Send),
    ) -> io::Result<u64> {
        let fide = [Kind::Standard, Kind::Rapid, Kind::Blitz];
        match &self.content {
            Content::CombinedTxt => rows(list, &fide, TxtWriter::new(out, TxtLayout::Combined)?),
            Content::Txt(kind) => {
                let layout = TxtLayout::Single { published: list.date(), pace: kind.pace() };
                rated(list, *kind, TxtWriter::new(out, layout)?)
            }
            Content::Xml => rows(list, &fide, XmlWriter::new(out)?),
            Content::Csv => rows(list, &fide, CsvWriter::new(out)?),
            Content::JsonLines => rows(list, &fide, JsonLinesWriter::new(out)),
            Content::Parquet => rows(list, &fide, ParquetWriter::new(out, Some(list.date()))?),
            Content::Page { section, kind, lang } => {
                let page = crate::list::page(register, list, section, *kind, *lang);
                out.write_all(page.to_html().as_bytes())?;
                Ok(page.tables().map(|table| table.rows.len() as u64).sum())
            }
        }
    }
}

/// Everybody the register knows.
fn rows(list: &List<'_>, kinds: &[Kind], mut writer: impl WriteRows) -> io::Result<u64> {
    let mut count = 0;
    for player in list.everybody() {
        writer.row(&list.row(&player, kinds))?;
        count += 1;
    }
    writer.finish()?;
    Ok(count)
}

/// Everybody with a rating of a kind.
fn rated(list: &List<'_>, kind: Kind, mut writer: impl WriteRows) -> io::Result<u64> {
    let mut count = 0;
    for player in list.everybody().filter(|player| list.belongs(player, &Section::Alphabetical, kind)) {
        writer.row(&list.row(&player, &[kind]))?;
        count += 1;
    }
    writer.finish()?;
    Ok(count)
}
