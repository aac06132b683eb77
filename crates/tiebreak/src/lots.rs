//! Drawing of lots that anyone can repeat (4.2, ruling 31).
//!
//! The lot of a participant is the SHA-256 of `seed:number` (the seed as published, a colon, the pairing number in
//! decimal digits); the lowest lot, compared as a hexadecimal number, comes first. `printf 'seed:12' | sha256sum`
//! prints the lot of number 12.

use sha2::{Digest, Sha256};

/// A lot.
pub type Lot = [u8; 32];

/// The lot of a pairing number.
pub fn lot(seed: &str, number: u32) -> Lot {
    Sha256::digest(format!("{seed}:{number}").as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_is_the_printed_digest() {
        // printf 'Sunday 17:05:12' | sha256sum
        let expected = "027018647b25d61e7a71c2fbf1c6c6c85cb90f0c195fbba1e21534649bbfb7b6";
        let hexadecimal: String = lot("Sunday 17:05", 12).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hexadecimal, expected);
    }
}
