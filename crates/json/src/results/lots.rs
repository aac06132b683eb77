//! `exaequo/lots/1`: a draw of lots (4.2) that anyone can repeat, with the draws before it.

use serde::{Deserialize, Serialize};

use crate::layout::{Layout, to_text};

super::form!("exaequo/lots/1", Lots<'static>);

/// A draw of lots with those before it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lots<'a> {
    /// Name and version of this form.
    pub schema: Version,
    /// The draw itself.
    #[serde(flatten)]
    pub record: &'a Record,
    /// Draws of the same event that the record held already, the oldest first.
    pub earlier: &'a [Record],
}

/// A draw of lots, as it is recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The algorithm the lots were made by.
    pub algorithm: String,
    /// The seed, which everybody saw beforehand.
    pub seed: String,
    /// When it was drawn.
    pub time: String,
    /// The name of the event.
    pub event: String,
    /// First and last place drawn for; null for all participants.
    pub places: Option<[u32; 2]>,
    /// Whether the tournament was not over, so that the ties can change.
    #[serde(default)]
    pub provisional: bool,
    /// The lots, the first of each tie first.
    pub lots: Vec<Lot>,
}

/// The lot of a participant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lot {
    /// The position in the draw, or the place drawn for.
    pub position: u32,
    /// The number in the tournament.
    pub id: u32,
    /// The name of the participant.
    pub name: String,
    /// The lot, as a hexadecimal number.
    pub lot: String,
}

impl Record {
    /// The line of a record.
    pub fn to_line(&self) -> String {
        to_text(self, Layout::Compact)
    }

    /// The records of a text; `Err` is the number of the first line that is none.
    pub fn read(text: &str) -> Result<Vec<Self>, usize> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(index, line)| serde_json::from_str(line).map_err(|_| index + 1)).collect()
    }

    /// The draws of the same event that concern some of the same participants, whichever places they were for.
    pub fn earlier(&self, records: Vec<Self>) -> Vec<Self> {
        let drawn = |lot: &Lot| self.lots.iter().any(|own| (own.id, &own.name) == (lot.id, &lot.name));
        let again = |one: &Self| one.event == self.event && one.lots.iter().any(drawn);
        records.into_iter().filter(again).collect()
    }

    /// The draw as JSON, ending with a newline.
    pub fn to_json(&self, earlier: &[Self]) -> String {
        to_text(&Lots { schema: Version, record: self, earlier }, Layout::Pretty)
    }
}
