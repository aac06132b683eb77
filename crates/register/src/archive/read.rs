//! Reading an archive.

use std::collections::BTreeSet;
use std::io::{self, BufRead, Read as _};

use super::lines::{EndLine, FileLine, Heading, Line};
use super::{Archive, ArchiveError, ArchivedFile, NAME, VERSION};
use crate::digest::{Digest, FileHasher, Hashing};
use crate::ledger::Ledger;

/// No line is longer: whatever is was not written by us.
const LONGEST: u64 = 1 << 26;

impl Archive {
    /// Reads an archive to its end, from its beginning. Nothing of one that was cut off or changed is returned.
    pub fn read(source: impl BufRead) -> Result<Self, ArchiveError> {
        let mut lines = Lines { source, seen: Hashing::default(), line: 0, offset: 0 };
        lines.heading()?;
        let mut archive = Self::default();
        loop {
            let sealed = lines.seen.finish();
            let bytes = lines.bytes()?;
            match serde_json::from_slice(&bytes).map_err(|_| lines.changed())? {
                Line::Entry(entry) if archive.files.is_empty() => archive.entries.push(entry.into()),
                Line::Entry(_) => return Err(lines.changed()),
                Line::File(file) => archive.files.push(lines.file(&file)?),
                Line::End(_) => {
                    lines.end(&bytes, sealed)?;
                    break;
                }
            }
        }
        archive.check()?;
        Ok(archive)
    }

    /// The chain holds, and every file that the entries speak of is there.
    fn check(&self) -> Result<(), ArchiveError> {
        let ledger = Ledger::read(&self.entries)?;
        let there: BTreeSet<Digest> = self.files.iter().map(|file| file.digest).collect();
        let missing = ledger.files().into_iter().find(|digest| !there.contains(digest));
        missing.map_or(Ok(()), |digest| Err(ArchiveError::NoFile(digest)))
    }
}

/// An archive while it is read.
struct Lines<R> {
    source: R,
    /// The digest of the lines so far.
    seen: Hashing,
    line: u64,
    offset: u64,
}

impl<R: BufRead> Lines<R> {
    fn heading(&mut self) -> Result<(), ArchiveError> {
        let bytes = self.bytes().map_err(|error| match error {
            ArchiveError::CutOff => ArchiveError::NotOne,
            other => other,
        })?;
        match serde_json::from_slice(&bytes) {
            Ok(Heading { archive, version }) if archive == NAME => {
                if version > VERSION {
                    Err(ArchiveError::Newer(version))
                } else {
                    Ok(())
                }
            }
            _ => Err(ArchiveError::NotOne),
        }
    }

    /// A line without its end.
    fn bytes(&mut self) -> Result<Vec<u8>, ArchiveError> {
        let mut bytes = Vec::new();
        self.offset += (&mut self.source).take(LONGEST).read_until(b'\n', &mut bytes)? as u64;
        self.line += 1;
        if bytes.pop() != Some(b'\n') {
            return Err(ArchiveError::CutOff);
        }
        self.seen.bytes(&bytes);
        Ok(bytes)
    }

    /// The bytes of a file are gone through, and kept nowhere.
    fn file(&mut self, line: &FileLine) -> Result<ArchivedFile, ArchiveError> {
        let FileLine { file: digest, length } = *line;
        let found = ArchivedFile { digest, length, offset: self.offset };
        let mut sink = FileHasher::new(io::sink());
        let copied = io::copy(&mut (&mut self.source).take(length), &mut sink)?;
        let mut end = [0];
        if copied < length || (&mut self.source).take(1).read(&mut end)? == 0 {
            return Err(ArchiveError::CutOff);
        }
        if sink.finish().1 != digest || end != *b"\n" {
            return Err(ArchiveError::ChangedFile(digest));
        }
        self.offset += length + 1;
        Ok(found)
    }

    /// The end seals all lines before it, and nothing comes after it.
    fn end(&mut self, line: &[u8], sealed: Digest) -> Result<(), ArchiveError> {
        let is_over = self.source.fill_buf()?.is_empty();
        let expected = serde_json::to_vec(&EndLine { end: sealed }).map_err(io::Error::from)?;
        if line == expected && is_over { Ok(()) } else { Err(self.changed()) }
    }

    const fn changed(&self) -> ArchiveError {
        ArchiveError::Changed { line: self.line }
    }
}
