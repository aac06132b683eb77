//! `exaequo editions`: all of them, one, or the difference of two.

use clap::ArgMatches;
use exaequo::report::editions::Asked;
use exaequo::tiebreak::Edition;
use exaequo::{Lang, RankingError};
use exaequo_texts::say;

use crate::args::form::{Form, LISTS, form};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::render;

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let asked = match (edition(matches, "one")?, edition(matches, "other")?) {
        (None, _) => Asked::All,
        (Some(one), None) => Asked::One(one),
        (Some(one), Some(other)) => Asked::Two(one, other),
    };
    let (settings, target) = (Settings::without_file(lang, matches), matches.get_one("output"));
    match form(matches, LISTS)? {
        Form::Json => render::write_text(&asked.to_json(lang), Form::Json, target, &settings)?,
        form => {
            let mut page = asked.to_page(lang);
            if matches!(asked, Asked::All) {
                page.paragraph(say!(
                    lang,
                    "`exaequo editions NAME` shows the provisions of one, `exaequo editions NAME NAME` the difference of two."
                ));
            }
            render::write_to(&page, form, target, &settings)?;
        }
    }
    Ok(Status::Fine)
}

fn edition(matches: &ArgMatches, argument: &str) -> Result<Option<&'static Edition>, Failure> {
    let Some(name) = text(matches, argument) else { return Ok(None) };
    let found = Edition::named(&name.to_ascii_lowercase());
    found.map(Some).ok_or_else(|| RankingError::UnknownEdition(name.to_owned()).into())
}
