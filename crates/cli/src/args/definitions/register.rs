//! The commands about a register.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use exaequo::model::Date;
use exaequo::rating::Declaration;
use exaequo::register::{EventState, Kind, PublicationCheck};

use super::ranking::rarely;
use super::{
    Texts, base, choice, file, flag, format, help_flag, indented, option, output, positional, reading, verb,
};
use crate::args::form::LISTS;
use crate::texts::{Command as About, Heading, Name, Opt, RegisterOpt, RegisterVerb};

/// `list`, with its commands.
pub(super) fn list(texts: Texts) -> Command {
    let about = About::Register(RegisterVerb::List);
    let examples = "exaequo list init --import standard_nov26frl.txt --federation CAN\n\
                    exaequo list receive open.trf\nexaequo list accept --all\nexaequo list preview 2026-12-01";
    base("list", about, texts)
        .long_about(format!("{}\n\n{}", texts.of(about), texts.made(|lang| about.at_length(lang))))
        .subcommand_help_heading(texts.of(Heading::Commands))
        .arg_required_else_help(true)
        .subcommands(intake(texts))
        .subcommands(decisions(texts))
        .subcommands(lists(texts))
        .subcommands(players(texts))
        .subcommands(audit(texts))
        .arg(help_flag(texts))
        .after_help(indented(texts, examples))
}

/// What comes in.
fn intake(texts: Texts) -> Vec<Command> {
    let init = part(
        "init",
        RegisterVerb::Init,
        texts,
        "exaequo list init --import standard_nov26frl.txt --federation CAN\nexaequo list init --import standard_nov26frl.txt --import national:november.csv --date 2026-11-01\nexaequo list init --date 2026-11-01 --federation CAN\nexaequo list init --from federation.archive",
    )
    .args([
        path("archive", RegisterOpt::Archive, Name::File, texts)
            .long("from")
            .conflicts_with_all(["import", "date", "kind", "edition", "federation"]),
        path("import", RegisterOpt::Import, Name::File, texts).action(ArgAction::Append),
        day("date", RegisterOpt::Date, texts),
        kind(texts),
        option("edition", Opt::Register(RegisterOpt::Edition), texts).value_name(texts.of(Name::Edition)),
        option("federation", Opt::Register(RegisterOpt::Federation), texts).value_name(texts.of(Name::Code)),
    ])
    .args(showing(texts))
    .args(entering(texts));
    let receive = part(
        "receive",
        RegisterVerb::Receive,
        texts,
        "exaequo list receive open.trf --sender \"Club\" --registered 2026-10-01",
    )
    .arg(file(texts).help(texts.of(Opt::Register(RegisterOpt::Report))).num_args(1..))
    .args([
        option("sender", Opt::Register(RegisterOpt::Sender), texts).value_name(texts.of(Name::What)),
        day("registered", RegisterOpt::Registered, texts),
        option("declare", Opt::Register(RegisterOpt::Declare), texts)
            .value_name(texts.of(Name::What))
            .action(ArgAction::Append)
            .value_parser(PossibleValuesParser::new(Declaration::ALL.map(Declaration::name)))
            .hide_possible_values(true),
        kind(texts),
        number("version-of", RegisterOpt::VersionOf, texts),
    ])
    .args(showing(texts))
    .args(entering(texts));
    let announce = part(
        "announce",
        RegisterVerb::Announce,
        texts,
        "exaequo list announce \"Spring Open\" --from 2026-05-01 --to 2026-05-03",
    )
    .args([
        word("title", Name::What, RegisterOpt::Title, texts),
        day("from", RegisterOpt::From, texts).required(true),
        day("to", RegisterOpt::To, texts),
        flag("not-rated", Opt::Register(RegisterOpt::NotRated), texts),
    ])
    .args(showing(texts))
    .args(entering(texts));
    let import = part("import", RegisterVerb::Import, texts, "exaequo list import standard_nov26frl.txt")
        .arg(file(texts).help(texts.of(Opt::Register(RegisterOpt::Foreign))))
        .args([day("date", RegisterOpt::Date, texts), kind(texts)])
        .arg(flag("yes", Opt::Register(RegisterOpt::Yes), texts))
        .args(showing(texts))
        .args(entering(texts));
    vec![init, receive, announce, import]
}

/// What is decided.
fn decisions(texts: Texts) -> Vec<Command> {
    let states = EventState::ALL.map(EventState::name);
    let state = choice("state", Name::What, &states, Opt::Register(RegisterOpt::State), texts);
    let on = || day("on", RegisterOpt::On, texts);
    let all = flag("all", Opt::Register(RegisterOpt::All), texts);
    let article =
        option("article", Opt::Register(RegisterOpt::Article), texts).value_name(texts.of(Name::Number));
    vec![
        part("events", RegisterVerb::Events, texts, "exaequo list events --state open")
            .arg(state)
            .args(showing(texts))
            .arg(register(texts)),
        part("check", RegisterVerb::Check, texts, "exaequo list check\nexaequo list check 12")
            .arg(events(texts).required(false))
            .args(showing(texts))
            .arg(register(texts)),
        part("accept", RegisterVerb::Accept, texts, "exaequo list accept 12 13\nexaequo list accept --all")
            .arg(events(texts).required(false).required_unless_present("all"))
            .args([all, on()])
            .args(changing(texts)),
        part(
            "refuse",
            RegisterVerb::Refuse,
            texts,
            "exaequo list refuse 12 --article 1.1 --reason \"45 minutes\"",
        )
        .arg(events(texts))
        .arg(article)
        .args(changing(texts)),
        part(
            "assign",
            RegisterVerb::Assign,
            texts,
            "exaequo list assign 12 --on 2026-12-01 --reason \"sent in time\"",
        )
        .arg(events(texts))
        .arg(on().required(true))
        .args(changing(texts)),
        part("withdraw", RegisterVerb::Withdraw, texts, "exaequo list withdraw 12 --reason \"fair play\"")
            .arg(events(texts))
            .args(changing(texts)),
    ]
}

/// Commands about lists: from the preview to the publication.
fn lists(texts: Texts) -> Vec<Command> {
    let list = || word("list", Name::Date, RegisterOpt::List, texts).value_parser(value_parser!(Date));
    let passed = |is_one: fn(&PublicationCheck) -> bool| {
        let checks = PublicationCheck::ALL.into_iter().filter(is_one).map(PublicationCheck::name);
        option("override", Opt::Register(RegisterOpt::Override), texts)
            .value_name(texts.of(Name::What))
            .action(ArgAction::Append)
            .value_parser(PossibleValuesParser::new(checks))
            .hide_possible_values(true)
    };
    vec![
        part("preview", RegisterVerb::Preview, texts, "exaequo list preview 2026-12-01")
            .arg(list().required(false))
            .args(showing(texts))
            .arg(register(texts)),
        part("close", RegisterVerb::Close, texts, "exaequo list close 2026-12-01")
            .arg(list())
            .arg(passed(|check| check.stops_closing()))
            .args(showing(texts))
            .args(entering(texts)),
        part("publish", RegisterVerb::Publish, texts, "exaequo list publish 2026-12-01 -o lists")
            .arg(list())
            .arg(path("output", RegisterOpt::Folder, Name::Folder, texts).short('o').required(true))
            .arg(passed(|_| true))
            .arg(format(LISTS, texts))
            .args(entering(texts)),
    ]
}

/// Commands about players: on all lists, and the games behind a rating.
fn players(texts: Texts) -> Vec<Command> {
    let player = || word("player", Name::Person, RegisterOpt::Player, texts);
    let list = word("list", Name::Date, RegisterOpt::List, texts).value_parser(value_parser!(Date));
    let number = |id, about| word(id, Name::Number, about, texts);
    let field = word("field", Name::Assignment, RegisterOpt::Field, texts).num_args(1..);
    vec![
        part(
            "show",
            RegisterVerb::Show,
            texts,
            "exaequo list show 2604577\nexaequo list show Muñoz --year 2026",
        )
        .arg(player())
        .arg(
            option("year", Opt::Register(RegisterOpt::Year), texts)
                .value_name(texts.of(Name::Number))
                .value_parser(value_parser!(i16)),
        )
        .args(showing(texts))
        .arg(register(texts)),
        part("explain", RegisterVerb::Explain, texts, "exaequo list explain 2604577 2026-12-01")
            .args([player(), list.required(false)])
            .args(showing(texts))
            .arg(register(texts)),
        part(
            "merge",
            RegisterVerb::Merge,
            texts,
            "exaequo list merge 2699999 2604577 --reason \"one person\"",
        )
        .args([number("number", RegisterOpt::Number), number("into", RegisterOpt::Into)])
        .args(changing(texts)),
        part("split", RegisterVerb::Split, texts, "exaequo list split 2699999 --reason \"two persons\"")
            .arg(number("number", RegisterOpt::Number))
            .args(changing(texts)),
        part(
            "fact",
            RegisterVerb::Fact,
            texts,
            "exaequo list fact 2604577 title=GM from=2026-04-01 --reason \"title award\"",
        )
        .args([player(), field, day("from", RegisterOpt::From, texts), kind(texts)])
        .args(changing(texts)),
    ]
}

/// What was and what is.
fn audit(texts: Texts) -> Vec<Command> {
    let side = |id, about| word(id, Name::List, about, texts);
    let setting =
        word("setting", Name::Assignment, RegisterOpt::Setting, texts).num_args(0..).required(false);
    vec![
        part(
            "correct",
            RegisterVerb::Correct,
            texts,
            "exaequo list correct 12 open-2.trf --reason \"board 4, round 3\"",
        )
        .arg(events(texts).num_args(1).help(texts.of(Opt::Register(RegisterOpt::Event))))
        .arg(file(texts).help(texts.of(Opt::Register(RegisterOpt::Report))))
        .args(changing(texts)),
        part("set", RegisterVerb::Set, texts, "exaequo list set lists-a-year=12 --from 2026-07-01")
            .args([setting, day("from", RegisterOpt::From, texts)])
            .args(changing(texts)),
        part("replay", RegisterVerb::Replay, texts, "exaequo list replay")
            .arg(day("from", RegisterOpt::FromList, texts))
            .args(changing(texts)),
        part(
            "diff",
            RegisterVerb::Diff,
            texts,
            "exaequo list diff 2026-10-01 2026-11-01\nexaequo list diff 2026-10-01@0 2026-10-01",
        )
        .args([side("left", RegisterOpt::Left), side("right", RegisterOpt::Right)])
        .args(showing(texts))
        .arg(register(texts)),
        part("verify", RegisterVerb::Verify, texts, "exaequo list verify")
            .args(showing(texts))
            .arg(register(texts)),
        part("drift", RegisterVerb::Drift, texts, "exaequo list drift 2026-12-01 --kind rapid")
            .arg(
                word("list", Name::Date, RegisterOpt::List, texts)
                    .value_parser(value_parser!(Date))
                    .required(false),
            )
            .args([kind(texts), number("months", RegisterOpt::Months, texts)])
            .args(showing(texts))
            .arg(register(texts)),
        part("export", RegisterVerb::Export, texts, "exaequo list export -o federation.archive")
            .arg(output(texts).required(true))
            .arg(register(texts)),
    ]
}

/// A command of `list`.
fn part(name: &'static str, what: RegisterVerb, texts: Texts, examples: &str) -> Command {
    verb(name, About::Register(what), texts, examples).args(rarely(reading(texts))).arg(help_flag(texts))
}

/// Options of a command that shows a page.
fn showing(texts: Texts) -> [Arg; 2] {
    [format(LISTS, texts), output(texts)]
}

/// Options of a command that enters something.
fn entering(texts: Texts) -> [Arg; 3] {
    let named = |id, about| option(id, Opt::Register(about), texts).value_name(texts.of(Name::What));
    [register(texts), named("by", RegisterOpt::By), named("reason", RegisterOpt::Reason)]
}

/// Options of a command that may change closed lists.
fn changing(texts: Texts) -> Vec<Arg> {
    let second = option("seconded", Opt::Register(RegisterOpt::Seconded), texts)
        .value_name(texts.of(Name::What))
        .hide_short_help(true);
    let mut options = vec![flag("yes", Opt::Register(RegisterOpt::Yes), texts), second];
    options.extend(showing(texts));
    options.extend(entering(texts));
    options
}

fn register(texts: Texts) -> Arg {
    path("register", RegisterOpt::Register, Name::File, texts)
}

fn path(id: &'static str, about: RegisterOpt, name: Name, texts: Texts) -> Arg {
    option(id, Opt::Register(about), texts).value_name(texts.of(name)).value_parser(value_parser!(PathBuf))
}

fn day(id: &'static str, about: RegisterOpt, texts: Texts) -> Arg {
    option(id, Opt::Register(about), texts).value_name(texts.of(Name::Date)).value_parser(value_parser!(Date))
}

fn number(id: &'static str, about: RegisterOpt, texts: Texts) -> Arg {
    option(id, Opt::Register(about), texts)
        .value_name(texts.of(Name::Number))
        .value_parser(value_parser!(u32))
}

fn kind(texts: Texts) -> Arg {
    choice("kind", Name::What, &Kind::ALL.map(Kind::name), Opt::Register(RegisterOpt::Kind), texts)
}

fn word(id: &'static str, name: Name, about: RegisterOpt, texts: Texts) -> Arg {
    positional(id, texts.of(name), Opt::Register(about), texts).value_parser(value_parser!(String))
}

fn events(texts: Texts) -> Arg {
    let events = positional("event", texts.of(Name::Number), Opt::Register(RegisterOpt::Events), texts);
    events.num_args(1..).value_parser(value_parser!(u32))
}
