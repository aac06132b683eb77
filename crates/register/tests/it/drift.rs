//! 10.3, 11.2: the drift of the scale, worked out by hand first.

mod account;
mod laws;
mod scored;
mod span;

use exaequo_register::{Drift, DriftReport, DriftSpan, Kind, Register};

use crate::office::{Office, day};

/// The standard ratings of the months up to a list.
fn report(office: &Office, list: &str, months: u16) -> DriftReport {
    let mut drift = Drift::over(DriftSpan::months_to(day(list), months));
    let register =
        Register::read_watching(&office.ledger, &office.shelf, &mut |part| drift.watch(part)).unwrap();
    register.drift(&drift, Kind::Standard).unwrap()
}
