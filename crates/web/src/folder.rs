//! The folder of a desk: nobody else looks into it.

use std::fs::DirBuilder;
use std::io;
use std::path::Path;

/// Makes a folder that only its owner opens; one that is there stays as it is.
pub(crate) fn create(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
