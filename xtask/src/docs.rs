//! `cargo xtask docs`: documents that are written by the program they describe.
//!
//! A generated document is what an example of a crate prints. To add one, write the example and a line in
//! [`GENERATED`], then run `cargo xtask docs` and commit the file with it.

use std::fs;
use std::path::Path;

use crate::job::Verdict;
use crate::say;
use crate::tool::Tool;

/// A document, and the example that prints it, with what it is told: `cargo run -p <package> --example <example>`.
#[derive(Debug)]
struct Generated {
    path: &'static str,
    package: &'static str,
    example: &'static str,
}

/// A JSON Schema.
const fn schema(path: &'static str, example: &'static str) -> Generated {
    Generated { path, package: "exaequo-json", example }
}

/// Every generated document.
const GENERATED: &[Generated] = &[
    Generated { path: "CONFORMANCE.md", package: "exaequo-tiebreak", example: "conformance" },
    Generated {
        path: "docs/rating-conformance.md",
        package: "exaequo-rating",
        example: "rating_conformance",
    },
    Generated { path: "docs/diagnostics.md", package: "exaequo-trf", example: "diagnostics_page" },
    schema("schemas/tournament-1.json", "schema -- exaequo/tournament/1"),
    schema("schemas/check-1.json", "schema -- exaequo/check/1"),
    schema("schemas/show-1.json", "schema -- exaequo/show/1"),
    schema("schemas/list-1.json", "schema -- exaequo/list/1"),
    schema("schemas/rating-1.json", "schema -- exaequo/rating/1"),
    schema("schemas/eligibility-1.json", "schema -- exaequo/eligibility/1"),
    schema("schemas/standings-1.json", "schema -- exaequo/standings/1"),
    schema("schemas/explain-1.json", "schema -- exaequo/explain/1"),
    schema("schemas/tie-breaks-1.json", "schema -- exaequo/tie-breaks/1"),
    schema("schemas/playoff-1.json", "schema -- exaequo/playoff/1"),
    schema("schemas/lots-1.json", "schema -- exaequo/lots/1"),
    schema("schemas/prizes-1.json", "schema -- exaequo/prizes/1"),
    schema("schemas/editions-1.json", "schema -- exaequo/editions/1"),
    schema("schemas/forecast-1.json", "schema -- exaequo/forecast/1"),
    schema("schemas/publication-1.json", "schema -- exaequo/publication/1"),
];

/// Whether to write the documents or only to compare them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Write,
    Check,
}

/// Renews the generated documents, or fails when one is stale.
pub(crate) fn run(root: &Path, mode: Mode) -> Result<Verdict, String> {
    let stale = stale(root, GENERATED, |document| rendered(root, document))?;
    for (document, text) in &stale {
        match mode {
            Mode::Write => write(&root.join(document.path), text)?,
            Mode::Check => {
                say::line(&format!("{} is stale; renew it with `cargo xtask docs`", document.path));
            }
        }
    }
    say::line(&summary(mode, GENERATED.len(), stale.len()));
    Ok(if mode == Mode::Check { Verdict::from_findings(&stale) } else { Verdict::Passed })
}

/// The documents that are not as they should be, with their new text. All are rendered before any is written.
fn stale<'a>(
    root: &Path,
    documents: &'a [Generated],
    render: impl Fn(&Generated) -> Result<String, String>,
) -> Result<Vec<(&'a Generated, String)>, String> {
    let mut stale = Vec::new();
    for document in documents {
        let text = render(document)?;
        // A document that cannot be read is one to write.
        if fs::read_to_string(root.join(document.path)).ok().as_ref() != Some(&text) {
            stale.push((document, text));
        }
    }
    Ok(stale)
}

fn rendered(root: &Path, document: &Generated) -> Result<String, String> {
    let Generated { package, example, .. } = document;
    Tool::new(&format!("cargo run --quiet --locked --package {package} --example {example}")).text(root)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
    written.map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

fn summary(mode: Mode, all: usize, stale: usize) -> String {
    let what = if mode == Mode::Write { "renewed" } else { "stale" };
    format!("{all} generated document(s), {stale} {what}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two documents that stand in this crate, one rendered as it is and one not.
    const DOCUMENTS: &[Generated] = &[
        Generated { path: "xtask/src/docs.rs", package: "same", example: "e" },
        Generated { path: "xtask/src/say.rs", package: "other", example: "e" },
        Generated { path: "xtask/no-such-file", package: "other", example: "e" },
    ];

    #[test]
    fn changed_and_missing_documents_are_stale_and_others_not() {
        let render = |document: &Generated| match document.package {
            "same" => Ok(include_str!("docs.rs").to_owned()),
            _ => Ok("new".to_owned()),
        };
        let stale = stale(&crate::tree::root(), DOCUMENTS, render).expect("all rendered");
        let found: Vec<_> = stale.iter().map(|(document, text)| (document.path, text.as_str())).collect();
        assert_eq!(found, [("xtask/src/say.rs", "new"), ("xtask/no-such-file", "new")]);
    }

    #[test]
    fn an_example_that_fails_is_an_error() {
        let render = |_: &Generated| Err("no such example".to_owned());
        assert_eq!(stale(&crate::tree::root(), DOCUMENTS, render).err(), Some("no such example".to_owned()));
    }
}
