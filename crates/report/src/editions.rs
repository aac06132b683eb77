//! The editions of the regulations: all of them, one with its provisions, the difference of two.

mod page;

use exaequo_json::results::editions as form;
use exaequo_json::{Date, Layout, to_text};
use exaequo_tiebreak::{Edition, Provision, Provisions};

use crate::Lang;
use crate::page::Page;
use crate::provision::{about, says};

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
    /// All editions, with their days.
    All,
    /// One, with all its provisions.
    One(&'static Edition),
    /// Two, with the provisions in which they differ.
    Two(&'static Edition, &'static Edition),
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
                form::Chosen { choice, words: says(lang, provision, choice) }
            };
            editions.iter().map(one).collect()
        };
        let decided = |provision: &&Provision| form::Provision {
            key: provision.key,
            article: provision.article.0,
            about: about(lang, provision),
            chosen: chosen(provision),
            choices: provision.choices.to_vec(),
        };
        let edition = |edition: &&Edition| form::Edition { name: edition.name, from: edition.from.map(Date) };
        let form = form::Editions {
            schema: form::Version,
            editions: editions.iter().map(edition).collect(),
            provisions: self.provisions().iter().map(decided).collect(),
        };
        to_text(&form, Layout::Pretty)
    }

    /// The same as a page.
    pub fn to_page(self, lang: Lang) -> Page {
        page::page(self, lang)
    }
}
