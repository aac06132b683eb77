//! `exaequo berger`: tables of round robins.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::Lang;
use exaequo::model::{Facts, Outcome, Pairing, Player, PlayerId, System, Tournament};
use exaequo::playoff::berger::{Cycles, table};
use exaequo::report::loss;
use exaequo::report::playoff::berger;
use exaequo::trf::WriteOptions;

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
    let bytes = match form(matches, TABLES)? {
        Form::Csv => berger::csv(players, cycles).into_bytes(),
        Form::Trf => trf(players, cycles, lang)?,
        form => {
            let settings = Settings::without_file(lang, matches);
            render::write_to(&berger::page(players, cycles, lang), form, target, &settings)?;
            return Ok(Status::Fine);
        }
    };
    output::write(target.map_or("-".as_ref(), PathBuf::as_path), &bytes)?;
    Ok(Status::Fine)
}

/// The games without results, of players who have a number and no name yet.
fn trf(players: u32, cycles: Cycles, lang: Lang) -> Result<Vec<u8>, Failure> {
    let unwritable = |losses: Vec<String>| {
        Failure::from(texts::Failure::Unwritable { file: None, losses, acceptable: false, richer: &[] })
    };
    let tournament = Tournament::new(facts(players, cycles)).map_err(|_| unwritable(Vec::new()))?;
    exaequo::trf::write(&tournament, &WriteOptions::to_fill_in())
        .map(|written| written.bytes)
        .map_err(|losses| unwritable(loss::losses(lang, &losses)))
}

fn facts(players: u32, cycles: Cycles) -> Facts {
    let mut facts = Facts::default();
    for number in 1..=players {
        let name = facts.text.push(&number.to_string());
        facts.players.push(Player::new(number, name));
    }
    let rounds = table(players, cycles);
    facts.schedule.announce(u16::try_from(rounds.len()).unwrap_or(u16::MAX));
    facts.system = Some(System::RoundRobin { cycles: if cycles == Cycles::Single { 1 } else { 2 } });
    for pairs in rounds {
        let game = |(white, black): (u32, u32)| {
            Pairing::new(PlayerId(white - 1), PlayerId(black - 1), Outcome::Pending)
        };
        facts.add_round(pairs.into_iter().map(game).collect(), Vec::new());
    }
    facts
}
