//! How likely places are: a model of one game, and scenarios weighed or drawn by it.
//!
//! Where the games that matter have few scenarios, all of them are gone through, each with its weight: the chances are exact
//! under the model, and a place without a share has no scenario. Else many scenarios are drawn. These are estimates, never
//! proofs: a place that no sample reached may be possible, one that all reached may be missed. The numbers are whole, the
//! scenarios numbered: the same seed gives the same counts on every machine and with any number of threads.

mod all;
mod counting;
mod draw;
mod ending;
mod rank;
mod rounds;
mod tally;

pub use ending::Endings;
pub use exaequo_generate::{By, GameModel, Odds};

use exaequo_model::ParticipantId;

use crate::situation::{Horizon, Situation};
use counting::Counting;
use rounds::by_rounds;

/// What is drawn, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampling {
    /// The model of a game.
    pub model: GameModel,
    /// The seed of all draws.
    pub seed: u64,
    /// How many scenarios are drawn; where the engine has to rank each of them, fewer are ([`Chances::scenarios`]).
    pub samples: u32,
    /// What is done where there are so few scenarios that all can be gone through.
    pub where_few: WhereFew,
}

/// What is done where there are few scenarios: no more than ten for each that would be drawn, and a million in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhereFew {
    /// All of them are gone through, each with its weight.
    #[default]
    GoThrough,
    /// They are sampled anyway.
    Draw,
}

impl Default for Sampling {
    fn default() -> Self {
        Self { model: GameModel::default(), seed: 1, samples: 20_000, where_few: WhereFew::default() }
    }
}

/// A number of cases among all that were drawn, or a part of all scenarios as they were weighed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// In how many scenarios it was so, or their weight: then never nothing unless there is no such scenario.
    pub count: u64,
    /// Of how many, or the weight of all: [`Share::WHOLE`].
    pub of: u64,
}

impl Share {
    /// The weight of all scenarios where they were gone through: 2⁵².
    pub const WHOLE: u64 = 1 << 52;

    /// The count, weighed by how likely its case is.
    fn weighed(self, likely: Self) -> u128 {
        u128::from(self.count) * u128::from(likely.count)
    }
}

/// How often somebody reached places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The participant whose places they are.
    pub who: ParticipantId,
    /// For each place from the first on, how often it was reached.
    pub places: Vec<Share>,
    /// The same for each own result, the best first, with how likely the result is.
    pub by_result: Vec<ChanceWith>,
}

/// How often a participant reached places with one result of their own game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceWith {
    /// The result of the participant's own game or match.
    pub choice: u8,
    /// How likely it is, of 2³².
    pub likely: Share,
    /// What the shares of places are parts of.
    pub parts_of: PartsOf,
    /// For each place from the first on, how often it was reached.
    pub places: Vec<Share>,
}

/// What the shares of places with an own result are parts of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartsOf {
    /// A whole for each result: scenarios drawn with it, the same number for each, or the weight of all that have it.
    EachResult,
    /// Those scenarios of one draw in which the result came up.
    OneDraw,
}

impl ChanceWith {
    /// The same with one own result or another. Places with a whole for each result are weighed by how likely the results
    /// are; scenarios of one draw already are, however often each result came up.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let likely = Share { count: self.likely.count + other.likely.count, ..self.likely };
        let both = |(one, second): (&Share, &Share)| match self.parts_of {
            PartsOf::OneDraw => Share { count: one.count + second.count, of: one.of + second.of },
            PartsOf::EachResult => {
                let whole = u128::from(likely.count.max(1));
                let weighed = one.weighed(self.likely) + second.weighed(other.likely) + whole / 2;
                Share { count: u64::try_from(weighed / whole).unwrap_or(u64::MAX), of: one.of.max(second.of) }
            }
        };
        let places = self.places.iter().zip(&other.places).map(both).collect();
        Self { choice: self.choice, likely, parts_of: self.parts_of, places }
    }
}

/// How likely places are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// The model of a game.
    pub model: GameModel,
    /// The seed of what is drawn.
    pub seed: u64,
    /// The scenarios they come from.
    pub scenarios: Scenarios,
    /// Who meets whom in them.
    pub pairings: Pairings,
    /// How many players without a rating count as the model says.
    pub unrated: usize,
    /// The chances of those who were asked for, in their order.
    pub rows: Vec<Chance>,
}

/// The scenarios that chances come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scenarios {
    /// This number of them was drawn: chances are estimates.
    Drawn(u32),
    /// All of the games that matter, this number of them, were gone through and weighed: chances are exact under the model.
    All(u32),
}

/// Who meets whom in what is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairings {
    /// Those of the event, which are known.
    Known,
    /// The rounds that are not paired yet: in them opponents are found by score groups, without rematches as far as the field
    /// allows and with colours balanced. No FIDE system does it quite so.
    ByScoreGroups {
        /// How many rounds nobody has paired.
        rounds: u16,
    },
}

impl Chances {
    /// Goes through all scenarios, or draws some, and counts how often each of some participants reaches each of the first `places`; `None`
    /// where nobody can say who will meet whom. An id of another event reaches none.
    pub fn new(
        situation: &Situation,
        who: &[ParticipantId],
        places: u32,
        sampling: &Sampling,
    ) -> Option<Self> {
        if matches!(situation.horizon(), Horizon::Unpaired { .. }) {
            return by_rounds(situation, who, places as usize, sampling);
        }
        let counting = Counting::new(situation, who, places as usize, sampling);
        let rows = counting.all(who)?;
        Some(counting.chances(sampling, rows))
    }

    /// The same for one participant in full: all places, for each own result.
    pub fn of(situation: &Situation, who: ParticipantId, sampling: &Sampling) -> Option<Self> {
        Self::of_each(situation, &[who], sampling)
    }

    /// The same for several participants, each in full: one draw for all, in which everybody's own results are told apart.
    pub fn of_each(situation: &Situation, who: &[ParticipantId], sampling: &Sampling) -> Option<Self> {
        let places = situation.participants().count();
        if matches!(situation.horizon(), Horizon::Unpaired { .. }) {
            return by_rounds(situation, who, places, sampling);
        }
        let counting = Counting::new(situation, who, places, sampling);
        let rows = match who {
            [one] => vec![counting.in_full(*one)?],
            several => counting.apart(several)?,
        };
        Some(counting.chances(sampling, rows))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(likely: u64, count: u64, parts_of: PartsOf) -> ChanceWith {
        let likely = Share { count: likely, of: 6 };
        ChanceWith { choice: 0, likely, parts_of, places: vec![Share { count, of: 10 }] }
    }

    #[test]
    fn scenarios_of_one_draw_are_added_also_where_two_results_came_up_equally_often() {
        let both = with(4, 9, PartsOf::OneDraw).or(&with(2, 0, PartsOf::OneDraw));
        assert_eq!((both.likely.count, both.places[0]), (6, Share { count: 9, of: 20 }));
    }

    #[test]
    fn where_each_result_has_a_whole_of_its_own_the_likelier_one_weighs_more() {
        let both = with(4, 9, PartsOf::EachResult).or(&with(2, 0, PartsOf::EachResult));
        assert_eq!((both.likely.count, both.places[0]), (6, Share { count: 6, of: 10 }));
    }
}
