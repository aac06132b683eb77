//! `exaequo/list/1`: any list of tables, its numbers as numbers.

use std::borrow::Cow;

use serde::Serialize;

use crate::form::Members;
use crate::points::Digits;

/// A row: the keys of the columns with what is in their cells.
#[cfg(feature = "schema")]
type Row = Members<&'static str, Option<Scalar<'static>>>;

super::form!(
    "exaequo/list/1",
    List<'static, Vec<Table<'static, Vec<Row>>>, Vec<&'static str>, Vec<Note<'static>>>
);

/// A list as tables: crosstable, pairings, board standings, card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "List"))]
pub struct List<'a, Tables, Texts, Notes> {
    /// Name and version of this form.
    pub schema: Version,
    /// Which list it is: `crosstable`, `pairings`, `boards`, `card`.
    #[serde(rename = "list")]
    pub kind: &'a str,
    /// The language of the texts: `en`, `fr` or `es`.
    pub lang: &'a str,
    /// The name of the event.
    pub title: &'a str,
    /// What the list is, where and when.
    pub subtitles: &'a [String],
    /// The tables, in the order of the list.
    pub tables: Tables,
    /// Sentences around the tables.
    pub texts: Texts,
    /// What stands under the tables.
    pub notes: Notes,
}

/// A table of the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Table"))]
pub struct Table<'a, Rows> {
    /// What it shows.
    pub caption: &'a str,
    /// What tells it from other tables of the list: one key with its value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Members<&'a str, Scalar<'a>>>,
    /// The columns, in order.
    pub columns: Vec<Column<'a>>,
    /// An object for each row, with the keys of the columns; `null` where there is nothing.
    pub rows: Rows,
}

/// A column of a table.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Column<'a> {
    /// Its key in the rows; the same in every language.
    pub key: &'a str,
    /// What stands over it.
    pub head: &'a str,
    /// The head in words, where it is a code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<&'a str>,
}

/// A label and what it stands for.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Note<'a> {
    /// The label, such as the code of a criterion.
    pub label: &'a str,
    /// What it stands for.
    pub text: &'a str,
}

/// A number, a text, or whether something is so.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Scalar<'a> {
    /// A number with its digits as they are, such as `4.0`.
    Number(Digits),
    /// A text, such as a name.
    Text(Cow<'a, str>),
    /// Whether something is so.
    Flag(bool),
}
