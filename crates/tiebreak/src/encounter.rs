//! Article 6: separate standings of the games among tied participants.
//!
//! * 6.1: the sum of the scores of these games; of several games between two, the average counts (6.1.2).
//! * 6.2: if all have met, the sums decide, and article 6 is applied again to each new tie.
//! * 6.3: in a Swiss in which not all have met, a participant certain of the first place whatever the missing results has
//!   it, then one certain of the second, and so on; article 6 is applied again to the rest.

use exaequo_model::ParticipantId;

use crate::number::{Exact, HUNDREDTHS};
use crate::provisions::DirectEncounter;
use crate::table::{Pairings, View};
use crate::tie::{Meeting, Row, Scratch, Step, StepBasis, StepMember, StepOutcome, TiedGroup};
use crate::unplayed::RoundState;
use crate::worth::Worth;

/// Splits a tied group as far as article 6 goes.
pub(crate) fn solve(tie: &mut TiedGroup<'_>, view: View<'_>, what: StepBasis) {
    let once = tie.inputs.field.provisions().direct_encounter == DirectEncounter::Once;
    tie.begin();
    let mut parts = vec![(0, tie.group.len())];
    while let Some((from, to)) = parts.pop() {
        let outcome = apply(tie, view, what, from, to);
        if outcome.splits() && !once {
            parts.extend(tie.parts(from, to).filter(|(from, to)| to - from > 1));
        }
    }
    tie.finish();
}

/// One application of article 6 to the members between two positions.
pub(crate) fn apply(
    tie: &mut TiedGroup<'_>,
    view: View<'_>,
    what: StepBasis,
    from: usize,
    to: usize,
) -> StepOutcome {
    let multiple = fill_rows(tie, view, from, to);
    let others = u32::try_from(to - from - 1).unwrap_or(u32::MAX);
    let all_met = tie.scratch.rows.iter().all(|row| row.met == others);
    let once = tie.inputs.field.provisions().direct_encounter == DirectEncounter::Once;
    // Missing games of predetermined pairings count nothing (ruling 5).
    let complete = all_met || (tie.inputs.field.pairings() == Pairings::Predetermined && !once);
    let outcome = if complete {
        by_sums(tie, from, to)
    } else if once {
        StepOutcome::NotApplied
    } else {
        by_certainty(tie, from, to)
    };
    log(tie, what, multiple, outcome);
    outcome
}

/// 6.1: a row for each member. Returns what sums were multiplied with, so that averages are whole.
fn fill_rows(tie: &mut TiedGroup<'_>, view: View<'_>, from: usize, to: usize) -> i128 {
    let group = tie.group;
    let scratch = &mut *tie.scratch;
    let order = std::mem::take(&mut scratch.order);
    let members = order[from..to].iter().map(|&member| group[member as usize]);
    scratch.mark(tie.inputs.field.participants().len(), members.clone());
    let mut multiple = 1;
    loop {
        let used = multiple;
        scratch.rows.clear();
        for (&position, member) in order[from..to].iter().zip(members.clone()) {
            gather(scratch, view, member);
            let games = |meeting: &Meeting| i128::from(meeting.games);
            multiple = scratch
                .meetings
                .iter()
                .map(games)
                .filter(|games| multiple % games != 0)
                .fold(multiple, least_common);
            let share = |meeting: &Meeting| i128::from(meeting.points) * used / games(meeting);
            let sum = scratch.meetings.iter().map(share).sum();
            let met = u32::try_from(scratch.meetings.len()).unwrap_or(u32::MAX);
            let [most, least] = missing(scratch, view, to - from - 1).map(|points| sum + points * used);
            scratch.rows.push(Row { member: position, sum, met, most, least });
        }
        if multiple == used {
            break;
        }
    }
    scratch.order = order;
    multiple
}

/// 6.3: what wins, and what losses, in the missing games of a member give. A game that was paired, and forfeited or not
/// finished, belongs to its round; any other could be of any.
fn missing(scratch: &Scratch, view: View<'_>, others: usize) -> [i128; 2] {
    let games = others.saturating_sub(scratch.meetings.len());
    let unpaired = i128::try_from(games.saturating_sub(scratch.paired.len())).unwrap_or(i128::MAX);
    let (most, least) = view.worths().extremes(view.rounds());
    let mut sums = [most, least].map(|points| i128::from(points) * unpaired);
    for (_, worth) in &scratch.paired {
        sums[0] += i128::from(worth.win.hundredths());
        sums[1] += i128::from(worth.loss.hundredths());
    }
    sums
}

/// The members a participant met, with the points against each, and those it was only paired with.
fn gather(scratch: &mut Scratch, view: View<'_>, member: ParticipantId) {
    scratch.meetings.clear();
    scratch.paired.clear();
    for (index, entry, state) in view.rounds_of(member) {
        let Some(opponent) = entry.opponent().filter(|&opponent| scratch.is_marked(opponent)) else {
            continue;
        };
        if state != RoundState::Met {
            note_pairing(&mut scratch.paired, opponent, view.worths().round(index));
            continue;
        }
        let points = i64::from(entry.points.hundredths());
        match scratch.meetings.iter_mut().find(|meeting| meeting.opponent == opponent) {
            Some(meeting) => {
                meeting.points += points;
                meeting.games += 1;
            }
            None => scratch.meetings.push(Meeting { opponent, points, games: 1 }),
        }
    }
    let Scratch { paired, meetings, .. } = scratch;
    paired.retain(|(opponent, _)| !meetings.iter().any(|meeting| meeting.opponent == *opponent));
}

/// Two who were paired more than once without playing have one missing game, for the most and the least it could give.
fn note_pairing(paired: &mut Vec<(ParticipantId, Worth)>, opponent: ParticipantId, worth: Worth) {
    match paired.iter_mut().find(|(other, _)| *other == opponent) {
        Some((_, before)) => {
            before.win = before.win.max(worth.win);
            before.loss = before.loss.min(worth.loss);
        }
        None => paired.push((opponent, worth)),
    }
}

fn least_common(one: i128, other: i128) -> i128 {
    let (mut left, mut right) = (one, other);
    while right != 0 {
        (left, right) = (right, left % right);
    }
    // Beyond any tournament: sums are then rounded down instead of exact.
    (one / left).checked_mul(other).filter(|multiple| *multiple < 1 << 60).unwrap_or(one)
}

/// 6.2: the sums decide.
fn by_sums(tie: &mut TiedGroup<'_>, from: usize, to: usize) -> StepOutcome {
    tie.scratch.rows.sort_by_key(|row| std::cmp::Reverse(row.sum));
    tie.reorder(from);
    let mut split = false;
    for index in 1..to - from {
        if tie.scratch.rows[index].sum != tie.scratch.rows[index - 1].sum {
            tie.scratch.heads[from + index] = true;
            split = true;
        }
    }
    if split { StepOutcome::Split } else { StepOutcome::Equal }
}

/// 6.3: the participant whose least is more than the most of all others. Only the one who can have most can be certain.
fn by_certainty(tie: &mut TiedGroup<'_>, from: usize, to: usize) -> StepOutcome {
    tie.scratch.rows.sort_by_key(|row| std::cmp::Reverse(row.most));
    let rows = &tie.scratch.rows;
    let certain = rows.windows(2).take_while(|pair| pair[0].least > pair[1].most).count();
    if certain == 0 {
        return StepOutcome::Uncertain;
    }
    tie.reorder(from);
    for index in 1..=certain.min(to - from - 1) {
        tie.scratch.heads[from + index] = true;
    }
    StepOutcome::Certain(u32::try_from(certain).unwrap_or(u32::MAX))
}

fn log(tie: &mut TiedGroup<'_>, what: StepBasis, multiple: i128, outcome: StepOutcome) {
    let Some(log) = tie.log.as_deref_mut() else { return };
    let unit = u32::try_from(multiple).ok().and_then(std::num::NonZeroU32::new);
    let exact = |sum: i128| {
        Exact::new(
            i64::try_from(sum).unwrap_or(i64::MAX),
            unit.unwrap_or(HUNDREDTHS).saturating_mul(HUNDREDTHS),
        )
    };
    let rows = &tie.scratch.rows;
    let place = |index: usize| match outcome {
        StepOutcome::Split => 1 + rows.iter().filter(|row| row.sum > rows[index].sum).count(),
        StepOutcome::Certain(certain) => index.min(certain as usize) + 1,
        StepOutcome::Equal | StepOutcome::Uncertain | StepOutcome::NotApplied => 1,
    };
    let lines = rows.iter().enumerate().map(|(index, row)| StepMember {
        participant: tie.group[row.member as usize],
        sum: exact(row.sum),
        met: row.met,
        most: exact(row.most),
        least: exact(row.least),
        place: u32::try_from(place(index)).unwrap_or(u32::MAX),
    });
    log.push(Step { lines: lines.collect(), outcome, what });
}
