//! Values of the settings: choices by name, numbers in a range, texts.

use exaequo_tiebreak::{Listed, NamedSetting, SettingsProblem, parse_list};
use jiff::civil::DateTime;
use toml::Spanned;
use toml::de::DeValue;

use super::problem::{ExpectedSetting, RegulationsError, RegulationsProblem};
use super::{After, AtLast, BoardCriterion, Colours, Drawn, Format, Numbering, Places, TieMethod};

pub(super) type Read<T> = Result<T, RegulationsError>;
pub(super) type Cell<'a> = Spanned<DeValue<'a>>;

pub(super) const METHOD: NamedSetting<TieMethod> = NamedSetting {
    key: "method",
    names: &["share", "play-off", "list"],
    values: &[TieMethod::Share, TieMethod::PlayOff, TieMethod::List],
};
pub(super) const FORMAT: NamedSetting<Format> = NamedSetting {
    key: "format",
    names: &["single-round-robin", "double-round-robin", "knock-out"],
    values: &[Format::SingleRoundRobin, Format::DoubleRoundRobin, Format::KnockOut],
};
pub(super) const NUMBERS: NamedSetting<Numbering> = NamedSetting {
    key: "numbers",
    names: &["standings", "rating", "tournament-number", "lots"],
    values: &[Numbering::Standings, Numbering::Rating, Numbering::TournamentNumber, Numbering::Lots],
};
pub(super) const COLOURS: NamedSetting<Colours> = NamedSetting {
    key: "colours",
    names: &["by-number", "alternating", "lots"],
    values: &[Colours::ByNumber, Colours::Alternating, Colours::Lots],
};
pub(super) const AT_LAST: NamedSetting<AtLast> = NamedSetting {
    key: "at-last",
    names: &["lots", "list", "share"],
    values: &[AtLast::Lots, AtLast::List, AtLast::Share],
};
pub(super) const DRAWN: NamedSetting<Drawn> = NamedSetting {
    key: "drawn",
    names: &["goes-on", "black-wins"],
    values: &[Drawn::GoesOn, Drawn::BlackWins],
};
const BOARDS: NamedSetting<BoardCriterion> = NamedSetting {
    key: "boards",
    names: &["BC", "TBR", "BBE"],
    values: &[BoardCriterion::BoardCount, BoardCriterion::TopBoards, BoardCriterion::BottomBoards],
};
const PLACES: &[&str] = &["all", "first", "first N", "medals", "qualify N"];
const AFTER: &[&str] = &["none", "all", "N"];

/// What the name of a choice means.
pub(super) fn choice<T: Copy>(setting: &NamedSetting<T>, value: &Cell<'_>) -> Read<T> {
    let found = text(setting.key, value)?;
    setting.find(found).map_err(|refused| problem(refused.into(), value))
}

pub(super) fn problem(problem: RegulationsProblem, value: &Cell<'_>) -> RegulationsError {
    RegulationsError { problem, at: value.span() }
}

pub(super) fn kind(key: &'static str, expected: ExpectedSetting, value: &Cell<'_>) -> RegulationsError {
    problem(RegulationsProblem::Kind { key, expected }, value)
}

fn refused(
    key: &'static str,
    found: &str,
    choices: &'static [&'static str],
    value: &Cell<'_>,
) -> RegulationsError {
    problem(SettingsProblem::Choice { key, found: found.to_owned(), choices }.into(), value)
}

pub(super) fn text<'a>(key: &'static str, value: &'a Cell<'_>) -> Read<&'a str> {
    value.get_ref().as_str().ok_or_else(|| kind(key, ExpectedSetting::Text, value))
}

pub(super) fn number(key: &'static str, value: &Cell<'_>, least: u32, most: u32) -> Read<u32> {
    let found = value.get_ref().as_integer().and_then(|number| number.as_str().parse().ok());
    let expected = ExpectedSetting::Number { least, most };
    found.filter(|found| (least..=most).contains(found)).ok_or_else(|| kind(key, expected, value))
}

/// Reads `places` (3.1.1): the places that are played for.
pub(super) fn places(value: &Cell<'_>) -> Read<Places> {
    let found = text("places", value)?;
    let count = |number: &str| number.trim().parse().ok().filter(|count| (1..=9_999).contains(count));
    let places = match found.split_once(' ') {
        None if found == "all" => Some(Places::All),
        None if found == "first" => Some(Places::First(1)),
        None if found == "medals" => Some(Places::First(3)),
        Some(("first", number)) => count(number).map(Places::First),
        Some(("qualify", number)) => count(number).map(Places::Qualify),
        _ => None,
    };
    places.ok_or_else(|| refused("places", found, PLACES, value))
}

/// Reads `after` (3.1.2): how many tie-breaks are applied before a play-off.
pub(super) fn after(value: &Cell<'_>) -> Read<After> {
    if value.get_ref().as_integer().is_some() {
        return number("after", value, 1, 99).map(|count| After::First(count as usize));
    }
    match text("after", value)? {
        "none" => Ok(After::None),
        "all" => Ok(After::All),
        other => Err(refused("after", other, AFTER, value)),
    }
}

/// Reads `start` (3.1.7): the day and the time at which the play-off begins.
pub(super) fn start(value: &Cell<'_>) -> Read<DateTime> {
    let written = match value.get_ref() {
        DeValue::Datetime(datetime) => Some(*datetime),
        other => other.as_str().and_then(|text| text.replace(' ', "T").parse().ok()),
    };
    // The clock of Greenwich says nothing about that of the place.
    let of_place = written.filter(|written| written.offset.is_none_or(|offset| offset.to_string() != "Z"));
    let read = of_place.and_then(|written| {
        let (date, time) = (written.date?, written.time?);
        let (second, nanosecond) = (time.second.unwrap_or(0), time.nanosecond.unwrap_or(0));
        moment(date.year, [date.month, date.day, time.hour, time.minute, second], nanosecond)
    });
    read.ok_or_else(|| kind("start", ExpectedSetting::DateTime, value))
}

/// A day and a time; a leap second is the last one there is.
fn moment(year: u16, rest: [u8; 5], nanosecond: u32) -> Option<DateTime> {
    let year = i16::try_from(year).ok()?;
    let [month, day, hour, minute, second] = rest.map(|number| i8::try_from(number).unwrap_or(i8::MAX));
    let nanosecond = i32::try_from(nanosecond).ok()?;
    DateTime::new(year, month, day, hour, minute, second.min(59), nanosecond).ok()
}

pub(super) fn criteria(value: &Cell<'_>) -> Read<Vec<Listed>> {
    let list = text("still-tied", value)?;
    parse_list(list).map_err(|errors| problem(RegulationsProblem::Criteria(errors[0].clone()), value))
}

/// Reads `boards` (article 12): the board criteria that decide where a match of teams is level.
pub(super) fn boards(value: &Cell<'_>) -> Read<Vec<BoardCriterion>> {
    let list = value.get_ref().as_array().ok_or_else(|| kind("boards", ExpectedSetting::List, value))?;
    list.iter().map(|item| choice(&BOARDS, item)).collect()
}
