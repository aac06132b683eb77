//! Article 7: the participant's own results.

use crate::event::event;
use crate::help::bonus;

/// A won over the board, by forfeit, by a pairing-allocated and by a full-point bye.
const EVERY_WIN: &str = "
    @system swiss
    A: B+w C>b U F
    B: A-b D=w Z H
    C: D=b A<w F U
    D: C=w B=b H Z
";

#[test]
fn article_7_1_win_counts_rounds_with_the_points_of_a_win_with_or_without_playing() {
    assert_eq!(event(EVERY_WIN).values("WIN"), ["4", "0", "2", "0"]);
}

#[test]
fn article_7_1_a_bye_that_gives_less_than_a_win_is_none() {
    let half = EVERY_WIN.replace("swiss", "swiss\n@bye 0.5");
    assert_eq!(event(&half).values("WIN"), ["3", "0", "1", "0"]);
}

#[test]
fn article_7_1_the_points_of_a_win_are_those_of_the_event() {
    let three = EVERY_WIN.replace("swiss", "swiss\n@scores 3-1-0");
    assert_eq!(event(&three).values("WIN"), ["4", "0", "2", "0"]);
    let three = EVERY_WIN.replace("swiss", "swiss\n@scores 3-1-0\n@bye 1");
    assert_eq!(event(&three).values("WIN"), ["3", "0", "1", "0"]);
}

#[test]
fn annex_2_1_5_an_unplayed_game_is_a_draw_in_games_won() {
    assert_eq!(event(EVERY_WIN).by("ffe-annex").values("WIN"), ["1", "0", "0", "0"]);
    assert_eq!(event(EVERY_WIN).by("ffe-annex").values("WON"), ["1", "0", "0", "0"]);
}

#[test]
fn article_7_2_won_counts_games_won_over_the_board() {
    assert_eq!(event(EVERY_WIN).values("WON"), ["1", "0", "0", "0"]);
}

#[test]
fn article_7_2_ruling_17_a_game_of_less_than_a_move_is_over_the_board() {
    let short = event("@system swiss\nA: B+b! C=w!\nB: A-w! D-b!\nC: D-w A=b!\nD: C+b B+w!");
    assert_eq!(short.values("WON"), ["1", "0", "0", "2"]);
    assert_eq!(short.values("BPG"), ["1", "1", "1", "1"]);
    assert_eq!(short.values("BWG"), ["1", "0", "0", "1"]);
}

#[test]
fn article_7_2_a_decision_for_half_a_point_to_nothing_is_no_win() {
    let decided = event("@system swiss\nA: B=w\nB: A-b\nC: D-w\nD: C-b");
    assert_eq!(decided.values("WON"), ["0", "0", "0", "0"]);
    assert_eq!(decided.values("WIN"), ["0", "0", "0", "0"]);
    assert_eq!(decided.values("PTS"), ["0.5", "0", "0", "0"]);
}

#[test]
fn article_7_3_bpg_counts_games_over_the_board_with_black() {
    // The forfeit of round 2 gave A Black, but no game.
    assert_eq!(event(EVERY_WIN).values("BPG"), ["0", "1", "1", "1"]);
}

#[test]
fn article_7_4_bwg_counts_games_won_over_the_board_with_black() {
    let event = event("@system swiss\nA: B+b C>b D-b\nB: A-w D+b C=w\nC: D+w A<w B=b\nD: C-b B-w A+w");
    assert_eq!(event.values("BWG"), ["1", "1", "0", "0"]);
}

#[test]
fn article_7_5_ps_adds_the_scores_after_each_round() {
    // A 1+2+3+4, B 0+½+½+1, C ½+½+1½+2½, D ½+1+1½+1½.
    assert_eq!(event(EVERY_WIN).values("PS"), ["10", "2", "5", "4.5"]);
}

#[test]
fn article_7_5_ps_uses_the_points_of_the_event() {
    // 3-1-0. A 3+6+9+12, B 0+1+1+2, C 1+1+4+7, D 1+2+3+3.
    let three = EVERY_WIN.replace("swiss", "swiss\n@scores 3-1-0");
    assert_eq!(event(&three).values("PS"), ["30", "4", "13", "9"]);
}

#[test]
fn article_7_5_points_added_to_a_score_count_from_their_round_on() {
    let with = |round| event(EVERY_WIN).change(|facts| facts.adjustments.push(bonus(0, 100, round)));
    // 1, 2+1, 3+1, 4+1; without a round, in the last one only.
    assert_eq!(with(Some(2)).value("PS", "A"), "13");
    assert_eq!(with(None).value("PS", "A"), "11");
    assert_eq!(with(Some(2)).values("PTS"), ["5", "1", "2.5", "1.5"]);
    // A penalty of ½ in round 3: 0, ½, 0, ½.
    let penalty = event(EVERY_WIN).change(|facts| facts.adjustments.push(bonus(1, -50, Some(3))));
    assert_eq!((penalty.value("PS", "B"), penalty.value("PTS", "B")), ("1".into(), "0.5".into()));
    // After round 1 a bonus of round 2 is not there yet.
    assert_eq!(with(Some(2)).after(1).values("PTS"), ["1", "0", "0.5", "0.5"]);
}

#[test]
fn article_7_6_rep_deducts_half_and_zero_point_byes_and_forfeit_losses() {
    assert_eq!(event(EVERY_WIN).values("REP"), ["4", "2", "3", "2"]);
    // The older code (until July 2024).
    assert_eq!(event(EVERY_WIN).by("fide-2023-09").values("GE"), ["4", "2", "3", "2"]);
}

#[test]
fn article_7_6_ruling_35_after_a_round_only_the_rounds_until_then_are_counted() {
    assert_eq!(event(EVERY_WIN).after(2).values("REP"), ["2", "2", "1", "2"]);
}

#[test]
fn article_7_6_both_sides_of_a_double_forfeit_were_not_willing() {
    assert_eq!(event("@system swiss\nA: B<\nB: A<").values("REP"), ["0", "0"]);
}

#[test]
fn article_7_6_ruling_7_the_free_round_of_an_odd_round_robin_is_deducted() {
    let odd = || event("@system round-robin\nA: B+ Z C=\nB: A- C+ Z\nC: Z B- A=");
    assert_eq!(odd().values("REP"), ["2", "2", "2"]);
    assert_eq!(odd().with("free-round", "counted").values("REP"), ["3", "3", "3"]);
}

/// Round 1: a double forfeit and a decision 0-0. Round 2: a decision ½-0 and a forfeit. Round 3: every bye.
const EVERY_COMPARISON: &str = "
    A: B< C= U
    B: A< D> H
    C: D- A- Z
    D: C- B< F
";

#[test]
fn article_7_7_ruling_8_std_compares_with_the_scheduled_opponent_round_by_round() {
    // A ½+1+1, B ½+1+½, C ½+0+0, D ½+0+1.
    let swiss = event(&format!("@system swiss\n{EVERY_COMPARISON}"));
    assert_eq!(swiss.values("STD"), ["2.5", "2", "0.5", "1.5"]);
}

#[test]
fn article_7_7_ruling_8_std_is_the_same_in_predetermined_pairings() {
    let predetermined = event(&format!("@system predetermined\n{EVERY_COMPARISON}"));
    assert_eq!(predetermined.values("STD"), ["2.5", "2", "0.5", "1.5"]);
    // Forfeits are compared like games.
    let forfeits = event("@system round-robin\nA: B> C< D+\nB: A< D= C<\nC: D+ A> B<\nD: C- B= A-");
    assert_eq!(forfeits.values("STD"), ["2", "1", "2.5", "0.5"]);
}

#[test]
fn article_7_7_without_opponent_more_than_a_draw_counts_one_and_as_much_a_half() {
    let half = event(&format!("@system swiss\n@bye 0.5\n{EVERY_COMPARISON}"));
    assert_eq!(half.values("STD"), ["2", "2", "0.5", "1.5"]);
    // 3-1-0 with a bye of 2, which is more than a draw's point.
    let two = event(&format!("@system swiss\n@scores 3-1-0\n@bye 2\n{EVERY_COMPARISON}"));
    assert_eq!(two.values("STD"), ["2.5", "2", "0.5", "1.5"]);
}

#[test]
fn article_7_7_a_win_counts_one_and_a_draw_a_half_whatever_their_points() {
    let event = event("@system swiss\n@scores 3-1-0\nA: B+ C=\nB: A- D+\nC: D= A=\nD: C= B-");
    assert_eq!(event.values("STD"), ["1.5", "1", "1", "0.5"]);
}

#[test]
fn article_7_8_tpn_ranks_the_lowest_number_first() {
    let tied = || event("@system swiss\nA: B=\nB: A=\nC: D=\nD: C=");
    assert_eq!(tied().order("PTS,TPN"), "A > B > C > D");
    assert_eq!(tied().order("PTS,TPN/R"), "D > C > B > A");
    assert_eq!(tied().values("TPN"), ["1", "2", "3", "4"]);
}

#[test]
fn article_7_8_the_final_number_decides() {
    let late = event("@system swiss\nA: B=\nB: A=\nC: D=\nD: C=").change(|facts| {
        for (player, number) in facts.players.iter_mut().zip([3, 4, 1, 2]) {
            player.final_number = Some(number);
        }
    });
    assert_eq!(late.order("PTS,TPN"), "C > D > A > B");
}

#[test]
fn article_7_5_ruling_33_the_score_after_a_round_without_result_counts_like_any_other() {
    // 1 after round 1, still 1 after the pending round 2, 2 after round 3.
    let event =
        event("@system swiss\nA: B+w C?b D+w\nB: A-b D=w C=b\nC: D=w A?w B=w\nD: C=b B=b A-b").after(3);
    assert_eq!(event.value("PS", "A"), "4");
}
