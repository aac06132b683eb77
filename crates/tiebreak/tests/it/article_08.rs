//! Article 8: Buchholz and its relatives.

use crate::event::event;
use crate::help::bonus;

#[test]
fn article_8_1_bh_adds_the_scores_of_the_opponents() {
    let event = event("@system swiss\nA: B+ C= D+\nB: A- D+ C=\nC: D+ A= B=\nD: C- B- A-");
    assert_eq!(event.values("PTS"), ["2.5", "1.5", "2", "0"]);
    assert_eq!(event.values("BH"), ["3.5", "4.5", "4", "6"]);
}

#[test]
fn article_8_1_scores_of_the_event_and_added_points_are_part_of_a_score() {
    // 3-1-0: A 7, B 4, C 5, D 0; ½ taken from B.
    let event = event("@system swiss\n@scores 3-1-0\nA: B+ C= D+\nB: A- D+ C=\nC: D+ A= B=\nD: C- B- A-")
        .change(|facts| facts.adjustments.push(bonus(1, -50, None)));
    assert_eq!(event.values("PTS"), ["7", "3.5", "5", "0"]);
    assert_eq!(event.values("BH"), ["8.5", "12", "10.5", "15.5"]);
}

#[test]
fn article_8_ruling_9_the_buchholz_family_is_computed_in_a_round_robin_with_a_warning() {
    let table = "A: B+ C= D+\nB: A- D+ C=\nC: D+ A= B=\nD: C- B- A-";
    let robin = event(&format!("@system round-robin\n{table}"));
    let swiss = event(&format!("@system swiss\n{table}"));
    for code in ["BH", "BH/C1", "AOB", "FB"] {
        assert!(robin.notices(&format!("PTS,{code}")).contains(&"S007"), "{code}");
        assert!(!swiss.notices(&format!("PTS,{code}")).contains(&"S007"), "{code}");
        assert_eq!(robin.values(code), swiss.values(code));
    }
    assert!(!robin.notices("PTS,SB").contains(&"S007"));
}

#[test]
fn article_8_2_aob_averages_the_buchholz_of_the_opponents_met_over_the_board() {
    // Points: A 2½, B 1, C 2, D ½. BH: A 1+2+½ (16.4.1) = 3½, B 2½+½+2 = 5, C ½+2½+1 = 4, D 2+1+½ = 3½.
    // A met B and C: 9/2; B 11/3; C 12/3; D 9/2.
    let event = event("@system swiss\nA: B+ C= D>\nB: A- D+ C-\nC: D= A= B+\nD: C= B- A<");
    assert_eq!(event.values("AOB"), ["4.5", "3.67", "4", "4.5"]);
}

#[test]
fn article_8_2_without_a_game_over_the_board_there_is_no_average() {
    let event = event("@system swiss\nA: B+ U\nB: A- Z\nC: U D>\nD: Z C<");
    assert_eq!(event.values("AOB")[2..], ["-", "-"]);
}

#[test]
fn article_8_2_aob_with_f_averages_the_fore_buchholz() {
    // With the last round drawn: A 1½, B ½, C 1½, D ½. FB: A 1, B 3, C 1, D 3 (see 8.3).
    let event = event("@system swiss\nA: B+ D-\nB: A- C+\nC: D+ B-\nD: C- A+");
    assert_eq!(event.values("AOB/F"), ["3", "1", "3", "1"]);
    assert_eq!(event.values("AOB"), ["2", "2", "2", "2"]);
}

/// Two halves that are mirror images. Everybody of a half met everybody of it: AOB = (2 × points of the half + own
/// points) / 3. E has a hundredth more: 14.02/3 for A and C, 14/3 for B and D. Both are 4.67.
const ALMOST_EQUAL: &str = "
    @system swiss
    A: C+ E+ G-
    B: D+ F+ H-
    C: A- G+ E+
    D: B- H+ F+
    E: G+ A- C-
    F: H+ B- D-
    G: E- C- A+
    H: F- D- B+
";

#[test]
fn article_8_2_ruling_10_averages_rank_as_exact_fractions() {
    let event = || event(ALMOST_EQUAL).change(|facts| facts.adjustments.push(bonus(4, 1, None)));
    assert_eq!(event().order("PTS,AOB"), "A = C > B = D > E > G > F = H");
    assert_eq!(event().values("AOB")[..4], ["4.67"; 4]);
}

#[test]
fn article_8_2_ruling_10_an_event_can_rank_averages_by_two_decimals() {
    let event = event(ALMOST_EQUAL).change(|facts| facts.adjustments.push(bonus(4, 1, None)));
    let rounded = event.with("average-rounding", "two-decimals");
    assert_eq!(rounded.order("PTS,AOB"), "A = B = C = D > E > G > F = H");
}

#[test]
fn article_8_3_fb_takes_all_games_of_the_last_round_as_drawn() {
    // Everybody has 1: BH is 2. With a drawn last round A 1½, B ½, C 1½, D ½.
    let event = event("@system swiss\nA: B+ D-\nB: A- C+\nC: D+ B-\nD: C- A+");
    assert_eq!(event.values("BH"), ["2", "2", "2", "2"]);
    assert_eq!(event.values("FB"), ["1", "3", "1", "3"]);
    // FB/C1 cuts the lower of the two.
    assert_eq!(event.values("FB/C1"), ["0.5", "1.5", "0.5", "1.5"]);
}

#[test]
fn article_8_3_a_draw_has_the_points_of_the_event() {
    // 3-1-0: A 3+1, B 0+1, C 3+1, D 0+1.
    let event = event("@system swiss\n@scores 3-1-0\nA: B+ D-\nB: A- C+\nC: D+ B-\nD: C- A+");
    assert_eq!(event.values("FB"), ["2", "8", "2", "8"]);
}

#[test]
fn article_8_3_ruling_11_forfeited_and_pending_games_of_the_last_round_are_drawn_too() {
    let forfeit = event("@system swiss\nA: B+ D<\nB: A- C+\nC: D+ B-\nD: C- A>");
    assert_eq!(forfeit.values("FB"), ["1", "3", "1", "3"]);
    let double = event("@system swiss\nA: B+ D<\nB: A- C<\nC: D+ B<\nD: C- A<");
    assert_eq!(double.values("FB"), ["1", "3", "1", "3"]);
    let pending = event("@system swiss\nA: B+ D?\nB: A- C+\nC: D+ B-\nD: C- A?");
    assert_eq!(pending.after(2).values("FB"), ["1", "3", "1", "3"]);
}

#[test]
fn article_8_3_ruling_11_a_game_of_the_last_round_is_played_when_earlier_byes_are_sorted() {
    // B: C has 0+½; A has a zero-point bye and then a game: 0+½. The bye would be a draw if the forfeit loss were
    // a voluntary unplayed round (16.2.5), as it is in BH, where A is adjusted to ½ and caps the dummy (16.4.1).
    let event = event("@system swiss\nA: Z B<\nB: C+ A>\nC: B- D=\nD: U C=");
    assert_eq!(event.value("FB", "B"), "1");
    assert_eq!(event.value("BH", "B"), "1");
    assert_eq!(event.adjusted(), ["0.5", "2", "0.5", "1.5"]);
}

#[test]
fn article_8_3_ruling_11_a_last_round_without_opponent_is_treated_as_in_bh() {
    // A: B has 0+½ (drawn game against C); the half-point bye: a dummy with A's 1½, at most ½ × 2 = 1.
    let event = event("@system swiss\nA: B+ H\nB: A- C+\nC: D+ B-\nD: C- Z");
    assert_eq!(event.value("FB", "A"), "1.5");
    // C: D's late zero-point bye is a draw: ½; B ½.
    assert_eq!(event.value("FB", "C"), "1");
}

#[test]
fn article_8_3_ruling_11_before_the_last_round_is_paired_fb_is_bh() {
    let event = event("@system swiss\n@rounds 3\nA: B+ D-\nB: A- C+\nC: D+ B-\nD: C- A+");
    assert_eq!(event.values("FB"), ["2", "2", "2", "2"]);
    assert_eq!(event.after(1).values("FB"), ["0", "1", "0", "1"]);
}
