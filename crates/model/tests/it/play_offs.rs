//! Article 3: a play-off that is in one set of facts with its tournament.

use exaequo_model::{Basis, Board, FideId, Match, NotOne, PlayerId, Records, RoundNumber, Stage, Tournament};
use exaequo_testkit::arbitrary;
use proptest::prelude::*;

/// The tournament with its rounds behind some number made a play-off; `None` where nothing is left of either.
fn divided(tournament: &Tournament, before: u16) -> Option<Tournament> {
    let mut facts = tournament.clone().into_facts();
    let behind = facts.schedule.rounds.get_mut(usize::from(before)..)?;
    for round in behind {
        round.stage = Stage::PlayOff;
    }
    Tournament::new(facts).ok().filter(|divided| divided.schedule.before_play_off() == before)
}

/// Games, matches and byes of a round.
fn of_round(tournament: &Tournament, round: u16) -> String {
    let rounds = &tournament.rounds;
    let boards: Vec<_> =
        rounds.matches_of(RoundNumber(round)).iter().map(|meeting| rounds.boards_of(meeting).len()).collect();
    format!(
        "{:?} {boards:?} {:?}",
        rounds.pairings_of(RoundNumber(round)),
        rounds.absences_of(RoundNumber(round))
    )
}

proptest! {
    #[test]
    fn the_two_parts_are_the_whole(tournament in arbitrary::any_tournament(), before in 0_u16..6) {
        let Some(whole) = divided(&tournament, before) else { return Ok(()) };
        let announced = whole.schedule.announced();
        let (Some(main), Some(play_off)) = (whole.without_play_off(), whole.play_off()) else {
            prop_assert_eq!(before, announced, "there is no play-off");
            return Ok(());
        };
        prop_assert_eq!(main.schedule.announced() + play_off.schedule.announced(), announced);
        prop_assert_eq!(main.rounds.count() + play_off.rounds.count(), whole.rounds.count());
        for round in 1..=whole.rounds.count() {
            let part = if round <= before { of_round(&main, round) } else { of_round(&play_off, round - before) };
            prop_assert_eq!(of_round(&whole, round), part);
        }
        for basis in [Basis::Points, Basis::MatchPoints, Basis::GamePoints] {
            let own = Records::new(&main, basis);
            prop_assert_eq!(Records::totals_of(&whole, basis), own.totals(), "its games count for no score");
            let all = Records::after(&whole, basis, whole.rounds.count());
            let later = Records::new(&play_off, basis);
            for who in (0..own.participants()).map(|index| exaequo_model::ParticipantId(u32::try_from(index).unwrap_or(0))) {
                let slots = |records: &Records| records.of(who).iter().map(|entry| (entry.opponent(), entry.slot)).collect::<Vec<_>>();
                prop_assert_eq!(slots(&all), [slots(&own), slots(&later)].concat());
            }
        }
    }
}

#[test]
fn without_a_play_off_there_is_nothing_to_divide() {
    let tournament = exaequo_testkit::Plan::swiss(8, 5, 1).tournament();
    assert_eq!(tournament.without_play_off(), None);
    assert_eq!(tournament.play_off(), None);
    assert_eq!(tournament.play_off_rounds().count(), 0);
    assert_eq!(tournament.rounds_before_play_off(), tournament.rounds.count());
}

/// The names of the parts are alike, so that everybody is found again.
fn named(tournament: &Tournament) -> Tournament {
    let mut facts = tournament.clone().into_facts();
    for (player, id) in facts.players.iter_mut().zip(1..) {
        player.fide_id = FideId::Number(id);
    }
    Tournament::new(facts).expect("coherent")
}

proptest! {
    #[test]
    fn the_parts_put_together_are_the_whole(tournament in arbitrary::any_tournament(), before in 1_u16..6) {
        let Some(whole) = divided(&named(&tournament), before) else { return Ok(()) };
        let (Some(main), Some(play_off)) = (whole.without_play_off(), whole.play_off()) else { return Ok(()) };
        let again = main.with_play_off(&play_off).expect("the same participants");
        prop_assert_eq!(again.rounds_before_play_off(), main.rounds.count());
        for (round, now) in (1..=play_off.rounds.count()).zip(main.rounds.count() + 1..) {
            prop_assert_eq!(games(&play_off, round), games(&again, now));
        }
        prop_assert_eq!(again.without_play_off().map(|part| part.rounds.clone()),
            (play_off.rounds.count() > 0).then(|| main.rounds.clone()));
    }
}

/// Games of a round, and of teams every match with its boards.
fn games(tournament: &Tournament, round: u16) -> String {
    let (rounds, round) = (&tournament.rounds, RoundNumber(round));
    let board = |board: &Board| match board {
        Board::Game { pairing, white_team } => {
            format!("{white_team:?} {:?}", rounds.pairings[*pairing as usize])
        }
        other => format!("{other:?}"),
    };
    let meeting = |meeting: &Match| {
        let boards: Vec<String> = rounds.boards_of(meeting).iter().map(board).collect();
        format!("{:?} {:?} {:?} {boards:?}", meeting.white, meeting.black, meeting.outcome)
    };
    let matches: Vec<String> = rounds.matches_of(round).iter().map(meeting).collect();
    format!("{:?} {matches:?}", rounds.pairings_of(round))
}

#[test]
fn a_play_off_of_others_is_not_put_to_a_tournament() {
    let main = exaequo_testkit::crosstable::parse("A: B+w\nB: A-b\nC: Z");
    let play_off = exaequo_testkit::crosstable::parse("B: A=w\nA: B=b");
    let whole = main.with_play_off(&play_off).expect("the same names");
    let game = whole.rounds.pairings_of(RoundNumber(2))[0];
    assert_eq!((game.white, game.black), (PlayerId(1), PlayerId(0)));
    assert_eq!(whole.schedule.before_play_off(), 1);
    let others = exaequo_testkit::crosstable::parse("A: D=w\nD: A=b");
    assert_eq!(main.with_play_off(&others), Err(NotOne::Stranger(PlayerId(1))));
    let teams = exaequo_testkit::Plan::teams(4, 2, 3, 1).tournament();
    assert_eq!(main.with_play_off(&teams), Err(NotOne::Teams));
    assert_eq!(teams.with_play_off(&main), Err(NotOne::Teams));
}

#[test]
fn the_play_off_of_teams_has_their_players_by_name() {
    let teams = exaequo_testkit::Plan::teams(4, 2, 3, 1).tournament();
    let mut facts = teams.clone().into_facts();
    let name = facts.players[0].name;
    // A namesake in another team, and no numbers: the team tells who is meant.
    let other = facts.teams[1].roster[0];
    facts.players[other.index()].name = name;
    for player in &mut facts.players {
        player.fide_id = FideId::None;
    }
    let main = Tournament::new(facts.clone()).expect("coherent");
    let whole = main.with_play_off(&main).expect("the same teams");
    for round in 1..=main.rounds.count() {
        let now = RoundNumber(main.rounds.count() + round);
        assert_eq!(main.rounds.pairings_of(RoundNumber(round)), whole.rounds.pairings_of(now));
    }
    facts.teams[1].name = facts.teams[0].name;
    let alike = Tournament::new(facts).expect("coherent");
    assert!(matches!(main.with_play_off(&alike), Err(NotOne::StrangeTeam(_) | NotOne::Incoherent)));
    assert!(matches!(alike.with_play_off(&main), Err(NotOne::StrangeTeam(_))));
}
