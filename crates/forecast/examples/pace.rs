//! Times per event.
#![allow(clippy::print_stdout, clippy::disallowed_types, clippy::float_arithmetic, clippy::unwrap_used)]
use exaequo_forecast::*;
use exaequo_testkit::*;
use exaequo_tiebreak::*;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (n, r, events, first): (u32, u16, u64, u32) =
        (a[1].parse().unwrap(), a[2].parse().unwrap(), a[3].parse().unwrap(), a[4].parse().unwrap());
    let list = a.get(5).map_or("PTS,BH/C1,BH,SB", |s| s.as_str());
    let options = RankingOptions::new(Regulations::of(&Edition::ALL[0])).by(list).unwrap();
    let mut times = Vec::new();
    let (mut open, mut all) = (0, 0);
    for seed in 0..events {
        let t = Plan::swiss(n, r, seed)
            .with_rates(if seed % 2 == 0 { Rates::CLEAN } else { Rates::USUAL })
            .tournament();
        let start = Instant::now();
        for _ in 0..10 {
            std::hint::black_box(Standings::new(&t, &options).unwrap());
        }
        let one = start.elapsed().as_secs_f64() / 10.0;
        let s = Situation::new(&t, &options, Some(r)).unwrap();
        let start = Instant::now();
        let p = Prospects::new(&s, &Question::first(first)).unwrap();
        let took = start.elapsed().as_secs_f64();
        for o in &p.outlooks {
            all += 1;
            if o.extent.among_first(first) == Certainty::Open {
                open += 1;
            }
        }
        times.push((took / one, took * 1e3, one * 1e6, seed));
    }
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    let at = |q: f64| times[((times.len() as f64 - 1.0) * q) as usize];
    println!(
        "median {:?}\np90 {:?}\np99 {:?}\nmax {:?}\nopen {open} of {all}",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
}
