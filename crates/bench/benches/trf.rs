//! `cargo bench`: reading files of all sizes.

use divan::Bencher;
use exaequo_bench::{SIZES, open_file};
use exaequo_trf::{ReadOptions, read};

fn main() {
    divan::main();
}

#[divan::bench(args = SIZES)]
fn count_newlines(bencher: Bencher<'_, '_>, players: u32) {
    let file = open_file(players);
    bencher.bench(|| memchr::memchr_iter(b'\n', divan::black_box(&file)).count());
}

#[divan::bench(args = SIZES)]
fn read_trf(bencher: Bencher<'_, '_>, players: u32) {
    let file = open_file(players);
    bencher.with_inputs(|| file.clone()).bench_values(|file| read(file, &ReadOptions::default()));
}
