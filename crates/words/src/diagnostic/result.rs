//! Findings about results, byes and the rounds they belong to.

use exaequo_model::{Points, RoundNumber};
use exaequo_trf::Few;

use super::{Context, Message, pairing, words};
use crate::{Lang, Noun, say};

pub(super) fn code(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang, "round {round}: {sign} is not a result (player {number})"),
        say!(
            ctx.lang,
            "write 1, = or 0; W, D or L if not rated; + or - for a forfeit; H, F, U or Z for a bye"
        ),
    )
    .assuming(other_line(ctx.lang))
}

fn other_line(lang: Lang) -> String {
    say!(lang, "the opponent's line tells the result; if it does not, the result is still missing")
}

pub(super) fn bye_with_opponent(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang, "round {round}: player {number} has a bye ({sign}) and an opponent"),
        say!(ctx.lang, "correct the result, or write 0000 - instead of opponent and colour"),
    )
    .assuming(say!(ctx.lang, "the pairing is left out"))
}

pub(super) fn without_opponent(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang, "round {round}: player {number} has the result {sign} but no opponent"),
        say!(ctx.lang, "add the opponent, or write H, F, U or Z for a bye"),
    )
    .assuming(pairing::not_paired(ctx.lang))
}

pub(super) fn old_bye(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    let message = Message::new(
        say!(
            ctx.lang,
            "round {round}: player {number} has {sign} without an opponent, as byes were written before TRF16"
        ),
        say!(ctx.lang, "write H, F, U or Z"),
    );
    message.assuming(match found {
        '=' => say!(ctx.lang, "it is a half-point bye"),
        '1' | '+' => say!(ctx.lang, "it is a full-point bye"),
        _ => say!(ctx.lang, "it is a zero-point bye"),
    })
}

pub(super) fn impossible(
    ctx: Context<'_>,
    numbers: [u32; 2],
    round: RoundNumber,
    signs: [char; 2],
) -> Message {
    let [number, opponent] = numbers;
    let [own, other] = signs.map(|sign| ctx.sign(sign));
    Message::new(
        say!(
            ctx.lang,
            "round {round}: {own} for player {number} and {other} for player {opponent} cannot both be true"
        ),
        say!(ctx.lang, "correct the result in one of the two lines"),
    )
    .assuming(say!(ctx.lang, "the result of player {number} counts for both"))
}

pub(super) fn decision(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: players {number} and {opponent} have results that only a decision gives (½-0 or 0-0)"),
        say!(ctx.lang,
            "correct one of the results, unless the arbiter decided so"),
    )
    .assuming(say!(ctx.lang,
        "the arbiter decided so"))
}

pub(super) fn rated_on_one_side(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: the game of players {number} and {opponent} is rated in one line and not in the other"),
        say!(ctx.lang,
            "write 1, = or 0 in both lines, or W, D or L in both"),
    )
    .assuming(say!(ctx.lang,
        "the game is not rated"))
}

pub(super) fn on_one_side(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: only one of players {number} and {opponent} has a result"),
        say!(ctx.lang, "write the result in the other line too"),
    )
    .assuming(say!(ctx.lang, "the result that is there counts for both"))
}

pub(super) fn pending(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: the game of players {number} and {opponent} has no result, but later rounds are paired"),
        say!(ctx.lang,
            "enter the result in both lines"),
    )
    .assuming(say!(ctx.lang,
        "the game gives no points yet"))
}

pub(super) fn unknown(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang, "round {round}: the result of player {number} is marked as not known ({sign})"),
        say!(ctx.lang, "enter the result in both lines when it is known"),
    )
    .assuming(say!(ctx.lang, "it scores as record 162 says under X, else as a draw"))
}

pub(super) fn ongoing(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} has an opponent and a zero-point bye (Z)"),
        say!(ctx.lang, "enter the result, or leave it blank while the game is going on"),
    )
    .assuming(say!(ctx.lang, "the game is still going on"))
}

pub(super) fn several_pairing_byes(ctx: Context<'_>, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round} has more than one pairing-allocated bye (U)"),
        say!(ctx.lang, "write H, F or Z for byes that were asked for"),
    )
    .assuming(say!(ctx.lang, "they are all kept"))
}

pub(super) fn second_pairing_bye(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} gets a second pairing-allocated bye (U)"),
        say!(ctx.lang, "check both rounds; write H, F or Z for a bye that was asked for"),
    )
    .assuming(say!(ctx.lang, "both are kept"))
}

pub(super) fn round_beyond(ctx: Context<'_>, round: RoundNumber, announced: u16) -> Message {
    let announced = Noun::Round.count(ctx.lang, announced.into());
    Message::new(
        say!(ctx.lang, "round {round} was paired, but the file announces {announced} (142, XXR)"),
        say!(ctx.lang, "correct the number of rounds, or delete what lies beyond it"),
    )
    .assuming(say!(ctx.lang, "what lies beyond is left out"))
}

pub(super) fn absence_beyond(ctx: Context<'_>, round: RoundNumber, announced: u16) -> Message {
    let announced = Noun::Round.count(ctx.lang, announced.into());
    Message::new(
        say!(ctx.lang, "there are absences in round {round}, but the file announces {announced} (142, XXR)"),
        say!(ctx.lang, "delete them, or correct the number of rounds"),
    )
    .assuming(say!(ctx.lang, "they are left out"))
}

pub(super) fn next_round(ctx: Context<'_>, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round} holds byes but no pairing"),
        say!(ctx.lang, "pair the round, or record these byes in record 240"),
    )
    .assuming(say!(ctx.lang, "they were asked for, and the round is still to be paired"))
}

pub(super) fn unentered(ctx: Context<'_>, round: RoundNumber, count: u16, first: Few) -> Message {
    let first = words::few(ctx.lang, count, first);
    Message::new(
        say!(ctx.lang, count count, "round {round} may be half entered: {count} player has nothing in it, but had something in the round before ({first})", "round {round} may be half entered: {count} players have nothing in it, but had something in the round before ({first})"),
        say!(ctx.lang,
            "enter opponent, colour and result; or H, F or Z for those who were absent"),
    )
    .assuming(say!(ctx.lang,
        "they are taken as absent"))
}

pub(super) fn win_without_opponent(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} has + without an opponent, and a pairing-allocated bye is not worth a win"),
        say!(ctx.lang,
            "write U for a pairing-allocated bye, F for a full-point bye, or add the opponent"),
    )
    .assuming(say!(ctx.lang,
        "it is a full-point bye"))
}

pub(super) fn bye_from_points(ctx: Context<'_>, number: u32, round: RoundNumber, points: Points) -> Message {
    let points = ctx.points(points);
    Message::new(
        say!(
            ctx.lang,
            "round {round}: player {number} has no entry, and the declared points name a bye of {points}"
        ),
        say!(ctx.lang, "write the bye with its letter: U, F or H"),
    )
    .assuming(say!(ctx.lang, "the round is that bye"))
}
