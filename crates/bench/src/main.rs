//! Prints the figures the project promises, as ratios: each against a plain pass over the same data, in the same run.

#![expect(clippy::print_stdout, reason = "printing figures is what this program is for")]
#![expect(clippy::disallowed_types, clippy::float_arithmetic, reason = "ratios of times are not scores")]

mod command;
mod desk;
mod forecast;
mod lists;
mod measure;
mod memory;
mod office;
mod rating;
mod register;
mod reports;
mod standings;

use std::time::Duration;

use exaequo_bench::{SIZES, open_file};
use exaequo_trf::{ReadOptions, read};
use measure::median;

fn main() {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (Some(command::CHILD), Some(path)) => command::child(&path, &arguments.next().unwrap_or_default()),
        (Some(rating::ONE_OPEN), Some(path)) => {
            rating::one_open(&path, &arguments.next().unwrap_or_default());
        }
        (Some(memory::CHILD), Some(path)) => memory::child(&path),
        (Some(rating::CHILD), None) => rating::child(),
        (Some("forecast"), None) => forecast::ratios(),
        (Some("standings"), None) => standings::ratios(),
        (Some("rating"), None) => rating::ratios(),
        (Some("open"), None) => rating::open_ratio(),
        (Some("lists"), None) => lists::ratios(),
        (Some("register"), size) => register::ratios(size.as_deref()),
        (Some("reports"), None) => reports::ratios(),
        (Some("desk"), Some(program)) => match (arguments.next().as_deref(), arguments.next()) {
            (None, _) => desk::figures(std::path::Path::new(&program), None),
            (Some("--database"), Some(address)) => {
                desk::figures(std::path::Path::new(&program), Some(&address));
            }
            _ => usage(),
        },
        (Some("office"), Some(program)) => {
            office::figures(std::path::Path::new(&program), arguments.next().as_deref());
        }
        (Some("command"), Some(program)) => command::ratios(std::path::Path::new(&program)),
        (program, None) => {
            ratios();
            standings::ratios();
            forecast::ratios();
            rating::ratios();
            reports::ratios();
            lists::ratios();
            if let Some(program) = program {
                command::ratios(std::path::Path::new(program));
            }
        }
        _ => usage(),
    }
}

fn usage() {
    println!(
        "usage: exaequo-bench [PROGRAM | standings | forecast | rating | open | lists | register [small] | reports | command PROGRAM | desk PROGRAM [--database postgres://…] | office PROGRAM [PLAYERS]]"
    );
}

fn ratios() {
    println!("reading and building the model against counting newlines (memchr), median of 9");
    println!("players  bytes      newlines   reading    ratio  limit");
    let mut times = Vec::new();
    for players in SIZES {
        let file = open_file(players);
        let newlines = median(|| (), |()| memchr::memchr_iter(b'\n', &file).count());
        let reading = median(|| file.clone(), |file| read(file, &ReadOptions::default()));
        let ratio = reading.as_secs_f64() / newlines.as_secs_f64();
        let (size, newlines, shown) = (file.len(), micros(newlines), micros(reading));
        println!("{players:>7}  {size:>9}  {newlines:>7}us  {shown:>7}us  {ratio:>5.1}  40");
        times.push((players, reading));
    }
    println!("growth exponent 500 to 9,999: {:.2}  limit 1.1", exponent(times[1], times[3]));
    memory::ratio();
}

fn micros(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e6)
}

/// How time grows with size: 1 is linear.
fn exponent((small, short): (u32, Duration), (large, long): (u32, Duration)) -> f64 {
    (long.as_secs_f64() / short.as_secs_f64()).ln() / (f64::from(large) / f64::from(small)).ln()
}
