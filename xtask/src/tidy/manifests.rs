//! Every crate shares the lints of the workspace and says in one line what it is; whoever packs it packs the licences.

use std::path::Path;

use crate::metadata::{Metadata, Package};
use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// Modules of other languages, whose macros write unsafe code: they have the shared lints line by line, but for what that needs.
const OWN_LINTS: &[&str] = &["crates/python/Cargo.toml", "crates/wasm/Cargo.toml"];

/// The licences, which a package takes along.
const LICENCES: &[&str] = &["LICENSE-MIT", "LICENSE-APACHE"];

/// Crates without a description, manifests without the shared lints, and published crates without their licences.
pub(super) fn problems(tree: &Tree, metadata: &Metadata) -> Vec<Problem> {
    let bare = metadata.packages.iter().filter(|package| !is_described(package));
    let bare = bare.map(|package| Problem::in_file(&package.name, "needs a `description` in its Cargo.toml"));
    let manifests = tree.files.iter().filter(|file| is_member(file));
    let unlinted =
        manifests.filter(|file| !OWN_LINTS.contains(&file.path.as_str()) && !shares_lints(&file.text));
    let unlinted =
        unlinted.map(|file| Problem::in_file(&file.path, "needs `[lints]` with `workspace = true`"));
    bare.chain(unlinted).chain(unlicensed(tree)).collect()
}

/// What a published crate lacks of the licences.
fn unlicensed(tree: &Tree) -> impl Iterator<Item = Problem> {
    let published = tree.files.iter().filter(|file| is_published(file));
    let lacking = published.flat_map(|file| {
        let folder = file.path.trim_end_matches("Cargo.toml");
        LICENCES.iter().map(move |licence| format!("{folder}{licence}"))
    });
    let lacking = lacking.filter(|path| !tree.paths.contains(path));
    lacking.map(|path| Problem::in_file(&path, "needs a link to the licence of the workspace"))
}

/// The manifest of a crate that is published, without what is only for this repository.
pub(super) fn is_published(file: &File) -> bool {
    let is_ours = file.path.starts_with("crates/") && is_member(file);
    is_ours && !file.text.lines().any(|line| line.trim() == "publish = false")
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
            "crates/trf/LICENSE-MIT: needs a link to the licence of the workspace",
            "crates/trf/LICENSE-APACHE: needs a link to the licence of the workspace",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn what_is_not_published_packs_no_licence() {
        let own = Tree::of(&[("crates/bench/Cargo.toml", "[package]\npublish = false\n")]);
        assert_eq!(unlicensed(&own).count(), 0);
        let half = Tree::of(&[("crates/trf/Cargo.toml", "[package]\n"), ("crates/trf/LICENSE-MIT", "")]);
        assert_eq!(unlicensed(&half).count(), 1);
    }
}
