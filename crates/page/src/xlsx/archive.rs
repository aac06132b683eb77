//! The container of a spreadsheet: a ZIP archive with deflated members, without dates.

use miniz_oxide::deflate::compress_to_vec;

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
#[derive(Debug, Default)]
pub(super) struct Archive {
    out: Vec<u8>,
    directory: Vec<u8>,
    members: u16,
}

impl Archive {
    /// Adds a file.
    pub(super) fn add(&mut self, name: &str, content: &str) {
        let packed = compress_to_vec(content.as_bytes(), LEVEL);
        let sizes = [crc32fast::hash(content.as_bytes()), size(packed.len()), size(content.len())];
        let start = size(self.out.len());
        let shared = fields(&[VERSION, UTF8, DEFLATED, 0, DATE]);
        let lengths = fields(&[u16::try_from(name.len()).unwrap_or(u16::MAX), 0]);
        let sums: Vec<u8> = sizes.iter().flat_map(|number| number.to_le_bytes()).collect();
        for part in [b"PK\x03\x04".as_slice(), &shared, &sums, &lengths, name.as_bytes(), &packed] {
            self.out.extend_from_slice(part);
        }
        // Made by, comment, disk, attributes.
        let rest = [0; 10];
        let version = VERSION.to_le_bytes();
        for part in
            [b"PK\x01\x02".as_slice(), &version, &shared, &sums, &lengths, &rest, &start.to_le_bytes()]
        {
            self.directory.extend_from_slice(part);
        }
        self.directory.extend_from_slice(name.as_bytes());
        self.members += 1;
    }

    /// The archive with its table of contents.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let start = size(self.out.len());
        self.out.append(&mut self.directory.clone());
        self.out.extend_from_slice(b"PK\x05\x06");
        self.out.extend(fields(&[0, 0, self.members, self.members]));
        self.out.extend(size(self.directory.len()).to_le_bytes());
        self.out.extend(start.to_le_bytes());
        self.out.extend([0, 0]);
        self.out
    }
}

fn fields(numbers: &[u16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

fn size(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
