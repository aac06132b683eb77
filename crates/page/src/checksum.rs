//! The checksum of a file in an archive, CRC-32.

/// The checksum of some bytes.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

/// The checksum of some bytes, slower: the tables of the fast one are 16 kB that no compression makes less, too much for a browser to load.
#[cfg(target_family = "wasm")]
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    small(bytes)
}

/// Half a byte at a time, from the lowest bits on.
#[cfg(any(test, target_family = "wasm"))]
fn small(bytes: &[u8]) -> u32 {
    let half = |sum: u32, bits: u8| sum >> 4 ^ HALVES[((sum ^ u32::from(bits)) & 15) as usize];
    !bytes.iter().fold(!0, |sum, byte| half(half(sum, byte & 15), byte >> 4))
}

/// What each half of a byte leaves, divided by the polynomial.
#[cfg(any(test, target_family = "wasm"))]
const HALVES: [u32; 16] = {
    let mut all = [0; 16];
    let mut half = 0;
    while half < 16 {
        let (mut rest, mut bit) = (half, 0);
        while bit < 4 {
            rest = if rest & 1 == 1 { rest >> 1 ^ 0xEDB8_8320 } else { rest >> 1 };
            bit += 1;
        }
        all[half as usize] = rest;
        half += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_small_one_gives_what_the_fast_one_gives() {
        assert_eq!(small(b"123456789"), 0xCBF4_3926);
        let bytes: Vec<u8> = (0..=255).cycle().take(3_000).collect();
        for length in [0, 1, 7, 256, 3_000] {
            assert_eq!(small(&bytes[..length]), checksum(&bytes[..length]), "{length}");
        }
    }
}
