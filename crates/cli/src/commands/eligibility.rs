//! `exaequo eligibility`: whether an event can be rated, which games not, and by which article.

use clap::ArgMatches;
use exaequo::Rated;
use exaequo::report::wrapped;

use super::rate::{Events, form_of};
use crate::args::form::{self, LISTS};
use crate::args::settings::{Settings, Stream};
use crate::failure::{Failure, Status};
use crate::output;
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked = form::form(matches, LISTS)?;
    let events = Events::read(matches, settings)?;
    let status = Status::Fine.or_findings(events.rated.iter().any(Rated::has_breaches));
    if asked == form::Form::Xlsx {
        let pages: Vec<_> = events.together(|reports| {
            reports.iter().map(|report| report.eligibility_page(settings.lang)).collect()
        });
        for page in &pages {
            render::write_to(page, form::Form::Xlsx, matches.get_one("output"), settings)?;
        }
        return Ok(status);
    }
    let form = form_of(asked, events.rated.len());
    let text: String = events
        .together(|reports| reports.iter().map(|report| report.eligibility(settings.lang, form)).collect());
    let is_screen = asked == form::Form::Table && output::is_screen(matches);
    let text = if is_screen { wrapped(&text, Stream::Output.width()) } else { text };
    output::result(&text, matches.get_one("output"), settings.color)?;
    Ok(status)
}
