//! FIDE's XML lists: a flat element for each player, taken as a whole and read tag by tag.

use std::borrow::Cow;
use std::io::Read;

use memchr::memmem::Finder;

use super::{Heading, Visit};
use crate::field::{activity, count, number, sex, text};
use crate::source::Source;
use crate::{ListError, ListFault, Row};

pub(super) fn rows(mut source: Source<impl Read>, visit: &mut impl Visit) -> Result<Heading, ListError> {
    let end = Finder::new(b"</player>");
    let mut is_first = true;
    while let Some((part, line)) = source.next_until(&end)? {
        let Some((before, player)) = split(part, b"<player>") else {
            return Err(ListError::at(line, ListFault::NotAList));
        };
        if is_first && !has_root(before) {
            return Err(ListError::at(line, ListFault::NotAList));
        }
        is_first = false;
        let row = row(player);
        if visit.wants(row.id) && row.id > 0 {
            visit.row(row, line)?;
        }
    }
    close(source, is_first)
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

/// The elements of a player, one behind the other.
fn row(mut player: &[u8]) -> Row<'_> {
    let mut row = Row::default();
    while let Some((tag, content, behind)) = element(player) {
        fill(&mut row, tag, content);
        player = behind;
    }
    row
}

/// The next element: its tag, what it holds, and what stands behind it. Tags and texts are short: looking at byte after byte
/// is faster than a search that is made for long texts.
fn element(text: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let place = |of: u8, from: usize| Some(from + text.get(from..)?.iter().position(|byte| *byte == of)?);
    let open = place(b'<', 0)? + 1;
    let close = place(b'>', open)?;
    let tag = &text[open..close];
    if let Some(tag) = tag.strip_suffix(b"/") {
        return Some((tag, b"", &text[close + 1..]));
    }
    let end = place(b'<', close + 1)?;
    // The end of an element is as long as its tag.
    let behind = end + tag.len() + 3;
    let is_end = text.get(end + 1) == Some(&b'/') && text.get(behind - 1) == Some(&b'>');
    let behind = if is_end { behind } else { place(b'>', end)? + 1 };
    Some((tag, &text[close + 1..end], &text[behind..]))
}

fn fill<'a>(row: &mut Row<'a>, tag: &[u8], content: &'a [u8]) {
    match tag {
        b"fideid" => row.id = number(content).unwrap_or(0),
        b"name" => row.name = unescaped(content),
        b"country" => row.federation = unescaped(content),
        b"sex" => row.sex = sex(content),
        b"title" => row.title = unescaped(content),
        b"w_title" => row.women_title = unescaped(content),
        b"o_title" => row.other_titles = unescaped(content),
        b"foa_title" => row.arena_title = unescaped(content),
        b"rating" => row.figures.standard.rating = number(content),
        b"games" => row.figures.standard.games = count(content),
        b"k" => row.figures.standard.k = number(content),
        b"rapid_rating" => row.figures.rapid.rating = number(content),
        b"rapid_games" => row.figures.rapid.games = count(content),
        b"rapid_k" => row.figures.rapid.k = number(content),
        b"blitz_rating" => row.figures.blitz.rating = number(content),
        b"blitz_games" => row.figures.blitz.games = count(content),
        b"blitz_k" => row.figures.blitz.k = number(content),
        b"birthday" => row.birth = number(content),
        b"flag" => row.activity = activity(content),
        _ => {}
    }
}

/// A text with the characters that XML writes otherwise.
fn unescaped(content: &[u8]) -> Cow<'_, str> {
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
