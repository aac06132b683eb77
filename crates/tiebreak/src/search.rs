//! Criteria found by what people type: a code, the name in their language or a part of it, or the words of announcements.

use exaequo_lang::Lang;
use exaequo_model::{Order as _, search_key};

use crate::definition::Definition;
use crate::registry::CATALOGUE;
use crate::spec::{Spec, spoken_with};

/// The criteria that answer to a text, those that are surely meant first; all of them where nothing is typed.
///
/// ```
/// use exaequo_tiebreak::{Lang, search};
///
/// let codes = |text: &str, lang| search(text, lang).iter().map(ToString::to_string).collect::<Vec<_>>();
/// assert_eq!(codes("buchholz tronqué", Lang::Fr)[0], "BH/C1");
/// assert_eq!(codes("direct enc", Lang::Es)[0], "DE");
/// assert_eq!(codes("médian", Lang::Fr)[0], "BH/M1");
/// assert_eq!(codes("cut", Lang::En)[0], "BH/C1");
/// assert!(codes("rating", Lang::En).len() > 1);
/// assert!(codes("xyzzy", Lang::En).is_empty());
/// ```
pub fn search(text: &str, lang: Lang) -> Vec<Spec> {
    let key = search_key(text);
    let words: Vec<&str> = key.split_whitespace().collect();
    let meant = Spec::read(text).ok().map(|(spec, _)| spec);
    let by_name =
        CATALOGUE.iter().filter_map(|one| Some((answers(one, &key, &words, lang)?, Spec::new(one))));
    let spoken = spoken_with(&words).filter_map(|code| Some((Found::Spoken, Spec::read(&code).ok()?.0)));
    let mut found: Vec<(Found, Spec)> = by_name.chain(spoken).collect();
    found.order_by_key(|(found, _)| *found);
    let mut all: Vec<Spec> = Vec::with_capacity(found.len() + 1);
    for spec in meant.into_iter().chain(found.into_iter().map(|(_, spec)| spec)) {
        if !all.contains(&spec) {
            all.push(spec);
        }
    }
    all
}

/// Where a text is found, the surest place first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Found {
    Code,
    OwnName,
    /// Among the words of announcements.
    Spoken,
    /// In another language, or in what is said about the criterion.
    Elsewhere,
}

/// Whether a criterion answers to its code or a beginning of it, or has words that begin like all those typed.
fn answers(definition: &Definition, key: &str, words: &[&str], lang: Lang) -> Option<Found> {
    let has_code = |code: &&str| code.to_lowercase().starts_with(key);
    let holds = |text: &str| words.iter().all(|word| begins_in(&search_key(text), word));
    if std::iter::once(&definition.code).chain(definition.aliases).any(has_code) {
        Some(Found::Code)
    } else if holds(definition.name.in_lang(lang)) {
        Some(Found::OwnName)
    } else {
        let names = Lang::ALL.map(|one| definition.name.in_lang(one));
        let is_there = holds(definition.summary.in_lang(lang)) || names.into_iter().any(holds);
        is_there.then_some(Found::Elsewhere)
    }
}

fn begins_in(text: &str, word: &str) -> bool {
    text.split(|sign: char| !sign.is_alphanumeric()).any(|one| one.starts_with(word))
}
