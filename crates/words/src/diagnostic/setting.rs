//! Findings about the settings of the tournament, and about records that refer to others.

use exaequo_model::{Points, RoundNumber, TextRange};
use exaequo_trf::RecordCode;

use super::{Context, Message};
use crate::{Lang, Noun, say};

pub(super) fn repeated(ctx: Context<'_>, record: RecordCode, other: RecordCode) -> Message {
    let lang = ctx.lang;
    let help = say!(lang, "delete the wrong line");
    if record != other {
        let title = say!(lang, "records {record} and {other} contradict each other");
        return Message::new(title, help).assuming(record_counts(lang, other));
    }
    let title = say!(lang, "record {record} is given twice with different values");
    Message::new(title, help).assuming(match &record.0 {
        b"240" | b"300" | b"320" | b"330" => {
            say!(lang, "the first one counts")
        }
        _ => say!(lang, "the last one counts"),
    })
}

fn record_counts(lang: Lang, record: RecordCode) -> String {
    say!(lang, "record {record} counts")
}

pub(super) fn score_symbol(ctx: Context<'_>, record: RecordCode, symbol: char) -> Message {
    let (lang, sign) = (ctx.lang, ctx.sign(symbol));
    let message = Message::new(
        say!(lang, "record {record} has no symbol {sign}"),
        say!(
            lang,
            "write W, D, L, A (absent), P (pairing-allocated bye) and X (unknown) in record 162, TW, TD and TL in 362"
        ),
    );
    message.assuming(match (&record.0, symbol) {
        (b"162", 'Z') => say!(lang, "it is read as A"),
        (b"162", _) => say!(lang, "its value is used"),
        _ => say!(lang, "its value is left out"),
    })
}

pub(super) fn colour_scores(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "White and Black get different points (XXS), which is not supported"),
        say!(ctx.lang, "give both colours the same points"),
    )
    .assuming(say!(ctx.lang, "the points of White count for both"))
}

pub(super) fn system_code(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "{text} is not a code of a tournament system (192)"),
        say!(ctx.lang, "write a code such as FIDE_DUTCH, BERGER_ROUNDROBIN or FIDE_TEAM"),
    )
    .assuming(say!(ctx.lang, "the system follows from who met whom"))
}

pub(super) fn system_in_description(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "the system is given in the description {text} (092), not in record 192"),
        say!(ctx.lang, "write it in record 192"),
    )
    .assuming(say!(ctx.lang, "this system is used"))
}

pub(super) fn lists_differ(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "records 202 and 212 give different tie-breaks"),
        say!(ctx.lang, "keep the one that the event announced"),
    )
    .assuming(say!(ctx.lang, "record 212 counts"))
}

pub(super) fn tie_break_form(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "{text} is not the code of a tie-break"),
        say!(ctx.lang, "write codes such as BH/C1, SB or DE, with commas between them"),
    )
    .assuming(say!(ctx.lang, "the list is kept as written"))
}

pub(super) fn time_control(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang, "the time control {text} cannot be read"),
        say!(ctx.lang, "write seconds and increment, such as 5400+30 or 40/6000+30:900+30"),
    )
    .assuming(say!(ctx.lang, "it is not known"))
}

pub(super) fn count(ctx: Context<'_>, record: RecordCode, declared: u32, counted: u32) -> Message {
    let lang = ctx.lang;
    let declared = match &record.0 {
        b"062" => Noun::Player.count(lang, declared.into()),
        b"072" => rated_players(lang, declared),
        b"082" => Noun::Team.count(lang, declared.into()),
        b"132" | b"142" | b"XXR" => Noun::Round.count(lang, declared.into()),
        _ => declared.to_string(),
    };
    Message::new(
        say!(lang, count counted, "record {record} says {declared}, but there is {counted}", "record {record} says {declared}, but there are {counted}"),
        say!(lang, "correct the number, or look for what is missing"),
    )
    .assuming(say!(lang, "what the file holds counts"))
}

fn rated_players(lang: Lang, count: u32) -> String {
    say!(lang, count count, "{count} rated player", "{count} rated players")
}

pub(super) fn bye_contradicts(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(
            ctx.lang,
            "round {round}: number {number} has a bye here that the player records (001) do not show"
        ),
        say!(ctx.lang, "correct the bye or the player records"),
    )
    .assuming(say!(ctx.lang, "the player records count"))
}

pub(super) fn unknown_reference(ctx: Context<'_>, record: RecordCode, number: u32) -> Message {
    Message::new(
        say!(ctx.lang, "record {record} names number {number}, which is not in the file"),
        say!(ctx.lang, "correct the number, or add the player or team"),
    )
    .assuming(say!(ctx.lang, "the number is left out"))
}

pub(super) fn differ(ctx: Context<'_>, record: RecordCode, other: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang, "records {record} and {other} should say the same, but differ"),
        say!(ctx.lang, "correct one of the two records"),
    )
    .assuming(record_counts(ctx.lang, record))
}

pub(super) fn other_scores(ctx: Context<'_>, scores: [Points; 3], players: u32) -> Message {
    let [win, draw, loss] = scores.map(|points| ctx.points(points));
    let players = Noun::Player.count(ctx.lang, players.into());
    Message::new(
        say!(ctx.lang, "the points of {players} fit {win}-{draw}-{loss} (win, draw, loss)"),
        say!(ctx.lang, "if the event scores so, add record 162"),
    )
    .assuming(say!(ctx.lang, "the points stated in the file hold, 1-½-0 where it states none"))
}

pub(super) fn acceleration_field(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "record 250 gives points of a kind that the event is not paired by"),
        say!(
            ctx.lang,
            "write match points in columns 5 to 8, game points and points of players in columns 10 to 13"
        ),
    )
    .assuming(say!(ctx.lang, "they are points of the primary score"))
}

pub(super) fn prohibitions_differ(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "records 260 and XXP should prohibit the same pairings, but differ"),
        say!(ctx.lang, "correct one of the two records"),
    )
    .assuming(say!(ctx.lang, "all these pairings are prohibited"))
}

pub(super) fn play_off_round(lang: Lang) -> Message {
    Message::new(
        say!(lang, "this comment about the play-off names no round of the file"),
        say!(lang, "write ### exaequo play-off round=8, where round 8 is its first one"),
    )
    .assuming(say!(lang, "there is no play-off in the file"))
}

pub(super) fn days_reversed(lang: Lang) -> Message {
    Message::new(
        say!(lang, "the last day (052) comes before the first (042)"),
        say!(lang, "correct the dates: the first day decides which regulations are in force"),
    )
    .assuming(say!(lang, "the dates stay as they are"))
}

pub(super) fn adjustment_beyond(ctx: Context<'_>, round: RoundNumber, announced: u16) -> Message {
    Message::new(
        say!(ctx.lang, "record 299 gives points in round {round}; rounds announced: {announced}"),
        say!(ctx.lang, "correct the round (columns 20–22); 999 is for points that belong to no round"),
    )
    .assuming(say!(ctx.lang, "the record is left out"))
}
