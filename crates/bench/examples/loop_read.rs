//! Reads the largest file again and again, for a profiler.
use exaequo_trf::{ReadOptions, read};

fn main() {
    let file = exaequo_bench::open_file(9_999);
    for _ in 0..std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(300) {
        std::hint::black_box(read(file.clone(), &ReadOptions::default()));
    }
}
