//! Options about the list, the edition, the rounds: from arguments to what the rules ask for.

use std::fs;
use std::path::Path;

use clap::ArgMatches;
use exaequo_model::{Better, ExternalColumn, Facts, Points, Rating, System, Tournament};
use exaequo_report::cli;
use exaequo_report::notice::Refused;
use exaequo_report::playoff;
use exaequo_report::standings::Chosen;
use exaequo_tiebreak::{Edition, Listed, Options, Preset, Refusal, Regulations, parse_list};

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

/// A column of values from a file.
#[derive(Clone, Debug)]
struct External {
    name: String,
    better: Better,
    values: Vec<(u32, Points)>,
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
            external: external.map(|typed| external_column(typed)).collect::<Result<_, _>>()?,
        })
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
    pub(crate) fn with_values(&self, tournament: &Tournament) -> Option<Tournament> {
        if self.external.is_empty() {
            return None;
        }
        let mut facts = tournament.clone().into_facts();
        for column in &self.external {
            add_values(tournament, &mut facts, column);
        }
        Tournament::new(facts).ok()
    }
}

/// A column of the same name in the file gives way.
fn add_values(tournament: &Tournament, facts: &mut Facts, column: &External) {
    let is_other = |own: &ExternalColumn| !tournament.str(own.name).eq_ignore_ascii_case(&column.name);
    facts.external.retain(is_other);
    let mut values = vec![None; tournament.participant_count()];
    for who in tournament.participants() {
        let number = tournament.number_of(who);
        let found = column.values.iter().find(|(of, _)| *of == number);
        values[who.index()] = found.map(|(_, value)| *value);
    }
    let name = facts.text.push(&column.name);
    facts.external.push(ExternalColumn { name, better: column.better, values });
}

/// What the rules refuse, in terms the texts know.
pub(crate) fn refused(refusal: Refusal, tournament: &Tournament) -> Refused {
    match refusal {
        Refusal::NoList => Refused::NoList,
        Refusal::List(errors) => {
            let list = tournament.event.tie_breaks.map_or("", |list| tournament.str(list.text));
            Refused::List { list: list.to_owned(), errors }
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
    let path = Path::new(typed);
    let is_toml = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"));
    if !is_toml && !path.is_file() {
        return Err(Refused::UnknownEdition(typed.to_owned()).into());
    }
    let text = read(typed)?;
    Regulations::parse(&text)
        .map_err(|error| Refused::Provisions { file: typed.to_owned(), text, error }.into())
}

fn read(file: &str) -> Result<String, Failure> {
    let bytes = fs::read(file)
        .map_err(|error| cli::Failure::Read { file: Some(file.to_owned()), reason: reason(&error) })?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The list of `--tie-breaks`, else that of `--preset`.
fn list(matches: &ArgMatches) -> Result<Option<Vec<Listed>>, Failure> {
    let list = match (text(matches, "tie-breaks"), text(matches, "preset")) {
        (Some(list), _) => list,
        (None, Some(name)) => {
            let preset = Preset::named(&name.to_ascii_lowercase());
            preset.ok_or_else(|| Refused::UnknownPreset(name.to_owned()))?.list
        }
        (None, None) => return Ok(None),
    };
    let parsed = parse_list(list).map_err(|errors| Refused::List { list: list.to_owned(), errors })?;
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
    let rating: Option<u32> = number(matches, "unrated", "--unrated")?;
    let Some(rating) = rating else { return Ok(None) };
    let found = Rating::new(rating);
    found.map(Some).ok_or_else(|| Refused::Number { option: "--unrated", found: rating.to_string() }.into())
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

/// `name=FILE`, `name=FILE:lower`: lines of pairing number and value.
fn external_column(typed: &str) -> Result<External, Failure> {
    let (name, rest) = typed
        .split_once('=')
        .filter(|(name, file)| !name.trim().is_empty() && !file.is_empty())
        .ok_or_else(|| Refused::ExternalForm(typed.to_owned()))?;
    let (file, better) = match (rest.strip_suffix(":lower"), rest.strip_suffix(":higher")) {
        (Some(file), _) => (file, Better::Lower),
        (None, Some(file)) => (file, Better::Higher),
        (None, None) => (rest, Better::Higher),
    };
    let values = values(file, &read(file)?)?;
    Ok(External { name: name.trim().to_owned(), better, values })
}

/// Blank lines, comments and a heading are passed over.
fn values(file: &str, content: &str) -> Result<Vec<(u32, Points)>, Refused> {
    let mut values = Vec::new();
    for (index, line) in content.lines().enumerate() {
        let line = line.trim_start_matches('\u{FEFF}').trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match value(line) {
            Some(found) => values.push(found),
            None if index == 0 && !line.starts_with(|sign: char| sign.is_ascii_digit()) => {}
            None => {
                let found = line.to_owned();
                return Err(Refused::ExternalLine { file: file.to_owned(), line: index + 1, found });
            }
        }
    }
    Ok(values)
}

fn value(line: &str) -> Option<(u32, Points)> {
    let (number, value) = line.split_once([',', ';', '\t'])?;
    Some((number.trim().parse().ok()?, value.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_a_file() {
        let read = values("v.csv", "number,value\n# jury\n12, 4.5\n\n7;3\n").unwrap();
        assert_eq!(read, [(12, Points::from_halves(9)), (7, Points::from_whole(3))]);
        let wrong = values("v.csv", "1,2\nx,3\n").unwrap_err();
        assert_eq!(wrong, Refused::ExternalLine { file: "v.csv".into(), line: 2, found: "x,3".into() });
    }
}
