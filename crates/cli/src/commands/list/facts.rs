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
    let from = matches.get_one::<Date>("from").copied().unwrap_or_else(|| clock::now().0);
    let kind = text(matches, "kind").and_then(Kind::named).unwrap_or(Kind::Standard);
    let typed = matches.get_many::<String>("field").into_iter().flatten();
    let facts: Result<Vec<Fact>, Failure> = typed.map(|typed| noted(number, kind, from, typed)).collect();
    propose(office, facts?, matches, settings)
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
    let before = office.facts().settings;
    let mut facts = Vec::new();
    for typed in typed {
        let setting = setting(typed, from, before.officer.as_ref());
        let setting = setting.ok_or_else(|| RegisterFailure::Setting(typed.clone()))?;
        let may = office.facts().may_set(&setting);
        may.map_err(|error| RegisterFailure::of(error, settings.lang))?;
        facts.push(Fact::Set(setting));
    }
    // Another base may make revisions of closed lists.
    let is_base = |fact: &Fact| matches!(fact, Fact::Set(Setting::Base(_)));
    if facts.iter().any(is_base) {
        return propose(office, facts, matches, settings);
    }
    if !facts.is_empty() {
        office.enter(&occasion(matches), &facts).map_err(failed(settings.lang))?;
    }
    render::write(&shown::page(&office.facts(), settings.lang), matches, settings)?;
    Ok(Status::Fine)
}

/// A setting of the register as it is typed: `reach=6`.
fn setting(typed: &str, from: Option<Date>, officer: Option<&(String, String)>) -> Option<Setting> {
    let (name, value) = typed.split_once('=')?;
    let (named, reached) = officer.cloned().unwrap_or_default();
    Some(match (name, value) {
        ("federation", _) => Setting::Federation(value.to_owned()),
        ("lists-a-year", "6" | "12") => Setting::ListsAYear { lists: value.parse().ok()?, from: from? },
        ("base", "revised") => Setting::Base(Base::Revised),
        ("base", "original") => Setting::Base(Base::Original),
        ("reach", "any") => Setting::Reach(Reach::Any),
        ("reach", months) => Setting::Reach(Reach::Months(months.parse().ok()?)),
        ("approvals", "none") => Setting::Approvals(Approvals::None),
        ("approvals", "corrections") => Setting::Approvals(Approvals::Corrections),
        ("officer", name) => Setting::Officer { name: name.to_owned(), contact: reached },
        ("contact", contact) => Setting::Officer { name: named, contact: contact.to_owned() },
        _ => return None,
    })
}
