//! Several arbiters who enter results at once, each at a board of their own, and everybody who reads meanwhile.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::client::Desk;
use super::millis;
use exaequo_bench::ROUNDS;

/// How many enter at once.
const CLIENTS: [usize; 3] = [1, 4, 16];

/// Results acknowledged a second by a number of clients, each of which waits for the answer before entering the next; and
/// pages of the standings that somebody reads meanwhile.
pub(super) fn figures(desk: &Desk, event: u64, run: Duration) {
    for clients in CLIENTS {
        let (acknowledged, mut waited, pages) = entered(desk, event, clients, run);
        waited.sort_unstable();
        let at = |part: usize| millis(waited.get(waited.len() * part / 100).copied().unwrap_or_default());
        println!(
            "{clients} who enter at once: {acknowledged:.0} results acknowledged a second, median {:.1} ms, p99 {:.1} ms; \
             {pages:.0} pages of standings a second meanwhile",
            at(50),
            at(99)
        );
    }
}

/// How many results were acknowledged a second, how long each took, and how many pages were read a second.
fn entered(desk: &Desk, event: u64, clients: usize, run: Duration) -> (f64, Vec<Duration>, f64) {
    let (ended, pages) = (AtomicBool::new(false), AtomicU32::new(0));
    let waited: Vec<Duration> = thread::scope(|scope| {
        let entering: Vec<_> = (1..=clients)
            .map(|board| {
                let ended = &ended;
                scope.spawn(move || enters(desk, event, board, ended))
            })
            .collect();
        scope.spawn(|| {
            let (mut reader, page) = (desk.connect(), format!("/e/{event}/standings"));
            while !ended.load(Ordering::Relaxed) {
                reader.get(&page);
                pages.fetch_add(1, Ordering::Relaxed);
            }
        });
        thread::sleep(run);
        ended.store(true, Ordering::Relaxed);
        entering.into_iter().flat_map(|one| one.join().unwrap_or_default()).collect()
    });
    let each_second = |count: u32| f64::from(count) / run.as_secs_f64();
    let count = u32::try_from(waited.len()).unwrap_or(u32::MAX);
    (each_second(count), waited, each_second(pages.into_inner()))
}

fn enters(desk: &Desk, event: u64, board: usize, ended: &AtomicBool) -> Vec<Duration> {
    let (mut connection, mut waited) = (desk.connect(), Vec::new());
    while !ended.load(Ordering::Relaxed) {
        let begun = Instant::now();
        connection.enter_on(event, ROUNDS, board);
        waited.push(begun.elapsed());
    }
    waited
}
