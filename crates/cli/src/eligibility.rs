//! `exaequo eligibility`: whether an event can be rated, which games not, and by which article.

use clap::ArgMatches;
use exaequo_report::wrapped;

use crate::failure::{Failure, Status};
use crate::form::{self, REPORTS};
use crate::output;
use crate::rate::{Events, form_of};
use crate::settings::{Settings, Stream};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked = form::form(matches, REPORTS)?;
    let Some(events) = Events::read(matches, settings)? else { return Ok(Status::Failure) };
    let form = form_of(asked, events.count());
    let texts =
        events.reports(|report| Ok((report.eligibility(settings.lang, form), report.has_breaches())))?;
    let breaches = texts.iter().any(|(_, breaches)| *breaches);
    let text: String = texts.into_iter().map(|(text, _)| text).collect();
    let is_screen = asked == form::Form::Table && output::is_screen(matches);
    let text = if is_screen { wrapped(&text, Stream::Output.width()) } else { text };
    output::result(&text, matches.get_one("output"), settings.color)?;
    Ok(if breaches { Status::Findings } else { Status::Fine })
}
