//! 0.5: events before and after they are decided.

use clap::ArgMatches;
use exaequo::bulletin::{check as checked, entered, inbox};
use exaequo::model::Date;
use exaequo::register::fact::EventId;
use exaequo::register::{EventState, Fact, Occasion};
use exaequo_office::{Office, OfficeError};

use super::office::{enter, failed, occasion};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::render;
use crate::texts::RegisterFailure;

pub(super) fn events(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let state = text(matches, "state").and_then(EventState::named);
    render::write(&inbox::events(&office.facts(), state, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}

pub(super) fn check(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let register = office.register().map_err(failed(settings.lang))?;
    let mut asked = numbers(matches);
    if asked.is_empty() {
        asked = register.events.open().collect();
    }
    let checks = office.check(&register, &asked).map_err(failed(settings.lang))?;
    let found = checks.iter().any(|check| !check.is_clear());
    render::write(&checked::page(&register, &checks, settings.lang), matches, settings)?;
    Ok(Status::Fine.or_findings(found))
}

pub(super) fn numbers(matches: &ArgMatches) -> Vec<EventId> {
    matches.get_many::<u32>("event").into_iter().flatten().copied().map(EventId).collect()
}

/// 7.13: events are rated. Together with others no event is that would change closed lists.
pub(super) fn accept(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let (asked, left) = if matches.get_flag("all") {
        let acceptable = office.acceptable(&occasion(matches)).map_err(failed(settings.lang))?;
        (acceptable.to_accept, acceptable.on_closed_lists)
    } else {
        (numbers(matches), Vec::new())
    };
    let on = matches.get_one::<Date>("on").copied();
    let facts = office.accepted(&asked, on).map_err(failed(settings.lang))?;
    decided(office, facts, [&asked, &left], matches, settings)
}

pub(super) fn refuse(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let article = text(matches, "article");
    decided_with(office, matches, settings, |office, asked, why| office.refused(asked, article, why))
}

pub(super) fn assign(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let on = matches.get_one::<Date>("on").copied().ok_or(RegisterFailure::NoDate)?;
    decided_with(office, matches, settings, |office, asked, why| office.assigned(asked, on, why))
}

pub(super) fn withdraw(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    decided_with(office, matches, settings, Office::withdrawn)
}

/// What is decided about events for a reason.
fn decided_with(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
    facts: impl FnOnce(&Office, &[EventId], &Occasion) -> Result<Vec<Fact>, OfficeError>,
) -> Result<Status, Failure> {
    let asked = numbers(matches);
    let facts = facts(office, &asked, &occasion(matches)).map_err(failed(settings.lang))?;
    decided(office, facts, [&asked, &[]], matches, settings)
}

/// Enters decisions about events, and says of each where it stands now; others were left alone.
pub(super) fn decided(
    office: &mut Office,
    facts: Vec<Fact>,
    [asked, left]: [&[EventId]; 2],
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    enter(office, facts, matches, settings, |office| {
        Ok(entered::decisions(&office.facts(), asked, left, settings.lang))
    })
}
