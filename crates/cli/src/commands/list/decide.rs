//! 0.5: events before and after they are decided.

use clap::ArgMatches;
use exaequo::bulletin::{check as checked, inbox};
use exaequo::model::Date;
use exaequo::register::EventState;
use exaequo::register::fact::EventId;
use exaequo_office::Office;

use super::office::{failed, occasion, propose};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::output;
use crate::render;
use crate::texts::RegisterFailure;

pub(super) fn events(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let state = match text(matches, "state") {
        Some("open") => Some(EventState::Open),
        Some("accepted") => Some(EventState::Accepted),
        Some("refused") => Some(EventState::Refused),
        Some("withdrawn") => Some(EventState::Withdrawn),
        _ => None,
    };
    render::write(&inbox::events(&office.facts(), state, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}

pub(super) fn check(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let register = office.register().map_err(failed(settings.lang))?;
    let mut asked = numbers(matches);
    if asked.is_empty() {
        let open = register.events.all().filter(|event| event.state() == EventState::Open);
        asked = open.map(|event| event.id).collect();
    }
    let checks = office.check(&register, &asked).map_err(failed(settings.lang))?;
    let found = checks.iter().any(|check| !check.is_clear());
    render::write(&checked::page(&register, &checks, settings.lang), matches, settings)?;
    Ok(Status::Fine.or_findings(found))
}

pub(super) fn numbers(matches: &ArgMatches) -> Vec<EventId> {
    matches.get_many::<u32>("event").into_iter().flatten().copied().map(EventId).collect()
}

/// 7.13: events are rated. What touches closed lists is shown first.
pub(super) fn accept(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let failed = failed(settings.lang);
    let asked = if matches.get_flag("all") { office.clear().map_err(&failed)? } else { numbers(matches) };
    let on = matches.get_one::<Date>("on").copied();
    office.accept(&asked, on, &occasion(matches)).map_err(&failed)?;
    say(office, &asked, settings)
}

pub(super) fn refuse(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let asked = numbers(matches);
    let refused = office.refuse(&asked, text(matches, "article"), &occasion(matches));
    refused.map_err(failed(settings.lang))?;
    say(office, &asked, settings)
}

pub(super) fn assign(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    reason(matches)?;
    let on = matches.get_one::<Date>("on").copied();
    let facts = office.assigned(&numbers(matches), on).map_err(failed(settings.lang))?;
    propose(office, facts, matches, settings)
}

pub(super) fn withdraw(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    reason(matches)?;
    let facts = office.withdrawn(&numbers(matches)).map_err(failed(settings.lang))?;
    propose(office, facts, matches, settings)
}

/// What was decided is kept with its reason.
pub(super) fn reason(matches: &ArgMatches) -> Result<(), Failure> {
    let given = text(matches, "reason").is_some_and(|reason| !reason.trim().is_empty());
    if given { Ok(()) } else { Err(RegisterFailure::NoReason.into()) }
}

/// Says of each event where it stands now.
fn say(office: &Office, asked: &[EventId], settings: &Settings) -> Result<Status, Failure> {
    let register = office.facts();
    for event in asked.iter().filter_map(|id| register.events.get(*id)) {
        let line = inbox::decision(&register, event, settings.lang);
        output::print(&format!("{line}\n"), settings.color)?;
    }
    Ok(Status::Fine)
}
