//! Files that only their owner reads: a desk holds hashes of passwords, and data of persons.

use std::fs::File;
use std::io;
use std::path::Path;

/// Makes an empty file. The journals SQLite puts beside it are as private as it is.
pub(crate) fn create(path: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
