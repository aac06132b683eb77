//! A rating period against a plain loop over the same arrays, and one open from file to report.

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::process::Command;
use std::time::{Duration, Instant};

use exaequo_model::{Date, Pace, Side, Tournament};
use exaequo_rating::eligibility::findings;
use exaequo_rating::period::{PeriodGame, PeriodPlayer, rate_period};
use exaequo_rating::{Declared, Edition, Entrants, Input, Provisions, Series, rate, table};
use exaequo_report::Lang;
use exaequo_report::rating::{Form, Report};
use exaequo_testkit::{Plan, Random};
use exaequo_trf::{LineEnd, Profile, ReadOptions, WriteOptions, read, write};

use crate::measure::median;
use crate::memory;

/// First argument of the process whose memory is measured.
pub(crate) const CHILD: &str = "rate-a-period-and-report-peak-memory";

const PLAYERS: u32 = 1_800_000;
const GAMES: u32 = 10_000_000;
const RUNS: usize = 9;

/// Prints the figures.
pub(crate) fn ratios() {
    let (players, games) = (players(), games());
    println!("a period of {GAMES} games among {PLAYERS} players, median of {RUNS}");
    for edition in [Edition::Fide2009Text, Edition::Fide2025Oct] {
        let rules = edition.provisions(Pace::Standard).expect("for standard chess");
        // Taken in turn, so that what else the machine does falls on all of them.
        let (mut plain, mut one, mut two) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..RUNS {
            plain.push(timed(|| plain_loop(&players, &games)));
            one.push(timed(|| rate_period(&rules, &players, &games, threads(1))));
            two.push(timed(|| rate_period(&rules, &players, &games, threads(2))));
        }
        let [plain, one, two] = [plain, one, two].map(middle);
        let (seconds, ratio) = (one.as_secs_f64(), one.as_secs_f64() / plain.as_secs_f64());
        let faster = one.as_secs_f64() / two.as_secs_f64();
        println!(
            "{:<15} plain {:.3}s  full rules {seconds:.3}s  ratio {ratio:.2} limit 2  two cores {faster:.2} x faster, at least 1.5",
            edition.name(),
            plain.as_secs_f64(),
        );
    }
    drop((players, games));
    peak();
    open();
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
        PeriodPlayer { rating, k: [40, 20, 20, 10][random.index(4)] }
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

/// Rates the period on two cores and prints the highest resident size in kilobytes.
pub(crate) fn child() {
    let rules = Edition::Fide2025Oct.provisions(Pace::Standard).expect("for standard chess");
    black_box(rate_period(&rules, &players(), &games(), threads(2)));
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

/// An open of 300 players from the bytes to the report.
fn open() {
    let mut facts = Plan::swiss(300, 9, 2026).tournament().into_facts();
    facts.event.start = Some(Date::constant(2026, 3, 1));
    let tournament = Tournament::new(facts).expect("still coherent");
    let options = WriteOptions { line_end: LineEnd::Lf, ..WriteOptions::new(Profile::Trf26) };
    let file = write(&tournament, &options).expect("a generated tournament fits the format").bytes;
    let path = std::env::temp_dir().join(format!("exaequo-bench-open-{}.trf", std::process::id()));
    std::fs::write(&path, &file).expect("the temporary folder can be written to");
    let bytes = || std::fs::read(&path).expect("the file was just written");
    let rules = Edition::Fide2025Oct.provisions(Pace::Standard).expect("for standard chess");
    let reading = median(|| (), |()| read(bytes(), &ReadOptions::default()));
    let all = median(
        || (),
        |()| {
            let reading = read(bytes(), &ReadOptions::default());
            reading.tournament.as_ref().map(|tournament| report(tournament, &rules))
        },
    );
    let _ = std::fs::remove_file(&path);
    let ratio = all.as_secs_f64() / reading.as_secs_f64();
    println!(
        "an open of 300 players: reading {reading:.1?}, to the report {all:.1?}, ratio {ratio:.2} limit 3"
    );
}

fn report(tournament: &Tournament, rules: &Provisions) -> String {
    let declared = Declared::default();
    let entrants = Entrants::new(tournament, rules, declared.basis, None);
    let input =
        Input { tournament, provisions: rules, entrants: &entrants, declared: &declared, earlier: &[] };
    let rating = rate(&input);
    let findings = findings(&input, &rating);
    let series = Series::default();
    let report = Report {
        file: "open.trf",
        input: &input,
        rating: &rating,
        findings: &findings,
        series: &series,
        replaced: &[],
    };
    report.players(Lang::En, Form::Table)
}
