//! A register of FIDE's size: importing a list, years of monthly lists worked out again, a list published, a player shown.

mod events;
mod kept;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use exaequo_bulletin::publication::{self, Publication};
use exaequo_lists::{Row, TxtLayout, TxtWriter, WriteRows as _, rows};
use exaequo_model::{Date, Pace};
use exaequo_register::fact::{Closed, ImportRole, Imported, ListDigest};
use exaequo_register::{Digest, Fact, FileHasher, Kind, Ledger, Month, Register};
use exaequo_trf::{ReadOptions, read};

use crate::lists::players;
use crate::memory::peak;
use events::Calendar;
use kept::Kept;

/// How large a register is.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    players: u64,
    lists: u16,
    events_a_list: u64,
}

/// 1.93 million players, 141 lists, 25 million games.
const FIDE: Size = Size { players: 1_930_000, lists: 141, events_a_list: 40 };
/// A federation: ten years.
const SMALL: Size = Size { players: 20_000, lists: 120, events_a_list: 1 };
/// A register small enough to be run under a profiler.
const MIDDLE: Size = Size { players: 500_000, lists: 20, events_a_list: 40 };
/// The list a register begins with.
const FIRST: Date = Date::constant(2015, 2, 1);

/// Prints the ratios, and leaves nothing behind.
pub(crate) fn ratios(asked: Option<&str>) {
    let size = match asked {
        Some("small") => SMALL,
        Some("middle") => MIDDLE,
        _ => FIDE,
    };
    let folder = std::env::temp_dir().join(format!("exaequo-bench-register-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the temporary folder can be written to");
    let done = all(size, &folder);
    let _ = fs::remove_dir_all(&folder);
    done.expect("a register in the temporary folder");
}

fn all(size: Size, folder: &Path) -> io::Result<()> {
    let list = folder.join("players_list.txt");
    write_list(&list, size.players)?;
    let mut kept = Kept::create(&folder.join("bench.register"));
    import(&mut kept, &list)?;
    let games = fill(&mut kept, size);
    println!("{games} games on {} lists", size.lists);
    memory("entering");
    let register = replay(&kept);
    memory("replay");
    publish(&register, folder)?;
    memory("publication");
    kept.close();
    Ok(())
}

/// A combined list of `count` players, in a file.
pub(crate) fn write_list(path: &Path, count: u64) -> io::Result<()> {
    let mut writer = TxtWriter::new(BufWriter::new(File::create(path)?), TxtLayout::Combined)?;
    players(count).try_for_each(|row| writer.row(&row))?;
    writer.finish()
}

/// Importing against reading the list.
fn import(kept: &mut Kept, list: &Path) -> io::Result<()> {
    let start = Instant::now();
    let mut count = 0;
    rows(File::open(list)?, Pace::Standard, &mut |_: Row<'_>, _| {
        count += 1;
        Ok(())
    })
    .expect("the list was just written");
    let reading = start.elapsed();
    let start = Instant::now();
    let file = kept.put(File::open(list)?);
    let imported = Imported {
        list: FIRST,
        file,
        kind: Kind::Standard,
        rows: count,
        role: ImportRole::Start,
        without_k: None,
    };
    kept.enter(vec![Fact::Imported(imported)]);
    let importing = start.elapsed();
    println!(
        "importing {count} players into SQLite against reading the TXT: {:.1} x  limit 20",
        ratio(importing, reading)
    );
    Ok(())
}

/// Enters the events of all lists; what the lists come to is recorded elsewhere.
fn fill(kept: &mut Kept, size: Size) -> u64 {
    let mut calendar = Calendar::new(size.players);
    let mut games = 0;
    for number in 1..=size.lists {
        let list = Month::of(FIRST).plus(number).first_day();
        let mut facts = Vec::new();
        for _ in 0..size.events_a_list {
            let (event, own) = calendar.event(list);
            games += own;
            let file = kept.put(io::Cursor::new(event.into_bytes()));
            facts.extend(calendar.facts(file, list));
        }
        let of = |kind| ListDigest { list, kind, revision: 0, digest: Digest::default() };
        facts.push(Fact::Closed(Closed { lists: Kind::ALL.map(of).to_vec(), program: String::new() }));
        kept.enter(facts);
    }
    games
}

/// All lists again, from the file.
fn replay(kept: &Kept) -> Register {
    let start = Instant::now();
    let ledger: Ledger = kept.ledger_again();
    let opening = start.elapsed();
    let start = Instant::now();
    drop(Register::read(&ledger.until(1), kept));
    let first = start.elapsed();
    let start = Instant::now();
    let register = Register::read(&ledger, kept).expect("the register was just written");
    let whole = start.elapsed();
    let (fetching, reading) = (kept.time_of_files(), reading(kept));
    let arithmetic = whole.saturating_sub(first + fetching + reading);
    println!("opening the ledger {:.1} s", opening.as_secs_f64());
    println!(
        "replay {:.1} s  limit 60; the first list {:.1} s, fetching files {:.1} s, reading them {:.1} s, the rest {:.1} s  limit 5",
        whole.as_secs_f64(),
        first.as_secs_f64(),
        fetching.as_secs_f64(),
        reading.as_secs_f64(),
        arithmetic.as_secs_f64()
    );
    register
}

/// Reading all reports by itself.
fn reading(kept: &Kept) -> Duration {
    let mut time = Duration::ZERO;
    for report in kept.reports() {
        let bytes = kept.report(report);
        let start = Instant::now();
        let tournament = read(bytes, &ReadOptions::default()).tournament;
        time += start.elapsed();
        drop(tournament);
    }
    time
}

/// The newest list as files, against copying and hashing them.
fn publish(register: &Register, folder: &Path) -> io::Result<()> {
    let start = Instant::now();
    let publication = Publication::new(register, register.newest_list().expect("lists were closed"));
    let (lists, pages) = (publication.lists(), publication.pages());
    let create = |file: &publication::File| {
        let path = folder.join("out").join(&file.name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        Ok(FileHasher::new(BufWriter::with_capacity(1 << 18, File::create(&path)?)))
    };
    let mut outs = lists.iter().map(create).collect::<io::Result<Vec<_>>>()?;
    publication.write_lists(&mut outs)?;
    outs.iter_mut().try_for_each(Write::flush)?;
    println!("a list in all forms for programs {:.1} s  limit 10", start.elapsed().as_secs_f64());
    for file in &pages {
        let mut out = create(file)?;
        publication.write_page(file, &mut out)?;
        out.flush()?;
    }
    let writing = start.elapsed();
    let start = Instant::now();
    lists.iter().chain(&pages).try_for_each(|file| copy(&folder.join("out").join(&file.name)))?;
    println!("all forms against copying and hashing them: {:.1} x  limit 4", ratio(writing, start.elapsed()));
    Ok(())
}

fn copy(path: &Path) -> io::Result<()> {
    let target = path.with_extension("copy");
    let mut copy = FileHasher::new(BufWriter::with_capacity(1 << 20, File::create(&target)?));
    io::copy(&mut File::open(path)?, &mut copy)?;
    copy.flush()
}

/// The most memory so far.
fn memory(until: &str) {
    println!("peak memory until the end of {until}: {} MB  limit 500", peak().unwrap_or(0) / 1024);
}

fn ratio(one: Duration, other: Duration) -> f64 {
    one.as_secs_f64() / other.as_secs_f64()
}
