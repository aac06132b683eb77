//! 8.3 to 8.57: the account of points.

use exaequo_register::drift::Flow;
use exaequo_register::{Fact, Kind, fact::Adjusted};

use super::{after_one_game, flows, report};
use crate::office::{Event, Office, day};

#[test]
fn article_10_3_between_equals_nothing_comes_and_nothing_goes() {
    let report = after_one_game("1,One,2000,20,1980\n2,Two,2000,20,1980\n", '1');
    assert_eq!(flows(&report), []);
    assert_eq!((report.points.all.start, report.points.all.end), (400_000, 400_000));
}

#[test]
fn article_8_56_unequal_k() {
    // +10 with K 20, −20 with K 40.
    let report = after_one_game("1,One,2000,20,1980\n2,Two,2000,40,1980\n", '1');
    assert_eq!(flows(&report), [(Flow::UnequalK, -1000)]);
}

#[test]
fn a_half_point_to_one_and_nothing_to_the_other() {
    let report = after_one_game("1,One,2000,20,1980\n2,Two,2000,20,1980\n", 'h');
    assert_eq!(flows(&report), [(Flow::OddResults, -1000)]);
    let report = after_one_game("1,One,2000,20,1980\n2,Two,2000,20,1980\n", 'z');
    assert_eq!(flows(&report), [(Flow::OddResults, -2000)]);
}

#[test]
fn article_8_54_a_limit_for_one_of_two() {
    // From 2650 on there is no limit: 0.98 for one, 0.08 for the other. −0.98 × 10 = −9.8, rounded −10;
    // +0.92 × 20 = 18.4, rounded 18. With K 10 for both: −9.8 + 9.2 = −0.6; the higher K adds 9.2; rounding takes 0.2 and 0.4.
    let report = after_one_game("1,One,2700,10,1980\n2,Two,2100,20,1980\n", '0');
    assert_eq!(flows(&report), [(Flow::UnequalK, 920), (Flow::Limits, -60), (Flow::Rounding, -60)]);
    assert_eq!(report.points.all.change(), 800);
    assert_eq!(report.points.flows[Flow::Rounding].count, 2);
}

#[test]
fn article_8_52_games_against_somebody_new_change_one_rating_only() {
    // In 2010 whoever was new counted with the rating of the event: 1½ of 3 against 2000, so 2000.
    let three = "id,name,rating,birth\n1,A,2000,1980\n2,B,2000,1980\n3,C,2000,1980\n";
    let mut office = Office::beginning("2010-01-01", three);
    let rounds = (1..=3).zip("1=0".chars()).map(|(opponent, result)| vec![(9, opponent, result)]);
    let open = Event { name: "Open", days: ["2010-01-03", "2010-01-08"], rounds: rounds.collect() };
    office.rate(&open.trf());
    office.close("2010-03-01");
    let report = report(&office, "2010-03-01", 2);
    // K 30: −15, 0 and +15.
    assert_eq!(flows(&report), [(Flow::OneSided, 0)]);
    assert_eq!(report.points.flows[Flow::OneSided].count, 2);
}

#[test]
fn ratings_that_were_set_and_changes_of_all() {
    let two = "id,name,rating,K,birth\n1,A,1500,20,1980\n2,B,2100,20,1980\n3,C,1500,20,1980\n";
    let mut office = Office::beginning("2024-02-01", two);
    let set = |number, rating| Adjusted {
        number,
        kind: Kind::Standard,
        list: day("2024-03-01"),
        rating,
        games: None,
        highest: None,
    };
    office.enter(vec![Fact::Adjusted(set(1, Some(1600))), Fact::Adjusted(set(2, None))]);
    office.close("2024-03-01");
    let report = report(&office, "2024-03-01", 1);
    // 1500 is set to 1600, which is the rating of that list; 2100 is taken away; 1500 becomes 1500 + 0.4 × 500 = 1700.
    assert_eq!(office.rating(1, "2024-03-01"), Some(1600));
    assert_eq!(flows(&report), [(Flow::Adjustments, 10_000 - 210_000), (Flow::OneTimeChanges, 20_000)]);
}

#[test]
fn article_8_4_each_sees_other_ratings() {
    let rows = (1..=9).map(|id| format!("{id},P{id},2000,1980\n")).collect::<Vec<_>>().concat();
    let mut office = Office::beginning("2010-01-01", &format!("id,name,rating,birth\n{rows}"));
    let rounds = (1..=9).map(|opponent| vec![(20, opponent, '=')]).collect();
    office.rate(&Event { name: "First", days: ["2010-01-03", "2010-01-08"], rounds }.trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(20, "2010-03-01"), Some(2000));
    let rounds = (1..=3).zip("1==".chars()).map(|(opponent, result)| vec![(20, opponent, result)]);
    let late = Event { name: "Late", days: ["2010-01-10", "2010-01-12"], rounds: rounds.collect() };
    office.rate(&late.trf());
    office.close("2010-05-01");
    // One has 2000 by now, and +15 against 2000. The others met somebody new with 2 of 3, so 2015: −0.48 × 30 = −14.4,
    // and twice +0.02 × 30 = 0.6; they become 1986, 2001 and 2001.
    let report = report(&office, "2010-05-01", 2);
    assert_eq!(flows(&report), [(Flow::OtherRatings, 180), (Flow::Rounding, 120)]);
    assert_eq!(report.points.all.change(), 300);
}
