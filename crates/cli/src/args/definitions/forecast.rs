//! The command that looks ahead.

use clap::{Arg, Command};

use super::lists::prize_file;
use super::playoff::play_off_file;
use super::ranking::{list, rarely};
use super::{Texts, choice, file, format, help_flag, option, output, reading, verb};
use crate::args::form::LISTS;
use crate::texts::{Command as About, ForecastOpt, Name, Opt};

pub(super) fn forecast(texts: Texts) -> Command {
    let examples = "exaequo forecast event.trf\nexaequo forecast event.trf --round 9 --first 5\nexaequo forecast event.trf --player 12\nexaequo forecast event.trf --prizes prizes.toml --regulations playoff.toml";
    let number = |id, about| {
        option(id, Opt::Forecast(about), texts)
            .value_name(texts.of(Name::Number))
            .allow_negative_numbers(true)
    };
    let usual = ["tie-breaks"];
    let others = list(texts).into_iter().filter(|option| option.get_id().as_str() != "round").map(|option| {
        let is_usual = usual.contains(&option.get_id().as_str());
        if is_usual { option } else { option.hide_short_help(true) }
    });
    let rare = |option: Arg| option.hide_short_help(true);
    verb("forecast", About::Forecast, texts, examples)
        .args([file(texts), format(LISTS, texts), output(texts)])
        .args([
            number("round", ForecastOpt::Round),
            number("first", ForecastOpt::First),
            option("player", Opt::Forecast(ForecastOpt::Player), texts)
                .value_name(texts.of(Name::Participant)),
            prize_file(texts),
            play_off_file(texts),
            choice("by", Name::By, &["model", "table"], Opt::Forecast(ForecastOpt::By), texts),
            rare(number("draws", ForecastOpt::Draws)),
            rare(number("seed", ForecastOpt::Seed)),
            rare(number("samples", ForecastOpt::Samples)),
            rare(number("budget", ForecastOpt::Budget)),
        ])
        .args(others)
        .args(rarely(reading(texts)))
        .arg(help_flag(texts))
}
