//! The tests, by what their names say they prove.

use std::fs;
use std::path::Path;

use crate::articles::ARTICLES;

/// A test that proves something about articles.
#[derive(Debug)]
pub(crate) struct Proof {
    /// The articles its name begins with.
    pub(crate) articles: Vec<String>,
    /// The name of the test.
    pub(crate) name: String,
    /// The file it stands in.
    pub(crate) file: String,
}

impl Proof {
    fn new(name: &str, file: &str) -> Self {
        Self { articles: articles_in(name), name: name.to_owned(), file: file.to_owned() }
    }

    /// Whether it is about an article: named by it, or by a part of it that is not listed, such as 7.14c of 7.14.
    pub(crate) fn is_about(&self, article: &str) -> bool {
        self.articles.iter().any(|own| is_part(own, article))
    }

    /// The articles of its name that are in no list.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = &String> {
        self.articles.iter().filter(|own| !ARTICLES.iter().any(|article| is_part(own, article.number)))
    }

    /// Whether the name says that it is about a ruling.
    pub(crate) fn is_about_ruling(&self, ruling: &str) -> bool {
        let words: Vec<&str> = self.name.split('_').collect();
        let begin = words.iter().position(|word| matches!(*word, "ruling" | "rulings"));
        let own = words[begin.unwrap_or(words.len())..].iter().skip(1);
        own.take_while(|word| **word == "and" || word.starts_with(|first: char| first.is_ascii_digit()))
            .any(|word| *word == ruling)
    }
}

/// Whether a number is that of an article or of a lettered part of it.
fn is_part(own: &str, article: &str) -> bool {
    let rest = own.strip_prefix(article);
    rest.is_some_and(|rest| rest.chars().all(|letter| letter.is_ascii_lowercase()))
}

/// The articles a name begins with: `article_6_41_…`, `articles_6_1_and_8_4_…`, `articles_8_22_to_8_24_…`.
fn articles_in(name: &str) -> Vec<String> {
    let Some(rest) = name.strip_prefix("articles_").or_else(|| name.strip_prefix("article_")) else {
        return Vec::new();
    };
    let words: Vec<&str> = rest.split('_').collect();
    let (mut found, mut place): (Vec<String>, usize) = (Vec::new(), 0);
    let mut through = false;
    while let Some(article) = article_at(&words, place) {
        if through {
            found.extend(between(found.last(), &article));
        }
        found.push(article);
        place += 2;
        through = words.get(place) == Some(&"to");
        if through || words.get(place) == Some(&"and") {
            place += 1;
        }
    }
    found
}

/// A chapter, a number and perhaps a letter: `7`, `14c`.
fn article_at(words: &[&str], place: usize) -> Option<String> {
    let (chapter, number) = (words.get(place)?, words.get(place + 1)?);
    let is_number = number.starts_with(|first: char| first.is_ascii_digit());
    (chapter.parse::<u8>().is_ok() && is_number).then(|| format!("{chapter}.{number}"))
}

/// The articles of the list after one and before another.
fn between(first: Option<&String>, last: &str) -> Vec<String> {
    let place = |number: &str| ARTICLES.iter().position(|article| article.number == number);
    let range = first.and_then(|first| place(first)).zip(place(last));
    let all = range.and_then(|(first, last)| ARTICLES.get(first + 1..last)).unwrap_or_default();
    all.iter().map(|article| article.number.to_owned()).collect()
}

/// Every test in a file or below a folder, in order.
pub(crate) fn below(path: &Path) -> Vec<Proof> {
    let mut paths: Vec<_> = match fs::read_dir(path) {
        Ok(entries) => entries.flatten().map(|entry| entry.path()).collect(),
        Err(_) => return of_file(path),
    };
    paths.sort();
    paths.iter().flat_map(|path| below(path)).collect()
}

fn of_file(path: &Path) -> Vec<Proof> {
    if path.extension().is_none_or(|extension| extension != "rs") {
        return Vec::new();
    }
    let text = fs::read_to_string(path).unwrap_or_default();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    tests_of(&text).map(|test| Proof::new(test, &name)).collect()
}

/// The names of the functions behind `#[test]`.
fn tests_of(text: &str) -> impl Iterator<Item = &str> {
    text.split("#[test]").skip(1).filter_map(|rest| {
        let start = rest.find("fn ")? + "fn ".len();
        rest[start..].split(['(', '<']).next()
    })
}
