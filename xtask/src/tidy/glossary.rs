//! No translation uses a word that the glossary says not to use.

use crate::po::Entry;
use crate::texts::{files, read};
use crate::tidy::Problem;
use crate::tree::{File, Tree};

const GLOSSARY: &str = "crates/texts/texts/glossary.md";

/// The name of a language in the glossary for each PO file.
const LANGUAGES: &[(&str, &str)] = &[("fr.po", "French"), ("es.po", "Spanish")];

/// A word that is not used in a language.
#[derive(Debug, PartialEq, Eq)]
struct Word<'a> {
    language: &'a str,
    word: &'a str,
}

/// Where such a word is right all the same.
#[derive(Debug)]
struct Exception<'a> {
    word: Word<'a>,
    /// Phrases with the word in them, and whole texts.
    phrases: Vec<&'a str>,
    texts: Vec<&'a str>,
    /// What the word translates then.
    english: Vec<&'a str>,
}

#[derive(Debug, Default)]
struct Glossary<'a> {
    words: Vec<Word<'a>>,
    exceptions: Vec<Exception<'a>>,
}

/// Translations with such a word, and exceptions for a word that is none.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let Some(file) = tree.files.iter().find(|file| file.path == GLOSSARY) else {
        return vec![Problem::in_file(GLOSSARY, "is missing")];
    };
    let glossary = Glossary::read(&file.text);
    let idle = glossary.exceptions.iter().filter(|one| !glossary.words.contains(&one.word));
    let idle = idle.map(|one| {
        let text = format!("{:?} is in no column of words that are not used", one.word.word);
        Problem::in_file(GLOSSARY, text)
    });
    idle.chain(files(tree).flat_map(|file| of_file(&glossary, file))).collect()
}

/// A file that cannot be read is the business of another rule.
fn of_file(glossary: &Glossary, file: &File) -> Vec<Problem> {
    let Some((_, language)) = LANGUAGES.iter().find(|(name, _)| *name == file.name()) else {
        return Vec::new();
    };
    let entries = read(file).map(|po| po.entries).unwrap_or_default();
    let mut found = Vec::new();
    for entry in &entries {
        let used = glossary.words.iter().filter(|word| word.language == *language);
        let wrong = used.filter(|word| entry.forms.iter().any(|form| glossary.is_wrong(word, entry, form)));
        found.extend(wrong.map(|word| {
            let text = format!("{:?} is not used for this in {language}; see the glossary", word.word);
            Problem::at_line(&file.path, entry.line, text)
        }));
    }
    found
}

impl<'a> Glossary<'a> {
    /// Reads the tables: columns "not" stand after that of their language; the table of exceptions has a column "right in".
    fn read(text: &'a str) -> Self {
        let mut glossary = Self::default();
        let mut head = Vec::new();
        for line in text.lines() {
            let cells = cells(line);
            if head.is_empty() || cells.is_empty() {
                head = cells;
            } else if head.contains(&"right in") {
                glossary.exceptions.extend(exception(&cells));
            } else {
                glossary.words.extend(words_of_row(&head, &cells));
            }
        }
        glossary
    }

    /// Whether the translation has the word outside all that makes it right.
    fn is_wrong(&self, word: &Word, entry: &Entry, form: &str) -> bool {
        let used = words(form);
        let hits = places(word.word, &used);
        let excuses = self.exceptions.iter().filter(|one| one.word == *word);
        !hits.is_empty() && !excuses.into_iter().any(|one| one.excuses(entry, form, &used, &hits))
    }
}

impl Exception<'_> {
    fn excuses(&self, entry: &Entry, form: &str, used: &[String], hits: &[Place]) -> bool {
        let english = words(&format!("{} {}", entry.id, entry.plural.as_deref().unwrap_or_default()));
        let covers: Vec<Place> = self.phrases.iter().flat_map(|phrase| places(phrase, used)).collect();
        self.texts.contains(&form)
            || self.english.iter().any(|word| !places(word, &english).is_empty())
            || hits.iter().all(|hit| covers.iter().any(|all| all.0 <= hit.0 && hit.1 <= all.1))
    }
}

/// The cells of a line of a table; none for another line.
fn cells(line: &str) -> Vec<&str> {
    let inner = line.trim().strip_prefix('|').and_then(|rest| rest.strip_suffix('|'));
    inner.map(|inner| inner.split('|').map(str::trim).collect()).unwrap_or_default()
}

fn words_of_row<'a>(head: &[&'a str], cells: &[&'a str]) -> Vec<Word<'a>> {
    let columns = head.windows(2).zip(cells.iter().skip(1)).filter(|(names, _)| names[1] == "not");
    let words = |(names, cell): (&[&'a str], &&'a str)| {
        let language = names[0];
        italics(cell).map(move |word| Word { language, word }).collect::<Vec<_>>()
    };
    columns.flat_map(words).collect()
}

fn exception<'a>(cells: &[&'a str]) -> Option<Exception<'a>> {
    let [language, word, right_in, right_for] = *cells else { return None };
    Some(Exception {
        word: Word { language, word: italics(word).next()? },
        phrases: italics(right_in).collect(),
        texts: right_in.split('“').skip(1).filter_map(|part| part.split('”').next()).collect(),
        english: italics(right_for).collect(),
    })
}

fn italics(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('*').skip(1).step_by(2)
}

/// Where a phrase stands among the words of a text: its first word, and the one after its last.
type Place = (usize, usize);

fn places(phrase: &str, text: &[String]) -> Vec<Place> {
    let phrase = words(phrase);
    let starts = text.windows(phrase.len().max(1)).enumerate();
    let same = |found: &[String]| found.iter().zip(&phrase).all(|(found, word)| is_form(word, found));
    starts.filter(|(_, found)| same(found)).map(|(at, _)| (at, at + phrase.len())).collect()
}

/// The words in small letters, without placeholders and without code.
fn words(text: &str) -> Vec<String> {
    let outside: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let plain = outside.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    let plain = plain.collect::<Vec<_>>().join(" ").to_lowercase();
    let parts = plain.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
    parts.map(|part| part.trim_matches('-').to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Whether that is the word, its plural or its feminine.
fn is_form(word: &str, found: &str) -> bool {
    let ends = |stem: Option<&str>, endings: &[&str]| {
        stem.and_then(|stem| found.strip_prefix(stem)).is_some_and(|end| endings.contains(&end))
    };
    ends(Some(word), &["", "e", "s", "es", "x"])
        || ends(word.strip_suffix('o'), &["a", "as", "os"])
        || ends(word.strip_suffix("ión"), &["iones"])
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: &str = "\
| article | English | French | not | Spanish | not |
|---|---|---|---|---|---|
| 2 | rating | cote | *classement*, which is the standings | Elo | *valoración* but in names |
| 1 | bye | exemption | *bye* | descanso | *bye*; “libre” |
| 1 | Swiss | tournoi suisse | *un suisse* | torneo suizo | |

| language | word | right in | right for |
|---|---|---|---|
| French | *classement* | *au classement* | *standings* |
| Spanish | *valoración* | “Valoración”, *valoración media* | |
";

    fn found(glossary: &str, po: &str, translations: &[(&str, &str)]) -> Vec<String> {
        let entry = |(id, text): &(&str, &str)| format!("msgid \"{id}\"\nmsgstr \"{text}\"\n\n");
        let entries: String = translations.iter().map(entry).collect();
        let path = format!("crates/texts/texts/{po}");
        let tree = Tree::of(&[(GLOSSARY, glossary), (&path, &entries)]);
        problems(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_word_of_the_column_is_found_in_its_language_only() {
        let texts = [("a rating", "Un classement"), ("a bye", "Byes d’un point"), ("a", "une valoración")];
        let wrong = |line: usize, word: &str| {
            format!(
                "crates/texts/texts/fr.po:{line}: {word:?} is not used for this in French; see the glossary"
            )
        };
        assert_eq!(found(TABLES, "fr.po", &texts), [wrong(1, "classement"), wrong(4, "bye")]);
        assert_eq!(found(TABLES, "es.po", &[("a", "dos valoraciones, libre")]).len(), 1);
        assert!(found(TABLES, "de.po", &texts).is_empty());
    }

    #[test]
    fn placeholders_code_and_other_words_are_not_taken_for_it() {
        let texts = [("a", "{bye} et `bye`, bye-cap"), ("b", "un tournoi suisse"), ("c", "reclassement")];
        assert!(found(TABLES, "fr.po", &texts).is_empty());
        assert_eq!(found(TABLES, "fr.po", &[("b", "C’est un suisse.")]).len(), 1);
    }

    #[test]
    fn a_word_is_right_where_the_glossary_says_so() {
        let texts = [("a", "Sans rang au classement"), ("the standings", "le classement")];
        assert!(found(TABLES, "fr.po", &texts).is_empty());
        assert_eq!(found(TABLES, "fr.po", &[("a", "le classement, au classement")]).len(), 1);
        assert!(found(TABLES, "es.po", &[("a", "Valoración"), ("b", "La valoración media")]).is_empty());
        assert_eq!(found(TABLES, "es.po", &[("a", "Valoración nueva")]).len(), 1);
    }

    #[test]
    fn an_exception_needs_its_word() {
        let glossary =
            TABLES.replace("| *bye* |", "| |").replace("| French | *classement*", "| French | *bye*");
        let first = found(&glossary, "fr.po", &[]);
        assert_eq!(first, [format!("{GLOSSARY}: \"bye\" is in no column of words that are not used")]);
    }

    #[test]
    fn endings_make_no_other_word() {
        for (word, form) in
            [("coté", "cotées"), ("valorado", "valoradas"), ("edición", "ediciones"), ("bye", "byes")]
        {
            assert!(is_form(word, form), "{form}");
        }
        for (word, form) in [("classé", "classe"), ("rival", "rivalidad"), ("gain", "gagne")] {
            assert!(!is_form(word, form), "{form}");
        }
    }
}
