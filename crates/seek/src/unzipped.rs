//! A list as it is sent: plain, or as the only file of a ZIP archive, which is how FIDE publishes them.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::DeflateDecoder;

/// The most an archive may unfold to.
const MOST: u64 = 4 << 30;
/// How an archive begins.
const MAGIC: &[u8] = b"PK\x03\x04";
/// What stands before the name of a member.
const HEADER: usize = 30;
/// Deflate, as the format numbers it.
const DEFLATED: u16 = 8;

/// Opens a list.
pub(super) fn open(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    let mut file = BufReader::new(File::open(path)?);
    if !file.fill_buf()?.starts_with(MAGIC) {
        return Ok(Box::new(file));
    }
    let mut header = [0; HEADER];
    file.read_exact(&mut header)?;
    let field = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
    let skipped = u64::from(field(26)) + u64::from(field(28));
    io::copy(&mut (&mut file).take(skipped), &mut io::sink())?;
    if field(8) != DEFLATED {
        return Err(io::ErrorKind::Unsupported.into());
    }
    Ok(Box::new(Limited { inner: DeflateDecoder::new(file), left: MOST }))
}

/// A reader that fails where it has given too much, instead of ending as if that were all.
struct Limited<R> {
    inner: R,
    left: u64,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(into)?;
        self.left = self.left.checked_sub(read as u64).ok_or(io::ErrorKind::FileTooLarge)?;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_is_an_error_and_no_end() {
        let mut limited = Limited { inner: io::repeat(0), left: 100 };
        assert!(io::copy(&mut limited, &mut io::sink()).is_err());
        let mut enough = Limited { inner: &[0; 100][..], left: 100 };
        assert_eq!(io::copy(&mut enough, &mut io::sink()).unwrap(), 100);
    }
}
