//! Prize money in words: between what and what, and what can be expected.

use exaequo_event::forecast::{Forecast, MoneyAhead};
use exaequo_page::Cell;
use exaequo_prizes::Money;
use exaequo_report::{number, prizes};

use crate::{Lang, say};

/// The ends of it: proved, or bounds where no scenario is known that reaches them.
pub(crate) fn ends(forecast: &Forecast, index: usize, lang: Lang) -> Cell {
    Cell::text(forecast.money().get(index).map(|money| between(forecast, money, lang)).unwrap_or_default())
}

/// The mean of drawn scenarios.
pub(crate) fn expected(forecast: &Forecast, index: usize, lang: Lang) -> Cell {
    let mean = forecast.money().get(index).and_then(|money| money.mean);
    Cell::text(mean.map(|mean| amount(forecast, mean, lang)).unwrap_or_default())
}

/// Both in sentences.
pub(crate) fn sentences(forecast: &Forecast, index: usize, lang: Lang) -> Vec<String> {
    let Some(money) = forecast.money().get(index) else { return Vec::new() };
    let ends = between(forecast, money, lang);
    let mut sentences = vec![say!(lang, "Prize money: {ends}.", ends)];
    if let Some(mean) = money.mean {
        let (mean, drawn) = (amount(forecast, mean, lang), number::whole(lang, money.samples.into()));
        sentences.push(say!(
            lang,
            "Expected: {mean}, an estimate from {drawn} drawn scenarios.",
            mean,
            drawn
        ));
    }
    sentences
}

fn between(forecast: &Forecast, money: &MoneyAhead, lang: Lang) -> String {
    let [least, most] = [money.least, money.most].map(|limit| amount(forecast, limit.proved, lang));
    match (money.least.exact(), money.most.exact()) {
        (Some(one), Some(other)) if one == other => say!(lang, "{least} in any case", least),
        (Some(one), Some(_)) => {
            // The currency stands once.
            let least = prizes::amount(one, "", lang);
            say!(lang, "between {least} and {most}", least, most)
        }
        (Some(Money::ZERO), None) => say!(lang, "no more than {most}", most),
        (Some(_), None) => say!(lang, "{least} or more, no more than {most}", least, most),
        (None, Some(_)) => say!(lang, "{most} or less, no less than {least}", least, most),
        (None, None) => say!(lang, "no less than {least}, no more than {most}", least, most),
    }
}

fn amount(forecast: &Forecast, money: Money, lang: Lang) -> String {
    prizes::amount(money, forecast.currency(), lang)
}
