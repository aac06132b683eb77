//! The commands about play-offs, lots and tables of round robins.

use std::path::PathBuf;

use clap::{Arg, Command, value_parser};
use exaequo_report::Lang;
use exaequo_report::cli::{Command as About, Heading, Long, Name, Opt, PlayOffOpt, PlayOffVerb};

use super::ranking::{list, rarely};
use super::{base, file, flag, format, help_flag, indented, option, output, positional, reading, verb};
use crate::form::{LISTS, TABLES};

pub(super) fn playoff(lang: Lang) -> Command {
    let verb = PlayOffVerb::PlayOff;
    let (options, command) = (Name::Options.text(lang), Name::Command.text(lang));
    base("playoff", About::PlayOff(verb), lang)
        .long_about(format!("{}\n\n{}", About::PlayOff(verb).about(lang), Long::PlayOff(verb).text(lang)))
        .override_usage(format!("exaequo playoff [{options}] {command}"))
        .subcommand_help_heading(Heading::Commands.text(lang))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([plan(lang), merge(lang)])
        .arg(help_flag(lang))
        .after_help(indented(lang, "exaequo playoff plan event.trf --regulations playoff.toml"))
}

fn plan(lang: Lang) -> Command {
    let examples = "exaequo playoff plan event.trf --regulations playoff.toml\n\
                    exaequo playoff plan event.trf --regulations playoff.toml -o plan.trf\n\
                    exaequo playoff plan event.trf --regulations playoff.toml --played plan.trf -o plan.trf";
    let out = output(lang).help(PlayOffOpt::PlanOut.help(lang));
    part("plan", PlayOffVerb::Plan, lang, examples)
        .args([file(lang), regulations(lang), begun(lang), format(LISTS, lang), out])
        .args(rarely(list(lang)))
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

fn merge(lang: Lang) -> Command {
    let examples = "exaequo playoff merge event.trf plan.trf --regulations playoff.toml\n\
                    exaequo playoff merge event.trf plan.trf --regulations playoff.toml -o final.html";
    let playoff =
        positional("played", Name::PlayOff.text(lang), opt(PlayOffOpt::PlayOff), lang).required(false);
    let (options, file_name, other) =
        (Name::Options.text(lang), Name::File.text(lang), Name::PlayOff.text(lang));
    part("merge", PlayOffVerb::Merge, lang, examples)
        .override_usage(format!("exaequo playoff merge [{options}] {file_name} {other}"))
        .args([file(lang), playoff, regulations(lang), format(LISTS, lang), output(lang)])
        .args(rarely(list(lang)))
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

pub(super) fn lots(lang: Lang) -> Command {
    let examples = "exaequo lots event.trf --seed \"DAX 24 310\"\n\
                    exaequo lots event.trf --seed \"DAX 24 310\" --for 3-5 --record draws.jsonl";
    let path = option("record", opt(PlayOffOpt::Record), lang).value_name(Name::File.text(lang));
    verb("lots", About::PlayOff(PlayOffVerb::Lots), Long::PlayOff(PlayOffVerb::Lots), lang, examples)
        .args([
            file(lang),
            option("seed", opt(PlayOffOpt::Seed), lang).value_name(Name::Seed.text(lang)).required(true),
            option("for", opt(PlayOffOpt::For), lang).value_name(Name::Places.text(lang)),
            path.value_parser(value_parser!(PathBuf)),
            option("time", opt(PlayOffOpt::Time), lang)
                .value_name(Name::Time.text(lang))
                .hide_short_help(true),
            format(LISTS, lang),
            output(lang),
        ])
        .args(rarely(list(lang)))
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

pub(super) fn berger(lang: Lang) -> Command {
    let examples = "exaequo berger 8\nexaequo berger 6 --double --reverse-last-two --format csv";
    let options = Name::Options.text(lang);
    verb("berger", About::PlayOff(PlayOffVerb::Berger), Long::PlayOff(PlayOffVerb::Berger), lang, examples)
        .override_usage(format!("exaequo berger [{options}] N"))
        .args([
            positional("players", "N".to_owned(), opt(PlayOffOpt::Players), lang)
                .value_parser(value_parser!(String)),
            flag("double", opt(PlayOffOpt::Double), lang),
            flag("reverse-last-two", opt(PlayOffOpt::ReverseLastTwo), lang).requires("double"),
            format(TABLES, lang),
            output(lang),
            help_flag(lang),
        ])
}

/// A part of `playoff`.
fn part(name: &'static str, what: PlayOffVerb, lang: Lang, examples: &str) -> Command {
    let (options, file) = (Name::Options.text(lang), Name::File.text(lang));
    verb(name, About::PlayOff(what), Long::PlayOff(what), lang, examples)
        .override_usage(format!("exaequo playoff {name} [{options}] {file}"))
}

/// The file of a play-off that has begun.
fn begun(lang: Lang) -> Arg {
    option("played", opt(PlayOffOpt::Played), lang)
        .value_name(Name::File.text(lang))
        .value_parser(value_parser!(PathBuf))
}

/// What lists need to rank with a play-off.
pub(super) fn played(lang: Lang) -> [Arg; 2] {
    let file = begun(lang).requires("regulations");
    [regulations(lang).required(false), file].map(|option| option.hide_short_help(true))
}

fn regulations(lang: Lang) -> Arg {
    option("regulations", opt(PlayOffOpt::Regulations), lang)
        .value_name(Name::File.text(lang))
        .value_parser(value_parser!(PathBuf))
        .required(true)
}

const fn opt(option: PlayOffOpt) -> Opt {
    Opt::PlayOff(option)
}
