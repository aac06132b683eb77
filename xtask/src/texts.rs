//! `cargo xtask texts`: the PO files hold exactly the texts of the code, in the order of the code.
//!
//! A new text is added without a translation. Where the English of a text changed, its translation is kept and marked
//! fuzzy for somebody to look at. What the code no longer says is dropped.

mod extract;
mod merge;
mod write;

use std::fs;
use std::path::Path;

use crate::docs::Mode;
use crate::job::Verdict;
use crate::po::Po;
use crate::say;
use crate::tree::{File, Tree};

pub(crate) use extract::{Text, texts};
pub(crate) use merge::{Merged, merged};
pub(crate) use write::written;

/// Where the PO files are.
const FOLDER: &str = "crates/texts/texts/";

/// Brings the files in line with the code, or says what it would do, and shows how far each language is.
pub(crate) fn run(root: &Path, mode: Mode) -> Result<Verdict, String> {
    let tree = Tree::read(root)?;
    let texts = texts(&tree);
    let mut stale = Vec::new();
    for file in files(&tree) {
        let merged = merged(&texts, &read(file)?);
        say::line(&report(&file.path, &merged));
        let text = written(&merged.po);
        if text != file.text {
            stale.push((root.join(&file.path), text));
        }
    }
    if mode == Mode::Check {
        for (path, _) in &stale {
            say::line(&format!("{} is not in line with the code; run `cargo xtask texts`", path.display()));
        }
        return Ok(Verdict::from_findings(&stale));
    }
    for (path, text) in stale {
        fs::write(&path, text).map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    }
    Ok(Verdict::Passed)
}

/// The PO files.
pub(crate) fn files(tree: &Tree) -> impl Iterator<Item = &File> {
    tree.files.iter().filter(|file| file.path.starts_with(FOLDER) && file.has_extension("po"))
}

/// Reads a PO file; an error names its line.
pub(crate) fn read(file: &File) -> Result<Po, String> {
    Po::parse(&file.text).map_err(|why| format!("{}:{why}", file.path))
}

/// How far a language is, and what changes.
fn report(path: &str, merged: &Merged) -> String {
    let entries = &merged.po.entries;
    let missing = entries.iter().filter(|entry| entry.is_untranslated()).count();
    let fuzzy = entries.iter().filter(|entry| entry.fuzzy && !entry.is_untranslated()).count();
    let done = entries.len() - missing - fuzzy;
    let state = if merged.po.is_complete() { "" } else { " (incomplete: the rest is in English)" };
    let mut lines =
        vec![format!("{path}: {done} of {} texts translated, {fuzzy} fuzzy{state}", entries.len())];
    lines.extend(merged.added.iter().map(|id| format!("  new      {id:?}")));
    lines.extend(merged.changed.iter().map(|(old, new)| format!("  changed  {old:?}\n       to  {new:?}")));
    lines.extend(merged.unused.iter().map(|entry| format!("  unused   {:?}", entry.id)));
    lines.join("\n")
}

#[cfg(test)]
mod tests;
