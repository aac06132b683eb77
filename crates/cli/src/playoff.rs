//! `exaequo playoff`: plans of play-offs, and final standings.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo_model::{Facts, Tournament};
use exaequo_playoff::{Plan, Unfinished, facts, with_next_games};
use exaequo_report::cli;
use exaequo_report::cli::Usage;
use exaequo_report::playoff::{MergedSheet, PlanSheet, PlayedOff, Refused, unfinished_line};
use exaequo_report::standings::{Detail, Layout};
use exaequo_report::{Lang, loss};
use exaequo_tiebreak::Standings;
use exaequo_trf::WriteOptions;

use crate::failure::{Failure, Status};
use crate::form::{Form, LISTS, TABLES, form};
use crate::input::Input;
use crate::list_options::Asked;
use crate::lists;
use crate::output;
use crate::played::Played;
use crate::ranked::{rank, standings};
use crate::settings::{Settings, Stream, Volume};
use crate::show::{mention_findings, no_tournament, status};

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    match matches.subcommand() {
        Some(("plan", matches)) => plan(matches, &Settings::new(lang, matches)?),
        Some(("merge", matches)) => merged(matches, &Settings::new(lang, matches)?),
        _ => Err(Usage::NoCommand.into()),
    }
}

/// Reads a file and ranks its participants.
fn ranked(
    matches: &ArgMatches,
    settings: &Settings,
    with: impl FnOnce(&Standings<'_>, &Input) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    let asked = Asked::new(matches)?;
    let input = Input::read(matches, "file", &settings.read)?;
    let Some(tournament) = input.tournament() else { return Ok(no_tournament(&input, settings)) };
    standings(&asked, tournament, |standings, _, _| {
        mention_findings(&input, settings);
        let unfinished = warn_unfinished(&standings, settings);
        let done = with(&standings, &input)?;
        let found = unfinished.is_some() && settings.is_strict() && done == Status::Fine;
        Ok(if found { Status::Findings } else { done })
    })
}

/// Says that the event is not over, if it is not.
pub(crate) fn warn_unfinished(standings: &Standings<'_>, settings: &Settings) -> Option<Unfinished> {
    let unfinished = Unfinished::of(standings)?;
    if settings.volume != Volume::Quiet {
        output::say(&unfinished_line(unfinished, &settings.look(Stream::Error)), settings.color);
    }
    Some(unfinished)
}

fn plan(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, TABLES)?;
    let Some(played) = Played::new(matches, settings)? else { return Err(Usage::NoCommand.into()) };
    ranked(matches, settings, |standings, input| {
        let fitting = played.fit(standings)?;
        let (regulations, plan) = (fitting.regulations, fitting.plan(standings));
        let sheet = PlanSheet { standings, regulations, plan: &plan, played: fitting.games() };
        let target: Option<&PathBuf> = matches.get_one("output");
        // The tournament goes to its file, and what it is to the screen.
        let target = match target {
            Some(path) if form == Form::Trf => {
                if plan.groups.iter().all(|group| group.contest.is_err()) {
                    return Err(Refused::NobodyPlays.into());
                }
                let facts = match fitting.games() {
                    Some(begun) => with_next_games(begun, &plan),
                    None => facts(standings.field.tournament, &plan, regulations),
                };
                write_trf(facts, path, settings.lang)?;
                None
            }
            other => other,
        };
        match form {
            Form::Json => {
                output::write(target.map_or("-".as_ref(), PathBuf::as_path), sheet.to_json().as_bytes())?;
            }
            form => lists::write_to(&sheet.to_page(settings.lang), form, target, settings)?,
        }
        Ok(status_of(&plan).unwrap_or_else(|| status(input, settings)))
    })
}

/// Nothing to play although somebody is tied is a failure.
fn status_of(plan: &Plan) -> Option<Status> {
    let refused = plan.groups.iter().filter(|group| group.contest.is_err()).count();
    (refused > 0 && refused == plan.groups.len()).then_some(Status::Failure)
}

/// Writes the play-off as a tournament of its own.
fn write_trf(facts: Facts, path: &Path, lang: Lang) -> Result<(), Failure> {
    let unwritable = |losses: Vec<String>| {
        let file = Some(path.display().to_string());
        Failure::from(cli::Failure::Unwritable { file, losses, acceptable: false, richer: &[] })
    };
    let playoff = Tournament::new(facts).map_err(|_| unwritable(Vec::new()))?;
    let written = exaequo_trf::write(&playoff, &WriteOptions::to_fill_in())
        .map_err(|losses| unwritable(loss::losses(lang, &losses)))?;
    output::write(path, &written.bytes)
}

fn merged(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    rank("file", matches, settings, |ranked| {
        let Some(PlayedOff { merged, regulations }) = ranked.played_off() else {
            return Err(Usage::NoCommand.into());
        };
        let unfinished = warn_unfinished(ranked.sheet.standings, settings);
        let sheet = MergedSheet { sheet: ranked.sheet, merged, regulations };
        let open = sheet.open(settings.lang);
        let carries_it = !matches!(form, Form::Csv | Form::Json);
        if settings.volume != Volume::Quiet && !carries_it {
            output::say(&open.iter().flat_map(|line| [line, "\n"]).collect::<String>(), settings.color);
        }
        write(&sheet, form, matches.get_one("output"), settings)?;
        let found = settings.is_strict() && (unfinished.is_some() || !open.is_empty());
        Ok(if found { Status::Findings } else { Status::Fine })
    })
}

fn write(
    sheet: &MergedSheet<'_>,
    form: Form,
    target: Option<&PathBuf>,
    settings: &Settings,
) -> Result<(), Failure> {
    match form {
        Form::Json => {
            let text = sheet.to_json(settings.lang, Layout::Pretty, Detail::Values);
            lists::write_text(&text, form, target, settings)
        }
        form => lists::write_to(&sheet.to_page(settings.lang), form, target, settings),
    }
}
