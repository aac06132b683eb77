//! The commands and their options, with help in the user's language.

mod lists;
mod playoff;
mod ranking;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use clap_complete::Shell;
use exaequo_report::Lang;
use exaequo_report::cli::{
    Command as About, Heading, ListVerb, Long, Name, Opt, PlayOffVerb, RatingOpt, example, forms,
};

use crate::form::{Form, LISTS, REPORTS, TEXTS};

/// Where the options that every command has stand in its help.
const LAST: usize = 100;

/// A command, and how it is built.
struct Verb {
    name: &'static str,
    about: About,
    build: fn(Lang) -> Command,
}

/// Commands in the order of the help.
const VERBS: &[Verb] = &[
    Verb { name: "show", about: About::Show, build: show },
    Verb { name: "check", about: About::Check, build: check },
    Verb { name: "convert", about: About::Convert, build: convert },
    Verb { name: "standings", about: About::Standings, build: ranking::standings },
    Verb { name: "explain", about: About::Explain, build: ranking::explain },
    Verb { name: "tie-breaks", about: About::TieBreaks, build: ranking::tie_breaks },
    Verb { name: "editions", about: About::Editions, build: ranking::editions },
    Verb { name: "crosstable", about: About::List(ListVerb::Crosstable), build: lists::crosstable },
    Verb { name: "pairings", about: About::List(ListVerb::Pairings), build: lists::pairings },
    Verb { name: "boards", about: About::List(ListVerb::Boards), build: lists::boards },
    Verb { name: "card", about: About::List(ListVerb::Card), build: lists::card },
    Verb { name: "site", about: About::List(ListVerb::Site), build: lists::site },
    Verb { name: "playoff", about: About::PlayOff(PlayOffVerb::PlayOff), build: playoff::playoff },
    Verb { name: "lots", about: About::PlayOff(PlayOffVerb::Lots), build: playoff::lots },
    Verb { name: "berger", about: About::PlayOff(PlayOffVerb::Berger), build: playoff::berger },
    Verb { name: "rate", about: About::Rate, build: rate },
    Verb { name: "eligibility", about: About::Eligibility, build: eligibility },
    Verb { name: "help", about: About::Help, build: help },
    Verb { name: "completions", about: About::Completions, build: completions },
    Verb { name: "man", about: About::Man, build: man },
];

/// The commands, as far as a command line can want them: texts and options of others take time and room. The line mostly
/// begins with its command, and needs no other one; else all are there by name, with the options of those it names.
pub(crate) fn for_line(lang: Lang, args: &[OsString]) -> Command {
    let named = |verb: &&Verb| args.iter().skip(1).any(|arg| arg == verb.name);
    let first = VERBS.iter().find(|verb| args.get(1).is_some_and(|arg| arg == verb.name));
    let plain = |verb: &Verb| base(verb.name, verb.about, lang);
    match first {
        Some(verb) => program(lang, [(verb.build)(lang)]),
        None => program(
            lang,
            VERBS.iter().map(|verb| if named(&verb) { (verb.build)(lang) } else { plain(verb) }),
        ),
    }
}

/// All commands with all their options, for the texts about them.
pub(crate) fn all(lang: Lang) -> Command {
    program(lang, VERBS.iter().map(|verb| (verb.build)(lang)))
}

fn program(lang: Lang, commands: impl IntoIterator<Item = Command>) -> Command {
    let options = Name::Options.text(lang);
    let command = Name::Command.text(lang);
    let examples =
        "exaequo check event.trf\nexaequo standings event.trf\nexaequo explain event.trf --player 12";
    base("exaequo", About::Exaequo, lang)
        .version(env!("CARGO_PKG_VERSION"))
        .override_usage(format!("exaequo [{options}] {command}"))
        .subcommand_help_heading(Heading::Commands.text(lang))
        .subcommand_required(true)
        .args([language(lang), color(lang), help_flag(lang), version(lang)])
        .subcommands(commands)
        .after_help(indented(lang, examples))
        .after_long_help(format!("{}\n\n{}", indented(lang, examples), Long::ExitStatus.text(lang)))
}

/// What all commands have in common: the layout of their help.
fn base(name: &'static str, about: About, lang: Lang) -> Command {
    let usage = Heading::Usage.text(lang);
    Command::new(name)
        .about(about.about(lang))
        .help_template(format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
}

fn show(lang: Lang) -> Command {
    let examples = "exaequo show event.trf\nexaequo show --format json - < event.trf";
    verb("show", About::Show, Long::Show, lang, examples)
        .args([file(lang), format(TEXTS, lang), output(lang)])
        .args(reading(lang))
        .arg(help_flag(lang))
}

fn check(lang: Lang) -> Command {
    let examples = "exaequo check event.trf\nexaequo check --standings event.trf";
    verb("check", About::Check, Long::Check, lang, examples)
        .args([file(lang), ranking::check_standings(lang), format(TEXTS, lang), output(lang)])
        .args(playoff::played(lang))
        .args(reading(lang))
        .args(ranking::rarely(ranking::list(lang)))
        .arg(help_flag(lang))
}

fn convert(lang: Lang) -> Command {
    let examples = "exaequo convert event.trf event.json\nexaequo convert --to trf26 old.txt new.trf";
    let targets = ["trf16", "trf26", "json", "fide-upload", "engine-bbp", "engine-javafo", "preserve"];
    let (input, output) = (Name::In.text(lang), Name::Out.text(lang));
    let usage = format!("exaequo convert [{}] {input} {output}", Name::Options.text(lang));
    verb("convert", About::Convert, Long::Convert, lang, examples)
        .override_usage(usage)
        .args([
            positional("in", input, Opt::File, lang),
            positional("out", output, Opt::Out, lang),
            choice("to", Name::Format, &targets, Opt::To, lang),
            choice("line-ends", Name::Ends, &["crlf", "cr", "lf"], Opt::LineEnds, lang),
            flag("ascii", Opt::Ascii, lang),
            flag("lossy", Opt::Lossy, lang),
        ])
        .args(reading(lang))
        .arg(help_flag(lang))
}

fn rate(lang: Lang) -> Command {
    let examples = "exaequo rate event.trf\nexaequo rate --player 12 --list standard_oct26frl.txt event.trf";
    let (options, file) = (Name::Options.text(lang), Name::File.text(lang));
    verb("rate", About::Rate, Long::Rate, lang, examples)
        .override_usage(format!("exaequo rate [{options}] {file}…"))
        .args([
            positional("file", file, Opt::Rating(RatingOpt::Files), lang).num_args(1..),
            option("player", Opt::Rating(RatingOpt::Player), lang).value_name(Name::Participant.text(lang)),
            option("person", Opt::Rating(RatingOpt::Person), lang).value_name(Name::Participant.text(lang)),
        ])
        .args(rating(LISTS, lang))
        .args(reading(lang).map(|option| option.hide_short_help(true)))
        .arg(help_flag(lang))
}

fn eligibility(lang: Lang) -> Command {
    let examples = "exaequo eligibility event.trf\nexaequo eligibility --registered 2026-02-01 event.trf";
    verb("eligibility", About::Eligibility, Long::Eligibility, lang, examples)
        .arg(file(lang))
        .args(rating(REPORTS, lang))
        .args(reading(lang).map(|option| option.hide_short_help(true)))
        .arg(help_flag(lang))
}

/// Options about ratings.
fn rating(forms: &[Form], lang: Lang) -> [Arg; 13] {
    let path = |id, about| {
        let name = Name::File.text(lang);
        option(id, Opt::Rating(about), lang).value_name(name).value_parser(value_parser!(PathBuf))
    };
    let paces = ["standard", "rapid", "blitz"];
    let declarations = [
        "official",
        "national",
        "women",
        "team-championship",
        "approved",
        "by-game",
        "other-laws",
        "decided-games",
        "fast-classical",
    ];
    [
        format(forms, lang),
        output(lang),
        option("edition", Opt::Rating(RatingOpt::Edition), lang).value_name(Name::Edition.text(lang)),
        path("list", RatingOpt::List),
        path("since", RatingOpt::Since),
        choice("pace", Name::Pace, &paces, Opt::Rating(RatingOpt::Pace), lang),
        option("k", Opt::Rating(RatingOpt::K), lang).value_name(Name::K.text(lang)).action(ArgAction::Append),
        option("set", Opt::Rating(RatingOpt::Set), lang)
            .value_name(Name::Assignment.text(lang))
            .action(ArgAction::Append),
        choice("declare", Name::What, &declarations, Opt::Rating(RatingOpt::Declare), lang)
            .action(ArgAction::Append),
        option("member", Opt::Rating(RatingOpt::Member), lang)
            .value_name(Name::Participant.text(lang))
            .action(ArgAction::Append),
        option("registered", Opt::Rating(RatingOpt::Registered), lang).value_name(Name::Date.text(lang)),
        path("played", RatingOpt::Played).action(ArgAction::Append),
        choice("playoff", Name::What, &["pool", "leave-out"], Opt::Rating(RatingOpt::PlayOff), lang),
    ]
}

fn help(lang: Lang) -> Command {
    let name = Name::Command.text(lang);
    base("help", About::Help, lang)
        .override_usage(format!("exaequo help [{name}]…"))
        .args([optional_command(name, lang), help_flag(lang)])
}

fn completions(lang: Lang) -> Command {
    let name = Name::Shell.text(lang);
    base("completions", About::Completions, lang)
        .override_usage(format!("exaequo completions {name}"))
        .arg(positional("shell", name, Opt::Shell, lang).value_parser(value_parser!(Shell)))
        .arg(help_flag(lang))
}

fn man(lang: Lang) -> Command {
    let name = Name::Command.text(lang);
    base("man", About::Man, lang)
        .override_usage(format!("exaequo man [{name}]…"))
        .args([optional_command(name, lang), help_flag(lang)])
}

/// The name of a command, to be explained; of one inside another, both.
fn optional_command(name: String, lang: Lang) -> Arg {
    positional("command", name, Opt::Command, lang)
        .required(false)
        .num_args(0..)
        .value_parser(value_parser!(String))
}

/// A command that reads a file.
fn verb(name: &'static str, about: About, details: Long, lang: Lang, examples: &str) -> Command {
    let (options, file) = (Name::Options.text(lang), Name::File.text(lang));
    let examples = indented(lang, examples);
    base(name, about, lang)
        .long_about(format!("{}\n\n{}", about.about(lang), details.text(lang)))
        .override_usage(format!("exaequo {name} [{options}] {file}"))
        .after_long_help(format!("{examples}\n\n{}", Long::ExitStatus.text(lang)))
        .after_help(examples)
}

fn indented(lang: Lang, examples: &str) -> String {
    let lines: Vec<_> = examples.lines().map(|line| format!("  {}", example(lang, line))).collect();
    format!("{}:\n{}", Heading::Examples.text(lang), lines.join("\n"))
}

fn positional(id: &'static str, name: String, about: Opt, lang: Lang) -> Arg {
    Arg::new(id)
        .value_name(name)
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .help(about.help(lang))
        .hide_possible_values(true)
        .help_heading(Heading::Arguments.text(lang))
}

fn file(lang: Lang) -> Arg {
    positional("file", Name::File.text(lang), Opt::File, lang)
}

fn option(id: &'static str, about: Opt, lang: Lang) -> Arg {
    Arg::new(id).long(id).help(about.help(lang)).help_heading(Heading::Options.text(lang))
}

fn flag(id: &'static str, about: Opt, lang: Lang) -> Arg {
    option(id, about, lang).action(ArgAction::SetTrue)
}

fn choice(id: &'static str, name: Name, values: &[&'static str], about: Opt, lang: Lang) -> Arg {
    chosen(option(id, about, lang), name, values, lang)
}

/// An option that has one of these values.
fn chosen(option: Arg, name: Name, values: &[&'static str], lang: Lang) -> Arg {
    option
        .value_name(name.text(lang))
        .value_parser(PossibleValuesParser::new(values.iter().copied()))
        .hide_possible_values(true)
}

fn format(can: &[Form], lang: Lang) -> Arg {
    let names: Vec<&'static str> = can.iter().map(|form| form.name()).collect();
    let option = Arg::new("format").long("format").help(forms(lang, &names));
    chosen(option.help_heading(Heading::Options.text(lang)), Name::Form, &names, lang)
}

fn output(lang: Lang) -> Arg {
    option("output", Opt::Output, lang)
        .short('o')
        .value_name(Name::Out.text(lang))
        .value_parser(value_parser!(PathBuf))
}

/// Options about reading and about what is said of it.
fn reading(lang: Lang) -> [Arg; 5] {
    [
        choice("encoding", Name::Encoding, &["utf-8", "windows-1252"], Opt::Encoding, lang),
        option("allow", Opt::Allow, lang).value_name(Name::Code.text(lang)).action(ArgAction::Append),
        flag("strict", Opt::Strict, lang),
        flag("quiet", Opt::Quiet, lang),
        flag("plain", Opt::Plain, lang),
    ]
}

fn language(lang: Lang) -> Arg {
    choice("lang", Name::Lang, &Lang::ALL.map(Lang::code), Opt::Lang, lang).global(true).display_order(LAST)
}

fn color(lang: Lang) -> Arg {
    choice("color", Name::When, &["auto", "always", "never"], Opt::Color, lang)
        .global(true)
        .display_order(LAST + 1)
}

/// Short everywhere; `exaequo help COMMAND` is long.
fn help_flag(lang: Lang) -> Arg {
    option("help", Opt::Help, lang).short('h').action(ArgAction::HelpShort).display_order(LAST + 2)
}

fn version(lang: Lang) -> Arg {
    option("version", Opt::Version, lang).short('V').action(ArgAction::Version).display_order(LAST + 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_are_coherent_in_every_language() {
        for lang in Lang::ALL {
            all(lang).debug_assert();
        }
    }
}
