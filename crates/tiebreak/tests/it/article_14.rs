//! Article 14: modifiers.

use crate::event::event;

/// Everybody beats whoever comes later: A 5, B 4, C 3, D 2, E 1, F 0.
const LADDER: &str = "
    @system swiss
    A (2500): F+ B+ C+ D+ E+
    B (2400): E+ A- F+ C+ D+
    C (2300): D+ E+ A- B- F+
    D (2200): C- F+ E+ A- B-
    E (2100): B- C- D- F+ A-
    F (2000): A- D- B- E- C-
";

#[test]
fn article_14_1_1_a_bh_cut_1_excludes_the_opponent_with_the_fewest_points() {
    // BH of A: 0+4+3+2+1; of F: 5+2+4+1+3.
    assert_eq!(event(LADDER).values("BH/C1"), ["10", "11", "12", "13", "14", "14"]);
    assert_eq!(event(LADDER).cut("BH/C1", "F"), ["4 lowest"]);
}

#[test]
fn article_14_1_1_b_aro_cut_1_excludes_the_opponent_with_the_lowest_rating() {
    // A: (2400+2300+2200+2100)/4; F: (2500+2400+2300+2200)/4.
    let event = event(LADDER);
    assert_eq!(event.value("ARO/C1", "A"), "2250");
    assert_eq!(event.value("ARO/C1", "F"), "2350");
}

#[test]
fn article_14_1_1_c_ps_cut_1_excludes_the_score_after_the_first_round() {
    // A: 1+2+3+4+5 = 15; D: 0+1+2+2+2 = 7.
    let event = event(LADDER);
    assert_eq!((event.value("PS", "A"), event.value("PS/C1", "A")), ("15".into(), "14".into()));
    assert_eq!((event.value("PS", "D"), event.value("PS/C1", "D")), ("7".into(), "7".into()));
    assert_eq!(event.value("PS/C2", "D"), "6");
}

#[test]
fn article_14_1_1_c_ps_cut_1_knows_no_voluntary_unplayed_rounds() {
    // A: 1, 1½, 2½. The half-point bye of round 2 is voluntary, yet round 1 is cut.
    let event = event("@system swiss\nA: B+ H C+\nB: A- C= Z\nC: U B= A-");
    assert_eq!((event.value("PS", "A"), event.value("PS/C1", "A")), ("5".into(), "4".into()));
    assert_eq!(event.cut("PS/C1", "A"), ["1 lowest"]);
}

#[test]
fn article_14_1_1_d_sb_cut_1_excludes_the_opponent_with_the_lowest_score_whatever_its_product() {
    // Points: A 1½, B 2½, C 1½, D ½. A: D ½×1, C 1½×½, B 2½×0. D is excluded, not B, whose product is lower.
    let event = event("@system swiss\nA: D+ C= B-\nB: C+ D= A+\nC: B- A= D+\nD: A- B= C-");
    assert_eq!(event.values("SB"), ["1.25", "3.25", "1.25", "1.25"]);
    assert_eq!(event.values("SB/C1"), ["0.75", "3", "0.75", "1.25"]);
}

#[test]
fn article_14_1_1_d_ruling_23_of_several_lowest_opponents_the_one_with_the_worst_result() {
    // Points: A 1½, B 2½, C 1, D 1. A: C 1×1, D 1×½, B 2½×0. Of C and D the draw goes.
    let event = event("@system swiss\nA: C+ D= B-\nB: D+ C= A+\nC: A- B= D=\nD: B- A= C=");
    assert_eq!(event.value("SB/C1", "A"), "1");
    assert_eq!(event.cut("SB/C1", "A"), ["2 lowest"]);
    assert_eq!(event.value("SB/C2", "A"), "0");
}

#[test]
fn article_14_2_cut_2_excludes_the_two_least_significant_values() {
    assert_eq!(event(LADDER).values("BH/C2"), ["9", "10", "11", "12", "12", "12"]);
    // A: (2400+2300+2200)/3.
    assert_eq!(event(LADDER).value("ARO/C2", "A"), "2300");
}

#[test]
fn article_14_2_more_values_can_be_cut() {
    // F: 5+4.
    assert_eq!(event(LADDER).value("BH/C3", "F"), "9");
    assert_eq!(event(LADDER).value("BH/C4", "F"), "5");
}

#[test]
fn article_14_3_median_1_excludes_the_least_and_the_most_significant_value() {
    // A: 1+2+3; F: 2+3+4.
    assert_eq!(event(LADDER).values("BH/M1"), ["6", "6", "7", "8", "9", "9"]);
    assert_eq!(event(LADDER).cut("BH/M1", "A"), ["1 lowest", "2 highest"]);
    assert_eq!(event(LADDER).value("ARO/M1", "F"), "2300");
}

/// Article 14 has modifiers for each tie-break based on a sum; 14.3 names the Buchholz as the most used one only.
#[test]
fn article_14_3_median_1_is_for_every_sum() {
    // Products of A: F 0, B 4, C 3, D 2, E 1: without F and B, the opponents with the lowest and the highest score.
    let event = event(LADDER);
    assert_eq!((event.value("SB", "A"), event.value("SB/M1", "A")), ("10".into(), "6".into()));
    assert_eq!(event.cut("SB/M1", "A"), ["1 lowest", "2 highest"]);
    assert_eq!(event.value("SB/M2", "A"), "2");
    // C has beaten D, E and F and lost to A and B: 2, 1, 0, 0, 0. F goes, then A, whose product is nothing.
    assert_eq!((event.value("SB/M1", "C"), event.value("SB/M2", "C")), ("3".into(), "2".into()));
    // Progressive scores: the first round, then the last one. D: 0, 1, 2, 2, 2.
    assert_eq!((event.value("PS/M1", "D"), event.value("PS/M2", "D")), ("5".into(), "2".into()));
}

#[test]
fn article_14_4_median_2_excludes_the_two_least_and_the_two_most_significant_values() {
    assert_eq!(event(LADDER).values("BH/M2"), ["2", "2", "2", "3", "3", "3"]);
    assert_eq!(event(LADDER).value("ARO/M2", "F"), "2300");
}

#[test]
fn article_14_4_ruling_24_the_low_values_go_first_and_never_more_than_there_are() {
    let event = event("@system swiss\nA (2000): B+ C=\nB (1900): A- D+\nC (1800): D+ A=\nD (1700): C- B-");
    // Two opponents each: C2 and M1 leave nothing; M2 takes the two low ones.
    for spec in ["BH/C2", "BH/M1", "BH/M2", "BH/C9"] {
        assert_eq!(event.values(spec), ["0", "0", "0", "0"], "{spec}");
    }
    assert_eq!(event.cut("BH/M2", "A"), ["1 lowest", "2 lowest"]);
    // An average of nothing does not exist.
    assert_eq!(event.values("ARO/C2"), ["-", "-", "-", "-"]);
    assert_eq!(event.values("PS/C9"), ["0", "0", "0", "0"]);
}

/// Points: A 2½, B 2, C 1, D ½; half of the maximum is 1½.
const ROBIN: &str = "
    @system round-robin
    A: B+ C+ D=
    B: A- D+ C+
    C: D+ A- B-
    D: C- B- A=
";

#[test]
fn article_14_5_the_limit_of_koya_moves_in_half_points() {
    // 1: A, B and C count. 2: A and B. 2½: A. 3: nobody.
    let event = event(ROBIN);
    assert_eq!(event.values("KS/L-1"), ["2", "1", "0", "0.5"]);
    assert_eq!(event.values("KS/L+1"), ["1", "0", "0", "0.5"]);
    assert_eq!(event.values("KS/L+2"), ["0", "0", "0", "0.5"]);
    assert_eq!(event.values("KS/L+3"), ["0", "0", "0", "0"]);
    assert_eq!(event.values("KS/L-9"), ["2.5", "2", "1", "0.5"]);
}

#[test]
fn article_14_5_half_points_stay_half_points_whatever_a_win_gives() {
    // 3-1-0: A 7, B 6, C 3, D 1; half is 4½. L+3 makes 6, L+4 6½.
    let three = event(&ROBIN.replace("robin", "robin\n@scores 3-1-0"));
    assert_eq!(three.values("KS/L+3"), ["3", "0", "0", "1"]);
    assert_eq!(three.values("KS/L+4"), ["0", "0", "0", "1"]);
}

#[test]
fn article_14_5_a_limit_in_per_cent_is_read_with_a_remark() {
    // 60 % of 3 = 1.8: A and B. 80 % = 2.4: A.
    let event = event(ROBIN);
    assert_eq!(event.values("KS/L60"), ["1", "0", "0", "0.5"]);
    assert_eq!(event.values("KS/L80"), ["0", "0", "0", "0.5"]);
    assert_eq!(event.notices("PTS,KS/L60"), ["S010"]);
}

#[test]
fn article_14_1_whoever_cuts_as_many_values_as_there_are_rounds_is_told() {
    let event = event("@system swiss\nA: B= C=\nB: A= D=\nC: D= A=\nD: C= B=");
    for cut in ["BH/C2", "BH/C9", "BH/M1", "SB/C3"] {
        assert!(event.notices(&format!("PTS,{cut}")).contains(&"S023"), "{cut} leaves nothing of two rounds");
        assert_eq!(event.values(cut), ["0", "0", "0", "0"]);
    }
    assert!(!event.notices("PTS,BH/C1,BH").contains(&"S023"));
    // Round 1 of 9: eight more are to come.
    let begun = self::event("@system swiss\n@rounds 9\nA: B=\nB: A=");
    assert!(!begun.notices("PTS,BH/C1").contains(&"S023"));
}
