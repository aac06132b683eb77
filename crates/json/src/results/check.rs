//! `exaequo/check/1`: everything that was found in a file.

use exaequo_model::{Columns, Span};
use serde::Serialize;

use super::file::{Encoding, Format, Level};

super::form!("exaequo/check/1", Check);

/// The findings about a file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    /// Name and version of this form.
    pub schema: Version,
    /// The file, as it was named.
    pub file: String,
    /// The format the file is written in.
    pub dialect: Format,
    /// How its text is stored.
    pub encoding: Encoding,
    /// What was found, in the order of the file; what is about the whole file comes first.
    pub findings: Vec<Finding>,
    /// How many more findings there were.
    pub hidden: u32,
    /// The known lists that give the ranks of the file, the shortest first; missing unless they were looked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lists: Option<Vec<AgreeingList>>,
}

/// A known list of criteria that gives the ranks of a file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AgreeingList {
    /// The criteria, as far as they are needed.
    pub tie_breaks: Vec<String>,
    /// The name of a list that begins with them; `null`: it has none.
    pub preset: Option<&'static str>,
    /// How many participants share a place by the list and have different ranks in the file.
    pub open: usize,
}

/// Something that was found in a file, with what to do about it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finding {
    /// The code of the finding, the same in every version, such as `T049`.
    pub code: &'static str,
    /// How serious it is.
    pub severity: Level,
    /// Where it is.
    #[serde(flatten)]
    pub place: Place,
    /// A second place, such as the other player's line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub related: Option<Place>,
    /// Place in a JSON file, such as `rounds[2].games[0].white`; positions in lists count from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// What was found, in the language asked for.
    pub message: String,
    /// What to do about it.
    pub help: String,
    /// What holds where reading goes on in spite of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assumed: Option<String>,
    /// Why it is so, for ranks that are not those of the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// Where something is in a file.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// Line, from 1; `null`: the whole file.
    pub line: Option<u32>,
    /// First and last column, from 1, counted as the line itself is; `null`: the whole line.
    pub columns: Option<[u32; 2]>,
}

impl From<Span> for Place {
    fn from(span: Span) -> Self {
        let columns = span.columns.map(|Columns { first, last }| [first, last]);
        Self { line: Some(span.line), columns }
    }
}
