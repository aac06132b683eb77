//! `exaequo/publication/1`: the manifest of a published rating list (B.02, 7.1), with the digest of each file.

use serde::Serialize;

use crate::value::Date;

super::form!("exaequo/publication/1", Manifest<'static>);

/// What was published with a rating list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Manifest<'a> {
    /// Name and version of this form.
    pub schema: Version,
    /// The day of the list.
    pub list: Date,
    /// The federation that keeps the register; null where it is not said.
    pub federation: Option<&'a str>,
    /// The officer for ratings (9.3); null where nobody is named.
    pub officer: Option<&'a str>,
    /// How the officer can be reached (9.3); null where it is not said.
    pub contact: Option<&'a str>,
    /// The program that wrote the files.
    pub program: &'a str,
    /// The revision of the list that was published, for each kind of rating.
    pub revisions: Vec<Revision>,
    /// The files of the publication, without this one.
    pub files: Vec<File<'a>>,
    /// The columns of the files for programs, each with what it holds.
    pub columns: Vec<[&'static str; 2]>,
}

/// The list of one kind of rating.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Revision {
    /// The kind of rating: standard, rapid, blitz or national.
    pub kind: &'static str,
    /// 0 for the original, then the revisions in their order.
    pub revision: u32,
    /// The edition of the rating regulations; null where there is none for this kind.
    pub edition: Option<&'static str>,
    /// The digest of all that the list follows from, after that of the list before.
    pub digest: String,
}

/// A file of the publication.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct File<'a> {
    /// The name of the file inside the folder.
    pub name: &'a str,
    /// What the file is written in.
    pub format: Format,
    /// How many players the file has.
    pub rows: u64,
    /// The length of the file in bytes.
    pub bytes: u64,
    /// The SHA-256 digest of the file, in hexadecimal digits.
    pub sha256: String,
}

/// What a file is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// FIDE's list in fixed columns.
    FideTxt,
    /// FIDE's list as XML.
    FideXml,
    /// Comma-separated values with a heading.
    Csv,
    /// A JSON object on each line.
    JsonLines,
    /// Columns for programs that reckon with tables.
    Parquet,
    /// A page to look at.
    Html,
}
