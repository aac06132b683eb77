//! The records on one basis, with what follows from them once for all rules.

use std::sync::OnceLock;

use exaequo_model::{
    Basis, Bonus, Bye, MatchRules, ParticipantId, Points, Records, RoundEntry, Side, Slot, Tournament,
};

use crate::provisions::Provisions;
use crate::spec::{Forfeits, LastRound};
use crate::unplayed::{self, Category, RoundState};
use crate::worth::Worths;

/// The records on one basis.
#[derive(Debug)]
pub struct ScoreTable {
    /// What the points are, round by round.
    pub records: Records,
    /// What results give in each announced round.
    pub(crate) worths: Worths,
    scores: [OnceLock<Scores>; 4],
}

/// Scores in one way of looking at the rounds.
#[derive(Debug)]
struct Scores {
    totals: Vec<Points>,
    adjusted: Vec<Points>,
}

/// How the rounds are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundsMode {
    /// Forfeits: unplayed rounds, or games.
    pub forfeits: Forfeits,
    /// The last round: as it ended, or all games drawn.
    pub last_round: LastRound,
}

impl RoundsMode {
    /// As things happened, in a Swiss.
    pub const PLAIN: Self = Self { forfeits: Forfeits::Unplayed, last_round: LastRound::AsPlayed };

    const fn index(self) -> usize {
        self.forfeits as usize * 2 + self.last_round as usize
    }
}

/// What holds for the whole event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) provisions: Provisions,
    pub(crate) announced: usize,
    pub(crate) pairings: Pairings,
}

/// How opponents were found (15.2, 15.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairings {
    /// Fixed before the start.
    Predetermined,
    /// The pairings of each round follow from the results before it.
    Swiss,
}

impl ScoreTable {
    pub(crate) fn new(tournament: &Tournament, basis: Basis, rounds: u16, rules: MatchRules) -> Self {
        let records = Records::by_rules(tournament, basis, rounds, rules);
        let announced = usize::from(tournament.schedule.before_play_off()).max(records.rounds());
        let worths = Worths::new(tournament, basis, announced);
        Self { records, worths, scores: Default::default() }
    }

    /// The table as a criterion looks at it.
    pub(crate) fn view<'a>(&'a self, frame: &'a Frame, mode: RoundsMode) -> View<'a> {
        let scores = self.scores[mode.index()].get_or_init(|| self.sum(frame, mode));
        View { table: self, frame, mode, last: self.last(frame, mode), scores }
    }

    /// The round whose games count as drawn: the announced last one, once it is counted (ruling 11).
    fn last(&self, frame: &Frame, mode: RoundsMode) -> usize {
        match mode.last_round {
            LastRound::Drawn if self.records.rounds() == frame.announced => frame.announced.wrapping_sub(1),
            _ => usize::MAX,
        }
    }

    /// Totals and adjusted scores (16.3) in one pass.
    fn sum(&self, frame: &Frame, mode: RoundsMode) -> Scores {
        let count = self.records.participants();
        let empty = Scores { totals: Vec::new(), adjusted: Vec::new() };
        let view = View { table: self, frame, mode, last: self.last(frame, mode), scores: &empty };
        let mut scores = Scores { totals: Vec::with_capacity(count), adjusted: Vec::with_capacity(count) };
        for who in participants(count) {
            let (mut total, mut adjusted) = (Points::ZERO, Points::ZERO);
            for (index, entry, state) in view.rounds_of(who) {
                total += entry.points;
                adjusted += match state {
                    RoundState::Unplayed(category) => {
                        unplayed::adjusted(category, &entry, view.draw(index), &frame.provisions)
                    }
                    RoundState::Met | RoundState::Pending | RoundState::NoGame => entry.points,
                };
            }
            scores.totals.push(total);
            scores.adjusted.push(adjusted);
        }
        for bonus in self.records.bonuses() {
            let index = bonus.participant.index();
            scores.totals[index] += bonus.points;
            scores.adjusted[index] += bonus.points;
        }
        scores
    }
}

fn participants(count: usize) -> impl Iterator<Item = ParticipantId> {
    (0..u32::try_from(count).unwrap_or(u32::MAX)).map(ParticipantId)
}

/// The table as one criterion looks at it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    table: &'a ScoreTable,
    frame: &'a Frame,
    mode: RoundsMode,
    last: usize,
    scores: &'a Scores,
}

impl<'a> View<'a> {
    pub(crate) fn provisions(&self) -> &'a Provisions {
        &self.frame.provisions
    }

    /// How many rounds count.
    pub fn rounds(&self) -> usize {
        self.table.records.rounds()
    }

    /// How many rounds are announced.
    pub(crate) fn announced(&self) -> usize {
        self.frame.announced
    }

    /// What results give in each announced round.
    pub(crate) fn worths(&self) -> &'a Worths {
        &self.table.worths
    }

    /// What a win gives in a round.
    pub(crate) fn win(&self, index: usize) -> Points {
        self.table.worths.round(index).win
    }

    /// What a draw gives in a round.
    pub fn draw(&self, index: usize) -> Points {
        self.table.worths.round(index).draw
    }

    /// The score of a participant; 0 for an id of another tournament.
    pub fn total(&self, who: ParticipantId) -> Points {
        self.scores.totals.get(who.index()).copied().unwrap_or_default()
    }

    /// The score as the standings have it: with points that belong to no round (ruling 39).
    pub fn score(&self, who: ParticipantId) -> Points {
        self.total(who) + self.extra_of(who).unwrap_or_default()
    }

    /// The score as the opponents' tie-breaks see it (16.3).
    pub fn adjusted(&self, who: ParticipantId) -> Points {
        self.scores.adjusted.get(who.index()).copied().unwrap_or_default()
    }

    /// What a round was, seen so.
    pub fn entry(&self, who: ParticipantId, index: usize) -> RoundEntry {
        let mut entry = self.table.records.of(who).get(index).copied().unwrap_or(RoundEntry::NOTHING);
        if index == self.last && entry.opponent().is_some() && entry.slot != Slot::Nothing {
            entry.slot = Slot::Game { side: Side::Draw, rated: exaequo_model::Rateable::Yes };
            entry.points = self.draw(index);
            return entry;
        }
        if self.mode.forfeits == Forfeits::Played {
            let side = match entry.slot {
                Slot::ForfeitWin => Side::Win,
                Slot::ForfeitLoss => Side::Loss,
                _ => return entry,
            };
            entry.slot = Slot::Game { side, rated: exaequo_model::Rateable::Yes };
        }
        entry
    }

    /// The rounds of a participant as they happened, however they are looked at.
    pub fn entries_of(&self, who: ParticipantId) -> &'a [RoundEntry] {
        self.table.records.of(who)
    }

    /// Points of a participant beside the rounds.
    pub fn bonuses_of(&self, who: ParticipantId) -> &'a [Bonus] {
        let bonuses = self.table.records.bonuses();
        let start = bonuses.partition_point(|bonus| bonus.participant < who);
        let length = bonuses[start..].partition_point(|bonus| bonus.participant == who);
        &bonuses[start..start + length]
    }

    /// Points of a participant that belong to no round, of which only its own score knows (ruling 39).
    pub(crate) fn extra_of(&self, who: ParticipantId) -> Option<Points> {
        let extras = self.table.records.extras();
        let start = extras.partition_point(|extra| extra.participant < who);
        let own = extras[start..].iter().take_while(|extra| extra.participant == who);
        own.map(|extra| extra.points).reduce(|sum, points| sum + points)
    }

    /// The rounds of a participant, as seen, with what they were.
    pub fn rounds_of(self, who: ParticipantId) -> impl Iterator<Item = (usize, RoundEntry, RoundState)> + 'a {
        self.entries_of(who).iter().enumerate().map(move |(index, entry)| {
            // Nearly every round is a game, and nearly every game is seen as it was.
            if entry.slot.is_played() && index != self.last {
                return (index, *entry, RoundState::Met);
            }
            self.seldom(who, index)
        })
    }

    #[inline(never)]
    fn seldom(&self, who: ParticipantId, index: usize) -> (usize, RoundEntry, RoundState) {
        let entry = self.entry(who, index);
        (index, entry, self.state_of(who, index, entry.slot))
    }

    fn state_of(&self, who: ParticipantId, index: usize, slot: Slot) -> RoundState {
        match slot {
            // An adjourned game is a game; the event says what it scores (ruling 33).
            Slot::Game { .. } | Slot::Unknown => RoundState::Met,
            Slot::ForfeitWin => RoundState::Unplayed(Category::ForfeitWin),
            Slot::ForfeitLoss => RoundState::Unplayed(Category::ForfeitLoss),
            Slot::Pending => RoundState::Pending,
            Slot::Nothing => RoundState::NoGame,
            // The only unplayed rounds of predetermined pairings are forfeits (15.2).
            Slot::Bye(_) if self.frame.pairings == Pairings::Predetermined => RoundState::NoGame,
            Slot::Bye(Bye::PairingAllocated) => RoundState::Unplayed(Category::PairingBye),
            Slot::Bye(Bye::FullPoint) => RoundState::Unplayed(Category::FullPointBye),
            Slot::Bye(Bye::HalfPoint | Bye::ZeroPoint) => RoundState::Unplayed(self.requested(who, index)),
        }
    }

    /// 16.2.3 or 16.2.5; forfeit losses are voluntary unplayed rounds too (ruling 27).
    fn requested(&self, who: ParticipantId, index: usize) -> Category {
        let later = index + 1..self.rounds();
        let voluntary = |round| unplayed::is_voluntary(self.entry(who, round).slot, self.provisions());
        if later.into_iter().all(voluntary) { Category::LateBye } else { Category::EarlyBye }
    }
}
