//! The files of the repository: what git tracks, and what it would track if it were added.
//!
//! Rules look at a [`Tree`] only, never at the disk, so each can be tested on a few made-up files.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::tool::Tool;

/// Files of other programs, kept byte for byte: no rule of ours applies to their content.
const FOREIGN: &str = "tests/golden/";

/// A text file, its path relative to the root and written with `/`.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    /// The last part of the path.
    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// True for `.rs` files.
    pub(crate) fn is_rust(&self) -> bool {
        self.has_extension("rs")
    }

    /// True when the name ends in `.extension`.
    pub(crate) fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }

    /// True when a folder of that name is on the way to the file.
    pub(crate) fn is_below(&self, folder: &str) -> bool {
        self.path.rsplit('/').skip(1).any(|part| part == folder)
    }
}

/// All paths, and the text files with their content.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    pub(crate) paths: BTreeSet<String>,
    pub(crate) files: Vec<File>,
}

impl Tree {
    /// Reads the repository at `root`.
    pub(crate) fn read(root: &Path) -> Result<Self, String> {
        let paths: BTreeSet<String> =
            listed(root)?.into_iter().filter(|path| root.join(path).is_file()).collect();
        let files = paths.iter().filter(|path| !path.starts_with(FOREIGN));
        let files = files.filter_map(|path| text_file(root, path)).collect();
        Ok(Self { paths, files })
    }

    /// The Rust files below a folder such as `crates/model/src`.
    pub(crate) fn rust_below<'a>(&'a self, folder: &str) -> impl Iterator<Item = &'a File> + use<'a> {
        let prefix = format!("{folder}/");
        self.files.iter().filter(move |file| file.is_rust() && file.path.starts_with(&prefix))
    }

    /// A tree of made-up files.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let paths = files.iter().map(|(path, _)| (*path).to_owned()).collect();
        let file = |(path, text): &(&str, &str)| File { path: (*path).into(), text: (*text).into() };
        Self { paths, files: files.iter().map(file).collect() }
    }
}

/// The root of the repository. The variable is asked first, since a kept build may have come from another folder.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&here).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// The paths git knows or would take; without git, whatever lies there except what a build leaves behind.
fn listed(root: &Path) -> Result<Vec<String>, String> {
    // As root in somebody else's clone, git refuses to look unless told that the folder is fine.
    let git = Tool::new("git -c safe.directory=* ls-files -z --cached --others --exclude-standard");
    if !Tool::new("git -c safe.directory=* rev-parse").works(root) {
        let files = walk(root, &[".git", "target", "node_modules", "corpus", "artifacts"]);
        return Ok(files.iter().filter_map(|file| relative(root, file)).collect());
    }
    Ok(git.text(root)?.split_terminator('\0').map(String::from).collect())
}

/// The file when it is text: no NUL byte. Bytes that are not UTF-8 are replaced, for single words can still be found.
fn text_file(root: &Path, path: &str) -> Option<File> {
    let bytes = fs::read(root.join(path)).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    (!bytes.contains(&0)).then(|| File { path: path.to_owned(), text: text.into_owned() })
}

/// All files below a folder, sorted, without entering folders of the names to skip. A missing folder has no files.
pub(crate) fn walk(folder: &Path, skip: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let skipped = skip.iter().any(|name| entry.file_name() == *name);
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && !skipped => folders.push(entry.path()),
                Ok(kind) if kind.is_file() => found.push(entry.path()),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

/// The path from `root` to `file`, written with `/`.
pub(crate) fn relative(root: &Path, file: &Path) -> Option<String> {
    let parts = file.strip_prefix(root).ok()?.iter();
    Some(parts.map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_repository_lists_this_file_and_leaves_foreign_text_alone() {
        let tree = Tree::read(&root()).expect("a readable repository");
        assert!(tree.rust_below("xtask/src").any(|file| file.name() == "tree.rs"));
        assert!(tree.paths.iter().any(|path| path.starts_with(FOREIGN)));
        assert!(!tree.files.iter().any(|file| file.path.starts_with(FOREIGN)));
    }

    #[test]
    fn walking_finds_the_same_files_as_git_here() {
        let here = root().join("xtask");
        let walked: BTreeSet<String> =
            walk(&here, &[]).iter().filter_map(|file| relative(&root(), file)).collect();
        let tree = Tree::read(&root()).expect("a readable repository");
        assert!(tree.paths.iter().filter(|path| path.starts_with("xtask/")).eq(&walked), "{walked:?}");
        assert!(walk(&here, &["src"]).len() < walked.len());
    }

    #[test]
    fn folders_are_whole_names() {
        let file = File { path: "crates/trf/tests/read.rs".into(), text: String::new() };
        assert!(file.is_below("tests") && file.is_below("trf"));
        assert!(!file.is_below("test") && !file.is_below("read.rs"));
    }
}
