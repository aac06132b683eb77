//! The whole comparison of proofs with full enumeration and with samples: `cargo xtask forecast-proof`.
//!
//! The tests do a tenth of it. Arguments: how many events are gone through, how many are sampled.
#![expect(clippy::print_stdout, reason = "printing figures is what this program is for")]
#![allow(dead_code, reason = "the tests use all of it")]

#[path = "../tests/it/enumeration.rs"]
mod enumeration;
#[path = "../tests/it/events.rs"]
mod events;
#[path = "../tests/it/sampling.rs"]
mod sampling;

use rayon::prelude::*;

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|argument| argument.parse::<u64>().ok());
    let (enumerated, sampled) = (arguments.next().unwrap_or(6_500), arguments.next().unwrap_or(5_000));
    let (players, open) = (0..enumerated)
        .into_par_iter()
        .map(enumeration::one_event)
        .reduce(|| (0, 0), |one, other| (one.0 + other.0, one.1 + other.1));
    println!("{enumerated} events gone through: {players} players agree, {open} ends open");
    let (teams, open) = (0..enumerated / 10)
        .into_par_iter()
        .map(enumeration::one_team_event)
        .reduce(|| (0, 0), |one, other| (one.0 + other.0, one.1 + other.1));
    println!("{} team events gone through: {teams} teams agree, {open} ends open", enumerated / 10);
    let most = |seed: u64| if seed.is_multiple_of(50) { 500 } else { 160 };
    let players: usize = (0..sampled)
        .into_par_iter()
        .map(|seed| sampling::sampled_within_proofs(seed, most(seed), 2_000))
        .sum();
    let teams: usize = (0..sampled / 10)
        .into_par_iter()
        .map(|seed| sampling::teams_sampled_within_proofs(seed, 1_000))
        .sum();
    println!(
        "{} team events sampled: no place of {teams} teams that was called impossible was reached",
        sampled / 10
    );
    println!(
        "{sampled} events sampled: no place of {players} players that was called impossible was reached"
    );
}
