//! What can still happen to one participant, for each own result.

use exaequo_event::forecast::{Certainty, Forecast, ForecastRow, Method};
use exaequo_page::{Cell, Column, Narrow, Page, Table};
use exaequo_report::number;

use crate::{Lang, chance, money, overview, result, say, ties, way};

pub(crate) fn add(forecast: &Forecast, row: &ForecastRow, page: &mut Page) {
    let lang = page.lang;
    let name = overview::name(forecast, row);
    page.heading(name.clone());
    page.paragraph(whole(row, &name, lang));
    let opponent = overview::opponent(forecast, row, lang);
    if !opponent.is_empty() {
        page.paragraph(say!(lang, "Game to come: {opponent}", opponent));
    }
    let index = forecast.rows().iter().position(|one| one.who == row.who).unwrap_or(0);
    for sentence in money::sentences(forecast, index, lang) {
        page.paragraph(sentence);
    }
    if let Some(sentence) = ties::of(forecast, row.who, &name, lang) {
        page.paragraph(sentence);
    }
    if !row.outlook.by_result.is_empty() {
        page.table(results(forecast, row, lang));
    }
    let ways = ways(forecast, row, &name, lang);
    if !ways.is_empty() {
        page.heading(say!(lang, "How it can happen"));
        page.list(ways);
    }
    if let Some(table) = places(forecast, row, lang) {
        page.table(table);
    }
}

/// The best and the worst place, whatever happens.
pub(crate) fn whole(row: &ForecastRow, name: &str, lang: Lang) -> String {
    let extent = &row.outlook.extent;
    match (extent.best.exact(), extent.worst.exact()) {
        (Some(best), Some(worst)) if best == worst => {
            let place = number::ordinal(lang, best);
            say!(lang, "{name} is {place} whatever happens.", name, place)
        }
        (Some(best), Some(worst)) => {
            let (best, worst) = (number::ordinal(lang, best), number::ordinal(lang, worst));
            say!(lang, "{name} can be {best} at best and {worst} at worst.", name, best, worst)
        }
        _ => {
            let (best, worst) =
                (number::ordinal(lang, extent.best.proved), number::ordinal(lang, extent.worst.proved));
            say!(lang, "{name} is not before {best} and not after {worst}.", name, best, worst)
        }
    }
}

/// A row for each own result.
pub(crate) fn results(forecast: &Forecast, row: &ForecastRow, lang: Lang) -> Table {
    let under = Narrow::NamedUnder("result");
    let columns = vec![
        Column::name("result", say!(lang, "Own result")).kept(),
        Column::text("likely", say!(lang, "How likely")).narrow(under),
        Column::text("best", say!(lang, "At best")).kept(),
        Column::text("worst", say!(lang, "At worst")).kept(),
        Column::text("first", say!(lang, "First")).narrow(under),
        Column::text("first_chance", chance::head(forecast, lang)).narrow(under),
    ];
    let mut table = Table::new(say!(lang, "What the own result means"), columns);
    for (index, one) in row.outlook.by_result.iter().enumerate() {
        let chance = row.chance.as_ref().and_then(|chance| chance.by_result.get(index));
        let first = one.extent.among_first(1);
        let shares = chance.map_or(&[][..], |chance| &chance.places);
        table.push(vec![
            Cell::text(result::own(forecast, row, index, lang)),
            chance::cell(lang, chance.map(|chance| chance.likely), true),
            result::best(lang, &one.extent.best),
            result::worst(lang, &one.extent.worst),
            result::certainty(lang, first),
            chance::cell(
                lang,
                shares.first().copied(),
                matches!(first, Certainty::Possible | Certainty::Open),
            ),
        ]);
    }
    table.hide_empty(&["likely", "first_chance"]);
    table
}

/// A way to the best and to the worst place for each own result.
fn ways(forecast: &Forecast, row: &ForecastRow, name: &str, lang: Lang) -> Vec<String> {
    let both = row.ways.iter().flat_map(|(best, worst)| [best, worst]);
    let mut ways: Vec<String> =
        both.flatten().filter(|way| way.enough).map(|way| way::sentence(forecast, name, way, lang)).collect();
    ways.dedup();
    ways
}

/// How likely each place is.
fn places(forecast: &Forecast, row: &ForecastRow, lang: Lang) -> Option<Table> {
    let shares = &row.chance.as_ref()?.places;
    let columns = vec![
        Column::number("place", say!(lang, "Place")).key(),
        Column::text("chance", chance::head(forecast, lang)),
    ];
    let mut table = Table::new(say!(lang, "How likely each place is"), columns);
    let (best, mut worst) = (row.outlook.extent.best.proved, row.outlook.extent.worst.proved);
    if forecast.prospects().method == Method::Points {
        // Behind the last place that was drawn there is nothing to say.
        let last = shares.iter().rposition(|share| share.count > 0).map_or(0, |index| index + 1);
        worst = worst.min(u32::try_from(last).unwrap_or(u32::MAX));
    }
    for (place, share) in (1u32..).zip(shares).filter(|(place, _)| (best..=worst).contains(place)) {
        table.push(vec![Cell::Whole(i64::from(place)), chance::cell(lang, Some(*share), true)]);
    }
    Some(table)
}
