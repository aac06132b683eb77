//! Parts of files, packed where that pays.

use std::io::Read;

use exaequo_store::StoreError;
use exaequo_store::file::{PART, StoredFile, split};
use lz4_flex::block::{compress_into, decompress_into, get_maximum_output_size};

/// As it is.
const PLAIN: i64 = 0;
/// An LZ4 block.
const LZ4: i64 = 1;

/// A part as it is kept.
pub(crate) struct Packed {
    pub(crate) packing: i64,
    pub(crate) bytes: Vec<u8>,
}

/// Reads a file to its end and packs its parts. They are all in memory, so that nothing is locked while a slow stream is read.
pub(crate) fn pack(source: impl Read) -> Result<(StoredFile, Vec<Packed>), StoreError> {
    let mut packer = Packer { room: vec![0; get_maximum_output_size(PART)] };
    let mut parts = Vec::new();
    let file = split(source, |part| parts.push(packer.packed(part)))?;
    Ok((file, parts))
}

struct Packer {
    room: Vec<u8>,
}

impl Packer {
    /// Unpacking costs time too: a sixteenth has to be gained.
    fn packed(&mut self, part: &[u8]) -> Packed {
        match compress_into(part, &mut self.room) {
            Ok(length) if length < part.len() - part.len() / 16 => {
                Packed { packing: LZ4, bytes: self.room[..length].to_vec() }
            }
            _ => Packed { packing: PLAIN, bytes: part.to_vec() },
        }
    }
}

/// Unpacks parts one after the other, in the room of one.
pub(crate) struct Unpacker {
    room: Vec<u8>,
}

impl Unpacker {
    pub(crate) fn new() -> Self {
        Self { room: vec![0; PART] }
    }

    /// The bytes of a part; `None` where they cannot be what was packed.
    pub(crate) fn unpacked<'a>(&'a mut self, packing: i64, bytes: &'a [u8]) -> Option<&'a [u8]> {
        match packing {
            PLAIN => Some(bytes),
            LZ4 => decompress_into(bytes, &mut self.room).ok().map(|length| &self.room[..length]),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use exaequo_store::suite::{lines, noise};

    use super::*;

    #[test]
    fn text_is_packed_and_noise_is_not() {
        let packing =
            |bytes: &[u8]| pack(bytes).unwrap().1.iter().map(|part| part.packing).collect::<Vec<_>>();
        assert_eq!(packing(&lines(PART + 500)), [LZ4, LZ4]);
        assert_eq!(packing(&noise(1, PART + 500)), [PLAIN, PLAIN]);
        assert_eq!(packing(b"x"), [PLAIN]);
    }

    #[test]
    fn what_was_not_packed_is_not_unpacked() {
        let mut unpacker = Unpacker::new();
        for seed in 0..500 {
            // It may look like a block by chance, but has no more than a part.
            let bytes = noise(seed, usize::try_from(seed).unwrap());
            assert!(unpacker.unpacked(LZ4, &bytes).is_none_or(|part| part.len() <= PART));
        }
        assert_eq!(unpacker.unpacked(2, b"x"), None);
    }
}
