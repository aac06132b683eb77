//! The command about people of the desk.

use clap::{Arg, Command};

use super::serve::{data, database};
use super::{Texts, base, flag, help_flag, indented, option, positional};
use crate::texts::{Command as About, Heading, Name, Opt, UserOpt, UserVerb};

/// The verb `user` with what it can do.
pub(super) fn user(texts: Texts) -> Command {
    let examples = "exaequo user create Bea --role administrator\nexaequo user list\nexaequo user reset Bea";
    part("user", UserVerb::User, texts)
        .subcommand_help_heading(texts.of(Heading::Commands))
        .arg_required_else_help(true)
        .subcommands([create(texts), reset(texts), list(texts), role(texts), remove(texts)])
        .arg(help_flag(texts))
        .after_help(indented(texts, examples))
}

fn create(texts: Texts) -> Command {
    let examples = "exaequo user create Bea --role administrator\nexaequo user create Cid --role arbiter@3";
    let roles = option("role", Opt::User(UserOpt::Roles), texts).value_name(texts.of(Name::What));
    part("create", UserVerb::Create, texts)
        .args([name(texts), roles])
        .args(place(texts))
        .after_help(indented(texts, examples))
}

fn reset(texts: Texts) -> Command {
    let reset = part("reset", UserVerb::Reset, texts).arg(name(texts)).args(place(texts));
    reset.after_help(indented(texts, "exaequo user reset Bea"))
}

fn list(texts: Texts) -> Command {
    let list = part("list", UserVerb::List, texts).args(place(texts));
    list.after_help(indented(texts, "exaequo user list"))
}

fn role(texts: Texts) -> Command {
    let examples = "exaequo user role Cid officer\nexaequo user role Cid deputy@3 --take";
    let role = positional("role", texts.of(Name::What), Opt::User(UserOpt::Role), texts);
    part("role", UserVerb::Role, texts)
        .args([name(texts), role.value_parser(clap::value_parser!(String))])
        .arg(flag("take", Opt::User(UserOpt::Take), texts))
        .args(place(texts))
        .after_help(indented(texts, examples))
}

fn remove(texts: Texts) -> Command {
    let remove = part("remove", UserVerb::Remove, texts).arg(name(texts)).args(place(texts));
    remove.after_help(indented(texts, "exaequo user remove Cid"))
}

fn name(texts: Texts) -> Arg {
    let name = positional("name", texts.of(Name::Preset), Opt::User(UserOpt::Name), texts);
    name.value_parser(clap::value_parser!(String))
}

fn place(texts: Texts) -> [Arg; 3] {
    [data(texts), database(texts), help_flag(texts)]
}

fn part(name: &'static str, verb: UserVerb, texts: Texts) -> Command {
    let about = About::User(verb);
    let long = format!("{}\n\n{}", texts.of(about), texts.made(|lang| about.at_length(lang)));
    base(name, about, texts).long_about(long)
}
