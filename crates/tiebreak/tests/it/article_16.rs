//! Article 16: unplayed rounds of Swiss tournaments.

use crate::event::event;

/// Points: A 1, B 4½, C 2.
const EVERY_CATEGORY: &str = "
    @system swiss
    A: H B= Z  B< Z
    B: U A= C+ A> F
    C: Z U  B- Z  F
";

#[test]
fn article_16_1_1_rounds_after_a_withdrawal_are_zero_point_byes() {
    let left = event("@system swiss\nA: B+ C+ .\nB: A- . .\nC: U A- .");
    assert_eq!(left.category("B", 2), "16.2.5");
    assert_eq!(left.category("B", 3), "16.2.5");
    // B: 0 + ½ + ½; C: 1 + 0 + ½; A: 2 + ½.
    assert_eq!(left.adjusted(), ["2.5", "1", "1.5"]);
}

#[test]
fn article_16_1_2_voluntary_are_requested_byes_and_forfeit_losses() {
    use exaequo_tiebreak::{TermSource, Will};
    let event = event(EVERY_CATEGORY);
    let voluntary = |name: &str| -> Vec<bool> {
        let is = |source| matches!(source, TermSource::Dummy { will: Will::Voluntary, .. });
        event.terms("BH", name).iter().map(|term| is(term.source)).collect()
    };
    assert_eq!(voluntary("A"), [true, false, true, true, true]);
    assert_eq!(voluntary("B"), [false; 5]);
    assert_eq!(voluntary("C"), [true, false, false, true, false]);
}

#[test]
fn article_16_1_2_ruling_26_a_full_point_bye_is_not_voluntary() {
    // B: 2½ 2 2 2 2½; the lowest goes.
    assert_eq!(event(EVERY_CATEGORY).value("BH/C1", "B"), "9");
    assert_eq!(event(EVERY_CATEGORY).cut("BH/C1", "B"), ["2 lowest"]);
}

#[test]
fn article_16_1_2_ruling_26_a_full_point_bye_is_voluntary_in_the_french_text() {
    // C's bye of round 4 is followed only by the full-point bye, now voluntary: a draw for its opponents.
    // B: 2½ 2 2½ 2 2½, and the full-point bye goes first.
    let event = event(EVERY_CATEGORY).by("fqe-2026-03");
    assert_eq!(event.category("C", 4), "16.2.5");
    assert_eq!(event.adjusted(), ["2", "4.5", "2.5"]);
    assert_eq!(event.value("BH", "B"), "11.5");
    assert_eq!(event.cut("BH/C1", "B"), ["5 voluntary"]);
    assert_eq!(event.value("BH/C1", "B"), "9");
}

#[test]
fn article_16_2_1_pairing_allocated_and_full_point_byes() {
    let event = event(EVERY_CATEGORY);
    assert_eq!(event.category("B", 1), "16.2.1");
    assert_eq!(event.category("B", 5), "16.2.1");
}

#[test]
fn article_16_2_2_forfeit_wins() {
    assert_eq!(event(EVERY_CATEGORY).category("B", 4), "16.2.2");
}

#[test]
fn article_16_2_3_requested_byes_followed_by_a_round_that_is_not_voluntary() {
    // Followed by a game, by a pairing-allocated bye, by a full-point bye.
    let event = event(EVERY_CATEGORY);
    assert_eq!(event.category("A", 1), "16.2.3");
    assert_eq!(event.category("C", 1), "16.2.3");
    assert_eq!(event.category("C", 4), "16.2.3");
    // By a forfeit win.
    let forfeit = crate::event::event("@system swiss\nA: Z B>\nB: U A<");
    assert_eq!(forfeit.category("A", 1), "16.2.3");
}

#[test]
fn article_16_2_4_forfeit_losses() {
    assert_eq!(event(EVERY_CATEGORY).category("A", 4), "16.2.4");
}

#[test]
fn article_16_2_5_requested_byes_in_the_last_round_or_followed_only_by_voluntary_ones() {
    assert_eq!(event(EVERY_CATEGORY).category("A", 5), "16.2.5");
    let halves = event("@system swiss\nA: B= H H\nB: A= U Z");
    assert_eq!(halves.category("A", 2), "16.2.5");
    assert_eq!(halves.category("B", 3), "16.2.5");
}

#[test]
fn article_16_2_5_ruling_27_forfeit_losses_are_among_the_voluntary_rounds_that_follow() {
    // Round 3, followed by a forfeit loss and a zero-point bye.
    assert_eq!(event(EVERY_CATEGORY).category("A", 3), "16.2.5");
}

#[test]
fn article_16_2_5_ruling_35_the_last_round_is_the_last_one_counted() {
    let event = event(EVERY_CATEGORY).after(3);
    assert_eq!(event.category("A", 3), "16.2.5");
    // After round 1 everybody's bye is the last round; byes of later rounds are not looked at.
    let first = crate::event::event(EVERY_CATEGORY).after(1);
    assert_eq!(first.category("A", 1), "16.2.5");
    assert_eq!(first.category("C", 1), "16.2.5");
    assert_eq!(first.adjusted(), ["0.5", "1", "0.5"]);
}

#[test]
fn article_16_3_1_unplayed_rounds_count_for_opponents_what_they_gave() {
    // B 1+½+1+1+1; C 0+1+0+0+1.
    let event = event(EVERY_CATEGORY);
    assert_eq!(event.adjusted()[1..], ["4.5", "2"]);
    // A pairing-allocated bye worth half a point: B 4, C 1½.
    let half = crate::event::event(&EVERY_CATEGORY.replace("swiss", "swiss\n@bye 0.5"));
    assert_eq!(half.adjusted()[1..], ["4", "1.5"]);
}

#[test]
fn article_16_3_2_late_requested_byes_count_as_draws_for_opponents() {
    // A ½+½, the zero-point bye of round 3 ½, the forfeit loss 0, the last round ½.
    assert_eq!(event(EVERY_CATEGORY).adjusted()[0], "2");
    // 3-1-0: 1+1+1+0+1.
    let three = event(&EVERY_CATEGORY.replace("swiss", "swiss\n@scores 3-1-0"));
    assert_eq!(three.adjusted()[0], "4");
}

#[test]
fn article_16_3_a_late_entry_has_early_byes_worth_nothing() {
    let late = event("@system swiss\nA: . . B+\nB: U C+ A-\nC: F B- Z");
    assert_eq!(late.category("A", 1), "16.2.3");
    assert_eq!(late.category("A", 2), "16.2.3");
    assert_eq!(late.adjusted()[0], "1");
}

#[test]
fn article_16_3_adjusted_scores_serve_the_opponents_only() {
    let event = event(EVERY_CATEGORY);
    assert_eq!(event.values("PTS"), ["1", "4.5", "2"]);
    // A's own dummies have A's 1 point, not the adjusted 2: 1+4½+1+1+1.
    assert_eq!(event.value("BH", "A"), "8.5");
}

#[test]
fn article_16_4_an_unplayed_round_is_a_game_against_a_dummy_with_ones_own_score() {
    // C: 2 each in rounds 1, 2, 4 and 5, and B 4½. Results as awarded: 0, 1, (0), 0, 1.
    let event = event(EVERY_CATEGORY);
    assert_eq!(event.value("BH", "C"), "12.5");
    assert_eq!(event.value("SB", "C"), "4");
    // A: ½×1 + ½×4½.
    assert_eq!(event.value("SB", "A"), "2.75");
}

#[test]
fn article_16_4_1_the_dummy_of_a_forfeit_win_has_at_most_the_adjusted_score_of_the_scheduled_opponent() {
    // B, round 4: 4½, at most A's adjusted 2.
    let term = event(EVERY_CATEGORY).terms("BH", "B")[3];
    assert_eq!(term.value, 200);
    // Without the cap (2024).
    assert_eq!(event(EVERY_CATEGORY).by("fide-2024-08").terms("BH", "B")[3].value, 450);
}

#[test]
fn article_16_4_1_the_dummy_of_a_forfeit_loss_has_at_most_the_adjusted_score_of_the_scheduled_opponent() {
    // A has 2 and did not appear against D, who has 1 from that alone. B 1½ + C 1½ + min(2, 1).
    let weak = event("@system swiss\nA: B+ C+ D<\nB: A- D+ C=\nC: D+ A- B=\nD: C- B- A>");
    assert_eq!(weak.value("BH", "A"), "4");
    assert_eq!(weak.by("fide-2024-08").value("BH", "A"), "5");
}

#[test]
fn article_16_4_1_a_weaker_participant_keeps_its_own_score() {
    // A, round 4: A's 1, below B's 4½.
    assert_eq!(event(EVERY_CATEGORY).terms("BH", "A")[3].value, 100);
}

#[test]
fn article_16_4_1_each_side_of_a_double_forfeit_has_a_dummy() {
    // A 2, B 1: min(2, 1) and min(1, 2); nothing scored against it.
    let event = event("@system swiss\nA: B< C+ D+\nB: A< D= C=\nC: D= A- B=\nD: C= B= A-");
    assert_eq!(event.values("PTS"), ["2", "1", "1", "1"]);
    assert_eq!(event.values("BH"), ["3", "3", "4", "4"]);
    assert_eq!(event.value("SB", "A"), "2");
    assert_eq!(event.category("A", 1), "16.2.4");
}

#[test]
fn article_16_4_2_ruling_28_the_dummy_of_a_bye_has_at_most_a_draw_per_announced_round() {
    // B: pairing-allocated and full-point bye, 4½ each, at most ½ × 5; A 2, C 2, forfeit 2.
    assert_eq!(event(EVERY_CATEGORY).value("BH", "B"), "11");
    // 1×2½ + ½×2 + 1×2 + 1×2 + 1×2½.
    assert_eq!(event(EVERY_CATEGORY).value("SB", "B"), "10");
}

#[test]
fn article_16_4_2_ruling_28_editions_before_2026_have_no_cap() {
    for edition in ["fide-2024-08", "fide-2023-09"] {
        assert_eq!(event(EVERY_CATEGORY).by(edition).value("BH", "B"), "17.5");
    }
}

#[test]
fn article_16_4_2_ruling_29_the_rounds_counted_so_far_cap_before_the_end() {
    // Five of nine announced: at most ½ × 5, 2½+2+2+2+2½; by the letter of the text ½ × 9, 4½+2+2+2+4½.
    let nine = || event(&EVERY_CATEGORY.replace("swiss", "swiss\n@rounds 9"));
    assert_eq!(nine().value("BH", "B"), "11");
    assert_eq!(nine().with("bye-cap", "announced-rounds").value("BH", "B"), "15");
    // After round 3 of five: B has 2½, A ½+½+½, C 1. 1½ (at most ½ × 3) + 1½ + 1.
    assert_eq!(event(EVERY_CATEGORY).after(3).value("BH", "B"), "4");
    assert_eq!(event(EVERY_CATEGORY).after(3).with("bye-cap", "announced-rounds").value("BH", "B"), "5");
}

#[test]
fn article_16_4_2_the_cap_uses_the_points_of_a_draw() {
    // 3-1-0: B 3+1+3+3+3 = 13, at most 1 × 5; A adjusted 4, C 3+3 = 6, forfeit 4. 5+4+6+4+5.
    let three = event(&EVERY_CATEGORY.replace("swiss", "swiss\n@scores 3-1-0"));
    assert_eq!(three.value("BH", "B"), "24");
}

#[test]
fn article_16_4_the_result_against_the_dummy_is_what_the_round_gave() {
    // A bye worth half: B 4, at most 2½. ½×2½ + ½×2 + 1×1½ + 1×2 + 1×2½.
    let half = event(&EVERY_CATEGORY.replace("swiss", "swiss\n@bye 0.5"));
    assert_eq!(half.value("SB", "B"), "8.25");
}

/// A: B ½, the half-point bye 2 (2½, at most ½ × 4), C 2½, D 3.
const HALF_BYE: &str = "
    @system swiss
    A: B+ H  C+ D-
    B: A- C- D- C=
    C: D+ B+ A- B=
    D: C- U  B+ A+
";

#[test]
fn article_16_5_1_the_lowest_voluntary_contribution_is_cut_first_in_buchholz() {
    assert_eq!(event(HALF_BYE).value("BH", "A"), "8");
    assert_eq!(event(HALF_BYE).value("BH/C1", "A"), "6");
    assert_eq!(event(HALF_BYE).cut("BH/C1", "A"), ["2 voluntary"]);
}

#[test]
fn article_16_5_1_a_pairing_allocated_bye_is_cut_only_as_the_least_significant_value() {
    // D: C 2½, the bye 2 (3, at most 2), B ½, A 2½.
    assert_eq!(event(HALF_BYE).cut("BH/C1", "D"), ["3 lowest"]);
    assert_eq!(event(HALF_BYE).cut("BH/C2", "D"), ["2 lowest", "3 lowest"]);
}

#[test]
fn article_16_5_1_of_several_voluntary_contributions_the_lowest_is_cut() {
    // A 2½ points in five rounds: half-point bye min(2½, 2½), forfeit loss min(2½, E's adjusted 1), B, C, D.
    let table = "
        @system swiss
        A: B+ H  C+ D- E<
        B: A- C- D- C= D-
        C: D+ B+ A- B= Z
        D: C- U  B+ A+ B+
        E: Z  Z  Z  Z  A>
    ";
    assert_eq!(event(table).cut("BH/C1", "A"), ["5 voluntary"]);
    assert_eq!(event(table).cut("BH/C2", "A"), ["2 voluntary", "5 voluntary"]);
}

#[test]
fn article_16_5_1_sonneborn_berger_cuts_the_voluntary_contribution_if_it_is_the_higher_one() {
    // A: B ½×1, the bye 2×½ = 1, C 2½×1, D 3×0 = 4. Least significant: B, ½. The bye's 1 is higher.
    assert_eq!(event(HALF_BYE).value("SB", "A"), "4");
    assert_eq!(event(HALF_BYE).value("SB/C1", "A"), "3");
    assert_eq!(event(HALF_BYE).cut("SB/C1", "A"), ["2 voluntary"]);
}

#[test]
fn article_16_5_1_sonneborn_berger_cuts_the_least_significant_value_if_that_is_the_higher_one() {
    // With a zero-point bye its contribution is 0: B's ½ is cut.
    let zero = event(&HALF_BYE.replace("B+ H ", "B+ Z "));
    assert_eq!(zero.value("SB", "A"), "3");
    assert_eq!(zero.value("SB/C1", "A"), "2.5");
    assert_eq!(zero.cut("SB/C1", "A"), ["1 lowest"]);
}

#[test]
fn article_16_5_1_ruling_30_a_least_significant_value_that_is_voluntary_is_the_one_cut() {
    // A 2½: P 3×1, Q 3×1, the half-point bye 2×½ (2½, at most ½ × 4), the forfeit loss 2½×0 (S has 3). The least
    // significant value is the bye's, 1; the lowest voluntary contribution 0. The higher of the two goes.
    let table = "
        @system swiss
        A: P+ Q+ H S<
        P: A- F  F F
        Q: F  A- F F
        S: F  F  Z A>
    ";
    assert_eq!(event(table).value("SB", "A"), "7");
    assert_eq!(event(table).value("SB/C1", "A"), "6");
    assert_eq!(event(table).cut("SB/C1", "A"), ["3 voluntary"]);
    assert_eq!(event(table).cut("SB/C2", "A"), ["3 voluntary", "4 voluntary"]);
}

#[test]
fn article_16_5_2_further_cuts_look_at_what_remains() {
    // Voluntary rounds are used up: B's ½ goes next.
    assert_eq!(event(HALF_BYE).value("BH/C2", "A"), "5.5");
    assert_eq!(event(HALF_BYE).cut("BH/C2", "A"), ["1 lowest", "2 voluntary"]);
    // Median: low first, then D's 3.
    assert_eq!(event(HALF_BYE).value("BH/M1", "A"), "3");
    assert_eq!(event(HALF_BYE).cut("BH/M1", "A"), ["2 voluntary", "4 highest"]);
}

#[test]
fn article_16_5_1_fb_cuts_as_bh_does() {
    // Last round drawn: A 3, B ½, C 2½, D 2½. A: ½, min(3, 2), 2½, 2½.
    assert_eq!(event(HALF_BYE).value("FB", "A"), "7.5");
    assert_eq!(event(HALF_BYE).value("FB/C1", "A"), "5.5");
    assert_eq!(event(HALF_BYE).cut("FB/C1", "A"), ["2 voluntary"]);
}

#[test]
fn article_16_forfeits_as_played_make_games_of_forfeits() {
    // B, round 4: A, with A's score as of then. A's bye of round 3 is followed by a game: 0. A: ½+½+0+0+½ = 1½.
    // 2½ + 1½ + 2 + 1½ + 2½.
    let event = event(EVERY_CATEGORY);
    assert_eq!(event.value("BH/P", "B"), "10");
    // A: 1+4½+1+4½+1.
    assert_eq!(event.value("BH/P", "A"), "12");
    // ½×1 + ½×4½ + 0 + 0 + 0.
    assert_eq!(event.value("SB/P", "A"), "2.75");
    // A forfeit loss that is played is not voluntary: the first of the byes worth 1 is cut.
    assert_eq!(event.cut("BH/C1/P", "A"), ["1 voluntary"]);
}

#[test]
fn article_16_6_an_event_can_replace_provisions() {
    // 16.3: late byes as awarded: A ½+½+0+0+0.
    let awarded = event(EVERY_CATEGORY).with("opponents-unplayed", "as-awarded");
    assert_eq!(awarded.adjusted(), ["1", "4.5", "2"]);
    // 16.4: the dummy's result a draw: ½×2½ + ½×2 + 1×2 + ½×2 + ½×2½.
    let draw = event(EVERY_CATEGORY).with("dummy-result", "draw");
    assert_eq!(draw.value("SB", "B"), "6.5");
    // 16.5: the least significant value.
    let least = event(HALF_BYE).with("cut-order", "least-significant");
    assert_eq!(least.value("BH/C1", "A"), "7.5");
    assert_eq!(least.cut("SB/C1", "A"), ["1 lowest"]);
}

#[test]
fn edition_2009_the_virtual_opponent_has_the_score_before_what_was_missed_and_draws_to_come() {
    // A: H before any game: 0+½+½×4 = 2½; Z in round 3: 1+1+½×2 = 3; loss in 4: 1+1+½ = 2½; Z in 5: 1+1 = 2.
    // B, adjusted ½+½+1+½+½ = 3. 2½+3+3+2½+2.
    let event = event(EVERY_CATEGORY).by("fide-2009");
    assert_eq!(event.adjusted(), ["2.5", "3", "2"]);
    assert_eq!(event.value("BH", "A"), "13");
    // Results as awarded: ½×2½ + ½×3.
    assert_eq!(event.value("SB", "A"), "2.75");
    // The least significant value is cut, voluntary or not.
    assert_eq!(event.cut("BH/C1", "A"), ["5 lowest"]);
}

#[test]
fn annex_every_unplayed_round_is_a_draw_against_oneself() {
    // Adjusted 2½, 3, 2. A: 2½ four times and B 3; results ½ each.
    let event = event(EVERY_CATEGORY).by("ffe-annex");
    assert_eq!(event.adjusted(), ["2.5", "3", "2"]);
    assert_eq!(event.value("BH", "A"), "13");
    assert_eq!(event.value("SB", "A"), "6.5");
    // B: 3, A 2½, C 2, 3, 3; ½×3 + ½×2½ + 1×2 + ½×3 + ½×3.
    assert_eq!(event.value("BH", "B"), "13.5");
    assert_eq!(event.value("SB", "B"), "7.75");
}
