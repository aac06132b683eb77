//! `exaequo pairings`: a round by board or by name, with score groups, and what is printed for its tables.

use clap::ArgMatches;
use exaequo::report::pairings::{Fill, Options, RoundList, page};

use crate::args::ranking::{number, ranking};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status, no_page};
use crate::findings;
use crate::input::Input;
use crate::ranked::say_warnings;
use crate::render;
use crate::texts::{self, OfTeams};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let (round, ranking) = (number(matches, "round", "--round")?, ranking(matches)?);
    let by = by(matches)?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let order = ranking.says_more_than_the_round().then_some(ranking);
    let of_teams = if by == RoundList::LineUp { OfTeams::LineUps } else { OfTeams::Sheets };
    let options = Options { round, by, order };
    let page = page(&event, &options, settings.lang).map_err(|error| no_page(error, of_teams))?;
    findings::mention(&input, settings);
    if let Some(before) = options.standings_before(&event)? {
        say_warnings(&before, settings);
    }
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}

/// The list that is asked for.
fn by(matches: &ArgMatches) -> Result<RoundList, Failure> {
    let fill = match text(matches, "blank") {
        Some("results") => Fill::Players,
        Some(_) => Fill::Nothing,
        None => Fill::Known,
    };
    let by = match text(matches, "by") {
        Some("name") => RoundList::Name,
        Some("result") => RoundList::Result,
        Some("line-up") => RoundList::LineUp,
        Some("sheet") => RoundList::Sheet(fill),
        Some("result-card") => RoundList::ResultCard(fill),
        Some("place-card") => RoundList::PlaceCard,
        _ => RoundList::Board,
    };
    if fill != Fill::Known && !matches!(by, RoundList::Sheet(_) | RoundList::ResultCard(_)) {
        return Err(texts::Failure::NothingBlank.into());
    }
    Ok(by)
}
