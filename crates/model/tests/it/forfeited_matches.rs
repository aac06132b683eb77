//! Matches to which a team did not come (TRF 330).

use exaequo_model::{Basis, Facts, Slot};
use exaequo_testkit::match_list;

use crate::help::{coherent, points, slots, totals};

const MATCH: Basis = Basis::MatchPoints;
const GAME: Basis = Basis::GamePoints;

fn three_matches() -> Facts {
    match_list::facts("@teams A B C D E F\n@boards 4\nA>B C<D E<>F")
}

#[test]
fn the_team_that_came_wins_the_match_and_every_board() {
    let tournament = coherent(three_matches());
    assert_eq!(totals(&tournament, MATCH), [200, 0, 0, 200, 0, 0]);
    assert_eq!(totals(&tournament, GAME), [400, 0, 0, 400, 0, 0]);
}

#[test]
fn it_is_not_played_and_the_opponent_is_known() {
    let (win, loss) = (Slot::ForfeitWin, Slot::ForfeitLoss);
    let tournament = coherent(three_matches());
    assert_eq!(slots(&tournament, MATCH, 1), [win, loss, loss, win, loss, loss]);
    let records = exaequo_model::Records::new(&tournament, MATCH);
    let opponents = tournament.participants().map(|one| records.of(one)[0].opponent().map(|who| who.0));
    assert_eq!(opponents.collect::<Vec<_>>(), [1, 0, 3, 2, 5, 4].map(Some));
}

#[test]
fn the_event_may_give_something_else() {
    let mut facts = three_matches();
    facts.match_scores.forfeit = Some((points(150), points(-100)));
    facts.match_scores.forfeit_games = Some((points(250), points(50)));
    let tournament = coherent(facts);
    assert_eq!(totals(&tournament, MATCH), [150, -100, -100, 150, -100, -100]);
    assert_eq!(totals(&tournament, GAME), [250, 50, 50, 250, 50, 50]);
}

#[test]
fn boards_count_as_many_as_matches_have() {
    // Nothing announced: the longest match of the event has three boards.
    let tournament = match_list::parse("@teams A B C D\nA>B C-D:=+=\nC-A:== B:Z D:Z");
    assert_eq!(totals(&tournament, GAME), [400, 0, 300, 100]);
}

#[test]
fn forfeited_boards_are_worth_what_the_score_system_says() {
    let mut facts = three_matches();
    facts.scores.forfeit_win = points(75);
    facts.scores.forfeit_loss = points(10);
    assert_eq!(totals(&coherent(facts), GAME), [300, 40, 40, 300, 40, 40]);
}

#[test]
fn players_who_were_named_all_the_same_change_nothing() {
    // The boards of A-B are there, but the match is forfeited by A.
    let mut facts = match_list::facts("@teams A B\n@boards 2\nA-B:>>");
    facts.rounds.matches[0].outcome = exaequo_model::MatchOutcome::Forfeited(exaequo_model::NoShow::White);
    let tournament = coherent(facts);
    assert_eq!(totals(&tournament, MATCH), [0, 200]);
    assert_eq!(totals(&tournament, GAME), [0, 200]);
}
