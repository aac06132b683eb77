//! The order a round robin leaves behind: its own standings, by its own criteria. Those who stay level on a place at
//! stake play the next stage among themselves.

mod next;

pub(super) use next::{left, level_by_stage};

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Listed, Standings, parse_list};

use super::excerpt::Kept;
use super::games::Hall;
use super::outcome::{DecidedBy, LevelGroup, Open, PlayOffOutcome, RoundRobinTable};

/// What decides while another stage can.
const POINTS: &str = "PTS";

/// Who is where after the round robin.
pub(super) fn outcome(hall: &Hall<'_>) -> Result<PlayOffOutcome, Open> {
    let mut outcome = PlayOffOutcome::default();
    let all: Vec<usize> = (0..hall.seats.len()).collect();
    outcome.classes = rank(hall, &all, 0, 0, &mut outcome.duels, &mut outcome.tables)?;
    Ok(outcome)
}

/// Some seats after a stage; the first of them is at a position of the tie, from 0.
fn rank(
    hall: &Hall<'_>,
    seats: &[usize],
    stage: usize,
    position: usize,
    duels: &mut Vec<super::Duel>,
    tables: &mut Vec<RoundRobinTable>,
) -> Result<Vec<LevelGroup>, Open> {
    if let &[one, other] = seats {
        let duel = hall.duel(one, other, stage)?;
        let classes = duel.classes();
        duels.push(duel);
        return Ok(classes);
    }
    let (table, level) = table(hall, seats, stage)?;
    tables.push(table);
    let (mut classes, mut at) = (Vec::new(), position);
    for (seats, by) in level {
        let positions = at..at + seats.len();
        at = positions.end;
        let goes_on = hall.regulations.stages.len() > stage + 1 && hall.group.tie.is_open(&positions);
        let mut part = if goes_on {
            rank(hall, &seats, stage + 1, positions.start, duels, tables)?
        } else {
            vec![LevelGroup {
                members: seats.iter().map(|&seat| hall.who(seat)).collect(),
                by: DecidedBy::Games,
            }]
        };
        part[0].by = by;
        classes.append(&mut part);
    }
    Ok(classes)
}

/// Seats that a table left level, and what separates them from those above.
pub(super) type Level = (Vec<usize>, DecidedBy);

pub(super) fn table(
    hall: &Hall<'_>,
    seats: &[usize],
    stage: usize,
) -> Result<(RoundRobinTable, Vec<Level>), Open> {
    let kept = games(hall, seats, stage)?;
    let read = |standings: &Standings| (values(hall, seats, stage, standings), level(seats, standings));
    hall.ranked(seats, &kept, list(hall, stage), read).ok_or(Open::NotRanked)
}

/// Before the last stage points alone decide: who has as many plays on. Behind it the criteria of the play-off do.
fn list(hall: &Hall<'_>, stage: usize) -> Vec<Listed> {
    if stage + 1 < hall.regulations.stages.len() {
        return parse_list(POINTS).unwrap_or_default();
    }
    hall.regulations.round_robin_criteria(hall.playoff)
}

/// The games of a stage; all of them must be over.
fn games(hall: &Hall<'_>, seats: &[usize], stage: usize) -> Result<Vec<Kept>, Open> {
    let before: usize = (0..stage).map(|stage| hall.meetings(stage)).sum();
    let mut kept = Vec::new();
    for (index, &one) in seats.iter().enumerate() {
        for &other in &seats[index + 1..] {
            let met = hall.encounters(one, other);
            let of_stage = met.get(before..before + hall.meetings(stage));
            let of_stage = of_stage.ok_or_else(|| Open::Undecided(vec![hall.who(one), hall.who(other)]))?;
            kept.extend(of_stage.iter().map(|game| {
                let won = hall.drawn(game, stage, [one, other]).map(|(side, _)| side);
                Kept { round: game.round, pair: [hall.seats[one], hall.seats[other]], won }
            }));
        }
    }
    Ok(kept)
}

fn values(hall: &Hall<'_>, seats: &[usize], stage: usize, standings: &Standings) -> RoundRobinTable {
    let row = |who: ParticipantId| {
        let values = (0..standings.specs.len()).map(|criterion| standings.value(criterion, who)).collect();
        (hall.who(seats[who.index()]), values)
    };
    let rows = standings.rows.iter().map(|line| row(line.participant)).collect();
    RoundRobinTable { stage, specs: standings.specs.clone(), rows }
}

fn level(seats: &[usize], standings: &Standings) -> Vec<Level> {
    use exaequo_tiebreak::{Decided, rules::points};
    let mut level: Vec<Level> = Vec::new();
    for (index, row) in standings.rows.iter().enumerate() {
        let seat = seats[row.participant.index()];
        match (row.decided, level.last_mut()) {
            (Decided::Nothing, Some((class, _))) if index > 0 => class.push(seat),
            (Decided::By(criterion), _) if standings.specs[criterion].definition != &points::DEFINITION => {
                level.push((vec![seat], DecidedBy::Criterion(standings.specs[criterion].clone())));
            }
            _ => level.push((vec![seat], DecidedBy::Games)),
        }
    }
    level
}
