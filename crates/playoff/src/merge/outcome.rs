//! What came of a play-off, with the scores that explain it.

use exaequo_model::{ParticipantId, Points};
use exaequo_tiebreak::{Spec, Value};

use super::played::DrawnGame;
use crate::plan::{NoContest, TiePlan};

/// The outcome of the play-offs of an event.
#[derive(Clone, Debug)]
pub struct Merged {
    /// One for each tie that is played off.
    pub groups: Vec<TieOutcome>,
}

/// What became of one tie.
#[derive(Clone, Debug)]
pub struct TieOutcome {
    /// The plan, with how far it is; without it where somebody is missing.
    pub group: TiePlan,
    /// The outcome, or why there is none yet.
    pub outcome: Result<PlayOffOutcome, Open>,
}

impl TieOutcome {
    /// Drawn decisive games, which somebody wins nevertheless.
    pub fn drawn(&self) -> &[DrawnGame] {
        self.group.progress.as_ref().map(|progress| progress.drawn.as_slice()).unwrap_or_default()
    }

    /// Whether the play-off is not over and can still separate two who are in it.
    pub fn is_open_between(&self, pair: [ParticipantId; 2]) -> bool {
        let plays = |who: &ParticipantId| self.group.tie.members.contains(who);
        let is_settled = || self.group.progress.as_ref().is_some_and(|progress| progress.settled.holds(pair));
        self.outcome.is_err() && pair.iter().all(plays) && !is_settled()
    }
}

/// Why a tie is still one. Participants are those of the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Open {
    /// Somebody who should play is not in the file of the play-off.
    Missing(ParticipantId),
    /// These have games to play, by pairing number.
    Undecided(Vec<ParticipantId>),
    /// Two are level after the last stage, one of them has to go on, and what the regulations name leaves them so (4.2).
    Level(ParticipantId, ParticipantId),
    /// The regulations do not allow the play-off.
    NotPlanned(NoContest),
    /// The play-off has no standings of its own.
    NotRanked,
}

/// What was played and what came of it.
#[derive(Clone, Debug, Default)]
pub struct PlayOffOutcome {
    /// Participants in the order of the play-off, those of one class level; what is not at stake stands last.
    pub classes: Vec<LevelGroup>,
    /// Pairings of two, in the order they were decided.
    pub duels: Vec<Duel>,
    /// Standings of round robins, in the order they were played.
    pub tables: Vec<RoundRobinTable>,
}

/// Participants whom the play-off left level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelGroup {
    /// The participants who played off.
    pub members: Vec<ParticipantId>,
    /// What separates them from the class above.
    pub by: DecidedBy,
}

/// What decided between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// The score of the games.
    Games,
    /// A drawn decisive game, which Black wins.
    BlackWins,
    /// A criterion of the play-off itself, or of article 12.
    Criterion(Spec),
    /// Drawing of lots (4.2).
    Lots,
    /// The list of the tournament.
    List,
    /// Nothing: they are level.
    Nothing,
}

/// The games between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The two: the winner first, if there is one.
    pub pair: [ParticipantId; 2],
    /// What they scored, stage by stage.
    pub stages: Vec<StageScore>,
    /// What decided; nothing if they are level.
    pub by: DecidedBy,
}

/// The score of a stage, in the order of the pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageScore {
    /// The stage, from 0.
    pub stage: usize,
    /// Points; of teams on the score that decides the event.
    pub points: [Points; 2],
    /// The other score of teams.
    pub other: Option<[Points; 2]>,
}

/// The standings of a round robin.
#[derive(Clone, Debug)]
pub struct RoundRobinTable {
    /// The stage, from 0.
    pub stage: usize,
    /// The criteria of the table, in order.
    pub specs: Vec<Spec>,
    /// Who, with a value for each criterion, the best first.
    pub rows: Vec<(ParticipantId, Vec<Value>)>,
}

impl Duel {
    pub(super) fn is_level(&self) -> bool {
        self.by == DecidedBy::Nothing
    }

    /// The same with the other one first.
    pub(super) fn reversed(mut self) -> Self {
        self.pair.reverse();
        for score in &mut self.stages {
            score.points.reverse();
            score.other.iter_mut().for_each(|other| other.reverse());
        }
        self
    }

    /// The classes of the two.
    pub(super) fn classes(&self) -> Vec<LevelGroup> {
        let [winner, loser] = self.pair;
        if self.is_level() {
            return vec![LevelGroup { members: vec![winner, loser], by: DecidedBy::Games }];
        }
        vec![
            LevelGroup { members: vec![winner], by: DecidedBy::Games },
            LevelGroup { members: vec![loser], by: self.by.clone() },
        ]
    }

    /// An outcome with nothing else in it.
    pub(super) fn alone(self) -> PlayOffOutcome {
        PlayOffOutcome { classes: self.classes(), duels: vec![self], tables: Vec::new() }
    }
}
