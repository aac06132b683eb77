//! The commands about standings.

use crate::texts::{Command as About, Name, Opt, RankingOpt};
use clap::{Arg, ArgAction, Command, value_parser};
use exaequo::model::System;

use super::playoff::played;
use super::{
    Texts, base, choice, file, format, help_flag, indented, option, output, plain, positional, reading, verb,
};
use crate::args::form::{LISTS, TABLES};

pub(super) fn standings(texts: Texts) -> Command {
    let examples = "exaequo standings event.trf\nexaequo standings event.trf --only \"women, U16\"\nexaequo standings --tie-breaks \"PTS,DE,BH/C1,BH\" --format json *.trf";
    verb("standings", About::Standings, texts, examples)
        .arg(positional("files", texts.of(Name::File), Opt::Ranking(RankingOpt::Files), texts).num_args(1..))
        .args(list(texts))
        .args([
            format(TABLES, texts),
            value("only", RankingOpt::Only, Name::Group, texts),
            flag("explain", RankingOpt::Explain, texts),
            value("jobs", RankingOpt::Jobs, Name::Number, texts).hide_short_help(true),
            output(texts),
        ])
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn explain(texts: Texts) -> Command {
    let examples = "exaequo explain event.trf --player 12 --tie-break BH/C1\nexaequo explain event.trf --player 12 --against 7";
    verb("explain", About::Explain, texts, examples)
        .arg(file(texts))
        .args([
            value("player", RankingOpt::Player, Name::Participant, texts).required(true),
            value("tie-break", RankingOpt::TieBreak, Name::Code, texts),
            value("against", RankingOpt::Against, Name::Participant, texts),
        ])
        .args(played(texts))
        .args(list(texts))
        .args([format(LISTS, texts), output(texts)])
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn tie_breaks(texts: Texts) -> Command {
    let examples = "exaequo tie-breaks\nexaequo tie-breaks BH";
    without_file("tie-breaks", About::TieBreaks, texts, examples).args([
        name("code", texts.of(Name::Code), RankingOpt::Criterion, texts),
        format(LISTS, texts),
        output(texts),
        plain(texts),
        help_flag(texts),
    ])
}

pub(super) fn editions(texts: Texts) -> Command {
    let examples = "exaequo editions\nexaequo editions fide-2024-08 fide-2026-03";
    let edition = texts.of(Name::Edition);
    without_file("editions", About::Editions, texts, examples).args([
        name("one", edition.clone(), RankingOpt::EditionName, texts),
        name("other", edition, RankingOpt::OtherEdition, texts),
        format(LISTS, texts),
        output(texts),
        plain(texts),
        help_flag(texts),
    ])
}

/// Options about the list, the edition, the rounds: the same wherever there are standings.
pub(super) fn list(texts: Texts) -> [Arg; 8] {
    let systems = System::NAMED.map(|(name, _)| name);
    [
        value("tie-breaks", RankingOpt::TieBreaks, Name::List, texts),
        value("preset", RankingOpt::Preset, Name::Preset, texts),
        value("edition", RankingOpt::Edition, Name::Edition, texts),
        value("round", RankingOpt::Round, Name::Number, texts),
        value("unrated", RankingOpt::Unrated, Name::Rating, texts),
        choice("system", Name::System, &systems, Opt::Ranking(RankingOpt::System), texts)
            .hide_short_help(true),
        value("lots", RankingOpt::Lots, Name::Seed, texts).hide_short_help(true),
        value("external", RankingOpt::External, Name::Values, texts)
            .action(ArgAction::Append)
            .hide_short_help(true),
    ]
}

/// The flag of `check`.
pub(super) fn check_standings(texts: Texts) -> Arg {
    flag("standings", RankingOpt::Standings, texts)
}

/// Which known lists give the ranks of the file.
pub(super) fn guess(texts: Texts) -> Arg {
    flag("guess", RankingOpt::Guess, texts)
}

/// The same options, shown in the long help only.
pub(super) fn rarely<const N: usize>(options: [Arg; N]) -> [Arg; N] {
    options.map(|option| option.hide_short_help(true))
}

fn without_file(name: &'static str, about: About, texts: Texts, examples: &str) -> Command {
    base(name, about, texts)
        .long_about(format!("{}\n\n{}", texts.of(about), texts.made(|lang| about.at_length(lang))))
        .after_help(indented(texts, examples))
}

fn flag(id: &'static str, about: RankingOpt, texts: Texts) -> Arg {
    super::flag(id, Opt::Ranking(about), texts)
}

/// An option with a value. A negative number is a wrong value and not another option.
fn value(id: &'static str, about: RankingOpt, name: Name, texts: Texts) -> Arg {
    option(id, Opt::Ranking(about), texts).value_name(texts.of(name)).allow_negative_numbers(true)
}

fn name(id: &'static str, name: String, about: RankingOpt, texts: Texts) -> Arg {
    positional(id, name, Opt::Ranking(about), texts).required(false).value_parser(value_parser!(String))
}
