//! Lists the PO files, so that a new language needs no line of code here.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=texts");
    let mut files: Vec<PathBuf> =
        fs::read_dir("texts")?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "po"));
    files.sort();
    // Where the crate is now, not where this was compiled.
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let rows: String = files.iter().map(|file| row(&here, file)).collect();
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("files.rs"), format!("&[\n{rows}]\n"))
}

/// `("fr", include_str!("…/texts/fr.po")),`
fn row(here: &Path, file: &Path) -> String {
    let code = file.file_stem().unwrap_or_default().to_string_lossy();
    let path = here.join(file);
    format!("    ({code:?}, include_str!({:?})),\n", path.display().to_string())
}
