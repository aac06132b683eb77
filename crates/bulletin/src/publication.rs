//! 7.1: a list as it is published: files for programs, pages for people, and a manifest that tells what each file is.

mod lists;
mod manifest;
mod navigation;
mod parts;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::thread;

use exaequo_lists::{CsvWriter, JsonLinesWriter, ParquetWriter, TxtLayout, TxtWriter, XmlWriter};
use exaequo_model::Date;
use exaequo_page::Page;
use exaequo_page::html::Frame;
use exaequo_register::fact::{ListDigest, PublishedFile};
use exaequo_register::{Kind, List, Register, Section};

use crate::Lang;
use lists::{write_everybody, write_rated};
use parts::{Part, Sheet, parts};

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
    /// FIDE's list in XML.
    Xml,
    /// CSV with a heading.
    Csv,
    /// A JSON object on each line.
    JsonLines,
    /// A table in Parquet, with typed columns.
    Parquet,
    /// What there is, as a page.
    Index(Lang),
    /// A part of a list as a page.
    Page {
        /// The part of the list.
        section: Section,
        /// The kind of rating.
        kind: Kind,
        /// The language of the page.
        lang: Lang,
        /// Its place among the pages of the part, from 0.
        sheet: usize,
    },
}

/// A list that is published: who stands where is worked out once for all files.
#[derive(Debug)]
pub struct Publication<'a> {
    register: &'a Register,
    list: List<'a>,
    sections: Vec<(Kind, BTreeMap<Section, Part>)>,
}

impl<'a> Publication<'a> {
    /// A list that was worked out.
    pub fn new(register: &'a Register, list: Date) -> Self {
        let list = register.list(list);
        let sections = parts(&list, &register.kinds());
        Self { register, list, sections }
    }

    /// The files for programs, which are written together: [`Publication::write_lists`].
    pub fn lists(&self) -> Vec<File> {
        let file = |name: &str, content| File { name: name.to_owned(), content };
        let mut files = vec![
            file("players_list.txt", Content::CombinedTxt),
            file("players_list.xml", Content::Xml),
            file("players_list.csv", Content::Csv),
            file("players_list.jsonl", Content::JsonLines),
            file("players_list.parquet", Content::Parquet),
        ];
        let of_kind = |kind: &Kind| file(&format!("{}_rating_list.txt", kind.name()), Content::Txt(*kind));
        files.extend(self.sections.iter().map(|(kind, _)| of_kind(kind)));
        files
    }

    /// The pages for people, each by itself.
    pub fn pages(&self) -> Vec<File> {
        let mut files = Vec::new();
        for lang in Lang::ALL {
            files.push(File {
                name: format!("html/{}/index.html", lang.code()),
                content: Content::Index(lang),
            });
            for (kind, sections) in &self.sections {
                files.extend(
                    sections.iter().flat_map(|(section, part)| page_files(section, part, *kind, lang)),
                );
            }
        }
        files
    }

    /// What there is of the list, in a language.
    fn index(&self, lang: Lang) -> Page {
        let parts = self.sections.iter().map(|(kind, sections)| {
            let part = |(section, part): (&Section, &Part)| {
                let first = part.sheets.first().map(|sheet| sheet.address(section, *kind));
                (section.clone(), part.count, first.unwrap_or_default())
            };
            (*kind, sections.iter().map(part).collect())
        });
        crate::list::index(self.register, &self.list, &parts.collect::<Vec<_>>(), lang)
    }

    /// The part a page is of, and the page.
    fn sheet(&self, section: &Section, kind: Kind, sheet: usize) -> Option<(&Part, &Sheet)> {
        let (_, sections) = self.sections.iter().find(|(one, _)| *one == kind)?;
        let part = sections.get(section)?;
        Some((part, part.sheets.get(sheet)?))
    }

    /// A page of a part of the list, in a language.
    fn page(&self, section: &Section, kind: Kind, sheet: &Sheet, lang: Lang) -> Page {
        let players: Vec<_> = sheet.players.iter().map(|person| self.list.player(*person)).collect();
        let mut page = crate::list::page_of(self.register, &self.list, section, kind, &players, lang);
        if sheet.letter.is_some() {
            page.subtitles.push(navigation::names(&self.list, sheet));
        }
        page
    }
}

fn page_files(section: &Section, part: &Part, kind: Kind, lang: Lang) -> Vec<File> {
    let file = |(sheet, own): (usize, &Sheet)| File {
        name: format!("html/{}/{}", lang.code(), own.address(section, kind)),
        content: Content::Page { section: section.clone(), kind, lang, sheet },
    };
    part.sheets.iter().enumerate().map(file).collect()
}

impl Publication<'_> {
    /// Writes the files for programs to as many outputs in their order, by two threads; tells how many rows each has.
    pub fn write_lists<W: Write + Send>(&self, outs: &mut [W]) -> io::Result<Vec<u64>> {
        let [txt, xml, csv, lines, parquet, of_kinds @ ..] = outs else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let list = &self.list;
        let tagged = || write_everybody(list, (XmlWriter::new(xml)?, JsonLinesWriter::new(lines)));
        let columns = || {
            let txt = TxtWriter::new(txt, TxtLayout::Combined)?;
            let parquet = ParquetWriter::new(parquet, Some(list.date()))?;
            let mut counts = vec![write_everybody(list, (txt, (CsvWriter::new(csv)?, parquet)))?; 5];
            for ((kind, _), out) in self.sections.iter().zip(of_kinds) {
                counts.push(write_rated(list, *kind, out)?);
            }
            Ok(counts)
        };
        thread::scope(|scope| {
            let tagged = scope.spawn(tagged);
            let counts: io::Result<Vec<u64>> = columns();
            tagged.join().unwrap_or_else(|_| Err(io::ErrorKind::Other.into()))?;
            counts
        })
    }

    /// Writes a page, and tells how many rows it has.
    pub fn write_page(&self, file: &File, out: &mut impl Write) -> io::Result<u64> {
        let (page, navigation) = match &file.content {
            Content::Index(lang) => (self.index(*lang), String::new()),
            Content::Page { section, kind, lang, sheet } => {
                let own = self.sheet(section, *kind, *sheet);
                let (part, sheet) = own.ok_or(io::ErrorKind::InvalidInput)?;
                let navigation = navigation::over(&self.list, section, part, sheet, *lang);
                (self.page(section, *kind, sheet, *lang), navigation)
            }
            _ => return Err(io::ErrorKind::InvalidInput.into()),
        };
        let frame = Frame { navigation: &navigation, ..Frame::default() };
        out.write_all(page.to_framed_html(&frame).as_bytes())?;
        Ok(page.tables().map(|table| table.rows.len() as u64).sum())
    }

    /// The manifest as JSON, ending with a newline.
    pub fn manifest(
        &self,
        program: &str,
        revisions: &[ListDigest],
        files: &[(File, PublishedFile, u64)],
    ) -> String {
        manifest::manifest(self.register, &self.list, program, revisions, files)
    }
}
