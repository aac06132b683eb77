//! The annex of the French federation about team events.

use exaequo_model::MatchRule;
use exaequo_tiebreak::{Preset, Ranks, parse_list};

use super::lists::{PLAYED, UNPLAYED, bye_of_round_1, round_robin};
use crate::event::{Event, team_event};

fn more_than_half(list: &str) -> Event {
    team_event(list).change(|facts| facts.match_scores.rule = MatchRule::MoreThanHalf)
}

#[test]
fn annex_3_berlin_weighs_the_first_board_most() {
    // On two boards: A 1½×2+2½, B 1×2+2, C 1×2+½, D 2½×2+1.
    assert_eq!(team_event(PLAYED).values("BERLIN"), ["5.5", "4", "2.5", "6"]);
}

#[test]
fn annex_3_berlin_is_better_the_higher_it_is() {
    // Drawn on three boards: A 3+½ = 3½, B 2+½ = 2½.
    let event = team_event("@system swiss\n@teams B A\n@boards 3\nA-B:+-=");
    assert_eq!(event.values("BERLIN"), ["2.5", "3.5"]);
    assert_eq!(event.order("PTS:MP,BERLIN"), "A > B");
}

#[test]
fn annex_3_fbr_result_of_the_first_board() {
    assert_eq!(team_event(PLAYED).values("FBR"), ["1.5", "1", "1", "2.5"]);
}

#[test]
fn annex_3_gpd_difference_of_game_points_won_and_lost() {
    // A 4-2, B 3-3, C 1½-4½, D 3½-2½.
    assert_eq!(team_event(PLAYED).values("GPD"), ["2", "0", "-3", "1"]);
    // A board nobody won counts for neither: 1-0.
    let event = team_event("@system swiss\n@teams A B\n@boards 2\nA-B:+x");
    assert_eq!(event.values("GPD"), ["1", "-1"]);
}

#[test]
fn annex_3_a_match_is_won_with_more_than_half_of_the_boards() {
    // 2½-1½ of 4 boards, and 2-2.
    let event = more_than_half("@system swiss\n@teams A B C D\n@boards 4\nA-B:++=- C-D:+-==");
    assert_eq!(event.values("PTS:MP"), ["2", "0", "1", "1"]);
}

#[test]
fn annex_3_after_double_forfeits_both_teams_can_lose() {
    // A-B 1½-½ of 4: less than half for both. C-D 2-0: half, and less.
    let list = "@system swiss\n@teams A B C D\n@boards 4\nA-B:+=xx C-D:++xx";
    assert_eq!(team_event(list).values("PTS:GP"), ["1.5", "0.5", "2", "0"]);
    assert_eq!(more_than_half(list).values("PTS:MP"), ["0", "0", "1", "0"]);
    // More than the opponent: both matches have a winner.
    assert_eq!(team_event(list).values("PTS:MP"), ["2", "0", "2", "0"]);
}

#[test]
fn annex_3_the_boards_are_those_of_a_team_not_those_that_were_filled() {
    // Two boards of four: 2-0 is half.
    let event = more_than_half("@system swiss\n@teams A B\n@boards 4\nA-B:++");
    assert_eq!(event.values("PTS:MP"), ["1", "0"]);
}

#[test]
fn annex_an_unplayed_match_is_a_draw_against_oneself() {
    let event = team_event(UNPLAYED).change(bye_of_round_1).by("ffe-annex");
    // Adjusted match points: A 2+1+0, B 0+2+1, C 2+1+1, D 0+1+2, E 1+0+1.
    // A: B 3, itself 3, D 3. B: A 3, E 2, itself 3. C: D 3, itself 4 twice. D: C 4, itself 3, A 3. E: 2, B 3, 2.
    assert_eq!(event.values("BH:MP"), ["9", "8", "11", "10", "7"]);
    // Adjusted game points: A 2+1+½, B 0+1½+1, C 1½+1+1, D ½+1+1½, E 1+½+1.
    // A: 2½+3½+3. B: 3½+2½+2½. C: 3+3½+3½. D: 3½+3+3½. E: 2½+2½+2½.
    assert_eq!(event.values("BH:GP"), ["9", "8.5", "10", "10", "7.5"]);
    // A: 3×2 against B, 3×1 against itself, 0. E: 2×1 twice, 0.
    assert_eq!(event.value("EMMSB", "A"), "9");
    assert_eq!(event.value("EMMSB", "E"), "4");
}

#[test]
fn annex_1_team_round_robin_game_points_match_points_direct_encounter_sonneborn_berger() {
    let preset = Preset::named("ffe-team-round-robin").unwrap();
    let codes: Vec<String> =
        parse_list(preset.list).unwrap().iter().map(|one| one.spec.to_string()).collect();
    // Whichever score decides, the other one comes next.
    assert_eq!(codes, ["PTS", "MPvGP", "DE", "SB"]);
    let event = team_event(&round_robin()).by("ffe-annex");
    assert_eq!(event.order(preset.list), event.order("PTS:MP,PTS:GP,DE,SB"));
}

#[test]
fn annex_1_direct_encounter_decides_before_sonneborn_berger() {
    // A beat B, C beat A, B beat C, each 2½-1½; D lost 1-3, 1-3 and 0-4. Game points A 7, B 7, C 8; match points 4.
    let event = team_event(
        "@system round-robin\n@teams B A C D\n@boards 4
         A-B:+=== C-D:++++\nC-A:+=== B-D:++==\nB-C:+=== A-D:++==",
    )
    .by("ffe-annex");
    assert_eq!(event.values("PTS:GP"), ["7", "7", "8", "2"]);
    assert_eq!(event.order("PTS:GP,MPvGP,DE,SB"), "C > A > B > D");
    // Sonneborn-Berger on game points: A 7×2½+8×1½+2×3 = 35½, B 7×1½+8×2½+2×3 = 36½.
    assert_eq!(event.order("PTS:GP,PTS:MP,SB"), "C > B > A > D");
}

#[test]
fn annex_3_season_and_cup() {
    let season = Preset::named("ffe-team-season").unwrap();
    let list = "@system round-robin\n@teams A B C\n@boards 2\nA-B:+= C:Z\nB-C:++ A:Z\nC-A:+= B:Z";
    // Match points 2 each; game points A 1½-½ and ½-1½, B ½-1½ and 2-0, C 0-2 and 1½-½.
    assert_eq!(team_event(list).values("GPD"), ["0", "1", "-1"]);
    assert_eq!(team_event(list).by("ffe-annex").order(season.list), "B > A > C");
    let cup = Preset::named("ffe-team-cup").unwrap();
    // A drawn match: the first board was A's.
    let drawn = "@system swiss\n@teams B A\n@boards 4\nA-B:+--+";
    assert_eq!(team_event(drawn).by("ffe-annex").order(cup.list), "A > B");
    // First boards drawn. Berlin: A 2+3+½, B 2+2+½.
    let level = "@system swiss\n@teams B A\n@boards 4\nA-B:=+-=";
    assert_eq!(team_event(level).by("ffe-annex").order(cup.list), "A > B");
}

#[test]
fn every_preset_for_teams_can_be_used_for_teams() {
    let event = team_event(PLAYED);
    for preset in Preset::ALL.iter().filter(|preset| preset.teams == Ranks::Teams) {
        let listed = parse_list(preset.list).unwrap().len();
        assert_eq!(event.standings(preset.list).specs.len(), listed, "{}", preset.name);
    }
}

#[test]
fn annex_match_points_are_won_with_more_than_half_of_the_boards_by_the_edition() {
    // Two boards forfeited by both: 1½-½ on four boards is less than half for both, though more than the opponent's.
    let event = team_event("@teams A B\n@boards 4\nA-B:+=xx");
    assert_eq!(event.values("PTS:MP"), ["2", "0"]);
    assert_eq!(event.by("ffe-annex").values("PTS:MP"), ["0", "0"]);
}
