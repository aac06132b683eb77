//! Medians, side by side.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Runs per figure.
const RUNS: usize = 9;

/// Median time of one call, over runs long enough for the clock. Making the input and dropping the result are not
/// part of the work.
pub(crate) fn median<I, T>(mut input: impl FnMut() -> I, mut work: impl FnMut(I) -> T) -> Duration {
    let calls = calls_for(&mut input, &mut work);
    let mut times: Vec<Duration> = (0..RUNS).map(|_| timed(calls, &mut input, &mut work)).collect();
    times.sort_unstable();
    times[RUNS / 2]
}

/// Median times of two ways to do the same, taken in turn, so that what else the machine does falls on both.
pub(crate) fn in_turn<A, B>(
    mut one: impl FnMut() -> A,
    mut other: impl FnMut() -> B,
) -> (Duration, Duration) {
    let mut times = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        times.0.push(timed(1, &mut || (), &mut |()| one()));
        times.1.push(timed(1, &mut || (), &mut |()| other()));
    }
    times.0.sort_unstable();
    times.1.sort_unstable();
    (times.0[RUNS / 2], times.1[RUNS / 2])
}

fn timed<I, T>(calls: u32, input: &mut impl FnMut() -> I, work: &mut impl FnMut(I) -> T) -> Duration {
    let mut total = Duration::ZERO;
    for _ in 0..calls {
        let ready = black_box(input());
        let start = Instant::now();
        let done = black_box(work(ready));
        total += start.elapsed();
        drop(done);
    }
    total / calls
}

/// How many calls take at least five milliseconds.
fn calls_for<I, T>(input: &mut impl FnMut() -> I, work: &mut impl FnMut(I) -> T) -> u32 {
    let once = timed(3, input, work).as_nanos().max(1);
    u32::try_from(5_000_000 / once).unwrap_or(1).max(1)
}
