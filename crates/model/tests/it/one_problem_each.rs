//! Every problem is found where it is, and where it alone is, nothing else is.

use exaequo_model::{
    Absence, Acceleration, Adjusted, Adjustment, Better, Birth, Board, Bye, ExternalColumn, Facts,
    FactsProblem, NationalRecord, Pairing, ParticipantId, PlayerId, Points, Prohibition, RatingEntry,
    RoundNumber, Stage, TextRange, Tournament,
};
use exaequo_testkit::{Plan, crosstable, match_list};

use crate::help::{adjustment, for_some, problems};

const FIRST: RoundNumber = RoundNumber(1);

/// Four players, two rounds of three announced, one bye.
fn players() -> Facts {
    crosstable::facts(
        "
        @rounds 3
        Anna (2000): B+w  C=b
        Bert (1900): A-b  D>w
        Carl (1800): D=w  A=w
        Dora:        C=b  B<b
        ",
    )
}

/// Two matches on two boards, one board with one player only.
fn teams() -> Facts {
    match_list::facts("@teams Ajax Blau Cork Dover\nA-B:+= C-D:b-\nD-A:== B-C:++")
}

fn with(mut facts: Facts, change: impl FnOnce(&mut Facts)) -> Facts {
    change(&mut facts);
    facts
}

fn found(facts: Facts, expected: FactsProblem) {
    assert_eq!(problems(facts), [expected]);
}

#[test]
fn the_facts_that_are_spoilt_here_are_coherent() {
    assert!(Tournament::new(players()).is_ok());
    assert!(Tournament::new(teams()).is_ok());
    for seed in 0..20 {
        assert!(Tournament::new(Plan::swiss(15, 5, seed).facts()).is_ok());
        assert!(Tournament::new(Plan::teams(7, 3, 5, seed).facts()).is_ok());
    }
}

#[test]
fn m001_nobody_takes_part() {
    found(Facts::default(), FactsProblem::NoParticipants);
}

#[test]
fn m002_a_number_is_zero() {
    let third = FactsProblem::NumberZero { position: 3 };
    found(with(players(), |facts| facts.players[2].number = 0), third);
    found(with(teams(), |facts| facts.players[2].number = 0), third);
    found(with(teams(), |facts| facts.teams[2].number = 0), third);
}

#[test]
fn m003_a_number_is_given_twice_or_more() {
    let four = FactsProblem::DuplicateNumber { number: 4 };
    found(with(players(), |facts| facts.players[0].number = 4), four);
    found(with(players(), |facts| facts.players[..3].iter_mut().for_each(|one| one.number = 4)), four);
    found(with(teams(), |facts| facts.teams[0].number = 4), four);
}

#[test]
fn m003_a_player_and_a_team_may_have_the_same_number() {
    let facts = teams();
    assert_eq!(facts.players[0].number, facts.teams[0].number);
    assert!(Tournament::new(facts).is_ok());
}

#[test]
fn m004_lists_refer_to_nobody() {
    let fifth = FactsProblem::NobodyThere { round: None, position: 5 };
    let rating = RatingEntry { player: PlayerId(4), ..players().ratings[0] };
    found(with(players(), |facts| facts.ratings.push(rating)), fifth);
    let national = NationalRecord {
        player: PlayerId(4),
        federation: TextRange::EMPTY,
        sex: None,
        class: TextRange::EMPTY,
        name: TextRange::EMPTY,
        origin: TextRange::EMPTY,
        id: TextRange::EMPTY,
        birth: Birth::Unknown,
    };
    found(with(players(), |facts| facts.national.push(national)), fifth);
    let bonus = for_some(adjustment(Adjusted::Total, 0, 100), &[0, 4]);
    found(with(players(), |facts| facts.adjustments.push(bonus)), fifth);
    let apart = Prohibition {
        first_round: FIRST,
        last_round: FIRST,
        participants: vec![ParticipantId(4), ParticipantId(1)],
    };
    found(with(players(), |facts| facts.prohibitions.push(apart.clone())), fifth);
    found(with(teams(), |facts| facts.prohibitions.push(apart)), fifth);
    let ninth = FactsProblem::NobodyThere { round: None, position: 9 };
    found(with(teams(), |facts| facts.teams[0].roster.push(PlayerId(8))), ninth);
}

#[test]
fn m004_rounds_refer_to_nobody() {
    let fifth = |round| FactsProblem::NobodyThere { round: Some(RoundNumber(round)), position: 5 };
    let fifth_player = Absence { participant: ParticipantId(4), bye: Bye::HalfPoint };
    found(with(players(), |facts| facts.requests.push((RoundNumber(3), fifth_player))), fifth(3));
    found(with(players(), |facts| facts.rounds.pairings[0].black = PlayerId(4)), fifth(1));
    let third = |facts: &mut Facts| facts.add_round(Vec::new(), vec![fifth_player]);
    found(with(players(), third), fifth(3));
    found(with(teams(), |facts| facts.rounds.matches[2].white.0 = 4), fifth(2));
    let ninth = FactsProblem::NobodyThere { round: Some(FIRST), position: 9 };
    found(with(teams(), |facts| facts.rounds.pairings[0].white = PlayerId(8)), ninth);
}

#[test]
fn m004_a_player_without_opponent_does_not_exist() {
    let ninth = FactsProblem::NobodyThere { round: Some(FIRST), position: 9 };
    let stranger = |facts: &mut Facts| match &mut facts.rounds.boards[2] {
        Board::Unopposed { player, .. } => *player = Some(PlayerId(8)),
        board => panic!("{board:?}"),
    };
    found(with(teams(), stranger), ninth);
}

#[test]
fn m005_somebody_plays_itself() {
    let itself = |number, round| FactsProblem::PlaysItself { number, round: RoundNumber(round) };
    found(with(players(), |facts| facts.rounds.pairings[0].black = PlayerId(0)), itself(1, 1));
    found(with(teams(), |facts| facts.rounds.matches[3].black = facts.rounds.matches[3].white), itself(2, 2));
}

#[test]
fn m006_somebody_has_two_entries_in_a_round() {
    let twice = |number, round| FactsProblem::TwiceInRound { number, round: RoundNumber(round) };
    found(with(players(), |facts| facts.rounds.pairings[1].white = PlayerId(1)), twice(2, 1));
    let bye = Absence { participant: ParticipantId(3), bye: Bye::ZeroPoint };
    let second = |facts: &mut Facts| facts.add_round(Vec::new(), vec![bye, bye]);
    found(with(players(), second), twice(4, 3));
    found(with(teams(), |facts| facts.rounds.matches[1].white.0 = 0), twice(1, 1));
}

#[test]
fn m006_a_team_that_is_there_three_times_is_told_once_and_its_players_are_not() {
    let thrice = |facts: &mut Facts| {
        let met = facts.rounds.matches[0].clone();
        let games: Vec<Pairing> = facts.rounds.pairings[..2].to_vec();
        for _ in 0..3 {
            let start = u32::try_from(facts.rounds.boards.len()).unwrap();
            for game in &games {
                let pairing = u32::try_from(facts.rounds.pairings.len()).unwrap();
                facts.rounds.pairings.push(*game);
                facts.rounds.boards.push(Board::Game { pairing, white_team: exaequo_model::Color::White });
            }
            let boards = start..start + 2;
            facts.rounds.matches.push(exaequo_model::Match { boards, ..met.clone() });
        }
        facts.rounds.close_round();
        facts.schedule.announce(3);
    };
    let twice = |number| FactsProblem::TwiceInRound { number, round: RoundNumber(3) };
    assert_eq!(problems(with(teams(), thrice)), [twice(1), twice(2)]);
}

#[test]
fn m006_a_member_sits_at_two_boards() {
    let twice = |number| FactsProblem::TwiceInRound { number, round: FIRST };
    found(with(teams(), |facts| facts.rounds.pairings[1].black = PlayerId(0)), twice(1));
    let again = |facts: &mut Facts| match &mut facts.rounds.boards[2] {
        Board::Unopposed { player, .. } => *player = Some(PlayerId(0)),
        board => panic!("{board:?}"),
    };
    found(with(teams(), again), twice(1));
}

#[test]
fn m007_a_player_is_in_two_teams() {
    let third = FactsProblem::InTwoTeams { number: 3 };
    found(with(teams(), |facts| facts.teams[3].roster.push(PlayerId(2))), third);
}

#[test]
fn m008_a_board_has_no_game_of_its_round() {
    let wrong = FactsProblem::BoardWithoutGame { round: FIRST };
    let empty = |facts: &mut Facts| facts.rounds.matches[1].boards = 2..40;
    let expected = vec![wrong, FactsProblem::GameWithoutMatch { number: 8, round: FIRST }];
    assert_eq!(problems(with(teams(), empty)), expected);
    let point = |to: u32| {
        with(teams(), |facts| match &mut facts.rounds.boards[1] {
            Board::Game { pairing, .. } => *pairing = to,
            board => panic!("{board:?}"),
        })
    };
    for elsewhere in [0, 4, 99] {
        let missing = FactsProblem::GameWithoutMatch { number: 4, round: FIRST };
        assert_eq!(problems(point(elsewhere)), [wrong, missing], "{elsewhere}");
    }
}

#[test]
fn m009_a_game_belongs_to_no_match() {
    let lost = |facts: &mut Facts| facts.rounds.boards[1] = Board::Empty;
    found(with(teams(), lost), FactsProblem::GameWithoutMatch { number: 4, round: FIRST });
}

#[test]
fn m010_more_rounds_are_paired_than_announced() {
    let more = FactsProblem::MoreRoundsThanAnnounced { paired: 2, announced: 1 };
    found(with(players(), |facts| facts.schedule.announce(1)), more);
}

#[test]
fn m011_a_bye_is_requested_for_a_round_that_is_not_to_come() {
    let bye = Absence { participant: ParticipantId(0), bye: Bye::HalfPoint };
    for round in [0, 1, 2, 4].map(RoundNumber) {
        let request = |facts: &mut Facts| facts.requests.push((round, bye));
        found(with(players(), request), FactsProblem::RequestOutOfRange { round });
    }
    assert!(Tournament::new(with(players(), |facts| facts.requests.push((RoundNumber(3), bye)))).is_ok());
}

#[test]
fn m012_a_column_is_too_short_or_too_long() {
    for values in [0, 3, 5] {
        let column = ExternalColumn {
            name: TextRange::EMPTY,
            better: Better::Higher,
            values: vec![Some(Points::WHOLE); values as usize],
        };
        let expected = FactsProblem::ColumnLength { values, participants: 4 };
        found(with(players(), |facts| facts.external.push(column.clone())), expected);
        found(with(teams(), |facts| facts.external.push(column)), expected);
    }
}

#[test]
fn m013_a_range_ends_before_it_begins() {
    let apart = Prohibition { first_round: RoundNumber(3), last_round: FIRST, participants: Vec::new() };
    found(with(players(), |facts| facts.prohibitions.push(apart)), FactsProblem::RangeBackwards);
    let boost = Acceleration {
        match_points: Points::ZERO,
        game_points: Points::WHOLE,
        first_round: FIRST,
        last_round: RoundNumber(2),
        first_number: 1,
        last_number: 2,
    };
    let rounds = Acceleration { first_round: RoundNumber(3), ..boost };
    let numbers = Acceleration { first_number: 3, ..boost };
    found(with(players(), |facts| facts.accelerations.push(rounds)), FactsProblem::RangeBackwards);
    found(with(players(), |facts| facts.accelerations.push(numbers)), FactsProblem::RangeBackwards);
    assert!(Tournament::new(with(players(), |facts| facts.accelerations.push(boost))).is_ok());
}

#[test]
fn m015_rounds_behind_the_play_off() {
    let stages = |facts: &mut Facts| {
        facts.schedule.announce(3);
        facts.schedule.rounds[1].stage = Stage::PlayOff;
    };
    found(with(players(), stages), FactsProblem::BehindPlayOff { round: RoundNumber(3) });
}

#[test]
fn m014_games_outside_the_closed_rounds() {
    let late = Pairing::new(PlayerId(0), PlayerId(1), exaequo_model::Outcome::Pending);
    found(with(players(), |facts| facts.rounds.pairings.push(late)), FactsProblem::RoundNotClosed);
    let lost = |facts: &mut Facts| {
        facts.schedule.announce(1);
        facts.add_round(vec![late], Vec::new());
        facts.rounds.pairings.clear();
    };
    found(with(players(), lost), FactsProblem::RoundNotClosed);
}

#[test]
fn pairings_know_no_way_to_disagree_about_colors() {
    let swap = |game: &mut Pairing| *game = Pairing::new(game.black, game.white, game.outcome.mirrored());
    let facts = with(players(), |facts| facts.rounds.pairings.iter_mut().for_each(swap));
    assert!(Tournament::new(facts).is_ok());
}

#[test]
fn m016_points_are_changed_in_a_round_that_does_not_exist() {
    let in_round = |round| {
        let change = adjustment(Adjusted::Win, 0, 300);
        with(players(), |facts| {
            facts.adjustments.push(Adjustment { round: Some(RoundNumber(round)), ..change });
        })
    };
    for round in [0, 4, 1_000] {
        found(in_round(round), FactsProblem::AdjustmentOutOfRange { round: RoundNumber(round) });
    }
    assert!(Tournament::new(in_round(3)).is_ok(), "announced is enough");
}

#[test]
fn m017_a_player_plays_against_their_own_team() {
    let swapped = |facts: &mut Facts| {
        let game = &mut facts.rounds.pairings[0];
        (game.white, game.black) = (game.black, game.white);
    };
    let [white, black] = {
        let facts = teams();
        let game = facts.rounds.pairings[0];
        [game.white, game.black].map(|player| facts.players[player.index()].number)
    };
    let expected = [black, white].map(|number| FactsProblem::PlaysForOpponents { number, round: FIRST });
    assert_eq!(problems(with(teams(), swapped)), expected);
    let unlisted = |facts: &mut Facts| facts.teams.iter_mut().for_each(|team| team.roster.clear());
    assert!(Tournament::new(with(teams(), unlisted)).is_ok(), "a player on no roster plays for anybody");
}

#[test]
fn m019_an_event_without_teams_has_no_match() {
    let met = teams().rounds.matches[0].clone();
    let boards = 0..0;
    let meeting = |facts: &mut Facts| facts.rounds.matches.push(exaequo_model::Match { boards, ..met });
    let third = |facts: &mut Facts| {
        meeting(facts);
        facts.rounds.close_round();
    };
    found(with(players(), third), FactsProblem::MatchWithoutTeams { round: RoundNumber(3) });
}

#[test]
fn a_refusal_is_an_error_that_keeps_the_facts() {
    fn tried(facts: Facts) -> Result<Tournament, Box<dyn std::error::Error>> {
        Ok(Tournament::new(facts)?)
    }
    let error = tried(with(players(), |facts| facts.players[2].number = 0)).unwrap_err();
    assert_eq!(error.to_string(), "M002 entry 3 of the list has number 0");
    let spoilt = with(teams(), |facts| facts.players[2].number = 0);
    let refused = Tournament::new(spoilt.clone()).unwrap_err();
    assert_eq!((refused.len(), refused.into_facts()), (1, spoilt));
}
