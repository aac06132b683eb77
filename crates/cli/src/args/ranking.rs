//! Options about the list, the edition, the rounds: from arguments to a ranking.

use std::path::Path;

use clap::ArgMatches;
use exaequo::model::{Elo, System};
use exaequo::prizes::Group;
use exaequo::tiebreak::Edition;
use exaequo::{Ranking, RankingError};

use super::external;
use super::settings::text;
use crate::failure::Failure;
use crate::input::text_of;
use crate::texts;

/// What the options ask for, whichever file it is about.
pub(crate) fn ranking(matches: &ArgMatches) -> Result<Ranking, Failure> {
    let mut ranking = with_edition(list(matches)?, matches)?;
    if let Some(round) = number(matches, "round", "--round")? {
        ranking = ranking.after_round(round);
    }
    if let Some(rating) = unrated(matches)? {
        ranking = ranking.unrated(rating);
    }
    if let Some(system) = text(matches, "system").and_then(System::named) {
        ranking = ranking.system(system);
    }
    if let Some(seed) = text(matches, "lots") {
        ranking = ranking.lots(seed);
    }
    for typed in matches.get_many::<String>("external").into_iter().flatten() {
        ranking = ranking.external(external::read(typed)?);
    }
    Ok(ranking)
}

/// The group of `--only`.
pub(crate) fn only(matches: &ArgMatches) -> Result<Option<Group>, Failure> {
    let Some(group) = text(matches, "only") else { return Ok(None) };
    let wrong = |error| RankingError::Group { group: group.to_owned(), error }.into();
    group.parse().map(Some).map_err(wrong)
}

/// The list of `--tie-breaks` or that of `--preset`.
fn list(matches: &ArgMatches) -> Result<Ranking, Failure> {
    match (text(matches, "tie-breaks"), text(matches, "preset")) {
        (Some(_), Some(_)) => Err(texts::Failure::TwoLists.into()),
        (Some(list), None) => Ok(Ranking::by(list)),
        (None, Some(name)) => Ok(Ranking::preset(name)),
        (None, None) => Ok(Ranking::default()),
    }
}

/// An edition by its name, or the regulations of a file.
fn with_edition(ranking: Ranking, matches: &ArgMatches) -> Result<Ranking, Failure> {
    let Some(typed) = text(matches, "edition") else { return Ok(ranking) };
    let is_name = Edition::named(&typed.to_ascii_lowercase()).is_some();
    let file = if is_name { None } else { provisions_file(typed)? };
    Ok(match file {
        Some(text) => ranking.provisions(typed, text),
        None => ranking.edition(typed),
    })
}

/// The text of a file of provisions; `None` if what was typed is no file.
pub(crate) fn provisions_file(typed: &str) -> Result<Option<String>, Failure> {
    let path = Path::new(typed);
    let is_toml = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"));
    if is_toml || path.is_file() { text_of(typed).map(Some) } else { Ok(None) }
}

/// A whole number above zero.
pub(crate) fn number<T: TryFrom<u32>>(
    matches: &ArgMatches,
    id: &str,
    option: &'static str,
) -> Result<Option<T>, Failure> {
    let Some(typed) = text(matches, id) else { return Ok(None) };
    let number =
        typed.parse::<u32>().ok().filter(|number| *number > 0).and_then(|number| number.try_into().ok());
    let fits = |most: &u32| T::try_from(*most).is_ok();
    let most = [u32::MAX, u16::MAX.into(), u8::MAX.into()].into_iter().find(fits).unwrap_or(u32::MAX);
    let wrong = || texts::Failure::Number { option, found: typed.to_owned(), range: (1, most) };
    number.map(Some).ok_or_else(|| wrong().into())
}

pub(crate) fn unrated(matches: &ArgMatches) -> Result<Option<Elo>, Failure> {
    let Some(typed) = text(matches, "unrated") else { return Ok(None) };
    let rating = typed.parse().ok().and_then(Elo::new);
    let wrong = || texts::Failure::Rating { option: "--unrated", found: typed.to_owned() }.into();
    rating.map(Some).ok_or_else(wrong)
}
