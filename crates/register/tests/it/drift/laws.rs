//! 8.3 to 8.57: whatever happens, the account of points is exact.

use std::fmt::Write as _;

use exaequo_model::Date;
use exaequo_register::drift::{Flow, FlowSum};
use exaequo_register::{DriftReport, Fact, Kind, fact::Adjusted};
use proptest::prelude::*;

use super::report;
use crate::office::{Event, Office};

/// Those of the first list have the numbers from 1 on, others play with the numbers after them.
const LISTED: usize = 8;
const PLAYERS: u64 = 13;

/// What happens before a list.
#[derive(Clone, Debug)]
struct Period {
    events: Vec<Reported>,
    /// A number and its new rating.
    set: Option<(u64, Option<u16>)>,
    /// Lists without a game that follow.
    quiet: usize,
}

/// An event in rounds of games, and how many months late it is reported.
#[derive(Clone, Debug)]
struct Reported {
    rounds: Vec<Vec<(u64, u64, char)>>,
    late: u8,
}

fn round() -> impl Strategy<Value = Vec<(u64, u64, char)>> {
    let order = Just((1..=PLAYERS).collect::<Vec<u64>>()).prop_shuffle();
    let results = prop::collection::vec(prop::sample::select("111==000hz".chars().collect::<Vec<_>>()), 2..7);
    let pairs = |(order, results): (Vec<u64>, Vec<char>)| {
        order.chunks_exact(2).zip(results).map(|(pair, result)| (pair[0], pair[1], result)).collect()
    };
    (order, results).prop_map(pairs)
}

fn period() -> impl Strategy<Value = Period> {
    let late = prop::sample::select(vec![0, 0, 1, 2]);
    let event = (prop::collection::vec(round(), 1..10), late);
    let event = event.prop_map(|(rounds, late)| Reported { rounds, late });
    let set = prop::option::weighted(0.3, (1..=PLAYERS, prop::option::of(1400..2400_u16)));
    let quiet = prop::sample::select(vec![0, 0, 0, 7, 13]);
    (prop::collection::vec(event, 0..4), set, quiet).prop_map(|(events, set, quiet)| Period {
        events,
        set,
        quiet,
    })
}

fn players() -> impl Strategy<Value = String> {
    let rating = prop_oneof![1300..1450_u16, 1400..2400_u16, 2400..2800_u16];
    let player = (rating, prop::sample::select(vec![10, 20, 40]), 1950..2016);
    prop::collection::vec(player, LISTED).prop_map(|players| {
        let mut csv = String::from("id,name,rating,K,birth\n");
        for (id, (rating, k, birth)) in (1..).zip(players) {
            writeln!(csv, "{id},Player {id},{rating},{k},{birth}").unwrap();
        }
        csv
    })
}

/// A register that begins with a list and goes through some periods.
fn history(first: &str, players: &str, periods: &[Period]) -> (Office, String) {
    let mut office = Office::beginning(first, players);
    for period in periods {
        let next = next_list(&office);
        for (day, event) in (2..).step_by(4).zip(&period.events) {
            office.rate(&event.trf(&office, day));
        }
        let set = |(number, rating)| {
            let (kind, games, highest) = (Kind::Standard, None, None);
            Fact::Adjusted(Adjusted { number, kind, list: next, rating, games, highest })
        };
        office.enter(period.set.map(set).into_iter().collect());
        for _ in 0..=period.quiet {
            let next = next_list(&office).to_string();
            office.close(&next);
        }
    }
    let last = office.register().newest_list().unwrap().to_string();
    (office, last)
}

fn next_list(office: &Office) -> Date {
    office.register().next_list().unwrap()
}

/// A month, written as days begin.
fn months_before(day: Date, months: u8) -> String {
    let before = |day: Date| day.first_of_month().yesterday().unwrap();
    (0..months).fold(day, |day, _| before(day)).strftime("%Y-%m").to_string()
}

impl Reported {
    /// The report, of an event in the month of the newest list or some months before.
    fn trf(&self, office: &Office, day: i8) -> String {
        let newest = office.register().newest_list().unwrap();
        let month = months_before(newest, self.late);
        let days = [day, day + 2].map(|day| &*format!("{month}-{day:02}").leak());
        Event { name: "Open", days, rounds: self.rounds.clone() }.trf()
    }
}

/// The sum of the ratings of a list, in hundredths.
fn sum_of(office: &Office, list: Date) -> i64 {
    let register = office.register();
    let list = register.list(list);
    let ratings = list.everybody().filter_map(|player| player.standings.standard?.rating());
    ratings.map(|rating| i64::from(rating) * 100).sum()
}

fn check(office: &Office, report: &DriftReport) {
    let points = &report.points;
    assert_eq!(points.all.start, sum_of(office, report.span.from));
    assert_eq!(points.all.end, sum_of(office, report.span.to));
    assert_eq!(points.all.change(), points.flows.sum(), "{:?}", points.flows);
    assert_eq!(points.active.change(), points.flows.sum() + points.inactivity.sum());
    assert_eq!(points.flows[Flow::Corrections], FlowSum::default());
    // Each player is rounded once a list, by half a point at most.
    let rounding = points.flows[Flow::Rounding];
    assert!(rounding.points.abs() <= 50 * i64::from(rounding.count), "{rounding:?}");
    let compressed = report.fields.iter().skip(1).any(|field| field.list.to_string() == "2024-03-01");
    assert!(compressed || points.flows[Flow::OneTimeChanges] == FlowSum::default());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_account_adds_up(
        first in prop::sample::select(vec!["2010-01-01", "2013-01-01", "2023-12-01", "2026-01-01"]),
        players in players(),
        periods in prop::collection::vec(period(), 1..5),
        months in 1..30_u16,
    ) {
        let (office, last) = history(first, &players, &periods);
        check(&office, &report(&office, &last, months));
        check(&office, &report(&office, &last, u16::MAX));
    }
}
