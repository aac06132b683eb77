//! 7.1: what was published of a list.

use exaequo_model::Date;
use serde::{Deserialize, Serialize};

use super::ListDigest;
use crate::digest::Digest;

/// A list that was published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Published {
    /// The day of the list.
    pub list: Date,
    /// The revision of each kind that was published.
    pub revisions: Vec<ListDigest>,
    /// The files that were written.
    pub files: Vec<PublishedFile>,
}

/// A file of a publication.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishedFile {
    /// The name inside the folder.
    pub name: String,
    /// The length of the file in bytes.
    pub bytes: u64,
    /// The digest of the file.
    pub digest: Digest,
}

impl Published {
    /// The newest revision among those of its kinds.
    pub fn revision(&self) -> u32 {
        self.revisions.iter().map(|one| one.revision).max().unwrap_or(0)
    }

    /// The name of the folder with its files.
    pub fn folder(&self) -> String {
        match self.revision() {
            0 => self.list.to_string(),
            newest => format!("{}-revision-{newest}", self.list),
        }
    }
}

impl PublishedFile {
    /// Whether it is a page to be looked at, and no file with data.
    pub fn is_page(&self) -> bool {
        self.name.starts_with("html/")
    }
}
