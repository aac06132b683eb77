//! The command about tokens of programs.

use clap::{Arg, Command};

use super::serve::{data, database};
use super::{Texts, base, help_flag, indented, option, positional};
use crate::texts::{Command as About, Heading, Name, Opt, TokenOpt, TokenVerb};

/// `token`.
pub(super) fn token(texts: Texts) -> Command {
    let examples =
        "exaequo token create \"Results screen\" --scope read\nexaequo token list\nexaequo token revoke 1";
    part("token", TokenVerb::Token, texts)
        .subcommand_help_heading(texts.of(Heading::Commands))
        .arg_required_else_help(true)
        .subcommands([create(texts), list(texts), revoke(texts)])
        .arg(help_flag(texts))
        .after_help(indented(texts, examples))
}

fn create(texts: Texts) -> Command {
    let examples = "exaequo token create \"Results screen\" --scope read\n\
                    exaequo token create Pairings --scope read,results --event 3 --days 7";
    part("create", TokenVerb::Create, texts)
        .arg(
            positional("name", texts.of(Name::Preset), Opt::Token(TokenOpt::Name), texts)
                .value_parser(clap::value_parser!(String)),
        )
        .args([
            value("scope", TokenOpt::Scope, Name::What, texts),
            value("event", TokenOpt::Event, Name::Number, texts),
            value("requests", TokenOpt::Requests, Name::Number, texts),
            value("days", TokenOpt::Days, Name::Number, texts),
            data(texts),
            database(texts),
            help_flag(texts),
        ])
        .after_help(indented(texts, examples))
}

fn list(texts: Texts) -> Command {
    let list = part("list", TokenVerb::List, texts).args([data(texts), database(texts), help_flag(texts)]);
    list.after_help(indented(texts, "exaequo token list"))
}

fn revoke(texts: Texts) -> Command {
    let number = positional("number", texts.of(Name::Number), Opt::Token(TokenOpt::Number), texts);
    part("revoke", TokenVerb::Revoke, texts)
        .args([
            number.value_parser(clap::value_parser!(String)),
            data(texts),
            database(texts),
            help_flag(texts),
        ])
        .after_help(indented(texts, "exaequo token revoke 1"))
}

fn part(name: &'static str, verb: TokenVerb, texts: Texts) -> Command {
    let about = About::Token(verb);
    let long = format!("{}\n\n{}", texts.of(about), texts.made(|lang| about.at_length(lang)));
    base(name, about, texts).long_about(long)
}

fn value(id: &'static str, about: TokenOpt, name: Name, texts: Texts) -> Arg {
    option(id, Opt::Token(about), texts).value_name(texts.of(name))
}
