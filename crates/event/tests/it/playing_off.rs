//! Play-offs: planned, played, put into the standings.

use exaequo_event::playoff::{PlayOffError, PlayOffInput, merge, plan};
use exaequo_event::{Builder, Event, Hint, date};
use exaequo_model::{PlayerId, RoundNumber};
use exaequo_playoff::Stake;

use crate::events::{four, level, order};

const DECISIVE: &str =
    "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\ndrawn = 'black-wins'\n";

fn input(text: &str) -> PlayOffInput {
    PlayOffInput::parse("playoff.toml", text).unwrap()
}

/// Enters the result of a player's first game, from that player's side.
fn won_by(mut games: Event, name: &str) -> Event {
    let player: PlayerId = games.tournament().find_player(name).unwrap();
    let game = games.tournament().rounds.pairings[0];
    let result = if game.white == player { "1-0" } else { "0-1" };
    games.set_result(RoundNumber(1), player, result).unwrap();
    games
}

#[test]
fn those_who_are_tied_for_the_place_play() {
    let (event, [alyx, _, chloe, _]) = four();
    let planned = plan(&event.standings("BH").unwrap(), &input(DECISIVE)).unwrap();
    let group = &planned.plan().groups[0];
    assert_eq!(planned.plan().groups.len(), 1);
    // 3.1.2: tied on points, before any tie-break.
    assert_eq!(group.tie.members, [alyx.participant(), chloe.participant()]);
    assert_eq!((group.tie.places, group.tie.stake), ((1, 2), Stake::Places { last: 1 }));
    assert!(planned.games().is_none() && !planned.plans_nothing());
    let games = planned.to_event().unwrap();
    let names: Vec<_> =
        games.tournament().participants().map(|who| games.tournament().name_of(who)).collect();
    assert!(names.contains(&"Alyx") && names.contains(&"Chloé"));
    assert_eq!(games.tournament().rounds.pairings.len(), 1);
}

#[test]
fn the_winner_of_the_play_off_is_first_and_the_rest_stays() {
    let (mut event, _) = four();
    let two_rounds = |draft: &mut Builder| {
        draft.facts_mut().schedule.announce(2);
        Ok(())
    };
    event.change(two_rounds).unwrap();
    let standings = event.standings("BH").unwrap();
    assert_eq!(order(&standings), "1 Alyx, 2 Chloé, 3 Bruno, 4 Dana");
    let games = won_by(plan(&standings, &input(DECISIVE)).unwrap().to_event().unwrap(), "Chloé");
    let input = input(DECISIVE).with_games("playoff.trf", games);
    let merged = merge(&standings, &input).unwrap();
    assert_eq!(order(&merged), "1 Chloé, 2 Alyx, 3 Bruno, 4 Dana");
    assert_eq!(merged.playoff().unwrap().merged().groups.len(), 1);
    assert!(standings.playoff().is_none(), "the standings before it stay");
    assert_eq!(order(&standings), "1 Alyx, 2 Chloé, 3 Bruno, 4 Dana");
    assert_eq!(merged.tournament().play_off_rounds().count(), 1);
}

#[test]
fn a_play_off_without_games_is_no_play_off() {
    let standings = level().standings("PTS").unwrap();
    let error = merge(&standings, &input(DECISIVE)).unwrap_err();
    assert_eq!((&error, error.hint()), (&PlayOffError::NoGames, Some(Hint::NameThePlayOff)));
    assert_eq!(input(DECISIVE).awaits_games(&standings), Ok(true));
    let games = won_by(plan(&standings, &input(DECISIVE)).unwrap().to_event().unwrap(), "Alyx");
    assert_eq!(input(DECISIVE).with_games("playoff.trf", games).awaits_games(&standings), Ok(false));
    assert_eq!(
        input(&DECISIVE.replace("play-off", "share")).awaits_games(&standings),
        Ok(false),
        "nobody plays off"
    );
}

#[test]
fn games_of_others_are_not_the_play_off() {
    let (event, _) = four();
    let mut games = Event::new("Blitz", date(2026, 3, 8), 1);
    let (bruno, dana) = (games.add_player("Bruno", 0), games.add_player("Dana", 0));
    games.pair([(bruno, dana)]).unwrap();
    let input = input(DECISIVE).with_games("blitz.trf", games);
    let error = plan(&event.standings("BH").unwrap(), &input).unwrap_err();
    let (file, names) = (Some("blitz.trf".to_owned()), vec!["Bruno".to_owned(), "Dana".to_owned()]);
    assert_eq!(error, PlayOffError::Strangers { file, names });
}

#[test]
fn where_nobody_is_tied_nobody_plays() {
    let mut event = level();
    event.set_result(RoundNumber(1), PlayerId(0), "1-0").unwrap();
    let planned = plan(&event.standings("PTS").unwrap(), &input(DECISIVE)).unwrap();
    assert!(planned.plan().groups.is_empty());
    assert_eq!(planned.to_event().unwrap_err(), PlayOffError::NobodyPlays);
}

#[test]
fn places_are_shared_where_the_regulations_say_so() {
    let standings = four().0.standings("BH").unwrap();
    let (input, unused) = (input("method = 'share'\n"), level());
    // 2.1: tied on points is tied.
    assert_eq!(order(&merge(&standings, &input).unwrap()), "1= Alyx, 1= Chloé, 3 Bruno, 4 Dana");
    let with = input.with_games("playoff.trf", unused);
    assert_eq!(with.unused_file(), Some("playoff.trf"));
}

#[test]
fn wrong_regulations_are_told_with_their_file() {
    let error = PlayOffInput::parse("playoff.toml", "method = 'fight'\n").unwrap_err();
    assert!(matches!(error, PlayOffError::Regulations { file, .. } if file == "playoff.toml"));
}
