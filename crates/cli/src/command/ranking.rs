//! The commands about standings.

use clap::{Arg, ArgAction, Command, value_parser};
use exaequo_report::Lang;
use exaequo_report::cli::{Command as About, Long, Name, Opt, RankingOpt};

use super::playoff::played;
use super::{base, choice, file, format, help_flag, indented, option, output, positional, reading, verb};
use crate::form::{LISTS, TEXTS};

pub(super) fn standings(lang: Lang) -> Command {
    let examples =
        "exaequo standings event.trf\nexaequo standings --tie-breaks \"PTS,DE,BH/C1,BH\" --format json *.trf";
    let (options, files) = (Name::Options.text(lang), Name::Files.text(lang));
    verb("standings", About::Standings, Long::Standings, lang, examples)
        .override_usage(format!("exaequo standings [{options}] {files}"))
        .arg(positional("files", Name::File.text(lang), Opt::Ranking(RankingOpt::Files), lang).num_args(1..))
        .args(list(lang))
        .args([
            format(LISTS, lang),
            flag("explain", RankingOpt::Explain, lang),
            value("jobs", RankingOpt::Jobs, Name::Number, lang).hide_short_help(true),
            output(lang),
        ])
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

pub(super) fn explain(lang: Lang) -> Command {
    let examples = "exaequo explain event.trf --player 12 --tie-break BH/C1\nexaequo explain event.trf --player 12 --against 7";
    verb("explain", About::Explain, Long::Explain, lang, examples)
        .arg(file(lang))
        .args([
            value("player", RankingOpt::Player, Name::Participant, lang).required(true),
            value("tie-break", RankingOpt::TieBreak, Name::Code, lang),
            value("against", RankingOpt::Against, Name::Participant, lang),
        ])
        .args(played(lang))
        .args(list(lang))
        .args([format(LISTS, lang), output(lang)])
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

pub(super) fn tie_breaks(lang: Lang) -> Command {
    let examples = "exaequo tie-breaks\nexaequo tie-breaks BH";
    let (options, code) = (Name::Options.text(lang), Name::Code.text(lang));
    without_file("tie-breaks", About::TieBreaks, Long::TieBreaks, lang, examples)
        .override_usage(format!("exaequo tie-breaks [{options}] [{code}]"))
        .args([
            name("code", code, RankingOpt::Criterion, lang),
            format(TEXTS, lang),
            output(lang),
            help_flag(lang),
        ])
}

pub(super) fn editions(lang: Lang) -> Command {
    let examples = "exaequo editions\nexaequo editions fide-2024-08 fide-2026-03";
    let (options, edition) = (Name::Options.text(lang), Name::Edition.text(lang));
    without_file("editions", About::Editions, Long::Editions, lang, examples)
        .override_usage(format!("exaequo editions [{options}] [{edition} [{edition}]]"))
        .args([
            name("one", edition.clone(), RankingOpt::EditionName, lang),
            name("other", edition, RankingOpt::OtherEdition, lang),
            format(TEXTS, lang),
            output(lang),
            help_flag(lang),
        ])
}

/// Options about the list, the edition, the rounds: the same wherever there are standings.
pub(super) fn list(lang: Lang) -> [Arg; 8] {
    let systems =
        ["swiss", "double-swiss", "round-robin", "double-round-robin", "predetermined", "knock-out"];
    [
        value("tie-breaks", RankingOpt::TieBreaks, Name::List, lang),
        value("preset", RankingOpt::Preset, Name::Name, lang),
        value("edition", RankingOpt::Edition, Name::Edition, lang),
        value("round", RankingOpt::Round, Name::Number, lang),
        value("unrated", RankingOpt::Unrated, Name::Rating, lang),
        choice("system", Name::System, &systems, Opt::Ranking(RankingOpt::System), lang)
            .hide_short_help(true),
        value("lots", RankingOpt::Lots, Name::Seed, lang).hide_short_help(true),
        value("external", RankingOpt::External, Name::Values, lang)
            .action(ArgAction::Append)
            .hide_short_help(true),
    ]
}

/// The flag of `check`.
pub(super) fn check_standings(lang: Lang) -> Arg {
    flag("standings", RankingOpt::Standings, lang)
}

/// The same options, shown in the long help only.
pub(super) fn rarely<const N: usize>(options: [Arg; N]) -> [Arg; N] {
    options.map(|option| option.hide_short_help(true))
}

fn without_file(name: &'static str, about: About, details: Long, lang: Lang, examples: &str) -> Command {
    base(name, about, lang)
        .long_about(format!("{}\n\n{}", about.about(lang), details.text(lang)))
        .after_help(indented(lang, examples))
}

fn flag(id: &'static str, about: RankingOpt, lang: Lang) -> Arg {
    super::flag(id, Opt::Ranking(about), lang)
}

fn value(id: &'static str, about: RankingOpt, name: Name, lang: Lang) -> Arg {
    option(id, Opt::Ranking(about), lang).value_name(name.text(lang))
}

fn name(id: &'static str, name: String, about: RankingOpt, lang: Lang) -> Arg {
    positional(id, name, Opt::Ranking(about), lang).required(false).value_parser(value_parser!(String))
}
