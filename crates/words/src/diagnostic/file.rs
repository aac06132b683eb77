//! Findings about the file as a whole: its bytes, its encoding, its line ends.

use exaequo_trf::{BadEncoding, Foreign, SizeLimit, Stored};

use super::{Context, Message, words};
use crate::{Lang, number, say};

pub(super) fn no_players(ctx: Context<'_>) -> Message {
    if ctx.document.is_some_and(|document| document.text().as_str().trim().is_empty()) {
        let title = say!(ctx.lang, "the file is empty");
        return Message::new(title, export_again(ctx.lang));
    }
    Message::new(say!(ctx.lang, "the file has no player record (001)"), export_again(ctx.lang))
}

/// What helps whenever the file is not what it should be.
fn export_again(lang: Lang) -> String {
    say!(lang, "export the tournament as a TRF file (TRF16 or TRF26) from the pairing program")
}

pub(super) fn encoding(ctx: Context<'_>, kind: BadEncoding) -> Message {
    match kind {
        BadEncoding::Utf16 => Message::new(
            say!(ctx.lang, "the file is stored as UTF-16, but is damaged"),
            say!(ctx.lang, "open the file in a text editor and save it as UTF-8"),
        ),
        BadEncoding::Nul => Message::new(
            say!(ctx.lang, "the file is not a text file: it contains NUL bytes"),
            export_again(ctx.lang),
        ),
        BadEncoding::NotUtf8 => Message::new(
            say!(ctx.lang, "the file is not valid UTF-8, the encoding that was asked for"),
            say!(ctx.lang, "choose windows-1252, or leave the encoding to be recognised"),
        ),
    }
}

pub(super) fn not_trf(ctx: Context<'_>, kind: Foreign) -> Message {
    let kind = words::foreign(ctx.lang, kind);
    Message::new(say!(ctx.lang, "this is {kind}, not a tournament report file (TRF)"), export_again(ctx.lang))
}

pub(super) fn too_large(ctx: Context<'_>, what: SizeLimit, size: u32) -> Message {
    let limit = number::whole(ctx.lang, size.into());
    match what {
        SizeLimit::Bytes => {
            let mebibytes = size >> 20;
            Message::new(say!(ctx.lang, "the file is larger than {mebibytes} MiB"), right_file(ctx.lang))
        }
        SizeLimit::Lines => {
            Message::new(say!(ctx.lang, "the file has more than {limit} lines"), right_file(ctx.lang))
        }
        SizeLimit::Line => {
            Message::new(say!(ctx.lang, "the line is longer than {limit} bytes"), right_file(ctx.lang))
        }
        SizeLimit::Rounds => Message::new(
            say!(ctx.lang, "there are more than {limit} rounds"),
            say!(ctx.lang, "check where the line should end: every round takes ten columns"),
        ),
        SizeLimit::Teams => Message::new(
            say!(ctx.lang, "there are more than {limit} teams"),
            say!(ctx.lang, "check that this is the right file: team numbers have three digits"),
        ),
    }
}

fn right_file(lang: Lang) -> String {
    say!(lang, "check that this is the right file: ten thousand players take less than 4 MB, one line each")
}

pub(super) fn byte_order_mark(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "the file begins with a byte order mark (BOM)"),
        say!(ctx.lang, "save the file as UTF-8 without BOM, because other programs may miss its first line"),
    )
    .assuming(say!(ctx.lang, "the mark is skipped"))
}

pub(super) fn windows_1252(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "the file is not in UTF-8"),
        say!(ctx.lang, "check some names with accents, and save the file as UTF-8"),
    )
    .assuming(say!(ctx.lang, "it is read as Windows-1252"))
}

pub(super) fn forced_encoding(ctx: Context<'_>) -> Message {
    Message::new(
        say!(
            ctx.lang,
            "the file is in UTF-8, and windows-1252 was asked for: letters with accents come out wrong"
        ),
        right_encoding(ctx.lang),
    )
    .assuming(say!(ctx.lang, "it is read as Windows-1252"))
}

/// What helps where UTF-8 is read as something else.
pub(super) fn right_encoding(lang: Lang) -> String {
    say!(lang, "read the file as UTF-8")
}

pub(super) fn byte_padded(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "the columns of this line fit only if an accented letter counts as two"),
        say!(ctx.lang, "pad the line by characters: other programs may misread it"),
    )
    .assuming(say!(ctx.lang, "columns are counted in bytes here"))
}

pub(super) fn cluster_padded(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "the columns of this line fit only if a letter and its separate accent count as one"),
        say!(
            ctx.lang,
            "write accented letters as one character (Unicode NFC): other programs may misread the line"
        ),
    )
    .assuming(say!(ctx.lang, "an accent takes no column here"))
}

pub(super) fn mixed_line_ends(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang, "the lines do not all end in the same way"),
        say!(ctx.lang, "save the file with one kind of line ending; every program understands CR LF"),
    )
    .assuming(say!(ctx.lang, "every CR LF, CR and LF ends a line"))
}

pub(super) fn stored(ctx: Context<'_>, how: Stored) -> Message {
    let (title, assumed) = match how {
        Stored::Utf16 => {
            (say!(ctx.lang, "the file is stored as UTF-16"), say!(ctx.lang, "it is read as UTF-16"))
        }
        Stored::Twice => (
            say!(ctx.lang, "letters with accents were converted to UTF-8 twice"),
            say!(ctx.lang, "one of the conversions is undone"),
        ),
    };
    let help = say!(ctx.lang, "check some names with accents, and save the file as UTF-8");
    Message::new(title, help).assuming(assumed)
}
