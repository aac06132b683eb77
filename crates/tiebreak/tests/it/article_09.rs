//! Article 9: own results and those of the opponents.

use exaequo_model::{Adjusted, Facts, RoundWeight};

use crate::event::{event, worth};

#[test]
fn article_9_1_sb_multiplies_the_score_of_each_opponent_with_the_points_against_it() {
    // Points: A 2½, B 1½, C 2, D 0. A: 1½ + ½×2 + 0; B: 0 + 0 + ½×2; C: 0 + ½×2½ + ½×1½.
    let event = event("@system swiss\nA: B+ C= D+\nB: A- D+ C=\nC: D+ A= B=\nD: C- B- A-");
    assert_eq!(event.values("SB"), ["2.5", "1", "2", "0"]);
}

#[test]
fn article_9_1_scores_and_points_are_those_of_the_event() {
    // 3-1-0: A 7, B 4, C 5, D 0. A: 3×4 + 1×5 + 3×0; B: 0 + 3×0 + 1×5; C: 3×0 + 1×7 + 1×4.
    let event = event("@system swiss\n@scores 3-1-0\nA: B+ C= D+\nB: A- D+ C=\nC: D+ A= B=\nD: C- B- A-");
    assert_eq!(event.values("SB"), ["17", "5", "11", "0"]);
}

/// Points: A 2½, B 2, C 1, D ½.
const FOUR: &str = "
    @system round-robin
    A: B+ C+ D=
    B: A- D+ C+
    C: D+ A- B-
    D: C- B- A=
";

#[test]
fn article_9_2_ks_counts_points_against_those_with_half_of_the_maximum() {
    // Three games: half of the maximum is 1½. Against A and B.
    assert_eq!(event(FOUR).values("KS"), ["1", "0", "0", "0.5"]);
}

#[test]
fn article_9_2_exactly_half_is_enough() {
    // All games drawn: everybody has 1½ of 3.
    let drawn = "@system round-robin\nA: B= C= D=\nB: A= D= C=\nC: D= A= B=\nD: C= B= A=";
    assert_eq!(event(drawn).values("KS"), ["1.5", "1.5", "1.5", "1.5"]);
}

#[test]
fn article_9_2_ruling_12_the_maximum_is_a_win_in_each_game_not_in_each_round() {
    // Three players, three rounds, two games each: half is 1. A 1½, B 1, C ½. With 1½ nobody but A would count.
    let odd = event("@system round-robin\nA: B+ Z C=\nB: A- C+ Z\nC: Z B- A=");
    assert_eq!(odd.values("KS"), ["1", "0", "0.5"]);
}

#[test]
fn article_9_2_ruling_12_the_maximum_covers_all_cycles() {
    // Two cycles of three games: half is 3. Against A, B and C; with half of one cycle D would count too.
    let table = "
        @system round-robin 2
        A: B+ C+ D= B- C= D+
        B: A- D= C= A+ D= C=
        C: D+ A- B= D= A= B=
        D: C- B= A= C= B= A-
    ";
    assert_eq!(event(table).values("PTS"), ["4", "3", "3", "2"]);
    assert_eq!(event(table).values("KS"), ["2.5", "2", "1.5", "2"]);
}

#[test]
fn article_9_2_the_maximum_uses_the_points_of_the_event() {
    // 3-1-0, three games: half of 9 is 4½. A 7, B 6, C 3, D 1.
    let three = event(&FOUR.replace("round-robin", "round-robin\n@scores 3-1-0"));
    assert_eq!(three.values("KS"), ["3", "0", "0", "1"]);
}

fn weigh(weights: &'static [u16]) -> impl FnOnce(&mut Facts) {
    move |facts| {
        for (round, weight) in facts.schedule.rounds.iter_mut().zip(weights) {
            round.weight = RoundWeight(*weight);
        }
    }
}

#[test]
fn article_9_2_the_maximum_has_each_round_for_what_it_gives() {
    // Round 1 counts twice: 4 at most, half is 2. A 3½, B 2, C 2, D ½.
    let weighted = event(FOUR).change(weigh(&[200]));
    assert_eq!(weighted.values("PTS"), ["3.5", "2", "2", "0.5"]);
    assert_eq!(weighted.values("KS"), ["3", "1", "0", "0.5"]);
    let swiss = event(&FOUR.replace("round-robin", "swiss")).change(weigh(&[200]));
    assert_eq!(swiss.values("KS"), ["3", "1", "0", "0.5"]);
}

#[test]
fn article_9_2_ruling_12_of_an_odd_number_nobody_can_score_in_all_rounds() {
    // Rounds of 1, 1 and 1½, two games each: 2½ at most, half is 1¼. A 1¼, B 1½, C ¾; of all three rounds it would be
    // 1¾, which nobody has.
    let odd =
        event("@system round-robin\nA: B= Z C=\nB: A= C+ Z\nC: Z B- A=").change(weigh(&[100, 100, 150]));
    assert_eq!(odd.values("PTS"), ["1.25", "1.5", "0.75"]);
    assert_eq!(odd.values("KS"), ["0.5", "0.5", "0.75"]);
}

#[test]
fn article_9_2_ruling_12_before_the_end_the_maximum_is_that_of_the_rounds_counted() {
    // After two of three rounds half of the maximum is 1, not 1½.
    let two = || event(FOUR).after(2);
    assert_eq!(two().values("PTS"), ["2", "1", "1", "0"]);
    assert_eq!(two().values("KS"), ["2", "0", "0", "0"]);
}

#[test]
fn article_9_2_the_maximum_knows_results_to_which_the_event_gives_another_value() {
    // By record 299: 3-1-0.
    let three = event(FOUR).change(|facts| {
        facts.adjustments = vec![worth(Adjusted::Win, 300, None), worth(Adjusted::Draw, 100, None)];
    });
    assert_eq!(three.values("KS"), ["3", "0", "0", "1"]);
    // 7.1: as many points as a win gives.
    assert_eq!(three.values("WIN"), ["2", "2", "1", "0"]);
}

#[test]
fn article_9_2_ruling_12_a_swiss_counts_its_rounds_and_is_warned_about() {
    let swiss = event(&FOUR.replace("round-robin", "swiss"));
    assert_eq!(swiss.values("KS"), ["1", "0", "0", "0.5"]);
    assert!(swiss.notices("PTS,KS").contains(&"S008"));
    assert!(!event(FOUR).notices("PTS,KS").contains(&"S008"));
}

#[test]
fn annex_2_1_3_koya_looks_at_scores_as_they_are_and_never_adjusted() {
    // A's two forfeit wins count as draws in the annex's adjusted score (2 instead of 3), not in Koya: A has 3.
    let table = "@system round-robin\nA: B> C> D+\nB: A< D+ C+\nC: D+ A< B-\nD: C- B- A-";
    assert_eq!(event(table).by("ffe-annex").values("KS"), event(table).values("KS"));
    assert_eq!(event(table).values("KS"), ["1", "0", "0", "0"]);
    // B has ½; adjusted for the bye of the last round it would be 1, half of the maximum.
    assert_eq!(event("@system swiss\nA: B= C-\nB: A= Z\nC: U A+").value("KS", "A"), "0");
}

#[test]
fn annex_2_1_3_1_extended_koya_goes_down_to_the_next_score_group_until_the_tie_breaks() {
    // Four games, half is 2; A and B have 3, C and D 1½, E 1. Against 2 and more A and B have the draw of their game;
    // against 1½ and more A has 2½ and B 2; against everybody both have 3.
    let table = "
        @system round-robin
        A: Z  B= C+ D+ E=
        B: E+ A= Z  C= D+
        C: D= E= A- B= Z
        D: C= Z  E+ A- B-
        E: B- C= D- Z  A=
    ";
    for edition in ["ffe-annex", "fide-2026-03"] {
        assert_eq!(event(table).by(edition).order("PTS,KS"), "A = B > C > D > E");
        assert_eq!(event(table).by(edition).order("PTS,EKS"), "A > B > C > D > E");
        assert_eq!(event(table).by(edition).values("EKS"), ["1", "2", "1", "2", "-"]);
    }
}
