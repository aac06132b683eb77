//! Several files in one: a ZIP archive with deflated members, without dates. Spreadsheets are such archives.

use miniz_oxide::deflate::compress_to_vec;

use crate::checksum::checksum;

/// Deflate, as the format numbers it.
const DEFLATED: u16 = 8;
/// Version of the format that knows it.
const VERSION: u16 = 20;
/// Names in UTF-8.
const UTF8: u16 = 1 << 11;
/// 1 January 1980, the first day the format knows: the same page gives the same bytes.
const DATE: u16 = 1 << 5 | 1;
/// A good part of what can be saved, quickly.
const LEVEL: u8 = 6;

/// An archive in the making.
///
/// ```
/// use exaequo_page::Archive;
///
/// let mut archive = Archive::default();
/// archive.add("en/index.html", "<p>Hello");
/// assert!(archive.finish().starts_with(b"PK"));
/// ```
#[derive(Debug, Default)]
pub struct Archive {
    members: Vec<Member>,
}

/// A file of an archive, deflated.
#[derive(Debug)]
struct Member {
    /// What stands before its bytes and again in the table of contents: sizes, checksum and the length of its name.
    entry: Vec<u8>,
    name: String,
    packed: Vec<u8>,
}

impl Archive {
    /// Adds a file.
    pub fn add(&mut self, name: &str, content: &str) {
        let packed = compress_to_vec(content.as_bytes(), LEVEL);
        let mut entry = fields(&[VERSION, UTF8, DEFLATED, 0, DATE]);
        for number in [checksum(content.as_bytes()), size(packed.len()), size(content.len())] {
            entry.extend(number.to_le_bytes());
        }
        entry.extend(fields(&[u16::try_from(name.len()).unwrap_or(u16::MAX), 0]));
        self.members.push(Member { entry, name: name.to_owned(), packed });
    }

    /// Puts the files of another archive behind its own.
    pub fn append(&mut self, other: Self) {
        self.members.extend(other.members);
    }

    /// The archive with its table of contents.
    pub fn finish(self) -> Vec<u8> {
        let (mut out, mut directory) = (Vec::new(), Vec::new());
        let members = u16::try_from(self.members.len()).unwrap_or(u16::MAX);
        for Member { entry, name, packed } in self.members {
            let start = size(out.len()).to_le_bytes();
            // Comment, disk, attributes.
            let rest = [0; 10];
            for part in
                [b"PK\x01\x02".as_slice(), &VERSION.to_le_bytes(), &entry, &rest, &start, name.as_bytes()]
            {
                directory.extend_from_slice(part);
            }
            for part in [b"PK\x03\x04".as_slice(), &entry, name.as_bytes(), &packed] {
                out.extend_from_slice(part);
            }
        }
        let start = size(out.len());
        let length = size(directory.len());
        out.append(&mut directory);
        out.extend_from_slice(b"PK\x05\x06");
        out.extend(fields(&[0, 0, members, members]));
        out.extend(length.to_le_bytes());
        out.extend(start.to_le_bytes());
        out.extend([0, 0]);
        out
    }
}

fn fields(numbers: &[u16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

fn size(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
