//! The desk under load: one program that serves, many that read while results are entered, on loopback.

pub(crate) mod client;
mod entering;

use std::ffi::OsStr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use client::{Connection, Desk};
use exaequo_bench::{ROUNDS, open_file};

/// How many look at the page at the same time.
const READERS: usize = 200;
/// How often each of them looks, while results are entered.
const LOOKS: Duration = Duration::from_secs(1);
/// How often a result is entered meanwhile.
const ENTRIES: Duration = Duration::from_millis(250);
/// How long a figure is measured.
const RUN: Duration = Duration::from_secs(10);
/// Connections for the figures of throughput.
const BUSY: usize = 8;

/// Prints the figures of a program; of one that keeps its events in a database, where one is named.
pub(crate) fn figures(program: &Path, database: Option<&str>) {
    let folder = std::env::temp_dir().join(format!("exaequo-bench-desk-{}", std::process::id()));
    let begun = Instant::now();
    let options: Vec<&OsStr> =
        database.into_iter().flat_map(|one| ["--database", one]).map(OsStr::new).collect();
    let desk = Desk::start_with(program, &folder, &options);
    println!("start, to the address: {:.0} ms (limit 500)", millis(begun.elapsed()));
    drop_to_standings(&desk);
    let event = desk.open("open.trf", &open_file(500));
    let page = format!("/e/{event}/standings");
    let size = desk.connect().get(&page);
    println!("standings of 500 players: {size} bytes as they are sent");
    let file = desk.open("static.trf", &padded(size));
    against_a_file(&desk, &page, &format!("/e/{file}/download/file"), event);
    with_readers(&desk, &page, event);
    acknowledged(&desk, event);
    entering::figures(&desk, event, RUN / 3);
    reaches_others(&desk, event);
    for_programs(&desk);
    memory(&desk);
    drop(desk);
    // What is left is only in the way.
    let _ = std::fs::remove_dir_all(folder);
}

pub(crate) fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// A tournament of `size` bytes: remarks fill it up.
pub(crate) fn padded(size: usize) -> Vec<u8> {
    let mut file = open_file(2);
    while file.len() + 80 < size {
        file.extend_from_slice(format!("### {:071}\n", file.len()).as_bytes());
    }
    let rest = size.saturating_sub(file.len() + 5);
    file.extend_from_slice(format!("### {}\n", "x".repeat(rest)).as_bytes());
    file
}

/// A file of 300 players, sent, and the page of its standings received.
fn drop_to_standings(desk: &Desk) {
    let file = open_file(300);
    let mut times: Vec<Duration> = (0..9)
        .map(|_| {
            let begun = Instant::now();
            let event = desk.open("open.trf", &file);
            let mut connection = desk.connect();
            connection.get(&format!("/e/{event}"));
            connection.get(&format!("/e/{event}/standings"));
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!(
        "file of 300 players to its check and standings: median {:.0} ms (limit 300)",
        millis(times[times.len() / 2])
    );
}

/// Requests answered while results are entered, against a file of the same size.
fn against_a_file(desk: &Desk, page: &str, file: &str, event: u64) {
    let mut ratios = Vec::new();
    for _ in 0..3 {
        let still = throughput(desk, &[file.to_owned()], None);
        let live = throughput(desk, &[page.to_owned()], Some(event));
        println!("a second: {live:.0} pages, {still:.0} files of the same size");
        ratios.push(live / still);
    }
    ratios.sort_by(f64::total_cmp);
    println!("pages against files while results are entered: {:.2} (limit 0.5)", ratios[1]);
}

/// Tournaments of 100 players that programs send, each read, ranked and answered.
fn for_programs(desk: &Desk) {
    let file = open_file(100);
    let ask = |connection: &mut Connection<'_>| connection.post("/api/v1/standings", &file);
    println!(
        "standings of 100 players for programs, a second: {:.0} (limit 1500)",
        each_second(desk, None, ask)
    );
}

/// Requests answered a second, for each of some pages in turn.
pub(crate) fn throughput(desk: &Desk, paths: &[String], entering: Option<u64>) -> f64 {
    let asked = AtomicUsize::new(0);
    each_second(desk, entering, |connection| {
        connection.get(&paths[asked.fetch_add(1, Ordering::Relaxed) % paths.len()])
    })
}

/// How often something is asked and answered a second, by all connections together.
fn each_second(desk: &Desk, entering: Option<u64>, ask: impl Fn(&mut Connection<'_>) -> usize + Sync) -> f64 {
    let (ended, count) = (AtomicBool::new(false), AtomicU64::new(0));
    let run = RUN / 3;
    thread::scope(|scope| {
        for _ in 0..BUSY {
            scope.spawn(|| {
                let mut connection = desk.connect();
                while !ended.load(Ordering::Relaxed) {
                    ask(&mut connection);
                    count.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        if let Some(event) = entering {
            let ended = &ended;
            scope.spawn(move || enter_until(desk, event, ended));
        }
        thread::sleep(run);
        ended.store(true, Ordering::Relaxed);
    });
    let count = u32::try_from(count.load(Ordering::Relaxed)).unwrap_or(u32::MAX);
    f64::from(count) / run.as_secs_f64()
}

fn enter_until(desk: &Desk, event: u64, ended: &AtomicBool) {
    let mut connection = desk.connect();
    while !ended.load(Ordering::Relaxed) {
        connection.enter(event, ROUNDS);
        thread::sleep(ENTRIES);
    }
}

/// How long readers wait: each looks once a second, and all at once when a result comes.
fn with_readers(desk: &Desk, page: &str, event: u64) {
    let ended = AtomicBool::new(false);
    let mut times: Vec<Duration> = thread::scope(|scope| {
        let readers: Vec<_> = (0..READERS)
            .map(|reader| {
                let ended = &ended;
                scope.spawn(move || looks(desk, page, reader, ended))
            })
            .collect();
        scope.spawn(|| enter_until(desk, event, &ended));
        thread::sleep(RUN);
        ended.store(true, Ordering::Relaxed);
        readers.into_iter().flat_map(|reader| reader.join().unwrap_or_default()).collect()
    });
    print_times(&format!("{READERS} readers, each once a second"), &mut times);
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..5 {
        desk.connect().enter(event, ROUNDS);
        times.extend(at_once(desk, page));
    }
    print_times(&format!("{READERS} readers, all at once after a result"), &mut times);
}

fn looks(desk: &Desk, page: &str, reader: usize, ended: &AtomicBool) -> Vec<Duration> {
    let mut connection = desk.connect();
    let mut times = Vec::new();
    thread::sleep(LOOKS * u32::try_from(reader).unwrap_or(0) / u32::try_from(READERS).unwrap_or(1));
    while !ended.load(Ordering::Relaxed) {
        let begun = Instant::now();
        connection.get(page);
        times.push(begun.elapsed());
        thread::sleep(LOOKS.saturating_sub(begun.elapsed()));
    }
    times
}

fn at_once(desk: &Desk, page: &str) -> Vec<Duration> {
    let ready = std::sync::Barrier::new(READERS);
    thread::scope(|scope| {
        let readers: Vec<_> = (0..READERS)
            .map(|_| {
                scope.spawn(|| {
                    let mut connection = desk.connect();
                    ready.wait();
                    let begun = Instant::now();
                    connection.get(page);
                    begun.elapsed()
                })
            })
            .collect();
        readers.into_iter().filter_map(|reader| reader.join().ok()).collect()
    })
}

pub(crate) fn print_times(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or_default();
    let worst = times.last().copied().unwrap_or_default();
    let [median, p99, worst] = [at(50), at(99), worst].map(millis);
    println!("{what}: median {median:.1} ms, p99 {p99:.1} ms (limit 50), worst {worst:.1} ms");
}

/// Changes one after the other, each on the disk before it is acknowledged.
fn acknowledged(desk: &Desk, event: u64) {
    let mut connection = desk.connect();
    let (begun, mut count) = (Instant::now(), 0_u32);
    while begun.elapsed() < RUN / 3 {
        connection.enter(event, ROUNDS);
        count += 1;
    }
    println!(
        "changes acknowledged a second, one flush each: {:.0}",
        f64::from(count) / begun.elapsed().as_secs_f64()
    );
}

/// From the moment a result is sent to the moment another page hears of it.
fn reaches_others(desk: &Desk, event: u64) {
    let mut times: Vec<Duration> = (0..20)
        .map(|_| {
            let mut listener = desk.connect().listen(&format!("/e/{event}/live"));
            let begun = Instant::now();
            desk.connect().enter(event, ROUNDS);
            listener.heard();
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("a result reaches another page: at most {:.0} ms (limit 300)", millis(times[times.len() - 1]));
}

/// What the program takes with fifty events whose standings have been looked at.
fn memory(desk: &Desk) {
    let file = open_file(100);
    let mut connection = desk.connect();
    for _ in 0..50 {
        let event = desk.open("open.trf", &file);
        connection.get(&format!("/e/{event}/standings"));
    }
    println!("memory with more than 50 events: {:.0} MB (limit 150)", desk.memory());
}
