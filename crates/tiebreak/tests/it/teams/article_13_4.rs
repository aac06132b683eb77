//! 13.4: score and strength of schedule combined.

use exaequo_model::{Points, RoundWeight};

use super::lists::{PLAYED, UNPLAYED, bye_of_round_1};
use crate::event::team_event;

#[test]
fn article_13_4_the_secondary_score_and_buchholz_over_the_divisor() {
    // 6 match points over 2 game points of a match: 3. A 4+7/3, B 3+10/3, C 1½+11/3, D 3½+8/3.
    assert_eq!(team_event(PLAYED).last("PTS:MP,SSSC"), ["6.33", "6.33", "5.17", "6.17"]);
}

#[test]
fn article_13_4_on_game_points() {
    // 6 game points over 2 match points: 3. A 5+8/3, B 2+9/3, C 1+10½/3, D 4+8½/3.
    assert_eq!(team_event(PLAYED).last("PTS:GP,SSSC"), ["7.67", "5", "4.5", "6.83"]);
    assert_eq!(team_event(PLAYED).last("PTS:MP,SSSC:GP"), ["7.67", "5", "4.5", "6.83"]);
}

#[test]
fn article_13_4_2_b_the_divisor_is_rounded_down() {
    // 3-1-0 for matches: 9 over 2 is 4. Match points 7 3 1 5, Buchholz 9 13 15 11.
    let event = team_event(PLAYED).change(|facts| {
        facts.match_scores.win = Points::from_whole(3);
        facts.match_scores.draw = Points::from_whole(1);
    });
    assert_eq!(event.last("PTS:MP,SSSC"), ["6.25", "6.25", "5.25", "6.25"]);
}

#[test]
fn article_13_4_2_b_ruling_22_announced_rounds_make_the_highest_score() {
    // Six announced: 12 over 2. A 4+7/6, B 3+10/6, C 1½+11/6, D 3½+8/6.
    let event = team_event(&PLAYED.replace("swiss", "swiss\n@rounds 6"));
    assert_eq!(event.last("PTS:MP,SSSC"), ["5.17", "4.67", "3.33", "4.83"]);
}

#[test]
fn article_13_4_2_b_rounds_that_count_more() {
    // Round 3 counts twice: 2+2+4 match points, and 4 game points in one match: 8 over 4 is 2. Match points 7 2 1 6,
    // game points 5½ 3½ 2 5; A 5½+9/2, B 3½+14/2, C 2+15/2, D 5+10/2.
    let event = team_event(PLAYED).change(|facts| facts.schedule.rounds[2].weight = RoundWeight(200));
    assert_eq!(event.last("PTS:MP,SSSC"), ["10", "10.5", "9.5", "10"]);
}

#[test]
fn article_13_4_2_b_the_event_can_name_the_divisor() {
    // A 4+7/2, B 3+10/2, C 1½+11/2, D 3½+8/2.
    assert_eq!(team_event(PLAYED).last("PTS:MP,SSSC/K2"), ["7.5", "8", "7", "7.5"]);
    // A 4+7/2½, B 3+4, C 1½+4.4, D 3½+3.2.
    assert_eq!(team_event(PLAYED).last("PTS:MP,SSSC/K2.5"), ["6.8", "7", "5.9", "6.7"]);
}

#[test]
fn article_13_4_2_b_ruling_22_without_a_divisor_it_is_left_out_with_a_notice() {
    // 4 match points over 6 game points.
    let event = team_event("@system swiss\n@teams A B\n@boards 6\nA-B:++++++\nB-A:++====");
    assert_eq!(event.standings("PTS:MP,SSSC").specs.len(), 1);
    assert!(event.notices("PTS:MP,SSSC").contains(&"S006"));
    // Game points 8 and 4; both have 2 match points and met twice: 4.
    assert!(!event.notices("PTS:MP,SSSC/K1").contains(&"S006"));
    assert_eq!(event.last("PTS:MP,SSSC/K1"), ["12", "8"]);
    // On game points 12 over 2 is 6: 2+(4+4)/6 and 2+(8+8)/6.
    assert_eq!(event.last("PTS:GP,SSSC"), ["3.33", "4.67"]);
}

#[test]
fn article_13_4_2_a_with_the_last_round_drawn() {
    // Fore Buchholz 8 9 10 9 over 3.
    assert_eq!(team_event(PLAYED).last("PTS:MP,SSSC/F"), ["6.67", "6", "4.83", "6.5"]);
}

#[test]
fn article_13_4_2_a_unplayed_matches_as_in_buchholz() {
    let event = team_event(UNPLAYED).change(bye_of_round_1);
    // Game points 4½ 1½ 1½ 3 4 and Buchholz 8 10 7 10 7 over 3.
    assert_eq!(event.last("PTS:MP,SSSC"), ["7.17", "4.83", "3.83", "6.33", "6.33"]);
    // Forfeits as matches: B met E (4), C met A (4): Buchholz 8 12 9 10 7.
    assert_eq!(event.last("PTS:MP,SSSC/P"), ["7.17", "5.5", "4.5", "6.33", "6.33"]);
}
