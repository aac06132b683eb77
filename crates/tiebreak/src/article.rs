//! The article that orders something.

use std::fmt;

/// An article, as it is numbered in the regulations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article(pub &'static str);

impl fmt::Display for Article {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.0)
    }
}
