//! The whole command, from a file to its output, against its parts; memory; several cores.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use exaequo_event::{Event, Reading, Standings};
use exaequo_generate::Plan;
use exaequo_model::Elo;
use exaequo_report::Lang;
use exaequo_report::standings::{self, Detail, Layout};
use exaequo_tiebreak::RankingOptions;
use exaequo_trf::{LineEnd, Profile, ReadOptions, WriteOptions, write};

use crate::measure::median;
use crate::micros;
use crate::standings::{PLAYERS, TEAMS, options};

/// Runs per figure.
const RUNS: usize = 9;

/// What a pipe holds, and the least of it that is filled at once.
const PIPE: usize = 64 * 1024;
const PAGE: usize = 4 * 1024;

/// A folder of generated files, gone when it is dropped.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Folder {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("exaequo-bench-{}", std::process::id()));
        fs::create_dir_all(&path).expect("the temporary folder can be written to");
        Self(path)
    }

    fn file(&self, name: &str, plan: &Plan) -> PathBuf {
        let options = WriteOptions { line_end: LineEnd::Lf, ..WriteOptions::new(Profile::Trf26) };
        let written = write(&plan.tournament(), &options).expect("a generated tournament fits the format");
        let path = self.0.join(name);
        fs::write(&path, written.bytes).expect("the temporary folder can be written to");
        path
    }
}

/// First argument of the process that times its own parts.
pub(crate) const CHILD: &str = "time-the-parts-once";

/// Prints the figures of a program.
pub(crate) fn ratios(program: &Path) {
    let folder = Folder::new();
    println!("\nthe whole command, file in, JSON out, against reading + computing + writing, medians;");
    println!(
        "a command runs once in a new process, and so do its parts; in a warm loop they are shown for comparison"
    );
    println!("event            warm parts   parts        command     ratio  limit  peak memory  limit");
    let small = folder.file("100.trf", &Plan::swiss(100, 9, 2026));
    let large = folder.file("9999.trf", &Plan::swiss(9_999, 11, 2026));
    let teams = folder.file("teams.trf", &Plan::teams(185, 4, 11, 2026));
    // What takes a millisecond or two is soon disturbed.
    line("100 x 9", program, &small, PLAYERS, 10 * RUNS + 1, "5 MB");
    line("9999 x 11", program, &large, PLAYERS, RUNS, "16 MB");
    line("185 teams x 11", program, &teams, TEAMS, RUNS, "-");
    explain(program, &large);
    several(program, &folder);
}

fn arguments(file: &Path, list: &str) -> Vec<String> {
    let file = file.display().to_string();
    [
        "standings",
        &file,
        "--tie-breaks",
        list,
        "--edition",
        "fide-2026-03",
        "--unrated",
        "1000",
        "--format",
        "json",
    ]
    .map(str::to_owned)
    .to_vec()
}

fn line(name: &str, program: &Path, file: &Path, list: &str, runs: usize, limit: &str) {
    let warm = warm_parts(file, list);
    let arguments = arguments(file, list);
    // In turn, so that what else the machine does falls on both.
    let times = (0..runs).map(|_| (cold_parts(file, list), once(program, &arguments)));
    let (parts, commands) = times.unzip();
    let (parts, command) = (middle(parts), middle(commands));
    let memory = peak(program, &arguments);
    let ratio = command.as_secs_f64() / parts.as_secs_f64();
    let memory = memory.map_or("unknown".to_owned(), megabytes);
    println!(
        "{name:<15}  {:>8}us   {:>8}us   {:>8}us  {ratio:>6.2}  3      {memory:>11}  {limit}",
        micros(warm),
        micros(parts),
        micros(command)
    );
}

fn megabytes(kilobytes: u64) -> String {
    let tenths = (kilobytes * 10).div_ceil(1024);
    format!("{}.{} MB", tenths / 10, tenths % 10)
}

/// Reading, computing and writing, once in a process that has just begun, as the command does it.
fn cold_parts(file: &Path, list: &str) -> Duration {
    let program = std::env::current_exe().expect("the program knows where it is");
    let output = Command::new(&program).arg(CHILD).arg(file).arg(list).output().expect("the program runs");
    let nanos = String::from_utf8_lossy(&output.stdout).trim().parse();
    Duration::from_nanos(nanos.expect("the process tells its time"))
}

/// Times the parts in this process, and prints the nanoseconds.
pub(crate) fn child(file: &str, list: &str) {
    let file = Path::new(file);
    let start = Instant::now();
    let reading = reading(fs::read(file).expect("the file was just written"));
    writing(&ranked(&reading, wanted(list)), file);
    println!("{}", start.elapsed().as_nanos());
}

/// Reading, computing and writing, each alone and many times.
fn warm_parts(file: &Path, list: &str) -> Duration {
    let bytes = fs::read(file).expect("the file was just written");
    let read = median(|| bytes.clone(), reading);
    let reading = reading(bytes);
    let options = wanted(list);
    let computing = median(|| options.clone(), |options| ranked(&reading, options));
    let standings = ranked(&reading, options);
    read + computing + median(|| (), |()| writing(&standings, file))
}

fn wanted(list: &str) -> RankingOptions {
    RankingOptions { unrated: Elo::new(1000), ..options(list) }
}

fn reading(bytes: Vec<u8>) -> Reading {
    Event::read(bytes, &ReadOptions::default())
}

fn ranked(reading: &Reading, options: RankingOptions) -> Standings {
    let event = reading.event().expect("a generated file can be read");
    event.standings_by(options).expect("the list fits the event")
}

/// The JSON, and its bytes in a file.
fn writing(standings: &Standings, file: &Path) {
    let text = standings::json(standings, Detail::Values, Layout::Pretty, Lang::En);
    fs::write(file.with_extension("out"), text).expect("the temporary folder can be written to");
}

/// The time of a command, median of several runs.
fn command(program: &Path, arguments: &[String]) -> Duration {
    middle((0..RUNS).map(|_| once(program, arguments)).collect())
}

fn once(program: &Path, arguments: &[String]) -> Duration {
    let start = Instant::now();
    let status = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    assert!(status.is_ok_and(|status| status.success()), "the program failed: {arguments:?}");
    start.elapsed()
}

fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// Peak memory in kilobytes, the middle of several runs: it depends on where the system puts the libraries.
fn peak(program: &Path, arguments: &[String]) -> Option<u64> {
    let mut peaks: Vec<u64> = (0..RUNS).filter_map(|_| peak_once(program, arguments)).collect();
    peaks.sort_unstable();
    peaks.get(peaks.len() / 2).copied()
}

/// Peak memory of a process that waits with its output in hand, because nobody takes it from the full pipe.
fn peak_once(program: &Path, arguments: &[String]) -> Option<u64> {
    let (mut taker, mut pipe) = std::io::pipe().ok()?;
    pipe.write_all(&vec![b' '; PIPE - PAGE]).ok()?;
    let mut child = Command::new(program).args(arguments).stdout(pipe).stderr(Stdio::null()).spawn().ok()?;
    let peak = waiting(child.id());
    std::io::copy(&mut taker, &mut std::io::sink()).ok()?;
    child.wait().ok()?;
    peak
}

/// Peak memory as soon as the process sleeps; nothing where the system does not tell.
fn waiting(process: u32) -> Option<u64> {
    loop {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let value = |name| status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        if value("State:")?.starts_with('S') {
            return value("VmHWM:")?.trim_end_matches("kB").trim().parse().ok();
        }
    }
}

fn explain(program: &Path, file: &Path) {
    let standings = command(program, &arguments(file, PLAYERS));
    let mut arguments = arguments(file, PLAYERS);
    "explain".clone_into(&mut arguments[0]);
    arguments.extend(["--player", "17"].map(str::to_owned));
    let explain = command(program, &arguments);
    let ratio = explain.as_secs_f64() / standings.as_secs_f64();
    println!("explain one of 9,999 against standings: {ratio:.2}  limit 2");
}

fn several(program: &Path, folder: &Folder) {
    let files: Vec<PathBuf> = (0..2_000u32)
        .map(|index| {
            folder.file(&format!("many-{index}.trf"), &Plan::swiss(50 + index * 7 % 151, 9, u64::from(index)))
        })
        .collect();
    let with = |jobs: &str| {
        let mut arguments = arguments(&files[0], "PTS,BH/C1,BH,SB,DE");
        arguments.extend(files[1..].iter().map(|file| file.display().to_string()));
        arguments.extend(["--jobs", jobs].map(str::to_owned));
        command(program, &arguments)
    };
    let ratio = with("1").as_secs_f64() / with("2").as_secs_f64();
    println!("2,000 files on two cores against one: {ratio:.2} times as fast  aim 1.5");
}
