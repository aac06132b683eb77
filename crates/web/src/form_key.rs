//! The key of a desk: it lies beside the file and in no copy of it.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use crate::secret::Secret;

/// The name of the file with the key.
const NAME: &str = "desk.key";

/// The key that lies beside the file of a desk, or a new one.
pub(crate) fn beside(desk: &Path) -> io::Result<Secret> {
    let path = desk.with_file_name(NAME);
    if let Some(key) = fs::read_to_string(&path).ok().as_deref().map(str::trim).and_then(Secret::of) {
        return Ok(key);
    }
    let key = Secret::new().map_err(io::Error::other)?;
    let written = private(&path).and_then(|mut file| file.write_all(key.text().as_bytes()));
    match written {
        // A folder that cannot be written to has a key for as long as the program runs.
        Err(why) if why.kind() == io::ErrorKind::ReadOnlyFilesystem => Ok(key),
        written => written.map(|()| key),
    }
}

/// A file that only its owner reads.
fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
