//! Prize money in words: between what and what, and what can be expected.

use exaequo_event::forecast::{Forecast, ForecastRow, MoneyAhead};
use exaequo_forecast::chance::Scenarios;
use exaequo_page::{Cell, Column, Table};
use exaequo_prizes::Money;
use exaequo_report::{number, prizes};

use crate::{Lang, overview, say};

/// The money of some of the rows, which come with their positions.
pub(crate) fn table<'a>(
    forecast: &Forecast,
    rows: impl Iterator<Item = (usize, &'a ForecastRow)>,
    lang: Lang,
) -> Table {
    let columns = vec![
        Column::name("name", say!(lang, "Name")).kept(),
        Column::text("expected", expected(forecast, lang)).kept(),
        Column::text("money", say!(lang, "What is proved")).under("name"),
    ];
    let mut table = Table::new(say!(lang, "Prize money"), columns);
    for (index, row) in rows {
        let (money, number) = (forecast.money().get(index), forecast.event().tournament().number_of(row.who));
        let mean = money.and_then(|money| money.mean).map(|mean| amount(forecast, mean, lang));
        table.push(vec![
            Cell::name(overview::name(forecast, row), number),
            Cell::text(mean.unwrap_or_default()),
            Cell::text(money.map(|money| between(forecast, money, lang)).unwrap_or_default()),
        ]);
    }
    table.hide_empty(&["expected"]);
    table
}

/// Both in sentences.
pub(crate) fn sentences(forecast: &Forecast, index: usize, lang: Lang) -> Vec<String> {
    let Some(money) = forecast.money().get(index) else { return Vec::new() };
    let ends = between(forecast, money, lang);
    let mut sentences = vec![say!(lang, "Prize money: {ends}.", ends)];
    if let Some(mean) = money.mean {
        let mean = amount(forecast, mean, lang);
        sentences.push(match money.scenarios {
            Scenarios::All(_) => say!(lang, "Expected: {mean}, exact under the model.", mean),
            Scenarios::Drawn(samples) => {
                let drawn = number::whole(lang, samples.into());
                say!(lang, "Expected: {mean}, an estimate from {drawn} drawn scenarios.", mean, drawn)
            }
        });
    }
    sentences
}

/// What stands over the mean.
fn expected(forecast: &Forecast, lang: Lang) -> String {
    match forecast.money().first().map(|money| money.scenarios) {
        Some(Scenarios::All(_)) => say!(lang, ctx "money", "Expected"),
        _ => say!(lang, "Expected (estimate)"),
    }
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
        // Nobody gets less than nothing.
        (_, None) if money.least.proved == Money::ZERO => say!(lang, "no more than {most}", most),
        (None, Some(_)) if money.least.proved == Money::ZERO => say!(lang, "{most} or less", most),
        (Some(_), None) => say!(lang, "{least} or more, no more than {most}", least, most),
        (None, Some(_)) => say!(lang, "{most} or less, no less than {least}", least, most),
        (None, None) => say!(lang, "no less than {least}, no more than {most}", least, most),
    }
}

fn amount(forecast: &Forecast, money: Money, lang: Lang) -> String {
    prizes::amount(money, forecast.currency(), lang)
}
