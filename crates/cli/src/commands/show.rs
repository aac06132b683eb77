//! `exaequo show`: what was understood of a tournament.

use clap::ArgMatches;
use exaequo::report::show;

use crate::args::form::{Form, PAGES, form};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, PAGES)?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let (name, lang, target) = (&input.name, settings.lang, matches.get_one("output"));
    match form {
        Form::Json => render::write_text(&show::json(&event, name, lang), form, target, settings)?,
        form => render::write_to(&show::page(&event, name, lang), form, target, settings)?,
    }
    Ok(findings::status(&input, settings))
}
