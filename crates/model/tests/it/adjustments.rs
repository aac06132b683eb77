//! Points that differ from the score system (TRF 299): every kind, for everybody, some, one round.

use exaequo_model::{Adjusted, Adjustment, Basis, Facts, RoundWeight};
use exaequo_testkit::{crosstable, match_list};

use crate::help::{adjustment, coherent, for_some, in_round, round_points, totals};

/// Every kind of outcome in each of two rounds; three players without a game each.
fn players() -> Facts {
    crosstable::facts(
        "
        A: B+w C=b
        B: A-b D>w
        C: D=w A=w
        D: C=b B<b
        E: F   Z
        F: H   F
        G: Z   H
        H: I>w U
        I: H<b Z
        J: U   .
        ",
    )
}

fn given(adjustments: &[Adjustment]) -> [Vec<i32>; 2] {
    let mut facts = players();
    facts.adjustments = adjustments.to_vec();
    let tournament = coherent(facts);
    [1, 2].map(|round| round_points(&tournament, Basis::Points, round))
}

/// What the rounds give without any adjustment, in hundredths, by the text above.
const FIRST: [i32; 10] = [100, 0, 50, 50, 100, 50, 0, 100, 0, 100];
const SECOND: [i32; 10] = [50, 100, 50, 0, 0, 100, 50, 100, 0, 0];

fn changed(plain: [i32; 10], places: &[usize]) -> Vec<i32> {
    let mut points = plain.to_vec();
    for place in places {
        points[*place] = 777;
    }
    points
}

#[test]
fn without_adjustments_the_score_system_decides() {
    assert_eq!(given(&[]), [FIRST.to_vec(), SECOND.to_vec()]);
}

#[test]
fn every_kind_changes_its_outcome_and_no_other() {
    let cases: [(Adjusted, &[usize], &[usize]); 8] = [
        (Adjusted::Win, &[0], &[]),
        (Adjusted::Draw, &[2, 3], &[0, 2]),
        (Adjusted::Loss, &[1], &[]),
        (Adjusted::FullBye, &[4], &[5]),
        (Adjusted::HalfBye, &[5], &[6]),
        (Adjusted::ZeroBye, &[6], &[4, 8, 9]),
        (Adjusted::ForfeitWin, &[7], &[1]),
        (Adjusted::ForfeitLoss, &[8], &[3]),
    ];
    for (what, first, second) in cases {
        let expected = [changed(FIRST, first), changed(SECOND, second)];
        assert_eq!(given(&[adjustment(what, 0, 777)]), expected, "{what:?}");
    }
}

#[test]
fn a_round_limits_it() {
    let draws = in_round(adjustment(Adjusted::Draw, 0, 777), 2);
    assert_eq!(given(&[draws]), [FIRST.to_vec(), changed(SECOND, &[0, 2])]);
}

#[test]
fn participants_limit_it() {
    let draws = for_some(adjustment(Adjusted::Draw, 0, 777), &[2, 9]);
    assert_eq!(given(&[draws]), [changed(FIRST, &[2]), changed(SECOND, &[2])]);
}

#[test]
fn a_round_and_participants_limit_it_together() {
    let draws = in_round(for_some(adjustment(Adjusted::Draw, 0, 777), &[2]), 1);
    assert_eq!(given(&[draws]), [changed(FIRST, &[2]), SECOND.to_vec()]);
}

#[test]
fn the_later_of_two_decides() {
    let all = adjustment(Adjusted::ZeroBye, 0, 25);
    let one = for_some(adjustment(Adjusted::ZeroBye, 0, 777), &[4]);
    let [_, second] = given(&[all, one]);
    assert_eq!((second[4], second[8], second[9]), (777, 25, 25));
}

fn bonus(adjustments: &[Adjustment], rounds: u16) -> Vec<i32> {
    let mut facts = players();
    facts.adjustments = adjustments.to_vec();
    let records = exaequo_model::Records::after(&coherent(facts), Basis::Points, rounds);
    records.totals().iter().take(3).map(|total| total.hundredths()).collect()
}

#[test]
fn a_bonus_is_added_to_the_total_and_a_penalty_taken_off() {
    assert_eq!(bonus(&[], 2), [150, 100, 100]);
    assert_eq!(bonus(&[adjustment(Adjusted::Total, 900, 100)], 2), [250, 200, 200]);
    let penalty = for_some(adjustment(Adjusted::Total, 0, -250), &[1]);
    assert_eq!(bonus(&[penalty], 2), [150, -150, 100]);
}

#[test]
fn a_bonus_of_a_round_counts_from_that_round_on() {
    let second = in_round(for_some(adjustment(Adjusted::Total, 0, 50), &[0]), 2);
    assert_eq!(bonus(std::slice::from_ref(&second), 1), [100, 0, 50]);
    assert_eq!(bonus(&[second], 2), [200, 100, 100]);
}

#[test]
fn a_bonus_is_not_weighted_but_an_outcome_is() {
    let mut facts = crosstable::facts("A: B+w\nB: A-b");
    facts.schedule.rounds[0].weight = RoundWeight(200);
    facts.adjustments = vec![adjustment(Adjusted::Total, 0, 50), adjustment(Adjusted::Win, 0, 150)];
    assert_eq!(totals(&coherent(facts), Basis::Points), [350, 50]);
}

#[test]
fn teams_have_two_columns() {
    let mut facts = match_list::facts("@teams A B C D E\n@boards 2\nA>B C-D:++ E:F\nE-A:+= B:H C:Z D:U");
    facts.adjustments = vec![
        adjustment(Adjusted::ForfeitWin, 100, 150),
        adjustment(Adjusted::ForfeitLoss, -100, 50),
        adjustment(Adjusted::FullBye, 150, 125),
        adjustment(Adjusted::HalfBye, 50, 75),
        adjustment(Adjusted::ZeroBye, 10, 20),
        for_some(adjustment(Adjusted::Total, -300, 25), &[4]),
    ];
    let tournament = coherent(facts);
    assert_eq!(round_points(&tournament, Basis::MatchPoints, 1), [100, -100, 200, 0, 150]);
    assert_eq!(round_points(&tournament, Basis::MatchPoints, 2), [0, 50, 10, 100, 200]);
    assert_eq!(totals(&tournament, Basis::MatchPoints), [100, -50, 210, 100, 50]);
    assert_eq!(round_points(&tournament, Basis::GamePoints, 1), [150, 50, 200, 0, 125]);
    assert_eq!(round_points(&tournament, Basis::GamePoints, 2), [50, 75, 20, 100, 150]);
    assert_eq!(totals(&tournament, Basis::GamePoints), [200, 125, 220, 100, 300]);
}

#[test]
fn match_results_can_be_worth_something_else() {
    let text = "@teams A B C D\n@boards 2\nA-B:+= C-D:==";
    let cases = [
        (Adjusted::Win, [700, 0, 100, 100]),
        (Adjusted::Draw, [200, 0, 700, 700]),
        (Adjusted::Loss, [200, 700, 100, 100]),
    ];
    for (what, expected) in cases {
        let mut facts = match_list::facts(text);
        facts.adjustments = vec![adjustment(what, 700, 0)];
        assert_eq!(totals(&coherent(facts), Basis::MatchPoints), expected, "{what:?}");
    }
}
