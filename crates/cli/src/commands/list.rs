//! `exaequo list`: the register of a federation.

mod archive;
mod audit;
mod decide;
mod facts;
mod intake;
mod lists;
mod office;
mod players;
mod publish;

use clap::ArgMatches;
use exaequo::Lang;
use exaequo_office::Office;

use crate::args::definitions;
use crate::args::settings::{Settings, color, text};
use crate::failure::{Failure, Status};
use crate::output;
pub(super) use office::failure_at;
use office::{opened, place};

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        output::say(&definitions::help_of("list", lang), color(matches));
        return Ok(Status::Failure);
    };
    let settings = &Settings::new(lang, matches)?;
    let from_pages = || Office::player_from_pages(&place(matches), text(matches, "player")?);
    if let Some(player) = (name == "show").then(from_pages).flatten() {
        return players::shown(&player, matches, settings);
    }
    let mut office = match name {
        "init" => intake::begin(matches, settings)?,
        _ => opened(matches, settings)?,
    };
    let done = verb(name, &mut office, matches, settings);
    office.close();
    done
}

fn verb(
    name: &str,
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    match name {
        "init" => intake::begun(office, matches, settings),
        "receive" => intake::receive(office, matches, settings),
        "announce" => intake::announce(office, matches, settings),
        "import" => intake::import(office, matches, settings),
        "events" => decide::events(office, matches, settings),
        "check" => decide::check(office, matches, settings),
        "accept" => decide::accept(office, matches, settings),
        "refuse" => decide::refuse(office, matches, settings),
        "assign" => decide::assign(office, matches, settings),
        "withdraw" => decide::withdraw(office, matches, settings),
        "preview" => lists::preview(office, matches, settings),
        "close" => lists::close(office, matches, settings),
        "publish" => publish::publish(office, matches, settings),
        "show" => players::show(office, matches, settings),
        "explain" => players::explain(office, matches, settings),
        "merge" => facts::merge(office, matches, settings),
        "split" => facts::split(office, matches, settings),
        "fact" => facts::fact(office, matches, settings),
        "set" => facts::set(office, matches, settings),
        "correct" => audit::correct(office, matches, settings),
        "replay" => audit::replay(office, matches, settings),
        "diff" => audit::diff(office, matches, settings),
        "drift" => lists::drift(office, matches, settings),
        "verify" => audit::verify(office, matches, settings),
        _ => archive::export(office, matches),
    }
}
