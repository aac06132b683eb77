//! Reads a file again and again, for a profiler: `loop_read TIMES PLAYERS`.

use exaequo_trf::{ReadOptions, read};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse().unwrap_or(0));
    let (times, players) = (numbers.next().unwrap_or(300), numbers.next().unwrap_or(9_999));
    let file = exaequo_bench::open_file(players);
    for _ in 0..times {
        std::hint::black_box(read(file.clone(), &ReadOptions::default()));
    }
}
