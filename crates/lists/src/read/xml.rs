//! FIDE's XML lists: a flat element for each player, taken as a whole and read tag by tag.

use std::borrow::Cow;
use std::io::Read;

use exaequo_model::Pace;
use memchr::memchr;
use memchr::memmem::Finder;

use super::{Heading, Visit};
use crate::field::{activity, count, number, sex, text};
use crate::source::Source;
use crate::{ListError, ListFault, Row};

pub(super) fn rows(mut source: Source<impl Read>, visit: &mut impl Visit) -> Result<Heading, ListError> {
    let end = Finder::new(b"</player>");
    let mut is_first = true;
    while let Some((part, line)) = source.next_until(&end)? {
        let player = if is_first { first(part) } else { part.trim_ascii_start().strip_prefix(b"<player>") };
        let row = row(player.ok_or(ListError::at(line, ListFault::NotAList))?);
        is_first = false;
        if visit.wants(row.id) && row.id > 0 {
            visit.row(row, line)?;
        }
    }
    close(source, is_first)
}

/// The first player, before whom the list begins.
fn first(part: &[u8]) -> Option<&[u8]> {
    let (before, player) = split(part, b"<player>")?;
    has_root(before).then_some(player)
}

/// What a list ends with; one without players has all of it here.
fn close(mut source: Source<impl Read>, is_empty: bool) -> Result<Heading, ListError> {
    let rest = source.rest()?;
    let is_closed = split(rest, b"</playerslist>").is_some();
    let fault = if is_empty && !has_root(rest) {
        Some(ListFault::NotAList)
    } else {
        (!is_closed).then_some(ListFault::Cut)
    };
    let line = memchr::memchr_iter(b'\n', rest).count();
    match fault {
        Some(fault) => Err(ListError::at(source.line() + line, fault)),
        None => Ok(Heading::default()),
    }
}

fn has_root(text: &[u8]) -> bool {
    split(text, b"<playerslist>").is_some()
}

/// What stands before and behind a tag.
fn split<'a>(text: &'a [u8], tag: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let at = memchr::memmem::find(text, tag)?;
    Some((&text[..at], &text[at + tag.len()..]))
}

/// What an element holds.
#[derive(Clone, Copy)]
enum Field {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomenTitle,
    OtherTitles,
    ArenaTitle,
    Rating(Pace),
    Games(Pace),
    K(Pace),
    Birth,
    Flag,
}

/// The elements in the order of FIDE's lists.
const FIELDS: [(&[u8], Field); 19] = [
    (b"fideid", Field::Id),
    (b"name", Field::Name),
    (b"country", Field::Federation),
    (b"sex", Field::Sex),
    (b"title", Field::Title),
    (b"w_title", Field::WomenTitle),
    (b"o_title", Field::OtherTitles),
    (b"foa_title", Field::ArenaTitle),
    (b"rating", Field::Rating(Pace::Standard)),
    (b"games", Field::Games(Pace::Standard)),
    (b"k", Field::K(Pace::Standard)),
    (b"rapid_rating", Field::Rating(Pace::Rapid)),
    (b"rapid_games", Field::Games(Pace::Rapid)),
    (b"rapid_k", Field::K(Pace::Rapid)),
    (b"blitz_rating", Field::Rating(Pace::Blitz)),
    (b"blitz_games", Field::Games(Pace::Blitz)),
    (b"blitz_k", Field::K(Pace::Blitz)),
    (b"birthday", Field::Birth),
    (b"flag", Field::Flag),
];

/// The elements of a player, one behind the other: as long as they come in the usual order, without looking for tags.
fn row(mut player: &[u8]) -> Row<'_> {
    let mut row = Row::default();
    for (tag, field) in FIELDS {
        if let Some((content, behind)) = expected(player, tag) {
            fill(&mut row, field, content);
            player = behind;
        }
    }
    while let Some((tag, content, behind)) = element(player) {
        if let Some((_, field)) = FIELDS.iter().find(|(name, _)| *name == tag) {
            fill(&mut row, *field, content);
        }
        player = behind;
    }
    row
}

/// What an element holds that comes next, and what stands behind it.
fn expected<'a>(text: &'a [u8], tag: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let inside =
        text.strip_prefix(b"\n").unwrap_or(text).strip_prefix(b"<")?.strip_prefix(tag)?.strip_prefix(b">")?;
    let (content, end) = inside.split_at(inside.iter().position(|byte| *byte == b'<')?);
    Some((content, end.strip_prefix(b"</")?.strip_prefix(tag)?.strip_prefix(b">")?))
}

/// The next element, whatever it is: its tag, what it holds, and what stands behind it.
fn element(text: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let open = memchr(b'<', text)? + 1;
    let close = open + memchr(b'>', &text[open..])?;
    let tag = &text[open..close];
    if let Some(tag) = tag.strip_suffix(b"/") {
        return Some((tag, b"", &text[close + 1..]));
    }
    let inside = &text[close + 1..];
    let end = memchr(b'<', inside)?;
    let behind = end + memchr(b'>', &inside[end..])? + 1;
    Some((tag, &inside[..end], &inside[behind..]))
}

fn fill<'a>(row: &mut Row<'a>, field: Field, content: &'a [u8]) {
    match field {
        Field::Id => row.id = number(content).unwrap_or(0),
        Field::Name => row.name = unescaped(content),
        Field::Federation => row.federation = unescaped(content),
        Field::Sex => row.sex = sex(content),
        Field::Title => row.title = unescaped(content),
        Field::WomenTitle => row.women_title = unescaped(content),
        Field::OtherTitles => row.other_titles = unescaped(content),
        Field::ArenaTitle => row.arena_title = unescaped(content),
        Field::Rating(pace) => row.figures[pace].rating = number(content),
        Field::Games(pace) => row.figures[pace].games = count(content),
        Field::K(pace) => row.figures[pace].k = number(content),
        Field::Birth => row.birth = number(content),
        Field::Flag => row.activity = activity(content),
    }
}

/// A text with the characters that XML writes otherwise.
fn unescaped(content: &[u8]) -> Cow<'_, str> {
    if content.is_empty() {
        return Cow::Borrowed("");
    }
    let text = text(content);
    if !text.as_bytes().contains(&b'&') {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.as_ref();
    while let Some((before, behind)) = rest.split_once('&') {
        plain.push_str(before);
        let known = behind.split_once(';').and_then(|(name, behind)| Some((character(name)?, behind)));
        rest = known.map_or(behind, |(_, behind)| behind);
        plain.push(known.map_or('&', |(character, _)| character));
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

fn character(name: &str) -> Option<char> {
    let numbered = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let digits = name.strip_prefix('#')?;
            digits.strip_prefix('x').map_or_else(|| numbered(digits, 10), |digits| numbered(digits, 16))
        }
    }
}
