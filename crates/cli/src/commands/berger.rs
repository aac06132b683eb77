//! `exaequo berger`: tables of round robins.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::event::playoff::Cycles;
use exaequo::report::loss;
use exaequo::report::playoff::berger;
use exaequo::trf::WriteOptions;
use exaequo::{Event, Lang};

use crate::args::form::{Form, TABLES, form};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::output;
use crate::render;
use crate::texts;

/// Tables that are printed: larger ones have more than 99 rounds in two cycles.
const PLAYERS: std::ops::RangeInclusive<u32> = 2..=50;

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let typed = text(matches, "players").unwrap_or_default();
    let players = typed.parse().ok().filter(|players| PLAYERS.contains(players));
    let players = players.ok_or_else(|| texts::Failure::Players { found: typed.to_owned() })?;
    let cycles = match (matches.get_flag("double"), matches.get_flag("reverse-last-two")) {
        (false, _) => Cycles::Single,
        (true, false) => Cycles::Double,
        (true, true) => Cycles::DoubleReversed,
    };
    let target: Option<&PathBuf> = matches.get_one("output");
    match form(matches, TABLES)? {
        Form::Trf => {
            let bytes = trf(players, cycles, lang)?;
            output::write(target.map_or("-".as_ref(), PathBuf::as_path), &bytes)?;
        }
        form => {
            let settings = Settings::without_file(lang, matches);
            render::write_to(&berger::page(players, cycles, lang), form, target, &settings)?;
        }
    }
    Ok(Status::Fine)
}

/// The games without results, of players who have a number and no name yet.
fn trf(players: u32, cycles: Cycles, lang: Lang) -> Result<Vec<u8>, Failure> {
    let unwritable = |losses: Vec<String>| {
        Failure::from(texts::Failure::Unwritable { file: None, losses, acceptable: false, richer: &[] })
    };
    let table = Event::berger_table(players, cycles).map_err(|_| unwritable(Vec::new()))?;
    exaequo::trf::write(table.tournament(), &WriteOptions::to_fill_in())
        .map(|written| written.bytes)
        .map_err(|losses| unwritable(loss::losses(lang, &losses)))
}
