//! One open from file to rating report, against reading the file.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use exaequo_event::{Event, Rated, Rating};
use exaequo_generate::Plan;
use exaequo_model::{Date, Tournament};
use exaequo_report::diagnostic::Look;
use exaequo_report::standings::Layout;
use exaequo_report::{Lang, rating};
use exaequo_trf::{LineEnd, Profile, ReadOptions, WriteOptions, read, write};

use super::timed;

/// Runs per figure: each is short, and what else the machine does is long.
const RUNS: usize = 2001;

/// Processes per figure.
const PROCESSES: usize = 101;

/// The forms that are measured, and how many times as long as reading the file they may take. JSON has every game of every
/// player besides, which no other report has.
const FORMS: [(&str, Form, &str); 3] = [
    (
        "table",
        |rated| rating::page(rated, None, Lang::En).to_text_with_tables(&Look::plain(Lang::En), usize::MAX),
        "limit 8",
    ),
    ("csv", |rated| rating::page(rated, None, Lang::En).to_csv(), "limit 8"),
    ("json", |rated| rating::json(rated, None, Layout::Compact, Lang::En), "with all games"),
];

/// How a report is written.
type Form = fn(&Rated) -> String;

/// First argument of the process that times one open.
pub(crate) const CHILD: &str = "time-one-open";

/// Prints how long an open of 300 players takes from the file to the report, against reading it: once in a process that
/// has just begun, as a command does it; and in a warm loop, the two taken in turn.
pub(crate) fn ratio() {
    let path = std::env::temp_dir().join(format!("exaequo-bench-open-{}.trf", std::process::id()));
    std::fs::write(&path, file()).expect("the temporary folder can be written to");
    println!("an open of 300 players from the file to the report, in a new process; median of {PROCESSES}");
    for (name, _, limit) in FORMS {
        let mut times: [Vec<Duration>; 2] = Default::default();
        for _ in 0..PROCESSES {
            let [reading, all] = once(&path, name);
            times[0].push(reading);
            times[1].push(all);
        }
        line(name, limit, times);
    }
    keep_memory();
    println!("the same in a warm loop; median of {RUNS}");
    for (name, form, limit) in FORMS {
        let mut times: [Vec<Duration>; 2] = Default::default();
        for _ in 0..RUNS {
            times[0].push(timed(|| reading(&path)));
            times[1].push(timed(|| reading(&path).map(|tournament| report(&tournament, &rules(), form))));
        }
        line(name, limit, times);
    }
    let _ = std::fs::remove_file(&path);
}

/// The C library gives free memory back to the system after every run, and asks for it again in the next, unless it has
/// seen a larger block come and go, as it has in a program that reads larger files too.
fn keep_memory() {
    drop(black_box(vec![1_u8; 8 << 20]));
}

fn line(name: &str, limit: &str, times: [Vec<Duration>; 2]) {
    let [reading, all] = times.map(Spread::new);
    println!(
        "{name:<5}  reading {:.1?}  to the report {:.1?}  ratio {:.2}  {limit}  (best: {:.1?}, {:.1?}, {:.2})",
        reading.middle,
        all.middle,
        all.middle.as_secs_f64() / reading.middle.as_secs_f64(),
        reading.best,
        all.best,
        all.best.as_secs_f64() / reading.best.as_secs_f64(),
    );
}

fn rules() -> Rating {
    Rating::default().edition("fide-2025-10").expect("the name of an edition")
}

/// Reading and the whole, in a process of their own.
fn once(path: &Path, form: &str) -> [Duration; 2] {
    let program = std::env::current_exe().expect("the program knows where it is");
    let output = std::process::Command::new(program).arg(CHILD).arg(path).arg(form).output();
    let output = output.expect("the program runs").stdout;
    let text = String::from_utf8_lossy(&output);
    let mut times = text.split_whitespace().map(|nanos| nanos.parse().map(Duration::from_nanos));
    [(); 2].map(|()| times.next().and_then(Result::ok).expect("the process tells its times"))
}

/// Times one open in this process, and prints the nanoseconds of reading and of the whole.
pub(crate) fn child(path: &str, form: &str) {
    let form = FORMS.iter().find(|(name, ..)| *name == form).expect("one of the forms").1;
    let start = Instant::now();
    let tournament = reading(Path::new(path)).expect("a generated file can be read");
    let read = start.elapsed();
    let report = black_box(report(&tournament, &rules(), form));
    let all = start.elapsed();
    println!("{} {}", read.as_nanos(), all.as_nanos());
    drop(report);
}

fn file() -> Vec<u8> {
    let mut facts = Plan::swiss(300, 9, 2026).tournament().into_facts();
    facts.event.start = Some(Date::constant(2026, 3, 1));
    let tournament = Tournament::new(facts).expect("still coherent");
    let options = WriteOptions { line_end: LineEnd::Lf, ..WriteOptions::new(Profile::Trf26) };
    write(&tournament, &options).expect("a generated tournament fits the format").bytes
}

/// The middle of many runs, and the best, which other programs disturbed least.
struct Spread {
    middle: Duration,
    best: Duration,
}

impl Spread {
    fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self { middle: times[times.len() / 2], best: times[0] }
    }
}

fn reading(path: &Path) -> Option<Tournament> {
    let bytes = std::fs::read(path).expect("the file was just written");
    read(bytes, &ReadOptions::default()).tournament
}

fn report(tournament: &Tournament, rating: &Rating, form: Form) -> String {
    let event = Event::from(tournament.clone());
    form(&event.rate(rating).expect("the event has a first day"))
}
