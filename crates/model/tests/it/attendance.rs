//! In a paired round everybody has one entry: byes are completed and put in order.

use exaequo_model::{
    Absence, Bye, Facts, Outcome, Pairing, ParticipantId, Player, PlayerId, RoundNumber, Tournament,
};
use exaequo_testkit::{crosstable, match_list};

use crate::help::coherent;

fn absences(tournament: &Tournament, round: u16) -> Vec<(u32, Bye)> {
    let absences = tournament.rounds.absences_of(RoundNumber(round));
    absences.iter().map(|absence| (absence.participant.0, absence.bye)).collect()
}

#[test]
fn who_has_no_entry_gets_a_zero_point_bye() {
    let tournament = crosstable::parse("A: B=w  .\nB: A=b  H\nC: .    D+w\nD: U    C-b");
    assert_eq!(absences(&tournament, 1), [(2, Bye::ZeroPoint), (3, Bye::PairingAllocated)]);
    assert_eq!(absences(&tournament, 2), [(0, Bye::ZeroPoint), (1, Bye::HalfPoint)]);
}

#[test]
fn byes_are_put_in_the_order_of_the_participants() {
    let mut facts = Facts::default();
    facts.schedule.announce(2);
    for number in 1..=4 {
        facts.players.push(Player::new(number, exaequo_model::TextRange::EMPTY));
    }
    let bye = |who, bye| Absence { participant: ParticipantId(who), bye };
    facts.add_round(Vec::new(), vec![bye(3, Bye::FullPoint), bye(1, Bye::HalfPoint)]);
    facts.add_round(
        vec![Pairing::new(PlayerId(3), PlayerId(0), Outcome::DRAWN)],
        vec![bye(2, Bye::HalfPoint)],
    );
    let tournament = coherent(facts);
    let first = [(0, Bye::ZeroPoint), (1, Bye::HalfPoint), (2, Bye::ZeroPoint), (3, Bye::FullPoint)];
    assert_eq!(absences(&tournament, 1), first);
    assert_eq!(absences(&tournament, 2), [(1, Bye::ZeroPoint), (2, Bye::HalfPoint)]);
}

#[test]
fn teams_without_a_match_get_a_zero_point_bye() {
    let tournament = match_list::parse("@teams A B C D E\nA-B:++ C:U\nD-E:++ A:H\nA>B C<>D");
    assert_eq!(
        absences(&tournament, 1),
        [(2, Bye::PairingAllocated), (3, Bye::ZeroPoint), (4, Bye::ZeroPoint)]
    );
    assert_eq!(absences(&tournament, 2), [(0, Bye::HalfPoint), (1, Bye::ZeroPoint), (2, Bye::ZeroPoint)]);
    assert_eq!(absences(&tournament, 3), [(4, Bye::ZeroPoint)]);
}

#[test]
fn nobody_gets_a_bye_in_a_round_that_is_not_paired() {
    let tournament = crosstable::parse("@rounds 5\nA: B=w\nB: A=b");
    assert_eq!(tournament.rounds.count(), 1);
    assert!(tournament.rounds.absences.is_empty());
}

#[test]
fn completing_twice_changes_nothing() {
    let tournament = crosstable::parse("A: B=w  .\nB: A=b  U\nC: .    Z");
    let again = coherent(tournament.clone().into_facts());
    assert_eq!(tournament, again);
}

#[test]
fn rounds_beyond_the_paired_ones_are_empty() {
    let tournament = crosstable::parse("A: B=w\nB: A=b\nC: U");
    for round in [0, 2, 3, u16::MAX].map(RoundNumber) {
        assert!(tournament.rounds.pairings_of(round).is_empty());
        assert!(tournament.rounds.absences_of(round).is_empty());
        assert!(tournament.rounds.matches_of(round).is_empty());
    }
}
