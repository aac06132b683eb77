//! Findings about teams and their matches.

use exaequo_model::{Bye, Points, RoundNumber, TextRange};
use exaequo_trf::RecordCode;

use super::{Context, Message};
use crate::{Lang, Noun, number, say};

pub(super) fn both_forms(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "the teams are given in both forms (310 and 013)"),
        say!(ctx.lang, "delete the 013 records when no program needs them any more"),
    )
    .assuming(say!(ctx.lang, "the 310 records count"))
}

pub(super) fn duplicate(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang, "two teams have the number {number}"),
        say!(ctx.lang, "give every team a different number; delete a line that appears twice"),
    )
}

pub(super) fn in_two(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang, "player {number} is in two teams, or twice in one"),
        say!(ctx.lang, "delete the number where it does not belong"),
    )
    .assuming(say!(ctx.lang, "the player is where the number comes first"))
}

pub(super) fn without(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang, "player {number} is in no team"),
        say!(ctx.lang, "add the number to the roster of the team (310)"),
    )
    .assuming(say!(ctx.lang, "the player counts for no team"))
}

pub(super) fn game_without(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} has a game, but is in no team"),
        say!(ctx.lang, "add the number to the roster of the team (310), or name the line-up in record 300"),
    )
    .assuming(say!(ctx.lang, "the game is left out"))
}

pub(super) fn two_opponents(ctx: Context<'_>, team: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: the players of team {team} meet more than one team"),
        say!(ctx.lang, "correct an opponent or a roster, or name the line-up in record 300"),
    )
    .assuming(say!(ctx.lang, "the team found first counts, the rest is left out"))
}

pub(super) fn same(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: players {number} and {opponent} meet, but are in the same team"),
        say!(ctx.lang, "correct the opponents or the rosters"),
    )
    .assuming(say!(ctx.lang, "the game is left out"))
}

pub(super) fn match_points(ctx: Context<'_>, team: u32, declared: Points, computed: Points) -> Message {
    let (declared, computed) = (number::match_points_in_words(ctx.lang, declared), ctx.points(computed));
    Message::new(
        say!(ctx.lang, "team {team} has {declared}, but its matches add up to {computed}"),
        say!(ctx.lang, "correct columns 55–60, a result, or the values of records 362, 320, 330 and 299"),
    )
    .assuming(say!(ctx.lang, "the matches count"))
}

pub(super) fn game_points(ctx: Context<'_>, team: u32, declared: Points, computed: Points) -> Message {
    let (declared, computed) = (number::game_points_in_words(ctx.lang, declared), ctx.points(computed));
    Message::new(
        say!(ctx.lang, "team {team} has {declared}, but its games add up to {computed}"),
        say!(ctx.lang, "correct columns 62–67, a result, or the values of records 162, 320, 330 and 299"),
    )
    .assuming(say!(ctx.lang, "the games count"))
}

pub(super) fn substitute(ctx: Context<'_>, number: u32, team: u32) -> Message {
    Message::new(
        say!(ctx.lang, "player {number} plays for team {team}, whose roster does not name this player"),
        say!(ctx.lang, "add the number to the roster of the team (310)"),
    )
    .assuming(say!(ctx.lang, "the player is a substitute of this team"))
}

pub(super) fn bye_value(ctx: Context<'_>, team: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: team {team} has a pairing-allocated bye, and the file does not say what it is worth"),
        say!(ctx.lang,
            "add record 320 with the match points and game points of such a bye"),
    )
    .assuming(say!(ctx.lang,
        "it is worth a drawn match, and a draw on every board"))
}

pub(super) fn bye_from_line_up(ctx: Context<'_>, team: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(
            ctx.lang,
            "round {round}: team {team} has no match and no bye record, but all its players have the same bye"
        ),
        say!(ctx.lang, "record the team's bye in record 320 or 240"),
    )
    .assuming(say!(ctx.lang, "the team has that bye"))
}

pub(super) fn board_colours(ctx: Context<'_>, announced: u32, used: u32) -> Message {
    let (announced, used) = (boards(ctx.lang, announced), boards(ctx.lang, used));
    Message::new(
        say!(ctx.lang, "record 352 gives the colours of {announced}, but a match was played on {used}"),
        say!(ctx.lang, "give one letter per board in record 352"),
    )
    .assuming(say!(ctx.lang, "colours go on alternating"))
}

fn boards(lang: Lang, count: u32) -> String {
    Noun::Board.count(lang, count.into())
}

pub(super) fn win_without_match(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(
            ctx.lang,
            "round {round}: player {number} wins without an opponent (+), but the team has no match"
        ),
        say!(ctx.lang, "add the forfeited match in record 330, or the team's bye in record 320 or 240"),
    )
    .assuming(say!(ctx.lang, "the win counts for nobody"))
}

pub(super) fn board_colour(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} has another colour than record 352 gives the board"),
        say!(ctx.lang, "correct the colour, or give the line-ups in record 300"),
    )
    .assuming(say!(ctx.lang, "the colour of the player's record counts"))
}

pub(super) fn crosstable(ctx: Context<'_>, team: u32) -> Message {
    Message::new(
        say!(ctx.lang, "the crosstable (802) has other points for team {team} than the results"),
        say!(ctx.lang, "have the program write the crosstable again, or delete it"),
    )
    .assuming(say!(ctx.lang, "the results count"))
}

pub(super) fn forfeit_played(ctx: Context<'_>, team: u32, round: RoundNumber, boards: &str) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: the match of team {team} is forfeited here (330), but was played; boards with a game: {boards}"),
        say!(ctx.lang,
            "delete the record, or correct the results of the players (001)"),
    )
    .assuming(say!(ctx.lang, "the boards count"))
}

pub(super) fn absent_wins(ctx: Context<'_>, team: u32, round: RoundNumber, boards: &str) -> Message {
    Message::new(
        say!(
            ctx.lang,
            "round {round}: team {team} is absent here (330), but wins by forfeit; boards: {boards}"
        ),
        say!(
            ctx.lang,
            "correct the sign (+-, -+ or --), the order of the teams, or the results of the players (001)"
        ),
    )
    .assuming(say!(ctx.lang, "record 330 counts"))
}

pub(super) fn record(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang, "record {record} is for teams, and this is an individual event"),
        say!(ctx.lang, "delete the line, or name the teams in record 310"),
    )
    .assuming(say!(ctx.lang, "the record is left out"))
}

pub(super) fn two_byes(ctx: Context<'_>, team: u32, round: RoundNumber, byes: [Bye; 2]) -> Message {
    let [one, other] = byes.map(|bye| bye_record(ctx.lang, bye));
    Message::new(
        say!(ctx.lang, "round {round}: team {team} has {one} and {other}, and nothing says which is right"),
        say!(ctx.lang, "delete the team where it does not belong"),
    )
}

/// A bye of a team, with the record that gives it.
fn bye_record(lang: Lang, bye: Bye) -> String {
    match bye {
        Bye::PairingAllocated => say!(lang, "a pairing-allocated bye (320)"),
        Bye::FullPoint => say!(lang, "a full-point bye (240)"),
        Bye::HalfPoint => say!(lang, "a half-point bye (240)"),
        Bye::ZeroPoint => say!(lang, "a zero-point bye (240)"),
    }
}

pub(super) fn like_pairing_byes(ctx: Context<'_>, record: TextRange) -> Message {
    let record = ctx.quote_whole(record);
    Message::new(
        say!(
            ctx.lang,
            "of an odd number of teams one is free in each round, and nothing says why: these look like pairing-allocated byes"
        ),
        say!(ctx.lang, "if they are, add the record {record}, with the points of the event"),
    )
    .assuming(say!(ctx.lang, "they are zero-point byes"))
}
