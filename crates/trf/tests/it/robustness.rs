//! Nothing panics, whatever the bytes; work and memory grow with the file and no faster.

use std::fs;
use std::time::Instant;

use exaequo_model::Tournament;
use exaequo_testkit::fuzz::Mutator;
use exaequo_testkit::{difference, golden};
use exaequo_trf::{Document, Mode, Profile, ReadOptions, WriteOptions, read, write};

/// What the fuzz targets do with their input.
fn survives(bytes: &[u8]) {
    for mode in [Mode::Tolerant, Mode::Strict] {
        let options = ReadOptions { mode, ..ReadOptions::default() };
        let reading = read(bytes.to_vec(), &options);
        if reading.document.lines().is_empty() && reading.diagnostics.errors() > 0 {
            continue;
        }
        assert!(reading.document.to_bytes() == bytes, "a document does not come back as it was");
        for found in reading.diagnostics.all() {
            for span in [found.span, found.related].into_iter().flatten() {
                assert!(
                    reading.document.line(span.line).is_some(),
                    "a finding points at no line of the file"
                );
                assert!(
                    span.columns.is_none_or(|columns| 1 <= columns.first && columns.first <= columns.last)
                );
            }
        }
        if let Some(tournament) = reading.tournament {
            comes_back(&tournament, &reading.document, bytes);
        }
    }
}

/// What was read can be written and read again. A second time nothing changes; the first time only what a file cannot
/// leave open: points that were not given are filled in, control characters become blanks.
fn comes_back(tournament: &Tournament, document: &Document, bytes: &[u8]) {
    let options = WriteOptions::new(Profile::Trf26);
    let again = |tournament: &Tournament| {
        let written = write(tournament, Some(document), &options).ok()?;
        let text = String::from_utf8_lossy(&written.bytes).into_owned();
        let reading = read(written.bytes, &ReadOptions::default());
        Some(reading.tournament.unwrap_or_else(|| panic!("{:?}\n{text}", reading.diagnostics.all())))
    };
    let Some(once) = again(tournament) else { return };
    let twice = again(&once).expect("what was written once can be written again");
    let given = tournament.players.iter().all(|player| player.published.points.is_some());
    let printable =
        !tournament.text.as_str().chars().any(|letter| letter.is_control() && !"\r\n".contains(letter));
    let differs = if given && printable { difference(tournament, &once) } else { difference(&once, &twice) };
    if let Some(differs) = differs {
        panic!("{differs}\n{}", String::from_utf8_lossy(bytes));
    }
}

fn seeds() -> Vec<Vec<u8>> {
    golden::trf_files()
        .iter()
        .map(|path| fs::read(path).unwrap())
        .filter(|bytes| bytes.len() < 6_000)
        .collect()
}

/// The fuzz harness of a stable toolchain: seeded, so that a failure can be repeated.
#[test]
fn spoilt_files_do_no_harm() {
    let seeds = seeds();
    let rounds = 20_000_u64;
    for seed in 0..rounds {
        let mut mutator = Mutator::new(seed);
        let mut bytes = seeds[usize::try_from(seed).unwrap() % seeds.len()].clone();
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
