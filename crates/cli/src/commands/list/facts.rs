//! Facts about players, and what the register is kept by.

use clap::ArgMatches;
use exaequo::bulletin::settings as shown;
use exaequo::model::Date;
use exaequo::register::fact::typed::{FieldError, federation, rating};
use exaequo::register::fact::{Adjusted, Approvals, Base, Field, Reach, Setting};
use exaequo::register::{Fact, Kind};
use exaequo_office::Office;

use super::office::{enter, enter_facts, failed};
use crate::args::settings::{Settings, text};
use crate::clock;
use crate::failure::{Failure, Status};
use crate::texts::RegisterFailure;

pub(super) fn merge(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let number = |name: &str| of_register(office, text(matches, name).unwrap_or_default(), settings);
    let (from, into) = (number("number")?, number("into")?);
    if from == into {
        return Err(RegisterFailure::SamePerson(from).into());
    }
    let register = office.with_persons().map_err(failed(settings.lang))?;
    let facts = register.merge(from, into, office);
    let facts = facts.map_err(|error| RegisterFailure::of(error, settings.lang))?;
    enter_facts(office, facts, matches, settings)
}

pub(super) fn split(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let typed = text(matches, "number").unwrap_or_default();
    let known = office.facts();
    let from = typed.parse().ok().filter(|number| known.persons.merged().contains_key(number));
    let from = from.ok_or_else(|| RegisterFailure::NotMerged(typed.to_owned()))?;
    enter_facts(office, vec![Fact::Split { from }], matches, settings)
}

/// A number that the register has.
fn of_register(office: &Office, typed: &str, settings: &Settings) -> Result<u64, Failure> {
    let register = office.with_persons().map_err(failed(settings.lang))?;
    let person = register.find_player(typed).map_err(|error| RegisterFailure::of(error, settings.lang))?;
    Ok(register.persons.number(person))
}

pub(super) fn fact(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let number = of_register(office, text(matches, "player").unwrap_or_default(), settings)?;
    let kind = text(matches, "kind").and_then(Kind::named).unwrap_or(Kind::Standard);
    let (days, typed): (Vec<&String>, Vec<&String>) =
        matches.get_many::<String>("field").into_iter().flatten().partition(|typed| typed.starts_with(FROM));
    let from = first_day(&days)?.or_else(|| matches.get_one::<Date>("from").copied());
    let from = from.unwrap_or_else(|| clock::now().0);
    let list = office.facts().list_from(from);
    let facts = typed.into_iter().map(|typed| noted(number, kind, [from, list], typed));
    let facts = facts.collect::<Result<Vec<Fact>, Failure>>()?;
    if let (Some(day), []) = (days.first(), facts.as_slice()) {
        return Err(RegisterFailure::Field { typed: (*day).clone(), why: FieldError::Unknown }.into());
    }
    enter_facts(office, facts, matches, settings)
}

/// The day from which on something holds, as it can be typed beside what is noted.
const FROM: &str = "from=";

/// The day that is typed beside what is noted, if one is.
fn first_day(typed: &[&String]) -> Result<Option<Date>, Failure> {
    let Some(typed) = typed.first() else { return Ok(None) };
    let found = typed.trim_start_matches(FROM).to_owned();
    let day = found.parse();
    Ok(Some(day.map_err(|_| crate::texts::Failure::Day { found })?))
}

/// A fact about a player as it is typed, `title=GM`, from a day on; ratings are set from the first list after it.
fn noted(number: u64, kind: Kind, [from, list]: [Date; 2], typed: &str) -> Result<Fact, Failure> {
    let wrong = |why: FieldError| RegisterFailure::Field { typed: typed.to_owned(), why };
    let (name, value) = typed.split_once('=').ok_or_else(|| wrong(FieldError::Unknown))?;
    if name == "rating" {
        let rating = rating(value).map_err(wrong)?;
        let (games, highest) = (None, None);
        return Ok(Fact::Adjusted(Adjusted { number, kind, list, rating, games, highest }));
    }
    let field = Field::parse(name, value, clock::now().0).map_err(wrong)?;
    Ok(Fact::Person { number, field, from })
}

pub(super) fn set(office: &mut Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let typed: Vec<&String> = matches.get_many::<String>("setting").into_iter().flatten().collect();
    let from = matches.get_one::<Date>("from").copied();
    let known = office.facts();
    let (name, contact) = known.settings.officer.clone().unwrap_or_default();
    let mut officer = Officer { name, contact, is_said: false };
    let mut facts = Vec::new();
    for typed in typed {
        if officer.takes(typed) {
            continue;
        }
        let setting = setting(typed, from);
        let setting = setting.ok_or_else(|| RegisterFailure::Setting(typed.clone()))?;
        let may = known.may_set(&setting);
        may.map_err(|error| RegisterFailure::of(error, settings.lang))?;
        facts.push(Fact::Set(setting));
    }
    facts.extend(officer.said().map(Fact::Set));
    enter(office, facts, matches, settings, |office| Ok(shown::page(&office.facts(), settings.lang)))
}

/// 9.3: the officer's name and how to reach them, which are typed one by one and set together.
struct Officer {
    name: String,
    contact: String,
    is_said: bool,
}

impl Officer {
    /// Whether something that is typed is about the officer, who then has it.
    fn takes(&mut self, typed: &str) -> bool {
        let own = match typed.split_once('=') {
            Some(("officer", name)) => Some((&mut self.name, name)),
            Some(("contact", contact)) => Some((&mut self.contact, contact)),
            _ => None,
        };
        let Some((own, said)) = own else { return false };
        said.clone_into(own);
        self.is_said = true;
        true
    }

    /// The setting, if anything was said.
    fn said(self) -> Option<Setting> {
        let Self { name, contact, is_said } = self;
        is_said.then_some(Setting::Officer { name, contact })
    }
}

/// A setting of the register as it is typed: `reach=6`.
fn setting(typed: &str, from: Option<Date>) -> Option<Setting> {
    let (name, value) = typed.split_once('=')?;
    Some(match (name, value) {
        ("federation", _) => Setting::Federation(federation(value)?),
        ("lists-a-year", "6" | "12") => Setting::ListsAYear { lists: value.parse().ok()?, from: from? },
        ("base", "revised") => Setting::Base(Base::Revised),
        ("base", "original") => Setting::Base(Base::Original),
        ("reach", "any") => Setting::Reach(Reach::Any),
        ("reach", months) => Setting::Reach(Reach::Months(months.parse().ok()?)),
        ("approvals", "none") => Setting::Approvals(Approvals::None),
        ("approvals", "corrections") => Setting::Approvals(Approvals::Corrections),
        _ => return None,
    })
}
