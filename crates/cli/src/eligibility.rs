//! `exaequo eligibility`: whether an event can be rated, which games not, and by which article.

use clap::ArgMatches;
use exaequo_report::wrapped;

use crate::failure::{Failure, Status};
use crate::form::{self, LISTS};
use crate::lists;
use crate::output;
use crate::rate::{Events, form_of};
use crate::settings::{Settings, Stream};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked = form::form(matches, LISTS)?;
    let Some(events) = Events::read(matches, settings)? else { return Ok(Status::Failure) };
    if asked == form::Form::Xlsx {
        return spreadsheet(&events, matches, settings);
    }
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

fn spreadsheet(events: &Events, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let pages =
        events.reports(|report| Ok((report.eligibility_page(settings.lang), report.has_breaches())))?;
    for (page, _) in &pages {
        lists::write_to(page, form::Form::Xlsx, matches.get_one("output"), settings)?;
    }
    let breaches = pages.iter().any(|(_, breaches)| *breaches);
    Ok(if breaches { Status::Findings } else { Status::Fine })
}
