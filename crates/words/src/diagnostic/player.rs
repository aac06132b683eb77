//! Findings about a player's own data: number, name fields, points, rank.

use exaequo_model::{Points, TextRange};

use super::{Context, Message};
use crate::{Lang, number as numbers, say};

pub(super) fn points_differ(ctx: Context<'_>, number: u32, declared: Points, computed: Points) -> Message {
    let (declared, computed) = (numbers::points_in_words(ctx.lang, declared), ctx.points(computed));
    Message::new(
        say!(ctx.lang, "player {number} has {declared}, but the results add up to {computed}"),
        say!(ctx.lang,
            "correct columns 81–84, the result that is wrong, or the values of records 162 and 299 (other points than 1-½-0)"),
    )
    .assuming(say!(ctx.lang, "the results count"))
}

pub(super) fn starting_rank(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "columns 5–8 must hold a pairing number from 1 to 9999"),
        say!(ctx.lang, "write the player's pairing number"),
    )
}

pub(super) fn duplicate_number(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang, "two players have the pairing number {number}"),
        say!(ctx.lang, "give every player a different number; delete a line that appears twice"),
    )
}

pub(super) fn same_fide_number(ctx: Context<'_>, number: u32, other: u32, id: u64) -> Message {
    Message::new(
        say!(ctx.lang, "players {other} and {number} both have the FIDE number {id}"),
        say!(ctx.lang, "correct one of them; FIDE takes no report in which two players are one"),
    )
    .assuming(say!(ctx.lang, "they are two players"))
}

pub(super) fn number_gap(ctx: Context<'_>, missing: u32) -> Message {
    Message::new(
        say!(ctx.lang, "no player has the pairing number {missing}, although higher ones do"),
        say!(ctx.lang, "check that no line is missing; some programs reject numbers with gaps"),
    )
    .assuming(say!(ctx.lang, "the numbers stay as they are"))
}

pub(super) fn sex(ctx: Context<'_>, found: char) -> Message {
    let sign = ctx.sign(found);
    let message = Message::new(
        say!(ctx.lang, "the sex is given as {sign}; expected m, w or nothing"),
        say!(ctx.lang, "write m or w in column 10"),
    );
    match found {
        'f' | 'F' => message.assuming(say!(ctx.lang, "it is read as w")),
        _ => message.assuming(say!(ctx.lang, "the sex is not known")),
    }
}

fn kept_as_written(lang: Lang) -> String {
    say!(lang, "it is kept as written")
}

pub(super) fn title(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "{text} is not a FIDE title"),
        say!(ctx.lang, "write GM, IM, FM, CM, WGM, WIM, WFM, WCM or nothing in columns 11–13"),
    )
    .assuming(kept_as_written(ctx.lang))
}

pub(super) fn federation(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "{text} is not a federation of three letters"),
        say!(ctx.lang, "write the FIDE code of the federation in columns 54–56"),
    )
    .assuming(kept_as_written(ctx.lang))
}

pub(super) fn fide_id(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "{text} is not a FIDE number"),
        say!(
            ctx.lang,
            "write the FIDE number in columns 58–68; national numbers belong in a national record"
        ),
    )
    .assuming(kept_as_written(ctx.lang))
}

pub(super) fn date_form(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(say!(ctx.lang, "the date {text} is written in an unusual way"), write_dates(ctx.lang))
        .assuming(say!(ctx.lang, "it is read as far as it is clear"))
}

fn write_dates(lang: Lang) -> String {
    say!(lang, "write dates as YYYY/MM/DD, in record 132 as YY/MM/DD")
}

pub(super) fn date(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "the date {text} cannot be read, or could be two different days"),
        write_dates(ctx.lang),
    )
    .assuming(say!(ctx.lang, "the day is not known"))
}

pub(super) fn points_form(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "the points {text} are written in an unusual way"),
        say!(ctx.lang, "write points with a decimal point and one decimal, such as 4.5"),
    )
    .assuming(say!(ctx.lang, "the value is clear and is used"))
}

pub(super) fn number(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "{text} is not a number"),
        say!(ctx.lang, "write the number, or leave its columns blank"),
    )
    .assuming(say!(ctx.lang, "the columns are blank"))
}

pub(super) fn rank(ctx: Context<'_>, number: u32, rank: u32) -> Message {
    Message::new(
        say!(ctx.lang, "number {number} has rank {rank}, which does not follow the order of the points"),
        say!(ctx.lang, "correct the rank or the points"),
    )
    .assuming(say!(ctx.lang, "ranks of the file are never used in computing"))
}

pub(super) fn unknown_national(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang, "this national record is for player {number}, who is not in the file"),
        say!(ctx.lang, "correct columns 5–8, or add the player's 001 record"),
    )
    .assuming(say!(ctx.lang, "the record is left out"))
}

pub(super) fn short_year(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "the year of {text} has two digits"),
        say!(ctx.lang, "write the date as YYYY/MM/DD"),
    )
    .assuming(say!(ctx.lang, "it is a year of this century"))
}

pub(super) fn national_federation(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "there are national records of {text}, a federation that record 172 does not name"),
        say!(ctx.lang, "correct the federation, or add a record 172 for it"),
    )
    .assuming(say!(ctx.lang, "the records are used"))
}
