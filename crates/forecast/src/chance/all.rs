//! All scenarios of the games that matter, by number, each with its weight under the model.

use super::draw::Draw;
use crate::situation::Situation;

/// All scenarios of some games.
#[derive(Debug)]
pub(super) struct All {
    /// The games with the number of their results.
    units: Vec<(u32, u32)>,
    /// How many scenarios there are.
    pub(super) count: u32,
}

/// What all scenarios weigh together: with 2³² more it still fits.
pub(super) const WEIGHT: u128 = 1 << 95;
/// So many scenarios are gone through for each that would be drawn.
const TIMES: u32 = 10;
/// More scenarios than this are drawn, unless as many were asked for.
const MOST: u32 = 1_000_000;

/// How many scenarios are gone through at the most where `samples` would be drawn.
pub(super) fn most(samples: u32) -> u32 {
    samples.saturating_mul(TIMES).min(MOST).max(samples)
}

impl All {
    /// The scenarios of some games; `None` where they are more than that.
    pub(super) fn few(situation: &Situation, units: Vec<u32>, most: u32) -> Option<Self> {
        let choices = |unit: u32| {
            let open = situation.units().get(unit as usize)?;
            Some((unit, u32::try_from(open.choices.len()).ok()?))
        };
        let units: Vec<(u32, u32)> = units.into_iter().map(choices).collect::<Option<_>>()?;
        let count = units.iter().try_fold(1u32, |count, (_, choices)| count.checked_mul(*choices))?;
        (count <= most).then_some(Self { units, count })
    }

    /// Fills in the results of a scenario and returns its weight. Those of one game more are parts of that of the games before
    /// it, so that all weights together are [`WEIGHT`].
    pub(super) fn fill(&self, draw: &Draw, number: u32, scenario: &mut [u8]) -> u128 {
        let mut rest = number;
        let mut weight = WEIGHT;
        for &(unit, choices) in &self.units {
            let choice = u8::try_from(rest % choices).unwrap_or(0);
            rest /= choices;
            scenario[unit as usize] = choice;
            weight = draw.part(unit, choice, weight);
        }
        weight
    }
}
