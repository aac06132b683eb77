//! The command that makes tournaments.

use std::path::PathBuf;

use clap::{Command, value_parser};

use super::{Texts, choice, flag, help_flag, option, verb};
use crate::texts::{Command as About, GenerateOpt as Opt, Name, Opt as Any};

pub(super) fn generate(texts: Texts) -> Command {
    let examples = "exaequo generate --seed 7 --players 120 --rounds 9 -o events\nexaequo generate --players 10 --system round-robin --count 100 --standings -o corpus";
    let opt = Any::Generate;
    let number = |id, about| {
        option(id, opt(about), texts).value_name(texts.of(Name::Number)).allow_negative_numbers(true)
    };
    let rare = |id, about| number(id, about).hide_short_help(true);
    let folder = option("output", opt(Opt::Out), texts)
        .short('o')
        .required(true)
        .value_name(texts.of(Name::Folder))
        .value_parser(value_parser!(PathBuf));
    let systems = ["swiss", "round-robin", "team"];
    let scores = ["1-0.5-0", "3-1-0", "3-2-1"];
    verb("generate", About::Generate, texts, examples)
        .args([
            number("seed", Opt::Seed),
            number("players", Opt::Players).required(true),
            number("rounds", Opt::Rounds),
            choice("system", Name::System, &systems, opt(Opt::System), texts),
            number("boards", Opt::Boards),
            number("count", Opt::Count),
            folder,
            choice("to", Name::Format, &["trf26", "trf16", "json"], opt(Opt::To), texts),
            option("tie-breaks", opt(Opt::TieBreaks), texts).value_name(texts.of(Name::List)),
            option("start", opt(Opt::Start), texts).value_name(texts.of(Name::Date)),
            choice("scores", Name::What, &scores, opt(Opt::Scores), texts),
        ])
        .args([
            rare("byes", Opt::Byes),
            rare("forfeits", Opt::Forfeits),
            rare("withdrawals", Opt::Withdrawals),
            rare("unrated", Opt::Unrated),
            rare("odd", Opt::Odd),
        ])
        .args([flag("open", opt(Opt::Open), texts), flag("standings", opt(Opt::Standings), texts)])
        .arg(help_flag(texts))
}
