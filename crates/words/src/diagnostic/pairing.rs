//! Findings about who met whom, and with which colours.

use exaequo_model::RoundNumber;

use super::{Context, Message};
use crate::{Lang, say};

pub(super) fn opponent(ctx: Context<'_>, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: the opponent is not a number"),
        say!(ctx.lang, "write the opponent's pairing number, or 0000 if there was none"),
    )
    .assuming(not_paired(ctx.lang))
}

/// What becomes of a round that makes no sense.
pub(super) fn not_paired(lang: Lang) -> String {
    say!(lang, "the player was not paired in this round")
}

pub(super) fn own_opponent(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} is paired with player {number}"),
        say!(ctx.lang, "write the opponent's pairing number, or 0000 if there was none"),
    )
    .assuming(not_paired(ctx.lang))
}

pub(super) fn unknown_opponent(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} meets player {opponent}, who is not in the file"),
        say!(ctx.lang, "correct the number, or add the missing 001 record"),
    )
    .assuming(not_paired(ctx.lang))
}

pub(super) fn absent_opponent(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(
            ctx.lang,
            "round {round}: player {number} was absent against player {opponent}, who is not in the file"
        ),
        say!(ctx.lang, "correct the number, or write 0000 - Z"),
    )
    .assuming(say!(ctx.lang, "it is a zero-point bye"))
}

pub(super) fn colour(ctx: Context<'_>, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(say!(ctx.lang, "round {round}: {sign} is not a colour"), write_colour(ctx.lang)).assuming(
        say!(ctx.lang, "the opponent's line tells the colour; if it does not, the colours are not known"),
    )
}

fn write_colour(lang: Lang) -> String {
    say!(lang, "write w (White), b (Black) or - (none)")
}

pub(super) fn colour_form(ctx: Context<'_>, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    let message = Message::new(
        say!(ctx.lang, "round {round}: the colour is given as {sign}; expected w or b"),
        write_colour(ctx.lang),
    );
    match found {
        'W' => message.assuming(say!(ctx.lang, "White was meant")),
        _ => message.assuming(say!(ctx.lang, "Black was meant")),
    }
}

pub(super) fn colour_without_opponent(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} has a colour but no opponent"),
        say!(ctx.lang, "write - for the colour, or add the opponent"),
    )
    .assuming(say!(ctx.lang, "the colour is left out"))
}

pub(super) fn colour_inferred(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: the colour of player {number} is missing"),
        white_and_black(ctx.lang),
    )
    .assuming(say!(ctx.lang, "it is the opposite of the opponent's"))
}

pub(super) fn colour_missing(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: players {number} and {opponent} played, but neither has a colour"),
        white_and_black(ctx.lang),
    )
    .assuming(colours_not_known(ctx.lang))
}

fn white_and_black(lang: Lang) -> String {
    say!(lang, "write w in one of the lines and b in the other")
}

fn colours_not_known(lang: Lang) -> String {
    say!(lang, "the colours are not known")
}

pub(super) fn same_colour(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: players {number} and {opponent} have the same colour"),
        say!(ctx.lang, "correct the colour in one of the two lines"),
    )
    .assuming(colours_not_known(ctx.lang))
}

pub(super) fn one_sided(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: player {number} names {opponent} as opponent, but player {opponent} names somebody else"),
        say!(ctx.lang,
            "correct the opponent in one of the two lines"),
    )
    .assuming(say!(ctx.lang, "player {number} was not paired in this round"))
}

pub(super) fn one_sided_blank(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(
            ctx.lang,
            "round {round}: player {number} meets player {opponent}, whose line is blank in this round"
        ),
        say!(ctx.lang, "complete the round in the line of player {opponent}"),
    )
    .assuming(say!(ctx.lang, "the line of player {number} counts for both"))
}

pub(super) fn colours_unknown(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "round {round}: players {number} and {opponent} are paired without colours"),
        white_and_black(ctx.lang),
    )
    .assuming(colours_not_known(ctx.lang))
}

pub(super) fn same_colour_pending(
    ctx: Context<'_>,
    number: u32,
    opponent: u32,
    round: RoundNumber,
) -> Message {
    Message {
        help: say!(ctx.lang, "correct the colour in one of the two lines before the result is entered"),
        ..same_colour(ctx, number, opponent, round)
    }
}
