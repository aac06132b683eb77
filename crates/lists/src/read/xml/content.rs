//! The content of an element of a player who follows the pattern.

use super::element::{DAMAGED, Field, fill};
use super::word::{WIDTH, Word};
use crate::Row;
use crate::field::text;

/// Fills in the content a text begins with and returns what follows. Contents of more than one line are not expected, because
/// lines are not counted here.
#[inline(always)]
pub(super) fn take<'a>(row: &mut Row<'a>, field: Option<Field>, inside: &'a [u8]) -> Option<&'a [u8]> {
    let word = Word::at(inside)?;
    let length = word.before(b'<');
    if length == WIDTH {
        return take_long(row, field, inside, word);
    }
    let (bytes, rest) = inside.split_at_checked(length)?;
    let is_filled = field.is_some_and(|field| fill_short(row, field, bytes, word));
    if !is_filled {
        if word.before(b'\n') < length {
            return None;
        }
        if let Some(field) = field {
            fill(row, field, bytes);
        }
    }
    Some(rest)
}

/// A content that ends within a word. Whether it took no more than looking at the word.
#[inline(always)]
fn fill_short<'a>(row: &mut Row<'a>, field: Field, bytes: &'a [u8], word: Word) -> bool {
    if field == Field::Federation {
        let is_plain = word.is_plain(bytes.len());
        if is_plain {
            row.federation = text(bytes);
        }
        return is_plain;
    }
    fill_number(row, field, || word.number(bytes.len())).is_some()
}

/// A content that does not end within a word: a name, as a rule. It ends at its first line, where no markup begins.
fn take_long<'a>(row: &mut Row<'a>, field: Option<Field>, inside: &'a [u8], start: Word) -> Option<&'a [u8]> {
    let (length, is_plain) = end(inside)?;
    let (bytes, rest) = inside.split_at_checked(length)?;
    let number = || if length == WIDTH { start.number(length) } else { None };
    match field {
        Some(Field::Name) if is_plain => row.name = text(bytes),
        Some(field) if fill_number(row, field, number).is_none() => fill(row, field, bytes),
        _ => {}
    }
    Some(rest)
}

/// Where a content ends, and whether it is ASCII without any reference, so that the bytes are the text.
fn end(inside: &[u8]) -> Option<(usize, bool)> {
    let mut is_plain = true;
    for (index, word) in Word::all_of(inside).enumerate() {
        let length = word.before_either(b'<', b'\n');
        is_plain &= word.is_text(length);
        if length < WIDTH {
            return Some((index * WIDTH + length, is_plain));
        }
    }
    None
}

/// Fills in a number; `None` where a text is expected, or no number is found.
#[inline(always)]
fn fill_number(row: &mut Row<'_>, field: Field, number: impl Fn() -> Option<u64>) -> Option<()> {
    match field {
        Field::Id => row.id = number()?,
        Field::Rating(pace) => {
            let number = u16::try_from(number()?).unwrap_or(DAMAGED);
            row.figures[pace].rating = Some(number).filter(|rating| *rating > 0);
        }
        Field::K(pace) => row.figures[pace].k = known(number()?),
        Field::Games(pace) => row.figures[pace].games = number()?.try_into().ok(),
        Field::Birth => row.birth = known(number()?),
        _ => return None,
    }
    Some(())
}

fn known<T: TryFrom<u64>>(number: u64) -> Option<T> {
    T::try_from(number).ok().filter(|_| number > 0)
}
