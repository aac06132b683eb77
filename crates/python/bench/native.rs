//! How long standings take without Python: `native_standings FILE LIST RUNS` prints the median in nanoseconds.

#![allow(clippy::print_stdout, reason = "figures are printed")]

use std::hint::black_box;
use std::time::Instant;

use exaequo::{Event, Ranking, ReadOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, list, runs] = arguments.as_slice() else { return Err("FILE LIST RUNS".into()) };
    let event = Event::read(std::fs::read(file)?, &ReadOptions::default()).event()?;
    let ranking = Ranking::by(list.as_str());
    let mut times = Vec::new();
    for _ in 0..runs.parse()? {
        let start = Instant::now();
        let standings = event.standings(&ranking)?;
        times.push(start.elapsed().as_nanos());
        black_box(standings);
    }
    times.sort_unstable();
    println!("{}", times.get(times.len() / 2).ok_or("no runs")?);
    Ok(())
}
