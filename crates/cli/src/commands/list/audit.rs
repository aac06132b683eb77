//! Ruling 63: corrections, comparisons, and whether everything is as it was recorded.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::bulletin::chain;
use exaequo::bulletin::correction::{self, Between, Changes};
use exaequo::model::Date;
use exaequo::register::fact::ListDigest;
use exaequo::register::{CoveringLetter, DiscrepancyKind, Register, RowDifference};
use exaequo_office::{Comparison, ListVersion, Office, Sent};

use super::decide::{decided, numbers};
use super::intake::with_report;
use super::office::{failed, occasion};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::output;
use crate::render;
use crate::texts::{RegisterFailure, how_to_record, nothing_entered};

/// A corrected report takes the place of the one that is rated.
pub(super) fn correct(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let event = numbers(matches).into_iter().next();
    let letter = CoveringLetter { version_of: event, ..CoveringLetter::default() };
    let path = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let correct = |sent: &Sent<'_>| office.corrected(sent, &occasion(matches));
    let ((receipt, facts), _) = with_report(&path, &letter, settings, correct)?;
    decided(office, facts, [&[receipt.event()], &[]], matches, settings)
}

/// All lists again; what differs from the record is shown, and entered as revisions if it is asked for.
pub(super) fn replay(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let register = office.register().map_err(failed(settings.lang))?;
    let revised = register.revised(office).map_err(|error| RegisterFailure::of(error, settings.lang))?;
    let rows = office.unrecorded(&register, &revised).map_err(failed(settings.lang))?;
    let (differs, enters) = (!revised.is_empty(), matches.get_flag("yes"));
    if differs && enters {
        let recorded = office.record(&occasion(matches), text(matches, "seconded"));
        recorded.map_err(failed(settings.lang))?;
    }
    let from = matches.get_one::<Date>("from").copied().unwrap_or(Date::MIN);
    show(&register, (revised, rows), from, matches, settings)?;
    if differs && !enters {
        output::say(&format!("{}\n", nothing_entered(settings.lang)), settings.color);
    }
    Ok(Status::Fine.or_findings(differs && !enters))
}

/// What differs from the record from a list on.
fn show(
    register: &Register,
    (mut revised, mut rows): (Vec<ListDigest>, Vec<RowDifference>),
    from: Date,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(), Failure> {
    revised.retain(|one| one.list >= from);
    rows.retain(|one| one.list >= from);
    let changes = Changes { revised: &revised, rows: &rows, ..Changes::default() };
    render::write(&correction::page(register, &changes, settings.lang), matches, settings)
}

pub(super) fn diff(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let side = |name: &str| {
        let typed = text(matches, name).unwrap_or_default();
        let failure = || crate::texts::Failure::Day { found: typed.to_owned() };
        ListVersion::parse(typed).ok_or_else(failure)
    };
    let (left, right) = (side("left")?, side("right")?);
    let page = match office.compare(left, right).map_err(failed(settings.lang))? {
        Comparison::Revisions { after, rows, recorded } => {
            let between = Between { entries: office.ledger().entries(), list: left.list, recorded };
            let changes = Changes { rows: &rows, between: Some(between), ..Changes::default() };
            correction::page(&after, &changes, settings.lang)
        }
        Comparison::Lists { before, after } => {
            correction::between(&before, left.list, &after, right.list, settings.lang)
        }
    };
    render::write(&page, matches, settings)?;
    Ok(Status::Fine)
}

/// The chain of digests, every file, and every list.
pub(super) fn verify(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let damage = office.damage().map_err(failed(settings.lang))?;
    if let Some(first) = damage.first() {
        return Err(RegisterFailure::Store(first.clone()).into());
    }
    let found = office.verify().map_err(failed(settings.lang))?;
    let entries = office.ledger().entries().len();
    let page = chain::page(&office.facts(), entries, &found, settings.lang);
    render::write(&page, matches, settings)?;
    if found.iter().any(|one| one.kind == DiscrepancyKind::Since) {
        output::say(&format!("{}\n", how_to_record(settings.lang)), settings.color);
    }
    Ok(Status::Fine.or_findings(!found.is_empty()))
}
