//! `exaequo/editions/1`: the editions of the tie-break regulations.

use serde::Serialize;

use crate::Date;

super::form!("exaequo/editions/1", Editions);

/// Editions of the tie-break regulations; with one its provisions, with two those in which they differ.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Editions {
    /// Name and version of this form.
    pub schema: Version,
    /// The editions that were asked for; all of them if none was named.
    pub editions: Vec<Edition>,
    /// The provisions of one edition, or those in which two differ.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub provisions: Vec<Provision>,
}

/// An edition of the regulations, by the name it is chosen with.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Edition {
    /// The name, such as `fide-2026-03`.
    pub name: &'static str,
    /// The first day of the tournaments it is for; `null`: only by name.
    pub from: Option<Date>,
}

/// A question the regulations decide, and how the editions decide it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Provision {
    /// The name an event replaces it by (16.6).
    pub key: &'static str,
    /// The article that decides it.
    pub article: &'static str,
    /// What it is about, in the language asked for.
    pub about: String,
    /// What each of the editions chooses, in their order.
    pub chosen: Vec<Chosen>,
    /// What can be chosen.
    pub choices: Vec<&'static str>,
}

/// What an edition chooses.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chosen {
    /// The choice, one of `choices`.
    pub choice: &'static str,
    /// The same in words of the language asked for.
    pub words: String,
}
