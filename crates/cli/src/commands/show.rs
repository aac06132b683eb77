//! `exaequo show`: what was understood of a tournament.

use clap::ArgMatches;
use exaequo::report::show::{Overview, Read};

use crate::args::form::{Form, TEXTS, form};
use crate::args::settings::{Settings, Stream};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::output;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, TEXTS)?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let read = Read { name: &input.name, tournament: event.tournament(), reading: input.source().trf() };
    let overview = Overview::new(settings.lang, &read);
    let text = match form {
        Form::Json => overview.to_json(),
        _ => overview.to_text(settings.lang, Stream::Output.width()),
    };
    output::result(&text, matches.get_one("output"), settings.color)?;
    Ok(findings::status(&input, settings))
}
