//! `exaequo eligibility`: whether an event can be rated, which games not, and by which article.

use clap::ArgMatches;

use crate::failure::{Failure, Status};
use crate::form::{Form, LISTS, form};
use crate::lists;
use crate::rate::{Events, layout_of};
use crate::settings::Settings;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let Some(events) = Events::read(matches, settings)? else { return Ok(Status::Failure) };
    let (lang, target) = (settings.lang, matches.get_one("output"));
    if form == Form::Json {
        let layout = layout_of(events.count());
        let texts = events.reports(|report| Ok(report.eligibility_json(lang, layout)))?;
        lists::write_text(&texts.concat(), form, target, settings)?;
    } else {
        let pages = events.reports(|report| Ok(report.eligibility(lang)))?;
        lists::write_all(&pages, form, target, settings)?;
    }
    let breaches = events.reports(|report| Ok(report.has_breaches()))?;
    Ok(if breaches.contains(&true) { Status::Findings } else { Status::Fine })
}
