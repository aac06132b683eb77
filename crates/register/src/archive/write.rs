//! Writing an archive.

use std::io::{self, Read, Write};

use serde::Serialize;

use super::lines::{EndLine, EntryLine, FileLine, Heading};
use super::{NAME, VERSION};
use crate::digest::{Digest, FileHasher, Hashing};
use crate::ledger::KeptEntry;

/// Writes an archive: the entries first, then the files, then the end.
///
/// ```
/// use exaequo_register::{Archive, ArchiveWriter};
///
/// let writer = ArchiveWriter::new(Vec::new(), &[])?;
/// let bytes = writer.finish()?;
/// assert_eq!(Archive::read(bytes.as_slice()).map_err(|error| error.to_string()), Ok(Archive::default()));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct ArchiveWriter<W> {
    out: W,
    lines: Hashing,
}

impl<W: Write> ArchiveWriter<W> {
    /// Writes the heading and all entries.
    pub fn new(out: W, entries: &[KeptEntry]) -> io::Result<Self> {
        let mut writer = Self { out, lines: Hashing::default() };
        writer.line(&Heading { archive: NAME.to_owned(), version: VERSION })?;
        entries.iter().try_for_each(|entry| writer.line(&EntryLine::from(entry)))?;
        Ok(writer)
    }

    /// Writes a file, and sees to it that it is the one it is said to be.
    pub fn file(&mut self, digest: Digest, length: u64, mut source: impl Read) -> io::Result<()> {
        self.line(&FileLine { file: digest, length })?;
        let mut out = FileHasher::new(&mut self.out);
        io::copy(&mut source, &mut out)?;
        let (_, written, bytes) = out.finish();
        if (written, bytes) != (digest, length) {
            return Err(io::ErrorKind::InvalidData.into());
        }
        self.out.write_all(b"\n")
    }

    /// Writes the end.
    pub fn finish(mut self) -> io::Result<W> {
        let end = self.lines.finish();
        self.line(&EndLine { end })?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut bytes = serde_json::to_vec(line)?;
        self.lines.bytes(&bytes);
        bytes.push(b'\n');
        self.out.write_all(&bytes)
    }
}
