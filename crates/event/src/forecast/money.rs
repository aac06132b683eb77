//! Prize money: its least and its most, and what can be expected.

mod bound;
mod offer;

use exaequo_forecast::Scenario;
use exaequo_forecast::chance::Scenarios;
use exaequo_model::ParticipantId;
use exaequo_prizes::{Money, PrizeList};

use super::ending::{Look, Seen};
use super::tie::Completeness;
use super::{ForecastError, ForecastRow};
use bound::Bounds;

/// The money a participant can still get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyAhead {
    /// The participant who gets it.
    pub who: ParticipantId,
    /// The least it can be.
    pub least: MoneyLimit,
    /// The most it can be.
    pub most: MoneyLimit,
    /// The mean, rounded to hundredths; `None` where nothing was drawn or weighed.
    pub mean: Option<Money>,
    /// The endings it is the mean of.
    pub scenarios: Scenarios,
}

/// One end of what somebody can get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyLimit {
    /// The furthest amount a scenario is known for, which was ranked and given its prizes; `None` where there is none.
    pub reached: Option<Money>,
    /// No scenario leads further; proved.
    pub proved: Money,
}

impl MoneyLimit {
    /// The amount, where it is both reached and proved.
    pub fn exact(&self) -> Option<Money> {
        self.reached.filter(|money| *money == self.proved)
    }
}

/// The money of somebody in endings that were looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Purse {
    ends: Option<(Money, Money)>,
    /// The money of all endings, each as often as it weighs.
    sum: i128,
}

impl Purse {
    pub(super) fn add(&mut self, money: Money, weight: u64) {
        self.join(Self { ends: Some((money, money)), sum: i128::from(money.0) * i128::from(weight) });
    }

    /// The mean of all endings, which weigh so much together.
    fn mean(self, weight: u64) -> Option<Money> {
        let whole = i128::from(weight);
        let mean = (whole > 0).then(|| (2 * self.sum + whole).div_euclid(2 * whole))?;
        i64::try_from(mean).ok().map(Money)
    }

    pub(super) fn join(&mut self, other: Self) {
        self.sum += other.sum;
        self.ends = match (self.ends, other.ends) {
            (Some(one), Some(other)) => Some((one.0.min(other.0), one.1.max(other.1))),
            (one, other) => one.or(other),
        };
    }
}

/// The money of those of the rows: what all scenarios came to, where they were gone through; else bounds, with what drawn
/// endings came to and scenarios that lead to the best and the worst places, or to as many ahead and level as bounds need.
pub(super) fn ahead(
    look: &Look<'_>,
    list: &PrizeList,
    rows: &[ForecastRow],
    seen: &Seen,
) -> Result<Vec<MoneyAhead>, ForecastError> {
    let bounds = match seen.complete {
        Completeness::AllScenarios => None,
        Completeness::Samples => Some(Bounds::new(look.event, look.situation, list)?),
    };
    let needed: Vec<Scenario> =
        bounds.iter().flat_map(|bounds| rows.iter().flat_map(|row| bounds.scenarios(row))).collect();
    let known = look.of(rows.iter().flat_map(|row| row.outlook.scenarios()).chain(&needed))?;
    let money = |(index, row): (usize, &ForecastRow)| {
        let purse = |seen: &Seen| seen.purses.get(index).copied().unwrap_or_default();
        let mut reached = purse(seen);
        reached.join(purse(&known));
        let proved = match (&bounds, reached.ends) {
            (Some(bounds), _) => bounds.of(row),
            (None, ends) => ends.unwrap_or_default(),
        };
        MoneyAhead {
            who: row.who,
            least: MoneyLimit { reached: reached.ends.map(|ends| ends.0), proved: proved.0 },
            most: MoneyLimit { reached: reached.ends.map(|ends| ends.1), proved: proved.1 },
            mean: purse(seen).mean(seen.endings.weight),
            scenarios: match seen.complete {
                Completeness::AllScenarios => Scenarios::All(seen.endings.endings),
                Completeness::Samples => Scenarios::Drawn(seen.endings.endings),
            },
        }
    };
    Ok(rows.iter().enumerate().map(money).collect())
}
