//! 7.1: a list as it is published: files for programs, pages for people, and a manifest that tells what each file is.

mod manifest;

use std::io::{self, Write};

use exaequo_lists::{CsvWriter, JsonLinesWriter, ParquetWriter, TxtLayout, TxtWriter, WriteRows, XmlWriter};
use exaequo_register::{Kind, List, Register, Section};

use crate::Lang;
pub use manifest::manifest;

/// A page for people has at most so many rows; who wants more reads the files for programs.
const LONGEST_PAGE: usize = 5_000;

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
    /// What there is, as a page.
    Index(Lang),
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
    let sections: Vec<(Kind, Vec<Section>)> =
        kinds.iter().map(|kind| (*kind, sections(list, *kind))).collect();
    for lang in Lang::ALL {
        files.push(file(&format!("html/{}/index.html", lang.code()), Content::Index(lang)));
        for (kind, sections) in &sections {
            files.extend(sections.iter().map(|section| page_file(section, *kind, lang)));
        }
    }
    files
}

/// The parts of a list that are pages: those with anybody in them, and not too many.
pub(crate) fn sections(list: &List<'_>, kind: Kind) -> Vec<Section> {
    let counts = list.counts(kind);
    let by_name = counts.get(&Section::Alphabetical).copied().unwrap_or(0);
    let fits = |section: &Section, count: usize| match section {
        // The list by name is divided by initials where it is long, and not there twice where it is not.
        Section::Initial(_) => by_name > LONGEST_PAGE && count <= LONGEST_PAGE,
        Section::Top | Section::TopWomen | Section::TopJuniors => true,
        _ => count <= LONGEST_PAGE,
    };
    counts.into_iter().filter(|(section, count)| fits(section, *count)).map(|(section, _)| section).collect()
}

fn page_file(section: &Section, kind: Kind, lang: Lang) -> File {
    File {
        name: format!("html/{}/{}", lang.code(), address(section, kind)),
        content: Content::Page { section: section.clone(), kind, lang },
    }
}

/// Where the page of a part is, seen from the index.
pub(crate) fn address(section: &Section, kind: Kind) -> String {
    format!("{}/{}.html", kind.name(), section.name())
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
            Content::Index(lang) => {
                out.write_all(crate::list::index(register, list, *lang).to_html().as_bytes())?;
                Ok(0)
            }
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
