//! Findings about single lines, whatever they hold.

use exaequo_model::RoundNumber;
use exaequo_trf::{Document, ExpectedField, RecordCode};

use super::{Context, Message, file, words};
use crate::{Lang, say};

pub(super) fn unknown_record(ctx: Context<'_>) -> Message {
    let code = ctx.record();
    Message::new(
        say!(ctx.lang, "{code} is not a known record"),
        say!(ctx.lang, "correct columns 1–3; if another program needs the line, leave it as it is"),
    )
    .assuming(kept_without_effect(ctx.lang))
}

fn kept_without_effect(lang: Lang) -> String {
    say!(lang, "the line is kept and has no effect")
}

pub(super) fn legend(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "this line is a ruler or a legend, not a record"),
        say!(ctx.lang, "begin such lines with ### so that every program skips them"),
    )
    .assuming(say!(ctx.lang, "lines of this kind are skipped"))
}

pub(super) fn lower_case(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang, "the code of record {record} is in small letters"),
        say!(ctx.lang, "write {record}: other programs pass over the line"),
    )
    .assuming(say!(ctx.lang, "the line is read as record {record}"))
}

pub(super) fn draft(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang, "record {record} comes from a draft (TRF25) that never came into force"),
        say!(ctx.lang, "export the tournament again with a current version of the program"),
    )
    .assuming(kept_without_effect(ctx.lang))
}

pub(super) fn repeated(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang, "record {record} is given again with another value"),
        say!(ctx.lang, "delete the wrong line"),
    )
    .assuming(say!(ctx.lang, "the last one counts"))
}

pub(super) fn tab(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang, "there is a tab in record {record}, whose columns are fixed"),
        say!(ctx.lang, "replace the tab by blanks until every value is in its columns"),
    )
}

pub(super) fn misaligned(ctx: Context<'_>, record: RecordCode) -> Message {
    let help = if ctx.document.is_some_and(Document::is_misread) {
        file::right_encoding(ctx.lang)
    } else {
        say!(ctx.lang, "move the values back into their columns; often an entry before them is too long")
    };
    let title = say!(ctx.lang, "the columns of record {record} are shifted: this one must be blank");
    Message::new(title, help)
}

pub(super) fn short(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "the line ends before the points (columns 81–84)"),
        say!(ctx.lang, "complete the line; an editor may have cut it"),
    )
    .assuming(say!(ctx.lang, "what is missing is blank"))
}

pub(super) fn cut_number(ctx: Context<'_>, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang, "the line ends inside the opponent's number of round {round}; digits may be missing"),
        say!(ctx.lang, "complete the round: opponent, colour and result"),
    )
    .assuming(say!(ctx.lang, "the number is complete"))
}

pub(super) fn unreadable(ctx: Context<'_>, record: RecordCode, expected: ExpectedField) -> Message {
    let expected = words::expected(ctx.lang, expected);
    Message::new(
        say!(ctx.lang, "record {record} cannot be read: expected {expected}"),
        say!(ctx.lang, "correct the line, or delete it if the event does not need it"),
    )
    .assuming(say!(ctx.lang, "what cannot be read is left out"))
}

pub(super) fn ignored(ctx: Context<'_>, record: RecordCode, expected: ExpectedField) -> Message {
    let expected = words::expected(ctx.lang, expected);
    Message::new(
        say!(ctx.lang, "a value of record {record} cannot be read: expected {expected}"),
        say!(ctx.lang, "correct the value"),
    )
    .assuming(say!(ctx.lang, "the value is left out; no result depends on it"))
}

fn layout_asked_for(lang: Lang, record: RecordCode) -> String {
    match &record.0 {
        b"172" => say!(lang, "write the federation in columns 5–7 and the method from column 9 on"),
        b"260" => say!(lang, "write the last round in columns 9–11"),
        _ => say!(lang, "put every value into its columns: other programs may misread the line"),
    }
}

pub(super) fn layout(ctx: Context<'_>, record: RecordCode) -> Message {
    let lang = ctx.lang;
    let message = Message::new(
        say!(lang, "record {record} is not laid out as the format asks"),
        layout_asked_for(lang, record),
    );
    message.assuming(match &record.0 {
        b"172" => say!(lang, "the federation of the national records is meant"),
        b"260" => say!(lang, "it holds for the first round named"),
        _ => say!(lang, "the values are read where they are"),
    })
}

pub(super) fn split(ctx: Context<'_>, record: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang, "record {record} is spread over several lines; expected one"),
        say!(ctx.lang, "put all rounds into one line"),
    )
    .assuming(say!(ctx.lang, "the lines count together"))
}

pub(super) fn shifted(ctx: Context<'_>, columns: u8) -> Message {
    Message::new(
        say!(ctx.lang, count columns, "all player records stand {columns} column too far to the right", "all player records stand {columns} columns too far to the right"),
        say!(ctx.lang, "put every value into its columns: other programs may misread the file"),
    )
    .assuming(say!(ctx.lang, "they are read where they stand"))
}
