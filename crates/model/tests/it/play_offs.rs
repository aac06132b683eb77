//! Article 3: a play-off that is in one set of facts with its tournament.

use exaequo_model::{Basis, FideId, NotOne, PlayerId, Records, RoundNumber, Stage, Tournament};
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
        if main.is_team_event() {
            prop_assert_eq!(main.with_play_off(&play_off), Err(NotOne::Teams));
            return Ok(());
        }
        let again = main.with_play_off(&play_off).expect("the same players");
        prop_assert_eq!(again.rounds_before_play_off(), main.rounds.count());
        for (round, now) in (1..=play_off.rounds.count()).zip(main.rounds.count() + 1..) {
            prop_assert_eq!(
                play_off.rounds.pairings_of(RoundNumber(round)), again.rounds.pairings_of(RoundNumber(now))
            );
        }
        prop_assert_eq!(again.without_play_off().map(|part| part.rounds.clone()),
            (play_off.rounds.count() > 0).then(|| main.rounds.clone()));
    }
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
}
