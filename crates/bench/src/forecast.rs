//! Forecasts against one computation of the standings of the same event.

use std::time::{Duration, Instant};

use exaequo_forecast::chance::{Chances, Sampling, WhereFew};
use exaequo_forecast::{Certainty, Prospects, Question, Situation};
use exaequo_generate::{Plan, Rates, Results};
use exaequo_model::Tournament;
use exaequo_tiebreak::{RankingOptions, Standings};

use crate::measure::median;
use crate::standings::options;

/// The list that is measured.
const LIST: &str = "PTS,BH/C1,BH,SB";
/// For teams, by scores of matches, and with a criterion of single boards, which tells all their results apart.
const TEAM_LISTS: [&str; 2] = ["PTS:MP,PTS:GP,EMGSB/C1,BH:MP/C1", "PTS:MP,MPvGP,EDET/P,EMGSB/C1/P"];

/// Prints the figures.
pub(crate) fn ratios() {
    println!(
        "\nwho can still be first, proved, before the last round, against one computation of the standings"
    );
    println!("event      events  median  limit    p99   limit  open");
    line(&Line { name: "100 x 9", events: 200, list: LIST, limits: ["250", "8000"] }, |seed| {
        event(100, 9, seed)
    });
    line(&Line { name: "500 x 11", events: 40, list: LIST, limits: ["800", "-"] }, |seed| {
        event(500, 11, seed)
    });
    for (name, list) in ["8 teams", "by boards"].into_iter().zip(TEAM_LISTS) {
        line(&Line { name, events: 20, list, limits: ["-", "-"] }, teams);
    }
    sampling();
    threads();
}

fn event(players: u32, rounds: u16, seed: u64) -> Tournament {
    let rates = if seed.is_multiple_of(2) { Rates::CLEAN } else { Rates::USUAL };
    let plan = Plan::swiss(players, rounds, seed).with_rates(rates);
    Plan { results: Results::Model, ..plan }.tournament()
}

/// Eight teams with four boards.
fn teams(seed: u64) -> Tournament {
    let plan = Plan::teams(8, 4, 7, seed).with_rates(Rates::CLEAN);
    Plan { results: Results::Model, ..plan }.tournament()
}

fn situation(tournament: &Tournament, options: &RankingOptions) -> Situation {
    Situation::new(tournament, options, Some(tournament.rounds.count())).expect("a last round")
}

/// Events of one kind, and how much more than standings a forecast may take at the median and at p99.
struct Line {
    name: &'static str,
    events: u64,
    list: &'static str,
    limits: [&'static str; 2],
}

fn line(asked: &Line, event: impl Fn(u64) -> Tournament) {
    let Line { name, events, list, limits: [median_limit, limit] } = asked;
    let options = options(list);
    let (mut ratios, mut open, mut answers) = (Vec::new(), 0, 0);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("one thread");
    for seed in 0..*events {
        let tournament = event(seed);
        let one = standings(&tournament, &options);
        let situation = situation(&tournament, &options);
        let start = Instant::now();
        let found =
            pool.install(|| Prospects::new(&situation, &Question::first(1))).expect("points come first");
        ratios.push(start.elapsed().as_secs_f64() / one.as_secs_f64());
        answers += found.outlooks.len();
        let undecided =
            |outlook: &&exaequo_forecast::Outlook| outlook.extent.among_first(1) == Certainty::Open;
        open += found.outlooks.iter().filter(undecided).count();
    }
    ratios.sort_by(f64::total_cmp);
    let at = |part: usize| ratios[(ratios.len() - 1) * part / 100];
    println!(
        "{name:<9}  {events:>6}  {:>6.0}  {median_limit:>5}  {:>5.0}  {limit:>6}  {open} of {answers}",
        at(50),
        at(99)
    );
}

fn standings(tournament: &Tournament, options: &RankingOptions) -> Duration {
    let mut times: Vec<Duration> = (0..9)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(Standings::new(tournament, options).expect("the list fits"));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[4]
}

/// One sample against the standings: the places of all who can be first.
fn sampling() {
    let (tournament, options) = (event(100, 9, 2), options(LIST));
    let one = median(|| (), |()| Standings::new(&tournament, &options));
    let situation = situation(&tournament, &options);
    let prospects = Prospects::new(&situation, &Question::first(1)).expect("points come first");
    let who: Vec<_> = prospects.outlooks.iter().map(|outlook| outlook.who).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("one thread");
    let drawn = |samples: u32| {
        let sampling = Sampling { samples, where_few: WhereFew::Draw, ..Sampling::default() };
        let start = Instant::now();
        std::hint::black_box(pool.install(|| Chances::new(&situation, &who, 1, &sampling)));
        start.elapsed().as_secs_f64()
    };
    let mut each: Vec<f64> = (0..5).map(|_| (drawn(120_000) - drawn(20_000)) / 100_000.0).collect();
    each.sort_by(f64::total_cmp);
    println!(
        "a sample at 100 x 9: {:.2}us, {:.3} x standings  limit 0.05",
        each[2] * 1e6,
        each[2] / one.as_secs_f64()
    );
}

/// Samples on two threads, against a plain loop on two threads in the same run.
fn threads() {
    let (tournament, options) = (event(100, 9, 2), options(LIST));
    let situation = situation(&tournament, &options);
    let who: Vec<_> = situation.participants().take(10).collect();
    let on = |threads: usize, work: &(dyn Fn() + Sync)| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let start = Instant::now();
        pool.install(work);
        start.elapsed().as_secs_f64()
    };
    let drawn = || {
        let sampling = Sampling { samples: 200_000, where_few: WhereFew::Draw, ..Sampling::default() };
        std::hint::black_box(Chances::new(&situation, &who, 1, &sampling));
    };
    let plain = || {
        use rayon::prelude::*;
        let spin =
            |seed: u64| (0..20_000u64).fold(seed, |sum, one| sum.rotate_left(7) ^ one.wrapping_mul(sum | 1));
        std::hint::black_box((0..8_000u64).into_par_iter().map(spin).reduce(|| 0, |one, other| one ^ other));
    };
    let gain = |work: &(dyn Fn() + Sync)| {
        let mut gains: Vec<f64> = (0..5).map(|_| on(1, work) / on(2, work)).collect();
        gains.sort_by(f64::total_cmp);
        gains[2]
    };
    let (own, other) = (gain(&drawn), gain(&plain));
    println!(
        "on two threads: {own:.2} x as fast, a plain loop {other:.2} x; {:.2} of it  limit 0.9",
        own / other
    );
}
