//! Facts about players, and what the register is kept by.

use clap::ArgMatches;
use exaequo::bulletin::settings as shown;
use exaequo::model::Date;
use exaequo::register::fact::{Adjusted, Approvals, Association, Base, Born, Field, Gender, Reach, Setting};
use exaequo::register::{Fact, Kind, RegisterError};
use exaequo_office::Office;

use super::decide::reason;
use super::office::{failed, occasion, propose};
use crate::args::settings::{Settings, text};
use crate::clock;
use crate::failure::{Failure, Status};
use crate::render;
use crate::texts::RegisterFailure;

pub(super) fn merge(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    reason(matches)?;
    let number = |name: &str| of_register(office, text(matches, name).unwrap_or_default(), settings);
    let (from, into) = (number("number")?, number("into")?);
    propose(office, vec![Fact::Merged { from, into }], matches, settings)
}

pub(super) fn split(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    reason(matches)?;
    let typed = text(matches, "number").unwrap_or_default();
    let known = office.facts();
    let from = typed.parse().ok().filter(|number| known.persons.merged().contains_key(number));
    let nobody = || RegisterFailure::of(RegisterError::NoPlayer(typed.to_owned()), settings.lang);
    let from = from.ok_or_else(nobody)?;
    propose(office, vec![Fact::Split { from }], matches, settings)
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
    let facts = typed.into_iter().map(|typed| noted(number, kind, from, typed));
    let facts = facts.collect::<Result<Vec<Fact>, Failure>>()?;
    if let (Some(day), []) = (days.first(), facts.as_slice()) {
        return Err(RegisterFailure::Field((*day).clone()).into());
    }
    reason(matches)?;
    propose(office, facts, matches, settings)
}

/// The day from which on something holds, as it can be typed beside what is noted.
const FROM: &str = "from=";

/// The day that is typed beside what is noted, if one is.
fn first_day(typed: &[&String]) -> Result<Option<Date>, Failure> {
    let Some(typed) = typed.first() else { return Ok(None) };
    let day = typed.trim_start_matches(FROM).parse();
    Ok(Some(day.map_err(|_| RegisterFailure::Field((*typed).clone()))?))
}

/// A fact about a player as it is typed: `title=GM`.
fn noted(number: u64, kind: Kind, from: Date, typed: &str) -> Result<Fact, Failure> {
    let unknown = || RegisterFailure::Field(typed.to_owned());
    let (name, value) = typed.split_once('=').ok_or_else(unknown)?;
    if name == "rating" {
        let rating = if value.is_empty() { None } else { Some(value.parse().map_err(|_| unknown())?) };
        let (games, highest) = (None, None);
        return Ok(Fact::Adjusted(Adjusted { number, kind, list: from, rating, games, highest }));
    }
    let field = field(name, value).ok_or_else(unknown)?;
    Ok(Fact::Person { number, field, from })
}

fn field(name: &str, value: &str) -> Option<Field> {
    let text = || value.trim().to_owned();
    Some(match name {
        "name" if !value.trim().is_empty() => Field::Name(text()),
        "federation" => Field::Federation(text()),
        "sex" => Field::Sex(match value {
            "M" | "m" => Gender::M,
            "F" | "f" => Gender::F,
            _ => return None,
        }),
        "birth" => Field::Birth(Born::parse(value)?),
        "title" => Field::Title(text()),
        "women-title" => Field::WomenTitle(text()),
        "other-titles" => Field::OtherTitles(text()),
        "member" if value == "none" => Field::Member(None),
        "member" => {
            let named = |own: &Association| own.name().eq_ignore_ascii_case(value);
            Field::Member(Some(Association::ALL.into_iter().find(named)?))
        }
        _ => return None,
    })
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
    // Another base may make revisions of closed lists.
    let is_base = |fact: &Fact| matches!(fact, Fact::Set(Setting::Base(_)));
    if facts.iter().any(is_base) {
        reason(matches)?;
        return propose(office, facts, matches, settings);
    }
    if !facts.is_empty() {
        office.enter(&occasion(matches), &facts).map_err(failed(settings.lang))?;
    }
    render::write(&shown::page(&office.facts(), settings.lang), matches, settings)?;
    Ok(Status::Fine)
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
        ("federation", _) => Setting::Federation(value.to_owned()),
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
