//! The register of FIDE's size on the web: players that are looked for, and the page of a player against a file, on loopback.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use exaequo_generate::Random;

use crate::desk::client::Desk;
use crate::desk::{millis, padded, print_times, throughput};
use crate::register::write_list;

/// Players of FIDE's combined list.
const PLAYERS: u32 = 1_930_000;
/// How often somebody is looked for.
const SEARCHES: usize = 2_000;
/// How many players are looked at for the first time.
const COLD: usize = 2_000;
/// How many are looked at again and again.
const WARM: usize = 500;

/// Prints the figures of a program, for `count` players.
pub(crate) fn figures(program: &Path, count: Option<&str>) {
    let count = count.and_then(|count| count.parse().ok()).unwrap_or(PLAYERS);
    let folder = std::env::temp_dir().join(format!("exaequo-bench-office-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let register = folder.join("bench.register");
    let begun = Instant::now();
    make(program, &register, &folder.join("list.txt"), count);
    println!("a register of {count} players with a closed list: {:.1} s", begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let desk =
        Desk::start_with(program, &folder.join("desk"), &["--register".as_ref(), register.as_os_str()]);
    while desk.text("/register?q=number").contains("being sorted") {
        thread::sleep(Duration::from_millis(200));
    }
    println!("from the start until players are found: {:.1} s", begun.elapsed().as_secs_f64());
    println!("memory of the server then: {:.0} MB", desk.memory());
    searches(&desk, count);
    pages(&desk, count);
    println!("memory of the server after all this: {:.0} MB (limit 300)", desk.memory());
    drop(desk);
    // What is left is only in the way.
    let _ = std::fs::remove_dir_all(folder);
}

fn make(program: &Path, register: &Path, list: &Path, count: u32) {
    write_list(list, count.into()).expect("room for the list");
    run(program, &["init", "--date", "2026-01-01", "--federation", "CAN", "--import"], &[list], register);
    run(program, &["close", "2026-02-01"], &[], register);
    let _ = std::fs::remove_file(list);
}

fn run(program: &Path, verb: &[&str], files: &[&Path], register: &Path) {
    let mut command = Command::new(program);
    command.arg("list").args(verb).args(files).arg("--register").arg(register);
    assert!(command.output().expect("the program runs").status.success(), "{verb:?}");
}

/// What people type: a few letters, several words, a federation beside them, numbers.
fn typed(random: &mut Random, count: u32) -> String {
    let number = random.between(0, count - 1);
    let (family, id) = (number % 9_973, 1_000_000 + number * 7);
    let mut path = "/register?q=".to_owned();
    let _ = match random.between(0, 9) {
        0 => write!(path, "pl"),
        1 => write!(path, "player{family}"),
        2 => write!(path, "number+player{}", family / 100),
        3 => write!(path, "{id}"),
        4 => write!(path, "{}", id / 1000),
        5 => write!(path, "player{}&federation=FRA", family / 10),
        // Beginnings that very many names share: all of them both, or nobody both.
        6 => write!(path, "pl+nu"),
        7 => write!(path, "player{}+player{}", family % 4 + 1, family % 5 + 5),
        8 => write!(path, "{}", 10 + family % 5),
        _ => write!(path, "&federation=IND"),
    };
    path
}

fn searches(desk: &Desk, count: u32) {
    let mut random = Random::new(11);
    let mut connection = desk.connect();
    let time = |path: String| {
        let begun = Instant::now();
        connection.get(&path);
        begun.elapsed()
    };
    let mut times: Vec<Duration> = (0..SEARCHES).map(|_| typed(&mut random, count)).map(time).collect();
    print_times(&format!("a search among {count} players"), &mut times);
}

fn pages(desk: &Desk, count: u32) {
    let mut random = Random::new(13);
    let mut page = || format!("/register/players/{}", 1_000_000 + random.between(0, count - 1) * 7);
    let paths: Vec<String> = (0..COLD).map(|_| page()).collect();
    let mut connection = desk.connect();
    let mut sizes = Vec::new();
    let mut times = Vec::new();
    for path in &paths {
        let begun = Instant::now();
        sizes.push(connection.get(path));
        times.push(begun.elapsed());
    }
    print_times("the page of a player for the first time", &mut times);
    sizes.sort_unstable();
    let size = sizes[sizes.len() / 2];
    let file = desk.open("static.trf", &padded(size));
    let still = [format!("/e/{file}/download/file")];
    let mut ratios = Vec::new();
    for _ in 0..3 {
        let files = throughput(desk, &still, None);
        let pages = throughput(desk, &paths[..WARM.min(paths.len())], None);
        println!("a second: {pages:.0} pages of players, {files:.0} files of the same size ({size} bytes)");
        ratios.push(pages / files);
    }
    ratios.sort_by(f64::total_cmp);
    println!("pages of players against files: {:.2} (limit 0.3)", ratios[1]);
    println!("{:.1} ms on the slowest first time", millis(times.iter().copied().max().unwrap_or_default()));
}
