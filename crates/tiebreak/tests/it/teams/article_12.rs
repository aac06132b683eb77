//! Article 12: board count, top boards, bottom boards, over the whole tournament.

use exaequo_model::PlayerId;

use crate::event::team_event;

/// All matches are drawn. After round 1 the boards give A 1 0 ½, B 0 1 ½, C ½ 1 0, D ½ 0 1; after round 2 A 1 1 1,
/// B ½ 1½ 1, C 1½ 1 ½, D 1 ½ 1½.
const DRAWN: &str = "
    @system swiss
    @teams A B C D
    @boards 3
    A-B:+-=  C-D:=+-
    A-C:-+=  B-D:===
";

#[test]
fn article_12_1_board_count_weighs_points_with_the_number_of_the_board() {
    // Round 1: A 1+1½, B 2+1½, C ½+2, D ½+3.
    assert_eq!(team_event(DRAWN).after(1).values("BC"), ["2.5", "3.5", "2.5", "3.5"]);
    // A 1+2+3, B ½+3+3, C 1½+2+1½, D 1+1+4½.
    assert_eq!(team_event(DRAWN).values("BC"), ["6", "6.5", "5", "6.5"]);
}

#[test]
fn article_12_1_the_lower_total_is_better() {
    assert_eq!(team_event(DRAWN).order("PTS:MP,BC"), "C > A > B = D");
}

#[test]
fn article_12_1_every_match_of_the_tournament_counts_whoever_plays() {
    // Two players of B change places in round 1: the board counts, not the player.
    let same = team_event(DRAWN).change(|facts| {
        let game = facts.rounds.pairings.iter_mut().find(|game| game.black == PlayerId(3)).unwrap();
        game.black = PlayerId(4);
        let other = facts.rounds.pairings.iter_mut().find(|game| game.white == PlayerId(4)).unwrap();
        other.white = PlayerId(3);
    });
    assert_eq!(same.values("BC"), ["6", "6.5", "5", "6.5"]);
}

/// The boards give A 1 1 1, B 2 1½ 1, C 1 ½ 1½, D 0 1 ½.
const DIFFERENT: &str = "
    @system swiss
    @teams A B C D
    @boards 3
    A-D:+++  B-C:+=-
    A-B:---  C-D:+-=
";

#[test]
fn article_12_1_only_teams_with_equal_game_points_can_be_ordered() {
    // A and C are tied with 2 match points and 3 game points, so board count decides: A 1+2+3, C 1+1+4½.
    let event = team_event(DIFFERENT);
    assert_eq!(event.values("PTS:MP"), ["2", "3", "2", "1"]);
    assert_eq!(event.values("PTS:GP"), ["3", "4.5", "3", "1.5"]);
    assert_eq!(event.values("BC"), ["6", "8", "6.5", "3.5"]);
    assert_eq!(event.order("PTS:MP,BC"), "B > A > C > D");
    assert!(!event.notices("PTS:MP,BC").contains(&"S015"));
}

#[test]
fn article_12_1_ruling_19_with_different_game_points_the_tie_passes_on_with_a_notice() {
    // A has 2½ now. Board count, 4½ against 6½, must not decide; the next criterion does.
    let event = team_event(&DIFFERENT.replace("A-D:+++", "A-D:++="));
    assert_eq!(event.values("PTS:GP")[..3], ["2.5", "4.5", "3"]);
    assert_eq!(event.values("BC")[..3], ["4.5", "8", "6.5"]);
    assert_eq!(event.order("PTS:MP,BC"), "B > A = C > D");
    assert!(event.notices("PTS:MP,BC").contains(&"S015"));
    assert_eq!(event.order("PTS:MP,BC,PTS:GP"), "B > C > A > D");
}

#[test]
fn article_12_1_one_team_with_other_game_points_keeps_the_whole_group_together() {
    // All have 1 match point; A and B 1½ game points, C and D 1 (a board nobody played). A and B alone would split.
    let event = team_event("@system swiss\n@teams A B C D\n@boards 3\nA-B:+-=  C-D:x==");
    assert_eq!(event.values("PTS:GP"), ["1.5", "1.5", "1", "1"]);
    assert_eq!(event.order("PTS:MP,BC"), "A = B = C = D");
    // Game points first: A 1+1½, B 2+1½; C and D have 1+1½ each.
    assert_eq!(event.order("PTS:MP,PTS:GP,BC"), "A > B > C = D");
}

#[test]
fn article_12_2_top_board_results_go_down_the_boards() {
    // Round 1: board 1 A 1, C and D ½, B 0; board 2 C 1, D 0.
    assert_eq!(team_event(DRAWN).after(1).order("PTS:MP,TBR"), "A > C > D > B");
    // Board 1: C 1½, A and D 1, B ½; board 2: A 1, D ½.
    assert_eq!(team_event(DRAWN).order("PTS:MP,TBR"), "C > A > D > B");
}

#[test]
fn article_12_3_bottom_boards_are_left_out_one_by_one() {
    // Round 1, without board 3: C 1½, A and B 1, D ½; on board 1 alone A 1, B 0.
    assert_eq!(team_event(DRAWN).after(1).order("PTS:MP,BBE"), "C > A > B > D");
    // Without board 3: C 2½, A and B 2, D 1½; board 1: A 1, B ½.
    assert_eq!(team_event(DRAWN).order("PTS:MP,BBE"), "C > A > B > D");
}

#[test]
fn article_12_2_and_12_3_teams_equal_on_every_board_stay_tied() {
    let event = team_event("@system swiss\n@teams A B\n@boards 3\nA-B:===");
    for list in ["PTS:MP,TBR", "PTS:MP,BBE", "PTS:MP,BC"] {
        assert_eq!(event.order(list), "A = B", "{list}");
    }
}

#[test]
fn article_12_forfeited_boards_are_wins_and_losses_like_others() {
    // The same boards won because nobody sat there, or nobody was named.
    for (won, lost) in [(">", "<"), ("w", "b")] {
        let list = DRAWN.replace("A-B:+-=", &format!("A-B:{won}{lost}="));
        let event = team_event(&list);
        assert_eq!(event.values("BC"), ["6", "6.5", "5", "6.5"]);
        assert_eq!(event.order("PTS:MP,TBR"), "C > A > D > B");
        assert_eq!(event.order("PTS:MP,BBE"), "C > A > B > D");
    }
}

#[test]
fn article_12_a_board_forfeited_by_both_gives_nothing() {
    // A 1+1½ without board 2, B 1½.
    let event = team_event("@system swiss\n@teams A B\n@boards 3\nA-B:+x=");
    assert_eq!(event.values("BC"), ["2.5", "1.5"]);
}

/// E has a bye in the only round; A beat B on the first of two boards and lost the second.
fn with_bye(letter: char) -> Vec<String> {
    team_event(&format!("@system swiss\n@teams A B E\n@boards 2\nA-B:+- E:{letter}")).values("BC")
}

#[test]
fn article_12_a_pairing_allocated_bye_is_a_win_on_every_board() {
    // 1+2, although the bye gives a draw's game points where the event does not say otherwise (ruling 34).
    assert_eq!(with_bye('U'), ["1", "2", "3"]);
    let event = team_event("@system swiss\n@teams A B E\n@boards 2\nA-B:+- E:U");
    assert_eq!(event.values("PTS:GP"), ["1", "1", "1"]);
    // All have 1 match point and 1 game point: board 1 A 1, E 1, B 0; board 2 E 1, A 0.
    assert_eq!(event.order("PTS:MP,PTS:GP,TBR"), "E > A > B");
    assert_eq!(event.order("PTS:MP,PTS:GP,BC"), "A > B > E");
    // Without board 2 E and A have 1; there is nothing left after that.
    assert_eq!(event.order("PTS:MP,PTS:GP,BBE"), "A = E > B");
}

#[test]
fn article_12_a_pairing_allocated_bye_gives_the_points_of_a_win_whatever_they_are() {
    let event = team_event("@system swiss\n@scores 3-1-0\n@teams A B E\n@boards 2\nA-B:+- E:U");
    assert_eq!(event.values("BC"), ["3", "6", "9"]);
}

#[test]
fn article_12_ruling_18_other_byes_board_by_board() {
    assert_eq!(with_bye('F')[2], "3");
    // ½+1.
    assert_eq!(with_bye('H')[2], "1.5");
    assert_eq!(with_bye('Z')[2], "0");
}

#[test]
fn article_12_a_forfeited_match_is_won_and_lost_on_every_board() {
    let event = team_event("@system swiss\n@teams A B C D\n@boards 2\nA>B C<>D");
    assert_eq!(event.values("BC"), ["3", "0", "0", "0"]);
}

#[test]
fn article_12_forfeits_are_worth_normal_wins_and_losses() {
    // 3-2-1 with nothing for staying away: B's forfeit on board 1 counts as a normal loss. A 3×1+2×2, B 1×1+2×2.
    let event = team_event("@system swiss\n@scores 3-2-1\n@teams A B\n@boards 2\nA-B:>=");
    assert_eq!(event.values("PTS:GP"), ["5", "2"]);
    assert_eq!(event.values("BC"), ["7", "5"]);
}
