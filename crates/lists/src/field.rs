//! Fields of a list: numbers, and texts that may be in an older encoding.

use std::borrow::Cow;

use exaequo_model::Sex;

use crate::{Activity, ListFault};

/// A number in a field; `None` for anything else, and for 0, which stands for nothing in these lists.
pub(crate) fn number<T: TryFrom<u64>>(field: &[u8]) -> Option<T> {
    counted(field).filter(|number| *number > 0).and_then(|number| T::try_from(number).ok())
}

/// A number in a field, which may be 0.
pub(crate) fn count<T: TryFrom<u64>>(field: &[u8]) -> Option<T> {
    counted(field).and_then(|number| T::try_from(number).ok())
}

/// A rating; 0 and blanks mean unrated. Anything that is not a number is an error, so that a damaged byte loses no rating.
pub(crate) fn rating(field: &[u8]) -> Result<Option<u16>, ListFault> {
    let rating = number(field);
    let is_missing = || field.iter().all(|byte| byte.is_ascii_whitespace() || *byte == b'0');
    if rating.is_some() || is_missing() { Ok(rating) } else { Err(ListFault::Rating) }
}

/// A number with blanks around it, in one pass: a list has thirty million of them.
fn counted(field: &[u8]) -> Option<u64> {
    let is_blank = |byte: &u8| byte.is_ascii_whitespace();
    let start = field.iter().position(|byte| !is_blank(byte))?;
    let digits = field[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let is_number = (1..19).contains(&digits) && field[start + digits..].iter().all(is_blank);
    let add = |number, byte: &u8| number * 10 + u64::from(byte - b'0');
    is_number.then(|| field[start..start + digits].iter().fold(0, add))
}

/// A text without blanks around it; what is no UTF-8 is taken for Latin 1.
pub(crate) fn text(field: &[u8]) -> Cow<'_, str> {
    let field = without_blanks(field);
    match std::str::from_utf8(field) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(field.iter().map(|byte| char::from(*byte)).collect()),
    }
}

/// A title. Lists before 2012 write them in small letters, without the M of the master.
pub(crate) fn title(field: &[u8]) -> Cow<'_, str> {
    let written = text(field);
    let today = match written.as_ref() {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        _ => return written,
    };
    Cow::Borrowed(today)
}

/// Texts of XML and CSV have no blanks around them. Most columns end with many: they are passed over eight at a time.
fn without_blanks(mut field: &[u8]) -> &[u8] {
    if let [first, .., last] = field
        && first.is_ascii_graphic()
        && last.is_ascii_graphic()
    {
        return field;
    }
    while let Some(shorter) = field.strip_suffix(b"        ") {
        field = shorter;
    }
    field.trim_ascii()
}

/// `M` or `F`; women are marked `w` in the oldest lists.
pub(crate) fn sex(field: &[u8]) -> Option<Sex> {
    match field.trim_ascii() {
        [b'M' | b'm'] => Some(Sex::Male),
        [b'F' | b'f' | b'w' | b'W'] => Some(Sex::Female),
        _ => None,
    }
}

/// The flags `w`, `i` and `wi`.
pub(crate) fn activity(flag: &[u8]) -> Activity {
    if flag.iter().any(|byte| matches!(byte, b'i' | b'I')) { Activity::Inactive } else { Activity::Active }
}
