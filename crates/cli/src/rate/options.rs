//! What the options of `rate` and `eligibility` ask for.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo_model::{Date, Pace, Tournament};
use exaequo_rating::{
    Approval, Basis, Championship, ChoiceError, Decided, Declared, Edition, Entrants, Laws, Official,
    Provisions, ProvisionsProblem, Regulations, Times, at_pace,
};
use exaequo_report::cli::Failure as Said;
use exaequo_report::explain::find_player;
use exaequo_report::rating::Refusal;

use crate::failure::Failure;
use crate::list_options::provisions_file;
use crate::settings::text;

/// The options about ratings.
#[derive(Debug)]
pub(crate) struct Options {
    edition: Option<Edition>,
    /// Members of IBCA, ICSC or IPCA (7.14g), as typed.
    members: Vec<String>,
    pace: Option<Pace>,
    pub(super) list: Option<PathBuf>,
    pub(super) since: Option<PathBuf>,
    pub(super) declared: Declared,
    pub(super) play_off: PlayOff,
    /// 6.2: files of play-offs that are rated with their tournaments.
    pub(super) played: Vec<PathBuf>,
    /// As typed: `name=value`.
    pub(super) replaced: Vec<String>,
    /// Everybody's K or that of a number.
    k: Vec<(Option<u32>, u8)>,
}

/// 6.2: what becomes of a play-off that is given with its tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayOff {
    /// It is rated with the other games.
    Pooled,
    /// It is not.
    LeftOut,
}

fn all<'a>(matches: &'a ArgMatches, name: &str) -> impl Iterator<Item = &'a String> {
    matches.get_many::<String>(name).into_iter().flatten()
}

impl Options {
    pub(super) fn new(matches: &ArgMatches) -> Result<Self, Failure> {
        let regulations = regulations(matches)?;
        let in_file = regulations.iter().flat_map(|regulations| &regulations.replaced);
        let replaced = in_file.map(|(name, value)| format!("{name}={value}"));
        let options = Self {
            edition: regulations.as_ref().map(|regulations| regulations.edition),
            members: all(matches, "member").cloned().collect(),
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
            played: matches.get_many::<PathBuf>("played").into_iter().flatten().cloned().collect(),
            replaced: replaced.chain(all(matches, "set").cloned()).collect(),
            k: all(matches, "k").map(|k| coefficient(k)).collect::<Result<_, _>>()?,
        };
        Ok(options)
    }

    /// The tournament at the pace asked for, else at its own. Where there were no ratings for that yet, it is standard
    /// chess too fast to be rated (1.1).
    pub(super) fn at_rated_pace(&self, tournament: &Tournament) -> Tournament {
        let tournament = at_pace(tournament, self.pace);
        let has_ratings = |pace| match (self.edition, tournament.event.start) {
            (Some(edition), _) => edition.provisions(pace).is_some(),
            (None, Some(start)) => Edition::in_force(pace, start).is_some(),
            (None, None) => true,
        };
        let too_fast =
            self.pace.is_none() && !has_ratings(tournament.event.pace) && has_ratings(Pace::Standard);
        if too_fast { at_pace(&tournament, Some(Pace::Standard)) } else { tournament }
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

    /// 7.14g: members of the associations; of several events a member need not be in each.
    pub(super) fn set_members(&self, tournament: &Tournament, entrants: &mut Entrants) {
        for typed in &self.members {
            if let Ok(player) = find_player(tournament, typed) {
                entrants.set_member(player);
            }
        }
    }

    /// Members, and those whose K is given, must be found somewhere, and be one player.
    pub(super) fn check_players(&self, tournaments: &[Tournament]) -> Result<(), Failure> {
        let numbers = self.k.iter().filter_map(|(whose, _)| whose.map(|number| number.to_string()));
        for typed in self.members.iter().cloned().chain(numbers) {
            let mut found = tournaments.iter().map(|tournament| find_player(tournament, &typed));
            if !found.any(|found| found.is_ok())
                && let Some(Err(refused)) = tournaments.first().map(|one| find_player(one, &typed))
            {
                return Err(refused.into());
            }
        }
        Ok(())
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

/// An edition by its name, or the regulations of a file.
fn regulations(matches: &ArgMatches) -> Result<Option<Regulations>, Failure> {
    let Some(typed) = text(matches, "edition") else { return Ok(None) };
    if let Some(edition) = Edition::named(&typed.to_ascii_lowercase()) {
        return Ok(Some(Regulations { edition, replaced: Vec::new() }));
    }
    let unknown = || Failure::from(Said::Rating(Refusal::UnknownEdition(typed.to_owned())));
    let text = provisions_file(typed)?.ok_or_else(unknown)?;
    let read = Regulations::parse(&text).map_err(|error| {
        Failure::from(Said::Rating(Refusal::Provisions { file: typed.to_owned(), text, error }))
    });
    read.map(Some)
}

fn replace(provisions: &mut Provisions, typed: &str) -> Result<(), Failure> {
    let (name, value) = typed.split_once('=').unwrap_or((typed, ""));
    let (name, value) = (name.trim(), value.trim());
    provisions.replace(name, value).map_err(|error| {
        let wrong = |problem| Refusal::Provision { typed: typed.to_owned(), problem };
        let refusal = match error {
            ChoiceError::Unknown => wrong(ProvisionsProblem::UnknownKey(name.to_owned())),
            ChoiceError::Value(choice) if value.is_empty() => Refusal::NoValue { name: choice.name },
            ChoiceError::Value(choice) => {
                wrong(ProvisionsProblem::UnknownChoice { key: choice.name, choice: value.to_owned() })
            }
        };
        Failure::from(Said::Rating(refusal))
    })
}

/// `20` or `12=20`.
fn coefficient(typed: &str) -> Result<(Option<u32>, u8), Failure> {
    let wrong = || Failure::from(Said::Rating(Refusal::Coefficient { found: typed.to_owned() }));
    let (whose, k) = match typed.split_once('=') {
        Some((number, k)) => (Some(number.trim().parse().map_err(|_| wrong())?), k),
        None => (None, typed),
    };
    let k = k.trim().parse().ok().filter(|k| (1..=Edition::highest_k()).contains(k)).ok_or_else(wrong)?;
    Ok((whose, k))
}

fn declared(matches: &ArgMatches) -> Result<Declared, Failure> {
    let mut declared = Declared::default();
    if let Some(day) = text(matches, "registered") {
        let date = day.parse::<Date>();
        let wrong = |_| Failure::from(Said::Rating(Refusal::Day { found: day.to_owned() }));
        declared.registered = Some(date.map_err(wrong)?);
    }
    for what in all(matches, "declare") {
        match what.as_str() {
            "decided-games" => declared.decided = Decided::Requested,
            "fast-classical" => declared.times = Times::FastApproved,
            "official" => declared.official = Official::Yes,
            "national" => is_also(&mut declared, Championship::National)?,
            "women" => is_also(&mut declared, Championship::WomensNational)?,
            "team-championship" => is_also(&mut declared, Championship::Team)?,
            "approved" => declared.approval = Approval::Granted,
            "by-game" => declared.basis = Basis::AtGame,
            _ => declared.laws = Laws::Other,
        }
    }
    Ok(declared)
}

fn is_also(declared: &mut Declared, championship: Championship) -> Result<(), Failure> {
    let both = declared.championship.and(championship);
    declared.championship = both.ok_or(Said::Rating(Refusal::Championships))?;
    Ok(())
}
