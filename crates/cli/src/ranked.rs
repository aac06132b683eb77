//! From a file to standings, with its play-off where there is one: what most verbs begin with.

use clap::ArgMatches;
use exaequo::Standings;
use exaequo::event::playoff::{self, PlayOffInput};
use exaequo::model::Severity;
use exaequo::playoff::Unfinished;
use exaequo::report::notice;
use exaequo::report::playoff::unfinished_line;
use exaequo::tiebreak::Notice;

use crate::args::playoff::{playoff, warn_unused};
use crate::args::ranking::ranking;
use crate::args::settings::{Settings, Stream, Volume};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::output;
use crate::texts::notice_help;

/// Standings of a file, and how the command ends if nothing else happens.
pub(crate) struct Ranked {
    pub(crate) standings: Standings,
    pub(crate) status: Status,
}

/// Ranks the participants of the file that an argument names as the options ask, and says what has to be said about it:
/// whoever looks at the list somewhere else must not miss it.
pub(crate) fn rank(argument: &str, matches: &ArgMatches, settings: &Settings) -> Result<Ranked, Failure> {
    let ranked = rank_to_explain(argument, matches, settings)?;
    say_warnings(&ranked.standings, settings);
    Ok(ranked)
}

/// The same without a word: who asks for one criterion hears about that one, when it is known.
pub(crate) fn rank_to_explain(
    argument: &str,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Ranked, Failure> {
    let (ranked, playoff_input) = before_play_off(argument, matches, settings)?;
    match playoff_input {
        Some(input) => with_play_off(ranked, &input, settings),
        None => Ok(ranked),
    }
}

/// The same for lists that look ahead. Before the last round has ended nobody can name the games of a play-off: what the
/// regulations plan comes along, and the standings are without it.
pub(crate) fn rank_ahead(
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(Ranked, Option<PlayOffInput>), Failure> {
    let (ranked, playoff_input) = before_play_off("file", matches, settings)?;
    let (ranked, to_come) = match playoff_input {
        Some(input) if input.awaits_games(&ranked.standings)? && ranked.standings.is_before_the_end() => {
            (ranked, Some(input))
        }
        Some(input) => (with_play_off(ranked, &input, settings)?, None),
        None => (ranked, None),
    };
    say_warnings(&ranked.standings, settings);
    Ok((ranked, to_come))
}

fn before_play_off(
    argument: &str,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(Ranked, Option<PlayOffInput>), Failure> {
    let (playoff_input, ranking) = (playoff(matches, settings)?, ranking(matches)?);
    let input = Input::read(matches, argument, settings)?;
    let event = input.event_or_say(settings)?;
    let standings = event.standings_for(&ranking, criterion(matches))?;
    findings::mention(&input, settings);
    Ok((Ranked { standings, status: findings::status(&input, settings) }, playoff_input))
}

fn with_play_off(ranked: Ranked, input: &PlayOffInput, settings: &Settings) -> Result<Ranked, Failure> {
    let Ranked { standings, status } = ranked;
    let is_unused = warn_unused(input, settings);
    let standings = playoff::merge(&standings, input)?;
    Ok(Ranked { standings, status: status.or_findings(is_unused && settings.is_strict()) })
}

/// The criterion of a verb that explains one.
fn criterion(matches: &ArgMatches) -> Option<&str> {
    matches.try_get_one::<String>("tie-break").ok().flatten().map(String::as_str)
}

/// What has to be said about standings, on standard error.
pub(crate) fn say_warnings(standings: &Standings, settings: &Settings) {
    output::say(&warnings(&standings.table().notices, settings), settings.color);
}

/// Warnings with their remedies, one after the other; nothing where somebody wants it quiet.
pub(crate) fn warnings<'a>(notices: impl IntoIterator<Item = &'a Notice>, settings: &Settings) -> String {
    if settings.volume == Volume::Quiet {
        return String::new();
    }
    let look = settings.look(Stream::Error);
    let warnings = notices.into_iter().filter(|notice| notice.severity() >= Severity::Warning);
    warnings.map(|notice| notice::with_help(notice, notice_help(look.lang, notice), &look)).collect()
}

/// Says that the event is not over, if it is not.
pub(crate) fn warn_unfinished(standings: &Standings, settings: &Settings) -> Option<Unfinished> {
    let unfinished = Unfinished::of(standings.table())?;
    if settings.volume != Volume::Quiet {
        output::say(&unfinished_line(unfinished, &settings.look(Stream::Error)), settings.color);
    }
    Some(unfinished)
}
