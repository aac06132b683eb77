//! `cargo xtask tidy`: the rules of the repository that no compiler knows.
//!
//! A rule is a function from the files (and what cargo says of the crates) to a list of problems. All
//! problems of all rules are shown at once.

mod arrows;
mod committed;
mod documents;
mod floats;
mod french;
mod glossary;
mod item_docs;
mod languages;
mod manifests;
mod module_docs;
mod options;
mod purity;
mod repeats;
mod size;
mod texts;
mod whole_texts;

use std::fmt;
use std::path::Path;

use crate::job::Verdict;
use crate::metadata::Metadata;
use crate::say;
use crate::tree::Tree;

/// What the rules look at.
struct Workspace {
    tree: Tree,
    metadata: Metadata,
}

/// A name for the terminal and the function that finds problems.
type Rule = (&'static str, fn(&Workspace) -> Vec<Problem>);

/// Every rule; a new one is a module and a line here.
const RULES: &[Rule] = &[
    ("crates depend on each other only along the arrows", |w| arrows::problems(&w.metadata)),
    ("library crates do no I/O, read no clock and no environment", |w| purity::problems(&w.tree)),
    ("files, functions and crates are not too long", |w| size::problems(&w.tree)),
    ("no six lines of code stand twice outside tests", |w| repeats::problems(&w.tree)),
    ("no floating point where numbers are exact", |w| floats::problems(&w.tree)),
    ("every text is in every PO file, and none is left over", |w| texts::problems(&w.tree)),
    ("languages are listed once, and what cannot read the list agrees with it", |w| {
        languages::problems(&w.tree)
    }),
    ("no text is a piece of another", |w| whole_texts::problems(&w.tree)),
    ("only the command line names its options", |w| options::problems(&w.tree)),
    ("French marks stand apart where no line breaks", |w| french::problems(&w.tree)),
    ("translations use the words of the glossary", |w| glossary::problems(&w.tree)),
    ("nothing of a machine and nothing half done is committed", |w| committed::problems(&w.tree)),
    ("every crate has the shared lints, a description and the licences", |w| {
        manifests::problems(&w.tree, &w.metadata)
    }),
    ("every module says what it is", |w| module_docs::problems(&w.tree)),
    ("comments on items of the libraries say what they are", |w| item_docs::problems(&w.tree)),
    ("the documents exist and their links lead somewhere", |w| documents::problems(&w.tree)),
];

/// Something against a rule: where, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Problem {
    path: String,
    line: Option<usize>,
    text: String,
}

impl Problem {
    fn in_file(path: &str, text: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: None, text: text.into() }
    }

    fn at_line(path: &str, line: usize, text: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: Some(line), text: text.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.text),
            None => write!(f, "{}: {}", self.path, self.text),
        }
    }
}

/// Applies every rule, shows the problems, and fails when there are any.
pub(crate) fn run(root: &Path) -> Result<Verdict, String> {
    let workspace = Workspace { tree: Tree::read(root)?, metadata: Metadata::of_workspace(root)? };
    let mut all = Vec::new();
    for (name, rule) in RULES {
        let problems = rule(&workspace);
        show(name, &problems);
        all.extend(problems);
    }
    say::line(&size::figures(&workspace.tree));
    if !all.is_empty() {
        say::line(&format!("tidy: {} problem(s)", all.len()));
    }
    Ok(Verdict::from_findings(&all))
}

fn show(name: &str, problems: &[Problem]) {
    let mark = if problems.is_empty() { "ok " } else { "BAD" };
    say::line(&format!("{mark}  {name}"));
    for problem in problems {
        say::line(&format!("     {problem}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_reads_as_a_place_an_editor_can_open() {
        assert_eq!(Problem::at_line("a/b.rs", 7, "too long").to_string(), "a/b.rs:7: too long");
        assert_eq!(Problem::in_file("a/b.rs", "missing").to_string(), "a/b.rs: missing");
    }
}
