//! 10.2: the field, its anchor and its median from one list to another.

use exaequo_register::drift::{DriftFinding, Measure, RatingBand};
use exaequo_register::{Drift, DriftSpan, Kind};

use super::report;
use crate::office::{Event, Office, day};

const FOUR: &str = "id,name,rating,K,birth\n1,One,2000,20,1990\n2,Two,2000,20,1990\n3,Three,2200,20,1990\n4,Four,1800,20,1950\n";

fn ten_rounds(name: &'static str, days: [&'static str; 2], result: char) -> Event {
    Event { name, days, rounds: vec![vec![(1, 2, result), (3, 4, '=')]; 10] }
}

/// Ten rounds in two Januaries: draws, then the first wins them all.
fn two_years() -> Office {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&ten_rounds("Draws", ["2026-01-05", "2026-01-20"], '=').trf());
    office.close_until("2027-01-01");
    office.rate(&ten_rounds("Wins", ["2027-01-05", "2027-01-20"], '1').trf());
    office.close_until("2028-01-01");
    office
}

#[test]
fn the_anchor_is_25_to_45_years_old_and_plays_ten_games_a_year() {
    let office = two_years();
    let report = report(&office, "2028-01-01", 12);
    // The list before has the third at 2200 − 10 × 0.42 × 20 = 2116 (a limit of 400 points: 0.92), the others unchanged.
    assert_eq!(office.rating(3, "2027-01-01"), Some(2116));
    let anchor = &report.anchor;
    // +100, −100, and the third against the fourth, 2116 against 1884: 10 × (0.50 − 0.79) × 20 = −58. The fourth is too old.
    assert_eq!(office.rating(3, "2028-01-01"), Some(2058));
    assert_eq!((anchor.all.players, anchor.all.median), (3, Some(-5800)));
    // (100 − 100 − 58) ÷ 3 = −19.33.
    assert_eq!(anchor.all.mean, Some(-1933));
    let [(band, movement)] = &anchor.bands[..] else { panic!("one band") };
    assert_eq!((*band, movement.players), (RatingBand { from: 2000, to: 2199 }, 3));
    // In the first year nobody has ten games of the year before.
    assert_eq!(super::report(&office, "2027-01-01", 12).anchor.all.players, 0);
}

#[test]
fn the_field_at_both_ends() {
    let report = report(&two_years(), "2028-01-01", 12);
    assert_eq!((report.fields.len(), report.fields[0].list), (13, day("2027-01-01")));
    let [start, end] = [&report.fields[0], &report.fields[12]];
    // 1884, 2000, 2000, 2116 and 1900, 1942, 2058, 2100.
    assert_eq!((start.active, start.mean, start.median()), (4, Some(200_000), Some(200_000)));
    assert_eq!((end.active, end.mean, end.median()), (4, Some(200_000), Some(200_000)));
    // √(2 × 116² ÷ 4) = 82.02; √((2 × 100² + 2 × 58²) ÷ 4) = 81.74.
    assert_eq!((start.deviation, end.deviation), (Some(8202), Some(8174)));
    assert_eq!(end.deciles.unwrap()[0], 191_260);
    assert_eq!((end.best[0].players, end.best[0].mean), (10, None));
    assert_eq!(end.reached.iter().find(|one| one.rating == 2000).unwrap().players, 2);
}

#[test]
fn the_change_of_the_median_is_composition_and_movement() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(
        &Event { name: "Cup", days: ["2026-02-05", "2026-02-06"], rounds: vec![vec![(1, 3, '1')]] }.trf(),
    );
    office.close_until("2027-01-01");
    let report = report(&office, "2027-01-01", 12);
    // 0.24 was expected of the first: +15.2, −15.2. The others leave: from 2000, 2000, 2200, 1800 to 2015, 2185.
    let median = &report.median;
    assert_eq!((median.medians, median.stayers), ([Some(200_000), Some(210_000)], 2));
    assert_eq!((median.movement, median.composition), (Some(0), Some(10_000)));
    assert_eq!(report.turnover.field[1].mean, Some(210_000));
}

#[test]
fn a_span_begins_with_the_first_list_at_the_earliest() {
    let office = two_years();
    let long = report(&office, "2027-01-01", 60);
    assert_eq!(long.span, DriftSpan { from: day("2026-01-01"), to: day("2027-01-01") });
    let register = office.register();
    let drift = Drift::over(DriftSpan::year_to(day("2026-01-01")));
    assert_eq!(register.drift(&drift, Kind::Standard), None);
}

#[test]
fn article_11_2_a_finding_names_measures_and_nothing_more() {
    // Two hundred games in which the higher rated, expected to score 0.76, draw half and win half.
    let rows = (1..=40)
        .map(|id| format!("{id},P{id},{},20,1990\n", if id > 20 { 2200 } else { 2000 }))
        .collect::<Vec<_>>()
        .concat();
    let mut office = Office::beginning("2026-01-01", &format!("id,name,rating,K,birth\n{rows}"));
    let round = |result| (1..=20).map(|id| (id + 20, id, result)).collect::<Vec<_>>();
    let rounds = "1=1=1=1=0=".chars().map(round).collect();
    office.rate(&Event { name: "Match", days: ["2026-01-05", "2026-01-20"], rounds }.trf());
    office.close("2026-02-01");
    let report = report(&office, "2026-02-01", 1);
    let table = report.findings.iter().find(|one| matches!(one, DriftFinding::Table { .. })).unwrap();
    let DriftFinding::Table { from, to, off } = table else { panic!("of the table") };
    // 0.65 instead of 0.76.
    assert_eq!((*from, *to, off.games, off.mean), (200, Some(249), 200, -110));
    assert_eq!(table.measures(), [Measure::Compression, Measure::Table]);
    assert_eq!(report.points.all.change(), 0);
}
