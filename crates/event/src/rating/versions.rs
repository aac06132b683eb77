//! 9.1: events that are there twice, and those that a corrected version replaces.

use exaequo_model::Tournament;
use exaequo_rating::{is_duplicate, versions};

use super::error::RatingError;
use super::request::Rating;
use super::series::SeriesEvent;

/// What became of an earlier version.
pub(super) struct Replaced {
    /// The place of the event that takes its place.
    pub(super) by: usize,
    /// The name of the earlier version.
    pub(super) name: String,
    /// Games that are not the same in both.
    pub(super) changed: usize,
}

/// The events that were replaced; whatever else is there twice is refused, because it would be rated twice.
pub(super) fn replaced(
    events: &[SeriesEvent],
    tournaments: &[Tournament],
    rating: &Rating,
) -> Result<Vec<Replaced>, RatingError> {
    let is_replaced = |index: usize| rating.replaces.contains(&events[index].name);
    let mut all = Vec::new();
    for name in &rating.replaces {
        let place = events.iter().position(|event| event.name == *name);
        let place = place.ok_or_else(|| RatingError::NoSuchEvent { name: name.clone() })?;
        let others = (0..events.len()).filter(|other| !is_replaced(*other));
        let found = others
            .filter_map(|by| Some((by, versions(&tournaments[by], &tournaments[place])?)))
            .next_back()
            .ok_or_else(|| RatingError::NotReplaced { name: name.clone() })?;
        all.push(Replaced { by: found.0, name: name.clone(), changed: found.1.changed });
    }
    let left: Vec<usize> = (0..events.len()).filter(|index| !is_replaced(*index)).collect();
    nothing_twice(events, tournaments, &left)?;
    Ok(all)
}

/// 8.5: a game changes a rating once.
fn nothing_twice(
    events: &[SeriesEvent],
    tournaments: &[Tournament],
    left: &[usize],
) -> Result<(), RatingError> {
    for (place, &index) in left.iter().enumerate() {
        for &before in &left[..place] {
            let [name, of] = [index, before].map(|index| events[index].name.clone());
            let [one, other] = [&tournaments[before], &tournaments[index]];
            if is_duplicate(one, other) {
                return Err(RatingError::Copy { name, of });
            }
            if versions(one, other).is_some() {
                return Err(RatingError::Version { name, of });
            }
        }
    }
    Ok(())
}
