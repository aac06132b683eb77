//! Numbers, points, dates and counts as people write them.

use exaequo_model::{Date, Points};

use crate::{Lang, say};

/// Points: `4½`, `½`, `0`, `17.25`; a decimal comma in French and Spanish.
pub fn points(lang: Lang, points: Points) -> String {
    let hundredths = points.hundredths();
    let sign = if hundredths < 0 { "−" } else { "" };
    let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    let mark = exaequo_page::number::decimal_mark(lang);
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
    if is_singular_points(lang, value) {
        say!(lang, en "{number} point", fr "{number} point", es "{number} punto", number)
    } else {
        say!(lang, en "{number} points", fr "{number} points", es "{number} puntos", number)
    }
}

/// Match points with the word: `1 match point`.
pub(crate) fn match_points_in_words(lang: Lang, value: Points) -> String {
    let n = points(lang, value);
    if is_singular_points(lang, value) {
        say!(lang, en "{n} match point", fr "{n} point de match", es "{n} punto de encuentro", n)
    } else {
        say!(lang, en "{n} match points", fr "{n} points de match", es "{n} puntos de encuentro", n)
    }
}

/// Game points with the word: `2½ game points`.
pub(crate) fn game_points_in_words(lang: Lang, value: Points) -> String {
    let n = points(lang, value);
    if is_singular_points(lang, value) {
        say!(lang, en "{n} game point", fr "{n} point de parties", es "{n} punto de partida", n)
    } else {
        say!(lang, en "{n} game points", fr "{n} points de parties", es "{n} puntos de partida", n)
    }
}

/// Whether points take the singular: up to 1, in French below 2.
pub(crate) const fn is_singular_points(lang: Lang, points: Points) -> bool {
    let size = points.hundredths().unsigned_abs();
    match lang {
        Lang::En | Lang::Es => 1 <= size && size <= 100,
        Lang::Fr => size < 200,
    }
}

/// A large whole number, its thousands apart: `1,000,000`, `1 000 000`. Ratings and years are not written so.
pub fn whole(lang: Lang, number: u64) -> String {
    let separator = match lang {
        Lang::En => ',',
        Lang::Fr | Lang::Es => '\u{202F}',
    };
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut text = String::with_capacity(digits.len() + 6);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}
/// A day: `6 March 2026`, `6 mars 2026`, `6 de marzo de 2026`.
pub fn date(lang: Lang, date: Date) -> String {
    let (year, day) = (date.year(), ordinal(lang, date.day()));
    let month = month(lang, date);
    say!(lang, en "{day} {month} {year}", fr "{day} {month} {year}", es "{day} de {month} de {year}", day, month, year)
}

/// The days from one to another: `6–8 March 2026`, `30 mars – 2 avril 2026`.
pub fn dates(lang: Lang, first: Date, last: Date) -> String {
    let until = date(lang, last);
    if first >= last {
        return date(lang, first);
    }
    if (first.year(), first.month()) == (last.year(), last.month()) {
        return format!("{}–{until}", ordinal(lang, first.day()));
    }
    let from = if first.year() == last.year() { day_and_month(lang, first) } else { date(lang, first) };
    format!("{from} – {until}")
}

fn day_and_month(lang: Lang, date: Date) -> String {
    let (day, month) = (ordinal(lang, date.day()), month(lang, date));
    say!(lang, en "{day} {month}", fr "{day} {month}", es "{day} de {month}", day, month)
}

/// The first day of a month is an ordinal number in French.
fn ordinal(lang: Lang, day: i8) -> String {
    match (lang, day) {
        (Lang::Fr, 1) => "1er".to_owned(),
        (Lang::En | Lang::Fr | Lang::Es, _) => day.to_string(),
    }
}

fn month(lang: Lang, date: Date) -> &'static str {
    const EN: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    const FR: [&str; 12] = [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ];
    const ES: [&str; 12] = [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ];
    let names = match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
        Lang::Es => &ES,
    };
    let index = usize::try_from(date.month()).unwrap_or(1).saturating_sub(1);
    names.get(index).copied().unwrap_or_default()
}

/// Whether a number of things takes the singular: 1, and 0 in French.
pub const fn is_singular(lang: Lang, count: u64) -> bool {
    match lang {
        Lang::En | Lang::Es => count == 1,
        Lang::Fr => count < 2,
    }
}

/// Numbers from one to another: `3 and 4`, `3 to 5`.
pub fn span(lang: Lang, first: u32, last: u32) -> String {
    if first.checked_add(1) == Some(last) {
        return say!(lang, en "{first} and {last}", fr "{first} et {last}", es "{first} y {last}", first, last);
    }
    say!(lang, en "{first} to {last}", fr "{first} à {last}", es "{first} a {last}", first, last)
}

/// Texts one after the other: `1, 2 and 5`.
pub fn list(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let first = first.join(", ");
            say!(lang, en "{first} and {last}", fr "{first} et {last}", es "{first} y {last}", first, last)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_numbers_are_not_from_one_to_the_other() {
        assert_eq!(Lang::ALL.map(|lang| span(lang, 1, 2)), ["1 and 2", "1 et 2", "1 y 2"]);
        assert_eq!(Lang::ALL.map(|lang| span(lang, 1, 3)), ["1 to 3", "1 à 3", "1 a 3"]);
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

    #[test]
    fn lists() {
        let items = ["1", "2", "5"].map(str::to_owned);
        assert_eq!(in_all(|lang| list(lang, &items)), ["1, 2 and 5", "1, 2 et 5", "1, 2 y 5"]);
        assert_eq!(list(Lang::En, &items[..1]), "1");
        assert_eq!(list(Lang::En, &[]), "");
    }
}
