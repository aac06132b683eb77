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
use crate::texts::Usage;
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
    let act = ACTS.iter().find(|act| act.name == name).ok_or(Usage::NoCommand)?;
    let mut office = match name {
        "init" => intake::begin(matches, settings)?,
        _ => opened(matches, settings)?,
    };
    let done = act.run(&mut office, matches, settings);
    office.close();
    done
}

/// A command of `list`.
struct Act {
    name: &'static str,
    run: Run,
}

/// What it does to a register.
enum Run {
    /// Something is entered.
    Enters(fn(&mut Office, &ArgMatches, &Settings) -> Result<Status, Failure>),
    /// The register stays as it is.
    Reads(fn(&Office, &ArgMatches, &Settings) -> Result<Status, Failure>),
}

impl Act {
    fn run(&self, office: &mut Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
        match self.run {
            Run::Enters(run) => run(office, matches, settings),
            Run::Reads(run) => run(office, matches, settings),
        }
    }
}

/// The commands of `list`, in the order of its help.
const ACTS: &[Act] = &[
    Act { name: "init", run: Run::Reads(intake::begun) },
    Act { name: "receive", run: Run::Enters(intake::receive) },
    Act { name: "announce", run: Run::Enters(intake::announce) },
    Act { name: "import", run: Run::Enters(intake::import) },
    Act { name: "events", run: Run::Reads(decide::events) },
    Act { name: "check", run: Run::Reads(decide::check) },
    Act { name: "accept", run: Run::Enters(decide::accept) },
    Act { name: "refuse", run: Run::Enters(decide::refuse) },
    Act { name: "assign", run: Run::Enters(decide::assign) },
    Act { name: "withdraw", run: Run::Enters(decide::withdraw) },
    Act { name: "preview", run: Run::Reads(lists::preview) },
    Act { name: "close", run: Run::Enters(lists::close) },
    Act { name: "publish", run: Run::Enters(publish::publish) },
    Act { name: "show", run: Run::Reads(players::show) },
    Act { name: "explain", run: Run::Reads(players::explain) },
    Act { name: "merge", run: Run::Enters(facts::merge) },
    Act { name: "split", run: Run::Enters(facts::split) },
    Act { name: "fact", run: Run::Enters(facts::fact) },
    Act { name: "correct", run: Run::Enters(audit::correct) },
    Act { name: "set", run: Run::Enters(facts::set) },
    Act { name: "replay", run: Run::Enters(audit::replay) },
    Act { name: "diff", run: Run::Reads(audit::diff) },
    Act { name: "verify", run: Run::Reads(audit::verify) },
    Act { name: "drift", run: Run::Reads(lists::drift) },
    Act { name: "export", run: Run::Reads(archive::export) },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::definitions::Texts;
    use crate::args::line::names;

    #[test]
    fn every_command_of_the_help_has_its_act() {
        let all = definitions::all(Texts::Unread);
        let list = all.find_subcommand("list").expect("the command");
        let acts: Vec<&str> = ACTS.iter().map(|act| act.name).collect();
        assert_eq!(names(list), acts);
    }
}
