//! The manifest of a publication: what each file is, how long, and its digest.

use exaequo_json::results::publication::{self as form, Format};
use exaequo_json::{Date, Layout, to_text};
use exaequo_register::fact::{ListDigest, PublishedFile};
use exaequo_register::{List, Register};

use super::{Content, File};

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
    let manifest = form::Manifest {
        schema: form::Version,
        list: Date(list.date()),
        federation: register.settings.federation.as_deref(),
        officer: officer.map(|(name, _)| name.as_str()),
        contact: officer.map(|(_, contact)| contact.as_str()),
        program,
        revisions: revisions.iter().map(|one| revision(register, one)).collect(),
        files: files.iter().map(described).collect(),
        columns: COLUMNS.to_vec(),
    };
    to_text(&manifest, Layout::Pretty)
}

fn revision(register: &Register, one: &ListDigest) -> form::Revision {
    let edition = register.settings.provisions(one.kind, one.list).map(|provisions| provisions.edition);
    form::Revision { kind: one.kind.name(), revision: one.revision, edition, digest: one.digest.to_string() }
}

fn described((file, published, rows): &(File, PublishedFile, u64)) -> form::File<'_> {
    let format = match file.content {
        Content::CombinedTxt | Content::Txt(_) => Format::FideTxt,
        Content::Xml => Format::FideXml,
        Content::Csv => Format::Csv,
        Content::JsonLines => Format::JsonLines,
        Content::Parquet => Format::Parquet,
        Content::Index(_) | Content::Page { .. } => Format::Html,
    };
    let sha256 = published.digest.to_string();
    form::File { name: &published.name, format, rows: *rows, bytes: published.bytes, sha256 }
}
