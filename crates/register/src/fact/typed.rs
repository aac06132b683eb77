//! 7.12: what is noted of a person, as an officer types it.

use exaequo_model::Date;

use super::person::{Association, Born, Field, Gender};

/// The titles that FIDE gives to players.
const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];
/// Nobody who plays was born before.
const FIRST_YEAR: i16 = 1850;
/// Lists have four digits for a rating.
const HIGHEST: u16 = 3999;

/// Why something cannot be noted of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// There is nothing of that name.
    Unknown,
    /// A name is missing.
    Name,
    /// A federation is three letters.
    Federation,
    /// M or F.
    Sex,
    /// A year or a day of birth that can be true.
    Birth,
    /// One of FIDE's titles, or nothing.
    Title,
    /// One of FIDE's titles of women, or nothing.
    WomenTitle,
    /// Titles of arbiters, organisers and trainers, or nothing.
    OtherTitles,
    /// 7.14g: an association, or none.
    Member,
    /// A rating of a list, or nothing.
    Rating,
}

impl Field {
    /// What is typed behind a name: `title`, `GM`. Nobody was born after today.
    pub fn parse(name: &str, value: &str, today: Date) -> Result<Self, FieldError> {
        let value = value.trim();
        match name {
            "name" if value.is_empty() => Err(FieldError::Name),
            "name" => Ok(Self::Name(value.to_owned())),
            "federation" => federation(value).map(Self::Federation).ok_or(FieldError::Federation),
            "sex" => sex(value).map(Self::Sex).ok_or(FieldError::Sex),
            "birth" => birth(value, today).map(Self::Birth).ok_or(FieldError::Birth),
            "title" => title(value, |_| true).map(Self::Title).ok_or(FieldError::Title),
            "women-title" => {
                let is_of_women = |title: &str| title.starts_with('W');
                title(value, is_of_women).map(Self::WomenTitle).ok_or(FieldError::WomenTitle)
            }
            "other-titles" => other_titles(value).map(Self::OtherTitles).ok_or(FieldError::OtherTitles),
            "member" => member(value).map(Self::Member),
            _ => Err(FieldError::Unknown),
        }
    }
}

/// A federation as it is typed: three letters.
pub fn federation(value: &str) -> Option<String> {
    let is_code = value.len() == 3 && value.chars().all(|letter| letter.is_ascii_alphabetic());
    is_code.then(|| value.to_ascii_uppercase())
}

/// A rating as it is typed; an empty value takes it away.
pub fn rating(value: &str) -> Result<Option<u16>, FieldError> {
    if value.is_empty() {
        return Ok(None);
    }
    let rating = value.parse().ok().filter(|rating| (1..=HIGHEST).contains(rating));
    rating.map(Some).ok_or(FieldError::Rating)
}

fn sex(value: &str) -> Option<Gender> {
    match value {
        "M" | "m" => Some(Gender::M),
        "F" | "f" => Some(Gender::F),
        _ => None,
    }
}

fn birth(value: &str, today: Date) -> Option<Born> {
    let born = Born::parse(value)?;
    let can_be = match born {
        Born::Year(year) => (FIRST_YEAR..=today.year()).contains(&year),
        Born::Day(day) => day.year() >= FIRST_YEAR && day <= today,
    };
    can_be.then_some(born)
}

fn title(value: &str, is_one: fn(&str) -> bool) -> Option<String> {
    let typed = value.to_ascii_uppercase();
    let is_known = TITLES.contains(&typed.as_str()) && is_one(&typed);
    (typed.is_empty() || is_known).then_some(typed)
}

fn other_titles(value: &str) -> Option<String> {
    let typed = value.to_ascii_uppercase();
    let is_code =
        |code: &str| (2..=4).contains(&code.len()) && code.chars().all(|letter| letter.is_ascii_uppercase());
    let is_known = typed.split(',').all(|code| is_code(code.trim()));
    (typed.is_empty() || is_known).then_some(typed)
}

fn member(value: &str) -> Result<Option<Association>, FieldError> {
    if value == "none" {
        return Ok(None);
    }
    let named = |own: &Association| own.name().eq_ignore_ascii_case(value);
    Association::ALL.into_iter().find(named).map(Some).ok_or(FieldError::Member)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_true_is_not_noted() {
        let today = Date::constant(2026, 11, 1);
        let wrong = [
            ("federation=poland", FieldError::Federation),
            ("federation=P1L", FieldError::Federation),
            ("federation=", FieldError::Federation),
            ("title=XXXXXX", FieldError::Title),
            ("women-title=GM", FieldError::WomenTitle),
            ("other-titles=arbiter of the year", FieldError::OtherTitles),
            ("birth=3000", FieldError::Birth),
            ("birth=1492", FieldError::Birth),
            ("birth=2026-11-02", FieldError::Birth),
            ("sex=x", FieldError::Sex),
            ("member=FIDE", FieldError::Member),
            ("name= ", FieldError::Name),
            ("elo=5", FieldError::Unknown),
        ];
        for (typed, why) in wrong {
            let (name, value) = typed.split_once('=').expect("two parts");
            assert_eq!(Field::parse(name, value, today), Err(why), "{typed}");
        }
        assert_eq!(rating("4000"), Err(FieldError::Rating));
        assert_eq!(rating("high"), Err(FieldError::Rating));
    }

    #[test]
    fn what_is_typed_is_noted_as_lists_have_it() {
        let today = Date::constant(2026, 11, 1);
        let parse = |name, value| Field::parse(name, value, today);
        assert_eq!(parse("federation", "pol"), Ok(Field::Federation("POL".into())));
        assert_eq!(parse("title", "wgm"), Ok(Field::Title("WGM".into())));
        assert_eq!(parse("title", ""), Ok(Field::Title(String::new())));
        assert_eq!(parse("other-titles", "IA,FT"), Ok(Field::OtherTitles("IA,FT".into())));
        assert_eq!(parse("birth", "2026"), Ok(Field::Birth(Born::Year(2026))));
        assert_eq!(parse("member", "icsc"), Ok(Field::Member(Some(Association::Icsc))));
        assert_eq!(parse("member", "none"), Ok(Field::Member(None)));
        assert_eq!((rating(""), rating("1850")), (Ok(None), Ok(Some(1850))));
    }
}
