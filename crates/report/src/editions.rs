//! The editions of the regulations: all of them, one with its provisions, the difference of two.

mod words;

pub(crate) use words::{choice, subject};

use exaequo_model::Date;
use exaequo_tiebreak::{Edition, Provision, Provisions};
use serde::Serialize;

use crate::diagnostic::Look;
use crate::json::{Day, pretty};
use crate::{Lang, number, say};

/// Name and version of the form.
const SCHEMA: &str = "exaequo/editions/1";

/// What is asked for.
///
/// ```
/// use exaequo_report::Lang;
/// use exaequo_report::diagnostic::Look;
/// use exaequo_report::editions::Asked;
/// use exaequo_tiebreak::Edition;
///
/// let [new, old] = ["fide-2026-03", "fide-2024-08"].map(|name| Edition::named(name).unwrap());
/// assert!(Asked::Two(old, new).to_text(&Look::plain(Lang::En)).contains("bye-cap"));
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

    /// The text.
    pub fn to_text(self, look: &Look) -> String {
        match self {
            Self::All => all(look),
            Self::One(edition) => one(look, edition),
            Self::Two(one, other) => two(look, one, other),
        }
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

/// Which tournaments an edition is for.
fn in_force(lang: Lang, from: Option<Date>) -> String {
    match from {
        Some(day) => {
            let day = number::date(lang, day);
            say!(lang, "tournaments from {day} on", day)
        }
        None => say!(lang, "only by name"),
    }
}

fn all(look: &Look) -> String {
    let lang = look.lang;
    let newest = &Edition::ALL[0];
    let mut list = String::new();
    for edition in Edition::ALL {
        list += &heading(look, edition);
        let keys: Vec<_> =
            newest.provisions.differences(&edition.provisions).map(|provision| provision.key).collect();
        if !keys.is_empty() {
            let label = say!(lang, "differs from the newest in: ");
            let text = format!("{label}{}", keys.join(", "));
            list.extend(["    ", &crate::wrap::wrap(&text, 4, look.width), "\n"]);
        }
    }
    let more = say!(
        lang,
        "`exaequo editions NAME` shows the provisions of one, `exaequo editions NAME NAME` the difference of two.\nAn event changes single provisions (16.6) with --edition FILE.toml: edition = \"fide-2026-03\", then a line such as bye-cap = \"none\"."
    );
    format!("{list}\n{}", crate::wrap::wrapped(&more, look.width))
}

fn one(look: &Look, edition: &Edition) -> String {
    let lang = look.lang;
    let mut out = heading(look, edition);
    out.push('\n');
    for provision in Provisions::ALL {
        let chosen = provision.get(&edition.provisions);
        out += &entry(look, provision);
        out += &line(look, &format!("{chosen} – "), &says(lang, provision, chosen));
        let others: Vec<_> = provision.choices.iter().copied().filter(|choice| *choice != chosen).collect();
        let others = others.join(", ");
        let label = say!(lang, "or: ");
        out += &line(look, &label, &others);
    }
    out
}

fn two(look: &Look, one: &Edition, other: &Edition) -> String {
    let lang = look.lang;
    let mut out = heading(look, one);
    out += &heading(look, other);
    let differences: Vec<_> = one.provisions.differences(&other.provisions).collect();
    if differences.is_empty() {
        return out + &say!(lang, "\nNo provision differs.\n");
    }
    out.push('\n');
    for provision in differences {
        out += &entry(look, provision);
        for edition in [one, other] {
            let chosen = provision.get(&edition.provisions);
            let words = says(lang, provision, chosen);
            let name = edition.name;
            let width = one.name.len().max(other.name.len());
            out += &line(look, &format!("{name:width$}  "), &format!("{chosen} – {words}"));
        }
    }
    out
}

fn heading(look: &Look, edition: &Edition) -> String {
    let strong = look.palette.strong;
    format!("{strong}{}{strong:#} · {}\n", edition.name, in_force(look.lang, edition.from))
}

/// `16.4.2 bye-cap · Most a dummy opponent can have after a bye`.
fn entry(look: &Look, provision: &Provision) -> String {
    let strong = look.palette.strong;
    let about = about(look.lang, provision);
    let text = format!("{} · {about}", provision.key);
    let article = provision.article.to_string();
    let text = crate::wrap::wrap_after(&text, article.chars().count() + 1, 4, look.width);
    format!("{strong}{article}{strong:#} {text}\n")
}

fn line(look: &Look, label: &str, text: &str) -> String {
    let indent = 4 + label.chars().count();
    format!("    {label}{}\n", crate::wrap::wrap(text, indent, look.width))
}
