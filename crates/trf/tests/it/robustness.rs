//! Nothing panics, whatever the bytes; work and memory grow with the file and no faster.

use std::fs;
use std::time::Instant;

use exaequo_testkit::fuzz::Mutator;
use exaequo_testkit::{golden, harness};
use exaequo_trf::{ReadOptions, read};

fn survives(bytes: &[u8]) {
    harness::reads(bytes);
    harness::comes_back(bytes);
}

/// The fuzz harness of a stable toolchain: seeded, so that a failure can be repeated.
#[test]
fn spoilt_files_do_no_harm() {
    let files = golden::trf_files().into_iter().map(|path| fs::read(path).unwrap());
    let seeds: Vec<Vec<u8>> = files.filter(|bytes| bytes.len() < 6_000).collect();
    for (seed, file) in (0..20_000_u64).zip(seeds.iter().cycle()) {
        let mut mutator = Mutator::new(seed);
        let mut bytes = file.clone();
        for _ in 0..=seed % 4 {
            bytes = mutator.mutate(&bytes, &seeds);
        }
        survives(&bytes);
    }
}

#[test]
fn the_smallest_files_do_no_harm() {
    for file in ["", "\n", "\r", "001", "001\n", "310", "### ", "\u{FEFF}", "001    1", "é", "240 H"] {
        survives(file.as_bytes());
    }
}

/// A large file of nothing in particular ends with a message, and soon.
#[test]
fn garbage_is_refused_quickly() {
    let start = Instant::now();
    let mut garbage = Vec::new();
    let mut state = 1_u32;
    while garbage.len() < 20 << 20 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        garbage.extend_from_slice(&state.to_le_bytes());
    }
    garbage.retain(|byte| *byte != 0);
    let cases = [garbage, vec![b'\n'; 60 << 20], vec![b'x'; 1 << 20], vec![b'1'; 100 << 20]];
    for bytes in cases {
        let reading = read(bytes, &ReadOptions::default());
        assert!(reading.tournament.is_none());
        assert!(reading.diagnostics.errors() > 0);
    }
    assert!(start.elapsed().as_secs() < 30, "took {:?}", start.elapsed());
}
