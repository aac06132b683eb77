//! `exaequo eligibility`: whether an event can be rated, which games not, and by which article.

use clap::ArgMatches;
use exaequo::Rated;
use exaequo::report::rating::eligibility;

use super::rate::Events;
use crate::args::form::{Form, LISTS, form};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let events = Events::read(matches, settings)?;
    let (lang, target) = (settings.lang, matches.get_one("output"));
    if form == Form::Json {
        render::write_text(&eligibility::series_json(&events.rated, lang), form, target, settings)?;
    } else {
        let pages: Vec<_> = events.rated.iter().map(|rated| eligibility::page(rated, lang)).collect();
        render::write_all(&pages, form, target, settings)?;
    }
    Ok(Status::Fine.or_findings(events.rated.iter().any(Rated::has_breaches)))
}
