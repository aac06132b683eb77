//! The order a knock-out leaves behind.

use exaequo_model::ParticipantId;

use super::games::Hall;
use super::outcome::{DecidedBy, Duel, LevelGroup, Open, PlayOffOutcome};
use super::progress::{Left, Through};
use crate::bracket::{Bracket, BracketDuel, Seat};
use crate::draw::LotsFor;
use crate::regulations::AtLast;
use crate::stake::Stake;

/// A duel that is over: who went on and who did not, by seat; `None` for nobody. Level where it need not decide.
struct Over {
    winner: Option<usize>,
    loser: Option<usize>,
    by: DecidedBy,
}

/// Who is where after the knock-out.
pub(super) fn outcome(hall: &Hall<'_>, bracket: &Bracket) -> Result<PlayOffOutcome, Open> {
    let mut outcome = PlayOffOutcome::default();
    let mut rounds: Vec<Vec<Option<Over>>> = Vec::new();
    for (index, round) in bracket.rounds.iter().enumerate() {
        let before = rounds.last().map(Vec::as_slice).unwrap_or_default();
        let is_last = index + 1 == bracket.rounds.len();
        let mut over = Vec::with_capacity(round.len());
        for duel in round {
            let pair = seats(duel, before).unwrap_or_default();
            over.push(Some(play(hall, pair, is_last, &mut outcome.duels)?));
        }
        rounds.push(over);
    }
    outcome.classes = match hall.group.tie.stake {
        Stake::Spots { count } => qualified(hall, &rounds, count as usize),
        Stake::Places { .. } => placed(hall, &rounds),
    };
    let placed: Vec<ParticipantId> =
        outcome.classes.iter().flat_map(|class| class.members.iter().copied()).collect();
    let members = hall.group.tie.members.iter().copied();
    let rest: Vec<ParticipantId> = members.filter(|member| !placed.contains(member)).collect();
    if !rest.is_empty() {
        outcome.classes.push(LevelGroup { members: rest, by: DecidedBy::Games });
    }
    Ok(outcome)
}

/// Those who go on: the winners of the last full round, and one of the losers where they met again.
fn qualified(hall: &Hall<'_>, rounds: &[Vec<Option<Over>>], count: usize) -> Vec<LevelGroup> {
    let winners = rounds.iter().rev().flatten().flatten().filter_map(|over| over.winner);
    let members = winners.take(count).map(|seat| hall.who(seat)).collect();
    vec![LevelGroup { members, by: DecidedBy::Games }]
}

/// First and second by the final, third and fourth by their duel. Where only one lost a semi-final, he is the rest.
fn placed(hall: &Hall<'_>, rounds: &[Vec<Option<Over>>]) -> Vec<LevelGroup> {
    let mut classes = Vec::new();
    let last = rounds.last().map(Vec::as_slice).unwrap_or_default();
    for over in last.iter().flatten() {
        let seats = [over.winner, over.loser].into_iter().flatten().map(|seat| hall.who(seat));
        if over.by == DecidedBy::Nothing {
            classes.push(LevelGroup { members: seats.collect(), by: DecidedBy::Games });
            continue;
        }
        let by = [DecidedBy::Games, over.by.clone()];
        classes.extend(seats.zip(by).map(|(who, by)| LevelGroup { members: vec![who], by }));
    }
    classes
}

/// The duel of two seats; of one alone, who goes on without playing.
fn play(
    hall: &Hall<'_>,
    pair: [Option<usize>; 2],
    is_last: bool,
    duels: &mut Vec<Duel>,
) -> Result<Over, Open> {
    let (one, other) = match pair {
        [Some(one), Some(other)] => (one, other),
        [one, other] => return Ok(Over { winner: one.or(other), loser: None, by: DecidedBy::Games }),
    };
    let mut played = hall.duel(one, other, 0)?;
    let shares = is_last
        && hall.regulations.at_last == AtLast::Share
        && matches!(hall.group.tie.stake, Stake::Places { .. });
    if played.is_level() && !shares {
        played = at_last(hall, played).ok_or(Open::Level(hall.who(one), hall.who(other)))?;
    }
    let (winner, loser) = if played.pair[0] == hall.who(one) { (one, other) } else { (other, one) };
    let over = Over { winner: Some(winner), loser: Some(loser), by: played.by.clone() };
    duels.push(played);
    Ok(over)
}

/// Who takes the two seats of a duel, nobody where one is free; `None` as long as the round before has not decided it.
fn seats(duel: &BracketDuel, before: &[Option<Over>]) -> Option<[Option<usize>; 2]> {
    let over = |index: usize| before.get(index).and_then(Option::as_ref);
    let seat = |seat: Seat| match seat {
        Seat::Number(number) => Some(Some(number as usize - 1)),
        Seat::Free => Some(None),
        Seat::Winner(index) => Some(over(index)?.winner),
        Seat::Loser(index) => Some(over(index)?.loser),
    };
    Some([seat(duel.upper)?, seat(duel.lower)?])
}

/// What has become of the duels of each round, and those that were played; games of duels whose two are known and that
/// are not over are left, whatever the round.
pub(super) fn so_far(left: &mut Left<'_>, bracket: &Bracket) -> (Vec<Vec<Option<Through>>>, Vec<Duel>) {
    let (mut rounds, mut duels) = (Vec::new(), Vec::new());
    let mut before: Vec<Option<Over>> = Vec::new();
    for (number, round) in (1..).zip(&bracket.rounds) {
        let is_last = number as usize == bracket.rounds.len();
        let mut over = Vec::with_capacity(round.len());
        let mut board = 0;
        for duel in round {
            board += u32::from(duel.is_played());
            let pair = seats(duel, &before);
            let played = pair.and_then(|pair| play(&left.hall, pair, is_last, &mut duels).ok());
            if let (None, Some([Some(one), Some(other)])) = (&played, pair) {
                left.duel([one, other], 0, board, |_| number);
            }
            over.push(played);
        }
        rounds.push(over.iter().map(|over| over.as_ref().map(through)).collect());
        before = over;
    }
    (rounds, duels)
}

fn through(over: &Over) -> Through {
    let number = |seat: usize| u32::try_from(seat + 1).unwrap_or(u32::MAX);
    Through { winner: over.winner.map(number), loser: over.loser.map(number) }
}

/// Two who are level where one must go on: by lots or by the list, as the regulations say.
fn at_last(hall: &Hall<'_>, level: Duel) -> Option<Duel> {
    let standings = hall.standings;
    let [one, other] = level.pair;
    let (first, by) = match hall.regulations.at_last {
        AtLast::Share => return None,
        AtLast::Lots => {
            let mut drawn = level.pair;
            LotsFor::Places.sort(&standings.field.tournament, hall.regulations, &mut drawn);
            (drawn[0], DecidedBy::Lots)
        }
        AtLast::List => {
            let row = |who| standings.row_of(who).map(|index| standings.rows[index]);
            let (own, theirs) = (row(one)?, row(other)?);
            if own.rank == theirs.rank {
                return None;
            }
            (if own.rank < theirs.rank { one } else { other }, DecidedBy::List)
        }
    };
    let level = Duel { by, ..level };
    Some(if first == one { level } else { level.reversed() })
}
