//! The commands about play-offs, lots and tables of round robins.

use std::path::PathBuf;

use crate::texts::{Command as About, Heading, Name, Opt, PlayOffOpt, PlayOffVerb};
use clap::{Arg, Command, value_parser};

use super::lists::example;
use super::ranking::{list, rarely};
use super::{
    Texts, base, file, flag, format, help_flag, indented, option, output, plain, positional, reading, verb,
};
use crate::args::form::{LISTS, TABLES};

pub(super) fn playoff(texts: Texts) -> Command {
    let verb = PlayOffVerb::PlayOff;
    base("playoff", About::PlayOff(verb), texts)
        .long_about(format!("{}\n\n{}", texts.of(About::PlayOff(verb)), texts.made(|lang| About::PlayOff(verb).at_length(lang))))
        .subcommand_help_heading(texts.of(Heading::Commands))
        .arg_required_else_help(true)
        .subcommands([plan(texts), merge(texts)])
        .args([example(texts), output(texts), help_flag(texts)])
        .after_help(indented(texts, "exaequo playoff --example > playoff.toml\nexaequo playoff plan event.trf --regulations playoff.toml"))
}

fn plan(texts: Texts) -> Command {
    let examples = "exaequo playoff plan event.trf --regulations playoff.toml\n\
                    exaequo playoff plan event.trf --regulations playoff.toml -o plan.trf\n\
                    exaequo playoff plan event.trf --regulations playoff.toml --played plan.trf -o plan.trf";
    let out = output(texts).help(texts.of(PlayOffOpt::PlanOut));
    part("plan", PlayOffVerb::Plan, texts, examples)
        .args([file(texts), regulations(texts), begun(texts), format(LISTS, texts), out])
        .args(rarely(list(texts)))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

fn merge(texts: Texts) -> Command {
    let examples = "exaequo playoff merge event.trf plan.trf --regulations playoff.toml\n\
                    exaequo playoff merge event.trf plan.trf --regulations playoff.toml -o final.html";
    let playoff =
        positional("played", texts.of(Name::PlayOff), opt(PlayOffOpt::PlayOff), texts).required(false);
    part("merge", PlayOffVerb::Merge, texts, examples)
        .args([file(texts), playoff, regulations(texts), format(LISTS, texts), output(texts)])
        .args(rarely(list(texts)))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn lots(texts: Texts) -> Command {
    let examples = "exaequo lots event.trf --seed \"DAX 24 310\"\n\
                    exaequo lots event.trf --seed \"DAX 24 310\" --for 3-5 --record draws.jsonl";
    let path = option("record", opt(PlayOffOpt::Record), texts).value_name(texts.of(Name::File));
    verb("lots", About::PlayOff(PlayOffVerb::Lots), texts, examples)
        .args([
            file(texts),
            option("seed", opt(PlayOffOpt::Seed), texts).value_name(texts.of(Name::Seed)).required(true),
            option("for", opt(PlayOffOpt::For), texts).value_name(texts.of(Name::Places)),
            path.value_parser(value_parser!(PathBuf)),
            option("time", opt(PlayOffOpt::Time), texts)
                .value_name(texts.of(Name::Time))
                .hide_short_help(true),
            format(LISTS, texts),
            output(texts),
        ])
        .args(rarely(list(texts)))
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}

pub(super) fn berger(texts: Texts) -> Command {
    let examples = "exaequo berger 8\nexaequo berger 6 --double --reverse-last-two --format csv";
    verb("berger", About::PlayOff(PlayOffVerb::Berger), texts, examples).args([
        positional("players", "N".to_owned(), opt(PlayOffOpt::Players), texts)
            .value_parser(value_parser!(String))
            .allow_negative_numbers(true),
        flag("double", opt(PlayOffOpt::Double), texts),
        flag("reverse-last-two", opt(PlayOffOpt::ReverseLastTwo), texts).requires("double"),
        format(TABLES, texts),
        output(texts),
        plain(texts),
        help_flag(texts),
    ])
}

/// A part of `playoff`.
fn part(name: &'static str, what: PlayOffVerb, texts: Texts, examples: &str) -> Command {
    verb(name, About::PlayOff(what), texts, examples)
}

/// The file of a play-off that has begun.
fn begun(texts: Texts) -> Arg {
    option("played", opt(PlayOffOpt::Played), texts)
        .value_name(texts.of(Name::File))
        .value_parser(value_parser!(PathBuf))
}

/// What lists need to rank with a play-off.
pub(super) fn played(texts: Texts) -> [Arg; 2] {
    let file = begun(texts).requires("regulations");
    [regulations(texts).required(false), file].map(|option| option.hide_short_help(true))
}

/// The regulations alone, for who looks ahead.
pub(super) fn play_off_file(texts: Texts) -> Arg {
    regulations(texts).required(false).hide_short_help(true)
}

fn regulations(texts: Texts) -> Arg {
    option("regulations", opt(PlayOffOpt::Regulations), texts)
        .value_name(texts.of(Name::File))
        .value_parser(value_parser!(PathBuf))
        .required(true)
}

const fn opt(option: PlayOffOpt) -> Opt {
    Opt::PlayOff(option)
}
