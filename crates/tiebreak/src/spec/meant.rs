//! What somebody may have meant by a code that is none: the name of a criterion in any of the languages, or another code.

use exaequo_lang::Lang;
use exaequo_model::{nearest, search_key};

use crate::definition::Definition;
use crate::registry::{self, CATALOGUE};

/// Fewer letters are rather a code than the beginning of a name.
const BEGINNING: usize = 4;

/// How a word is found in a name, the surest way first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    Name,
    FirstWord,
    Beginning,
    Word,
}

/// The code of the criterion that was meant.
pub(super) fn meant(found: &str) -> Option<&'static str> {
    let word = capitals(found);
    named(&word).or_else(|| nearest(found, registry::codes())).or_else(|| misspelt(&word))
}

/// Criteria that come first in the catalogue are meant where several have such a name.
fn named(word: &str) -> Option<&'static str> {
    let matches = CATALOGUE.iter().filter_map(|definition| {
        let found = names(definition).filter_map(|name| matched(word, &name)).min()?;
        Some((found, definition.code))
    });
    let enough = word.chars().count() >= BEGINNING;
    matches.min_by_key(|(found, _)| *found).filter(|_| enough).map(|(_, code)| code)
}

fn matched(word: &str, name: &str) -> Option<Match> {
    let mut words = words(name);
    if name == word {
        Some(Match::Name)
    } else if words.next() == Some(word) {
        Some(Match::FirstWord)
    } else if name.starts_with(word) {
        Some(Match::Beginning)
    } else {
        words.any(|other| other == word).then_some(Match::Word)
    }
}

/// A word of a name with a typing error or two.
fn misspelt(word: &str) -> Option<&'static str> {
    let entries: Vec<(String, &'static str)> = CATALOGUE
        .iter()
        .flat_map(|definition| names(definition).map(|name| (name, definition.code)))
        .collect();
    let long = |word: &&str| word.len() > BEGINNING;
    let all = entries.iter().flat_map(|(name, code)| words(name).map(move |word| (word, *code)));
    let near = nearest(word, entries.iter().flat_map(|(name, _)| words(name)).filter(long))?;
    all.into_iter().find(|(word, _)| *word == near).map(|(_, code)| code)
}

fn names(definition: &Definition) -> impl Iterator<Item = String> {
    Lang::ALL.into_iter().map(|lang| capitals(definition.name.in_lang(lang)))
}

fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Capital letters without accents, as codes are: nobody types accents into a list of codes.
fn capitals(text: &str) -> String {
    search_key(text).to_uppercase()
}
