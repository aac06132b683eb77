//! Findings about facts that do not make a tournament, whatever file they come from.

use exaequo_model::{FactsProblem, RoundNumber};

use super::Message;
use crate::{Lang, say};

pub(crate) fn message(lang: Lang, problem: FactsProblem) -> Message {
    match problem {
        FactsProblem::NoParticipants => no_participants(lang),
        FactsProblem::NumberZero { position } => number_zero(lang, position),
        FactsProblem::DuplicateNumber { number } => duplicate_number(lang, number),
        FactsProblem::NobodyThere { round, position } => nobody_there(lang, round, position),
        FactsProblem::PlaysItself { number, round } => plays_itself(lang, number, round),
        FactsProblem::TwiceInRound { number, round } => twice_in_round(lang, number, round),
        FactsProblem::InTwoTeams { number } => in_two_teams(lang, number),
        FactsProblem::BoardWithoutGame { round } => board_without_game(lang, round),
        FactsProblem::GameWithoutMatch { number, round } => game_without_match(lang, number, round),
        FactsProblem::MoreRoundsThanAnnounced { paired, announced } => more_rounds(lang, paired, announced),
        FactsProblem::RequestOutOfRange { round } => request_out_of_range(lang, round),
        FactsProblem::ColumnLength { values, participants } => column_length(lang, values, participants),
        FactsProblem::RangeBackwards => range_backwards(lang),
        FactsProblem::RoundNotClosed => round_not_closed(lang),
        FactsProblem::BehindPlayOff { round } => behind_play_off(lang, round),
        FactsProblem::AdjustmentOutOfRange { round } => adjustment_out_of_range(lang, round),
        FactsProblem::PlaysForOpponents { number, round } => plays_for_opponents(lang, number, round),
        FactsProblem::PointsTooLarge => points_too_large(lang),
        FactsProblem::MatchWithoutTeams { round } => match_without_teams(lang, round),
    }
}

fn round_not_closed(lang: Lang) -> Message {
    Message::new(
        say!(lang, "games or byes belong to no round"),
        say!(lang, "close each round after its games and byes"),
    )
}

fn behind_play_off(lang: Lang, round: RoundNumber) -> Message {
    let round = round.0;
    Message::new(
        say!(lang, "round {round} is not a round of the play-off, but comes after one"),
        say!(lang, "put the rounds of the play-off last (article 3)"),
    )
}

fn no_participants(lang: Lang) -> Message {
    Message::new(
        say!(lang, "nobody takes part in the tournament"),
        say!(lang, "enter the players or the teams"),
    )
}

fn number_zero(lang: Lang, position: u32) -> Message {
    Message::new(
        say!(lang, "entry {position} of the list has the pairing number 0"),
        say!(lang, "number the participants from 1"),
    )
}

fn duplicate_number(lang: Lang, number: u32) -> Message {
    Message::new(
        say!(lang, "two participants have the pairing number {number}"),
        say!(lang, "give every participant a different number"),
    )
}

fn nobody_there(lang: Lang, round: Option<RoundNumber>, position: u32) -> Message {
    let title = match round {
        Some(round) => say!(lang, "round {round} names entry {position} of the list, which does not exist"),
        None => say!(lang, "entry {position} of the list is named, but does not exist"),
    };
    let help = say!(lang, "correct the reference, or add the participant");
    Message::new(title, help)
}

fn plays_itself(lang: Lang, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(lang, "round {round}: number {number} is paired with number {number}"),
        say!(lang, "correct the pairing"),
    )
}

fn twice_in_round(lang: Lang, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(lang, "round {round}: number {number} has more than one pairing or bye"),
        say!(lang, "keep one pairing or one bye per participant and round"),
    )
}

fn in_two_teams(lang: Lang, number: u32) -> Message {
    Message::new(
        say!(lang, "player {number} is in two teams"),
        say!(lang, "delete the player from one of the two rosters"),
    )
}

fn board_without_game(lang: Lang, round: RoundNumber) -> Message {
    Message::new(
        say!(lang, "round {round}: a board of a match names a game of another round or of another board"),
        say!(lang, "correct the boards of the match"),
    )
}

fn game_without_match(lang: Lang, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(lang, "round {round}: the game of player {number} belongs to no match"),
        say!(lang, "put both players on the roster of their team"),
    )
}

fn more_rounds(lang: Lang, paired: u16, announced: u16) -> Message {
    Message::new(
        say!(lang, "rounds paired: {paired}, announced: {announced}"),
        say!(lang, "correct the number of rounds of the tournament"),
    )
}

fn request_out_of_range(lang: Lang, round: RoundNumber) -> Message {
    Message::new(
        say!(lang, "a bye is asked for in round {round}, which is already paired or not announced"),
        say!(lang, "correct the round of the bye, or the number of rounds"),
    )
}

fn adjustment_out_of_range(lang: Lang, round: RoundNumber) -> Message {
    Message::new(
        say!(lang, "points are changed in round {round}, which is not announced"),
        say!(lang, "correct the round of the change, or the number of rounds"),
    )
}

fn plays_for_opponents(lang: Lang, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(lang, "round {round}: player {number} plays against their own team"),
        say!(lang, "correct the board, or the roster"),
    )
}

fn column_length(lang: Lang, values: u32, participants: u32) -> Message {
    Message::new(
        say!(lang, "values in a column: {values}, participants: {participants}"),
        say!(lang, "give one value per participant"),
    )
}

fn range_backwards(lang: Lang) -> Message {
    Message::new(
        say!(lang, "a range of rounds or numbers ends before it begins"),
        say!(lang, "exchange the first and the last of them"),
    )
}

fn points_too_large(lang: Lang) -> Message {
    Message::new(
        say!(lang, "points are so large that they cannot be added up"),
        say!(lang, "correct the points for results and byes"),
    )
}

fn match_without_teams(lang: Lang, round: RoundNumber) -> Message {
    Message::new(
        say!(lang, "round {round} has a match of teams, but the event has no teams"),
        say!(lang, "enter the teams, or pair the players"),
    )
}
