//! Every crate shares the lints of the workspace and says in one line what it is.

use std::path::Path;

use crate::metadata::{Metadata, Package};
use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// Modules of other languages, whose macros write unsafe code: they have the shared lints line by line, but for what that needs.
const OWN_LINTS: &[&str] = &["crates/python/Cargo.toml", "crates/wasm/Cargo.toml"];

/// Crates without a description, and manifests without the shared lints.
pub(super) fn problems(tree: &Tree, metadata: &Metadata) -> Vec<Problem> {
    let bare = metadata.packages.iter().filter(|package| !is_described(package));
    let bare = bare.map(|package| Problem::in_file(&package.name, "needs a `description` in its Cargo.toml"));
    let manifests = tree.files.iter().filter(|file| is_member(file));
    let unlinted =
        manifests.filter(|file| !OWN_LINTS.contains(&file.path.as_str()) && !shares_lints(&file.text));
    let unlinted =
        unlinted.map(|file| Problem::in_file(&file.path, "needs `[lints]` with `workspace = true`"));
    bare.chain(unlinted).collect()
}

fn is_described(package: &Package) -> bool {
    package.description.as_deref().is_some_and(|text| !text.trim().is_empty())
}

/// The manifests of `members` in the root manifest: `crates/*` and `xtask`.
fn is_member(file: &File) -> bool {
    let folder = Path::new(&file.path).parent();
    let in_crates = folder.and_then(Path::parent) == Some(Path::new("crates"));
    file.name() == "Cargo.toml" && (in_crates || folder == Some(Path::new("xtask")))
}

/// Either spelling of the setting; comments do not count.
fn shares_lints(manifest: &str) -> bool {
    let mut section = "";
    for line in manifest.lines().map(|line| line.split('#').next().unwrap_or("").trim()) {
        let setting: String = line.split_whitespace().collect();
        match (section, setting.as_str()) {
            ("[lints]", "workspace=true") | ("", "lints.workspace=true") => return true,
            _ if line.starts_with('[') => section = line,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_spellings_share_the_lints() {
        assert!(shares_lints("[package]\nname = \"a\"\n\n[lints]\nworkspace = true # all\n"));
        assert!(shares_lints("lints.workspace = true\n[package]\n"));
    }

    #[test]
    fn the_setting_must_be_active_and_in_its_section() {
        assert!(!shares_lints("[lints]\n# workspace = true\n"));
        assert!(!shares_lints("[lints]\nworkspace = false\n"));
        assert!(!shares_lints("[lints]\n[dependencies]\nworkspace = true\n"));
        assert!(!shares_lints("[package]\nversion.workspace = true\n"));
    }

    #[test]
    fn crates_without_lints_or_description_are_named() {
        let tree = Tree::of(&[("crates/trf/Cargo.toml", "[package]"), ("fuzz/Cargo.toml", "[package]")]);
        let json = r#"{"packages":[{"name":"exaequo-trf","version":"0.1.0","license":null,"description":" ",
            "source":null,"manifest_path":"crates/trf/Cargo.toml","dependencies":[]}]}"#;
        let metadata = Metadata::parse(json).expect("the shape of cargo metadata");
        let found: Vec<String> = problems(&tree, &metadata).iter().map(ToString::to_string).collect();
        let expected = [
            "exaequo-trf: needs a `description` in its Cargo.toml",
            "crates/trf/Cargo.toml: needs `[lints]` with `workspace = true`",
        ];
        assert_eq!(found, expected);
    }
}
