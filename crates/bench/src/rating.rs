//! A rating period against a plain loop over the same arrays.

mod open;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::num::NonZeroUsize;
use std::process::Command;
use std::time::{Duration, Instant};

use exaequo_generate::Random;
use exaequo_model::{Pace, Side};
use exaequo_rating::period::{EventOfPeriod, Period, PeriodGame, PeriodPlayer, rate_period};
use exaequo_rating::{Edition, Least, Pool, table};

use crate::memory;
pub(crate) use open::{CHILD as ONE_OPEN, child as one_open, ratio as open_ratio};

/// First argument of the process whose memory is measured.
pub(crate) const CHILD: &str = "rate-a-period-and-report-peak-memory";

const PLAYERS: u32 = 1_800_000;
const GAMES: u32 = 10_000_000;
const RUNS: usize = 9;

/// Prints the figures.
pub(crate) fn ratios() {
    let (players, games) = (players(), games());
    println!("a period of {GAMES} games among {PLAYERS} players, median of {RUNS}");
    for edition in [Edition::FIDE_2009_TEXT, Edition::FIDE_2025_10] {
        period(edition, &players, &games);
    }
    drop((players, games));
    peak();
    open::ratio();
}

/// Everything is taken in turn, so that what else the machine does falls on all of them.
fn period(edition: &Edition, players: &[PeriodPlayer], games: &[PeriodGame]) {
    let rules = edition.provisions[Pace::Standard].expect("for standard chess");
    let mut times: [Vec<Duration>; 4] = Default::default();
    let (events, earlier) = (events(), BTreeMap::new());
    for _ in 0..RUNS {
        times[0].push(timed(|| plain_loop(players, games)));
        times[1].push(timed(|| plain_loop_on_two(players, games)));
        times[2].push(timed(|| rate_period(&rules, &of(players, games, &events, &earlier), threads(1))));
        times[3].push(timed(|| rate_period(&rules, &of(players, games, &events, &earlier), threads(2))));
    }
    let [plain, plain_on_two, one, two] = times.map(|times| middle(times).as_secs_f64());
    let (ratio, faster, plain_faster) = (one / plain, one / two, plain / plain_on_two);
    println!(
        "{:<15} plain {plain:.3}s  full rules {one:.3}s  ratio {ratio:.2} limit 2  \
         on two cores {two:.3}s: {faster:.2} x faster, at least 1.5 (the plain loop: {plain_faster:.2})",
        edition.name,
    );
}

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("positive")
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    let done = black_box(work());
    let time = start.elapsed();
    drop(done);
    time
}

fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[RUNS / 2]
}

/// One in ten is unrated; ratings from 1400 to 2900, most in the middle.
fn players() -> Vec<PeriodPlayer> {
    let mut random = Random::new(2026);
    let player = |_| {
        let rating = 1400 + (0..3).map(|_| random.below(500)).sum::<u32>();
        let rating = if random.below(10) == 0 { 0 } else { u16::try_from(rating).expect("below 2900") };
        PeriodPlayer { rating, k: [40, 20, 20, 10][random.index(4)], least: Least::Usual }
    };
    (0..PLAYERS).map(player).collect()
}

/// Anybody against anybody: the worst that can happen to a cache.
fn games() -> Vec<PeriodGame> {
    let mut random = Random::new(9);
    let game = |_| {
        let side = [Side::Loss, Side::Draw, Side::Win][random.index(3)];
        PeriodGame::new(random.below(PLAYERS), random.below(PLAYERS), side).expect("few enough players")
    };
    (0..GAMES).map(game).collect()
}

/// Games of an event, about as many as an open of a hundred players has.
const GAMES_OF_EVENT: u32 = 400;

fn events() -> Vec<EventOfPeriod> {
    let event = EventOfPeriod { games: GAMES_OF_EVENT as usize, start: None, least: Least::Usual };
    vec![event; (GAMES / GAMES_OF_EVENT) as usize]
}

const fn of<'a>(
    players: &'a [PeriodPlayer],
    games: &'a [PeriodGame],
    events: &'a [EventOfPeriod],
    earlier: &'a BTreeMap<u32, Pool>,
) -> Period<'a> {
    Period { players, games, events, earlier }
}

/// Gathers two ratings, looks the table up and adds to two sums.
fn plain_loop(players: &[PeriodPlayer], games: &[PeriodGame]) -> Vec<i32> {
    let mut sums = vec![0i32; players.len()];
    for game in games {
        let (white, black) = (game.white(), game.black());
        let difference = i32::from(players[white].rating) - i32::from(players[black].rating);
        let gain = i32::from(game.white_halves()) * 50 - table::expected(difference);
        sums[white] += gain;
        sums[black] -= gain;
    }
    sums
}

/// The same by two threads with sums of their own: what the machine has to offer.
fn plain_loop_on_two(players: &[PeriodPlayer], games: &[PeriodGame]) -> Vec<i32> {
    let (one, other) = games.split_at(games.len() / 2);
    std::thread::scope(|scope| {
        let others = scope.spawn(|| plain_loop(players, other));
        let mut sums = plain_loop(players, one);
        let others = others.join().expect("the other half is done");
        sums.iter_mut().zip(others).for_each(|(sum, more)| *sum += more);
        sums
    })
}

/// Rates the period on two cores and prints the highest resident size in kilobytes.
pub(crate) fn child() {
    let rules = Edition::FIDE_2025_10.provisions[Pace::Standard].expect("for standard chess");
    let (players, games, events, earlier) = (players(), games(), events(), BTreeMap::new());
    black_box(rate_period(&rules, &of(&players, &games, &events, &earlier), threads(2)));
    println!("{}", memory::peak().unwrap_or(0));
}

fn peak() {
    let program = std::env::current_exe().expect("the program knows where it is");
    let output = Command::new(program).arg(CHILD).output().ok();
    let kilobytes =
        output.and_then(|output| String::from_utf8(output.stdout).ok()?.trim().parse::<u64>().ok());
    match kilobytes {
        Some(kilobytes) if kilobytes > 0 => {
            println!("peak memory of the whole process: {} MB  limit 250", kilobytes * 1024 / 1_000_000);
        }
        _ => println!("peak memory: this system does not tell"),
    }
}
