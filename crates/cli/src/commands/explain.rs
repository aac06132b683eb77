//! `exaequo explain`: the arithmetic of one participant, or what separates two.

use clap::ArgMatches;
use exaequo::event::ToExplain;
use exaequo::report::explain;

use crate::args::form::{Form, LISTS, form};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::ranked::{Ranked, rank_to_explain, say_warnings};
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let Ranked { standings, status } = rank_to_explain("file", matches, settings)?;
    let explanation = asked(matches).of(&standings)?;
    say_warnings(explanation.only().map_or(&standings, |(standings, _)| standings), settings);
    let (lang, target) = (settings.lang, matches.get_one("output"));
    match form {
        Form::Json => render::write_text(&explain::json(&explanation, lang), form, target, settings)?,
        form => render::write_to(&explain::page(&explanation, lang), form, target, settings)?,
    }
    Ok(status)
}

/// What the options ask for.
fn asked(matches: &ArgMatches) -> ToExplain {
    let typed = |name| text(matches, name).map(str::to_owned);
    ToExplain {
        player: typed("player").unwrap_or_default(),
        against: typed("against"),
        tie_break: typed("tie-break"),
    }
}
