//! `exaequo forecast`: what can still happen.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::event::Whom;
use exaequo::event::forecast::{Forecast, Forecasting, Scope};
use exaequo::forecast::chance::{By, GameModel, Sampling};
use exaequo::outlook;
use exaequo::report::standings::Layout;
use exaequo::tiebreak::Notice;

use crate::args::form::{Form, LISTS, form};
use crate::args::playoff::playoff;
use crate::args::prizes::prize_list;
use crate::args::ranking::{number, ranking, unrated};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::output;
use crate::ranked::warnings;
use crate::render;
use crate::texts;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let (form, ranking) = (form(matches, LISTS)?, ranking(matches)?);
    let asked = asked(matches, settings)?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let forecast = event.forecast(&ranking, &asked)?;
    findings::mention(&input, settings);
    output::say(&told(&forecast, settings), settings.color);
    let target = matches.get_one::<PathBuf>("output");
    match form {
        Form::Json => {
            render::write_text(&outlook::json(&forecast, Layout::Pretty), form, target, settings)?;
        }
        form => render::write_to(&outlook::page(&forecast, settings.lang), form, target, settings)?,
    }
    Ok(findings::status(&input, settings))
}

/// What has to be said about the list. That results are missing is why somebody asks.
fn told(forecast: &Forecast, settings: &Settings) -> String {
    let notices = forecast.now().notices.iter();
    warnings(notices.filter(|notice| !matches!(notice, Notice::Provisional { .. })), settings)
}

fn asked(matches: &ArgMatches, settings: &Settings) -> Result<Forecasting, Failure> {
    let usual = Forecasting::default();
    let model = GameModel {
        by: if text(matches, "by") == Some("table") { By::Table } else { By::Model },
        draws: from_nothing(matches, "draws", "--draws", 100)?.and_then(|draws| draws.try_into().ok()),
        unrated: unrated(matches)?.map_or(usual.sampling.model.unrated, exaequo::model::Elo::value),
    };
    let samples = from_nothing(matches, "samples", "--samples", 10_000_000)?;
    Ok(Forecasting {
        first: number(matches, "first", "--first")?.unwrap_or(usual.first),
        player: text(matches, "player").map(Whom::from),
        prizes: prize_list(matches)?,
        play_off: playoff(matches, settings)?,
        scope: Scope::First,
        sampling: Sampling {
            model,
            seed: from_nothing(matches, "seed", "--seed", u32::MAX)?.map_or(usual.sampling.seed, u64::from),
            samples: samples.unwrap_or(usual.sampling.samples),
            ..usual.sampling
        },
        budget: number::<u32>(matches, "budget", "--budget")?.map_or(usual.budget, u64::from),
    })
}

/// A whole number from 0 to a most.
pub(crate) fn from_nothing(
    matches: &ArgMatches,
    id: &str,
    option: &'static str,
    most: u32,
) -> Result<Option<u32>, Failure> {
    let Some(typed) = text(matches, id) else { return Ok(None) };
    let number = typed.parse::<u32>().ok().filter(|number| *number <= most);
    let wrong = || texts::Failure::Number { option, found: typed.to_owned(), range: (0, most) };
    number.map(Some).ok_or_else(|| wrong().into())
}
