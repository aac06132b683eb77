//! Only the command line names its options: a page, a schema or a comment of a library is read by others as well.

use crate::texts::texts;
use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// What may name an option: the command line, and programs with options of their own.
const OWNERS: &[&str] = &["crates/cli/", "crates/bench/", "crates/testkit/"];

/// Options in texts, schemas and comments of the libraries.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let said = |option: &str| format!("`{option}` is an option of the command line, which alone names it");
    let mut found = Vec::new();
    for text in texts(tree) {
        let forms = || std::iter::once(&text.id).chain(&text.plural).filter_map(|form| option(form));
        for file in text.files.iter().filter(|file| is_of_others(file)) {
            found.extend(forms().map(|option| Problem::in_file(file, said(option))));
        }
    }
    for file in tree.files.iter().filter(|file| is_of_others(&file.path)) {
        let lines = (1..).zip(file.text.lines()).filter(|(_, line)| is_read_by_others(file, line));
        let options = lines.filter_map(|(number, line)| Some((number, option(line)?)));
        found.extend(options.map(|(number, option)| Problem::at_line(&file.path, number, said(option))));
    }
    found
}

/// Sources of the libraries, and the schemas made of them.
fn is_of_others(path: &str) -> bool {
    let is_source = path.starts_with("crates/") && path.contains("/src/");
    (is_source && !OWNERS.iter().any(|owner| path.starts_with(owner))) || path.starts_with("schemas/")
}

fn is_read_by_others(file: &File, line: &str) -> bool {
    let line = line.trim_start();
    let is_comment = file.is_rust() && (line.starts_with("///") || line.starts_with("//!"));
    is_comment || file.has_extension("json")
}

/// The first word that looks like an option: two hyphens with a letter behind them, and none before.
fn option(text: &str) -> Option<&str> {
    let is_within = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut words = text.split(|letter: char| !is_within(letter));
    words.find(|word| {
        word.strip_prefix("--").is_some_and(|name| name.starts_with(|c: char| c.is_ascii_lowercase()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        problems(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn texts_comments_and_schemas_of_libraries_name_no_option() {
        assert_eq!(found("crates/web/src/a.rs", "say!(lang, \"open it with --listen\")"), 1);
        assert_eq!(found("crates/json/src/a.rs", "/// As `--preset` takes it.\na: u8,"), 1);
        assert_eq!(found("schemas/a.json", "{\"description\": \"as `--preset` takes it\"}"), 1);
    }

    #[test]
    fn the_command_line_does_and_code_is_no_text() {
        assert_eq!(found("crates/cli/src/a.rs", "say!(lang, \"open it with --listen\")"), 0);
        assert_eq!(found("crates/web/src/a.rs", "let dutch = \"--dutch\";"), 0);
        assert_eq!(found("crates/web/src/a.rs", "/// Results are +-, -+ or --, and a-b.\na: u8,"), 0);
    }
}
