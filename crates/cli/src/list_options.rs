//! Options about the list, the edition, the rounds: from arguments to what the rules ask for.

use std::fs;
use std::path::Path;

use clap::ArgMatches;
use exaequo_model::{Rating, System, Tournament};
use exaequo_report::cli;
use exaequo_report::notice::Refused;
use exaequo_report::playoff;
use exaequo_report::standings::Chosen;
use exaequo_tiebreak::{Edition, Listed, Options, Preset, Refusal, Regulations, parse_list};

use crate::external::External;
use crate::failure::{Failure, reason};
use crate::settings::text;

/// What the options ask for, whichever file it is about.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// `None`: by the first day.
    regulations: Option<Regulations>,
    list: Option<Vec<Listed>>,
    round: Option<u16>,
    unrated: Option<Rating>,
    system: Option<System>,
    lots: Option<String>,
    external: Vec<External>,
}

impl Asked {
    pub(crate) fn new(matches: &ArgMatches) -> Result<Self, Failure> {
        let external = matches.get_many::<String>("external").into_iter().flatten();
        Ok(Self {
            regulations: text(matches, "edition").map(regulations).transpose()?,
            list: list(matches)?,
            round: number(matches, "round", "--round")?,
            unrated: unrated(matches)?,
            system: text(matches, "system").map(system),
            lots: text(matches, "lots").map(seed).transpose()?,
            external: external.map(|typed| External::read(typed)).collect::<Result<_, _>>()?,
        })
    }

    /// Whether anything is asked for but the round.
    pub(crate) fn is_given(&self) -> bool {
        self.regulations.is_some()
            || self.list.is_some()
            || self.unrated.is_some()
            || self.system.is_some()
            || self.lots.is_some()
            || !self.external.is_empty()
    }

    /// The same after so many rounds; `None` before the first.
    pub(crate) fn after(&self, rounds: u16) -> Option<Self> {
        (rounds > 0).then(|| Self { round: Some(rounds), ..self.clone() })
    }

    /// The options for a tournament, and who chose the edition.
    pub(crate) fn options(&self, tournament: &Tournament) -> Result<(Options, Chosen), Refused> {
        let (regulations, chosen) = match (self.regulations, tournament.event.start) {
            (Some(regulations), _) => (regulations, Chosen::ByName),
            (None, Some(start)) => {
                let edition = Edition::on(start).ok_or(Refused::NoEdition { start: Some(start) })?;
                (Regulations::of(edition), Chosen::ByStart(start))
            }
            (None, None) => return Err(Refused::NoEdition { start: None }),
        };
        let options = Options {
            regulations,
            list: self.list.clone(),
            round: self.round,
            unrated: self.unrated,
            system: self.system,
            lots: self.lots.clone(),
        };
        Ok((options, chosen))
    }

    /// The tournament with the values of `--external`; `None` where there are none.
    pub(crate) fn with_values(&self, tournament: &Tournament) -> Result<Option<Tournament>, Refused> {
        if self.external.is_empty() {
            return Ok(None);
        }
        let mut facts = tournament.clone().into_facts();
        for column in &self.external {
            column.add_to(tournament, &mut facts).map_err(Refused::Values)?;
        }
        Ok(Tournament::new(facts).ok())
    }
}

/// What the rules refuse, in terms the texts know.
pub(crate) fn refused(refusal: Refusal, tournament: &Tournament) -> Refused {
    match refusal {
        Refusal::NoList => Refused::NoList,
        Refusal::List(errors) => {
            let list = tournament.event.tie_breaks.map_or("", |list| tournament.str(list.text));
            Refused::List { list: list.to_owned(), errors: errors.into_vec() }
        }
        Refusal::NoRound { asked, paired } => Refused::NoRound { asked, paired },
    }
}

/// The seed of a draw.
fn seed(typed: &str) -> Result<String, Failure> {
    if typed.trim().is_empty() { Err(playoff::Refused::NoSeed.into()) } else { Ok(typed.to_owned()) }
}

/// An edition by its name, or the regulations of a file.
fn regulations(typed: &str) -> Result<Regulations, Failure> {
    if let Some(edition) = Edition::named(&typed.to_ascii_lowercase()) {
        return Ok(Regulations::of(edition));
    }
    let text = provisions_file(typed)?.ok_or_else(|| Refused::UnknownEdition(typed.to_owned()))?;
    Regulations::parse(&text)
        .map_err(|error| Refused::Provisions { file: typed.to_owned(), text, error }.into())
}

/// The text of a file of provisions; `None` if what was typed is no file.
pub(crate) fn provisions_file(typed: &str) -> Result<Option<String>, Failure> {
    let path = Path::new(typed);
    let is_toml = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"));
    if is_toml || path.is_file() { read(typed).map(Some) } else { Ok(None) }
}

/// The text of a file beside the tournament.
pub(crate) fn read(file: &str) -> Result<String, Failure> {
    let bytes = fs::read(file)
        .map_err(|error| cli::Failure::Read { file: Some(file.to_owned()), reason: reason(&error) })?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The list of `--tie-breaks` or that of `--preset`.
fn list(matches: &ArgMatches) -> Result<Option<Vec<Listed>>, Failure> {
    let list = match (text(matches, "tie-breaks"), text(matches, "preset")) {
        (Some(_), Some(_)) => return Err(Refused::TwoLists.into()),
        (Some(list), None) if list.trim().is_empty() => return Err(Refused::EmptyList.into()),
        (Some(list), None) => list,
        (None, Some(name)) => {
            let preset = Preset::named(&name.to_ascii_lowercase());
            preset.ok_or_else(|| Refused::UnknownPreset(name.to_owned()))?.list
        }
        (None, None) => return Ok(None),
    };
    let parsed = parse_list(list)
        .map_err(|errors| Refused::List { list: list.to_owned(), errors: errors.into_vec() })?;
    Ok(Some(parsed))
}

/// A whole number above zero.
pub(crate) fn number<T: TryFrom<u32>>(
    matches: &ArgMatches,
    id: &str,
    option: &'static str,
) -> Result<Option<T>, Failure> {
    let Some(typed) = text(matches, id) else { return Ok(None) };
    let number =
        typed.parse::<u32>().ok().filter(|number| *number > 0).and_then(|number| number.try_into().ok());
    number.map(Some).ok_or_else(|| Refused::Number { option, found: typed.to_owned() }.into())
}

fn unrated(matches: &ArgMatches) -> Result<Option<Rating>, Failure> {
    let Some(typed) = text(matches, "unrated") else { return Ok(None) };
    let rating = typed.parse().ok().and_then(Rating::new);
    rating.map(Some).ok_or_else(|| Refused::Rating { option: "--unrated", found: typed.to_owned() }.into())
}

fn system(name: &str) -> System {
    match name {
        "double-swiss" => System::DoubleSwiss,
        "round-robin" => System::RoundRobin { cycles: 1 },
        "double-round-robin" => System::RoundRobin { cycles: 2 },
        "predetermined" => System::Predetermined,
        "knock-out" => System::KnockOut,
        _ => System::Swiss,
    }
}
