//! The command that opens the desk.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};
use exaequo_web::Log;

use super::{Texts, base, choice, file, flag, help_flag, indented, option};
use crate::texts::{Command as About, Name, Opt, ServeOpt};

/// `exaequo serve`: the desk for browsers.
pub(super) fn serve(texts: Texts) -> Command {
    base("serve", About::Serve, texts)
        .long_about(format!(
            "{}\n\n{}",
            texts.of(About::Serve),
            texts.made(|lang| About::Serve.at_length(lang))
        ))
        .args([
            data(texts),
            database(texts),
            register(texts),
            option("port", Opt::Serve(ServeOpt::Port), texts).value_name(texts.of(Name::Number)),
            option("listen", Opt::Serve(ServeOpt::Listen), texts).value_name(texts.of(Name::Address)),
            option("name", Opt::Serve(ServeOpt::Name), texts)
                .value_name(texts.of(Name::Address))
                .action(ArgAction::Append),
            option("allow-origin", Opt::Serve(ServeOpt::AllowOrigin), texts)
                .value_name(texts.of(Name::Address))
                .action(ArgAction::Append),
            option("requests", Opt::Serve(ServeOpt::Requests), texts).value_name(texts.of(Name::Number)),
            choice("log", Name::What, &Log::NAMES, Opt::Serve(ServeOpt::Log), texts),
            flag("no-open", Opt::Serve(ServeOpt::NoOpen), texts),
            help_flag(texts),
        ])
        .after_help(indented(texts, "exaequo serve\nexaequo serve --listen 0.0.0.0 --port 8080"))
}

/// The folder of the desk.
pub(super) fn data(texts: Texts) -> Arg {
    let path = option("data", Opt::Serve(ServeOpt::Data), texts).value_parser(value_parser!(PathBuf));
    path.value_name(texts.of(Name::Folder))
}

/// The database of the desk.
pub(super) fn database(texts: Texts) -> Arg {
    option("database", Opt::Serve(ServeOpt::Database), texts).value_name(texts.of(Name::Address))
}

/// The register of a federation.
fn register(texts: Texts) -> Arg {
    let path = option("register", Opt::Serve(ServeOpt::Register), texts).value_parser(value_parser!(PathBuf));
    path.value_name(texts.of(Name::File))
}

fn of_folder(name: &'static str, about: About, texts: Texts) -> Command {
    let long = format!("{}\n\n{}", texts.of(about), texts.made(|lang| about.at_length(lang)));
    base(name, about, texts).long_about(long).args([data(texts), database(texts), help_flag(texts)])
}

/// `exaequo backup`: a copy of the folder of a desk.
pub(super) fn backup(texts: Texts) -> Command {
    of_folder("backup", About::Backup, texts).after_help(indented(texts, "exaequo backup"))
}

/// `exaequo restore`: a folder from a copy.
pub(super) fn restore(texts: Texts) -> Command {
    let example = "exaequo restore backups/desk-20260307T150000Z.sqlite --data new";
    let copy = file(texts).required(true).value_parser(value_parser!(PathBuf));
    of_folder("restore", About::Restore, texts).arg(copy).after_help(indented(texts, example))
}

/// `exaequo verify`: whether a copy is whole.
pub(super) fn verify(texts: Texts) -> Command {
    of_folder("verify", About::Verify, texts).after_help(indented(texts, "exaequo verify"))
}
