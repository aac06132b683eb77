//! Chances as people write them: never nothing and never everything.

use exaequo_event::forecast::{Certainty, Forecast, Horizon};
use exaequo_forecast::chance::{Scenarios, Share};
use exaequo_page::number::decimal_mark;
use exaequo_page::{Cell, Shown};

use crate::{Lang, result, say};

/// What stands over chances: where pairings are assumed too, even the head says that they are estimates.
pub(crate) fn head(forecast: &Forecast, lang: Lang) -> String {
    match forecast.situation().horizon() {
        Horizon::Unpaired { .. } => say!(lang, "Estimate"),
        Horizon::LastRound | Horizon::Schedule => say!(lang, "Chance"),
    }
}

/// Fewer samples than this tell nothing.
pub(crate) const FEW: u64 = 10;

/// What a share comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    /// So many drawn scenarios.
    Samples(u64),
    /// All scenarios, each with its weight.
    AllScenarios,
    /// The model says it of a game.
    Model,
}

/// What the chances of places come from. Shares of places that were weighed by own results do not tell how many were drawn.
pub(crate) fn source(forecast: &Forecast) -> Source {
    match forecast.chances().map(|chances| chances.scenarios) {
        Some(Scenarios::All(_)) => Source::AllScenarios,
        Some(Scenarios::Drawn(samples)) => Source::Samples(samples.into()),
        None => Source::Samples(0),
    }
}

/// The same for shares with one own result: as many as have it.
pub(crate) fn source_with(forecast: &Forecast, share: Option<&Share>) -> Source {
    let of = share.map_or(0, |share| share.of);
    match source(forecast) {
        Source::AllScenarios if of > 0 => Source::AllScenarios,
        _ => Source::Samples(of),
    }
}

/// A share in a cell; nothing for what is proved to be impossible, or sure.
pub(crate) fn cell(lang: Lang, share: Option<Share>, source: Source, possible: bool) -> Cell {
    match share {
        Some(share) if possible && source.tells() && !is_settled(share, source) => {
            Cell::Sign(Shown::new(percent(lang, share, source), plain(share, source)).into())
        }
        _ => Cell::Missing,
    }
}

/// The same for a place: where no scenario has it, or every one, this is proved.
pub(crate) fn of_place(lang: Lang, share: Share, source: Source) -> Cell {
    match share.count {
        0 if is_settled(share, source) => result::certainty(lang, Certainty::Out),
        _ if is_settled(share, source) => result::certainty(lang, Certainty::Sure),
        _ => cell(lang, Some(share), source, true),
    }
}

/// Whether no scenario has it, or every one, and all were gone through.
fn is_settled(share: Share, source: Source) -> bool {
    source == Source::AllScenarios && (share.count == 0 || share.count == share.of)
}

impl Source {
    /// Whether it is enough to tell chances.
    fn tells(self) -> bool {
        self.samples() >= FEW
    }

    /// How many samples it is worth.
    fn samples(self) -> u64 {
        match self {
            Self::Samples(samples) => samples,
            Self::AllScenarios | Self::Model => u64::MAX,
        }
    }
}

/// Several places together.
pub(crate) fn sum(shares: &[Share]) -> Option<Share> {
    let first = shares.first()?;
    Some(Share { count: shares.iter().map(|share| share.count).sum(), of: first.of })
}

/// `36.2 %`, `99.95 %`, `< 0.01 %`, `> 99.99 %`.
pub(crate) fn percent(lang: Lang, share: Share, source: Source) -> String {
    match rounded(share, source.samples()) {
        Rounded::Below(least) => {
            let number = decimal(lang, least, 2);
            say!(lang, "< {number} %", number)
        }
        Rounded::Above(most) => {
            let number = decimal(lang, most, 2);
            say!(lang, "> {number} %", number)
        }
        Rounded::About(hundredths) => {
            // Near both ends a decimal would round to nothing or to everything.
            let number = match hundredths {
                100..9_900 => decimal(lang, (hundredths + 5) / 10, 1),
                _ => decimal(lang, hundredths, 2),
            };
            say!(lang, "{number} %", number)
        }
    }
}

/// Percent as programs read them: `36.20`, `<0.01`, `>99.99`.
fn plain(share: Share, source: Source) -> String {
    let number = |hundredths| decimal(Lang::En, hundredths, 2);
    match rounded(share, source.samples()) {
        Rounded::Below(least) => format!("<{}", number(least)),
        Rounded::Above(most) => format!(">{}", number(most)),
        Rounded::About(hundredths) => number(hundredths),
    }
}

/// Hundredths of a percent, never nothing and never everything.
enum Rounded {
    Below(u64),
    Above(u64),
    About(u64),
}

/// What a number of samples tells: no less than one of them, and no less than a hundredth of a percent.
fn rounded(share: Share, samples: u64) -> Rounded {
    let of = u128::from(share.of.max(1));
    let hundredths = u64::try_from((u128::from(share.count) * 20_000 + of) / (2 * of)).unwrap_or(10_000);
    let (least, said) = ((10_000 / samples.max(1)).max(1), 10_000u64.div_ceil(samples.max(1)));
    match hundredths {
        some if some < least => Rounded::Below(said),
        some if some > 10_000 - least => Rounded::Above(10_000 - said),
        some => Rounded::About(some),
    }
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
        let share = |count, of| percent(Lang::En, Share { count, of }, Source::Samples(of));
        assert_eq!(share(0, 20_000), "< 0.01 %");
        assert_eq!(share(20_000, 20_000), "> 99.99 %");
        assert_eq!(share(19_999, 20_000), "> 99.99 %");
        assert_eq!(share(19_990, 20_000), "99.95 %");
        assert_eq!(share(19_800, 20_000), "99.00 %");
        assert_eq!(share(0, 1_000), "< 0.10 %");
        assert_eq!(share(0, 6_000), "< 0.02 %");
        assert_eq!((share(1, 11), share(10, 11)), ("9.1 %".to_owned(), "90.9 %".to_owned()));
        assert_eq!(share(1, 20_000), "0.01 %");
        assert_eq!(share(7_240, 20_000), "36.2 %");
        assert_eq!(
            percent(Lang::Fr, Share { count: 1, of: 8 }, Source::Samples(8)).replace('\u{202f}', " "),
            "12,5 %"
        );
        for count in 0..=20_000 {
            let said = share(count, 20_000);
            assert!(!said.starts_with("0.00 ") && !said.starts_with("100"), "{count}: {said}");
        }
    }

    #[test]
    fn shares_that_were_weighed_tell_no_more_than_their_samples() {
        let weighed =
            |count, samples| percent(Lang::En, Share { count, of: 1 << 40 }, Source::Samples(samples));
        assert_eq!(weighed(0, 20_000), "< 0.01 %");
        assert_eq!(weighed(0, 10), "< 10.00 %");
        assert_eq!(weighed(1 << 40, 1_000), "> 99.90 %");
        assert_eq!(weighed(1 << 39, 1_000), "50.0 %");
    }

    #[test]
    fn programs_read_neither_nothing_nor_everything() {
        let share = |count| plain(Share { count, of: 20_000 }, Source::Samples(20_000));
        assert_eq!([share(0), share(20_000), share(7_240)], ["<0.01", ">99.99", "36.20"]);
    }

    #[test]
    fn a_few_samples_tell_nothing() {
        assert!(matches!(
            cell(Lang::En, Some(Share { count: 1, of: 1 }), Source::Samples(1), true),
            Cell::Missing
        ));
    }

    /// Where all scenarios were gone through, nothing and everything are proved, and what there is is never nothing.
    #[test]
    fn of_all_scenarios_nothing_and_everything_are_words() {
        let share = |count| Share { count, of: Share::WHOLE };
        let said = |count| match of_place(Lang::En, share(count), Source::AllScenarios) {
            Cell::Sign(shown) => shown.shown.clone(),
            _ => String::new(),
        };
        assert_eq!([said(0), said(Share::WHOLE)], ["out", "sure"]);
        assert_eq!([said(1), said(Share::WHOLE - 1)], ["< 0.01 %", "> 99.99 %"]);
        assert_eq!(said(Share::WHOLE / 8), "12.5 %");
        let whole = cell(Lang::En, Some(share(Share::WHOLE)), Source::AllScenarios, true);
        assert!(matches!(whole, Cell::Missing));
    }
}
