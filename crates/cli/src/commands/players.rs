//! `exaequo players`: who takes part.

use clap::ArgMatches;
use exaequo::report::players::{PlayerOrder, page};

use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let by = match text(matches, "by") {
        Some("name") => PlayerOrder::Name,
        Some("rating") => PlayerOrder::Rating,
        Some("club") => PlayerOrder::Club,
        Some("federation") => PlayerOrder::Federation,
        _ => PlayerOrder::Number,
    };
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    findings::mention(&input, settings);
    render::write(&page(&event, by, settings.lang), matches, settings)?;
    Ok(findings::status(&input, settings))
}
