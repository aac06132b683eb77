//! Putting an order into the rows of the standings.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Decided, Place, Row, Standings, lots};

use crate::plan::Group;
use crate::regulations::{AtLast, PlayOffRegulations};
use crate::stake::Stake;

/// Reorders the rows of a tie: the places at stake as they were won, everybody else as before.
pub(super) fn assemble(
    standings: &mut Standings<'_>,
    regulations: &PlayOffRegulations,
    group: &Group,
    classes: &[Vec<ParticipantId>],
) {
    let first = group.tie.places.0 as usize - 1;
    let before: Vec<Row> = standings.rows[first..first + group.tie.members.len()].to_vec();
    let mut order: Vec<(ParticipantId, Decided)> = Vec::with_capacity(before.len());
    match group.tie.stake {
        Stake::Places { .. } => {
            let count = group.tie.count() as usize;
            for class in classes {
                if order.len() < count {
                    order.extend(resolve(standings, regulations, &before, class));
                }
            }
            order.truncate(count);
        }
        Stake::Spots { .. } => order.extend(by_list(&before, classes.first().map_or(&[], Vec::as_slice))),
    }
    let rest: Vec<ParticipantId> = before
        .iter()
        .map(|row| row.participant)
        .filter(|who| !order.iter().any(|(placed, _)| placed == who))
        .collect();
    order.extend(by_list(&before, &rest));
    if let Some(top) = order.first_mut() {
        top.1 = before[0].decided;
    }
    write(&mut standings.rows[first..], &order, group.tie.places.0);
}

/// Those who are level after the play-off, as the regulations go on; the first of them is behind whoever came before.
fn resolve(
    standings: &Standings<'_>,
    regulations: &PlayOffRegulations,
    before: &[Row],
    class: &[ParticipantId],
) -> Vec<(ParticipantId, Decided)> {
    let mut order = by_list(before, class);
    match regulations.at_last {
        AtLast::List => {}
        AtLast::Share => order.iter_mut().skip(1).for_each(|(_, decided)| *decided = Decided::Nothing),
        AtLast::Lots => {
            let seed = regulations.seed.as_deref().unwrap_or_default();
            order.sort_by_cached_key(|&(who, _)| lots::lot(standings.field.tournament, seed, who));
            for (_, decided) in &mut order {
                *decided = Decided::Lots;
            }
        }
    }
    if let Some(first) = order.first_mut() {
        first.1 = Decided::PlayOff;
    }
    order
}

/// Some participants in the order of the list, with what separates each from the one before. The first one is
/// separated from whoever stands above by the play-off.
fn by_list(before: &[Row], who: &[ParticipantId]) -> Vec<(ParticipantId, Decided)> {
    let mut order = Vec::with_capacity(who.len());
    let mut separated = Decided::Nothing;
    for row in before {
        separated = earlier(separated, row.decided);
        if who.contains(&row.participant) {
            let decided = if order.is_empty() { Decided::PlayOff } else { separated };
            order.push((row.participant, decided));
            separated = Decided::Nothing;
        }
    }
    order
}

/// What comes first in the list, of two things that separate.
fn earlier(one: Decided, other: Decided) -> Decided {
    match (one, other) {
        (Decided::By(one), Decided::By(other)) => Decided::By(one.min(other)),
        (Decided::Nothing, _) | (Decided::Lots | Decided::PlayOff, Decided::By(_)) => other,
        (Decided::By(_) | Decided::Lots | Decided::PlayOff, _) => one,
    }
}

fn write(rows: &mut [Row], order: &[(ParticipantId, Decided)], first: u32) {
    let shares =
        |index: usize| index > 0 && order.get(index).is_some_and(|(_, decided)| *decided == Decided::Nothing);
    let mut rank = first;
    for (index, (participant, decided)) in order.iter().enumerate() {
        if !shares(index) {
            rank = first + u32::try_from(index).unwrap_or(u32::MAX);
        }
        let place = if shares(index) || shares(index + 1) { Place::Shared } else { Place::Alone };
        rows[index] = Row { participant: *participant, rank: Some(rank), place, decided: *decided };
    }
}
