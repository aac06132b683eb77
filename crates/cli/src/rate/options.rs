//! What the options of `rate` and `eligibility` ask for.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo_model::{Date, Pace, Tournament};
use exaequo_rating::{
    Approval, Basis, CHOICES, ChoiceError, Declared, Edition, Entrants, Laws, Provisions, Rank,
};
use exaequo_report::cli::{Failure as Said, Usage};
use exaequo_report::rating::Refusal;

use crate::failure::Failure;
use crate::settings::text;

/// The options about ratings.
#[derive(Debug)]
pub(crate) struct Options {
    edition: Option<Edition>,
    pub(super) pace: Option<Pace>,
    pub(super) list: Option<PathBuf>,
    pub(super) since: Option<PathBuf>,
    pub(super) declared: Declared,
    pub(super) play_off: PlayOff,
    /// As typed: `name=value`.
    pub(super) replaced: Vec<String>,
    /// Everybody's K or that of a number.
    k: Vec<(Option<u32>, u8)>,
}

/// 6.2: what becomes of a play-off that is in one file with its tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayOff {
    /// It is rated with the other games.
    Pooled,
    /// It is not.
    LeftOut,
}

fn invalid(option: &str, found: &str, possible: Vec<String>) -> Failure {
    let (option, found) = (option.to_owned(), found.to_owned());
    Usage::InvalidValue { option, found, possible, nearest: None }.into()
}

fn all<'a>(matches: &'a ArgMatches, name: &str) -> impl Iterator<Item = &'a String> {
    matches.get_many::<String>(name).into_iter().flatten()
}

impl Options {
    pub(super) fn new(matches: &ArgMatches) -> Result<Self, Failure> {
        Ok(Self {
            edition: edition(matches)?,
            pace: match text(matches, "pace") {
                Some("standard") => Some(Pace::Standard),
                Some("rapid") => Some(Pace::Rapid),
                Some("blitz") => Some(Pace::Blitz),
                _ => None,
            },
            list: matches.get_one::<PathBuf>("list").cloned(),
            since: matches.get_one::<PathBuf>("since").cloned(),
            declared: declared(matches)?,
            play_off: match text(matches, "playoff") {
                Some("leave-out") => PlayOff::LeftOut,
                _ => PlayOff::Pooled,
            },
            replaced: all(matches, "set").cloned().collect(),
            k: all(matches, "k").map(|k| coefficient(k)).collect::<Result<_, _>>()?,
        })
    }

    /// 0.1: what holds for an event.
    pub(super) fn provisions(&self, tournament: &Tournament, file: &str) -> Result<Provisions, Failure> {
        let pace = tournament.event.pace;
        let edition = match (self.edition, tournament.event.start) {
            (Some(edition), _) => edition,
            (None, None) => return Err(Said::Rating(Refusal::NoDate { file: file.to_owned() }).into()),
            (None, Some(start)) => Edition::in_force(pace, start).ok_or_else(|| {
                Failure::from(Said::Rating(Refusal::TooEarly { file: file.to_owned(), start }))
            })?,
        };
        let provisions = edition.provisions(pace);
        let mut provisions =
            provisions.ok_or_else(|| Failure::from(Said::Rating(Refusal::NoRatings { edition, pace })))?;
        for replaced in &self.replaced {
            replace(&mut provisions, replaced)?;
        }
        Ok(provisions)
    }

    /// K given by hand.
    pub(super) fn set_k(&self, tournament: &Tournament, entrants: &mut Entrants) {
        for (whose, k) in &self.k {
            for (player, facts) in (0..).map(exaequo_model::PlayerId).zip(&tournament.players) {
                if whose.is_none_or(|number| number == facts.number) {
                    entrants.set_k(player, *k);
                }
            }
        }
    }
}

fn edition(matches: &ArgMatches) -> Result<Option<Edition>, Failure> {
    let Some(name) = text(matches, "edition") else { return Ok(None) };
    if let Some(edition) = Edition::named(name) {
        return Ok(Some(edition));
    }
    let names = Edition::ALL.map(Edition::name);
    let (option, found) = ("--edition".to_owned(), name.to_owned());
    let nearest = exaequo_tiebreak::nearest(name, names.into_iter()).map(str::to_owned);
    Err(Usage::InvalidValue { option, found, possible: names.map(str::to_owned).to_vec(), nearest }.into())
}

fn replace(provisions: &mut Provisions, typed: &str) -> Result<(), Failure> {
    let (name, value) = typed.split_once('=').unwrap_or((typed, ""));
    provisions.replace(name, value).map_err(|error| match error {
        ChoiceError::Unknown => {
            invalid("--set", typed, CHOICES.iter().map(|choice| choice.name.to_owned()).collect())
        }
        ChoiceError::Value(choice) => {
            invalid("--set", typed, vec![format!("{}={}", choice.name, choice.values)])
        }
    })
}

/// `20` or `12=20`.
fn coefficient(typed: &str) -> Result<(Option<u32>, u8), Failure> {
    let wrong = || invalid("--k", typed, vec!["20".to_owned(), "12=20".to_owned()]);
    let (whose, k) = match typed.split_once('=') {
        Some((number, k)) => (Some(number.parse().map_err(|_| wrong())?), k),
        None => (None, typed),
    };
    let k = k.parse().ok().filter(|k| (1..=100).contains(k)).ok_or_else(wrong)?;
    Ok((whose, k))
}

fn declared(matches: &ArgMatches) -> Result<Declared, Failure> {
    let mut declared = Declared::default();
    if let Some(day) = text(matches, "registered") {
        let date = day.parse::<Date>();
        declared.registered =
            Some(date.map_err(|_| invalid("--registered", day, vec!["2026-03-01".to_owned()]))?);
    }
    for what in all(matches, "declare") {
        match what.as_str() {
            "official" => declared.rank = Rank::Official,
            "national" => declared.rank = Rank::NationalChampionship,
            "women" => declared.rank = Rank::WomensNationalChampionship,
            "team-championship" => declared.rank = Rank::TeamChampionship,
            "approved" => declared.approval = Approval::Granted,
            "by-game" => declared.basis = Basis::AtGame,
            _ => declared.laws = Laws::Other,
        }
    }
    Ok(declared)
}
