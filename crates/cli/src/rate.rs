//! `exaequo rate`: what the games do to the ratings.

mod events;
mod options;
mod play_off;

use clap::ArgMatches;
use exaequo_model::{PlayerId, Tournament};
use exaequo_report::cli;
use exaequo_report::explain::{find, find_player};
use exaequo_report::notice::Refused;
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
        Ok::<_, Failure>(with_players(reports, whom).into_iter().map(render).collect::<Vec<_>>())
    })?;
    let between = if matches!(form, Form::Table | Form::Markdown) { "\n" } else { "" };
    output::result(&texts.join(between), matches.get_one("output"), settings.color)?;
    Ok(ended(&events, settings))
}

/// Several events in one table for programs.
fn one_table(reports: &[Report<'_>], matches: &ArgMatches, settings: &Settings) -> Result<String, Failure> {
    Ok(match whom_of_all(reports, matches)? {
        None => players_together(reports, settings.lang),
        Some(whom) => {
            let whom: Vec<_> = whom.into_iter().map(Option::unwrap_or_default).collect();
            games_together(reports, &whom, settings.lang)
        }
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
        Ok::<Vec<Page>, Failure>(with_players(reports, whom).into_iter().map(page).collect())
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

/// Whose games are asked for in each event; `None` where there is nobody of that name. Of several events a player need
/// not be in each, but must be in one.
fn whom_of_all(reports: &[Report<'_>], matches: &ArgMatches) -> Result<Option<Vec<Asked>>, Failure> {
    let mut found = Vec::with_capacity(reports.len());
    let mut unknown = None;
    for report in reports {
        match whom(matches, report.input.tournament) {
            Ok(None) => return Ok(None),
            Ok(players) => found.push(players),
            Err(failure @ Failure::Refused(Refused::NoParticipant(_))) => {
                unknown = Some(failure);
                found.push(None);
            }
            Err(failure) => return Err(failure),
        }
    }
    match unknown.filter(|_| found.iter().all(Option::is_none)) {
        Some(failure) => Err(failure),
        None => Ok(Some(found)),
    }
}

/// The players asked for; `None` if there is nobody of that name.
type Asked = Option<Vec<PlayerId>>;

/// The events with the players asked for, if any were; events without them are left out.
fn with_players<'r, 'a>(
    reports: &'r [Report<'a>],
    whom: Option<Vec<Asked>>,
) -> Vec<(&'r Report<'a>, Option<Vec<PlayerId>>)> {
    let Some(whom) = whom else { return reports.iter().map(|report| (report, None)).collect() };
    let asked = reports.iter().zip(whom);
    asked.filter(|(_, players)| players.is_some()).collect()
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
