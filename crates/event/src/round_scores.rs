//! What a round did to the scores: points before and after it, and the groups of those who have the same.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use exaequo_model::{
    Basis, DepartureReason, Order as _, ParticipantId, Points, RankStatus, Records, RoundNumber, Slot,
    Status, Tournament,
};

/// The scores before and after a round: points of players, match points of teams. Points of a play-off are no points of
/// the tournament.
///
/// ```
/// use exaequo_event::{Event, RoundScores, date};
/// use exaequo_model::{Points, RoundNumber};
///
/// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// let round = event.pair([(alyx, bruno)])?;
/// assert_eq!(RoundScores::new(event.tournament(), RoundNumber(1)).after(alyx.participant()), None);
/// event.set_result(round, alyx, "1-0")?;
/// let scores = RoundScores::new(event.tournament(), RoundNumber(1));
/// assert_eq!(scores.before(alyx.participant()), Points::ZERO);
/// assert_eq!(scores.after(alyx.participant()), Some(Points::WHOLE));
/// let sizes: Vec<_> = scores.groups().iter().map(|group| (group.before, group.members.len())).collect();
/// assert_eq!(sizes, [(0, 1), (2, 1)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RoundScores {
    before: Vec<Points>,
    after: Vec<After>,
    /// Those who are listed with a place, by their numbers.
    ranked: Vec<ParticipantId>,
}

/// The score of a participant after the round.
#[derive(Clone, Copy, Debug)]
enum After {
    /// The round is over for the participant.
    Known(Points),
    /// The result is missing; the points without it.
    Open(Points),
}

/// Those who have the same score after a round, and how many had it before.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScoreGroup {
    /// The score they have in common.
    pub points: Points,
    /// How many had it before the round.
    pub before: usize,
    /// Those who have it now, by their numbers; a participant without a result yet counts with the score before the round.
    pub members: Vec<ParticipantId>,
}

impl RoundScores {
    /// The scores around a round.
    pub fn new(tournament: &Tournament, round: RoundNumber) -> Self {
        let basis = if tournament.is_team_event() { Basis::MatchPoints } else { Basis::Points };
        let last = tournament.rounds_before_play_off();
        let before = Records::after(tournament, basis, round.0.saturating_sub(1).min(last));
        let after = Records::after(tournament, basis, round.0.min(last));
        let score = |who: ParticipantId| match after.of(who).last() {
            Some(entry) if entry.slot == Slot::Pending => After::Open(after.total(who)),
            _ => After::Known(after.total(who)),
        };
        let mut ranked: Vec<ParticipantId> =
            tournament.participants().filter(|who| is_ranked(tournament.status_of(*who))).collect();
        ranked.order_by_key(|who| tournament.number_of(*who));
        let after = tournament.participants().map(score).collect();
        Self { before: before.totals().to_vec(), after, ranked }
    }

    /// The points before the round.
    pub fn before(&self, who: ParticipantId) -> Points {
        self.before.get(who.index()).copied().unwrap_or(Points::ZERO)
    }

    /// The points after the round; `None` while the result is missing.
    pub fn after(&self, who: ParticipantId) -> Option<Points> {
        match self.after.get(who.index()) {
            Some(After::Known(points)) => Some(*points),
            Some(After::Open(_)) | None => None,
        }
    }

    /// How many of those who are listed with a place have no result yet.
    pub fn open(&self) -> usize {
        self.ranked.iter().filter(|who| self.after(**who).is_none()).count()
    }

    /// The score groups, the most points first: all that there were or are.
    pub fn groups(&self) -> Vec<ScoreGroup> {
        let mut groups: BTreeMap<Reverse<Points>, (usize, Vec<ParticipantId>)> = BTreeMap::new();
        for &who in &self.ranked {
            groups.entry(Reverse(self.before(who))).or_default().0 += 1;
            groups.entry(Reverse(self.so_far(who))).or_default().1.push(who);
        }
        let group = |(Reverse(points), (before, members))| ScoreGroup { points, before, members };
        groups.into_iter().map(group).collect()
    }

    fn so_far(&self, who: ParticipantId) -> Points {
        match self.after.get(who.index()) {
            Some(After::Known(points) | After::Open(points)) => *points,
            None => Points::ZERO,
        }
    }
}

fn is_ranked(status: Status) -> bool {
    let is_expelled = status.left.is_some_and(|left| matches!(left.reason, DepartureReason::Expelled(_)));
    !is_expelled && status.ranking == RankStatus::Ranked
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod tests {
    use super::*;
    use crate::{Event, date};

    /// Two rounds of four players; in the second one game is not over.
    fn event() -> Event {
        let mut event = Event::new("Club", date(2026, 3, 7), 2);
        let [a, b, c, d] = ["A", "B", "C", "D"].map(|name| event.add_player(name, 2000));
        let round = event.pair([(a, b), (c, d)]).unwrap();
        event.set_result(round, a, "1-0").unwrap();
        event.set_result(round, c, "1/2-1/2").unwrap();
        let round = event.pair([(a, c), (b, d)]).unwrap();
        event.set_result(round, a, "1-0").unwrap();
        event
    }

    fn groups(round: u16) -> Vec<(i32, usize, Vec<u32>)> {
        let scores = RoundScores::new(event().tournament(), RoundNumber(round));
        let row = |group: ScoreGroup| {
            let members = group.members.iter().map(|who| who.0 + 1).collect();
            (group.points.hundredths(), group.before, members)
        };
        scores.groups().into_iter().map(row).collect()
    }

    #[test]
    fn everybody_is_in_one_group_before_and_in_one_after() {
        assert_eq!(groups(1), [(100, 0, vec![1]), (50, 0, vec![3, 4]), (0, 4, vec![2])]);
    }

    #[test]
    fn whoever_has_no_result_stays_where_the_round_began() {
        assert_eq!(groups(2), [(200, 0, vec![1]), (100, 1, vec![]), (50, 2, vec![3, 4]), (0, 1, vec![2])]);
        let scores = RoundScores::new(event().tournament(), RoundNumber(2));
        assert_eq!((scores.open(), scores.after(ParticipantId(3))), (2, None));
    }
}
