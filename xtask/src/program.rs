//! The program as the other verbs use it.
//!
//! It is built with the whole workspace, as `cargo test --workspace` does, because a build of its package alone chooses
//! other features for what it depends on, and would compile everything once more.

use std::path::Path;

use crate::tool::Tool;

/// The program, below the root.
pub(crate) const PROGRAM: &str = "target/debug/exaequo";
/// The example that makes tournaments by a seed.
pub(crate) const GENERATED: &str = "target/debug/examples/generated";

/// Builds the program and the examples, with features such as `exaequo-cli/check`.
pub(crate) fn build(root: &Path, features: &[&str]) -> Result<(), String> {
    let build = Tool::new("cargo build --locked --quiet --workspace --bins --examples");
    let build = features.iter().fold(build, |build, feature| build.arg("--features").arg(*feature));
    build.output(root).map(drop)
}
