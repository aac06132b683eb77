//! `exaequo eligibility`: whether an event can be rated, which games not, and by which article.

use clap::ArgMatches;
use exaequo::Rated;

use super::rate::{Events, layout_of};
use crate::args::form::{Form, LISTS, form};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let events = Events::read(matches, settings)?;
    let (lang, target) = (settings.lang, matches.get_one("output"));
    events.together(|reports| {
        if form == Form::Json {
            let layout = layout_of(reports.len());
            let texts: String = reports.iter().map(|report| report.eligibility_json(lang, layout)).collect();
            return render::write_text(&texts, form, target, settings);
        }
        let pages: Vec<_> = reports.iter().map(|report| report.eligibility(lang)).collect();
        render::write_all(&pages, form, target, settings)
    })?;
    Ok(Status::Fine.or_findings(events.rated.iter().any(Rated::has_breaches)))
}
