//! Putting an order into the rows of the standings.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Decided, RankedRow, Sharing, Standings};

use super::outcome::{DecidedBy, LevelGroup};
use crate::draw::LotsFor;
use crate::plan::TiePlan;
use crate::regulations::{AtLast, PlayOffRegulations};
use crate::stake::{Stake, criteria_before};

/// A participant, and what separates it from the one above.
type Placed = (ParticipantId, Decided);

/// Reorders the rows of a tie: the places at stake as they were won, everybody else as before.
pub(super) fn assemble(
    standings: &mut Standings,
    regulations: &PlayOffRegulations,
    group: &TiePlan,
    classes: &[LevelGroup],
) {
    let first = group.tie.places.0 as usize - 1;
    let before: Vec<RankedRow> = standings.rows[first..first + group.tie.members.len()].to_vec();
    let desk = Desk { standings, regulations, before: &before };
    let mut order = desk.winners(classes, group.tie.count() as usize);
    if matches!(group.tie.stake, Stake::Spots { .. }) {
        desk.as_listed(&mut order);
    }
    desk.add_rest(&mut order, classes);
    if let Some(top) = order.first_mut() {
        top.1 = before[0].decided;
    }
    let next = first + before.len();
    let below = standings.rows.get(next).filter(|row| row.rank.is_some()).zip(order.last());
    if let Some(decided) = below.map(|(row, (last, _))| desk.below(*last, row)) {
        standings.rows[next].decided = decided;
    }
    write(&mut standings.rows[first..], &order, group.tie.places.0);
}

struct Desk<'a> {
    standings: &'a Standings,
    regulations: &'a PlayOffRegulations,
    /// The rows of the tie as the list has them.
    before: &'a [RankedRow],
}

impl Desk<'_> {
    /// The play-off, as what separates two.
    fn play_off(&self) -> Decided {
        Decided::PlayOff { after: criteria_before(self.standings, self.regulations.after) }
    }

    /// Those who won what is at stake, in the order of the play-off; more than there are places where some share one.
    fn winners(&self, classes: &[LevelGroup], count: usize) -> Vec<Placed> {
        let mut order: Vec<Placed> = Vec::with_capacity(self.before.len());
        for class in classes {
            let left = count.saturating_sub(order.len());
            if left == 0 {
                break;
            }
            let mut level = self.level(class, order.last().map(|(who, _)| *who));
            let tail = &level[left.min(level.len())..];
            // Those who share a place with the last one who wins something win it, too.
            let shared = tail.iter().take_while(|(_, decided)| *decided == Decided::Nothing).count();
            level.truncate(left + shared);
            order.extend(level);
        }
        order
    }

    /// Those who are level after the play-off, as the regulations go on.
    fn level(&self, class: &LevelGroup, above: Option<ParticipantId>) -> Vec<Placed> {
        let mut members = self.listed(&class.members);
        if self.regulations.at_last == AtLast::Lots {
            LotsFor::Places.sort(&self.standings.field.tournament, self.regulations, &mut members);
        }
        let mut level: Vec<Placed> = Vec::with_capacity(members.len());
        for who in members {
            let decided = match level.last() {
                Some((above, _)) => self.between_level(*above, who),
                None => self.decided(class, above, who),
            };
            level.push((who, decided));
        }
        level
    }

    /// What separates the first of a level group from the one above.
    fn decided(&self, class: &LevelGroup, above: Option<ParticipantId>, who: ParticipantId) -> Decided {
        match (&class.by, above) {
            (DecidedBy::Lots, _) => Decided::Lots,
            (DecidedBy::List, Some(above)) => self.by_list(above, who),
            (
                DecidedBy::Games
                | DecidedBy::BlackWins
                | DecidedBy::Criterion(_)
                | DecidedBy::List
                | DecidedBy::Nothing,
                _,
            ) => self.play_off(),
        }
    }

    /// What separates two whom the play-off left level.
    fn between_level(&self, above: ParticipantId, below: ParticipantId) -> Decided {
        match self.regulations.at_last {
            AtLast::Share => Decided::Nothing,
            AtLast::Lots => Decided::Lots,
            AtLast::List => self.by_list(above, below),
        }
    }

    /// Some participants in the order of the list.
    fn listed(&self, who: &[ParticipantId]) -> Vec<ParticipantId> {
        let rows = self.before.iter().map(|row| row.participant);
        rows.filter(|participant| who.contains(participant)).collect()
    }

    /// The first thing in the list that separates two, the better one first.
    fn by_list(&self, above: ParticipantId, below: ParticipantId) -> Decided {
        let position = |who| self.before.iter().position(|row| row.participant == who).unwrap_or(0);
        let between = self.before.get(position(above) + 1..=position(below)).unwrap_or_default();
        between.iter().fold(Decided::Nothing, |first, row| earlier(first, row.decided))
    }

    /// What separates the row under the tie from whoever is the last of it now. Of those who are equal on points only
    /// some may have played (3.1.2).
    fn below(&self, last: ParticipantId, row: &RankedRow) -> Decided {
        let position = self.before.iter().position(|row| row.participant == last).unwrap_or(0);
        let between = self.before.get(position + 1..).unwrap_or_default();
        between.iter().fold(row.decided, |first, row| earlier(first, row.decided))
    }

    /// Those who won a spot, in the order of the list: among them nothing was played for. Those who share the last
    /// spot stay behind the others.
    fn as_listed(&self, order: &mut Vec<Placed>) {
        let sharing = order.iter().rev().take_while(|(_, decided)| *decided == Decided::Nothing).count();
        let certain = if sharing == 0 { order.len() } else { order.len() - sharing - 1 };
        let who: Vec<ParticipantId> = order[..certain].iter().map(|(who, _)| *who).collect();
        let behind = order.split_off(certain);
        order.clear();
        for who in self.listed(&who) {
            let decided =
                order.last().map_or_else(|| self.play_off(), |(above, _)| self.by_list(*above, who));
            order.push((who, decided));
        }
        order.extend(behind);
    }

    /// Everybody else in the order of the list.
    fn add_rest(&self, order: &mut Vec<Placed>, classes: &[LevelGroup]) {
        let rest = self.before.iter().map(|row| row.participant);
        let rest: Vec<ParticipantId> = rest.filter(|who| !order.iter().any(|(won, _)| won == who)).collect();
        let won = order.last().map(|(who, _)| *who);
        let mut above = None;
        for who in rest {
            let decided = match (above, won) {
                (Some(above), _) => self.by_list(above, who),
                (None, Some(won)) if are_level(classes, won, who) => self.between_level(won, who),
                (None, _) => self.play_off(),
            };
            order.push((who, decided));
            above = Some(who);
        }
    }
}

fn are_level(classes: &[LevelGroup], one: ParticipantId, other: ParticipantId) -> bool {
    classes.iter().any(|class| class.members.contains(&one) && class.members.contains(&other))
}

/// What comes first in the list, of two things that separate.
fn earlier(one: Decided, other: Decided) -> Decided {
    match (one, other) {
        (Decided::By(one), Decided::By(other)) => Decided::By(one.min(other)),
        (Decided::Nothing, _) | (Decided::Lots | Decided::PlayOff { .. }, Decided::By(_)) => other,
        (Decided::By(_) | Decided::Lots | Decided::PlayOff { .. }, _) => one,
    }
}

fn write(rows: &mut [RankedRow], order: &[Placed], first: u32) {
    let shares =
        |index: usize| index > 0 && order.get(index).is_some_and(|(_, decided)| *decided == Decided::Nothing);
    let mut rank = first;
    for (index, (participant, decided)) in order.iter().enumerate() {
        if !shares(index) {
            rank = first + u32::try_from(index).unwrap_or(u32::MAX);
        }
        let place = if shares(index) || shares(index + 1) { Sharing::Shared } else { Sharing::Alone };
        rows[index] = RankedRow { participant: *participant, rank: Some(rank), place, decided: *decided };
    }
}
