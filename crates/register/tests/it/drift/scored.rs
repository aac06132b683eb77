//! 8.1b, 8.55: what was scored against what was expected.

use exaequo_model::Sex;
use exaequo_register::DriftReport;
use exaequo_register::drift::{AgeBand, Fit, RatingBand, Tally};

use super::report;
use crate::office::{Event, Office};

const FOUR: &str = "id,name,rating,K,birth,federation,sex\n1,One,2000,20,1980,CAN,m\n2,Two,2000,20,2015,CAN,f\n3,Three,2100,20,1980,USA,m\n4,Four,1900,20,1980,CAN,m\n";

/// Ten games of 2100 against 2000: five wins, four draws, a loss; and ten draws of 2000 against 1900. K of the child is 40.
fn ten_rounds() -> DriftReport {
    let mut office = Office::beginning("2026-01-01", FOUR);
    let rounds = "11111====0".chars().map(|result| vec![(3, 1, result), (2, 4, '=')]).collect();
    office.rate(&Event { name: "Match", days: ["2026-01-05", "2026-01-20"], rounds }.trf());
    office.close("2026-02-01");
    report(&office, "2026-02-01", 1)
}

fn scored(tally: &Tally) -> (u32, i64, i64) {
    (tally.games, tally.score, tally.expected)
}

#[test]
fn article_8_1b_line_by_line() {
    let calibration = ten_rounds().calibration;
    let lines: Vec<_> = calibration.lines.iter().filter(|line| line.tally.games > 0).collect();
    assert_eq!((lines.len(), lines[0].line.from, calibration.lines.len()), (1, 99, 51));
    let tally = &lines[0].tally;
    // 7 + 5 of 20 where 0.64 was expected of each.
    assert_eq!(scored(tally), (20, 1200, 1280));
    // 5 × 36² + 14 × 14² + 64² = 13 320; 20 × 13 320 − 80² = 260 000; z = −80 × √(19 ÷ 260 000) = −0.684.
    assert_eq!((tally.squares, tally.mean(), tally.z()), (13_320, Some(-40), Some(-684)));
    // 1.96 × √(260 000 ÷ 19) ÷ 20 = 11.46 hundredths.
    assert_eq!((tally.interval(), tally.fit()), (Some([-155, 75]), Fit::Unclear));
}

#[test]
fn gaps_of_fifty_points() {
    let gaps = ten_rounds().calibration.gaps;
    assert_eq!((gaps.len(), gaps[0].to, gaps[15].from, gaps[15].to), (16, Some(49), 750, None));
    let there: Vec<u16> = gaps.iter().filter(|gap| gap.tally.games > 0).map(|gap| gap.from).collect();
    assert_eq!(there, [100]);
}

#[test]
fn groups_are_looked_at_in_games_against_others() {
    let groups = ten_rounds().groups;
    let [low, high] = &groups.ratings[..] else { panic!("two bands") };
    assert_eq!((low.of, high.of), (RatingBand { from: 1800, to: 1999 }, RatingBand { from: 2000, to: 2199 }));
    assert_eq!((scored(&low.tally), scored(&high.tally)), ((10, 500, 360), (10, 500, 640)));
    assert_eq!((low.between, high.between), (0, 10));

    let [child, adult] = &groups.ages[..] else { panic!("two bands") };
    assert_eq!(
        (child.of, adult.of),
        (AgeBand { from: 10, to: Some(13) }, AgeBand { from: 46, to: Some(64) })
    );
    assert_eq!((scored(&child.tally), adult.between), ((10, 500, 640), 10));

    let [women, men] = &groups.sexes[..] else { panic!("women and men") };
    assert_eq!((women.of, scored(&women.tally), men.between), (Sex::Female, (10, 500, 640), 10));

    let ks: Vec<(u8, u32)> = groups.coefficients.iter().map(|group| (group.of, group.tally.games)).collect();
    assert_eq!(ks, [(20, 10), (40, 10)]);
    assert!(groups.newcomers.is_empty(), "games of those of the first list are not known");
}

#[test]
fn games_across_a_border() {
    let groups = ten_rounds().groups;
    let [border] = &groups.borders[..] else { panic!("one border") };
    assert_eq!((border.federations.join("-"), scored(&border.tally)), ("CAN-USA".into(), (10, 300, 360)));
    let [canada, states] = &groups.federations[..] else { panic!("two federations") };
    assert_eq!((canada.between, states.between, states.tally.score), (10, 0, 700));
}

#[test]
fn newcomers_are_those_the_register_rated_first() {
    // The fifth has K 40, but how many games there were before the first list is not known.
    let mut office = Office::beginning("2026-01-01", &format!("{FOUR}5,Five,2000,40,1980,CAN,m\n"));
    let rounds = [1, 2, 3, 4, 1].map(|opponent| vec![(9, opponent, '=')]).to_vec();
    office.rate(&Event { name: "First", days: ["2026-01-05", "2026-01-20"], rounds }.trf());
    office.close("2026-02-01");
    let rounds = [1, 2, 5].map(|opponent| vec![(9, opponent, '1')]).to_vec();
    office.rate(&Event { name: "Second", days: ["2026-02-05", "2026-02-10"], rounds }.trf());
    office.close("2026-03-01");
    let report = report(&office, "2026-03-01", 2);
    let [new] = &report.groups.newcomers[..] else { panic!("one band") };
    assert_eq!(((new.of.from, new.of.to), new.between), ((0, 9), 0));
    assert_eq!((new.tally.games, new.tally.score), (3, 300));
}

#[test]
fn games_between_players_rated_alike_are_in_no_line() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    let days = ["2026-01-05", "2026-01-06"];
    office.rate(&Event { name: "Cup", days, rounds: vec![vec![(1, 2, '1')]] }.trf());
    office.close("2026-02-01");
    let calibration = report(&office, "2026-02-01", 1).calibration;
    assert_eq!(calibration.level, 1);
    assert!(calibration.lines.iter().all(|line| line.tally.games == 0));
}
