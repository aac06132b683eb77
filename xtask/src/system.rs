//! Programs of the system that tests need, installed from Debian's packages where they are missing.

use std::path::Path;

use crate::say;
use crate::tool::Tool;

/// A program, its package, and a command that works only where it is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Program {
    pub(crate) name: &'static str,
    pub(crate) package: &'static str,
    pub(crate) probe: &'static str,
}

/// The server of the tests that need a database. Its programs are not in the path.
pub(crate) const POSTGRES: Program =
    Program { name: "PostgreSQL", package: "postgresql", probe: "find /usr/lib/postgresql -name initdb" };

impl Program {
    /// Whether it is there, or could be installed.
    pub(crate) fn is_had(&self, root: &Path) -> bool {
        self.is_there(root) || {
            say::line(&format!("{} is missing: installing it", self.name));
            let install = format!("apt-get install --yes --no-install-recommends {}", self.package);
            let _ = Tool::new("apt-get update").works(root);
            let _ = Tool::new(&install).env("DEBIAN_FRONTEND", "noninteractive").works(root);
            self.is_there(root)
        }
    }

    fn is_there(&self, root: &Path) -> bool {
        Tool::new(self.probe).works(root)
    }
}
