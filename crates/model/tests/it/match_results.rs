//! Match points and game points from the boards (articles 11.1.1 and 11.1.2).

use exaequo_model::{
    Basis, Color, Colors, Facts, MatchRule, MatchScores, Records, ScoreSystem, Slot, Tournament,
};
use exaequo_testkit::match_list;

use crate::help::{coherent, colors, points, slots, totals};

fn one_match(boards: &str) -> Facts {
    match_list::facts(&format!("@teams A B\nA-B:{boards}"))
}

/// Match points and game points of both teams.
fn sums(tournament: &Tournament) -> [Vec<i32>; 2] {
    [Basis::MatchPoints, Basis::GamePoints].map(|basis| totals(tournament, basis))
}

#[test]
fn more_game_points_than_the_opponent_win() {
    let cases = [
        ("++==", [200, 0], [300, 100]),
        ("+-=-", [0, 200], [150, 250]),
        ("+-+-", [100, 100], [200, 200]),
        ("====", [100, 100], [200, 200]),
        // Single boards forfeited: a win to whoever came.
        ("=>==", [200, 0], [250, 150]),
        ("=<==", [0, 200], [150, 250]),
        ("+xx-", [100, 100], [100, 100]),
        ("+xxx", [200, 0], [100, 0]),
        // Boards with one player, or none.
        ("+wb-", [100, 100], [200, 200]),
        ("=ow=", [200, 0], [200, 100]),
        ("=bo=", [0, 200], [100, 200]),
        // Adjourned games count as drawn unless the event says otherwise.
        ("+**-", [100, 100], [200, 200]),
        ("+*", [200, 0], [150, 50]),
    ];
    for (boards, match_points, game_points) in cases {
        let found = sums(&coherent(one_match(boards)));
        assert_eq!(found, [match_points.to_vec(), game_points.to_vec()], "{boards}");
    }
}

#[test]
fn more_than_half_wins_and_after_double_forfeits_both_may_lose() {
    let cases = [
        ("++==", [200, 0]),
        ("+-==", [100, 100]),
        ("+xx-", [0, 0]),
        ("++x-", [100, 0]),
        ("++xo", [100, 0]),
        ("+++x", [200, 0]),
        ("xxx+", [0, 0]),
    ];
    for (boards, match_points) in cases {
        let mut facts = one_match(boards);
        facts.match_scores.rule = MatchRule::MoreThanHalf;
        assert_eq!(sums(&coherent(facts))[0], match_points, "{boards}");
    }
}

#[test]
fn points_are_those_of_the_event() {
    let mut facts = one_match("+=<w");
    facts.scores = ScoreSystem::new(points(300), points(100), points(50));
    facts.match_scores =
        MatchScores { win: points(350), draw: points(150), loss: points(25), ..facts.match_scores };
    // White team: 3 + 1 + 0 + 3; black team: 0.5 + 1 + 3 + 0.
    assert_eq!(sums(&coherent(facts)), [vec![350, 25], vec![700, 450]]);
}

#[test]
fn a_match_with_an_open_board_has_game_points_but_no_match_points_yet() {
    let tournament = coherent(one_match("++?="));
    assert_eq!(sums(&tournament), [vec![0, 0], vec![250, 50]]);
    assert_eq!(slots(&tournament, Basis::MatchPoints, 1), [Slot::Pending; 2]);
}

#[test]
fn one_board_played_makes_a_match_played() {
    for boards in ["+xxx", "=www", "-ooo", "+***", "ooo-"] {
        let tournament = coherent(one_match(boards));
        assert!(slots(&tournament, Basis::GamePoints, 1).iter().all(|slot| slot.is_played()), "{boards}");
    }
}

#[test]
fn with_all_boards_forfeited_a_match_is_not_played() {
    let cases = [
        (">>>>", [Slot::ForfeitWin, Slot::ForfeitLoss], [200, 0], [400, 0]),
        ("<<b<", [Slot::ForfeitLoss, Slot::ForfeitWin], [0, 200], [0, 400]),
        (">wx<", [Slot::ForfeitWin, Slot::ForfeitLoss], [200, 0], [200, 100]),
        (">><<", [Slot::ForfeitWin, Slot::ForfeitWin], [100, 100], [200, 200]),
    ];
    for (boards, expected, match_points, game_points) in cases {
        let tournament = coherent(one_match(boards));
        assert_eq!(slots(&tournament, Basis::MatchPoints, 1), expected, "{boards}");
        assert_eq!(sums(&tournament), [match_points.to_vec(), game_points.to_vec()], "{boards}");
    }
}

#[test]
fn a_match_to_which_nobody_came_is_lost_by_both() {
    for boards in ["xxoo", "xxxx", "oooo"] {
        let tournament = coherent(one_match(boards));
        assert_eq!(slots(&tournament, Basis::MatchPoints, 1), [Slot::ForfeitLoss; 2], "{boards}");
        assert_eq!(sums(&tournament), [vec![0, 0], vec![0, 0]], "{boards}");
    }
    // As of a match the event says to be forfeited by both, whatever a loss gives.
    let mut facts = one_match("xxxx");
    facts.scores.forfeit_loss = points(50);
    facts.match_scores.loss = points(100);
    assert_eq!(sums(&coherent(facts)), [vec![0, 0], vec![200, 200]]);
    // One player who came is enough for a match, and for a draw.
    assert_eq!(sums(&coherent(one_match("xx><")))[0], [100, 100]);
}

#[test]
fn a_match_of_adjourned_games_only_is_not_forfeited() {
    for boards in ["**", "*o", "*>"] {
        let tournament = coherent(one_match(boards));
        assert_eq!(slots(&tournament, Basis::MatchPoints, 1), [Slot::Unknown; 2], "{boards}");
    }
}

#[test]
fn the_color_of_a_team_is_that_of_its_first_board() {
    for boards in ["++", ">+", "w+", "o+", ">>", "??"] {
        let colors = colors(&coherent(one_match(boards)), Basis::MatchPoints, 1);
        assert_eq!(colors, [Some(Color::White), Some(Color::Black)], "{boards}");
    }
    let mut facts = one_match("++");
    facts.rounds.matches[0].colors = Colors::Unknown;
    assert_eq!(colors(&coherent(facts), Basis::MatchPoints, 1), [None, None]);
}

#[test]
fn both_tables_show_the_same_slots_and_opponents() {
    let tournament = match_list::parse("@teams A B C D E\nA-B:+= C>D E:U\nE-A:-= B-C:>> D:H");
    let [matches, games] =
        [Basis::MatchPoints, Basis::GamePoints].map(|basis| Records::new(&tournament, basis));
    for participant in tournament.participants() {
        for (one, other) in matches.of(participant).iter().zip(games.of(participant)) {
            assert_eq!((one.slot, one.opponent()), (other.slot, other.opponent()));
        }
    }
}

#[test]
fn on_points_a_team_event_is_a_table_of_its_players() {
    let tournament = match_list::parse("@teams A B C\nA-B:+= C:U\nC-A:>- B:U");
    let records = Records::new(&tournament, Basis::Points);
    assert_eq!(records.participants(), tournament.players.len());
    let points: i32 = records.totals().iter().map(|total| total.hundredths()).sum();
    assert_eq!(points, 400, "four boards, a point each; a team's bye is nobody's");
    let without = (0..).map(exaequo_model::ParticipantId).take(records.participants());
    let idle = without.filter(|one| records.of(*one)[1].slot == Slot::Nothing).count();
    assert_eq!(idle, tournament.players.len() - 4, "four players sat down in round 2");
}
