//! 13.3: extended direct encounter.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::Spec;

use crate::event::{Event, team_event};

/// A circle with 2 match points each; among themselves A has 2½ game points, C 2, B 1½.
const CIRCLE: &str = "
    @system swiss
    @teams A B C
    @boards 2
    A-B:++ C:Z
    B-C:+= A:Z
    C-A:+= B:Z
";

#[test]
fn article_13_3_1_ede_the_secondary_score_follows_when_all_are_still_tied() {
    assert_eq!(team_event(CIRCLE).order("PTS:MP,EDE"), "A > C > B");
}

/// A won twice by 2-1, B once by 3-0: among the two A leads on match points, 4 to 2, B on game points, 5 to 4.
fn three_matches(last_round: &str) -> Event {
    team_event(&format!(
        "@system swiss\n@teams A B C\n@boards 3\nA-B:+== C:Z\nA-B:+== C:Z\nB-A:+++ C:Z\n{last_round}"
    ))
}

#[test]
fn article_13_3_1_match_points_come_first_where_they_are_primary() {
    let event = three_matches("A:Z B:F C:Z");
    assert_eq!(event.values("PTS:MP"), ["4", "4", "0"]);
    assert_eq!(event.order("PTS:MP,EDE"), "A > B > C");
}

#[test]
fn article_13_3_1_game_points_come_first_where_they_are_primary() {
    // Against C A makes the point it is behind.
    let event = three_matches("A-C:=-= B:Z");
    assert_eq!(event.last("PTS:GP"), ["5", "5", "2"]);
    assert_eq!(event.order("PTS:GP,EDE"), "B > A > C");
}

#[test]
fn article_13_3_1_the_secondary_score_does_not_outweigh_the_primary() {
    // A beat B and C 2½-1½, B beat C 4-0; byes make everybody equal. Match points 4, 2, 0; game points 5, 5½, 1½.
    let event = team_event(
        "@system swiss\n@teams A B C\n@boards 4\nA-B:+=== C:F\nA-C:+=== B:F\nB-C:++++ A:Z\nA:Z B:Z C:F",
    );
    assert_eq!(event.values("PTS:MP"), ["4", "4", "4"]);
    assert_eq!(event.order("PTS:MP,EDE"), "A > B > C");
    assert_eq!(event.order("PTS:MP,DE:GP"), "B > A > C");
}

#[test]
fn article_13_3_1_a_new_tie_starts_with_its_own_matches_only() {
    // B and C drew, and beat A 4-0 and 2½-1½: 3 match points each. Between the two everything is equal; the games
    // against A are no part of the new subset.
    let event = team_event(
        "@system swiss\n@teams A B C\n@boards 4\nB-A:++++ C:Z\nC-A:+=== B:Z\nB-C:==== A:F\nA:H B:Z C:Z",
    );
    assert_eq!(event.values("PTS:MP"), ["3", "3", "3"]);
    assert_eq!(event.order("PTS:MP,EDE"), "B = C > A");
}

/// All have 4 match points, and 4 among themselves. Game points among themselves: E 9, A, B and C 8, D 7.
/// Of these three A beat B and C 2½-1½, B beat C 4-0: match points 4, 2, 0; game points A 5, B 5½, C 1½.
const NEW_SUBSET: &str = "
    @system swiss
    @teams A B C D E
    @boards 4
    A-B:+=== C-D:+++= E:Z
    A-C:+=== D-E:+=== B:Z
    D-A:+=== E-B:++++ C:Z
    E-A:+=== B-C:++++ D:Z
    B-D:+=== C-E:++== A:Z
";

#[test]
fn article_13_3_3_the_list_is_what_it_says() {
    let event = team_event(NEW_SUBSET);
    assert_eq!(event.values("PTS:MP"), ["4"; 5]);
    assert_eq!(event.values("PTS:GP"), ["8", "8", "8", "7", "9"]);
}

#[test]
fn article_13_3_3_a_new_subset_starts_again_at_the_primary_score() {
    assert_eq!(team_event(NEW_SUBSET).order("PTS:MP,EDE"), "E > A > B > C > D");
}

#[test]
fn article_13_3_3_ruling_21_a_new_subset_goes_on_with_the_same_score_before_2026() {
    for edition in ["fide-2024-08", "fide-2023-09"] {
        assert_eq!(team_event(NEW_SUBSET).by(edition).order("PTS:MP,EDE"), "E > B > A > C > D", "{edition}");
    }
    let event = team_event(NEW_SUBSET).with("new-subset", "go-on");
    assert_eq!(event.order("PTS:MP,EDE"), "E > B > A > C > D");
}

#[test]
fn article_13_3_1_every_step_is_told() {
    let event = team_event(CIRCLE);
    let standings = event.standings("PTS:MP,EDE");
    let group = [0, 1, 2].map(ParticipantId);
    let steps = standings.steps(&"EDE".parse::<Spec>().unwrap(), &group);
    // Match points do not split, game points do.
    assert_eq!(steps.len(), 2);
    let points: Vec<i64> = steps[1].lines.iter().map(|line| line.sum.half_up(100)).collect();
    assert_eq!(points, [250, 200, 150]);
}

/// A and B drew their only match, with the given boards of A; everything else is equal.
fn pair(boards: &str) -> Event {
    let count = boards.len();
    team_event(&format!("@system swiss\n@teams A B\n@boards {count}\nA-B:{boards}"))
}

/// The order of A and B by the four chains: EDEBT, EDEBB, EDET, EDEB.
fn chains(event: &Event) -> [String; 4] {
    ["EDEBT", "EDEBB", "EDET", "EDEB"].map(|spec| event.order(&format!("PTS:MP,{spec}")))
}

#[test]
fn article_13_3_2_ede_without_boards_two_equal_teams_stay_tied() {
    assert_eq!(pair("+--+").order("PTS:MP,EDE"), "A = B");
}

#[test]
fn article_13_3_2_top_or_bottom_boards_follow_an_equal_board_count() {
    // Board count 1+4 and 2+3. Board 1: A. Without board 4: A 1, B 2.
    assert_eq!(chains(&pair("+--+")), ["A > B", "B > A", "A > B", "B > A"]);
}

#[test]
fn article_13_3_2_edet_goes_down_to_the_first_board_that_differs() {
    // Boards 1 and 2 are drawn, A has the third.
    assert_eq!(pair("==+-").order("PTS:MP,EDET"), "A > B");
}

#[test]
fn article_13_3_2_edeb_leaves_out_boards_until_the_rest_differs() {
    // Without board 4 1½ each; without 3 and 4 A ½, B 1½.
    assert_eq!(pair("=-+=").order("PTS:MP,EDEB"), "B > A");
}

#[test]
fn article_13_3_2_edebt_board_count_comes_before_top_boards() {
    // Board count: A 1+5+6 = 12, B 2+3+4 = 9. Board 1: A. Without board 6: A 2, B 3.
    assert_eq!(chains(&pair("+---++")), ["B > A", "B > A", "A > B", "B > A"]);
}

#[test]
fn article_13_3_2_edebb_board_count_comes_before_bottom_boards() {
    // Board count: A 1+2+6 = 9, B 3+4+5 = 12. Without board 6: A 2, B 3.
    assert_eq!(chains(&pair("++---+")), ["A > B", "A > B", "A > B", "B > A"]);
}

#[test]
fn article_13_3_2_edec_board_count_alone() {
    // 5 and 5; 12 and 9; 9 and 12.
    for (boards, order) in [("+--+", "A = B"), ("+---++", "B > A"), ("++---+", "A > B")] {
        assert_eq!(pair(boards).order("PTS:MP,EDEC"), order, "{boards}");
    }
}

#[test]
fn article_13_3_2_forfeited_boards_count_as_games() {
    assert_eq!(chains(&pair("><-+")), ["A > B", "B > A", "A > B", "B > A"]);
}

#[test]
fn article_13_3_2_is_for_exactly_two_teams() {
    // A circle of 1½-½: three teams equal on match and game points.
    let list = "@system swiss\n@teams A B C\n@boards 2\nA-B:+= C:Z\nB-C:+= A:Z\nC-A:=+ B:Z";
    assert_eq!(chains(&team_event(list)), ["A = B = C"; 4].map(str::to_owned));
    // Boards alone would split them: 1½, 1 and ½ on the first.
    assert_eq!(team_event(list).order("PTS:MP,TBR"), "A > B > C");
}

#[test]
fn article_13_3_2_two_teams_left_of_a_larger_group() {
    // B and C drew and beat A; on the boards of their match B has the first, C the second.
    let event =
        team_event("@system swiss\n@teams A B C\n@boards 2\nB-A:++ C:Z\nC-A:+= B:Z\nB-C:+- A:F\nA:H B:Z C:Z");
    assert_eq!(event.order("PTS:MP,EDET"), "B > C > A");
    // Board count: B 1, C 2.
    assert_eq!(event.order("PTS:MP,EDEBT"), "B > C > A");
}

/// A and B drew on the first board for A, the second for B. Elsewhere B won on board 1, A on board 2.
const ELSEWHERE: &str = "
    @system swiss
    @teams A B C D
    @boards 2
    A-B:+- C-D:--
    A-C:=+ B-D:+=
    A-D:-+ B-C:+-
";

#[test]
fn article_13_3_2_ruling_20_boards_of_the_match_between_the_two() {
    // A and B: 1+2+1 match points, 1+1½+1 game points.
    let event = team_event(ELSEWHERE);
    assert_eq!(event.values("PTS:MP")[..2], ["4", "4"]);
    assert_eq!(event.values("PTS:GP")[..2], ["3.5", "3.5"]);
    assert_eq!(chains(&event), ["A > B > D > C"; 4].map(str::to_owned));
}

#[test]
fn article_13_3_2_ruling_20_boards_of_the_tournament_where_the_event_says_so() {
    // Board 1: A 1+½+0, B 0+1+1. Board count: A 1½+4, B 2+3.
    let event = || team_event(ELSEWHERE).with("direct-boards", "tournament");
    assert_eq!(chains(&event()), ["B > A > D > C"; 4].map(str::to_owned));
}

#[test]
fn article_13_3_2_over_the_tournament_board_count_needs_equal_game_points() {
    // A and B drew on both boards and have 3 match points, but 2½ and 3 game points: 12.1 keeps board count, 3½ and 4½,
    // from deciding. Board 1: 1½ each. Board 2: A 1, B 1½. So for C and D, with 1½ and 1: ½ each, then 1 and ½.
    let list = "@system swiss\n@teams A B C D\n@boards 2\nA-B:== C-D:==\nA-C:+= B-D:++";
    let event = team_event(list).with("direct-boards", "tournament");
    assert_eq!(event.order("PTS:MP,EDEBT"), "B > A > C > D");
    assert_eq!(event.order("PTS:MP,EDEBB"), "A = B > C = D");
}

/// A and B did not meet and are equal on match and game points; A won its matches on board 1.
const STRANGERS: &str = "
    @system swiss
    @teams A B C D
    @boards 2
    A-C:+= B-D:=+
    A-D:+= B-C:=+
";

#[test]
fn article_13_3_2_ruling_20_teams_that_never_met_stay_tied() {
    assert_eq!(chains(&team_event(STRANGERS)), ["A = B > C = D"; 4].map(str::to_owned));
}

#[test]
fn article_13_3_1_two_matches_between_two_teams() {
    // A won 2-0, B 1½-½: match points level, game points 1¼ against ¾ on average.
    let list = "@system swiss\n@teams A B\n@boards 2\nA-B:++\nB-A:+=";
    assert_eq!(team_event(list).order("PTS:MP,EDE"), "A > B");
    assert_eq!(team_event(list).order("PTS:MP,DE"), "A = B");
}

#[test]
fn article_13_3_2_the_boards_of_all_matches_between_the_two_count() {
    let two = |first: &str, second: &str| {
        team_event(&format!("@system swiss\n@teams A B\n@boards 2\nA-B:{first}\nA-B:{second}"))
    };
    // Board 1 once each: nothing to go on.
    assert_eq!(chains(&two("+-", "-+")), ["A = B"; 4].map(str::to_owned));
    // A is ahead on board 1 after both, whichever came first.
    assert_eq!(chains(&two("+-", "==")), ["A > B"; 4].map(str::to_owned));
    assert_eq!(chains(&two("==", "+-")), ["A > B"; 4].map(str::to_owned));
}

#[test]
fn article_13_3_forfeited_matches_count_only_where_the_list_says_so() {
    // A won against B by forfeit; both have 2 match points.
    let list = "@teams A B C D\n@boards 2\nA>B C-D:++\nA-C:-- B-D:++";
    let swiss = team_event(&format!("@system swiss\n{list}"));
    for spec in ["EDE", "EDEBT", "EDEBB", "EDET", "EDEB"] {
        assert_eq!(swiss.order(&format!("PTS:MP,{spec}")), "C > A = B > D", "{spec}");
        assert_eq!(swiss.order(&format!("PTS:MP,{spec}/P")), "C > A > B > D", "{spec}/P");
    }
    // Predetermined pairings: a match like others (15.2).
    let predetermined = team_event(&format!("@system predetermined\n{list}"));
    assert_eq!(predetermined.order("PTS:MP,EDE"), "C > A > B > D");
}

#[test]
fn article_13_3_2_ruling_20_boards_of_a_forfeited_match_count_only_where_the_match_does() {
    // A and B drew, A on board 1; then A did not appear; a bye makes them equal. The forfeited match is no encounter
    // of a Swiss (6.1.1): match and game points are level, and the boards are those of the first match.
    let list = "@teams A B\n@boards 2\nA-B:+-\nB>A\nA:F B:Z";
    let swiss = team_event(&format!("@system swiss\n{list}"));
    assert_eq!((swiss.values("PTS:MP"), swiss.values("PTS:GP")), (vec!["3".into(); 2], vec!["3".into(); 2]));
    assert_eq!(chains(&swiss), ["A > B"; 4].map(str::to_owned));
    // Where it counts B has won it.
    assert_eq!(swiss.order("PTS:MP,EDET/P"), "B > A");
    assert_eq!(team_event(&format!("@system predetermined\n{list}")).order("PTS:MP,EDET"), "B > A");
}

#[test]
fn article_13_3_a_match_with_all_boards_forfeited_is_a_forfeited_match() {
    let list = "@teams A B C D\n@boards 2\nA-B:>> C-D:++\nA-C:-- B-D:++";
    let swiss = team_event(&format!("@system swiss\n{list}"));
    assert_eq!(swiss.order("PTS:MP,EDE"), "C > A = B > D");
    assert_eq!(swiss.order("PTS:MP,EDE/P"), "C > A > B > D");
    // With one board played it is a match.
    let played = team_event(&format!("@system swiss\n{}", list.replace(">>", ">+")));
    assert_eq!(played.order("PTS:MP,EDE"), "C > A > B > D");
}
