//! What is left to play of a round robin, and who plays it.

use exaequo_model::{Color, Order as _};

use super::{games, table};
use crate::berger::{self, Cycles};
use crate::merge::games::Hall;
use crate::merge::progress::Left;
use crate::plan::{Need, PlannedRound, SessionGame, TiePlan, alternating};
use crate::regulations::Colours;

/// What is left of a round robin: games of the first stage, then those of later stages among those who are level.
pub(in crate::merge) fn left(left: &mut Left<'_>, rounds: &[PlannedRound]) {
    let mut met = std::collections::BTreeMap::new();
    let before = left.len();
    for (round, pairs) in (1..).zip(rounds) {
        for (board, games) in (1..).zip(&pairs.pairings) {
            let (one, other) = (games.pair.0 as usize - 1, games.pair.1 as usize - 1);
            let played = left.hall.encounters(one, other).len();
            for (game, color) in (1..).zip(games.colors.first().into_iter().flatten()) {
                let count = met.entry((one.min(other), one.max(other))).or_insert(0);
                *count += 1;
                if *count > played {
                    let pair = if *color == Color::White { [one, other] } else { [other, one] };
                    left.add(SessionGame { round, stage: 0, game, need: Need::Certain }, board, pair);
                }
            }
        }
    }
    if left.len() == before {
        let all: Vec<usize> = (0..left.hall.seats.len()).collect();
        left_of_stage(left, &all, 0, Start { position: 0, boards: 0 });
    }
}

/// Where some seats of a tie begin.
#[derive(Clone, Copy)]
struct Start {
    /// The position of the first of them in the tie, from 0.
    position: usize,
    /// The boards of those before them.
    boards: u32,
}

/// What is left behind a stage that some seats have finished.
fn left_of_stage(left: &mut Left<'_>, seats: &[usize], stage: usize, mut at: Start) {
    let Ok((_, level)) = table(&left.hall, seats, stage) else { return };
    let (next, group) = (stage + 1, left.hall.group);
    if next >= left.hall.regulations.stages.len() {
        return;
    }
    let first_round = |stage| first_round(group, stage);
    for (mut seats, _) in level {
        let positions = at.position..at.position + seats.len();
        let here = at;
        at.position = positions.end;
        if !group.tie.is_open(&positions) {
            continue;
        }
        at.boards += u32::try_from(seats.len() / 2).unwrap_or(u32::MAX);
        seats.order();
        match seats.as_slice() {
            &[one, other] => left.duel([one, other], next, here.boards + 1, first_round),
            _ if games(&left.hall, &seats, next).is_ok() => left_of_stage(left, &seats, next, here),
            _ => among(left, &seats, next, here.boards),
        }
    }
}

/// The first round of the plan in which a stage is played.
fn first_round(group: &TiePlan, stage: usize) -> u32 {
    let first = group.timetable.iter().find(|session| session.what.stage == stage);
    first.map_or(0, |session| session.what.round)
}

/// How many of a tie play each stage among themselves at most: as many as the stage before left level on a place at
/// stake or, where it is not over, as play it.
pub(in crate::merge) fn level_by_stage(hall: &Hall<'_>) -> Vec<usize> {
    let mut level = vec![0; hall.regulations.stages.len().max(1)];
    let all: Vec<usize> = (0..hall.seats.len()).collect();
    note_level(hall, &all, 0, 0, &mut level);
    level
}

/// Notes some seats that play a stage, the first of them at a position of the tie, and those of them who play on.
fn note_level(hall: &Hall<'_>, seats: &[usize], stage: usize, position: usize, level: &mut [usize]) {
    let note = |stages: &mut [usize]| stages.iter_mut().for_each(|most| *most = seats.len().max(*most));
    if let &[one, other] = seats {
        let over = hall.duel(one, other, stage).map_or(level.len(), |duel| stage + duel.stages.len());
        return note(&mut level[stage..over]);
    }
    let Ok((_, classes)) = table(hall, seats, stage) else { return note(&mut level[stage..]) };
    note(&mut level[stage..=stage]);
    let mut at = position;
    for (seats, _) in classes {
        let positions = at..at + seats.len();
        at = positions.end;
        if stage + 1 < level.len() && hall.group.tie.is_open(&positions) {
            note_level(hall, &seats, stage + 1, positions.start, level);
        }
    }
}

/// One more cycle of the round robin by its Berger table, on the boards behind those of others.
fn among(left: &mut Left<'_>, seats: &[usize], stage: usize, boards: u32) {
    let before: usize = (0..stage).map(|stage| left.hall.meetings(stage)).sum();
    let count = left.hall.regulations.stages.get(stage).map_or(1, |stage| stage.games);
    let players = u32::try_from(seats.len()).unwrap_or(u32::MAX);
    for (round, pairs) in (first_round(left.hall.group, stage)..).zip(berger::table(players, Cycles::Single))
    {
        for (board, (white, black)) in (boards + 1..).zip(pairs) {
            let (one, other) = (seats[white as usize - 1], seats[black as usize - 1]);
            let played = left.hall.encounters(one, other).len().saturating_sub(before);
            let first = match left.hall.regulations.colours {
                Colours::ByNumber => Color::White,
                Colours::Alternating => left.next_color(one, other, stage),
                Colours::Lots if one < other => left.lot(one, other, stage),
                Colours::Lots => left.lot(other, one, stage).other(),
            };
            for (game, color) in (1..).zip(alternating(first, count)).skip(played) {
                let pair = if color == Color::White { [one, other] } else { [other, one] };
                left.add(SessionGame { round, stage, game, need: Need::Certain }, board, pair);
            }
        }
    }
}
