//! `exaequo explain`: the arithmetic of one participant, or what separates two.

use clap::ArgMatches;
use exaequo::report::card::Cards;
use exaequo::report::explain::Explanation as Explained;
use exaequo::report::page::Page;
use exaequo::{Explanation, Standings};

use crate::args::form::{Form, LISTS, form};
use crate::args::settings::{Settings, Stream, text};
use crate::failure::{Failure, Status};
use crate::output;
use crate::ranked::{Ranked, rank, say_left_out, say_warnings, typed};
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let Ranked { standings, status } = rank("file", matches, settings)?;
    let explanation = asked(&standings, matches, settings)?;
    say_warnings(explanation.only().map_or(&standings, |(standings, _)| standings), settings);
    let result = match form {
        Form::Table | Form::Trf => Explained::from(&explanation).to_text(&settings.look(Stream::Output)),
        Form::Json => Explained::from(&explanation).to_json(settings.lang),
        Form::Csv | Form::Markdown | Form::Html | Form::Xlsx => {
            render::write_to(&page(&explanation, settings), form, matches.get_one("output"), settings)?;
            return Ok(status);
        }
    };
    output::result(&result, matches.get_one("output"), settings.color)?;
    Ok(status)
}

/// What the options ask for.
fn asked(standings: &Standings, matches: &ArgMatches, settings: &Settings) -> Result<Explanation, Failure> {
    let who = typed(matches, "player");
    let explanation = match text(matches, "against") {
        Some(other) => standings.compare(who, other)?,
        None => standings.explain_all(who)?,
    };
    match text(matches, "tie-break") {
        None => Ok(explanation),
        Some(criterion) => explanation.of_criterion(criterion).map_err(|error| say_left_out(error, settings)),
    }
}

/// The same as a card, or two side by side.
fn page(explanation: &Explanation, settings: &Settings) -> Page {
    let standings = explanation.only().map_or(explanation.standings(), |(standings, _)| standings);
    let cards = Cards::of_event(standings, explanation.standings().playoff());
    match explanation.against() {
        Some(other) => cards.comparison(explanation.who(), other, settings.lang),
        None => cards.page(&[explanation.who()], settings.lang),
    }
}
