//! A language is one line of the list in `crates/lang`: no other Rust names all of them, and files that are not Rust and
//! cannot read the list say the same as it does.

use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// Where languages are listed.
const LIST: &str = "crates/lang/src/list.rs";

/// How a file lists the languages.
type Says = fn(&[Language<'_>]) -> String;

/// Files that repeat the list in their own way.
const REPEATED: [(&str, Says); 3] = [
    ("crates/python/python/exaequo/_native.pyi", |all| format!("Literal[{}]", joined(all, ", ", quoted))),
    ("web-check/app.js", |all| {
        format!("{{ {} }}", joined(all, ", ", |one| format!("{}: '{}'", one.code, one.name)))
    }),
    ("README.md", |all| format!("`--lang {}`", joined(all, "|", |one| one.code.to_owned()))),
];

/// A line of the list: its code and what the language calls itself.
#[derive(Debug, PartialEq, Eq)]
struct Language<'a> {
    code: &'a str,
    name: &'a str,
}

/// Files that say something else than the list, and Rust that repeats it.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let Some(list) = file(tree, LIST) else { return Vec::new() };
    let all = listed(&list.text);
    let differ = REPEATED.iter().filter_map(|(path, says)| {
        let expected = says(&all);
        let found = file(tree, path)?;
        let missing = !found.text.contains(&expected);
        missing.then(|| Problem::in_file(path, format!("the languages are `{expected}`, as in {LIST}")))
    });
    differ.chain(repeated_in_rust(tree, &all)).collect()
}

fn file<'a>(tree: &'a Tree, path: &str) -> Option<&'a File> {
    tree.files.iter().find(|file| file.path == path)
}

fn joined(all: &[Language<'_>], between: &str, say: impl Fn(&Language<'_>) -> String) -> String {
    all.iter().map(say).collect::<Vec<_>>().join(between)
}

fn quoted(language: &Language<'_>) -> String {
    format!("\"{}\"", language.code)
}

/// The lines `En en "English";` of the list.
fn listed(text: &str) -> Vec<Language<'_>> {
    text.lines().filter_map(line).collect()
}

fn line(line: &str) -> Option<Language<'_>> {
    let (words, name) = line.trim().strip_suffix("\";")?.split_once(" \"")?;
    let (variant, code) = words.split_once(' ')?;
    (variant.to_ascii_lowercase() == code).then_some(Language { code, name })
}

/// Lines of library and surface code in which two neighbours of the list stand side by side.
fn repeated_in_rust(tree: &Tree, all: &[Language<'_>]) -> Vec<Problem> {
    let files = tree.rust_below("crates").filter(|file| file.path.contains("/src/") && file.path != LIST);
    let lines = files.flat_map(|file| {
        let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines().enumerate().map(|(index, line)| (file.path.as_str(), index + 1, line))
    });
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    let named = lines.filter(|(_, _, line)| !is_comment(line) && names_two(line, all));
    let text = "make this of `Lang::ALL`: a new language is one line of Rust";
    named.map(|(path, line, _)| Problem::at_line(path, line, text)).collect()
}

fn names_two(line: &str, all: &[Language<'_>]) -> bool {
    all.windows(2).any(|pair| {
        let (one, other) = (pair[0].code, pair[1].code);
        [", ", "|", " | ", "\", \"", "\" | \""].iter().any(|between| {
            let both = format!("{one}{between}{other}");
            line.match_indices(&both).any(|(at, _)| {
                let apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
                apart(line[..at].chars().next_back()) && apart(line[at + both.len()..].chars().next())
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF_FOUR: &str = "languages! {\n    #[default]\n    En en \"English\";\n    Fr fr \"Français\";\n    Es es \"Español\";\n    Xx xx \"Pseudo\";\n}\n";

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let mut all = vec![(LIST, OF_FOUR)];
        all.extend(files);
        problems(&Tree::of(&all)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_fourth_language_is_missed_where_it_is_not_named() {
        let stub = "crates/python/python/exaequo/_native.pyi";
        let of_three = "_Lang: TypeAlias = Literal[\"en\", \"fr\", \"es\"]";
        let expected =
            format!("{stub}: the languages are `Literal[\"en\", \"fr\", \"es\", \"xx\"]`, as in {LIST}");
        assert_eq!(found(&[(stub, of_three)]), [expected]);
        let of_four = "_Lang: TypeAlias = Literal[\"en\", \"fr\", \"es\", \"xx\"]";
        assert_eq!(found(&[(stub, of_four)]), [""; 0]);
        let page = "const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español', xx: 'Pseudo' };";
        assert_eq!(found(&[("web-check/app.js", page)]), [""; 0]);
    }

    #[test]
    fn rust_that_names_the_languages_is_found() {
        let help = "crates/cli/src/help.rs";
        let wrong = ["\"Language: en, fr or es\"", "[\"en\", \"fr\"]", "type L = \"en\" | \"fr\";"];
        for text in wrong {
            assert_eq!(found(&[(help, text)]).len(), 1, "{text}");
        }
        let right = ["// en, fr or es", "\"taken, from\"", "#[cfg(test)]\n[\"en\", \"fr\"]", "[en, other]"];
        for text in right {
            assert_eq!(found(&[(help, text)]), [""; 0], "{text}");
        }
    }
}
