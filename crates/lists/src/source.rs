//! A file in parts: read in large pieces, handed out without being copied.

use std::io::{self, Read};
use std::ops::Range;

use memchr::memchr;
use memchr::memmem::Finder;

use crate::{ListError, ListFault};

/// How much is read at once.
const PIECE: usize = 1 << 18;
/// The longest line, or text between two tags.
const LONGEST: usize = 1 << 16;

/// What is read of a file and not handed out yet.
pub(crate) struct Source<R> {
    input: R,
    buffer: Vec<u8>,
    /// What of the buffer is to be handed out.
    left: Range<usize>,
    /// Whether the file has nothing more.
    is_read: bool,
    /// The line of what is handed out next, from 1.
    line: usize,
    /// Whether the file ended before the last line did.
    lacks_end: bool,
}

impl<R: Read> Source<R> {
    pub(crate) fn new(input: R) -> Self {
        Self { input, buffer: Vec::new(), left: 0..0, is_read: false, line: 1, lacks_end: false }
    }

    /// The line that is handed out next, from 1.
    pub(crate) fn line(&self) -> usize {
        self.line
    }

    /// Whether the last line that was handed out has no end, as it stands before the end of the file.
    pub(crate) fn lacks_end(&self) -> bool {
        self.lacks_end
    }

    /// What is there without reading on.
    pub(crate) fn ready(&self) -> &[u8] {
        &self.buffer[self.left.clone()]
    }

    /// Passes over `bytes` of what is ready, in which `lines` end.
    pub(crate) fn pass(&mut self, bytes: usize, lines: usize) {
        self.left.start += bytes;
        self.line += lines;
    }

    /// What the file begins with, as far as it fits a line.
    pub(crate) fn start(&mut self) -> io::Result<&[u8]> {
        while !self.is_read && self.left.len() < LONGEST {
            self.fill()?;
        }
        let start = &self.buffer[self.left.clone()];
        Ok(start.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(start).trim_ascii_start())
    }

    /// The next line, without its end; `None` at the end of the file.
    pub(crate) fn next_line(&mut self) -> Result<Option<&[u8]>, ListError> {
        let found = self.part(|text| memchr(b'\n', text), 1)?;
        self.line += 1;
        if let Some(part) = &found {
            self.lacks_end = part.end == self.left.start;
        }
        Ok(found.map(|part| {
            let line = &self.buffer[part];
            line.strip_suffix(b"\r").unwrap_or(line)
        }))
    }

    /// Everything up to a text, which is left out, and the line where it ends; `None` where it does not come.
    pub(crate) fn next_until(&mut self, end: &Finder<'_>) -> Result<Option<(&[u8], usize)>, ListError> {
        if self.left.is_empty() && self.is_read {
            return Ok(None);
        }
        let width = end.needle().len();
        let Some(part) = self.part(|text| end.find(text), width)? else { return Ok(None) };
        if self.left.start == part.end {
            self.left = part;
            return Ok(None);
        }
        self.line += memchr::memchr_iter(b'\n', &self.buffer[part.clone()]).count();
        Ok(Some((&self.buffer[part], self.line)))
    }

    /// What is left of the file, as far as it fits.
    pub(crate) fn rest(&mut self) -> Result<&[u8], ListError> {
        while !self.is_read {
            if self.left.len() > LONGEST {
                return Err(ListError::at(self.line, ListFault::NotAList));
            }
            self.fill()?;
        }
        Ok(&self.buffer[self.left.clone()])
    }

    /// Hands out everything before a separator of the given width, which is skipped; at the end of the file everything that
    /// is left. How much is read is limited.
    fn part(
        &mut self,
        find: impl Fn(&[u8]) -> Option<usize>,
        width: usize,
    ) -> Result<Option<Range<usize>>, ListError> {
        let mut looked = 0;
        loop {
            let text = &self.buffer[self.left.clone()][looked..];
            if let Some(at) = find(text) {
                let part = self.left.start..self.left.start + looked + at;
                self.left.start = part.end + width;
                return Ok(Some(part));
            }
            // The beginning of what is looked for may be there already.
            looked = self.left.len().saturating_sub(width - 1);
            if self.is_read {
                let end = self.left.end;
                let part = std::mem::replace(&mut self.left, end..end);
                return Ok((!part.is_empty()).then_some(part));
            }
            if self.left.len() > LONGEST {
                return Err(ListError::at(self.line, ListFault::NotAList));
            }
            self.fill()?;
        }
    }

    /// Reads another piece behind what is left.
    fn fill(&mut self) -> io::Result<()> {
        self.buffer.copy_within(self.left.clone(), 0);
        self.left = 0..self.left.len();
        // Grows once: what is in it already is written over and not made empty first.
        self.buffer.resize(self.buffer.len().max(self.left.end + PIECE), 0);
        let read = loop {
            match self.input.read(&mut self.buffer[self.left.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        self.left.end += read;
        self.is_read = read == 0;
        Ok(())
    }
}
