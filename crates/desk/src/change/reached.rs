//! How far an event was when something was changed.

use exaequo::Event;
use exaequo::model::{Outcome, RoundNumber};
use serde::{Deserialize, Serialize};

/// Whether all results of a round were there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundState {
    /// All of them were there.
    #[default]
    Over,
    /// Some of them were missing.
    Open,
}

impl RoundState {
    /// Whether they were, so that a line of the log need not say so.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
    pub(super) const fn is_over(&self) -> bool {
        matches!(self, Self::Over)
    }
}

/// The last round that has results, 0 where there is none, and whether it has all of them.
pub fn reached(event: &Event) -> (u16, RoundState) {
    let rounds = &event.tournament().rounds;
    let games = |round: RoundNumber| rounds.pairings_of(round).iter();
    let is_begun = |round: &RoundNumber| games(*round).any(|game| game.outcome != Outcome::Pending);
    let Some(last) = rounds.numbers().filter(is_begun).last() else { return (0, RoundState::Over) };
    let lacks = games(last).any(|game| game.outcome == Outcome::Pending);
    (last.0, if lacks { RoundState::Open } else { RoundState::Over })
}
