//! `exaequo explain`: the arithmetic of one participant, or what separates two.

use clap::ArgMatches;
use exaequo::report::explain;
use exaequo::{Explanation, Standings};

use crate::args::form::{Form, LISTS, form};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::ranked::{Ranked, rank, say_warnings, typed};
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let Ranked { standings, status } = rank("file", matches, settings)?;
    let explanation = asked(&standings, matches)?;
    say_warnings(explanation.only().map_or(&standings, |(standings, _)| standings), settings);
    let (lang, target) = (settings.lang, matches.get_one("output"));
    match form {
        Form::Json => render::write_text(&explain::json(&explanation, lang), form, target, settings)?,
        form => render::write_to(&explain::page(&explanation, lang), form, target, settings)?,
    }
    Ok(status)
}

/// What the options ask for.
fn asked(standings: &Standings, matches: &ArgMatches) -> Result<Explanation, Failure> {
    let who = typed(matches, "player");
    let explanation = match text(matches, "against") {
        Some(other) => standings.compare(who, other)?,
        None => standings.explain_all(who)?,
    };
    match text(matches, "tie-break") {
        None => Ok(explanation),
        Some(criterion) => explanation.of_criterion(criterion).map_err(Failure::from),
    }
}
