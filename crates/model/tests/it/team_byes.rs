//! What teams get for byes (rulings 18 and 34).

use exaequo_model::{Basis, Facts, PairingByeScores, ScoreSystem};
use exaequo_testkit::match_list;

use crate::help::{coherent, points, totals};

fn all_kinds() -> Facts {
    match_list::facts("@teams A B C D E F\n@boards 4\nA:U B:F C:H D:Z E-F:++==")
}

#[test]
fn full_half_and_zero_point_byes_are_a_win_a_draw_and_nothing_per_board() {
    let tournament = coherent(all_kinds());
    assert_eq!(totals(&tournament, Basis::MatchPoints)[1..4], [200, 100, 0]);
    assert_eq!(totals(&tournament, Basis::GamePoints)[1..4], [400, 200, 0]);
}

#[test]
fn a_pairing_allocated_bye_is_a_draw_unless_the_event_says_otherwise() {
    let mut facts = all_kinds();
    let tournament = coherent(facts.clone());
    assert_eq!(totals(&tournament, Basis::MatchPoints)[0], 100);
    assert_eq!(totals(&tournament, Basis::GamePoints)[0], 200);
    let stated = PairingByeScores { match_points: points(200), game_points: points(250) };
    facts.match_scores.pairing_bye = Some(stated);
    let tournament = coherent(facts);
    assert_eq!(totals(&tournament, Basis::MatchPoints)[0], 200);
    assert_eq!(totals(&tournament, Basis::GamePoints)[0], 250);
}

#[test]
fn byes_follow_the_points_of_matches_and_games() {
    let mut facts = all_kinds();
    facts.scores = ScoreSystem::new(points(300), points(100), points(0));
    facts.match_scores.win = points(300);
    let tournament = coherent(facts);
    assert_eq!(totals(&tournament, Basis::MatchPoints)[1..4], [300, 100, 0]);
    assert_eq!(totals(&tournament, Basis::GamePoints)[1..4], [1200, 400, 0]);
}

#[test]
fn without_an_announcement_the_longest_match_says_how_many_boards() {
    let tournament = match_list::parse("@teams A B C D\nA:F B:H C-D:++=\nA-B:+ C:Z D:F");
    assert_eq!(totals(&tournament, Basis::GamePoints), [400, 150, 250, 350]);
}
