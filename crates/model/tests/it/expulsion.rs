//! Results of somebody who was expelled stand or count for nobody, as the regulations say.

use exaequo_model::{
    Adjusted, Basis, Departure, DepartureReason, ExpelledResults, Facts, Records, Slot, Tournament,
};
use exaequo_testkit::{crosstable, match_list};

use crate::help::{adjustment, coherent, totals};

fn left(reason: DepartureReason) -> Departure {
    Departure { after: 2, reason }
}

fn players() -> Facts {
    crosstable::facts("A: B+w C=b Z\nB: A-b U   C+w\nC: U   A=w B-b")
}

fn without_the_first(reason: DepartureReason) -> Tournament {
    let mut facts = players();
    facts.players[0].status.left = Some(left(reason));
    coherent(facts)
}

#[test]
fn results_stand_unless_they_are_annulled() {
    for reason in [DepartureReason::Withdrawn, DepartureReason::Expelled(ExpelledResults::Kept)] {
        assert_eq!(totals(&without_the_first(reason), Basis::Points), [150, 200, 150], "{reason:?}");
    }
}

#[test]
fn annulled_results_count_for_nobody() {
    let tournament = without_the_first(DepartureReason::Expelled(ExpelledResults::Annulled));
    assert_eq!(totals(&tournament, Basis::Points), [0, 200, 100]);
    let records = Records::new(&tournament, Basis::Points);
    for participant in tournament.participants() {
        for entry in records.of(participant) {
            assert_ne!(entry.opponent().map(|opponent| opponent.0), Some(0));
        }
    }
    let own = records.of(exaequo_model::ParticipantId(0));
    assert!(own.iter().all(|entry| entry.slot == Slot::Nothing && entry.opponent().is_none()));
}

#[test]
fn annulled_results_give_nothing_even_where_absences_do() {
    let mut facts = players();
    facts.players[0].status.left = Some(left(DepartureReason::Expelled(ExpelledResults::Annulled)));
    facts.scores.zero_bye = crate::help::points(25);
    assert_eq!(totals(&coherent(facts.clone()), Basis::Points), [0, 200, 100]);
    facts.adjustments.push(adjustment(Adjusted::ZeroBye, 0, 50));
    assert_eq!(totals(&coherent(facts), Basis::Points), [0, 200, 100]);
}

#[test]
fn teams_are_expelled_alike() {
    let mut facts = match_list::facts("@teams A B C\n@boards 2\nA-B:++ C:F\nC-A:== B:Z\nB-C:-= A:Z");
    facts.teams[0].status.left = Some(left(DepartureReason::Expelled(ExpelledResults::Annulled)));
    let tournament = coherent(facts);
    assert_eq!(totals(&tournament, Basis::MatchPoints), [0, 0, 400]);
    assert_eq!(totals(&tournament, Basis::GamePoints), [0, 50, 350]);
}
