//! From a file to standings, with its play-off where there is one: what every list is made of.

use clap::ArgMatches;
use exaequo_model::Tournament;
use exaequo_report::playoff::{PlanSheet, PlayedOff};
use exaequo_report::standings::{Chosen, Sheet};
use exaequo_tiebreak::{Options, Standings};

use crate::failure::{Failure, Status};
use crate::input::Input;
use crate::list_options::{Asked, refused};
use crate::played::Played;
use crate::settings::Settings;
use crate::show::{mention_findings, no_tournament, status};

/// Standings and what came with them.
#[derive(Clone, Copy)]
pub(crate) struct Ranked<'a> {
    pub(crate) sheet: Sheet<'a>,
    /// The play-off whose outcome is in the standings, and how it was played.
    pub(crate) play_off: Option<(PlayedOff<'a>, PlanSheet<'a>)>,
    pub(crate) options: &'a Options,
    /// The event as it is rated.
    pub(crate) rated: &'a Tournament,
}

impl<'a> Ranked<'a> {
    /// What explanations read.
    pub(crate) fn played_off(&self) -> Option<PlayedOff<'a>> {
        self.play_off.map(|(played_off, _)| played_off)
    }
}

/// Ranks the participants of a tournament as the options ask, and hands `with` the standings, what they were made with,
/// and who chose the edition.
pub(crate) fn standings<T>(
    asked: &Asked,
    tournament: &Tournament,
    with: impl FnOnce(Standings, &Options, Chosen) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let with_values = asked.with_values(tournament)?;
    let tournament = with_values.as_ref().unwrap_or(tournament);
    let (options, chosen) = asked.options(tournament)?;
    let standings = Standings::new(tournament, &options).map_err(|refusal| refused(refusal, tournament))?;
    with(standings, &options, chosen)
}

/// Ranks the participants of the file that an argument names, and hands them to `with`, which says how it went.
pub(crate) fn rank(
    argument: &str,
    matches: &ArgMatches,
    settings: &Settings,
    with: impl FnOnce(&Ranked<'_>) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    let (played, asked) = (Played::new(matches, settings)?, Asked::new(matches)?);
    let input = Input::read(matches, argument, &settings.read)?;
    let Some(tournament) = input.tournament() else {
        return Ok(no_tournament(&input, settings));
    };
    let done = standings(&asked, tournament, |listed, options, chosen| {
        let sheet = Sheet { standings: &listed, chosen, reading: input.reading() };
        let rated = &listed.field.tournament;
        let ranked = Ranked { sheet, play_off: None, options, rated };
        mention_findings(&input, settings);
        match &played {
            None => with(&ranked),
            Some(played) => {
                let is_unused = played.warn_unused(settings);
                let done = play_off(played, ranked, with)?;
                let found = is_unused && settings.is_strict() && done == Status::Fine;
                Ok(if found { Status::Findings } else { done })
            }
        }
    })?;
    Ok(if done == Status::Fine { status(&input, settings) } else { done })
}

/// The same with the outcome of the play-off in the standings, and its games in the lists.
fn play_off(
    played: &Played,
    ranked: Ranked<'_>,
    with: impl FnOnce(&Ranked<'_>) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    let listed = ranked.sheet.standings;
    let fitting = played.fit(listed)?;
    let (regulations, plan) = (fitting.regulations, fitting.plan(listed));
    let event = &listed.field.tournament;
    let together = fitting.together(listed);
    let (tournament, rated) =
        together.as_ref().map_or((event, event), |both| (&both.tournament, &both.rated));
    let mut standings =
        Standings::new(tournament, ranked.options).map_err(|refusal| refused(refusal, tournament))?;
    let merged = fitting.merge(&mut standings)?;
    let played_off = PlayedOff { merged: &merged, regulations };
    let plan = PlanSheet { standings: listed, regulations, plan: &plan, played: fitting.games() };
    let sheet = Sheet { standings: &standings, ..ranked.sheet };
    with(&Ranked { sheet, play_off: Some((played_off, plan)), rated, ..ranked })
}
