//! Numbers, points, dates and counts as people write them.

use exaequo_lang::Text;
use exaequo_model::{Date, Points};
use exaequo_texts::text;

use crate::{Lang, say};

pub use exaequo_page::number::decimal_mark;

/// Points: `4½`, `½`, `0`, `17.25`; a decimal comma in French and Spanish.
///
/// ```
/// use exaequo_model::Points;
/// use exaequo_words::{Lang, number};
///
/// assert_eq!(number::points(Lang::En, Points::from_halves(9)), "4½");
/// assert_eq!(number::points(Lang::Fr, Points::from_hundredths(1_725)), "17,25");
/// ```
pub fn points(lang: Lang, points: Points) -> String {
    let hundredths = points.hundredths();
    let sign = if hundredths < 0 { "−" } else { "" };
    let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    let mark = decimal_mark(lang);
    match (whole, part) {
        (_, 0) => format!("{sign}{whole}"),
        (0, 50) => format!("{sign}½"),
        (_, 50) => format!("{sign}{whole}½"),
        _ if part % 10 == 0 => format!("{sign}{whole}{mark}{}", part / 10),
        _ => format!("{sign}{whole}{mark}{part:02}"),
    }
}

/// Points with the word: `4½ points`, `1 point`, `½ punto`.
pub fn points_in_words(lang: Lang, value: Points) -> String {
    let number = points(lang, value);
    match Amount::of(value) {
        Amount::Part => say!(lang, ctx "½", "{number} point", number),
        Amount::OneAndPart => say!(lang, ctx "1½", "{number} points", number),
        Amount::Whole(whole) => say!(lang, count whole, "{number} point", "{number} points", number),
    }
}

/// Match points with the word: `1 match point`.
pub fn match_points_in_words(lang: Lang, value: Points) -> String {
    let n = points(lang, value);
    match Amount::of(value) {
        Amount::Part => say!(lang, ctx "½", "{n} match point", n),
        Amount::OneAndPart => say!(lang, ctx "1½", "{n} match points", n),
        Amount::Whole(whole) => say!(lang, count whole, "{n} match point", "{n} match points", n),
    }
}

/// Game points with the word: `2½ game points`.
pub fn game_points_in_words(lang: Lang, value: Points) -> String {
    let n = points(lang, value);
    match Amount::of(value) {
        Amount::Part => say!(lang, ctx "½", "{n} game point", n),
        Amount::OneAndPart => say!(lang, ctx "1½", "{n} game points", n),
        Amount::Whole(whole) => say!(lang, count whole, "{n} game point", "{n} game points", n),
    }
}

/// How many points, as far as grammar cares. Plural rules are about whole numbers, and languages differ in ½ and 1½.
enum Amount {
    /// Less than one, but not nothing.
    Part,
    /// More than one and less than two.
    OneAndPart,
    /// So many, and perhaps a part of one more.
    Whole(u32),
}

impl Amount {
    const fn of(points: Points) -> Self {
        match points.hundredths().unsigned_abs() {
            1..=99 => Self::Part,
            101..=199 => Self::OneAndPart,
            size => Self::Whole(size / 100),
        }
    }
}

/// A large whole number, its thousands apart: `1,000,000`, `1 000 000`. Ratings and years are not written so.
pub fn whole(lang: Lang, number: u64) -> String {
    const SEPARATOR: Text = text!(ctx "between thousands", ",");
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut text = String::with_capacity(digits.len() + 6);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(SEPARATOR.in_lang(lang));
        }
        text.push(digit);
    }
    text
}
/// A day: `6 March 2026`, `6 mars 2026`, `6 de marzo de 2026`.
pub fn date(lang: Lang, date: Date) -> String {
    let (year, day) = (date.year(), day_of_month(lang, date.day()));
    let month = month(lang, date);
    say!(lang, "{day} {month} {year}", day, month, year)
}

/// The days from one to another: `6–8 March 2026`, `30 mars – 2 avril 2026`.
///
/// ```
/// use exaequo_model::Date;
/// use exaequo_words::{Lang, number};
///
/// let [first, last] = [6, 8].map(|day| Date::constant(2026, 3, day));
/// assert_eq!(number::dates(Lang::En, first, last), "6–8 March 2026");
/// assert_eq!(number::dates(Lang::Fr, first, last), "6–8 mars 2026");
/// ```
pub fn dates(lang: Lang, first: Date, last: Date) -> String {
    let until = date(lang, last);
    if first >= last {
        return date(lang, first);
    }
    if (first.year(), first.month()) == (last.year(), last.month()) {
        return format!("{}–{until}", day_of_month(lang, first.day()));
    }
    let from = if first.year() == last.year() { day_and_month(lang, first) } else { date(lang, first) };
    format!("{from} – {until}")
}

fn day_and_month(lang: Lang, date: Date) -> String {
    let (day, month) = (day_of_month(lang, date.day()), month(lang, date));
    say!(lang, "{day} {month}", day, month)
}

/// The day of a month; the first is an ordinal number in French.
fn day_of_month(lang: Lang, day: i8) -> String {
    if day == 1 { say!(lang, ctx "day of a month", "1") } else { day.to_string() }
}

fn month(lang: Lang, date: Date) -> &'static str {
    const MONTHS: [Text; 12] = [
        text!("January"),
        text!("February"),
        text!("March"),
        text!("April"),
        text!("May"),
        text!("June"),
        text!("July"),
        text!("August"),
        text!("September"),
        text!("October"),
        text!("November"),
        text!("December"),
    ];
    let index = usize::try_from(date.month()).unwrap_or(1).saturating_sub(1);
    MONTHS.get(index).map_or("", |name| name.in_lang(lang))
}

/// A place in an order: `1st`, `22nd`, `1er`, `22e`, `22.º`. Languages tell numbers apart by how they end, and some the
/// first of all: each such kind is a text.
///
/// ```
/// use exaequo_words::{Lang, number};
///
/// assert_eq!(number::ordinal(Lang::En, 21), "21st");
/// assert_eq!(number::ordinal(Lang::Fr, 21), "21e");
/// ```
pub fn ordinal(lang: Lang, n: u32) -> String {
    match (n, n % 100, n % 10) {
        (1, ..) => say!(lang, ctx "ordinal number 1", "{n}st", n),
        (_, 11..=13, _) => say!(lang, ctx "any other ordinal number", "{n}th", n),
        (.., 1) => say!(lang, ctx "ordinal number such as 21 or 101", "{n}st", n),
        (.., 2) => say!(lang, ctx "ordinal number such as 2 or 22", "{n}nd", n),
        (.., 3) => say!(lang, ctx "ordinal number such as 3 or 23", "{n}rd", n),
        _ => say!(lang, ctx "any other ordinal number", "{n}th", n),
    }
}

/// Numbers from one to another: `3 and 4`, `3 to 5`.
pub fn span(lang: Lang, first: u32, last: u32) -> String {
    if first.checked_add(1) == Some(last) {
        return say!(lang, "{first} and {last}", first, last);
    }
    say!(lang, "{first} to {last}", first, last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_numbers_are_not_from_one_to_the_other() {
        assert_eq!(Lang::ALL.map(|lang| span(lang, 1, 2)), ["1 and 2", "1 et 2", "1 y 2"]);
        assert_eq!(Lang::ALL.map(|lang| span(lang, 1, 3)), ["1 to 3", "1 à 3", "1 a 3"]);
    }

    #[test]
    fn ordinal_numbers() {
        let cases = [
            (1, ["1st", "1er", "1.º"]),
            (2, ["2nd", "2e", "2.º"]),
            (3, ["3rd", "3e", "3.º"]),
            (4, ["4th", "4e", "4.º"]),
            (10, ["10th", "10e", "10.º"]),
            (11, ["11th", "11e", "11.º"]),
            (12, ["12th", "12e", "12.º"]),
            (13, ["13th", "13e", "13.º"]),
            (21, ["21st", "21e", "21.º"]),
            (22, ["22nd", "22e", "22.º"]),
            (23, ["23rd", "23e", "23.º"]),
            (101, ["101st", "101e", "101.º"]),
            (111, ["111th", "111e", "111.º"]),
            (112, ["112th", "112e", "112.º"]),
            (1003, ["1003rd", "1003e", "1003.º"]),
        ];
        for (n, texts) in cases {
            assert_eq!(in_all(|lang| ordinal(lang, n)), texts);
        }
    }

    fn in_all(text: impl Fn(Lang) -> String) -> [String; 3] {
        Lang::ALL.map(text)
    }

    #[test]
    fn points_for_people() {
        let cases = [
            (450, ["4½", "4½", "4½"]),
            (50, ["½", "½", "½"]),
            (0, ["0", "0", "0"]),
            (1_725, ["17.25", "17,25", "17,25"]),
            (10, ["0.1", "0,1", "0,1"]),
            (307, ["3.07", "3,07", "3,07"]),
            (-50, ["−½", "−½", "−½"]),
            (-150, ["−1½", "−1½", "−1½"]),
            (-125, ["−1.25", "−1,25", "−1,25"]),
        ];
        for (hundredths, texts) in cases {
            assert_eq!(in_all(|lang| points(lang, Points::from_hundredths(hundredths))), texts);
        }
    }

    #[test]
    fn points_of_teams_take_it_too() {
        let cases = [
            (100, ["1 match point", "1 point de match", "1 punto de encuentro"]),
            (150, ["1½ match points", "1½ point de match", "1½ puntos de encuentro"]),
            (200, ["2 match points", "2 points de match", "2 puntos de encuentro"]),
        ];
        for (hundredths, texts) in cases {
            assert_eq!(
                in_all(|lang| match_points_in_words(lang, Points::from_hundredths(hundredths))),
                texts
            );
        }
        let games = in_all(|lang| game_points_in_words(lang, Points::from_hundredths(100)));
        assert_eq!(games, ["1 game point", "1 point de parties", "1 punto de partida"]);
    }

    #[test]
    fn points_take_the_number_of_their_language() {
        let cases = [
            (0, ["0 points", "0 point", "0 puntos"]),
            (50, ["½ point", "½ point", "½ punto"]),
            (100, ["1 point", "1 point", "1 punto"]),
            (150, ["1½ points", "1½ point", "1½ puntos"]),
            (200, ["2 points", "2 points", "2 puntos"]),
        ];
        for (hundredths, texts) in cases {
            assert_eq!(in_all(|lang| points_in_words(lang, Points::from_hundredths(hundredths))), texts);
        }
    }

    #[test]
    fn thousands_apart() {
        assert_eq!(
            in_all(|lang| whole(lang, 1_000_000)),
            ["1,000,000", "1\u{202F}000\u{202F}000", "1\u{202F}000\u{202F}000"]
        );
        assert_eq!(whole(Lang::En, 65_536), "65,536");
        assert_eq!(whole(Lang::En, 9_999), "9999");
    }

    #[test]
    fn days_by_language() {
        let day = |month, day| Date::new(2026, month, day).unwrap();
        assert_eq!(
            in_all(|lang| date(lang, day(3, 6))),
            ["6 March 2026", "6 mars 2026", "6 de marzo de 2026"]
        );
        assert_eq!(date(Lang::Fr, day(8, 1)), "1er août 2026");
        assert_eq!(
            in_all(|lang| dates(lang, day(3, 6), day(3, 8))),
            ["6–8 March 2026", "6–8 mars 2026", "6–8 de marzo de 2026"]
        );
        assert_eq!(
            in_all(|lang| dates(lang, day(3, 30), day(4, 2))),
            ["30 March – 2 April 2026", "30 mars – 2 avril 2026", "30 de marzo – 2 de abril de 2026"]
        );
        assert_eq!(dates(Lang::En, day(3, 6), day(3, 6)), "6 March 2026");
        let before = Date::new(2025, 12, 27).unwrap();
        assert_eq!(dates(Lang::En, before, day(1, 5)), "27 December 2025 – 5 January 2026");
    }
}
