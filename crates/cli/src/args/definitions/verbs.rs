//! The commands of the program, each with how it is built and what it does.

use clap::{ArgMatches, Command};
use exaequo::Lang;

use super::{PROGRAM, Texts, usage, with_forms};
use super::{forecast, generate, lists, playoff, ranking, register, serve, token, user};
use crate::args::settings::Settings;
use crate::commands;
use crate::failure::{Failure, Status};
use crate::texts::{Command as About, ListVerb, PlayOffVerb, RegisterVerb, TokenVerb, UserVerb};

/// A command: its name, its help, how it is built and what it does.
pub(super) struct Verb {
    pub(super) name: &'static str,
    pub(super) about: About,
    build: fn(Texts) -> Command,
    run: Run,
}

/// What a command does.
#[derive(Clone, Copy)]
enum Run {
    /// It reads tournaments, by the options about reading.
    Reading(fn(&ArgMatches, &Settings) -> Result<Status, Failure>),
    /// It reads none, or by options of its own.
    Plain(fn(Lang, &ArgMatches) -> Result<Status, Failure>),
}

impl Verb {
    const fn reading(
        name: &'static str,
        about: About,
        build: fn(Texts) -> Command,
        run: fn(&ArgMatches, &Settings) -> Result<Status, Failure>,
    ) -> Self {
        Self { name, about, build, run: Run::Reading(run) }
    }

    const fn plain(
        name: &'static str,
        about: About,
        build: fn(Texts) -> Command,
        run: fn(Lang, &ArgMatches) -> Result<Status, Failure>,
    ) -> Self {
        Self { name, about, build, run: Run::Plain(run) }
    }

    /// The command with all its options.
    pub(super) fn command(&self, texts: Texts) -> Command {
        usage::with_usage(with_forms((self.build)(texts), texts), PROGRAM, texts)
    }

    fn run(&self, lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
        match self.run {
            Run::Reading(run) => run(matches, &Settings::new(lang, matches)?),
            Run::Plain(run) => run(lang, matches),
        }
    }
}

/// Runs the command of that name; nothing where there is none.
pub(crate) fn run(name: &str, lang: Lang, matches: &ArgMatches) -> Option<Result<Status, Failure>> {
    VERBS.iter().find(|verb| verb.name == name).map(|verb| verb.run(lang, matches))
}

/// Commands in the order of the help.
pub(super) const VERBS: &[Verb] = &[
    Verb::plain("serve", About::Serve, serve::serve, commands::serve::run),
    Verb::plain("backup", About::Backup, serve::backup, commands::copies::backup),
    Verb::plain("restore", About::Restore, serve::restore, commands::copies::restore),
    Verb::plain("verify", About::Verify, serve::verify, commands::copies::verify),
    Verb::plain("token", About::Token(TokenVerb::Token), token::token, commands::token::run),
    Verb::plain("user", About::User(UserVerb::User), user::user, commands::user::run),
    Verb::reading("show", About::Show, super::show, commands::show::run),
    Verb::reading("check", About::Check, super::check, commands::check::run),
    Verb::reading("convert", About::Convert, super::convert, commands::convert::run),
    Verb::reading("standings", About::Standings, ranking::standings, commands::standings::run),
    Verb::reading("explain", About::Explain, ranking::explain, commands::explain::run),
    Verb::plain("tie-breaks", About::TieBreaks, ranking::tie_breaks, commands::tie_breaks::run),
    Verb::plain("editions", About::Editions, ranking::editions, commands::editions::run),
    Verb::reading("players", About::List(ListVerb::Players), lists::players, commands::players::run),
    Verb::reading(
        "crosstable",
        About::List(ListVerb::Crosstable),
        lists::crosstable,
        commands::crosstable::run,
    ),
    Verb::reading("pairings", About::List(ListVerb::Pairings), lists::pairings, commands::pairings::run),
    Verb::reading("missing", About::List(ListVerb::Missing), lists::missing, commands::missing::run),
    Verb::reading("teams", About::List(ListVerb::Teams), lists::teams, commands::teams::run),
    Verb::reading("boards", About::List(ListVerb::Boards), lists::boards, commands::boards::run),
    Verb::reading("card", About::List(ListVerb::Card), lists::card, commands::card::run),
    Verb::reading("prizes", About::List(ListVerb::Prizes), lists::prizes, commands::prizes::run),
    Verb::reading(
        "statistics",
        About::List(ListVerb::Statistics),
        lists::statistics,
        commands::statistics::run,
    ),
    Verb::reading("site", About::List(ListVerb::Site), lists::site, commands::site::run),
    Verb::plain("playoff", About::PlayOff(PlayOffVerb::PlayOff), playoff::playoff, commands::playoff::run),
    Verb::reading("lots", About::PlayOff(PlayOffVerb::Lots), playoff::lots, commands::lots::run),
    Verb::plain("berger", About::PlayOff(PlayOffVerb::Berger), playoff::berger, commands::berger::run),
    Verb::reading("forecast", About::Forecast, forecast::forecast, commands::forecast::run),
    Verb::plain("generate", About::Generate, generate::generate, commands::generate::run),
    Verb::reading("rate", About::Rate, super::rate, commands::rate::run),
    Verb::reading("eligibility", About::Eligibility, super::eligibility, commands::eligibility::run),
    Verb::plain("list", About::Register(RegisterVerb::List), register::list, commands::list::run),
    Verb::plain("help", About::Help, super::help, commands::help::run),
    Verb::plain("completions", About::Completions, super::completions, commands::help::completions),
    Verb::plain("man", About::Man, super::man, commands::help::man),
];
