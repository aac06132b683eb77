//! The whole command, from a file to its output, against its parts; memory; several cores.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use exaequo_model::Rating;
use exaequo_testkit::Plan;
use exaequo_tiebreak::Standings;
use exaequo_trf::{LineEnd, Profile, ReadOptions, WriteOptions, read, write};

use crate::measure::median;
use crate::micros;
use crate::standings::{PLAYERS, TEAMS, options};

/// Runs per figure.
const RUNS: usize = 9;

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

/// Prints the figures of a program.
pub(crate) fn ratios(program: &Path) {
    let folder = Folder::new();
    println!("\nthe whole command, file in, JSON out, against reading + computing + writing, median of 9");
    println!("event            parts       command     ratio  limit  peak memory  limit");
    let small = folder.file("100.trf", &Plan::swiss(100, 9, 2026));
    let large = folder.file("9999.trf", &Plan::swiss(9_999, 11, 2026));
    let teams = folder.file("teams.trf", &Plan::teams(185, 4, 11, 2026));
    line("100 x 9", program, &small, PLAYERS, "5 MB");
    line("9999 x 11", program, &large, PLAYERS, "16 MB");
    line("185 teams x 11", program, &teams, TEAMS, "-");
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

fn line(name: &str, program: &Path, file: &Path, list: &str, limit: &str) {
    let parts = parts(program, file, list);
    let command = command(program, &arguments(file, list));
    let memory = peak(program, &arguments(file, list));
    let ratio = command.as_secs_f64() / parts.as_secs_f64();
    let memory = memory.map_or("unknown".to_owned(), megabytes);
    println!(
        "{name:<15}  {:>8}us  {:>8}us  {ratio:>6.2}  3      {memory:>11}  {limit}",
        micros(parts),
        micros(command)
    );
}

fn megabytes(kilobytes: u64) -> String {
    let tenths = (kilobytes * 10).div_ceil(1024);
    format!("{}.{} MB", tenths / 10, tenths % 10)
}

/// Reading, computing and writing the bytes, each alone.
fn parts(program: &Path, file: &Path, list: &str) -> Duration {
    let bytes = fs::read(file).expect("the file was just written");
    let reading = median(|| bytes.clone(), |bytes| read(bytes, &ReadOptions::default()));
    let tournament = read(bytes, &ReadOptions::default()).tournament.expect("a generated file can be read");
    let options = exaequo_tiebreak::Options { unrated: Rating::new(1000), ..options(list) };
    let computing = median(|| (), |()| Standings::new(&tournament, &options));
    let output = Command::new(program).args(arguments(file, list)).output().expect("the program runs").stdout;
    let path = file.with_extension("out");
    let writing = median(|| (), |()| fs::write(&path, &output));
    reading + computing + writing
}

fn command(program: &Path, arguments: &[String]) -> Duration {
    let run = || {
        let start = Instant::now();
        let status =
            Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()), "the program failed: {arguments:?}");
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..RUNS).map(|_| run()).collect();
    times.sort_unstable();
    times[RUNS / 2]
}

/// Peak memory in kilobytes, as the kernel tells while the process lives.
fn peak(program: &Path, arguments: &[String]) -> Option<u64> {
    let mut child =
        Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
    let status = format!("/proc/{}/status", child.id());
    let mut highest = None;
    while child.try_wait().ok()?.is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let now = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok());
        highest = highest.max(now);
    }
    highest
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
