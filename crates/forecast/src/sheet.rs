//! The standings of all scenarios in one sheet: for everybody and each own result, points and a key that orders those
//! equal on points.
//!
//! The numbers come from the engine. A few scenarios are chosen so that any two games are seen with all combinations of
//! their results (`cover.rs`); from their terms follows what each game adds to each value (`gather.rs`). A criterion whose
//! terms depend on more than the own game and the game of the opponent of that round, or whose value the sheet does not
//! give back in every one of those scenarios, is left to the engine, and so is everything behind it.
//!
//! The key is one whole number: the values of the criteria, each multiplied so that the next ones never outweigh it. Keys
//! are compared as the list compares (4.2), and they are sums over games: that is what makes bounds of differences exact
//! for lists without cuts (`bound.rs`).

pub(crate) mod bound;
mod contenders;
mod cover;
mod cut;
mod gather;
mod weigh;

pub(crate) use cut::CutLine;

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{CriterionType, Method, Spec};

use crate::situation::Situation;

/// Everybody's lines, and what the key leaves to the engine.
#[derive(Debug)]
pub(crate) struct Sheet {
    /// For each participant a line for each own choice; none for who is not needed.
    lines: Vec<Vec<Line>>,
    /// For each participant the points for each own choice; none for who is not ranked.
    points: Vec<Vec<i64>>,
    /// The unit of each participant.
    unit_of: Vec<Option<u32>>,
    /// The units of the opponents of each participant.
    reach: Vec<Vec<u32>>,
    /// How many choices each unit has.
    pub(crate) choices: Vec<u8>,
    /// Whether a criterion that orders tied groups stands between the points and the key.
    pub(crate) encounter: Encounter,
    /// What comes behind the key.
    pub(crate) tail: Tail,
}

/// Whose lines are needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The lines of all participants.
    Everybody,
    /// Those of all who can have one of the first places asked for, and of all who can be level with them.
    First(u32),
}

/// What stands between the points and the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encounter {
    /// The key follows the points at once.
    None,
    /// A criterion of the games among those tied on points.
    AfterPoints,
}

/// What comes behind the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tail {
    /// Nothing: who is equal on the key shares a place.
    Nothing,
    /// Criteria that depend on results of those who are tied, and of their opponents.
    Near,
    /// Criteria that depend on more.
    Far,
}

/// A participant with one result of their own game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    /// The points, the first criterion.
    pub(crate) points: i64,
    /// The part of the key that no other game changes.
    pub(crate) fixed: i64,
    /// What other games add to the key.
    pub(crate) adds: Vec<Add>,
    /// Criteria of which terms are cut.
    pub(crate) cuts: Vec<CutLine>,
}

/// What one game adds to a key, by its result.
#[derive(Clone, Debug)]
pub(crate) struct Add {
    pub(crate) unit: u32,
    pub(crate) by: Box<[i64]>,
}

impl Line {
    /// The key in a scenario.
    pub(crate) fn key(&self, scenario: &[u8]) -> i64 {
        let added: i64 = self.adds.iter().map(|add| at(&add.by, scenario[add.unit as usize])).sum();
        let cut: i64 = self.cuts.iter().map(|cut| cut.value(scenario)).sum();
        self.fixed + added + cut
    }
}

fn at(by: &[i64], choice: u8) -> i64 {
    by.get(usize::from(choice)).copied().unwrap_or(0)
}

impl Sheet {
    /// The sheet of a situation in which nobody has more than one open game.
    pub(crate) fn new(situation: &Situation, scope: Scope) -> Self {
        gather::sheet(situation, scope)
    }

    /// The line of a participant with one result of their own game.
    pub(crate) fn line(&self, who: ParticipantId, choice: u8) -> Option<&Line> {
        self.lines.get(who.index())?.get(usize::from(choice))
    }

    /// The points of a participant, one for each own choice.
    pub(crate) fn points_of(&self, who: ParticipantId) -> &[i64] {
        self.points.get(who.index()).map_or(&[], Vec::as_slice)
    }

    /// The open game of a participant.
    pub(crate) fn unit_of(&self, who: ParticipantId) -> Option<u32> {
        self.unit_of.get(who.index()).copied().flatten()
    }

    /// The open games of the opponents of a participant.
    pub(crate) fn reach_of(&self, who: ParticipantId) -> &[u32] {
        self.reach.get(who.index()).map_or(&[], Vec::as_slice)
    }

    /// The lines of a participant, one for each own choice.
    pub(crate) fn lines_of(&self, who: ParticipantId) -> &[Line] {
        self.lines.get(who.index()).map_or(&[], Vec::as_slice)
    }
}

/// What a criterion looks at (4.3), told from its types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Own results and what is known beforehand.
    Own,
    /// Results of the opponents, one term for each round.
    Opponents,
    /// The games among those who are tied.
    Group,
    /// More than that, or not by terms.
    Beyond,
}

impl Reach {
    pub(crate) fn of(spec: &Spec) -> Self {
        let definition = spec.definition;
        let kinds = || definition.kinds.iter().flat_map(|kinds| kinds.iter());
        let looks_at_opponents = kinds().any(|kind| *kind == CriterionType::C);
        match definition.method {
            Method::Tied(_) if !looks_at_opponents => Self::Group,
            Method::Each { .. } if !looks_at_opponents => Self::Own,
            Method::Each { fold, .. } if definition.needs.is_none() && is_sum(fold) => Self::Opponents,
            Method::Each { .. } | Method::Tied(_) | Method::Unknown => Self::Beyond,
        }
    }
}

fn is_sum(fold: exaequo_tiebreak::Fold) -> bool {
    matches!(fold, exaequo_tiebreak::Fold::Points | exaequo_tiebreak::Fold::Products)
}

/// What the criteria behind the key look at.
pub(crate) fn tail(specs: &[Spec]) -> Tail {
    let far = |spec: &Spec| match Reach::of(spec) {
        Reach::Own | Reach::Opponents | Reach::Group => Tail::Near,
        Reach::Beyond => Tail::Far,
    };
    specs.iter().map(far).max().unwrap_or(Tail::Nothing)
}
