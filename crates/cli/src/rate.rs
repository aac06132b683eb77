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
use exaequo_report::rating::{Refusal, Report, games_together, players_together};
use exaequo_report::standings::Layout;

use crate::failure::{Failure, Status};
use crate::form::{Form, LISTS, form};
use crate::lists;
use crate::settings::{Settings, text};
use crate::show;
pub(crate) use events::Events;
use options::Options;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let Some(events) = Events::read(matches, settings)? else { return Ok(Status::Failure) };
    if events.count() > 1 && matches!(form, Form::Html | Form::Xlsx) {
        return Err(cli::Failure::OneFile.into());
    }
    events.together(|reports| write(reports, form, matches, settings))?;
    Ok(ended(&events, settings))
}

fn write(
    reports: &[Report<'_>],
    form: Form,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(), Failure> {
    let (lang, target) = (settings.lang, matches.get_one("output"));
    let whom = whom_of_all(reports, matches)?;
    match form {
        Form::Json => {
            let layout = layout_of(reports.len());
            let asked = with_players(reports, whom);
            let text = asked.iter().map(|(report, players)| report.to_json(lang, players.as_deref(), layout));
            lists::write_text(&text.collect::<String>(), form, target, settings)
        }
        Form::Csv if reports.len() > 1 => {
            lists::write_to(&one_table(reports, whom, settings), form, target, settings)
        }
        _ => {
            let asked = with_players(reports, whom);
            let pages = asked.iter().map(|(report, players)| report.page(lang, players.as_deref()));
            lists::write_all(&pages.collect::<Vec<_>>(), form, target, settings)
        }
    }
}

/// Several events in one table for programs.
fn one_table(reports: &[Report<'_>], whom: Option<Vec<Asked>>, settings: &Settings) -> Page {
    match whom {
        None => players_together(reports, settings.lang),
        Some(whom) => {
            let whom: Vec<_> = whom.into_iter().map(Option::unwrap_or_default).collect();
            games_together(reports, &whom, settings.lang)
        }
    }
}

/// Of several files, JSON objects stand on a line each.
pub(crate) const fn layout_of(files: usize) -> Layout {
    if files > 1 { Layout::Compact } else { Layout::Pretty }
}

/// How it ended, with what there is to say about the files.
fn ended(events: &Events, settings: &Settings) -> Status {
    for input in events.inputs() {
        show::mention_findings(input, settings);
    }
    let strict = events.inputs().any(|input| show::status(input, settings) == Status::Findings);
    if strict { Status::Findings } else { Status::Fine }
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
