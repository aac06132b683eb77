//! What cargo knows about the crates: the part of `cargo metadata` that the checks need.

use std::path::Path;

use serde::Deserialize;

use crate::tool::Tool;

/// The packages of the workspace, or of everything it depends on.
#[derive(Debug, Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
}

/// One package of the metadata.
#[derive(Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) description: Option<String>,
    /// Where it was downloaded from; nothing for a package of this workspace.
    pub(crate) source: Option<String>,
    pub(crate) manifest_path: String,
    pub(crate) dependencies: Vec<Dependency>,
}

/// One line below `[dependencies]`, `[dev-dependencies]` or `[build-dependencies]`.
#[derive(Debug, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) kind: Option<Kind>,
}

/// The kinds that cargo names; an ordinary dependency has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Dev,
    Build,
}

impl Metadata {
    /// The workspace's own packages.
    pub(crate) fn of_workspace(root: &Path) -> Result<Self, String> {
        Self::ask(root, &Tool::new("cargo metadata --format-version 1 --offline --locked --no-deps"))
    }

    /// Runs a `cargo metadata` command and reads its answer.
    pub(crate) fn ask(root: &Path, tool: &Tool) -> Result<Self, String> {
        Self::parse(&tool.text(root)?)
    }

    /// Reads the answer of `cargo metadata`.
    pub(crate) fn parse(json: &str) -> Result<Self, String> {
        serde_json::from_str(json).map_err(|error| format!("cargo metadata is not as expected: {error}"))
    }
}
