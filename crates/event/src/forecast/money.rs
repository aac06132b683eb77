//! Prizes in drawn scenarios.

use exaequo_forecast::Situation;
use exaequo_forecast::chance::{Sampling, scenarios};
use exaequo_model::ParticipantId;
use exaequo_prizes::{Money, PrizeList};
use exaequo_tiebreak::RankingOptions;

use super::{ForecastError, ForecastRow};
use crate::event::Event;

/// The money somebody got in drawn scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyAhead {
    /// The participant who gets it.
    pub who: ParticipantId,
    /// The least in any of them.
    pub least: Money,
    /// The most in any of them.
    pub most: Money,
    /// The mean of all, rounded to hundredths.
    pub mean: Money,
    /// How many scenarios were drawn.
    pub samples: u32,
}

/// Scenarios in which prizes are divided.
const SAMPLES: u32 = 300;

pub(super) fn ahead(
    event: &Event,
    situation: &Situation,
    options: &RankingOptions,
    list: &PrizeList,
    rows: &[ForecastRow],
    sampling: &Sampling,
) -> Result<Vec<MoneyAhead>, ForecastError> {
    let sampling = Sampling { samples: sampling.samples.min(SAMPLES), ..*sampling };
    let mut sums: Vec<(i64, i64, i64)> = vec![(i64::MAX, 0, 0); rows.len()];
    let round = Some(situation.tournament().rounds_before_play_off());
    let mut drawn = 0;
    for scenario in scenarios(situation, &sampling) {
        let completed = event.with(situation.complete(&scenario));
        let standings = completed.standings_by(RankingOptions { round, ..options.clone() })?;
        let prizes = standings.prizes(list)?;
        drawn += 1;
        for (row, (least, most, sum)) in rows.iter().zip(&mut sums) {
            let money = prizes.of(row.who).map_or(0, |award| award.money.0);
            (*least, *most) = ((*least).min(money), (*most).max(money));
            *sum += money;
        }
    }
    let ahead = |(row, (least, most, sum)): (&ForecastRow, (i64, i64, i64))| MoneyAhead {
        who: row.who,
        least: Money(least),
        most: Money(most),
        mean: Money((2 * sum + drawn) / (2 * drawn.max(1))),
        samples: sampling.samples,
    };
    Ok(if drawn == 0 { Vec::new() } else { rows.iter().zip(sums).map(ahead).collect() })
}
