//! The commands that make lists for people.

use crate::texts::{Command as About, ListOpt, ListVerb, Name, Opt};
use clap::{Arg, Command, value_parser};

use super::playoff::played;
use super::ranking::{list, rarely};
use super::{Texts, choice, file, flag, format, help_flag, option, output, paper, reading, verb};
use crate::args::form::LISTS;

pub(super) fn players(texts: Texts) -> Command {
    let examples = "exaequo players event.trf\nexaequo players event.trf --by club -o event.html";
    let orders = ["number", "name", "rating", "club", "federation"];
    ranked("players", ListVerb::Players, texts, examples)
        .arg(choice("by", Name::By, &orders, Opt::List(ListOpt::PlayersBy), texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn missing(texts: Texts) -> Command {
    let examples = "exaequo missing event.trf\nexaequo missing league.trf --format csv";
    ranked("missing", ListVerb::Missing, texts, examples).args(rarely(reading(texts))).arg(help_flag(texts))
}

pub(super) fn teams(texts: Texts) -> Command {
    let examples = "exaequo teams league.trf\nexaequo teams league.trf --round 3 -o league.html";
    ranked("teams", ListVerb::Teams, texts, examples)
        .args(some_of(&["round", "unrated"], texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn statistics(texts: Texts) -> Command {
    let examples = "exaequo statistics event.trf\nexaequo statistics event.trf --round 3 -o event.html";
    ranked("statistics", ListVerb::Statistics, texts, examples)
        .args(some_of(&["round"], texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn crosstable(texts: Texts) -> Command {
    let examples =
        "exaequo crosstable event.trf\nexaequo crosstable event.trf --style fr --lang fr -o grille.html";
    ranked("crosstable", ListVerb::Crosstable, texts, examples)
        .args([
            choice("style", Name::Style, &["usual", "fr"], Opt::List(ListOpt::Style), texts),
            choice("order", Name::Order, &["rank", "number"], Opt::List(ListOpt::Order), texts),
        ])
        .args(played(texts))
        .args(list(texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn pairings(texts: Texts) -> Command {
    let examples = "exaequo pairings event.trf\nexaequo pairings event.trf --round 3 --by result -o round3.html\nexaequo pairings event.trf --by result-card --blank results -o cards.html";
    let lists = ["board", "name", "result", "line-up", "sheet", "result-card", "place-card"];
    let round = option("round", Opt::List(ListOpt::PairingRound), texts)
        .value_name(texts.of(Name::Number))
        .allow_negative_numbers(true);
    ranked("pairings", ListVerb::Pairings, texts, examples)
        .args([
            round,
            choice("by", Name::By, &lists, Opt::List(ListOpt::PairingBy), texts),
            choice("blank", Name::What, &["results", "all"], Opt::List(ListOpt::PairingBlank), texts),
        ])
        .args(before(texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn boards(texts: Texts) -> Command {
    let examples = "exaequo boards league.trf\nexaequo boards league.trf --by played --format csv";
    ranked("boards", ListVerb::Boards, texts, examples)
        .arg(choice("by", Name::By, &["roster", "played"], Opt::List(ListOpt::BoardBy), texts))
        .args(some_of(&["round", "unrated"], texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn card(texts: Texts) -> Command {
    let examples = "exaequo card event.trf --player 12\nexaequo card event.trf -o cards.html";
    ranked("card", ListVerb::Card, texts, examples)
        .args([
            option("player", Opt::List(ListOpt::CardPlayer), texts).value_name(texts.of(Name::Participant)),
            option("person", Opt::List(ListOpt::Person), texts)
                .value_name(texts.of(Name::Person))
                .conflicts_with("player"),
            prize_file(texts).hide_short_help(true),
        ])
        .args(played(texts))
        .args(list(texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn prizes(texts: Texts) -> Command {
    let examples = "exaequo prizes --example > prizes.toml\nexaequo prizes event.trf --prizes prizes.toml\nexaequo prizes event.trf --prizes prizes.toml -o prizes.html";
    verb("prizes", About::List(ListVerb::Prizes), texts, examples)
        .args([
            file(texts).required(false).required_unless_present("example"),
            prize_file(texts).required_unless_present("example"),
            example(texts),
            format(LISTS, texts),
            output(texts),
        ])
        .args(played(texts))
        .args(list(texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

/// The file of the prizes.
pub(super) fn prize_file(texts: Texts) -> Arg {
    option("prizes", Opt::List(ListOpt::Prizes), texts)
        .value_name(texts.of(Name::File))
        .value_parser(value_parser!(std::path::PathBuf))
}

/// Prints a file to begin with.
pub(super) fn example(texts: Texts) -> Arg {
    flag("example", Opt::List(ListOpt::Example), texts)
}

pub(super) fn site(texts: Texts) -> Command {
    let examples = "exaequo site event.trf -o event\nexaequo site event.trf -o event --tie-breaks \"PTS,BH/C1,BH,SB\"\nexaequo site event.trf -o event --prizes prizes.toml\nexaequo site event.trf -o event --regulations playoff.toml --played plan.trf";
    let folder = option("output", Opt::List(ListOpt::SiteOut), texts)
        .short('o')
        .required(true)
        .value_name(texts.of(Name::Folder))
        .value_parser(value_parser!(std::path::PathBuf));
    verb("site", About::List(ListVerb::Site), texts, examples)
        .arg(file(texts))
        .args([folder, prize_file(texts), paper(texts)])
        .args(played(texts))
        .args(list(texts))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

/// A command that makes a list of a file.
fn ranked(name: &'static str, what: ListVerb, texts: Texts, examples: &str) -> Command {
    verb(name, About::List(what), texts, examples).args([file(texts), format(LISTS, texts), output(texts)])
}

/// Those of the options about standings that a list without tie-breaks has.
fn some_of(names: &[&str], texts: Texts) -> impl Iterator<Item = Arg> {
    list(texts).into_iter().filter(|option| names.contains(&option.get_id().as_str()))
}

/// Options about standings: boards in the order of a list, where one is named.
fn before(texts: Texts) -> impl Iterator<Item = Arg> {
    let others = list(texts).into_iter().filter(|option| option.get_id().as_str() != "round");
    others.map(|option| option.hide_short_help(true))
}
