//! The commands that make lists for people.

use clap::{Arg, Command, value_parser};
use exaequo_report::Lang;
use exaequo_report::cli::{Command as About, ListOpt, ListVerb, Long, Name, Opt};

use super::playoff::played;
use super::ranking::{list, rarely};
use super::{choice, file, format, help_flag, option, output, reading, verb};
use crate::form::LISTS;

pub(super) fn crosstable(lang: Lang) -> Command {
    let examples =
        "exaequo crosstable event.trf\nexaequo crosstable event.trf --style fr --lang fr -o grille.html";
    ranked("crosstable", ListVerb::Crosstable, lang, examples)
        .args([
            choice("style", Name::Style, &["usual", "fr"], Opt::List(ListOpt::Style), lang),
            choice("order", Name::Order, &["rank", "number"], Opt::List(ListOpt::Order), lang),
        ])
        .args(played(lang))
        .args(list(lang))
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

pub(super) fn pairings(lang: Lang) -> Command {
    let examples =
        "exaequo pairings event.trf\nexaequo pairings event.trf --round 3 --by name -o round3.html";
    let round = option("round", Opt::List(ListOpt::PairingRound), lang).value_name(Name::Number.text(lang));
    ranked("pairings", ListVerb::Pairings, lang, examples)
        .args([
            round,
            choice("by", Name::By, &["board", "name", "sheet"], Opt::List(ListOpt::PairingBy), lang),
        ])
        .args(before(lang))
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

pub(super) fn boards(lang: Lang) -> Command {
    let examples = "exaequo boards league.trf\nexaequo boards league.trf --by played --format csv";
    ranked("boards", ListVerb::Boards, lang, examples)
        .arg(choice("by", Name::By, &["roster", "played"], Opt::List(ListOpt::BoardBy), lang))
        .args(
            list(lang).into_iter().filter(|option| ["round", "unrated"].contains(&option.get_id().as_str())),
        )
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

pub(super) fn card(lang: Lang) -> Command {
    let examples = "exaequo card event.trf --player 12\nexaequo card event.trf -o cards.html";
    ranked("card", ListVerb::Card, lang, examples)
        .args([
            option("player", Opt::List(ListOpt::CardPlayer), lang).value_name(Name::Participant.text(lang)),
            option("person", Opt::List(ListOpt::Person), lang)
                .value_name(Name::Person.text(lang))
                .conflicts_with("player"),
        ])
        .args(played(lang))
        .args(list(lang))
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

pub(super) fn site(lang: Lang) -> Command {
    let examples =
        "exaequo site event.trf -o event\nexaequo site event.trf -o event --tie-breaks \"PTS,BH/C1,BH,SB\"";
    let folder = option("output", Opt::List(ListOpt::SiteOut), lang)
        .short('o')
        .required(true)
        .value_name(Name::Folder.text(lang))
        .value_parser(value_parser!(std::path::PathBuf));
    verb("site", About::List(ListVerb::Site), Long::List(ListVerb::Site), lang, examples)
        .arg(file(lang))
        .arg(folder)
        .args(list(lang))
        .args(rarely(reading(lang)))
        .arg(help_flag(lang))
}

/// A command that makes a list of a file.
fn ranked(name: &'static str, what: ListVerb, lang: Lang, examples: &str) -> Command {
    verb(name, About::List(what), Long::List(what), lang, examples).args([
        file(lang),
        format(LISTS, lang),
        output(lang),
    ])
}

/// Options about standings: boards in the order of a list, where one is named.
fn before(lang: Lang) -> impl Iterator<Item = Arg> {
    let others = list(lang).into_iter().filter(|option| option.get_id().as_str() != "round");
    others.map(|option| option.hide_short_help(true))
}
