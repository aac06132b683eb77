//! `exaequo editions`: all of them, one, or the difference of two.

use clap::ArgMatches;
use exaequo_report::Lang;
use exaequo_report::editions::Asked;
use exaequo_report::notice::Refused;
use exaequo_tiebreak::Edition;

use crate::failure::{Failure, Status};
use crate::form::{Form, LISTS, form};
use crate::lists;
use crate::settings::{Settings, text};

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let asked = match (edition(matches, "one")?, edition(matches, "other")?) {
        (None, _) => Asked::All,
        (Some(one), None) => Asked::One(one),
        (Some(one), Some(other)) => Asked::Two(one, other),
    };
    let (settings, target) = (Settings::without_file(lang, matches), matches.get_one("output"));
    match form(matches, LISTS)? {
        Form::Json => lists::write_text(&asked.to_json(lang), Form::Json, target, &settings)?,
        form => lists::write_to(&asked.to_page(lang), form, target, &settings)?,
    }
    Ok(Status::Fine)
}

fn edition(matches: &ArgMatches, argument: &str) -> Result<Option<&'static Edition>, Failure> {
    let Some(name) = text(matches, argument) else { return Ok(None) };
    let found = Edition::named(&name.to_ascii_lowercase());
    found.map(Some).ok_or_else(|| Refused::UnknownEdition(name.to_owned()).into())
}
