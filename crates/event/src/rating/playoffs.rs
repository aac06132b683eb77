//! 6.2: play-offs with files of their own, rated with their tournaments.

use std::ops::RangeInclusive;

use exaequo_model::{NotOne, Tournament};
use exaequo_rating::eligibility::{PooledPlayOff, control_of};
use exaequo_rating::{is_other_pace, until_the_end_of};

use super::error::{NoPlayOff, RatingError};
use super::request::{PlayOffGames, Rating};
use super::series::SeriesEvent;

/// Puts each play-off to the one event that has all its players. Returns what they have become: the place of the event,
/// and the part of it.
pub(super) fn pool(
    playoffs: &[SeriesEvent],
    events: &mut [Tournament],
    rating: &Rating,
) -> Result<Vec<(usize, PooledPlayOff)>, RatingError> {
    let mut parts = Vec::new();
    for playoff in playoffs {
        let games = rating.at_rated_pace(playoff.event.tournament());
        let (event, rounds) = put(&games, events, rating.playoff)
            .map_err(|why| RatingError::PlayOff { name: playoff.name.clone(), why })?;
        parts
            .push((event, PooledPlayOff { file: playoff.name.clone(), control: control_of(&games), rounds }));
    }
    Ok(parts)
}

/// The place of the event, and the rounds that have come to it.
fn put(
    playoff: &Tournament,
    events: &mut [Tournament],
    games: PlayOffGames,
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
            let pooled = games == PlayOffGames::Pooled;
            *event = if pooled { until_the_end_of(playoff, &whole) } else { whole };
            Ok((place, rounds))
        }
        Err(none) if none.is_empty() => Err(why),
        Err(_) => Err(NoPlayOff::Several),
    }
}
