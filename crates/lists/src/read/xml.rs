//! FIDE's XML lists: a flat element for each player. Nearly all players have the same elements in the same order, so that
//! what stands between two contents is compared with that of the player before ([`pattern`]); whatever is different is read
//! tag by tag ([`element`]), with the same result.

#[expect(clippy::inline_always, reason = "thirty million contents, each shorter than a call")]
mod content;
mod element;
mod entities;
#[expect(clippy::inline_always, reason = "as above")]
mod pattern;
#[expect(clippy::inline_always, reason = "as above")]
mod word;

use std::io::Read;

use exaequo_model::Pace;
use memchr::memmem::Finder;

use super::{Heading, Visit};
use crate::source::Source;
use crate::{ListError, ListFault, Row};
use pattern::{Next, Pattern};

pub(super) fn rows(mut source: Source<impl Read>, visit: &mut impl Visit) -> Result<Heading, ListError> {
    let end = Finder::new(END);
    let (mut pattern, mut is_first) = (Pattern::default(), true);
    loop {
        let mut row = Row::default();
        let next = pattern.next(source.ready(), &mut row, &|id| visit.wants(id));
        if let Next::Player(width) = next {
            hand_out(visit, row, source.line() + pattern.lines())?;
            source.pass(width, pattern.lines());
            continue;
        }
        let is_wanted = next != Next::Unwanted;
        let Some((part, line)) = source.next_until(&end)? else { return close(source, is_first) };
        if is_wanted {
            let row = if is_first { first(part) } else { pattern.learn(part) };
            let row = row.ok_or(ListError::at(line, ListFault::NotAList))?;
            is_first = false;
            take(visit, row, line)?;
        }
    }
}

/// What a player ends with.
const END: &[u8] = b"</player>";

fn take(visit: &mut impl Visit, row: Row<'_>, line: usize) -> Result<(), ListError> {
    if row.id > 0 && visit.wants(row.id) { hand_out(visit, row, line) } else { Ok(()) }
}

/// A player whose ratings are numbers.
fn hand_out(visit: &mut impl Visit, row: Row<'_>, line: usize) -> Result<(), ListError> {
    let is_damaged = Pace::ALL.iter().any(|pace| row.figures[*pace].rating == Some(element::DAMAGED));
    if is_damaged { Err(ListError::at(line, ListFault::Rating)) } else { visit.row(row, line) }
}

/// The first player, before whom the list begins.
fn first(part: &[u8]) -> Option<Row<'_>> {
    let (before, player) = split(part, b"<player>")?;
    has_root(before).then(|| element::row(player))
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

#[cfg(test)]
mod tests;
