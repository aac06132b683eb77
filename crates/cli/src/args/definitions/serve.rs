//! The command that opens the desk.

use std::path::PathBuf;

use clap::{Command, value_parser};

use super::{Texts, base, flag, help_flag, indented, option};
use crate::texts::{Command as About, Name, Opt, ServeOpt};

/// `serve`.
pub(super) fn serve(texts: Texts) -> Command {
    let path = option("data", Opt::Serve(ServeOpt::Data), texts).value_parser(value_parser!(PathBuf));
    base("serve", About::Serve, texts)
        .long_about(format!(
            "{}\n\n{}",
            texts.of(About::Serve),
            texts.made(|lang| About::Serve.at_length(lang))
        ))
        .args([
            path.value_name(texts.of(Name::Folder)),
            option("port", Opt::Serve(ServeOpt::Port), texts).value_name(texts.of(Name::Number)),
            option("listen", Opt::Serve(ServeOpt::Listen), texts).value_name(texts.of(Name::Address)),
            flag("no-open", Opt::Serve(ServeOpt::NoOpen), texts),
            help_flag(texts),
        ])
        .after_help(indented(texts, "exaequo serve\nexaequo serve --listen 0.0.0.0 --port 8080"))
}
