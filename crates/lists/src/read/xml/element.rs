//! The elements of a player, found tag by tag.

use std::ops::Range;

use exaequo_model::Pace;
use memchr::memchr;

use super::entities::unescaped;
use crate::Row;
use crate::field::{activity, count, number, rating, sex};

/// Stands for a rating that is no number until the player is whole: then the list is refused.
pub(super) const DAMAGED: u16 = u16::MAX;

/// Where an element is.
pub(super) struct Element {
    pub(super) tag: Range<usize>,
    /// Empty where the tag closes itself.
    pub(super) content: Range<usize>,
    pub(super) end: usize,
}

/// The next element from a place on, whatever it is.
pub(super) fn next(text: &[u8], from: usize) -> Option<Element> {
    let find = |byte, from: usize| memchr(byte, &text[from..]).map(|at| from + at);
    let open = find(b'<', from)? + 1;
    let close = find(b'>', open)?;
    let inside = close + 1;
    if text[open..close].ends_with(b"/") {
        return Some(Element { tag: open..close - 1, content: inside..inside, end: inside });
    }
    let behind = find(b'<', inside)?;
    Some(Element { tag: open..close, content: inside..behind, end: find(b'>', behind)? + 1 })
}

/// A player, element by element.
pub(super) fn row(player: &[u8]) -> Row<'_> {
    let mut row = Row::default();
    let mut from = 0;
    while let Some(Element { tag, content, end }) = next(player, from) {
        if let Some(field) = Field::of(&player[tag]) {
            fill(&mut row, field, &player[content]);
        }
        from = end;
    }
    row
}

/// What an element holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
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

impl Field {
    pub(super) fn of(tag: &[u8]) -> Option<Self> {
        Some(match tag {
            b"fideid" => Self::Id,
            b"name" => Self::Name,
            b"country" => Self::Federation,
            b"sex" => Self::Sex,
            b"title" => Self::Title,
            b"w_title" => Self::WomenTitle,
            b"o_title" => Self::OtherTitles,
            b"foa_title" => Self::ArenaTitle,
            b"rating" => Self::Rating(Pace::Standard),
            b"games" => Self::Games(Pace::Standard),
            b"k" => Self::K(Pace::Standard),
            b"rapid_rating" => Self::Rating(Pace::Rapid),
            b"rapid_games" => Self::Games(Pace::Rapid),
            b"rapid_k" => Self::K(Pace::Rapid),
            b"blitz_rating" => Self::Rating(Pace::Blitz),
            b"blitz_games" => Self::Games(Pace::Blitz),
            b"blitz_k" => Self::K(Pace::Blitz),
            b"birthday" => Self::Birth,
            b"flag" => Self::Flag,
            _ => return None,
        })
    }
}

/// The first number is that of the player, so that what follows need not be read for others; of everything else the last
/// holds.
pub(super) fn fill<'a>(row: &mut Row<'a>, field: Field, content: &'a [u8]) {
    match field {
        Field::Id if row.id > 0 => {}
        Field::Id => row.id = number(content).unwrap_or(0),
        Field::Name => row.name = unescaped(content),
        Field::Federation => row.federation = unescaped(content),
        Field::Sex => row.sex = sex(content),
        Field::Title => row.title = unescaped(content),
        Field::WomenTitle => row.women_title = unescaped(content),
        Field::OtherTitles => row.other_titles = unescaped(content),
        Field::ArenaTitle => row.arena_title = unescaped(content),
        Field::Rating(pace) => row.figures[pace].rating = rating(content).unwrap_or(Some(DAMAGED)),
        Field::Games(pace) => row.figures[pace].games = count(content),
        Field::K(pace) => row.figures[pace].k = number(content),
        Field::Birth => row.birth = number(content),
        Field::Flag => row.activity = activity(content),
    }
}
