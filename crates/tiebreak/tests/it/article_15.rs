//! Article 15: unplayed rounds of predetermined pairings.

use crate::event::event;

/// A won two games by forfeit: against B with Black, against D with White. Points: A 3, B 1, C 1½, D ½.
const FORFEITS: &str = "
    @system round-robin
    A (2000): B>b C+w D>w
    B (1900): A<w D+w C-b
    C (1800): D=w A-b B+w
    D (1700): C=b B-b A<b
";

#[test]
fn article_15_2_ruling_25_forfeits_are_games_in_sums_over_opponents() {
    // BH: A 1+1½+½, B 3+½+1½, C ½+3+1, D 1½+1+3.
    assert_eq!(event(FORFEITS).values("BH"), ["3", "5", "4.5", "5.5"]);
    // SB: A 1+1½+½, B 0+½+0, C ¼+0+1, D ¾+0+0.
    assert_eq!(event(FORFEITS).values("SB"), ["3", "0.5", "1.25", "0.75"]);
    // KS against 1 and more (A, B, C): A 1+1, B 0+0, C 0+1, D ½+0+0.
    assert_eq!(event(FORFEITS).values("KS/L-1"), ["2", "0", "1", "0.5"]);
}

#[test]
fn article_15_2_forfeit_losses_of_a_round_robin_are_not_cut_as_voluntary() {
    // B: 3+½+1½. In a Swiss the forfeit loss, worth B's 1, would go first.
    assert_eq!(event(FORFEITS).value("BH/C1", "B"), "4.5");
    assert_eq!(event(FORFEITS).cut("BH/C1", "B"), ["2 lowest"]);
    let swiss = event(&FORFEITS.replace("round-robin", "swiss"));
    assert_eq!(swiss.cut("BH/C1", "B"), ["1 voluntary"]);
}

#[test]
fn article_15_2_ruling_25_forfeits_stay_unplayed_in_article_10() {
    // A (1800), B (1700+1800)/2, C (1700+2000+1900)/3, D (1800+1900)/2.
    assert_eq!(event(FORFEITS).values("ARO"), ["1800", "1750", "1867", "1850"]);
    // A 1 of 1: +800. B 1 of 2. C 1½ of 3. D ½ of 2, 25 %: −193.
    assert_eq!(event(FORFEITS).values("TPR"), ["2600", "1750", "1867", "1657"]);
}

#[test]
fn article_15_2_ruling_25_aob_averages_opponents_met_over_the_board_only() {
    // BH: 3, 5, 4½, 5½. A met C, B met D and C, C met all, D met C and B.
    assert_eq!(event(FORFEITS).values("AOB"), ["4.5", "5", "4.5", "4.75"]);
}

#[test]
fn article_15_2_ruling_6_forfeit_wins_are_games_in_article_7() {
    assert_eq!(event(FORFEITS).values("WON"), ["3", "1", "1", "0"]);
    assert_eq!(event(FORFEITS).values("BPG"), ["1", "1", "1", "2"]);
    assert_eq!(event(FORFEITS).values("BWG"), ["1", "0", "0", "0"]);
}

#[test]
fn article_15_2_ruling_6_an_event_can_count_only_what_was_played_over_the_board() {
    let event = || event(FORFEITS).with("predetermined-forfeit-wins", "over-the-board");
    assert_eq!(event().values("WON"), ["1", "1", "1", "0"]);
    assert_eq!(event().values("BPG"), ["0", "1", "1", "2"]);
    assert_eq!(event().values("BWG"), ["0", "0", "0", "0"]);
}

#[test]
fn article_15_2_ruling_25_forfeit_losses_stay_unplayed_in_article_7() {
    // D's third Black was a forfeit loss.
    assert_eq!(event(FORFEITS).values("REP"), ["3", "2", "3", "2"]);
    assert_eq!(event(FORFEITS).value("BPG", "D"), "2");
}

#[test]
fn article_15_2_ruling_25_the_french_text_makes_no_exception_in_article_7() {
    let event = || event(FORFEITS).by("fqe-2026-03");
    assert_eq!(event().values("REP"), ["3", "3", "3", "3"]);
    assert_eq!(event().values("BPG"), ["1", "1", "1", "3"]);
    assert_eq!(event().values("ARO"), ["1800", "1750", "1867", "1850"]);
}

#[test]
fn article_15_2_an_event_can_treat_forfeits_as_in_a_swiss() {
    // Without a cap (2024): A's forfeits are dummies with 3 each, B's and D's with 1 and ½.
    let event = || event(FORFEITS).by("fide-2024-08").with("predetermined-forfeits", "unplayed");
    assert_eq!(event().values("BH"), ["7.5", "3", "4.5", "3"]);
    assert_eq!(event().values("SB"), ["7.5", "0.5", "1.25", "0.75"]);
}

#[test]
fn article_15_2_the_free_round_of_an_odd_round_robin_is_no_unplayed_round() {
    // Points: A 1½, B 1, C ½. Two opponents each, no dummy.
    let odd = event("@system round-robin\nA: B+ Z C=\nB: A- C+ Z\nC: Z B- A=");
    assert_eq!(odd.values("BH"), ["1.5", "2", "2.5"]);
    assert_eq!(odd.values("SB"), ["1.25", "0.5", "0.75"]);
}

#[test]
fn article_15_3_in_a_swiss_article_16_rules() {
    // A: dummies with 3, capped by B's 1 and D's ½ (16.4.1), and C 1½. B: a dummy with 1. D: with ½.
    let swiss = event(&FORFEITS.replace("round-robin", "swiss"));
    assert_eq!(swiss.values("BH"), ["3", "3", "4.5", "3"]);
    assert_eq!(swiss.values("WON"), ["1", "1", "1", "0"]);
}

#[test]
fn annex_every_unplayed_game_of_a_round_robin_is_a_draw_against_oneself() {
    // Adjusted: A ½+1+½ = 2, B ½+1 = 1½, C 1½, D ½+½ = 1.
    // A: 2×½ + 1½ + 2×½; B: 1½×½ + 1×1 + 0; C: 1×½ + 0 + 1½×1; D: 1½×½ + 0 + 1×½.
    let annex = event(FORFEITS).by("ffe-annex");
    assert_eq!(annex.adjusted(), ["2", "1.5", "1.5", "1"]);
    assert_eq!(annex.values("SB"), ["3.5", "1.75", "2", "1.25"]);
    assert_eq!(annex.values("PTS"), ["3", "1", "1.5", "0.5"]);
}
