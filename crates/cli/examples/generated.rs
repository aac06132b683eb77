//! Prints a generated open as TRF, for looking at lists that are long: players, rounds, and a seed.
//!
//! ```text
//! cargo run --package exaequo --example generated -- 300 9 1 > open.trf
//! ```

use std::io::Write as _;

use exaequo::trf::{Profile, WriteOptions, write};
use exaequo_testkit::Plan;

fn main() -> std::io::Result<()> {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse().unwrap_or(0));
    let mut next = |usual: u32| numbers.next().filter(|number| *number > 1).unwrap_or(usual);
    let (players, rounds, seed) = (next(300), next(9), next(1));
    let plan = Plan::swiss(players, u16::try_from(rounds).unwrap_or(9), u64::from(seed));
    let written = write(&plan.tournament(), &WriteOptions::new(Profile::Trf26));
    let bytes = written.map(|written| written.bytes).unwrap_or_default();
    std::io::stdout().write_all(&bytes)
}
