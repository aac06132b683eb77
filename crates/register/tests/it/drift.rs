//! 10.3, 11.2: the drift of the scale, worked out by hand first.

mod account;
mod exits;
mod laws;
mod scored;
mod span;

use exaequo_register::drift::{Flow, FlowSum};
use exaequo_register::{Drift, DriftReport, DriftSpan, Kind, Register};

use crate::office::{Event, Office, day};

/// The standard ratings of the months up to a list.
fn report(office: &Office, list: &str, months: u16) -> DriftReport {
    report_of(office, Kind::Standard, list, months)
}

fn report_of(office: &Office, kind: Kind, list: &str, months: u16) -> DriftReport {
    let mut drift = Drift::over(DriftSpan::months_to(day(list), months));
    let register =
        Register::read_watching(&office.ledger, &office.shelf, &mut |part| drift.watch(part)).unwrap();
    register.drift(&drift, kind).unwrap()
}

/// One game of January 2026, the first player with White.
fn after_one_game(players: &str, result: char) -> DriftReport {
    let mut office = Office::beginning("2026-01-01", &format!("id,name,rating,K,birth\n{players}"));
    let days = ["2026-01-10", "2026-01-11"];
    office.rate(&Event { name: "Cup", days, rounds: vec![vec![(1, 2, result)]] }.trf());
    office.close("2026-02-01");
    report(&office, "2026-02-01", 1)
}

/// Those flows that are there.
fn flows(report: &DriftReport) -> Vec<(Flow, i64)> {
    assert_eq!(report.points.all.change(), report.points.flows.sum());
    assert_eq!(report.points.active.change(), report.points.flows.sum() + report.points.inactivity.sum());
    let there = report.points.flows.iter().filter(|(_, sum)| *sum != FlowSum::default());
    there.map(|(flow, sum)| (flow, sum.points)).collect()
}
