//! 6.2: play-offs with files of their own, rated with their tournaments.

use std::ops::RangeInclusive;

use exaequo_model::{NotOne, Tournament};
use exaequo_rating::eligibility::{PlayedOff, control_of};
use exaequo_rating::{is_other_pace, until_the_end_of};
use exaequo_report::cli;
use exaequo_report::rating::{NoPlayOff, Refusal};

use super::Options;
use super::options::PlayOff;
use crate::failure::Failure;
use crate::input::Input;
use crate::settings::Settings;
use crate::show;

/// The files of play-offs, and what they have become: the place of the event, and the part of it.
#[derive(Debug, Default)]
pub(super) struct Pooled {
    pub(super) inputs: Vec<Input>,
    pub(super) parts: Vec<(usize, PlayedOff)>,
}

/// Puts each play-off to the one event in which all of its players are; `None` if a file holds no tournament, which has
/// been said.
pub(super) fn pool(
    options: &Options,
    events: &mut [Tournament],
    settings: &Settings,
) -> Result<Option<Pooled>, Failure> {
    let mut pooled = Pooled::default();
    for path in &options.played {
        let input = Input::of(path, &settings.read)?;
        let Some(playoff) = input.tournament() else {
            show::no_tournament(&input, settings);
            return Ok(None);
        };
        let refused = |why| Refusal::PlayOff { file: input.name.clone(), why };
        let playoff = options.at_rated_pace(playoff);
        let (event, rounds) =
            put(options, &playoff, events).map_err(|why| cli::Failure::Rating(refused(why)))?;
        let part = PlayedOff { file: input.name.clone(), control: control_of(&playoff), rounds };
        pooled.parts.push((event, part));
        pooled.inputs.push(input);
    }
    Ok(Some(pooled))
}

/// The place of the event, and the rounds that have come to it.
fn put(
    options: &Options,
    playoff: &Tournament,
    events: &mut [Tournament],
) -> Result<(usize, RangeInclusive<u16>), NoPlayOff> {
    let mut fitting = Vec::new();
    let mut why = NoPlayOff::Strangers;
    for (place, event) in events.iter_mut().enumerate() {
        match event.with_play_off(playoff) {
            Ok(whole) => fitting.push((place, event, whole)),
            Err(NotOne::Incoherent) => why = NoPlayOff::Incoherent,
            Err(NotOne::Teams) if why == NoPlayOff::Strangers => why = NoPlayOff::Teams,
            Err(NotOne::Teams | NotOne::Stranger(_) | NotOne::StrangeTeam(_)) => {}
        }
    }
    match <[_; 1]>::try_from(fitting) {
        Ok([(_, event, _)]) if is_other_pace(playoff, event.event.pace) => {
            Err(NoPlayOff::Pace(playoff.event.pace))
        }
        Ok([(place, event, whole)]) => {
            let rounds = event.rounds.count() + 1..=whole.rounds.count();
            *event =
                if options.play_off == PlayOff::Pooled { until_the_end_of(playoff, &whole) } else { whole };
            Ok((place, rounds))
        }
        Err(none) if none.is_empty() => Err(why),
        Err(_) => Err(NoPlayOff::Several),
    }
}
