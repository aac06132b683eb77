//! `exaequo show`: what was understood of a tournament.

use clap::ArgMatches;
use exaequo::report::show::{Overview, Read};

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
    let read = Read { name: &input.name, tournament: event.tournament(), reading: input.source().trf() };
    let overview = Overview::new(settings.lang, &read);
    let target = matches.get_one("output");
    match form {
        Form::Json => render::write_text(&overview.to_json(), form, target, settings)?,
        form => render::write_to(&overview.to_page(settings.lang), form, target, settings)?,
    }
    Ok(findings::status(&input, settings))
}
