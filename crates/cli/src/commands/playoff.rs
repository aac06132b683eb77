//! `exaequo playoff`: plans of play-offs, and final standings.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::event::playoff;
use exaequo::playoff::EXAMPLE;
use exaequo::report::loss;
use exaequo::report::playoff::{open, plan as planned_page};
use exaequo::report::standings::{self, Detail, Layout};
use exaequo::trf::WriteOptions;
use exaequo::{Event, Lang, Standings};

use crate::args::definitions;
use crate::args::form::{Form, LISTS, TABLES, form};
use crate::args::playoff::playoff as playoff_input;
use crate::args::ranking::ranking;
use crate::args::settings::{Settings, Volume, color};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::output;
use crate::ranked::{Ranked, rank, say_warnings, warn_unfinished};
use crate::render;
use crate::texts::{self, Usage};

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    match matches.subcommand() {
        Some(("plan", matches)) => plan(matches, &Settings::new(lang, matches)?),
        Some(("merge", matches)) => merged(matches, &Settings::new(lang, matches)?),
        _ if matches.get_flag("example") => example(matches),
        _ => {
            output::say(&definitions::help_of("playoff", lang), color(matches));
            Ok(Status::Failure)
        }
    }
}

/// Regulations to begin with.
fn example(matches: &ArgMatches) -> Result<Status, Failure> {
    let target = matches.get_one::<PathBuf>("output");
    output::write(target.map_or("-".as_ref(), PathBuf::as_path), EXAMPLE.as_bytes())?;
    Ok(Status::Fine)
}

fn plan(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, TABLES)?;
    let Some(regulations) = playoff_input(matches, settings)? else { return Err(Usage::NoCommand.into()) };
    let ranking = ranking(matches)?;
    let input = Input::read(matches, "file", settings)?;
    let standings = input.event_or_say(settings)?.standings(ranking)?;
    findings::mention(&input, settings);
    say_warnings(&standings, settings);
    let is_provisional = warn_unfinished(&standings, settings).is_some();
    let planned = playoff::plan(&standings, &regulations)?;
    // The tournament goes to its file, and what it is to the screen.
    let target = match matches.get_one::<PathBuf>("output") {
        Some(path) if form == Form::Trf => {
            write_trf(&planned.to_event()?, path, settings.lang)?;
            None
        }
        other => other,
    };
    match form {
        Form::Json => {
            let json = planned_page::json(&planned);
            output::write(target.map_or("-".as_ref(), PathBuf::as_path), json.as_bytes())?;
        }
        form => render::write_to(&planned_page::page(&planned, settings.lang), form, target, settings)?,
    }
    if planned.plans_nothing() {
        return Ok(Status::Failure);
    }
    Ok(findings::status(&input, settings).or_findings(is_provisional && settings.is_strict()))
}

/// Writes the play-off as a tournament of its own.
fn write_trf(event: &Event, path: &Path, lang: Lang) -> Result<(), Failure> {
    let written = event.write_trf(&WriteOptions::to_fill_in()).map_err(|error| {
        let file = Some(path.display().to_string());
        let losses = loss::losses(lang, &error);
        texts::Failure::Unwritable { file, losses, acceptable: false, richer: &[] }
    })?;
    output::write(path, &written.bytes)
}

fn merged(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let Ranked { standings, status } = rank("file", matches, settings)?;
    if standings.playoff().is_none() {
        return Err(Usage::NoCommand.into());
    }
    let is_provisional = warn_unfinished(&standings, settings).is_some();
    let open = open(&standings, settings.lang);
    let carries_it = !matches!(form, Form::Csv | Form::Json);
    if settings.volume != Volume::Quiet && !carries_it {
        output::say(&open.iter().flat_map(|line| [line, "\n"]).collect::<String>(), settings.color);
    }
    write(&standings, form, matches.get_one("output"), settings)?;
    Ok(status.or_findings(settings.is_strict() && (is_provisional || !open.is_empty())))
}

fn write(
    standings: &Standings,
    form: Form,
    target: Option<&PathBuf>,
    settings: &Settings,
) -> Result<(), Failure> {
    match form {
        Form::Json => {
            let text = standings::json(standings, Detail::Values, Layout::Pretty, settings.lang);
            render::write_text(&text, form, target, settings)
        }
        form => render::write_to(&standings::page(standings, settings.lang), form, target, settings),
    }
}
