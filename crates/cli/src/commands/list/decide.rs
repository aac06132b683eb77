//! 0.5: events before and after they are decided.

use clap::ArgMatches;
use exaequo::bulletin::{check as checked, inbox};
use exaequo::model::Date;
use exaequo::register::fact::EventId;
use exaequo::register::{EventCheck, EventState, Fact, Register};

use super::office::{Office, occasion};
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
    let register = office.register()?;
    let mut asked = numbers(matches);
    if asked.is_empty() {
        asked = open(&register);
    }
    let checks: Vec<EventCheck> = checks(office, &register, &asked)?;
    let found = checks.iter().any(|check| !check.is_clear());
    render::write(&checked::page(&register, &checks, settings.lang), matches, settings)?;
    Ok(Status::Fine.or_findings(found))
}

fn checks(office: &Office, register: &Register, asked: &[EventId]) -> Result<Vec<EventCheck>, Failure> {
    register.check_all(asked, office).map_err(|error| office.failure(error))
}

fn open(register: &Register) -> Vec<EventId> {
    let open = register.events.all().filter(|event| event.state() == EventState::Open);
    open.map(|event| event.id).collect()
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
    let on = matches.get_one::<Date>("on").copied();
    let register = office.register()?;
    let asked = if matches.get_flag("all") {
        let checks = checks(office, &register, &open(&register))?;
        checks.iter().filter(|check| check.is_clear()).map(|check| check.event).collect()
    } else {
        numbers(matches)
    };
    for id in &asked {
        let facts = office.with_persons()?.accept(*id, on, office).map_err(|error| office.failure(error))?;
        office.enter(&occasion(matches), &facts)?;
    }
    say(office, &asked, settings)
}

pub(super) fn refuse(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    reason(matches)?;
    let (asked, register) = (numbers(matches), office.register()?);
    for id in &asked {
        let check = register.check(*id, office).map_err(|error| office.failure(error))?;
        let article = text(matches, "article").or_else(|| check.first_breach()).unwrap_or("0.5");
        let facts = register.refuse(*id, article).map_err(|error| office.failure(error))?;
        office.enter(&occasion(matches), &facts)?;
    }
    say(office, &asked, settings)
}

pub(super) fn assign(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let on = matches.get_one::<Date>("on").copied();
    change(office, matches, settings, |register, id, office| register.accept(id, on, office))
}

pub(super) fn withdraw(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    change(office, matches, settings, |register, id, _| register.withdraw(id))
}

/// Decisions that may change closed lists.
fn change(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
    decide: impl Fn(&Register, EventId, &Office) -> Result<Vec<Fact>, exaequo::register::DecideError>,
) -> Result<Status, Failure> {
    reason(matches)?;
    let register = office.with_persons()?;
    let mut facts = Vec::new();
    for id in numbers(matches) {
        facts.extend(decide(&register, id, office).map_err(|error| office.failure(error))?);
    }
    office.propose(facts, matches, settings)
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
