//! The JSON Schema of lists, kept in `schemas/list-1.json`.

use std::collections::BTreeMap;

use exaequo_page::SCHEMA;
use schemars::JsonSchema;
use serde::Serialize;

/// The schema, ending with a newline.
pub fn schema() -> String {
    crate::json::schema_of::<List>(SCHEMA)
}

/// A list: crosstable, pairings, board standings, card.
#[derive(Serialize, JsonSchema)]
struct List {
    /// Name and version of this form.
    #[schemars(extend("const" = SCHEMA))]
    schema: String,
    /// Which list it is: `crosstable`, `pairings`, `boards`, `card`.
    #[serde(rename = "list")]
    kind: String,
    /// The language of the texts: `en`, `fr` or `es`.
    lang: String,
    /// The event.
    title: String,
    /// What the list is, where and when.
    subtitles: Vec<String>,
    tables: Vec<Table>,
    /// Sentences around the tables.
    texts: Vec<String>,
    /// What stands under the tables.
    notes: Vec<Note>,
}

/// A table.
#[derive(Serialize, JsonSchema)]
struct Table {
    /// What it shows.
    caption: String,
    /// What tells it from other tables of the list: one key with its value.
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<BTreeMap<String, Scalar>>,
    columns: Vec<Column>,
    /// An object for each row, with the keys of the columns; `null` where there is nothing.
    rows: Vec<BTreeMap<String, Option<Scalar>>>,
}

/// A column.
#[derive(Serialize, JsonSchema)]
struct Column {
    /// Its key in the rows; the same in every language.
    key: String,
    /// What stands over it.
    head: String,
    /// The head in words, where it is a code.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<String>,
}

/// A label and what it stands for.
#[derive(Serialize, JsonSchema)]
struct Note {
    label: String,
    text: String,
}

/// A number, or a text.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "the schema is made from the form; the text is written straight")]
enum Scalar {
    Number(serde_json::Number),
    Text(String),
}
