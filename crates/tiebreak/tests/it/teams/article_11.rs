//! Article 11: match points and game points, and which of them decides.

use exaequo_model::{
    Adjusted, Adjustment, Facts, ListScope, ParticipantId, Points, PrimaryScore, RoundNumber, TieBreakList,
};

use super::lists::PLAYED;
use crate::event::{order, team_event, worth};

fn match_scores(win: i32, draw: i32) -> impl FnOnce(&mut Facts) {
    move |facts| {
        facts.match_scores.win = Points::from_halves(win);
        facts.match_scores.draw = Points::from_halves(draw);
    }
}

#[test]
fn article_11_1_1_match_points_for_matches_won_drawn_and_lost() {
    // A won, drew, won; B lost, won, lost; C drew, lost, lost; D drew, drew, won.
    assert_eq!(team_event(PLAYED).values("PTS:MP"), ["5", "2", "1", "4"]);
}

#[test]
fn article_11_1_1_a_match_forfeited_by_both_on_every_board_is_lost_by_both_unless_the_event_draws_it() {
    let nobody = || team_event("@system swiss\n@teams A B C D\n@boards 2\nA-B:xx C-D:+=");
    assert_eq!(nobody().values("PTS:MP"), ["0", "0", "2", "0"]);
    assert_eq!(nobody().values("PTS:GP"), ["0", "0", "1.5", "0.5"]);
    let drawn = nobody().with("double-forfeited-match", "drawn");
    assert_eq!(drawn.values("PTS:MP"), ["1", "1", "2", "0"]);
    // A record 299 can give points for a forfeit loss in that round.
    let given = Adjustment { game_points: None, ..worth(Adjusted::ForfeitLoss, 100, Some(1)) };
    assert_eq!(nobody().change(|facts| facts.adjustments.push(given)).values("PTS:MP"), ["1", "1", "2", "0"]);
}

#[test]
fn article_11_1_1_match_points_are_those_of_the_event() {
    let three = team_event(PLAYED).change(match_scores(6, 2));
    assert_eq!(three.values("PTS:MP"), ["7", "3", "1", "5"]);
    let one = team_event(PLAYED).change(match_scores(2, 1));
    assert_eq!(one.values("PTS:MP"), ["2.5", "1", "0.5", "2"]);
}

#[test]
fn article_11_1_2_game_points_are_the_sum_over_the_boards() {
    // A 1½+1+1½, B ½+2+½, C 1+0+½, D 1+1+1½.
    assert_eq!(team_event(PLAYED).values("PTS:GP"), ["4", "3", "1.5", "3.5"]);
    // 3-1-0 for a game. A 4+3+4, B 1+6+1, C 2+0+1, D 2+3+4; matches end as before.
    let three = team_event(&PLAYED.replace("swiss", "swiss\n@scores 3-1-0"));
    assert_eq!(three.values("PTS:GP"), ["11", "8", "3", "9"]);
    assert_eq!(three.values("PTS:MP"), ["5", "2", "1", "4"]);
}

#[test]
fn article_11_1_1_points_beside_the_matches_count_on_their_own_score() {
    // A loses a match point, B gets half a game point.
    let beside = |participant: u32, matches: Option<i32>, games: Option<i32>| Adjustment {
        what: Adjusted::Total,
        match_points: matches.map(Points::from_halves),
        game_points: games.map(Points::from_halves),
        round: None,
        participants: vec![ParticipantId(participant)],
    };
    let event = team_event(PLAYED)
        .change(|facts| facts.adjustments = vec![beside(0, Some(-2), None), beside(1, None, Some(1))]);
    assert_eq!(event.values("PTS:MP"), ["4", "2", "1", "4"]);
    assert_eq!(event.values("PTS:GP"), ["4", "3.5", "1.5", "3.5"]);
}

#[test]
fn article_11_1_1_a_single_result_can_be_worth_something_else() {
    // B's match won in round 2 gives 1 match point, and the 2 game points it gave.
    let event = team_event(PLAYED).change(|facts| {
        facts.adjustments = vec![Adjustment {
            what: Adjusted::Win,
            match_points: Some(Points::WHOLE),
            game_points: None,
            round: Some(RoundNumber(2)),
            participants: vec![ParticipantId(1)],
        }];
    });
    assert_eq!(event.values("PTS:MP"), ["5", "1", "1", "4"]);
    assert_eq!(event.values("PTS:GP"), ["4", "3", "1.5", "3.5"]);
}

const MATCH_POINTS: [&str; 4] = ["5", "2", "1", "4"];
const GAME_POINTS: [&str; 4] = ["4", "3", "1.5", "3.5"];

#[test]
fn article_13_match_points_are_the_primary_score_where_nothing_says_otherwise() {
    let event = team_event(PLAYED);
    assert_eq!(event.last("PTS"), MATCH_POINTS);
    assert_eq!(event.last("PTS,MPvGP"), GAME_POINTS);
    // Without points in the list they come first.
    assert_eq!(event.order("TPN"), "A > D > B > C");
}

#[test]
fn article_13_the_first_points_of_the_list_that_name_a_score_make_it_the_primary_one() {
    let event = team_event(PLAYED);
    assert_eq!(event.last("PTS:GP,PTS:MP,MPvGP"), MATCH_POINTS);
    assert_eq!(event.last("PTS:MP,PTS:GP,MPvGP"), GAME_POINTS);
    // Plain points name none: they become what the list says further on.
    assert_eq!(event.last("PTS,PTS:GP,MPvGP"), MATCH_POINTS);
    assert_eq!(event.last("PTS:GP,PTS"), GAME_POINTS);
}

fn by_game_points(facts: &mut Facts) {
    facts.primary = Some(PrimaryScore::GamePoints);
}

#[test]
fn article_13_else_the_system_of_the_event_names_the_primary_score() {
    let event = team_event(PLAYED).change(by_game_points);
    assert_eq!(event.last("PTS"), GAME_POINTS);
    assert_eq!(event.last("PTS,MPvGP"), MATCH_POINTS);
    // A list that names one comes first.
    assert_eq!(event.last("PTS:MP,MPvGP"), GAME_POINTS);
}

#[test]
fn article_13_the_list_of_the_event_is_used_and_a_given_one_replaces_it() {
    // 212 is PTS:GP,BH while 192 says match points. Plain Buchholz is then the one of game points: A 3+3½+1½.
    let event = team_event(PLAYED).change(|facts| {
        facts.primary = Some(PrimaryScore::MatchPoints);
        let text = facts.text.push("PTS:GP,BH");
        facts.event.tie_breaks = Some(TieBreakList { text, scope: ListScope::Everybody });
    });
    let own = event.own_standings().unwrap();
    assert_eq!(own.field.primary, PrimaryScore::GamePoints);
    assert_eq!(order(&own), "A > D > B > C");
    assert_eq!(own.value(1, ParticipantId(0)).unwrap().half_up(100), 800);
    // On match points: A 2+4+1.
    assert_eq!(event.last("PTS:MP,BH")[0], "7");
}

#[test]
fn article_11_plain_points_are_the_primary_score_of_the_own_list_then_of_the_system() {
    // Match points A 2, B 0; game points 2½-1½. On a list with plain points the event's own list (212) decides.
    let event = team_event("@teams A B\n@boards 4\nA-B:++=-").change(|facts| {
        let text = facts.text.push("PTS:GP,PTS:MP");
        facts.event.tie_breaks = Some(TieBreakList { text, scope: ListScope::Everybody });
        facts.primary = Some(PrimaryScore::MatchPoints);
    });
    assert_eq!(event.values("PTS"), ["2.5", "1.5"]);
    let event = event.change(|facts| facts.event.tie_breaks = None);
    assert_eq!(event.values("PTS"), ["2", "0"]);
}
