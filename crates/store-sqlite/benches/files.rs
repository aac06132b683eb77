//! How fast a rating list of 317 MB is kept and read, a period's entries are appended, and a player's pages are found.

use std::io::Cursor;
use std::ops::ControlFlow;

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use exaequo_store::register::{KeptPage, PageKey, RegisterStore};
use exaequo_store::suite::{entries_from, noise};
use exaequo_store_sqlite::SqliteRegister;
use tempfile::TempDir;
use tokio::runtime::Runtime;

const LIST: usize = 317_000_000;
const ENTRIES: u64 = 20_000;

fn main() {
    divan::main();
}

/// A runtime, and an empty register in a folder of its own.
fn register() -> (Runtime, SqliteRegister, TempDir) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let register = runtime.block_on(SqliteRegister::create(&folder.path().join("register.sqlite")));
    (runtime, register.expect("a register"), folder)
}

/// Two million lines with names nobody has and figures nobody knows.
fn list() -> Vec<u8> {
    let mut text = Vec::with_capacity(LIST);
    for (number, chance) in (100_000_u64..).zip(noise(1, LIST / 158 * 24 + 24).chunks(24)) {
        let name: String = chance[..16].iter().map(|byte| char::from(b'a' + byte % 26)).collect();
        let rating = 1400 + u16::from(chance[16]) + u16::from(chance[17]);
        let (games, birth) = (chance[18] % 20, 1940 + u16::from(chance[19] % 80));
        let line = format!(
            "{number:<15}{name:<61}FRA M   {:37}{rating:<6}{games:<4}20 {rating:<6}{games:<4}20 {birth:<6}\n",
            ""
        );
        text.extend_from_slice(line.as_bytes());
    }
    text.truncate(LIST);
    text
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn keep_a_list(bencher: Bencher<'_, '_>) {
    let list = list();
    let bencher = bencher.counter(BytesCount::new(list.len()));
    bencher.with_inputs(|| (register(), Cursor::new(list.clone()))).bench_values(
        |((runtime, register, folder), list)| {
            runtime.block_on(register.put_file(list)).expect("a file");
            (runtime, register, folder)
        },
    );
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn read_a_list(bencher: Bencher<'_, '_>) {
    let (runtime, register, _folder) = register();
    let file = runtime.block_on(register.put_file(Cursor::new(list()))).expect("a file");
    bencher.counter(BytesCount::new(file.length)).bench_local(|| {
        let visit = |part: &[u8]| {
            black_box(part);
            ControlFlow::Continue(())
        };
        runtime.block_on(register.file_parts(&file.digest, visit)).expect("a file");
    });
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn append_entries(bencher: Bencher<'_, '_>) {
    let entries = entries_from(1, ENTRIES);
    let bencher = bencher.counter(ItemsCount::new(ENTRIES)).with_inputs(register);
    bencher.bench_values(|(runtime, register, folder)| {
        runtime.block_on(register.append(0, &entries)).expect("entries");
        (runtime, register, folder)
    });
}

/// Of 141 lists in three shelves, each with 40 pages of 16 KiB.
#[divan::bench(sample_count = 20)]
fn the_pages_of_a_player(bencher: Bencher<'_, '_>) {
    let (runtime, register, _folder) = register();
    let page =
        |first| KeptPage { first: first * 1000, last: first * 1000 + 999, bytes: noise(first, 1 << 14) };
    let pages: Vec<KeptPage> = (0..40).map(page).collect();
    for (shelf, list) in
        ["standard", "rapid", "blitz"].iter().flat_map(|shelf| (0..141).map(move |list| (shelf, list)))
    {
        let key = PageKey { shelf: (*shelf).into(), at: list, revision: 0 };
        runtime.block_on(register.put_pages(&key, &pages)).expect("pages");
    }
    bencher.bench_local(|| {
        let found = runtime.block_on(register.pages_with("rapid", 23_456)).expect("pages");
        assert_eq!(found.len(), 141);
    });
}
