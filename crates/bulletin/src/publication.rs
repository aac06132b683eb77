//! 7.1: a list as it is published: files for programs, pages for people, and a manifest that tells what each file is.

mod lists;
mod manifest;

use std::collections::BTreeMap;
use std::io::{self, Write};

use exaequo_lists::{CsvWriter, JsonLinesWriter, ParquetWriter, TxtLayout, TxtWriter, XmlWriter};
use exaequo_model::Date;
use exaequo_page::Page;
use exaequo_register::fact::{ListDigest, PublishedFile};
use exaequo_register::{Kind, List, PersonId, Register, Section};

use crate::Lang;
use lists::{Everybody, Rated};

/// A page for people has at most so many rows; who wants more reads the files for programs.
const LONGEST_PAGE: usize = 5_000;
/// A list of the best has so many, and those who have as much as the last.
const TOP: usize = 100;

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
    },
}

/// A list that is published: who stands where is worked out once for all files.
#[derive(Debug)]
pub struct Publication<'a> {
    register: &'a Register,
    list: List<'a>,
    sections: Vec<(Kind, BTreeMap<Section, Part>)>,
}

/// A part of a list.
#[derive(Debug)]
struct Part {
    count: usize,
    /// Who is in it, where there is a page of it.
    players: Option<Vec<PersonId>>,
}

impl<'a> Publication<'a> {
    /// A list that was worked out.
    pub fn new(register: &'a Register, list: Date) -> Self {
        let list = register.list(list);
        let sections = register.kinds().into_iter().map(|kind| (kind, parts(&list, kind))).collect();
        Self { register, list, sections }
    }

    /// The files for programs, which are written together.
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
                let pages = sections.iter().filter(|(_, part)| part.players.is_some());
                files.extend(pages.map(|(section, _)| page_file(section, *kind, lang)));
            }
        }
        files
    }

    /// What there is of the list, in a language.
    fn index(&self, lang: Lang) -> Page {
        let parts = self.sections.iter().map(|(kind, sections)| {
            let part = |(section, part): (&Section, &Part)| {
                let address = part.players.as_ref().map(|_| address(section, *kind));
                (section.clone(), part.count, address)
            };
            (*kind, sections.iter().map(part).collect())
        });
        crate::list::index(self.register, &self.list, &parts.collect::<Vec<_>>(), lang)
    }

    /// A part of the list, in a language.
    fn page(&self, section: &Section, kind: Kind, lang: Lang) -> Page {
        let own = self.sections.iter().find(|(one, _)| *one == kind);
        let part = own.and_then(|(_, sections)| sections.get(section));
        let persons = part.and_then(|part| part.players.as_deref()).unwrap_or_default();
        let players = persons.iter().map(|person| self.list.player(*person)).collect();
        let players = self.list.in_order(section, kind, players);
        crate::list::page_of(self.register, &self.list, section, kind, &players, lang)
    }
}

/// The parts of a list.
fn parts(list: &List<'_>, kind: Kind) -> BTreeMap<Section, Part> {
    let mut sections = list.sections(kind);
    // The list by name is divided by initials where it is long.
    if sections.get(&Section::Alphabetical).is_some_and(|all| all.len() <= LONGEST_PAGE) {
        sections.retain(|section, _| !matches!(section, Section::Initial(_)));
    }
    let part = |(section, players): (Section, Vec<PersonId>)| {
        let is_page = is_best(&section) || players.len() <= LONGEST_PAGE;
        let most = if is_best(&section) { TOP } else { usize::MAX };
        (section, Part { count: players.len().min(most), players: is_page.then_some(players) })
    };
    sections.into_iter().map(part).collect()
}

/// Whether a part is a list of the best, which is cut after the hundredth.
fn is_best(section: &Section) -> bool {
    matches!(section, Section::Top | Section::TopWomen | Section::TopJuniors)
}

fn page_file(section: &Section, kind: Kind, lang: Lang) -> File {
    File {
        name: format!("html/{}/{}", lang.code(), address(section, kind)),
        content: Content::Page { section: section.clone(), kind, lang },
    }
}

/// Where the page of a part is, seen from the index.
fn address(section: &Section, kind: Kind) -> String {
    format!("{}/{}.html", kind.name(), section.name())
}

impl Publication<'_> {
    /// Writes the files for programs, all in one pass, to as many outputs in their order; tells how many rows each has.
    pub fn write_lists<W: Write + Send>(&self, outs: &mut [W]) -> io::Result<Vec<u64>> {
        let [txt, xml, csv, lines, parquet, of_kinds @ ..] = outs else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let mut all = Everybody {
            txt: TxtWriter::new(txt, TxtLayout::Combined)?,
            xml: XmlWriter::new(xml)?,
            csv: CsvWriter::new(csv)?,
            lines: JsonLinesWriter::new(lines),
            parquet: ParquetWriter::new(parquet, Some(self.list.date()))?,
            rows: 0,
        };
        let mut rated: Vec<Rated<&mut W>> = self
            .sections
            .iter()
            .zip(of_kinds)
            .map(|((kind, _), out)| Rated::new(&self.list, *kind, out))
            .collect::<io::Result<_>>()?;
        for player in self.list.everybody() {
            all.row(&self.list.row(&player, &[Kind::Standard, Kind::Rapid, Kind::Blitz]))?;
            rated.iter_mut().try_for_each(|one| one.player(&self.list, &player))?;
        }
        let mut counts = vec![all.finish()?; 5];
        for one in rated {
            counts.push(one.finish()?);
        }
        Ok(counts)
    }

    /// Writes a page, and tells how many rows it has.
    pub fn write_page(&self, file: &File, out: &mut impl Write) -> io::Result<u64> {
        let page = match &file.content {
            Content::Index(lang) => self.index(*lang),
            Content::Page { section, kind, lang } => self.page(section, *kind, *lang),
            _ => return Err(io::ErrorKind::InvalidInput.into()),
        };
        out.write_all(page.to_html().as_bytes())?;
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
