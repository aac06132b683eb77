//! Ruling 63: corrections, comparisons, and whether everything is as it was recorded.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::bulletin::{chain, correction};
use exaequo::model::Date;
use exaequo::register::{
    CoveringLetter, Fact, Receipt, Register, RegisterError, difference, verify as verified,
};

use super::decide::{numbers, reason};
use super::intake::read_report;
use super::office::{Office, occasion};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::render;
use crate::texts::RegisterFailure;

/// A corrected report takes the place of the one that is rated.
pub(super) fn correct(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    reason(matches)?;
    let event = numbers(matches).into_iter().next();
    let letter = CoveringLetter { version_of: event, ..CoveringLetter::default() };
    let path = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let (receipt, _) = read_report(office, &path, &letter, settings)?;
    let facts = with_decision(office, &receipt, matches)?;
    office.propose(facts, matches, settings)
}

/// The report, and that it is accepted where the version before was.
fn with_decision(office: &Office, receipt: &Receipt, matches: &ArgMatches) -> Result<Vec<Fact>, Failure> {
    let mut facts = receipt.facts();
    let is_rated = office.facts().events.get(receipt.event()).is_some_and(|event| event.rated().is_some());
    if facts.is_empty() || !is_rated {
        return Ok(facts);
    }
    let mut trial = office.ledger.clone();
    trial.append(&occasion(matches), facts.clone());
    let known = Register::with_persons(&trial, office).map_err(|error| office.failure(error))?;
    let accepted = known.accept(receipt.event(), None, office);
    facts.extend(accepted.map_err(|error| office.failure(error))?);
    Ok(facts)
}

/// All lists again; what differs from the record is shown.
pub(super) fn replay(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let register = office.register()?;
    let mut revised = register.revised(office).map_err(|error| office.failure(error))?;
    let from = matches.get_one::<Date>("from").copied().unwrap_or(Date::MIN);
    revised.retain(|one| one.list >= from);
    let found = !revised.is_empty();
    render::write(&correction::page(&register, &revised, &[], settings.lang), matches, settings)?;
    Ok(Status::Fine.or_findings(found))
}

/// A list, and perhaps a revision of it.
struct Side {
    list: Date,
    revision: Option<u32>,
}

impl Side {
    fn parse(typed: &str) -> Option<Self> {
        let (list, revision) = match typed.split_once('@') {
            Some((list, revision)) => (list, Some(revision.parse().ok()?)),
            None => (typed, None),
        };
        Some(Self { list: list.parse().ok()?, revision })
    }

    /// The register as it was when the revision was recorded.
    fn register(&self, office: &Office) -> Result<Register, Failure> {
        let Some(revision) = self.revision else { return office.register() };
        let entry = office.ledger.recorded_by(self.list, revision);
        let missing = RegisterError::NoRevision { list: self.list, revision };
        let entry = entry.ok_or_else(|| office.failure(missing))?;
        Register::read(&office.ledger.until(entry), office).map_err(|error| office.failure(error))
    }
}

pub(super) fn diff(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let side = |name: &str| {
        let typed = text(matches, name).unwrap_or_default();
        let failure = || crate::texts::Failure::Day { found: typed.to_owned() };
        Side::parse(typed).ok_or_else(failure)
    };
    let (left, right) = (side("left")?, side("right")?);
    let (before, after) = (left.register(office)?, right.register(office)?);
    let page = if left.list == right.list {
        let mut rows = difference(&before, &after, office).map_err(|error| office.failure(error))?;
        rows.retain(|row| row.list == left.list);
        correction::page(&after, &[], &rows, settings.lang)
    } else {
        correction::between(&before, left.list, &after, right.list, settings.lang)
    };
    render::write(&page, matches, settings)?;
    Ok(Status::Fine)
}

/// The chain of digests, every file, and every list.
pub(super) fn verify(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let damage = office.damage()?;
    if let Some(first) = damage.first() {
        return Err(RegisterFailure::Store(first.clone()).into());
    }
    let found = verified(&office.ledger, office).map_err(|error| office.failure(error))?;
    let entries = office.ledger.entries().len();
    let page = chain::page(&office.facts(), entries, &found, settings.lang);
    render::write(&page, matches, settings)?;
    Ok(Status::Fine.or_findings(!found.is_empty()))
}
