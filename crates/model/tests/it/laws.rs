//! What holds for every tournament.

use exaequo_model::{
    Absence, Basis, Facts, Pairing, ParticipantId, Player, PlayerId, Points, Records, RoundNumber, Slot,
    Tournament,
};
use exaequo_testkit::{Plan, Random, Rates, arbitrary, scoring};
use proptest::prelude::*;

use crate::help::coherent;

/// The bases that have a table.
fn bases(tournament: &Tournament) -> &'static [Basis] {
    if tournament.is_team_event() { &[Basis::MatchPoints, Basis::GamePoints] } else { &[Basis::Points] }
}

/// How many entries each participant has in a round, counted from the facts.
fn entries(tournament: &Tournament, round: RoundNumber) -> Vec<u32> {
    let mut entries = vec![0; tournament.participant_count()];
    let rounds = &tournament.rounds;
    let sides: Vec<u32> = if tournament.is_team_event() {
        rounds.matches_of(round).iter().flat_map(|meeting| [meeting.white.0, meeting.black.0]).collect()
    } else {
        rounds.pairings_of(round).iter().flat_map(|game| [game.white.0, game.black.0]).collect()
    };
    for who in sides.into_iter().chain(rounds.absences_of(round).iter().map(|absence| absence.participant.0))
    {
        entries[who as usize] += 1;
    }
    entries
}

/// The same individual event with every player at another place of the list.
fn renumbered(facts: &Facts, place: &[u32]) -> Facts {
    let moved = |PlayerId(who): PlayerId| PlayerId(place[who as usize]);
    let mut result = facts.clone();
    for (who, player) in (0..).map(PlayerId).zip(&facts.players) {
        let number = moved(who).0 + 1;
        result.players[moved(who).index()] = Player { number, ..player.clone() };
    }
    result.ratings.iter_mut().for_each(|entry| entry.player = moved(entry.player));
    let pairing = |game: &Pairing| Pairing { white: moved(game.white), black: moved(game.black), ..*game };
    result.rounds.pairings = facts.rounds.pairings.iter().map(pairing).collect();
    let participant = |who: ParticipantId| moved(PlayerId(who.0)).participant();
    let absence = |one: &Absence| Absence { participant: participant(one.participant), ..*one };
    result.rounds.absences = facts.rounds.absences.iter().map(absence).collect();
    result.requests.iter_mut().for_each(|(_, one)| *one = absence(one));
    result
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn everybody_has_one_entry_per_round(tournament in arbitrary::any_tournament()) {
        for round in tournament.rounds.numbers() {
            let entries = entries(&tournament, round);
            prop_assert!(entries.iter().all(|count| *count == 1), "round {}: {:?}", round, entries);
        }
    }

    #[test]
    fn opponents_are_mutual(tournament in arbitrary::any_tournament()) {
        for basis in bases(&tournament) {
            let records = Records::new(&tournament, *basis);
            for own in tournament.participants() {
                for (round, entry) in records.of(own).iter().enumerate() {
                    let bye = matches!(entry.slot, Slot::Bye(_));
                    prop_assert_eq!(bye, entry.opponent().is_none());
                    let Some(opponent) = entry.opponent() else { continue };
                    prop_assert_eq!(records.of(opponent)[round].opponent(), Some(own));
                }
            }
        }
    }

    #[test]
    fn totals_are_the_sums_of_the_rounds(tournament in arbitrary::any_tournament()) {
        for basis in bases(&tournament) {
            let records = Records::new(&tournament, *basis);
            for own in tournament.participants() {
                let sum: Points = records.of(own).iter().map(|entry| entry.points).sum();
                prop_assert_eq!(records.total(own), sum);
            }
        }
    }

    #[test]
    fn a_clean_round_gives_one_point_per_pair_and_per_bye(plan in arbitrary::swiss_plan()) {
        let tournament = plan.with_rates(Rates::CLEAN).with_scores(scoring::STANDARD).tournament();
        let records = Records::new(&tournament, Basis::Points);
        for round in tournament.rounds.numbers() {
            let points = tournament.participants().map(|own| records.of(own)[round.index()].points.hundredths());
            let pairs = tournament.rounds.pairings_of(round).len();
            let byes = tournament.rounds.absences_of(round).len();
            prop_assert_eq!(points.sum::<i32>(), i32::try_from((pairs + byes) * 100).unwrap());
        }
    }

    #[test]
    fn clean_matches_share_out_two_match_points_and_a_point_per_board(plan in arbitrary::team_plan()) {
        let tournament = plan.with_rates(Rates::CLEAN).with_scores(scoring::STANDARD).tournament();
        let [matches, games] = [Basis::MatchPoints, Basis::GamePoints].map(|basis| Records::new(&tournament, basis));
        let boards = i32::try_from(tournament.boards_per_match()).unwrap();
        for meeting in &tournament.rounds.matches {
            prop_assert_eq!(meeting.boards.len(), tournament.boards_per_match() as usize);
        }
        let (met, byes) = (tournament.rounds.matches.len(), tournament.rounds.absences.len());
        let (met, byes) = (i32::try_from(met).unwrap(), i32::try_from(byes).unwrap());
        // The plan gives a pairing-allocated bye one match point and half a point per board.
        let sum = |records: &Records| records.totals().iter().map(|total| total.hundredths()).sum::<i32>();
        prop_assert_eq!(sum(&matches), 200 * met + 100 * byes);
        prop_assert_eq!(sum(&games), 100 * boards * met + 50 * boards * byes);
    }

    #[test]
    fn renumbering_permutes_the_records(plan in arbitrary::swiss_plan(), seed in 0..1000_u64) {
        let facts = plan.facts();
        let mut place: Vec<u32> = (0..plan.participants).collect();
        Random::new(seed).shuffle(&mut place);
        let other = coherent(renumbered(&facts, &place));
        let before = Records::new(&coherent(facts), Basis::Points);
        let after = Records::new(&other, Basis::Points);
        for own in (0..plan.participants).map(ParticipantId) {
            let moved = ParticipantId(place[own.index()]);
            prop_assert_eq!(after.total(moved), before.total(own));
            for (one, other) in before.of(own).iter().zip(after.of(moved)) {
                prop_assert_eq!((one.slot, one.points), (other.slot, other.points));
                let opponent = one.opponent().map(|who| ParticipantId(place[who.index()]));
                prop_assert_eq!(opponent, other.opponent());
            }
        }
    }

    #[test]
    fn records_after_a_round_are_the_beginning_of_the_records(
        tournament in arbitrary::any_tournament(),
        rounds in 0..9_u16,
    ) {
        for basis in bases(&tournament) {
            let (all, some) = (Records::new(&tournament, *basis), Records::after(&tournament, *basis, rounds));
            for own in tournament.participants() {
                prop_assert!(all.of(own).starts_with(some.of(own)));
            }
        }
    }

    #[test]
    fn checking_again_finds_and_changes_nothing(tournament in arbitrary::any_tournament()) {
        prop_assert_eq!(Tournament::new(tournament.clone().into_facts()), Ok(tournament));
    }
}

#[test]
fn a_large_event_is_checked_like_a_small_one() {
    let tournament = Plan::swiss(2000, 9, 77).tournament();
    assert!(
        tournament.rounds.numbers().all(|round| entries(&tournament, round).iter().all(|count| *count == 1))
    );
}
