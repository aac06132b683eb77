//! Prize money: between what and what it will be, and what can be expected.

mod bound;
mod offer;

use exaequo_forecast::Scenario;
use exaequo_model::ParticipantId;
use exaequo_prizes::{Money, PrizeList};

use super::ending::{Look, Seen};
use super::{ForecastError, ForecastRow};
use bound::Bounds;

/// The money somebody can still get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyAhead {
    /// The participant who gets it.
    pub who: ParticipantId,
    /// The least it can be.
    pub least: MoneyLimit,
    /// The most it can be.
    pub most: MoneyLimit,
    /// The mean of drawn endings, rounded to hundredths; `None` where none were drawn.
    pub mean: Option<Money>,
    /// How many endings were drawn.
    pub samples: u32,
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
    sum: i64,
}

impl Purse {
    pub(super) fn add(&mut self, money: Money) {
        self.join(Self { ends: Some((money, money)), sum: money.0 });
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
    drawn: &Seen,
    all: Option<&Seen>,
) -> Result<Vec<MoneyAhead>, ForecastError> {
    let bounds = match all {
        Some(_) => None,
        None => Some(Bounds::new(look.event, look.situation, list)?),
    };
    let needed: Vec<Scenario> =
        bounds.iter().flat_map(|bounds| rows.iter().flat_map(|row| bounds.scenarios(row))).collect();
    let known = look.of(rows.iter().flat_map(|row| row.outlook.scenarios()).chain(&needed))?;
    let money = |(index, row): (usize, &ForecastRow)| {
        let purse = |seen: &Seen| seen.purses.get(index).copied().unwrap_or_default();
        let mut reached = purse(drawn);
        reached.join(purse(&known));
        reached.join(all.map(purse).unwrap_or_default());
        let proved = match (&bounds, reached.ends) {
            (Some(bounds), _) => bounds.of(row),
            (None, ends) => ends.unwrap_or_default(),
        };
        let endings = i64::from(drawn.endings);
        MoneyAhead {
            who: row.who,
            least: MoneyLimit { reached: reached.ends.map(|ends| ends.0), proved: proved.0 },
            most: MoneyLimit { reached: reached.ends.map(|ends| ends.1), proved: proved.1 },
            mean: (endings > 0).then(|| Money((2 * purse(drawn).sum + endings) / (2 * endings))),
            samples: drawn.endings,
        }
    };
    Ok(rows.iter().enumerate().map(money).collect())
}
