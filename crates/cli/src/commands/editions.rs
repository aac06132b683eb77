//! `exaequo editions`: all of them, one, or the difference of two.

use clap::ArgMatches;
use exaequo::report::Palette;
use exaequo::report::diagnostic::Look;
use exaequo::report::editions::Asked;
use exaequo::tiebreak::Edition;
use exaequo::{Lang, RankingError};

use crate::args::form::{Form, TEXTS, form};
use crate::args::settings::{Stream, color, text};
use crate::failure::{Failure, Status};
use crate::output;

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let asked = match (edition(matches, "one")?, edition(matches, "other")?) {
        (None, _) => Asked::All,
        (Some(one), None) => Asked::One(one),
        (Some(one), Some(other)) => Asked::Two(one, other),
    };
    let text = match form(matches, TEXTS)? {
        Form::Json => asked.to_json(lang),
        _ => asked.to_text(&Look { lang, palette: Palette::COLOURS, width: Stream::Output.width() }),
    };
    output::result(&text, matches.get_one("output"), color(matches))?;
    Ok(Status::Fine)
}

fn edition(matches: &ArgMatches, argument: &str) -> Result<Option<&'static Edition>, Failure> {
    let Some(name) = text(matches, argument) else { return Ok(None) };
    let found = Edition::named(&name.to_ascii_lowercase());
    found.map(Some).ok_or_else(|| RankingError::UnknownEdition(name.to_owned()).into())
}
