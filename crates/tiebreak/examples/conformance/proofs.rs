//! The tests, by what their names say they prove.

use std::fs;
use std::path::Path;

use exaequo_tiebreak::{CATALOGUE, Definition, Origin};

/// A test of this crate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Proof {
    /// The text it is about, and the numbers of the article: `[16, 4, 2]`.
    pub(crate) text: Text,
    pub(crate) article: Vec<u32>,
    /// The name of the test.
    pub(crate) name: String,
    /// The file it stands in, below the folder of the tests.
    pub(crate) file: String,
}

/// What a test goes back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Text {
    /// An article of the regulations.
    Article,
    /// The annex of the French federation.
    Annex,
    /// Published values, laws and the rest.
    Other,
}

impl Proof {
    fn new(name: &str, file: &str) -> Self {
        let (text, rest) = match (name.strip_prefix("article_"), name.strip_prefix("annex_")) {
            (Some(rest), _) => (Text::Article, rest),
            (_, Some(rest)) => (Text::Annex, rest),
            (None, None) => (Text::Other, ""),
        };
        let article = rest.split('_').map_while(|word| word.parse().ok()).collect();
        Self { text, article, name: name.to_owned(), file: file.to_owned() }
    }

    /// The article as it is numbered.
    pub(crate) fn number(&self) -> String {
        self.article.iter().map(ToString::to_string).collect::<Vec<_>>().join(".")
    }

    /// Whether it is about an article or a part of it.
    fn is_below(&self, text: Text, article: &[u32]) -> bool {
        self.text == text && self.article.starts_with(article)
    }

    /// Whether the name says that it is about a ruling.
    pub(crate) fn is_about_ruling(&self, ruling: u32) -> bool {
        format!("_{}_", self.name).contains(&format!("_ruling_{ruling}_"))
    }

    /// Whether the first word behind the numbers of article and ruling is a code.
    fn begins_with(&self, code: &str) -> bool {
        let is_number =
            |word: &&str| word.parse::<u32>().is_ok() || matches!(*word, "article" | "annex" | "ruling");
        let is_letter = |word: &&str| matches!(*word, "a" | "b" | "c" | "d");
        let words = self.name.split('_').skip_while(|word| is_number(word) || is_letter(word));
        let mut words = words.skip_while(is_number);
        words.next() == Some(&code.to_lowercase())
    }

    /// Whether it proves a criterion: by its article, or by its code where the article is not the criterion's alone.
    pub(crate) fn proves(&self, definition: &Definition) -> bool {
        let text = if definition.origin == Origin::FrenchAnnex { Text::Annex } else { Text::Article };
        let sharing = CATALOGUE.iter().filter(|other| other.article == definition.article).count();
        let by_article = sharing == 1 && self.is_below(text, &numbers(definition.article.0));
        by_article || self.begins_with(definition.code)
    }
}

/// The numbers of an article.
fn numbers(article: &str) -> Vec<u32> {
    article.split('.').map_while(|part| part.parse().ok()).collect()
}

/// Every test below the folder, in order.
pub(crate) fn all(folder: &Path) -> Vec<Proof> {
    let files = files(folder);
    let of = |(file, text): &(String, String)| -> Vec<Proof> {
        tests_of(text).map(|name| Proof::new(name, file)).collect()
    };
    let mut proofs: Vec<Proof> = files.iter().flat_map(of).collect();
    proofs.sort();
    proofs
}

/// The source files below the folder, in order: path from it, and text.
pub(crate) fn files(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    collect(folder, folder, &mut files);
    files.sort();
    files
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(root, &path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            files.push((name, fs::read_to_string(&path).unwrap_or_default()));
        }
    }
}

/// The names of the functions behind `#[test]`.
fn tests_of(text: &str) -> impl Iterator<Item = &str> {
    text.split("#[test]").skip(1).filter_map(|rest| {
        let start = rest.find("fn ")? + "fn ".len();
        rest[start..].split(['(', '<']).next()
    })
}
