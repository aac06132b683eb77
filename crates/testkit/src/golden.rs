//! The files with known results.
//!
//! They lie in `tests/golden` of this workspace. A larger collection of real events, which is not part of it, is
//! used where it lies beside the workspace, in `../shared/golden/real`, and so are values of other programs, in
//! `../shared/golden/peers`, and files that show one fault each, in `../shared/golden/trial`. A test over it prints
//! that it was skipped, and why, where it does not:
//!
//! ```
//! use exaequo_testkit::golden;
//!
//! match golden::real_trf_files() {
//!     Some(files) => assert!(files.iter().all(|file| file.is_file())),
//!     None => println!("skipped: {}", golden::WHY_SKIPPED),
//! }
//! ```

use std::fs;
use std::path::{Path, PathBuf};

use exaequo_model::Tournament;

/// What to print where [`real_trf_files`] finds nothing.
pub const WHY_SKIPPED: &str = "no real events beside the workspace, in ../shared/golden/real";

/// The root of this workspace.
pub fn workspace() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.expect("this crate lies two folders below the root").to_owned()
}

/// The folder with the golden files.
pub fn folder() -> PathBuf {
    workspace().join("tests").join("golden")
}

/// The TRF files of all golden folders, sorted by path.
pub fn trf_files() -> Vec<PathBuf> {
    files_below(&folder(), "trf")
}

/// The TRF files of real events, sorted by path; `None` where there is no such folder.
pub fn real_trf_files() -> Option<Vec<PathBuf>> {
    real_folder().map(|real| files_below(&real, "trf"))
}

/// The folder of real events; `None` where there is none.
pub fn real_folder() -> Option<PathBuf> {
    Some(workspace().join("../shared/golden/real")).filter(|real| real.is_dir())
}

/// The folder with values of other programs, which its `run.py` compares with a program; `None` where there is none.
pub fn peers_folder() -> Option<PathBuf> {
    Some(workspace().join("../shared/golden/peers")).filter(|peers| peers.is_dir())
}

/// The folder of small files that show one fault each; `None` where there is none.
pub fn trial_folder() -> Option<PathBuf> {
    Some(workspace().join("../shared/golden/trial")).filter(|trial| trial.is_dir())
}

/// The tournament of a file. Ends the test with a message if it cannot be read.
pub fn read(path: &Path) -> Tournament {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let reading = exaequo_trf::read(bytes, &exaequo_trf::ReadOptions::default());
    reading.tournament.unwrap_or_else(|| panic!("{}: cannot be read", path.display()))
}

/// All files with an extension, in a folder and those in it, sorted by path.
pub fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(folder, extension, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
        if path.is_dir() {
            collect(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_golden_files_are_found_in_order() {
        let files = trf_files();
        assert!(files.len() > 10, "{} files", files.len());
        assert!(files.is_sorted());
        assert!(files.iter().all(|file| file.starts_with(folder()) && file.is_file()));
    }

    #[test]
    fn real_events_are_found_or_said_to_be_absent() {
        match real_trf_files() {
            Some(files) => assert!(!files.is_empty() && files.is_sorted()),
            None => println!("skipped: {WHY_SKIPPED}"),
        }
    }
}
