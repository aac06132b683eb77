//! Team events.

use exaequo_event::{ChangeError, Event, date};
use exaequo_model::{Basis, Board, Bye, Color, PlayerId, Points, Records, TeamId};

use crate::events::{FIRST, order};

/// Rooks with two players, Bishops with one, Knights with two.
fn three() -> (Event, [TeamId; 3], Vec<PlayerId>) {
    let mut builder = Event::builder("League").starting(date(2026, 3, 7)).rounds(3).boards(2);
    let players: Vec<PlayerId> =
        ["R1", "R2", "B1", "K1", "K2"].into_iter().map(|name| builder.add(name)).collect();
    let teams = [
        builder.add_team("Rooks", players[..2].iter().copied()),
        builder.add_team("Bishops", [players[2]]),
        builder.add_team("Knights", players[3..].iter().copied()),
    ];
    (builder.build().unwrap(), teams, players)
}

#[test]
fn a_board_without_an_opponent_is_won_without_playing() {
    let (mut event, [rooks, bishops, knights], players) = three();
    event.pair_teams([(rooks, bishops)]).unwrap();
    event.give_bye(FIRST, knights, Bye::PairingAllocated).unwrap();
    event.set_result(FIRST, players[0], "1/2-1/2").unwrap();
    let rounds = &event.tournament().rounds;
    let boards = rounds.boards_of(&rounds.matches_of(FIRST)[0]);
    assert_eq!(boards[1], Board::Unopposed { team: Color::White, player: Some(players[1]) });
    let records = Records::new(event.tournament(), Basis::GamePoints);
    assert_eq!(records.totals()[..2], [Points::from_halves(3), Points::HALF]);
    let matches = Records::new(event.tournament(), Basis::MatchPoints);
    assert_eq!(matches.totals()[..2], [Points::from_whole(2), Points::ZERO]);
}

#[test]
fn the_first_team_has_white_on_odd_boards() {
    let (mut event, [rooks, _, knights], players) = three();
    event.pair_teams([(knights, rooks)]).unwrap();
    let games = event.tournament().rounds.pairings_of(FIRST);
    let colours: Vec<_> = games.iter().map(|game| (game.white, game.black)).collect();
    assert_eq!(colours, [(players[3], players[0]), (players[1], players[4])]);
}

#[test]
fn teams_are_ranked_by_match_points_and_game_points() {
    let (mut event, [rooks, bishops, knights], players) = three();
    event.pair_teams([(rooks, knights)]).unwrap();
    event.set_result(FIRST, players[0], "1-0").unwrap();
    event.set_result(FIRST, players[1], "1/2-1/2").unwrap();
    event.give_bye(FIRST, bishops, Bye::ZeroPoint).unwrap();
    // Match points 2, 0, 0; game points 1½, 0, ½.
    assert_eq!(order(&event.standings("PTS:MP, PTS:GP").unwrap()), "1 Rooks, 2 Knights, 3 Bishops");
}

#[test]
fn an_event_without_teams_has_no_matches() {
    let mut event = Event::new("Open", date(2026, 3, 7), 5);
    event.add_player("Alyx", 0);
    let before = event.tournament().clone();
    for teams in [(TeamId(0), TeamId(1)), (TeamId(7), TeamId(8))] {
        let error = event.pair_teams([teams]).unwrap_err();
        assert_eq!(error.to_string(), "M019 round 1 has a match of teams, but the event has no teams");
    }
    assert_eq!(*event.tournament(), before);
    assert!(event.to_trf(exaequo_trf::Profile::Trf26).is_ok());
}

#[test]
fn a_player_belongs_to_one_team_and_games_to_a_match() {
    let (mut event, [rooks, bishops, _], players) = three();
    let before = event.tournament().clone();
    assert!(matches!(event.add_team("Queens", [players[0]]), Err(ChangeError::Incoherent(_))));
    assert!(matches!(event.pair([(players[0], players[2])]), Err(ChangeError::Incoherent(_))));
    assert!(matches!(event.pair_teams([(rooks, rooks)]), Err(ChangeError::Incoherent(_))));
    assert!(matches!(event.pair_teams([(rooks, TeamId(9))]), Err(ChangeError::Incoherent(_))));
    assert!(matches!(
        event.pair_teams([(rooks, bishops), (bishops, rooks)]),
        Err(ChangeError::Incoherent(_))
    ));
    assert_eq!(*event.tournament(), before);
    let reserve = event.add_player("Reserve", 0);
    assert_eq!(event.tournament().str(event.tournament().players[reserve.index()].name), "Reserve");
}

#[test]
fn a_team_leaves_by_its_name() {
    let (mut event, [_, bishops, _], _) = three();
    event.withdraw("bishops", 1).unwrap();
    assert_eq!(event.tournament().status_of(bishops.participant()).left.map(|left| left.after), Some(1));
}

#[test]
fn reserves_behind_the_smallest_roster_are_not_seated() {
    let mut builder = Event::builder("League").starting(date(2026, 3, 7)).rounds(1);
    let players: Vec<PlayerId> =
        ["R1", "R2", "R3", "B1", "B2"].into_iter().map(|name| builder.add(name)).collect();
    let rooks = builder.add_team("Rooks", players[..3].iter().copied());
    let bishops = builder.add_team("Bishops", players[3..].iter().copied());
    builder.pair_teams([(rooks, bishops)]);
    let event = builder.build().unwrap();
    let rounds = &event.tournament().rounds;
    assert_eq!(rounds.boards_of(&rounds.matches_of(FIRST)[0]).len(), 2);
}

#[test]
fn a_player_is_no_participant_of_a_team_event() {
    let (mut event, [rooks, ..], players) = three();
    assert!(matches!(event.withdraw(players[0], 1), Err(ChangeError::Who(_))));
    event.withdraw(rooks, 1).unwrap();
    let standings = event.standings("PTS:MP");
    assert!(standings.unwrap().explain_all(players[0]).is_err());
}

#[test]
fn a_changed_line_up_keeps_the_games_it_does_not_touch() {
    let (mut event, [rooks, bishops, knights], players) = three();
    event.pair_teams([(rooks, knights)]).unwrap();
    event.set_result(FIRST, players[0], "1-0").unwrap();
    event.set_result(FIRST, players[1], "0-1").unwrap();
    // K2 stays away: the second board is won without playing, the first game stands.
    event.set_line_up(FIRST, knights, [players[3]]).unwrap();
    let rounds = &event.tournament().rounds;
    let boards = rounds.boards_of(&rounds.matches_of(FIRST)[0]).to_vec();
    assert_eq!(boards[1], Board::Unopposed { team: Color::White, player: Some(players[1]) });
    let records = Records::new(event.tournament(), Basis::GamePoints);
    assert_eq!(records.totals()[0], Points::from_whole(2));
    // And comes after all: the game is there again, without a result.
    event.set_line_up(FIRST, knights, [players[3], players[4]]).unwrap();
    assert_eq!(event.tournament().missing_results(FIRST), 1);
    let error = event.set_line_up(FIRST, bishops, [players[2]]).unwrap_err();
    assert_eq!(error, ChangeError::NoMatch { round: FIRST, number: 2 });
    let three = [players[3], players[4], players[2]];
    let error = event.set_line_up(FIRST, knights, three).unwrap_err();
    assert_eq!(error, ChangeError::NoBoard { round: FIRST, board: 3 });
}

#[test]
fn neither_team_appears() {
    let (mut event, [rooks, _, knights], _) = three();
    event.pair_teams([(rooks, knights)]).unwrap();
    event.forfeit_match(FIRST, rooks).unwrap();
    event.forfeit_match(FIRST, rooks).unwrap();
    let totals = |event: &Event| Records::new(event.tournament(), Basis::MatchPoints).totals().to_vec();
    assert_eq!(totals(&event)[2], Points::from_whole(2));
    event.forfeit_match(FIRST, knights).unwrap();
    assert_eq!([totals(&event)[0], totals(&event)[2]], [Points::ZERO; 2]);
    event.play_match(FIRST, knights).unwrap();
    assert_eq!(event.tournament().missing_results(FIRST), 2);
}

#[test]
fn a_forfeited_match_is_one_result_and_its_boards_none() {
    let (mut event, [rooks, bishops, knights], players) = three();
    let results = |event: &mut Event| match event.take_back_round(FIRST) {
        Err(ChangeError::HasResults { results, .. }) => results,
        other => panic!("{other:?}"),
    };
    event.pair_teams([(rooks, knights)]).unwrap();
    event.give_bye(FIRST, bishops, Bye::ZeroPoint).unwrap();
    event.set_result(FIRST, players[0], "1-0").unwrap();
    assert_eq!(results(&mut event), 1);
    // The second board is forfeited with the match; the first was played.
    event.forfeit_match(FIRST, knights).unwrap();
    assert_eq!(results(&mut event), 2);
    event.play_match(FIRST, knights).unwrap();
    assert_eq!(results(&mut event), 1);
    event.set_result(FIRST, players[0], "*").unwrap();
    event.forfeit_match(FIRST, knights).unwrap();
    assert_eq!(results(&mut event), 1);
    event.play_match(FIRST, knights).unwrap();
    assert_eq!(event.take_back_round(FIRST), Ok(()));
}
