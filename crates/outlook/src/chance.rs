//! Chances as people write them: never nothing and never everything.

use exaequo_event::forecast::{Forecast, Horizon};
use exaequo_forecast::chance::Share;
use exaequo_page::number::decimal_mark;
use exaequo_page::{Cell, Shown};

use crate::{Lang, say};

/// What stands over chances: where pairings are assumed too, even the head says that they are estimates.
pub(crate) fn head(forecast: &Forecast, lang: Lang) -> String {
    match forecast.situation().horizon() {
        Horizon::Unpaired { .. } => say!(lang, "Estimate"),
        Horizon::LastRound | Horizon::Schedule => say!(lang, "Chance"),
    }
}

/// A share in a cell; nothing for what is proved to be impossible.
pub(crate) fn cell(lang: Lang, share: Option<Share>, possible: bool) -> Cell {
    match share {
        Some(share) if possible => Cell::Sign(Shown::new(percent(lang, share), plain(share)).into()),
        _ => Cell::Missing,
    }
}

/// Several places together.
pub(crate) fn sum(shares: &[Share]) -> Option<Share> {
    let first = shares.first()?;
    Some(Share { count: shares.iter().map(|share| share.count).sum(), of: first.of })
}

/// `36.2 %`, `< 0.01 %`, `> 99.99 %`.
pub(crate) fn percent(lang: Lang, share: Share) -> String {
    let (hundredths, least) = (hundredths(share), least(share));
    if hundredths < least {
        let number = decimal(lang, least, 2);
        return say!(lang, "< {number} %", number);
    }
    if hundredths > 10_000 - least {
        let number = decimal(lang, 10_000 - least, 2);
        return say!(lang, "> {number} %", number);
    }
    let number =
        if hundredths < 100 { decimal(lang, hundredths, 2) } else { decimal(lang, (hundredths + 5) / 10, 1) };
    say!(lang, "{number} %", number)
}

/// Percent as programs read them.
fn plain(share: Share) -> String {
    decimal(Lang::En, hundredths(share), 2)
}

/// Hundredths of a percent, rounded.
fn hundredths(share: Share) -> u64 {
    let of = u128::from(share.of.max(1));
    u64::try_from((u128::from(share.count) * 20_000 + of) / (2 * of)).unwrap_or(10_000)
}

/// The least that so many samples tell from nothing: one of them, and a hundredth of a percent at the least.
fn least(share: Share) -> u64 {
    if share.of >= 1 << 40 { 1 } else { (10_000 / share.of.max(1)).max(1) }
}

fn decimal(lang: Lang, parts: u64, decimals: u32) -> String {
    let unit = 10u64.pow(decimals);
    let (whole, part, mark) = (parts / unit, parts % unit, decimal_mark(lang));
    let width = decimals as usize;
    format!("{whole}{mark}{part:0width$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_and_everything_are_never_said() {
        let share = |count, of| percent(Lang::En, Share { count, of });
        assert_eq!(share(0, 20_000), "< 0.01 %");
        assert_eq!(share(20_000, 20_000), "> 99.99 %");
        assert_eq!(share(0, 1_000), "< 0.10 %");
        assert_eq!(share(1, 20_000), "0.01 %");
        assert_eq!(share(7_240, 20_000), "36.2 %");
        assert_eq!(share(0, 1 << 40), "< 0.01 %");
        assert_eq!(percent(Lang::Fr, Share { count: 1, of: 8 }).replace('\u{202f}', " "), "12,5 %");
    }
}
