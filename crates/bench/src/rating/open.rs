//! One open from file to rating report, against reading the file.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use exaequo_model::{Date, Pace, Tournament};
use exaequo_rating::eligibility::findings;
use exaequo_rating::{Declared, Edition, Entrants, Input, Provisions, Series, rate};
use exaequo_report::Lang;
use exaequo_report::rating::{Form, Report};
use exaequo_testkit::Plan;
use exaequo_trf::{LineEnd, Profile, ReadOptions, WriteOptions, read, write};

/// Runs per figure: each is short, and what else the machine does is long.
const RUNS: usize = 2001;

/// The forms that are measured.
const FORMS: [(&str, Form); 3] = [("table", Form::Table), ("csv", Form::Csv), ("json", Form::JsonLine)];

/// Prints how long an open of 300 players takes from the file to the report, against reading it. The two are taken
/// in turn.
pub(super) fn ratio() {
    let path = std::env::temp_dir().join(format!("exaequo-bench-open-{}.trf", std::process::id()));
    std::fs::write(&path, file()).expect("the temporary folder can be written to");
    let rules = Edition::Fide2025Oct.provisions(Pace::Standard).expect("for standard chess");
    println!("an open of 300 players from the file to the report, median of {RUNS} taken in turn");
    for (name, form) in FORMS {
        let mut times: [Vec<Duration>; 2] = Default::default();
        for _ in 0..RUNS {
            times[0].push(timed(|| reading(&path)));
            times[1].push(timed(|| reading(&path).map(|tournament| report(&tournament, &rules, form))));
        }
        let [reading, all] = times.map(Spread::new);
        println!(
            "{name:<5}  reading {:.1?}  to the report {:.1?}  ratio {:.2}  limit 3  (best: {:.1?}, {:.1?}, {:.2})",
            reading.middle,
            all.middle,
            all.middle.as_secs_f64() / reading.middle.as_secs_f64(),
            reading.best,
            all.best,
            all.best.as_secs_f64() / reading.best.as_secs_f64(),
        );
    }
    let _ = std::fs::remove_file(&path);
}

fn file() -> Vec<u8> {
    let mut facts = Plan::swiss(300, 9, 2026).tournament().into_facts();
    facts.event.start = Some(Date::constant(2026, 3, 1));
    let tournament = Tournament::new(facts).expect("still coherent");
    let options = WriteOptions { line_end: LineEnd::Lf, ..WriteOptions::new(Profile::Trf26) };
    write(&tournament, &options).expect("a generated tournament fits the format").bytes
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    let done = black_box(work());
    let time = start.elapsed();
    drop(done);
    time
}

/// The middle of many runs, and the best, which other programs disturbed least.
struct Spread {
    middle: Duration,
    best: Duration,
}

impl Spread {
    fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self { middle: times[RUNS / 2], best: times[0] }
    }
}

fn reading(path: &Path) -> Option<Tournament> {
    let bytes = std::fs::read(path).expect("the file was just written");
    read(bytes, &ReadOptions::default()).tournament
}

fn report(tournament: &Tournament, rules: &Provisions, form: Form) -> String {
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
    report.players(Lang::En, form)
}
