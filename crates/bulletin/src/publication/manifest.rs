//! The manifest of a publication: what each file is, how long, and its digest.

use exaequo_register::fact::{ListDigest, PublishedFile};
use exaequo_register::{List, Register};
use serde::Serialize;

use super::{Content, File};

/// The form of the manifest.
const SCHEMA: &str = "exaequo/publication/1";

#[derive(Serialize)]
struct Manifest<'a> {
    schema: &'static str,
    list: String,
    federation: Option<&'a str>,
    officer: Option<&'a str>,
    contact: Option<&'a str>,
    program: &'a str,
    revisions: Vec<OfKind>,
    files: Vec<Described<'a>>,
    columns: Vec<[&'static str; 2]>,
}

#[derive(Serialize)]
struct OfKind {
    kind: &'static str,
    revision: u32,
    edition: Option<&'static str>,
    digest: String,
}

#[derive(Serialize)]
struct Described<'a> {
    name: &'a str,
    format: &'static str,
    rows: u64,
    bytes: u64,
    sha256: String,
}

/// The columns of the files for programs.
const COLUMNS: [[&str; 2]; 8] = [
    ["id", "FIDE identification number"],
    ["name, federation, sex, birth", "the person, as of the day of the list"],
    ["title, women_title, other_titles, arena_title", "titles, as of the day of the list"],
    ["rating", "the rating of the list, for each kind of play (7.12)"],
    ["games", "games rated on this list (7.12)"],
    ["k", "the development coefficient as after this list (8.56)"],
    ["flag", "i: no rated game for a year (7.23); w: a woman"],
    ["national_rating_list.txt", "the federation’s own rating, where standard ratings stand otherwise"],
];

/// The manifest as JSON, ending with a newline.
pub(super) fn manifest(
    register: &Register,
    list: &List<'_>,
    program: &str,
    revisions: &[ListDigest],
    files: &[(File, PublishedFile, u64)],
) -> String {
    let officer = register.settings.officer.as_ref();
    let manifest = Manifest {
        schema: SCHEMA,
        list: list.date().to_string(),
        federation: register.settings.federation.as_deref(),
        officer: officer.map(|(name, _)| name.as_str()),
        contact: officer.map(|(_, contact)| contact.as_str()),
        program,
        revisions: revisions.iter().map(|one| revision(register, one)).collect(),
        files: files.iter().map(described).collect(),
        columns: COLUMNS.to_vec(),
    };
    // Names and numbers can always be written as JSON.
    serde_json::to_string_pretty(&manifest).unwrap_or_default() + "\n"
}

fn revision(register: &Register, one: &ListDigest) -> OfKind {
    let edition = register.settings.provisions(one.kind, one.list).map(|provisions| provisions.edition);
    OfKind { kind: one.kind.name(), revision: one.revision, edition, digest: one.digest.to_string() }
}

fn described((file, published, rows): &(File, PublishedFile, u64)) -> Described<'_> {
    let format = match file.content {
        Content::CombinedTxt | Content::Txt(_) => "fide-txt",
        Content::Xml => "fide-xml",
        Content::Csv => "csv",
        Content::JsonLines => "json-lines",
        Content::Parquet => "parquet",
        Content::Index(_) | Content::Page { .. } => "html",
    };
    let sha256 = published.digest.to_string();
    Described { name: &published.name, format, rows: *rows, bytes: published.bytes, sha256 }
}
