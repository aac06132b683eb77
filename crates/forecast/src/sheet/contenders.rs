//! Who can be among the first on points, and with whom they can be level.

use exaequo_model::ParticipantId;

use crate::situation::Situation;

/// Whose lines are needed to say who can be among a number of first places.
pub(super) fn wanted(situation: &Situation, points: &[Vec<i64>], first: u32) -> Vec<bool> {
    let mut level: Vec<i64> = Vec::new();
    let mut is_wanted = vec![false; points.len()];
    for who in situation.participants() {
        let own = &points[who.index()];
        let (Some(&most), Some(&least)) = (own.iter().max(), own.iter().min()) else { continue };
        if ahead(situation, points, who, most, Fewest) >= first {
            continue;
        }
        is_wanted[who.index()] = true;
        level.push(most);
        // With as many surely possible ahead on points, nobody has to look at ties.
        if ahead(situation, points, who, least, Most) < first {
            level.push(least);
        }
    }
    let can_be_level = |own: &Vec<i64>| own.iter().any(|points| level.contains(points));
    is_wanted.iter().zip(points).map(|(wanted, own)| *wanted || can_be_level(own)).collect()
}

use Extreme::{Fewest, Most};

/// Which number of those ahead.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extreme {
    Fewest,
    Most,
}

/// The fewest, or the most, who can have more points than somebody with a given score: game by game, independently.
fn ahead(situation: &Situation, points: &[Vec<i64>], who: ParticipantId, own: i64, which: Extreme) -> u32 {
    let is_ahead = |rival: ParticipantId, choice: usize| {
        rival != who && points[rival.index()].get(choice).is_some_and(|points| *points > own)
    };
    let mut count = 0;
    for unit in situation.units() {
        let mine = unit.sides.contains(&who);
        let fits = |choice: &usize| !mine || points[who.index()].get(*choice) == Some(&own);
        let of = |choice: usize| unit.sides.iter().filter(|side| is_ahead(**side, choice)).count();
        let counts = (0..unit.choices.len()).filter(fits).map(of);
        count += match which {
            Fewest => counts.min(),
            Most => counts.max(),
        }
        .unwrap_or(0);
    }
    let free = situation.participants().filter(|&rival| situation.own(rival).is_empty());
    count += free.filter(|&rival| is_ahead(rival, 0)).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}
