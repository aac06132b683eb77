//! Files to measure on, shared by the ratios and by `cargo bench`.

use exaequo_generate::Plan;
use exaequo_trf::{LineEnd, Profile, WriteOptions, write};

/// Sizes that are measured: players, all over eleven rounds.
pub const SIZES: [u32; 4] = [100, 500, 2_000, 9_999];

/// Rounds of every file.
pub const ROUNDS: u16 = 11;

/// A generated file with everything that happens in an open: byes, forfeits, withdrawals, unrated players.
#[expect(clippy::missing_panics_doc, reason = "a generated tournament can be written")]
pub fn open_file(players: u32) -> Vec<u8> {
    let tournament = Plan::swiss(players, ROUNDS, 2026).tournament();
    let options = WriteOptions { line_end: LineEnd::Lf, ..WriteOptions::new(Profile::Trf26) };
    write(&tournament, &options).expect("a generated tournament fits the format").bytes
}
