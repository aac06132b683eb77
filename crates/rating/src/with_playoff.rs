//! 6.2, 7.13: a tournament and its play-off, rated as one event.

use exaequo_model::{Pace, Tournament};

use crate::eligibility::control_of;
use crate::pace::at_pace;

/// What is rated of an event and its play-off: both, `whole`, where they are of one kind of play; else the event alone.
pub fn rated_together(event: &Tournament, playoff: &Tournament, whole: &Tournament) -> Tournament {
    let (alone, playoff) = (at_pace(event, None), at_pace(playoff, None));
    if is_other_pace(&playoff, alone.event.pace) { event.clone() } else { until_the_end_of(&playoff, whole) }
}

/// An event that is rated with its play-off ends with it (7.13).
pub fn until_the_end_of(playoff: &Tournament, whole: &Tournament) -> Tournament {
    let mut facts = whole.clone().into_facts();
    facts.event.end = facts.event.end.max(playoff.event.end);
    Tournament::new(facts).unwrap_or_else(|_| whole.clone())
}

/// Whether a play-off is known to be of another kind of play: by its thinking times, or because the file says so.
/// Standard chess is what a file without either is taken for.
pub fn is_other_pace(playoff: &Tournament, pace: Pace) -> bool {
    let known = playoff.event.pace != Pace::Standard || !control_of(playoff).white.is_empty();
    known && playoff.event.pace != pace
}
