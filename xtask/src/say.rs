//! The only place that writes to the terminal. A closed pipe (`cargo xtask tidy | head`) is not an error.

use std::io::{self, Write};

/// A line for the reader, findings included, on standard output.
pub(crate) fn line(text: &str) {
    // The reader may have left; there is nobody to tell.
    let _ = writeln!(io::stdout(), "{text}");
}

/// Why the program could not do its work, on standard error.
pub(crate) fn error(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
