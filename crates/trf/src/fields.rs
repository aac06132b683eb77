//! Values of fields: numbers, points, dates, as programs write them.

use exaequo_model::{Birth, Date, Points};

/// A whole number in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Blank,
    Value(u32),
    Bad,
}

impl Number {
    /// The number; `None` where the field is blank or unreadable.
    pub(crate) const fn value(self) -> Option<u32> {
        match self {
            Self::Value(value) => Some(value),
            Self::Blank | Self::Bad => None,
        }
    }
}

/// Four columns with digits after blanks, the usual form, all at once; blank is 0. The second value is 0 unless the
/// columns hold something else.
#[inline]
pub(crate) fn right_aligned_or_wrong(cells: [u8; 4]) -> (u32, u32) {
    // A digit becomes its value, a blank becomes 0x10, anything else something that is neither.
    let word = u32::from_le_bytes(cells) ^ 0x3030_3030;
    let digits = word & 0x0F0F_0F0F;
    let blanks = word >> 4 & 0x0101_0101;
    let wrong = (word & 0xE0E0_E0E0)
        | ((digits + 0x0606_0606) & 0x1010_1010)
        | (digits & (blanks * 0x0F))
        // A blank behind a digit: the column before it is not blank.
        | (blanks & !(blanks << 8 | 1));
    // Tens and ones of both halves, then both halves.
    let pairs = digits * 10 + (digits >> 8);
    ((pairs & 0xFF) * 100 + (pairs >> 16 & 0xFF), wrong)
}

/// Four columns with digits, all at once. The second value is 0 unless the columns hold something else.
#[inline]
fn digits_or_wrong(cells: [u8; 4]) -> (u32, u32) {
    let digits = u32::from_le_bytes(cells) ^ 0x3030_3030;
    // A digit above 9, or anything that is none, has one of the upper bits, at the latest after adding 6.
    let low = digits & 0x0F0F_0F0F;
    let wrong = (digits | (low + 0x0606_0606)) & 0xF0F0_F0F0;
    let pairs = low * 10 + (low >> 8);
    ((pairs & 0xFF) * 100 + (pairs >> 16 & 0xFF), wrong)
}

/// Four columns in the usual form.
#[inline]
fn right_aligned(cells: [u8; 4]) -> Option<u32> {
    let (value, wrong) = right_aligned_or_wrong(cells);
    (wrong == 0).then_some(value)
}

/// Reads a number however it is aligned or zero-padded.
#[inline]
pub(crate) fn number(cells: &[u8]) -> Number {
    match <[u8; 4]>::try_from(cells).ok().and_then(right_aligned) {
        Some(value @ 1..) => Number::Value(value),
        Some(0) | None => any_number(cells),
    }
}

fn any_number(cells: &[u8]) -> Number {
    let digits = cells.trim_ascii();
    if digits.is_empty() {
        return Number::Blank;
    }
    if digits.len() > 9 {
        return Number::Bad;
    }
    let mut value = 0;
    for byte in digits {
        if !byte.is_ascii_digit() {
            return Number::Bad;
        }
        value = value * 10 + u32::from(byte - b'0');
    }
    Number::Value(value)
}

/// A number of up to eight digits at the end of eleven columns, the usual form of a FIDE number; blank is 0.
pub(crate) fn usual_id(cells: &[u8; 11]) -> Option<u32> {
    let (blanks, digits) = cells.split_first_chunk::<3>()?;
    let (&high, &low) = (digits.first_chunk::<4>()?, digits.last_chunk::<4>()?);
    // A number that begins in the first four columns goes on in the last four.
    let joined = high[3] == b' ' || low[0] != b' ';
    let (high, wrong_high) = right_aligned_or_wrong(high);
    let (low, wrong_low) = right_aligned_or_wrong(low);
    let usual = *blanks == [b' '; 3] && wrong_high | wrong_low == 0 && joined;
    usual.then_some(high * 10_000 + low)
}

/// Whether a value is written as the format asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DateForm {
    Usual,
    Unusual,
}

/// Reads points: `4.5`, `4`, `.5`; unusual but clear: `4,5`, `4½`, two decimals.
pub(crate) fn points(text: &str) -> Option<(Points, DateForm)> {
    let text = text.trim();
    if let Ok(points) = text.parse::<Points>() {
        let decimals = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        return Some((points, if decimals <= 1 { DateForm::Usual } else { DateForm::Unusual }));
    }
    let plain = match text.strip_suffix('½') {
        Some(whole) => format!("{whole}.5"),
        None => text.replacen(',', ".", 1),
    };
    plain.parse().ok().map(|points| (points, DateForm::Unusual))
}

/// Reads points that are not below zero, as all but abnormal ones are.
pub(crate) fn whole_points(text: &str) -> Option<(Points, DateForm)> {
    points(text).filter(|(points, _)| *points >= Points::ZERO)
}

/// Points in four columns in the usual form.
#[inline]
pub(crate) fn points_of_four(cells: [u8; 4]) -> Option<Points> {
    if let [tens @ (b' ' | b'0'..=b'9'), ones @ b'0'..=b'9', b'.', tenths @ b'0'..=b'9'] = cells {
        let value = |digit: u8| i32::from(digit & 0x0F);
        return Some(Points::from_hundredths(value(tens) * 1000 + value(ones) * 100 + value(tenths) * 10));
    }
    None
}

/// Points in the usual form, without a detour.
pub(crate) fn usual_points(cells: &[u8]) -> Option<Points> {
    match cells.trim_ascii() {
        [whole @ .., b'.', tenth] if tenth.is_ascii_digit() => {
            let whole = number(whole).value()?;
            let hundredths = whole.checked_mul(100)? + u32::from(tenth - b'0') * 10;
            i32::try_from(hundredths).ok().map(Points::from_hundredths)
        }
        _ => None,
    }
}

/// What a date field says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DateReading {
    /// Blank or all zeros.
    Unknown,
    /// A year and nothing more.
    Year(i16, DateForm),
    /// A day, and the form it is written in.
    Day(Date, DateForm),
    /// A day of this century, the year of which has two digits.
    ShortDay(Date),
    /// Could be two days of this year.
    Ambiguous(i16),
    /// Cannot be read.
    Bad,
}

impl DateReading {
    pub(crate) const fn day(self) -> Option<Date> {
        match self {
            Self::Day(date, _) | Self::ShortDay(date) => Some(date),
            Self::Unknown | Self::Year(..) | Self::Ambiguous(_) | Self::Bad => None,
        }
    }

    pub(crate) const fn birth(self) -> Birth {
        match self {
            Self::Unknown | Self::Bad => Birth::Unknown,
            Self::Year(year, _) | Self::Ambiguous(year) => Birth::Year(year),
            Self::Day(date, _) | Self::ShortDay(date) => Birth::Day(date),
        }
    }
}

/// Reads a date: `YYYY/MM/DD`, and the other forms programs write.
pub(crate) fn date(text: &str) -> DateReading {
    let text = text.trim_ascii();
    if let Some(reading) = canonical_date(text.as_bytes()) {
        return reading;
    }
    if let &[y1, y2, b'/', m1, m2, b'/', d1, d2] = text.as_bytes()
        && let (Some(y), Some(m), Some(d)) = (two_digits(y1, y2), two_digits(m1, m2), two_digits(d1, d2))
    {
        return short_day(y, m, d);
    }
    let parts: Vec<&str> = text.split(['/', '.', '-', ' ', ',']).filter(|part| !part.is_empty()).collect();
    let numbers: Vec<Option<i16>> = parts.iter().map(|part| small(part)).collect();
    match (parts.as_slice(), numbers.as_slice()) {
        ([], _) => DateReading::Unknown,
        ([year], [Some(value)]) if year.len() == 4 => year_only(*value, DateForm::Unusual),
        ([year, _, _], [Some(y), Some(m), Some(d)]) if year.len() == 4 => day(*y, *m, *d),
        ([_, _, year], [Some(d), Some(m), Some(y)]) if year.len() == 4 => {
            // With slashes the month may come first; a day above 12 settles it.
            let ambiguous = text.contains('/') && *d <= 12 && d != m;
            if ambiguous && *m <= 12 { ambiguous_day(*y) } else { day(*y, *m, *d) }
        }
        ([year, _, _], [Some(y), Some(m), Some(d)]) if year.len() == 2 => day(2000 + *y, *m, *d),
        ([month, _, _], [None, Some(d), Some(y)]) => match month_number(month) {
            Some(m) => day(*y, m, *d),
            None => DateReading::Bad,
        },
        _ => DateReading::Bad,
    }
}

/// `YYYY/MM/DD` without a detour.
pub(crate) fn canonical_date(bytes: &[u8]) -> Option<DateReading> {
    <[u8; 10]>::try_from(bytes).ok().and_then(date_of_ten)
}

/// Ten columns `YYYY/MM/DD`.
#[inline]
pub(crate) fn date_of_ten(cells: [u8; 10]) -> Option<DateReading> {
    let [y1, y2, y3, y4, s1, m1, m2, s2, d1, d2] = cells;
    // Zeros take the place of blanks, so that all digits are looked at alike.
    let (year, wrong_year) = digits_or_wrong([y1, y2, y3, y4]);
    let (month_day, wrong_day) = digits_or_wrong([m1, m2, d1, d2]);
    if wrong_year | wrong_day != 0 || [s1, s2] != [b'/'; 2] {
        return None;
    }
    let (year, month, day) =
        (small_number(year), small_number(month_day / 100), small_number(month_day % 100));
    Some(match month_day {
        0 => year_only(year, DateForm::Usual),
        _ => civil(year, month, day).map_or(DateReading::Bad, |date| DateReading::Day(date, DateForm::Usual)),
    })
}

/// A number below 10,000.
fn small_number(number: u32) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

fn year_only(year: i16, form: DateForm) -> DateReading {
    match year {
        0 => DateReading::Unknown,
        1800..=2199 => DateReading::Year(year, form),
        _ => DateReading::Bad,
    }
}

fn day(year: i16, month: i16, day: i16) -> DateReading {
    match (month, day) {
        (0, 0) => year_only(year, DateForm::Unusual),
        _ => {
            civil(year, month, day).map_or(DateReading::Bad, |date| DateReading::Day(date, DateForm::Unusual))
        }
    }
}

/// A day whose year has two digits; all zeros are no date.
fn short_day(year: i16, month: i16, day: i16) -> DateReading {
    match civil(2000 + year, month, day) {
        Some(date) => DateReading::ShortDay(date),
        None if [year, month, day] == [0; 3] => DateReading::Unknown,
        None => DateReading::Bad,
    }
}

fn ambiguous_day(year: i16) -> DateReading {
    if (1800..=2199).contains(&year) { DateReading::Ambiguous(year) } else { DateReading::Bad }
}

fn civil(year: i16, month: i16, day: i16) -> Option<Date> {
    let (month, day) = (i8::try_from(month).ok()?, i8::try_from(day).ok()?);
    if !(1800..=2199).contains(&year) {
        return None;
    }
    Date::new(year, month, day).ok()
}

fn two_digits(tens: u8, ones: u8) -> Option<i16> {
    let digits = tens.is_ascii_digit() && ones.is_ascii_digit();
    digits.then(|| i16::from(tens - b'0') * 10 + i16::from(ones - b'0'))
}

fn small(part: &str) -> Option<i16> {
    let digits = part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    if digits { part.parse().ok() } else { None }
}

fn month_number(name: &str) -> Option<i16> {
    const MONTHS: [&str; 12] =
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let start = name.get(..3)?.to_ascii_lowercase();
    MONTHS.iter().position(|month| **month == start).and_then(|index| i16::try_from(index + 1).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_any_alignment() {
        for text in ["0003", "3   ", "  03", "   3"] {
            assert_eq!(number(text.as_bytes()), Number::Value(3), "{text}");
        }
        assert_eq!(number(b"    "), Number::Blank);
        for text in ["3 4", "x", "-1", "1234567890"] {
            assert_eq!(number(text.as_bytes()), Number::Bad, "{text}");
        }
    }

    #[test]
    fn usual_ids_are_the_numbers_they_look_like() {
        for id in [1_u32, 99, 9_999, 10_000, 123_456, 1_503_014, 14_204_118, 99_999_999] {
            let cells = format!("{id:>11}");
            assert_eq!(usual_id(cells.as_bytes().try_into().unwrap()), Some(id));
        }
        assert_eq!(usual_id(b"           "), Some(0));
        for cells in
            [b"123456789  ", b"   12  3456", b"   1234 567", b" 123456789 ", b"    N-20455", b"12345678901"]
        {
            assert_eq!(usual_id(cells), None);
        }
    }

    #[test]
    fn points_as_programs_write_them() {
        let half = |halves| Points::from_halves(halves);
        for text in [" 4.5", "4.5", "04.5"] {
            assert_eq!(points(text), Some((half(9), DateForm::Usual)), "{text}");
            assert_eq!(usual_points(text.as_bytes()), Some(half(9)));
        }
        assert_eq!(points("4"), Some((half(8), DateForm::Usual)));
        assert_eq!(points("4,5"), Some((half(9), DateForm::Unusual)));
        assert_eq!(points("4½"), Some((half(9), DateForm::Unusual)));
        assert_eq!(points("½"), Some((half(1), DateForm::Unusual)));
        assert_eq!(points("4.25"), Some((Points::from_hundredths(425), DateForm::Unusual)));
        assert_eq!(points("4.50"), Some((half(9), DateForm::Unusual)));
        for text in ["4.", ".5", "00.0"] {
            assert_eq!(points(text).map(|(_, form)| form), Some(DateForm::Usual), "{text}");
        }
        assert_eq!((points("-1.0").is_some(), whole_points("-1.0")), (true, None));
        assert_eq!(points("four"), None);
        assert_eq!(usual_points(b"x.5"), None);
    }

    #[test]
    fn dates_as_programs_write_them() {
        let expected = Date::new(2026, 3, 16).unwrap();
        assert_eq!(date("2026/03/16"), DateReading::Day(expected, DateForm::Usual));
        let unusual =
            ["2026.03.16", "2026-03-16", "16.03.2026", "16. 03. 2026", "16/03/2026", "Mar 16, 2026"];
        for text in unusual.into_iter().chain(["26.03.16"]) {
            assert_eq!(date(text), DateReading::Day(expected, DateForm::Unusual), "{text}");
        }
        assert_eq!(date("26/03/16"), DateReading::ShortDay(expected));
    }

    #[test]
    fn a_year_alone_and_no_date_at_all() {
        assert_eq!(date("1979/00/00"), DateReading::Year(1979, DateForm::Usual));
        assert_eq!(date("1979"), DateReading::Year(1979, DateForm::Unusual));
        assert_eq!(date("1979.00.00"), DateReading::Year(1979, DateForm::Unusual));
        for text in ["", "0000/00/00", "0000", "00/00/00"] {
            assert_eq!(date(text), DateReading::Unknown, "{text}");
        }
    }

    #[test]
    fn ambiguous_and_impossible_dates_are_not_guessed() {
        assert_eq!(date("03/04/2026"), DateReading::Ambiguous(2026));
        assert_eq!(date("03/04/2026").birth(), Birth::Year(2026));
        for text in ["2026/02/30", "2026/13/01", "soon", "1/2", "9999/01/01"] {
            assert_eq!(date(text), DateReading::Bad, "{text}");
        }
        let same = Date::new(2026, 4, 4).unwrap();
        assert_eq!(date("04/04/2026"), DateReading::Day(same, DateForm::Unusual));
    }
}
