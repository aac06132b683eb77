//! `exaequo rate`: what the games do to the ratings.

mod events;
mod options;
mod play_off;

use clap::ArgMatches;
use exaequo_model::{PlayerId, Tournament};
use exaequo_report::cli;
use exaequo_report::explain::{find, find_player};
use exaequo_report::page::Page;
use exaequo_report::rating::{Form, Refusal, Report, games_together, players_together};

use crate::failure::{Failure, Status};
use crate::form::{self, LISTS};
use crate::lists;
use crate::output;
use crate::settings::{Settings, text};
use crate::show;
pub(crate) use events::Events;
use options::Options;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked = form::form(matches, LISTS)?;
    let Some(events) = Events::read(matches, settings)? else { return Ok(Status::Failure) };
    let form = form_of(asked, events.count());
    // A terminal has an edge, which a page fits into.
    if events.count() > 1 && matches!(asked, form::Form::Html | form::Form::Xlsx) {
        return Err(cli::Failure::OneFile.into());
    }
    if asked == form::Form::Xlsx || asked == form::Form::Table && output::is_screen(matches) {
        return pages(&events, asked, matches, settings);
    }
    if form == Form::Csv && events.count() > 1 {
        let text = events.together(|reports| one_table(reports, matches, settings))?;
        output::result(&text, matches.get_one("output"), settings.color)?;
        return Ok(ended(&events, settings));
    }
    let texts = events.together(|reports| {
        let whom = whom_of_all(reports, matches)?;
        let render = |(report, players): (&Report<'_>, Option<Vec<PlayerId>>)| match players {
            None => report.players(settings.lang, form),
            Some(players) => report.games(settings.lang, form, &players),
        };
        Ok::<_, Failure>(with_players(reports, whom).map(render).collect::<Vec<_>>())
    })?;
    let between = if matches!(form, Form::Table | Form::Markdown) { "\n" } else { "" };
    output::result(&texts.join(between), matches.get_one("output"), settings.color)?;
    Ok(ended(&events, settings))
}

/// Several events in one table for programs.
fn one_table(reports: &[Report<'_>], matches: &ArgMatches, settings: &Settings) -> Result<String, Failure> {
    Ok(match whom_of_all(reports, matches)? {
        None => players_together(reports, settings.lang),
        Some(whom) => games_together(reports, &whom, settings.lang),
    })
}

/// A spreadsheet of one event, or what fits a terminal.
fn pages(
    events: &Events,
    form: form::Form,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let pages = events.together(|reports| {
        let whom = whom_of_all(reports, matches)?;
        let page = |(report, players): (&Report<'_>, Option<Vec<PlayerId>>)| {
            report.page(settings.lang, players.as_deref())
        };
        Ok::<Vec<Page>, Failure>(with_players(reports, whom).map(page).collect())
    })?;
    for page in pages {
        lists::write_to(&page, form, matches.get_one("output"), settings)?;
    }
    Ok(ended(events, settings))
}

/// How it ended, with what there is to say about the files.
fn ended(events: &Events, settings: &Settings) -> Status {
    for input in events.inputs() {
        show::mention_findings(input, settings);
    }
    let strict = events.inputs().any(|input| show::status(input, settings) == Status::Findings);
    if strict { Status::Findings } else { Status::Fine }
}

/// The form asked for: of several files, JSON objects stand on a line each.
pub(crate) const fn form_of(asked: form::Form, files: usize) -> Form {
    match asked {
        form::Form::Json if files > 1 => Form::JsonLine,
        form::Form::Json => Form::Json,
        form::Form::Csv => Form::Csv,
        form::Form::Markdown => Form::Markdown,
        form::Form::Html => Form::Html,
        form::Form::Table | form::Form::Xlsx | form::Form::Trf => Form::Table,
    }
}

/// Whose games are asked for in each event. Of several events a player need not be in each.
fn whom_of_all(reports: &[Report<'_>], matches: &ArgMatches) -> Result<Option<Vec<Vec<PlayerId>>>, Failure> {
    let mut found = Vec::with_capacity(reports.len());
    let mut refused = None;
    for report in reports {
        match whom(matches, report.input.tournament) {
            Ok(None) => return Ok(None),
            Ok(Some(players)) => found.push(players),
            Err(failure) => {
                refused = refused.or(Some(failure));
                found.push(Vec::new());
            }
        }
    }
    match refused.filter(|_| found.iter().all(Vec::is_empty)) {
        Some(failure) => Err(failure),
        None => Ok(Some(found)),
    }
}

/// The events with the players asked for; those without them are left out.
fn with_players<'r, 'a>(
    reports: &'r [Report<'a>],
    whom: Option<Vec<Vec<PlayerId>>>,
) -> impl Iterator<Item = (&'r Report<'a>, Option<Vec<PlayerId>>)> {
    let whom = whom.map_or_else(|| vec![None; reports.len()], |whom| whom.into_iter().map(Some).collect());
    reports.iter().zip(whom).filter(|(_, players)| players.as_ref().is_none_or(|players| !players.is_empty()))
}

/// Whose games are asked for: `--player` is a participant, in a team event a whole team; `--person` a player.
fn whom(matches: &ArgMatches, tournament: &Tournament) -> Result<Option<Vec<PlayerId>>, Failure> {
    let typed = match (text(matches, "player"), text(matches, "person")) {
        (None, None) => return Ok(None),
        (None, Some(typed)) => return Ok(Some(vec![find_player(tournament, typed)?])),
        (Some(typed), None) => typed,
        (Some(_), Some(_)) => return Err(cli::Failure::Rating(Refusal::PlayerAndPerson).into()),
    };
    let who = find(tournament, typed)?;
    Ok(Some(match tournament.teams.get(who.index()).filter(|_| tournament.is_team_event()) {
        Some(team) => team.roster.clone(),
        None => vec![PlayerId(who.0)],
    }))
}
