//! Article 13: the rules of articles 6 to 10 on match points and on game points; 13.1 and 13.2.

use exaequo_model::{Facts, PairingByeScores, Points};

use super::lists::{PLAYED, UNPLAYED, bye_of_round_1, round_robin};
use crate::event::{Event, team_event};

/// Compares values of all teams by several criteria.
fn expect<const N: usize>(event: &Event, cases: &[(&str, [&str; N])]) {
    for (spec, values) in cases {
        assert_eq!(event.values(spec), *values, "{spec}");
    }
}

fn unplayed() -> Event {
    team_event(UNPLAYED).change(bye_of_round_1)
}

#[test]
fn article_13_the_primary_score_is_the_reference_where_none_is_named() {
    let event = team_event(PLAYED);
    for spec in ["BH", "BH/C1", "FB", "AOB", "SB", "PS", "STD", "WIN", "KS"] {
        let (code, modifiers) = spec.split_once('/').map_or((spec, ""), |_| ("BH", "/C1"));
        for score in ["MP", "GP"] {
            let named = event.last(&format!("PTS:{score},{code}:{score}{modifiers}"));
            assert_eq!(event.last(&format!("PTS:{score},{spec}")), named, "{spec} in {score}");
        }
    }
}

#[test]
fn article_6_on_either_score() {
    // A circle: A beat B 2-0, B beat C 1½-½, C beat A 1½-½. Match points 2 each; game points 2½, 1½, 2.
    let circle = "@system swiss\n@teams A B C\n@boards 2\nA-B:++ C:Z\nB-C:+= A:Z\nC-A:+= B:Z";
    assert_eq!(team_event(circle).order("PTS:MP,DE:MP"), "A = B = C");
    assert_eq!(team_event(circle).order("PTS:MP,DE"), "A = B = C");
    assert_eq!(team_event(circle).order("PTS:MP,DE:GP"), "A > C > B");
}

#[test]
fn article_6_1_2_of_two_matches_the_average_counts() {
    // All have 4 match points. A beat B twice: 2 on average, not 4. B beat C, C beat A: 2 each, a circle. Game points:
    // A (2+1½)/2 + ½ = 2¼, B (0+½)/2 + 1½ = 1¾, C ½ + 1½ = 2.
    let list = "@system swiss\n@teams A B C\n@boards 2\nA-B:++ C:F\nB-A:-= C:Z\nB-C:+= A:Z\nC-A:+= B:F";
    let event = team_event(list);
    assert_eq!(event.values("PTS:MP"), ["4", "4", "4"]);
    assert_eq!(event.order("PTS:MP,DE:MP"), "A = B = C");
    assert_eq!(event.order("PTS:MP,DE:GP"), "A > C > B");
}

#[test]
fn article_6_3_a_match_that_was_not_played_could_have_been_won_on_every_board() {
    // A beat B and C, who have not met; byes make everybody equal. Match points: 4 against at most 2.
    let list = |second: &str| {
        format!("@system swiss\n@teams A B C\n@boards 2\nA-B:+= C:F\nA-C:{second} B:F\nA:Z B:F C:F")
    };
    assert_eq!(team_event(&list("+=")).order("PTS:MP,DE:MP"), "A > B = C");
    // Game points: A 1½+1½ = 3, B and C ½ and at most 2 more.
    assert_eq!(team_event(&list("+=")).order("PTS:MP,DE:GP"), "A > B = C");
    // On three boards A has 2+2; B and C have 1, and with 3 more they would draw level.
    let wide = list("+=").replace("boards 2", "boards 3").replace(":+=", ":+==");
    assert_eq!(team_event(&wide).order("PTS:MP,DE:GP"), "A = B = C");
}

#[test]
fn article_6_1_1_forfeited_matches_between_tied_teams() {
    // A won against B by forfeit; both have 2 match points. D lost two.
    let list = "@teams A B C D\n@boards 2\nA>B C-D:++\nA-C:-- B-D:++";
    let swiss = team_event(&format!("@system swiss\n{list}"));
    assert_eq!(swiss.order("PTS:MP,DE:MP"), "C > A = B > D");
    assert_eq!(swiss.order("PTS:MP,DE:MP/P"), "C > A > B > D");
    assert_eq!(swiss.order("PTS:MP,DE:GP/P"), "C > A > B > D");
    let predetermined = team_event(&format!("@system predetermined\n{list}"));
    assert_eq!(predetermined.order("PTS:MP,DE:MP"), "C > A > B > D");
}

#[test]
fn article_7_1_wins_on_either_score() {
    // On game points a win is as many as all boards give, which is B's 2-0.
    let cases = [("WIN:MP", ["2", "1", "0", "1"]), ("WIN:GP", ["0", "1", "0", "0"])];
    expect(&team_event(PLAYED), &cases);
    // E: the bye and the forfeit give a win's match points, the forfeit two boards. A: the forfeit both.
    let cases = [("WIN:MP", ["2", "1", "1", "1", "2"]), ("WIN:GP", ["2", "0", "0", "0", "1"])];
    expect(&unplayed(), &cases);
}

#[test]
fn article_7_2_matches_won_over_the_board() {
    expect(&team_event(PLAYED), &[("WON", ["2", "1", "0", "1"])]);
    expect(&unplayed(), &[("WON", ["1", "1", "1", "1", "0"])]);
}

#[test]
fn article_7_5_progressive_scores_on_either_score() {
    expect(
        &team_event(PLAYED),
        &[
            // A 2+3+5, B 0+2+2, C 1+1+1, D 1+2+4.
            ("PS:MP", ["10", "4", "3", "7"]),
            // A 1½+2½+4, B ½+2½+3, C 1+1+1½, D 1+2+3½.
            ("PS:GP", ["8", "6", "3.5", "6.5"]),
            ("PS:MP/C1", ["8", "4", "2", "6"]),
            ("PS:GP/C1", ["6.5", "5.5", "2.5", "5.5"]),
        ],
    );
}

#[test]
fn article_7_6_rounds_a_team_elected_to_play() {
    expect(&team_event(PLAYED), &[("REP", ["3", "3", "3", "3"])]);
    // B's forfeit, C's forfeit and bye, D's bye are deducted.
    expect(&unplayed(), &[("REP", ["3", "2", "1", "2", "3"])]);
}

#[test]
fn article_7_7_standard_points_on_either_score() {
    // More than the opponent 1, as many ½.
    let cases = [("STD:MP", ["2.5", "1", "0.5", "2"]), ("STD:GP", ["2.5", "1", "0.5", "2"])];
    expect(&team_event(PLAYED), &cases);
    // C's last round gives less than a draw, D's bye a draw, E's bye more.
    let cases = [("STD:MP", ["2", "1", "1", "1.5", "2"]), ("STD:GP", ["2", "1", "1", "1.5", "2"])];
    expect(&unplayed(), &cases);
}

#[test]
fn article_7_8_numbers_of_teams() {
    expect(&team_event(PLAYED), &[("TPN", ["1", "2", "3", "4"])]);
    assert_eq!(team_event("@system swiss\n@teams A B\n@boards 2\nA-B:==").order("PTS:MP,TPN/R"), "B > A");
}

#[test]
fn article_7_7_a_bye_is_compared_with_a_draw_on_the_score_asked_for() {
    // 2 match points are more than a draw, 1 game point is a draw on two boards.
    let event = team_event(UNPLAYED).change(|facts: &mut Facts| {
        let given = PairingByeScores { match_points: Points::from_whole(2), game_points: Points::WHOLE };
        facts.match_scores.pairing_bye = Some(given);
    });
    assert_eq!(event.value("STD:MP", "E"), "2");
    assert_eq!(event.value("STD:GP", "E"), "1.5");
}

#[test]
fn article_8_1_buchholz_on_either_score() {
    expect(
        &team_event(PLAYED),
        &[
            // A 2+4+1, B 5+1+4, C 4+2+5, D 1+5+2.
            ("BH:MP", ["7", "10", "11", "8"]),
            ("BH:MP/C1", ["6", "9", "9", "7"]),
            ("BH:MP/C2", ["4", "5", "5", "5"]),
            ("BH:MP/M1", ["2", "4", "4", "2"]),
            // A 3+3½+1½, B 4+1½+3½, C 3½+3+4, D 1½+4+3.
            ("BH:GP", ["8", "9", "10.5", "8.5"]),
            ("BH:GP/C1", ["6.5", "7.5", "7.5", "7"]),
        ],
    );
}

#[test]
fn article_8_2_averages_on_either_score() {
    expect(
        &team_event(PLAYED),
        &[
            // Averages of 10 8 11, 7 11 8, 8 10 7, 11 7 10.
            ("AOB:MP", ["9.67", "8.67", "8.33", "9.33"]),
            // Of 9 8½ 10½, 8 10½ 8½, 8½ 9 8, 10½ 8 9.
            ("AOB:GP", ["9.33", "9", "8.5", "9.17"]),
        ],
    );
}

#[test]
fn article_8_3_the_last_round_drawn_on_either_score() {
    expect(
        &team_event(PLAYED),
        &[
            // Match points with round 3 drawn: 4 3 2 3.
            ("FB:MP", ["8", "9", "10", "9"]),
            // Every match of it gives 1 game point: 3½ 3½ 2 3.
            ("FB:GP", ["8.5", "8.5", "10", "9"]),
            ("FB:MP/C1", ["6", "7", "7", "7"]),
            // 8½ 9 10, 8½ 10 9, 9 8½ 8½, 10 8½ 8½.
            ("AOB:GP/F", ["9.17", "9.17", "8.67", "9"]),
            // 9 9 10, 8 10 9, 9 9 8, 10 8 9.
            ("AOB:MP/F", ["9.33", "9", "8.67", "9"]),
        ],
    );
}

#[test]
fn article_9_1_on_either_score() {
    let event = team_event(PLAYED);
    expect(
        &event,
        &[
            // A 2×2+4×1+1×2, B 1×2, C 4×1, D 1×1+5×1+2×2.
            ("SB:MP", ["10", "2", "4", "10"]),
            // A 3×1½+3½×1+1½×1½, B 4×½+1½×2+3½×½, C 3½×1+4×½, D 1½×1+4×1+3×1½.
            ("SB:GP", ["10.25", "6.75", "5.5", "10"]),
        ],
    );
}

#[test]
fn article_9_2_on_either_score() {
    let event = team_event(&round_robin());
    expect(
        &event,
        &[
            // 50 % of 6 match points: A and D.
            ("KS:MP", ["1", "0", "1", "1"]),
            // Two half points less: B too.
            ("KS:MP/L-2", ["3", "0", "1", "3"]),
            // 50 % of 6 game points: A, B and D.
            ("KS:GP", ["2.5", "1", "1.5", "2.5"]),
            // 3½ at least: A and D.
            ("KS:GP/L+1", ["1", "1", "1.5", "1"]),
        ],
    );
}

/// TRF 310: A 2400, B 2300, C 2200, D 2100.
fn strengths(facts: &mut Facts) {
    for (team, strength) in facts.teams.iter_mut().zip([2400, 2300, 2200, 2100]) {
        team.strength = Some(strength);
    }
}

#[test]
fn article_7_3_and_7_4_count_matches_with_black_on_the_first_board() {
    expect(&team_event(PLAYED), &[("BPG", ["1", "1", "2", "2"]), ("BWG", ["0", "0", "0", "1"])]);
}

#[test]
fn article_10_on_the_ratings_of_teams_and_the_results_of_matches() {
    expect(
        &team_event(PLAYED).change(strengths),
        &[
            // 6600, 6700, 6800 and 6900 over three.
            ("ARO", ["2200", "2233", "2267", "2300"]),
            ("ARO/C1", ["2250", "2300", "2350", "2350"]),
            // 83 %, 33 %, 17 % and 67 %: 273, -125, -273 and 125.
            ("TPR", ["2473", "2108", "1994", "2425"]),
            ("APRO", ["2176", "2297", "2335", "2192"]),
            ("RTNG", ["2400", "2300", "2200", "2100"]),
        ],
    );
    // D has 2 of 3 against 2400, 2300 and 2200: 2426 expects 0.54 + 0.67 + 0.79, one less 1.98.
    assert_eq!(team_event(PLAYED).change(strengths).value("PTP", "D"), "2426");
}

#[test]
fn article_10_is_left_out_with_a_notice_where_teams_have_no_rating() {
    let event = team_event(PLAYED);
    for spec in ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"] {
        let list = format!("PTS:MP,{spec}");
        assert_eq!(event.standings(&list).specs.len(), 1, "{spec}");
        assert!(event.notices(&list).contains(&"S005"), "{spec}");
        assert!(team_event(PLAYED).unrated(2000).notices(&list).is_empty(), "{spec}");
    }
}

#[test]
fn article_13_1_the_score_that_does_not_decide() {
    assert_eq!(team_event(PLAYED).last("PTS:MP,MPvGP"), ["4", "3", "1.5", "3.5"]);
    assert_eq!(team_event(PLAYED).last("PTS:GP,MPvGP"), ["5", "2", "1", "4"]);
}

#[test]
fn article_13_2_1_match_points_by_match_points() {
    // A 2×2+4×1+1×2, B 1×2, C 4×1, D 1×1+5×1+2×2.
    assert_eq!(team_event(PLAYED).values("EMMSB"), ["10", "2", "4", "10"]);
}

#[test]
fn article_13_2_2_match_points_by_game_points() {
    // A 2×1½+4×1+1×1½, B 5×½+1×2+4×½, C 4×1+5×½, D 1×1+5×1+2×1½.
    assert_eq!(team_event(PLAYED).values("EMGSB"), ["8.5", "6.5", "6.5", "9"]);
}

#[test]
fn article_13_2_3_game_points_by_match_points() {
    // A 3×2+3½×1+1½×2, B 1½×2, C 3½×1, D 1½×1+4×1+3×2.
    assert_eq!(team_event(PLAYED).values("EGMSB"), ["12.5", "3", "3.5", "11.5"]);
}

#[test]
fn article_13_2_4_game_points_by_game_points() {
    // A 3×1½+3½×1+1½×1½, B 4×½+1½×2+3½×½, C 3½×1+4×½, D 1½×1+4×1+3×1½.
    assert_eq!(team_event(PLAYED).values("EGGSB"), ["10.25", "6.75", "5.5", "10"]);
}

#[test]
fn article_13_2_does_not_depend_on_the_primary_score() {
    for spec in ["EMMSB", "EMGSB", "EGMSB", "EGGSB", "EMGSB/C1"] {
        let by = |score: &str| team_event(PLAYED).last(&format!("PTS:{score},{spec}"));
        assert_eq!(by("MP"), by("GP"), "{spec}");
    }
}

#[test]
fn article_14_1_2_cut_1_leaves_out_the_opponent_with_the_lowest_score() {
    expect(
        &team_event(PLAYED),
        &[
            // Lowest: C for A, B and D; B for C, who scored nothing against it.
            ("EMMSB/C1", ["8", "0", "4", "9"]),
            ("EMGSB/C1", ["7", "4.5", "6.5", "8"]),
            ("EGMSB/C1", ["9.5", "0", "3.5", "10"]),
            ("EGGSB/C1", ["8", "3.75", "5.5", "8.5"]),
        ],
    );
}

#[test]
fn article_14_2_cut_2_leaves_out_the_next_lowest_too() {
    expect(
        &team_event(PLAYED),
        &[
            // Next: B for A and D, D for B and C.
            ("EMMSB/C2", ["4", "0", "0", "5"]),
            ("EMGSB/C2", ["4", "2.5", "2.5", "5"]),
            ("EGMSB/C2", ["3.5", "0", "0", "4"]),
            ("EGGSB/C2", ["3.5", "2", "2", "4"]),
            ("EGGSB/C3", ["0", "0", "0", "0"]),
        ],
    );
}

#[test]
fn article_14_1_2_of_several_lowest_opponents_the_lowest_product_goes() {
    // A beat B 2-0 and C 1½-½, lost to D ½-1½. B and C have 1 match point, from the match between them.
    // A: 1×2, 1×1½ and 6×½; of B and C the product of C is the lower one.
    let event =
        team_event("@system swiss\n@teams A B C D\n@boards 2\nA-B:++ C-D:--\nA-C:+= B-D:-=\nA-D:-= B-C:==");
    assert_eq!(event.values("PTS:MP"), ["4", "1", "1", "6"]);
    assert_eq!(event.value("EMGSB", "A"), "6.5");
    assert_eq!(event.value("EMGSB/C1", "A"), "5");
}
