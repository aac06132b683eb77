//! Options of `rate` and `eligibility`: from arguments to a rating.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::event::{GivenCoefficient, OfEvent};
use exaequo::lists::Wanted;
use exaequo::model::{Date, Pace, Tournament};
use exaequo::rating::{Declaration, Declared, Edition};
use exaequo::{PlayOffGames, Rating};

use super::of_file::{Files, Said};
use super::ranking::provisions_file;
use super::rating_list;
use super::settings::text;
use crate::failure::Failure;
use crate::texts;

fn all<'a>(matches: &'a ArgMatches, name: &str) -> impl Iterator<Item = &'a String> {
    matches.get_many::<String>(name).into_iter().flatten()
}

/// What the options ask for, but for the lists.
pub(crate) fn rating(matches: &ArgMatches) -> Result<Rating, Failure> {
    let files = Files::new(matches);
    let mut rating = with_edition(matches)?.playoff(playoff(matches));
    rating = all(matches, "set").fold(rating, Rating::replacing);
    let said = AllSaid::new(matches, &files)?;
    rating = rating.declaring(said.declared(None)?);
    rating = said.members(None).fold(rating, Rating::member);
    rating = said.coefficients(None).fold(rating, Rating::coefficient);
    for file in files.all().filter(|file| said.is_about(file)) {
        rating = rating.of_event(file, said.of_event(file)?);
    }
    for typed in all_of(matches, "replaces") {
        let name = files.named(typed).unwrap_or_else(|| typed.clone());
        rating = rating.replacing_event(name);
    }
    Ok(match text(matches, "pace").and_then(Pace::named) {
        Some(pace) => rating.pace(pace),
        None => rating,
    })
}

/// The values of an option that not every command has.
fn all_of<'a>(matches: &'a ArgMatches, name: &str) -> impl Iterator<Item = &'a String> {
    matches.try_get_many::<String>(name).ok().flatten().into_iter().flatten()
}

/// What is said about the events, each of a file or of all.
struct AllSaid {
    declarations: Vec<(Option<String>, String)>,
    registered: Vec<(Option<String>, Date)>,
    members: Vec<(Option<String>, String)>,
    coefficients: Vec<(Option<String>, GivenCoefficient)>,
}

impl AllSaid {
    fn new(matches: &ArgMatches, files: &Files) -> Result<Self, Failure> {
        let mut said = Self {
            declarations: Vec::new(),
            registered: Vec::new(),
            members: Vec::new(),
            coefficients: Vec::new(),
        };
        for typed in all(matches, "declare") {
            let Said { file, what } = files.said(typed)?;
            said.declarations.push((file, what.to_owned()));
        }
        for typed in all(matches, "registered") {
            let Said { file, what } = files.said(typed)?;
            let day = what.parse().map_err(|_| texts::Failure::Day { found: what.to_owned() })?;
            said.registered.push((file, day));
        }
        for typed in all(matches, "member") {
            let Said { file, what } = files.said(typed)?;
            said.members.push((file, what.to_owned()));
        }
        for typed in all(matches, "k") {
            let Said { file, what } = files.said(typed)?;
            let k = what.parse().map_err(|_| texts::Failure::Coefficient { found: what.to_owned() })?;
            said.coefficients.push((file, k));
        }
        Ok(said)
    }

    /// Whether anything is about a file alone.
    fn is_about(&self, file: &str) -> bool {
        let is = |of: &Option<String>| of.as_deref() == Some(file);
        self.declarations.iter().any(|(of, _)| is(of))
            || self.registered.iter().any(|(of, _)| is(of))
            || self.members.iter().any(|(of, _)| is(of))
            || self.coefficients.iter().any(|(of, _)| is(of))
    }

    fn of_event(&self, file: &str) -> Result<OfEvent, Failure> {
        Ok(OfEvent {
            declared: Some(self.declared(Some(file))?),
            members: self.members(Some(file)).collect(),
            coefficients: self.coefficients(Some(file)).collect(),
        })
    }

    fn members(&self, file: Option<&str>) -> impl Iterator<Item = String> {
        of(&self.members, file)
    }

    fn coefficients(&self, file: Option<&str>) -> impl Iterator<Item = GivenCoefficient> {
        of(&self.coefficients, file)
    }

    /// What is declared about all events, and about a file beside.
    fn declared(&self, file: Option<&str>) -> Result<Declared, Failure> {
        let mut declared = Declared::default();
        let concerns = |of: &Option<String>| of.is_none() || of.as_deref() == file;
        for (of, day) in &self.registered {
            // What is said of the file goes before what is said of all.
            if concerns(of) && (of.is_some() || declared.registered.is_none()) {
                declared.registered = Some(*day);
            }
        }
        for (_, what) in self.declarations.iter().filter(|(of, _)| concerns(of)) {
            declared = declare(declared, what)?;
        }
        Ok(declared)
    }
}

/// What is said of a file alone; `None`: of all.
fn of<T: Clone>(said: &[(Option<String>, T)], file: Option<&str>) -> impl Iterator<Item = T> {
    said.iter().filter(move |(of, _)| of.as_deref() == file).map(|(_, what)| what.clone())
}

/// The same with the lists the options name, read for the players of the events.
pub(crate) fn with_lists<'a>(
    mut rating: Rating,
    matches: &ArgMatches,
    events: impl IntoIterator<Item = &'a Tournament>,
) -> Result<Rating, Failure> {
    let (ids, pace) = rating.wanted(events);
    let wanted = Wanted { ids: &ids, pace };
    if let Some(path) = matches.get_one::<PathBuf>("list") {
        rating = rating.list(rating_list::read(path, &wanted)?);
    }
    if let Some(path) = matches.get_one::<PathBuf>("since") {
        rating = rating.since(rating_list::read(path, &wanted)?);
    }
    Ok(rating)
}

/// 6.2: whether play-offs are rated with their tournaments.
fn playoff(matches: &ArgMatches) -> PlayOffGames {
    match text(matches, "playoff") {
        Some("leave-out") => PlayOffGames::LeftOut,
        _ => PlayOffGames::Pooled,
    }
}

/// An edition by its name, or the regulations of a file.
fn with_edition(matches: &ArgMatches) -> Result<Rating, Failure> {
    let Some(typed) = text(matches, "edition") else { return Ok(Rating::default()) };
    let is_name = Edition::named(&typed.to_ascii_lowercase()).is_some();
    let file = if is_name { None } else { provisions_file(typed)? };
    Ok(match file {
        Some(text) => Rating::default().provisions_of(typed, &text)?,
        None => Rating::default().edition(typed)?,
    })
}

/// The parser lets no other names through.
fn declare(declared: Declared, what: &str) -> Result<Declared, Failure> {
    match Declaration::named(what) {
        Some(declaration) => Ok(declared.with(declaration).ok_or(texts::Failure::Championships)?),
        None => Ok(declared),
    }
}
