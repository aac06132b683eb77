//! All problems are reported at once, each with its own stable code.

use std::collections::BTreeSet;

use exaequo_model::{
    Absence, Adjusted, Better, Board, Bye, ExternalColumn, Facts, FactsProblem, ParticipantId, PlayerId,
    Prohibition, RoundNumber, TeamId, TextRange,
};
use exaequo_testkit::match_list;

use crate::help::{adjustment, for_some, problems};

fn everything_wrong() -> Facts {
    let mut facts = match_list::facts("@teams A B C D E F\nA-B:+= C-D:+= E-F:+=\nA-C:== B-D:== E-F:==");
    facts.players[0].number = 0;
    facts.players[1].number = 3;
    facts.teams[0].roster.push(PlayerId(2));
    facts.adjustments.push(for_some(adjustment(Adjusted::Total, 0, 0), &[77]));
    facts.external.push(ExternalColumn { name: TextRange::EMPTY, better: Better::Lower, values: Vec::new() });
    let (first_round, last_round) = (RoundNumber(2), RoundNumber(1));
    facts.prohibitions.push(Prohibition { first_round, last_round, participants: Vec::new() });
    facts.schedule.announce(1);
    let bye = Absence { participant: ParticipantId(0), bye: Bye::HalfPoint };
    facts.requests.push((RoundNumber(9), bye));
    facts.rounds.boards[1] = Board::Game { pairing: 0, white_team: exaequo_model::Color::Black };
    facts.rounds.matches[1].black = facts.rounds.matches[1].white;
    facts.rounds.matches[4].white = TeamId(0);
    facts
}

#[test]
fn one_call_finds_them_all() {
    let found: BTreeSet<&str> = problems(everything_wrong()).iter().map(FactsProblem::code).collect();
    let expected =
        ["M002", "M003", "M004", "M005", "M006", "M007", "M008", "M009", "M010", "M011", "M012", "M013"];
    assert_eq!(found, BTreeSet::from(expected));
}

#[test]
fn codes_are_the_published_ones() {
    let (number, round, position) = (1, RoundNumber(1), 1);
    let all = [
        FactsProblem::NoParticipants,
        FactsProblem::NumberZero { position },
        FactsProblem::DuplicateNumber { number },
        FactsProblem::NobodyThere { round: None, position },
        FactsProblem::PlaysItself { number, round },
        FactsProblem::TwiceInRound { number, round },
        FactsProblem::InTwoTeams { number },
        FactsProblem::BoardWithoutGame { round },
        FactsProblem::GameWithoutMatch { number, round },
        FactsProblem::MoreRoundsThanAnnounced { paired: 2, announced: 1 },
        FactsProblem::RequestOutOfRange { round },
        FactsProblem::ColumnLength { values: 0, participants: 1 },
        FactsProblem::RangeBackwards,
        FactsProblem::RoundNotClosed,
        FactsProblem::BehindPlayOff { round },
        FactsProblem::AdjustmentOutOfRange { round },
        FactsProblem::PlaysForOpponents { number, round },
        FactsProblem::PointsTooLarge,
        FactsProblem::MatchWithoutTeams { round },
    ];
    for (code, problem) in (1..).zip(all) {
        assert_eq!(problem.code(), format!("M{code:03}"));
        assert!(!problem.to_string().is_empty());
    }
}
