//! The most fought round: the one with the fewest draws for its games.

use std::cmp::Ordering;

use super::colours::Count;
use crate::page::{Note, percentage};
use crate::{Lang, list, say};

/// Which round it was, with its draws; nothing where no game was played.
pub(super) fn note(counts: &[Count], lang: Lang) -> Option<Note> {
    let rounds: Vec<(u16, Count)> =
        (1..).zip(counts.iter().copied()).filter(|(_, count)| count.games() > 0).collect();
    let (_, least) = rounds.iter().copied().min_by(|one, other| by_draws(one.1, other.1))?;
    let fewest = rounds.iter().filter(|(_, count)| by_draws(*count, least) == Ordering::Equal);
    let names: Vec<String> = fewest.map(|(round, _)| round.to_string()).collect();
    let (n, names) = (names.len(), list::and(lang, &names));
    let percent = percentage(least.share_of_draws()).shown(lang);
    let text = say!(lang, count n, "round {names}, {percent}% of whose games were drawn", "rounds {names}, {percent}% of whose games were drawn", names, percent);
    Some(Note::new(say!(lang, "Most fought round"), text))
}

/// Fewer draws in proportion to the games, without rounding.
fn by_draws(one: Count, other: Count) -> Ordering {
    let (one, other) = ((one.draws, one.games()), (other.draws, other.games()));
    (u64::from(one.0) * u64::from(other.1)).cmp(&(u64::from(other.0) * u64::from(one.1)))
}
