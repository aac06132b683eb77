//! An id of another tournament is answered with nothing, never with a panic.

use exaequo_model::{
    Basis, Match, MatchOutcome, ParticipantId, PlayerId, Points, Published, Records, RoundNumber, Status,
    TeamId, TextRange, Tournament,
};
use exaequo_testkit::Plan;

const NOBODY: [ParticipantId; 2] = [ParticipantId(40), ParticipantId(u32::MAX)];

fn events() -> [Tournament; 2] {
    [Plan::swiss(12, 5, 1).tournament(), Plan::teams(8, 4, 3, 1).tournament()]
}

#[test]
fn nobody_has_a_number_a_name_a_status_or_a_published_score() {
    for tournament in events() {
        for who in NOBODY {
            assert_eq!((tournament.number_of(who), tournament.name_of(who)), (0, ""));
            assert_eq!(tournament.status_of(who), Status::default());
            assert_eq!(tournament.published_of(who), Published::default());
        }
    }
}

#[test]
fn nobody_has_ratings() {
    for tournament in events() {
        assert!(tournament.ratings_of(PlayerId(u32::MAX)).is_empty());
    }
}

#[test]
fn a_range_of_another_text_is_empty() {
    for tournament in events() {
        assert_eq!(tournament.str(TextRange::new(1 << 30, (1 << 30) + 5)), "");
        assert_eq!(tournament.str(TextRange::new(usize::MAX, usize::MAX)), "");
    }
}

#[test]
fn nobody_has_records() {
    for tournament in events() {
        for basis in [Basis::Points, Basis::MatchPoints, Basis::GamePoints] {
            let records = Records::new(&tournament, basis);
            for who in [ParticipantId(400), ParticipantId(u32::MAX)] {
                assert!(records.of(who).is_empty());
                assert_eq!(records.total(who), Points::ZERO);
            }
        }
    }
}

#[test]
fn a_round_that_was_not_paired_is_empty() {
    for tournament in events() {
        for round in [RoundNumber(0), RoundNumber(6), RoundNumber(u16::MAX)] {
            assert!(tournament.rounds.pairings_of(round).is_empty());
            assert!(tournament.rounds.matches_of(round).is_empty());
            assert!(tournament.rounds.absences_of(round).is_empty());
            assert_eq!(tournament.missing_results(round), 0);
        }
    }
}

#[test]
fn a_match_of_another_tournament_has_no_boards() {
    let meeting = Match {
        white: TeamId(0),
        black: TeamId(1),
        colors: exaequo_model::Colors::Known,
        outcome: MatchOutcome::Boards,
        boards: 1_000_000..1_000_004,
    };
    for tournament in events() {
        assert!(tournament.rounds.boards_of(&meeting).is_empty());
    }
}
