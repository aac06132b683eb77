//! The commands and their options, with help in the user's language.

#[cfg(test)]
mod examples;
mod forecast;
mod generate;
mod lists;
mod playoff;
mod ranking;
mod register;
mod serve;
mod texts;
mod token;
mod usage;
mod user;
mod verbs;

use std::ffi::OsString;
use std::path::PathBuf;

use crate::texts::{
    Command as About, ConvertOpt, Heading, ListOpt, Name, Opt, RatingOpt, example, exit_status, forms,
};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use clap_complete::Shell;
use exaequo::Lang;
use exaequo::rating::Declaration;
use exaequo::trf::Encoding;

use crate::args::form::{Form, LISTS, PAGES};
use crate::args::of_file::OfFile;
pub(crate) use texts::Texts;
pub(crate) use usage::line as usage_line;
pub(crate) use verbs::run;
use verbs::{VERBS, Verb};

/// Where the options that every command has stand in its help.
const LAST: usize = 100;

/// What every command line begins with.
pub(crate) const PROGRAM: &str = "exaequo";

/// The commands, as far as a command line can want them: texts and options of others take time and room. The line mostly
/// begins with its command, and needs no other one; else all are there by name, with the options of those it names.
pub(crate) fn for_line(texts: Texts, args: &[OsString]) -> Command {
    let named = |verb: &&Verb| args.iter().skip(1).any(|arg| arg == verb.name);
    let first = VERBS.iter().find(|verb| args.get(1).is_some_and(|arg| arg == verb.name));
    let plain = |verb: &Verb| base(verb.name, verb.about, texts);
    match first {
        Some(verb) => program(texts, [verb.command(texts)]),
        None => program(
            texts,
            VERBS.iter().map(|verb| if named(&verb) { verb.command(texts) } else { plain(verb) }),
        ),
    }
}

/// All commands with all their options, for the texts about them.
pub(crate) fn all(texts: Texts) -> Command {
    program(texts, VERBS.iter().map(|verb| verb.command(texts)))
}

/// The short help of a command.
pub(crate) fn help_of(name: &str, lang: Lang) -> String {
    let mut all = all(Texts::In(lang));
    all.build();
    all.find_subcommand_mut(name).map_or_else(String::new, |found| found.render_help().ansi().to_string())
}

fn program(texts: Texts, commands: impl IntoIterator<Item = Command>) -> Command {
    let options = texts.of(Name::Options);
    let command = texts.of(Name::Command);
    let examples =
        "exaequo check event.trf\nexaequo standings event.trf\nexaequo explain event.trf --player 12";
    base(PROGRAM, About::Exaequo, texts)
        .version(env!("CARGO_PKG_VERSION"))
        .override_usage(format!("{PROGRAM} [{options}] {command}"))
        .subcommand_help_heading(texts.of(Heading::Commands))
        .subcommand_required(true)
        .args([language(texts), color(texts), help_flag(texts), version(texts)])
        .subcommands(commands)
        .after_help(indented(texts, examples))
        .after_long_help(format!("{}\n\n{}", indented(texts, examples), texts.made(exit_status)))
}

/// What all commands have in common: the layout of their help.
fn base(name: &'static str, about: About, texts: Texts) -> Command {
    let usage = texts.of(Heading::Usage);
    Command::new(name)
        .about(texts.of(about))
        .help_template(format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
}

fn show(texts: Texts) -> Command {
    let examples = "exaequo show event.trf\nexaequo show --format json - < event.trf";
    verb("show", About::Show, texts, examples)
        .args([file(texts), format(PAGES, texts), output(texts)])
        .args(reading(texts))
        .arg(help_flag(texts))
}

fn check(texts: Texts) -> Command {
    let examples = "exaequo check event.trf\nexaequo check --standings event.trf";
    verb("check", About::Check, texts, examples)
        .args([file(texts), ranking::check_standings(texts)])
        .arg(with_standings(ranking::guess(texts)))
        .arg(flag("all", Opt::All, texts))
        .args([format(LISTS, texts), output(texts)])
        .args(playoff::played(texts).map(with_standings))
        .args(reading(texts))
        .args(ranking::rarely(ranking::list(texts)).map(with_standings))
        .arg(help_flag(texts))
}

/// An option of `check` that is about the ranks of the file.
fn with_standings(option: Arg) -> Arg {
    option.requires("standings")
}

fn convert(texts: Texts) -> Command {
    let examples = "exaequo convert event.trf event.json\nexaequo convert --to trf26 old.txt new.trf";
    let targets = ["trf16", "trf26", "json", "fide-upload", "engine-bbp", "engine-javafo", "preserve"];
    let (input, output) = (texts.of(Name::In), texts.of(Name::Out));
    let opt = Opt::Convert;
    verb("convert", About::Convert, texts, examples)
        .args([
            positional("in", input, Opt::File, texts),
            positional("out", output, opt(ConvertOpt::Out), texts),
            choice("to", Name::Format, &targets, opt(ConvertOpt::To), texts),
            choice("line-ends", Name::Ends, &["crlf", "cr", "lf"], opt(ConvertOpt::LineEnds), texts),
            flag("ascii", opt(ConvertOpt::Ascii), texts),
            flag("lossy", opt(ConvertOpt::Lossy), texts),
        ])
        .args(reading(texts))
        .arg(help_flag(texts))
}

fn rate(texts: Texts) -> Command {
    let examples = "exaequo rate event.trf\nexaequo rate --player 12 --list standard_oct26frl.txt event.trf";
    verb("rate", About::Rate, texts, examples)
        .args([
            positional("file", texts.of(Name::File), Opt::Rating(RatingOpt::Files), texts).num_args(1..),
            option("player", Opt::Rating(RatingOpt::Player), texts).value_name(texts.of(Name::Participant)),
            option("person", Opt::Rating(RatingOpt::Person), texts).value_name(texts.of(Name::Participant)),
        ])
        .args(rating(&["since", "set", "declare", "member", "registered", "played", "playoff"], texts))
        .arg(
            option("replaces", Opt::Rating(RatingOpt::Replaces), texts)
                .value_name(texts.of(Name::File))
                .action(ArgAction::Append)
                .hide_short_help(true),
        )
        .args(ranking::rarely(reading(texts)))
        .arg(help_flag(texts))
}

fn eligibility(texts: Texts) -> Command {
    let examples = "exaequo eligibility event.trf\nexaequo eligibility --registered 2026-02-01 event.trf";
    verb("eligibility", About::Eligibility, texts, examples)
        .arg(file(texts))
        .args(rating(&["since", "k", "set", "played", "playoff"], texts))
        .args(ranking::rarely(reading(texts)))
        .arg(help_flag(texts))
}

/// Options about ratings, some of them in the long help only.
fn rating(rare: &[&str], texts: Texts) -> [Arg; 13] {
    let path = |id, about| {
        let name = texts.of(Name::File);
        option(id, Opt::Rating(about), texts).value_name(name).value_parser(value_parser!(PathBuf))
    };
    let paces = ["standard", "rapid", "blitz"];
    let options = [
        format(LISTS, texts),
        output(texts),
        option("edition", Opt::Rating(RatingOpt::Edition), texts).value_name(texts.of(Name::Edition)),
        path("list", RatingOpt::List),
        path("since", RatingOpt::Since),
        choice("pace", Name::Pace, &paces, Opt::Rating(RatingOpt::Pace), texts),
        option("k", Opt::Rating(RatingOpt::K), texts).value_name(texts.of(Name::K)).action(ArgAction::Append),
        option("set", Opt::Rating(RatingOpt::Set), texts)
            .value_name(texts.of(Name::Assignment))
            .action(ArgAction::Append),
        option("declare", Opt::Rating(RatingOpt::Declare), texts)
            .value_name(texts.of(Name::What))
            .value_parser(OfFile(PossibleValuesParser::new(Declaration::ALL.map(Declaration::name))))
            .hide_possible_values(true)
            .action(ArgAction::Append),
        option("member", Opt::Rating(RatingOpt::Member), texts)
            .value_name(texts.of(Name::Participant))
            .action(ArgAction::Append),
        option("registered", Opt::Rating(RatingOpt::Registered), texts)
            .value_name(texts.of(Name::Date))
            .action(ArgAction::Append),
        path("played", RatingOpt::Played).action(ArgAction::Append),
        choice("playoff", Name::What, &["pool", "leave-out"], Opt::Rating(RatingOpt::PlayOff), texts),
    ];
    options.map(|option| {
        let is_rare = rare.contains(&option.get_id().as_str());
        option.hide_short_help(is_rare)
    })
}

fn help(texts: Texts) -> Command {
    base("help", About::Help, texts)
        .args([optional_command(texts), help_flag(texts)])
        .after_help(indented(texts, "exaequo help standings\nexaequo help playoff plan"))
}

fn completions(texts: Texts) -> Command {
    base("completions", About::Completions, texts)
        .arg(positional("shell", texts.of(Name::Shell), Opt::Shell, texts).value_parser(value_parser!(Shell)))
        .arg(help_flag(texts))
        .after_help(indented(texts, "exaequo completions bash > exaequo.bash"))
}

fn man(texts: Texts) -> Command {
    base("man", About::Man, texts)
        .args([optional_command(texts), help_flag(texts)])
        .after_help(indented(texts, "exaequo man standings > exaequo-standings.1"))
}

/// The name of a command, to be explained; of one inside another, both.
fn optional_command(texts: Texts) -> Arg {
    positional("command", texts.of(Name::Command), Opt::Command, texts)
        .required(false)
        .num_args(0..)
        .value_parser(value_parser!(String))
}

/// A command that reads a file.
fn verb(name: &'static str, about: About, texts: Texts, examples: &str) -> Command {
    let examples = indented(texts, examples);
    base(name, about, texts)
        .long_about(format!("{}\n\n{}", texts.of(about), texts.made(|lang| about.at_length(lang))))
        .after_long_help(format!("{examples}\n\n{}", texts.made(exit_status)))
        .after_help(examples)
}

fn indented(texts: Texts, examples: &str) -> String {
    texts.made(|lang| {
        let lines: Vec<_> = examples.lines().map(|line| format!("  {}", example(lang, line))).collect();
        format!("{}:\n{}", Heading::Examples.text(lang), lines.join("\n"))
    })
}

fn positional(id: &'static str, name: String, about: Opt, texts: Texts) -> Arg {
    Arg::new(id)
        .value_name(name)
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .help(texts.of(about))
        .hide_possible_values(true)
        .help_heading(texts.of(Heading::Arguments))
}

fn file(texts: Texts) -> Arg {
    positional("file", texts.of(Name::File), Opt::File, texts)
}

fn option(id: &'static str, about: Opt, texts: Texts) -> Arg {
    Arg::new(id).long(id).help(texts.of(about)).help_heading(texts.of(Heading::Options))
}

fn flag(id: &'static str, about: Opt, texts: Texts) -> Arg {
    option(id, about, texts).action(ArgAction::SetTrue)
}

fn choice(id: &'static str, name: Name, values: &[&'static str], about: Opt, texts: Texts) -> Arg {
    chosen(option(id, about, texts), name, values, texts)
}

/// An option that has one of these values.
fn chosen(option: Arg, name: Name, values: &[&'static str], texts: Texts) -> Arg {
    option
        .value_name(texts.of(name))
        .value_parser(PossibleValuesParser::new(values.iter().copied()))
        .hide_possible_values(true)
}

fn format(can: &[Form], texts: Texts) -> Arg {
    let names: Vec<&'static str> = can.iter().map(|form| form.name()).collect();
    let option = Arg::new("format").long("format").help(texts.made(|lang| forms(lang, &names)));
    chosen(option.help_heading(texts.of(Heading::Options)), Name::Form, &names, texts)
}

/// A command that writes CSV has an option about it, and one that writes pages about their paper.
fn with_forms(command: Command, texts: Texts) -> Command {
    let command = command.mut_subcommands(|inner| with_forms(inner, texts));
    let csv = choice("csv", Name::Form, &["plain", "excel"], Opt::List(ListOpt::Csv), texts);
    let options = [("csv", csv), ("html", paper(texts))];
    let wanted = options.into_iter().filter(|(form, _)| command.get_arguments().any(|arg| writes(arg, form)));
    let wanted: Vec<Arg> = wanted.map(|(_, option)| option.hide_short_help(true)).collect();
    command.args(wanted)
}

/// Whether an argument is the choice of forms, and this is one of them.
fn writes(arg: &Arg, form: &str) -> bool {
    arg.get_id() == "format" && arg.get_possible_values().iter().any(|value| value.get_name() == form)
}

/// What is printed on.
fn paper(texts: Texts) -> Arg {
    choice("paper", Name::Paper, &["a4", "letter"], Opt::List(ListOpt::Paper), texts)
}

fn output(texts: Texts) -> Arg {
    option("output", Opt::Output, texts)
        .short('o')
        .value_name(texts.of(Name::Out))
        .value_parser(value_parser!(PathBuf))
}

/// Options about reading and about what is said of it.
fn reading(texts: Texts) -> [Arg; 5] {
    [
        choice("encoding", Name::Encoding, &Encoding::ALL.map(Encoding::name), Opt::Encoding, texts),
        option("allow", Opt::Allow, texts).value_name(texts.of(Name::Code)).action(ArgAction::Append),
        flag("strict", Opt::Strict, texts),
        flag("quiet", Opt::Quiet, texts),
        plain(texts),
    ]
}

/// Lines that make sense one by one, for those who listen to them.
fn plain(texts: Texts) -> Arg {
    flag("plain", Opt::Plain, texts)
}

fn language(texts: Texts) -> Arg {
    choice("lang", Name::Lang, &Lang::ALL.map(Lang::code), Opt::Lang, texts).global(true).display_order(LAST)
}

fn color(texts: Texts) -> Arg {
    choice("color", Name::When, &["auto", "always", "never"], Opt::Color, texts)
        .global(true)
        .display_order(LAST + 1)
}

/// Short everywhere; `exaequo help COMMAND` is long.
fn help_flag(texts: Texts) -> Arg {
    option("help", Opt::Help, texts).short('h').action(ArgAction::HelpShort).display_order(LAST + 2)
}

fn version(texts: Texts) -> Arg {
    option("version", Opt::Version, texts).short('V').action(ArgAction::Version).display_order(LAST + 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_are_coherent_in_every_language() {
        for lang in Lang::ALL {
            all(Texts::In(lang)).debug_assert();
        }
    }
}
