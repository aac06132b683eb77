//! What can still happen to one participant.

use exaequo_model::ParticipantId;

use crate::situation::Scenario;

/// A place somebody can reach, with a way there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The place, as the engine ranks the scenario.
    pub place: u32,
    /// Results of all open games that lead there.
    pub scenario: Scenario,
}

/// One end of the places somebody can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The furthest place a scenario is known for.
    pub reached: Option<Reached>,
    /// No scenario leads further than this place.
    pub proved: u32,
}

impl Limit {
    /// The place, where it is both reached and proved.
    pub fn exact(&self) -> Option<u32> {
        self.reached.as_ref().map(|reached| reached.place).filter(|place| *place == self.proved)
    }
}

/// The best and the worst place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The best place.
    pub best: Limit,
    /// The worst place.
    pub worst: Limit,
}

/// What a result of the participant's own game means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnResult {
    /// The result of the participant's own game or match.
    pub choice: u8,
    /// The places with it.
    pub extent: Extent,
}

/// What can still happen to one participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The participant whose places they are.
    pub who: ParticipantId,
    /// The places, whatever happens.
    pub extent: Extent,
    /// The same for each own result, the best first; empty unless it was asked for and there is one own game.
    pub by_result: Vec<OwnResult>,
}

impl Outlook {
    /// The scenarios that are known to lead to the ends of the places, whatever happens and for each own result.
    pub fn scenarios(&self) -> impl Iterator<Item = &Scenario> {
        let extents = std::iter::once(&self.extent).chain(self.by_result.iter().map(|one| &one.extent));
        let limits = extents.flat_map(|extent| [&extent.best, &extent.worst]);
        limits.filter_map(|limit| limit.reached.as_ref()).map(|reached| &reached.scenario)
    }
}

/// Whether somebody will be among the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// In every scenario; proved.
    Sure,
    /// In some scenario, which is known.
    Possible,
    /// In none; proved.
    Out,
    /// Not decided within the budget.
    Open,
}

impl Extent {
    /// Whether a participant with these places is sure of one of the first `places`, can still have one, or is out.
    pub fn among_first(&self, places: u32) -> Certainty {
        if self.worst.proved <= places {
            return Certainty::Sure;
        }
        if self.best.proved > places {
            return Certainty::Out;
        }
        match &self.best.reached {
            Some(reached) if reached.place <= places => Certainty::Possible,
            _ => Certainty::Open,
        }
    }

    /// The places of both, whatever the participant's own result.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            best: furthest(self.best, other.best, |one, other| one <= other),
            worst: furthest(self.worst, other.worst, |one, other| one >= other),
        }
    }
}

fn furthest(one: Limit, other: Limit, further: fn(u32, u32) -> bool) -> Limit {
    let proved = if further(one.proved, other.proved) { one.proved } else { other.proved };
    let reached = match (one.reached, other.reached) {
        (Some(one), Some(other)) => Some(if further(one.place, other.place) { one } else { other }),
        (one, other) => one.or(other),
    };
    Limit { reached, proved }
}
