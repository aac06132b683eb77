//! What stands between the contents of a player, learnt from one player and expected of the next.
//!
//! Contents have no `<`, so that the same markup gives the same elements: a player that follows the pattern is read as it
//! would be tag by tag.

use memchr::memchr_iter;

use super::content;
use super::element::{self, Element, Field};
use crate::Row;

/// The markup of a player.
#[derive(Debug, Default)]
pub(super) struct Pattern {
    /// Empty as long as nothing is learnt.
    steps: Vec<Step>,
    end: Markup,
    lines: usize,
}

/// An element that is expected: everything from the content before to its own, and what it holds.
#[derive(Debug)]
struct Step {
    markup: Markup,
    field: Option<Field>,
}

/// What comes next in a list.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// A player who is wanted, with the length in bytes.
    Player(usize),
    /// One who is not wanted.
    Unwanted,
    /// Something else than expected.
    Other,
}

impl Pattern {
    /// How many lines a player takes, up to the last tag.
    pub(super) fn lines(&self) -> usize {
        self.lines
    }

    /// Fills in the next player, if all tags are as expected. It is compiled once, whoever takes the players.
    #[inline(never)]
    pub(super) fn next<'a>(&self, text: &'a [u8], row: &mut Row<'a>, wants: &dyn Fn(u64) -> bool) -> Next {
        let mut rest = text;
        for Step { markup, field } in &self.steps {
            let Some(inside) = markup.strip(rest) else { return Next::Other };
            rest = inside;
            if rest.first() == Some(&b'<') {
                continue;
            }
            let Some(behind) = content::take(row, *field, inside) else { return Next::Other };
            rest = behind;
            if *field == Some(Field::Id) && row.id > 0 && !wants(row.id) {
                return Next::Unwanted;
            }
        }
        match self.end.strip(rest) {
            Some(rest) if row.id > 0 => Next::Player(text.len() - rest.len()),
            _ => Next::Other,
        }
    }

    /// Reads a player tag by tag, up to the last one, and expects the next one to have the same; `None` for anything else
    /// than a player.
    pub(super) fn learn<'a>(&mut self, part: &'a [u8]) -> Option<Row<'a>> {
        let player = part.trim_ascii_start().strip_prefix(b"<player>")?;
        if self.steps_of(part, part.len() - player.len()).is_none() {
            self.steps.clear();
        }
        Some(element::row(player))
    }

    /// `None` where some markup is too long, leaves no room for a content or comes twice.
    fn steps_of(&mut self, part: &[u8], mut from: usize) -> Option<()> {
        self.steps.clear();
        self.lines = 0;
        let mut behind = 0;
        while let Some(Element { tag, content, end }) = element::next(part, from) {
            let field = Field::of(&part[tag]);
            let closes_itself = content.start == end;
            if closes_itself || field.is_some() && self.steps.iter().any(|step| step.field == field) {
                return None;
            }
            let markup = self.markup(&part[behind..content.start], b"")?;
            self.steps.push(Step { markup, field });
            (behind, from) = (content.end, end);
        }
        self.end = self.markup(&part[behind..], super::END)?;
        Some(())
    }

    /// Markup and what ends it, with its lines counted.
    fn markup(&mut self, text: &[u8], end: &[u8]) -> Option<Markup> {
        self.lines += memchr_iter(b'\n', text).count();
        Markup::new(text, end)
    }
}

/// The longest markup between two contents.
const WIDTH: usize = 32;
const WORDS: usize = WIDTH / 8;

/// Markup, compared word by word.
#[derive(Debug, Default)]
struct Markup {
    words: [u64; WORDS],
    /// The bits that belong to it.
    mask: [u64; WORDS],
    length: usize,
}

impl Markup {
    /// `None` where it is too long.
    fn new(text: &[u8], end: &[u8]) -> Option<Self> {
        let length = text.len() + end.len();
        let (mut bytes, mut mask) = ([0; WIDTH], [0; WIDTH]);
        mask.get_mut(..length)?.fill(0xFF);
        bytes[..text.len()].copy_from_slice(text);
        bytes[text.len()..length].copy_from_slice(end);
        Some(Self { words: words(&bytes), mask: words(&mask), length })
    }

    /// What follows, if a text begins with this markup.
    #[inline(always)]
    fn strip<'a>(&self, text: &'a [u8]) -> Option<&'a [u8]> {
        let found = words(text.first_chunk()?);
        let differs = (0..WORDS).fold(0, |all, at| all | ((found[at] ^ self.words[at]) & self.mask[at]));
        if differs == 0 { text.get(self.length..) } else { None }
    }
}

fn words(bytes: &[u8; WIDTH]) -> [u64; WORDS] {
    let mut words = [0; WORDS];
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    words
}
