//! 7.14, 7.21, 7.23: points that come and go with players.

use exaequo_register::drift::{Flow, FlowSum};
use exaequo_register::{CoveringLetter, Kind};

use super::{after_one_game, flows, report, report_of};
use crate::office::{Event, Office};

#[test]
fn article_7_21_a_player_leaves_with_the_rating_below_the_floor() {
    let report = after_one_game("1,One,1405,20,1980\n2,Two,1405,20,1980\n", '1');
    assert_eq!(flows(&report), [(Flow::Delisted, -139_500)]);
    assert_eq!(report.points.all.players, [2, 1]);
    assert_eq!((report.turnover.delisted.players, report.turnover.delisted.mean), (1, Some(140_500)));
}

#[test]
fn article_8_3_a_first_rating_brings_itself() {
    let five = "id,name,rating,K,birth\n1,A,1800,20,1980\n2,B,1800,20,1980\n3,C,1800,20,1980\n4,D,1800,20,1980\n5,E,1800,20,1980\n";
    let mut office = Office::beginning("2026-01-01", five);
    let rounds = (1..=5).zip("1===0".chars()).map(|(opponent, result)| vec![(9, opponent, result)]);
    let open = Event { name: "Open", days: ["2026-01-03", "2026-01-08"], rounds: rounds.collect() };
    office.rate(&open.trf());
    office.close("2026-02-01");
    let report = report(&office, "2026-02-01", 1);
    assert_eq!(flows(&report), [(Flow::FirstRatings, 180_000)]);
    assert_eq!((report.turnover.new.players, report.turnover.entrants.mean), (1, Some(180_000)));
}

#[test]
fn article_7_21_somebody_below_the_floor_is_rated_anew() {
    let rows = (1..=5).map(|id| format!("{id},P{id},1800,20,1980\n")).collect::<Vec<_>>().concat();
    let mut office =
        Office::beginning("2026-01-01", &format!("id,name,rating,K,birth\n{rows}9,Low,1300,20,1980\n"));
    let rounds = (1..=5).map(|opponent| vec![(9, opponent, '=')]).collect();
    office.rate(&Event { name: "Open", days: ["2026-01-03", "2026-01-08"], rounds }.trf());
    office.close("2026-02-01");
    let report = report(&office, "2026-02-01", 1);
    assert_eq!(flows(&report), [(Flow::FirstRatings, 180_000), (Flow::Delisted, -130_000)]);
}

#[test]
fn a_standard_rating_stands_in_for_one_of_rapid() {
    let two = "id,name,rating,K,birth\n1,A,2000,20,1980\n2,B,2000,20,1980\n";
    let mut office = Office::beginning("2026-01-01", two);
    let cup = Event { name: "Cup", days: ["2026-01-10", "2026-01-10"], rounds: vec![vec![(1, 2, '1')]] };
    office.rate_with(&cup.trf(), &CoveringLetter { kind: Some(Kind::Rapid), ..CoveringLetter::default() });
    office.close("2026-02-01");
    let report = report_of(&office, Kind::Rapid, "2026-02-01", 1);
    assert_eq!(flows(&report), [(Flow::Substitutes, 400_000)]);
    assert_eq!(report.points.all.players, [0, 2]);
}

#[test]
fn ruling_56_points_leave_the_active_field_with_those_who_do_not_play() {
    let two = "id,name,rating,K,birth\n1,A,2000,20,1980\n2,B,2000,20,1980\n3,C,1900,20,1980\n";
    let mut office = Office::beginning("2026-01-01", two);
    let days = ["2026-02-10", "2026-02-11"];
    office.rate(&Event { name: "Cup", days, rounds: vec![vec![(1, 2, '1')]] }.trf());
    office.close_until("2027-01-01");
    let report = report(&office, "2027-01-01", 12);
    assert_eq!(flows(&report), []);
    assert_eq!((report.points.active.start, report.points.active.end), (590_000, 400_000));
    assert_eq!(report.points.inactivity.gone, -190_000);
    assert_eq!((report.turnover.gone.players, report.turnover.leavers.mean), (1, Some(190_000)));
}

#[test]
fn changes_of_all_ratings_reach_those_who_do_not_play() {
    let four = "id,name,rating,K,birth,flag\n1,A,1500,20,1980,\n2,B,1500,20,1980,i\n3,C,1600,20,1980,i\n4,D,2000,20,1980,\n";
    let mut office = Office::beginning("2024-02-01", four);
    let days = ["2024-02-10", "2024-02-11"];
    office.rate(&Event { name: "Cup", days, rounds: vec![vec![(3, 4, '=')]] }.trf());
    office.close("2024-03-01");
    let report = report(&office, "2024-03-01", 1);
    // 0.08 was expected: 1608 and 1992. In March: 1700, 1700, 1764.8 and 1995.2, so 200 + 200 + 157 + 3 more.
    assert_eq!(flows(&report), [(Flow::Rounding, 0), (Flow::OneTimeChanges, 56_000)]);
    assert_eq!(report.points.flows[Flow::Rounding], FlowSum { points: 0, count: 2 });
    // One comes back with 1600; another who stays away has 200 more.
    let inactivity = report.points.inactivity;
    assert_eq!((inactivity.gone, inactivity.back, inactivity.meanwhile), (0, 160_000, -20_000));
    assert_eq!(report.points.active.change(), 196_000);
}
