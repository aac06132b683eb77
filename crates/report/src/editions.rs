//! The editions of the regulations: all of them, one with its provisions, the difference of two.

mod page;
mod words;

pub(crate) use words::{choice, subject};

use exaequo_tiebreak::{Edition, Provision, Provisions};
use serde::Serialize;

use crate::Lang;
use crate::json::{Day, pretty};
use crate::page::Page;

/// Name and version of the form.
const SCHEMA: &str = "exaequo/editions/1";

/// What is asked for.
///
/// ```
/// use exaequo_report::Lang;
/// use exaequo_report::editions::Asked;
/// use exaequo_tiebreak::Edition;
///
/// let [new, old] = ["fide-2026-03", "fide-2024-08"].map(|name| Edition::named(name).unwrap());
/// assert!(Asked::Two(old, new).to_page(Lang::En).to_plain().contains("bye-cap"));
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Asked {
    /// All editions.
    All,
    /// One, with all its provisions.
    One(&'static Edition),
    /// Two, with the provisions in which they differ.
    Two(&'static Edition, &'static Edition),
}

/// Editions as JSON.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Editions"))]
struct Form {
    /// Name and version of this form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    schema: &'static str,
    editions: Vec<Known>,
    /// The provisions of one edition, or those in which two differ.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    provisions: Vec<Decided>,
}

/// An edition.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Known {
    name: &'static str,
    /// The first day of the tournaments it is for; `null`: only by name.
    from: Option<Day>,
}

/// A provision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Decided {
    key: &'static str,
    article: &'static str,
    /// What it is about, in the language asked for.
    about: String,
    /// What each of the editions chooses, in their order.
    chosen: Vec<Chosen>,
    /// What can be chosen.
    choices: Vec<&'static str>,
}

/// A choice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Chosen {
    choice: &'static str,
    /// The same in words.
    words: String,
}

impl Asked {
    fn editions(self) -> Vec<&'static Edition> {
        match self {
            Self::All => Edition::ALL.iter().collect(),
            Self::One(edition) => vec![edition],
            Self::Two(one, other) => vec![one, other],
        }
    }

    fn provisions(self) -> Vec<&'static Provision> {
        match self {
            Self::All => Vec::new(),
            Self::One(_) => Provisions::ALL.iter().collect(),
            Self::Two(one, other) => one.provisions.differences(&other.provisions).collect(),
        }
    }

    /// The JSON text, ending with a newline.
    pub fn to_json(self, lang: Lang) -> String {
        let editions = self.editions();
        let chosen = |provision: &Provision| {
            let one = |edition: &&Edition| {
                let choice = provision.get(&edition.provisions);
                Chosen { choice, words: says(lang, provision, choice) }
            };
            editions.iter().map(one).collect()
        };
        let decided = |provision: &&Provision| Decided {
            key: provision.key,
            article: provision.article.0,
            about: about(lang, provision),
            chosen: chosen(provision),
            choices: provision.choices.to_vec(),
        };
        pretty(&Form {
            schema: SCHEMA,
            editions: editions
                .iter()
                .map(|edition| Known { name: edition.name, from: edition.from.map(Day) })
                .collect(),
            provisions: self.provisions().iter().map(decided).collect(),
        })
    }

    /// The same as a page.
    pub fn to_page(self, lang: Lang) -> Page {
        page::page(self, lang)
    }
}

/// The JSON Schema of the form, kept in `schemas/editions-1.json`.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    crate::json::schema_of::<Form>(SCHEMA)
}

/// What a provision is about.
pub(crate) fn about(lang: Lang, provision: &Provision) -> String {
    subject(lang, provision.key).unwrap_or_else(|| provision.key.to_owned())
}

/// What a choice says.
pub(crate) fn says(lang: Lang, provision: &Provision, name: &str) -> String {
    choice(lang, provision.key, name).unwrap_or_else(|| name.to_owned())
}
