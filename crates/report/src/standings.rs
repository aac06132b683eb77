//! Standings: as a page in every form, and as JSON.

pub(crate) mod heading;
pub(crate) mod json;
pub(crate) mod notes;
mod schema;
mod terms;
pub(crate) mod who;

pub use crate::value::Layout;
pub use schema::schema;
pub(crate) use schema::{Explained as ExplainedValue, Step as StepForm};
pub(crate) use terms::{Explained, games, multiplies, write_steps, write_terms};

use exaequo_model::Date;
use exaequo_tiebreak::Standings;
use exaequo_trf::Reading;

use crate::Lang;

/// Standings, and how they came about.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The standings.
    pub standings: &'a Standings<'a>,
    /// Who chose the edition.
    pub chosen: Chosen,
    /// What there is to say about the file.
    pub reading: Option<&'a Reading>,
}

/// Who chose the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The first day of the tournament.
    ByStart(Date),
    /// Whoever asked.
    ByName,
}

/// Whether values carry their terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Values only.
    Values,
    /// Values with their terms.
    Terms,
}

impl Sheet<'_> {
    /// `exaequo/standings/1`, ending with a newline.
    pub fn to_json(&self, lang: Lang, layout: Layout, detail: Detail) -> String {
        json::write(self, None, lang, layout, detail)
    }
}
