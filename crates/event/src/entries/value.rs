//! What a cell says.

use exaequo_model::{Birth, Date, Elo, Pace, RatingBody, Sex, search_key};

use super::{EntryFaultKind, EntryField};
use crate::builder::NewPlayer;

/// Numbers that are taken for a rating where no heading says so.
const RATINGS: std::ops::RangeInclusive<u16> = 1000..=3500;
/// The longest text of a cell that is kept.
const LONGEST: usize = 100;

/// A player whose columns are known.
pub(super) fn player(columns: &[Option<EntryField>], cells: &[String]) -> Result<NewPlayer, EntryFaultKind> {
    let mut player = NewPlayer::default();
    let mut given = String::new();
    for (field, cell) in columns.iter().zip(cells).filter(|(_, cell)| !cell.is_empty()) {
        let Some(field) = *field else { continue };
        let text = || cell.chars().take(LONGEST).collect::<String>();
        match field {
            EntryField::Name => player.name = text(),
            EntryField::GivenName => given = text(),
            EntryField::Title => player.title = text().to_uppercase(),
            EntryField::Federation => player.federation = text().to_uppercase(),
            EntryField::Club => player.club = text(),
            EntryField::Category => player.category = text(),
            _ => {
                fill(&mut player, field, cell)
                    .ok_or_else(|| EntryFaultKind::Cell { field, found: text() })?;
            }
        }
    }
    if !given.is_empty() && !player.name.is_empty() {
        player.name = format!("{}, {given}", player.name);
    }
    if player.name.is_empty() { Err(EntryFaultKind::NoName) } else { Ok(player) }
}

/// A cell that holds more than text.
fn fill(player: &mut NewPlayer, field: EntryField, cell: &str) -> Option<()> {
    match field {
        EntryField::Number => {
            player.number = Some(cell.trim_end_matches('.').parse().ok().filter(|one| *one > 0)?);
        }
        EntryField::Sex => player.sex = Some(sex(cell)?),
        EntryField::Birth => player.birth = birth(cell)?,
        EntryField::FideId => player.fide_id = number(cell)?.try_into().ok().filter(|id: &u64| *id > 0),
        EntryField::Rapid => rate(player, RatingBody::Fide, Some(Pace::Rapid), cell)?,
        EntryField::Blitz => rate(player, RatingBody::Fide, Some(Pace::Blitz), cell)?,
        EntryField::National => rate(player, RatingBody::National, Some(Pace::Standard), cell)?,
        _ => rate(player, RatingBody::Fide, None, cell)?,
    }
    Some(())
}

/// A whole number; a hyphen stands for no number.
fn number(cell: &str) -> Option<i64> {
    if cell == "-" || cell == "–" { Some(0) } else { cell.parse().ok().filter(|one| *one >= 0) }
}

fn rate(player: &mut NewPlayer, body: RatingBody, pace: Option<Pace>, cell: &str) -> Option<()> {
    let rating = u16::try_from(number(cell)?).ok().filter(|rating| *rating <= 4000)?;
    player.ratings.extend(Elo::new(rating.into()).map(|rating| (body, pace, rating)));
    Some(())
}

/// The sex as lists write it: `m`, `f`, `w`, or a word of one of the languages.
fn sex(cell: &str) -> Option<Sex> {
    match search_key(cell).as_str() {
        "m" | "male" | "man" | "h" | "homme" | "hombre" | "masculin" | "masculino" => Some(Sex::Male),
        "f" | "w" | "female" | "woman" | "femme" | "feminin" | "mujer" | "femenino" => Some(Sex::Female),
        _ => None,
    }
}

/// A year, or a day: `1990`, `1990-02-03`, `1990/02/03`, `03.02.1990`, `3/2/1990`. A year with `00` for month and
/// day is a year.
pub(super) fn birth(cell: &str) -> Option<Birth> {
    let parts: Vec<i16> =
        cell.trim().split(['-', '/', '.']).map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let (year, month, day) = match parts.as_slice() {
        [year] => (*year, 0, 0),
        [year, month, day] if *year > 31 => (*year, *month, *day),
        [day, month, year] => (*year, *month, *day),
        _ => return None,
    };
    if !(1850..=2100).contains(&year) {
        return None;
    }
    if (month, day) == (0, 0) {
        return Some(Birth::Year(year));
    }
    let date = Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?);
    date.ok().map(Birth::Day)
}

/// A line without a heading: the first cell that is no number is the name, a number that can be one is the rating.
pub(super) fn plain(line: &str) -> Option<NewPlayer> {
    let is_rating = |word: &str| word.trim().parse::<u16>().ok().filter(|rating| RATINGS.contains(rating));
    let mut cells: Vec<&str> =
        line.split(['\t', ';']).map(str::trim).filter(|cell| !cell.is_empty()).collect();
    if let [only] = cells.as_slice() {
        // Without cells a number at the end is the rating.
        if let Some((name, last)) =
            only.rsplit_once(char::is_whitespace).filter(|(_, last)| is_rating(last).is_some())
        {
            cells = vec![name.trim().trim_end_matches(','), last];
        }
    }
    let name = cells.iter().find(|cell| cell.parse::<u32>().is_err())?;
    let rating = cells.iter().find_map(|cell| is_rating(cell)).unwrap_or(0);
    Some(NewPlayer::new(name.chars().take(LONGEST).collect::<String>()).rated(rating))
}

#[cfg(test)]
mod tests {
    use super::*;
    use exaequo_model::Date;

    #[test]
    fn lines_are_read_as_people_write_them() {
        for (line, name, rating) in [
            ("Fortin, Élise 2015", "Fortin, Élise", 2015),
            ("Fortin, Élise", "Fortin, Élise", 0),
            ("1\tFortin, Élise\t2015\tQUE", "Fortin, Élise", 2015),
            ("Fortin; 2015", "Fortin", 2015),
            ("Henry 8", "Henry 8", 0),
            ("Dion, Louis, 1699", "Dion, Louis", 1699),
        ] {
            assert_eq!(plain(line), Some(NewPlayer::new(name).rated(rating)), "{line}");
        }
        assert_eq!([" ", "12", "\t2000\t"].map(plain), [None, None, None]);
    }

    #[test]
    fn days_and_years_of_birth() {
        let day = Some(Birth::Day(Date::constant(1990, 2, 3)));
        for text in ["1990-02-03", "1990/02/03", "03.02.1990", "3/2/1990"] {
            assert_eq!(birth(text), day, "{text}");
        }
        assert_eq!([birth("1990"), birth("1990/00/00")], [Some(Birth::Year(1990)); 2]);
        assert_eq!([birth("90"), birth("1990-13-01"), birth("x"), birth("1-2")], [None; 4]);
    }
}
