//! Options of `rate` and `eligibility`: from arguments to a rating.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::event::GivenCoefficient;
use exaequo::lists::Wanted;
use exaequo::model::{Date, Pace, Tournament};
use exaequo::rating::{
    Approval, Championship, DecidedGames, Declared, Edition, Laws, Official, RatingBasis, Times,
};
use exaequo::{PlayoffGames, Rating};

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
    let mut rating = with_edition(matches)?.declaring(declared(matches)?).playoff(playoff(matches));
    rating = all(matches, "set").fold(rating, Rating::replacing);
    rating = all(matches, "member").fold(rating, Rating::member);
    for typed in all(matches, "k") {
        rating = rating.coefficient(coefficient(typed)?);
    }
    Ok(match text(matches, "pace") {
        Some("standard") => rating.pace(Pace::Standard),
        Some("rapid") => rating.pace(Pace::Rapid),
        Some("blitz") => rating.pace(Pace::Blitz),
        _ => rating,
    })
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
fn playoff(matches: &ArgMatches) -> PlayoffGames {
    match text(matches, "playoff") {
        Some("leave-out") => PlayoffGames::LeftOut,
        _ => PlayoffGames::Pooled,
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

/// `20` or `12=20`.
fn coefficient(typed: &str) -> Result<GivenCoefficient, Failure> {
    let (whose, k) = match typed.split_once('=') {
        Some((whose, k)) => (Some(whose.trim().to_owned()), k),
        None => (None, typed),
    };
    let k = k.trim().parse().ok().filter(|k| (1..=Edition::highest_k()).contains(k));
    let is_number = whose.as_ref().is_none_or(|whose| whose.parse::<u32>().is_ok());
    let k = k.filter(|_| is_number).ok_or_else(|| texts::Failure::Coefficient { found: typed.to_owned() })?;
    Ok(GivenCoefficient { whose, k })
}

fn declared(matches: &ArgMatches) -> Result<Declared, Failure> {
    let mut declared = Declared::default();
    if let Some(day) = text(matches, "registered") {
        let date = day.parse::<Date>();
        declared.registered = Some(date.map_err(|_| texts::Failure::Day { found: day.to_owned() })?);
    }
    for what in all(matches, "declare") {
        match what.as_str() {
            "decided-games" => declared.decided = DecidedGames::Requested,
            "fast-classical" => declared.times = Times::FastApproved,
            "official" => declared.official = Official::Yes,
            "national" => is_also(&mut declared, Championship::National)?,
            "women" => is_also(&mut declared, Championship::WomensNational)?,
            "team-championship" => is_also(&mut declared, Championship::Team)?,
            "approved" => declared.approval = Approval::Granted,
            "by-game" => declared.basis = RatingBasis::AtGame,
            _ => declared.laws = Laws::Other,
        }
    }
    Ok(declared)
}

fn is_also(declared: &mut Declared, championship: Championship) -> Result<(), Failure> {
    let both = declared.championship.and(championship);
    declared.championship = both.ok_or(texts::Failure::Championships)?;
    Ok(())
}
