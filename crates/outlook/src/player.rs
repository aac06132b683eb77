//! What can still happen to one participant, for each own result.

use exaequo_event::forecast::{Certainty, Forecast, ForecastRow, Method, Way};
use exaequo_forecast::Extent;
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

/// A row for each own result; of a match, for each score.
pub(crate) fn results(forecast: &Forecast, row: &ForecastRow, lang: Lang) -> Table {
    let under = Narrow::NamedUnder("result");
    let columns = vec![
        Column::name("result", say!(lang, "Own result")).kept(),
        Column::text("likely", say!(lang, "How likely")).narrow(under),
        Column::text("best", say!(lang, "At best")).kept(),
        Column::text("worst", say!(lang, "At worst")).kept(),
        Column::text("first", say!(lang, "First")).narrow(under),
        Column::text("first_chance", chance::head(forecast, lang)).narrow(under),
        Column::number("best_reached", say!(lang, "At best")).for_programs(),
        Column::number("worst_reached", say!(lang, "At worst")).for_programs(),
    ];
    let mut table = Table::new(say!(lang, "What the own result means"), columns);
    for (own, results) in result::groups(forecast, row, lang) {
        let extents = results.iter().filter_map(|index| row.outlook.by_result.get(*index));
        let Some(extent) = extents.map(|one| one.extent.clone()).reduce(Extent::or) else { continue };
        let chances = row.chance.iter().flat_map(|chance| &chance.by_result).enumerate();
        let chances = chances.filter(|(index, _)| results.contains(index)).map(|(_, chance)| chance.clone());
        let chance = chances.reduce(|one, other| one.or(&other));
        let first = extent.among_first(1);
        let shares = chance.as_ref().map_or(&[][..], |chance| &chance.places);
        table.push(vec![
            Cell::text(own),
            chance::cell(lang, chance.as_ref().map(|chance| chance.likely), chance::EXACT, true),
            result::best(lang, &extent.best),
            result::worst(lang, &extent.worst),
            result::certainty(lang, first),
            chance::cell(
                lang,
                shares.first().copied(),
                shares.first().map_or(0, |share| share.of),
                matches!(first, Certainty::Possible | Certainty::Open),
            ),
            result::reached(&extent.best),
            result::reached(&extent.worst),
        ]);
    }
    table.hide_empty(&["likely", "first_chance"]);
    table
}

/// A way to the best and to the worst place for each own result; for who has none to come, or several, whatever happens.
fn ways(forecast: &Forecast, row: &ForecastRow, name: &str, lang: Lang) -> Vec<String> {
    let whole = (row.best_way.clone(), row.worst_way.clone());
    let ends = if row.ways.is_empty() { vec![whole] } else { of_scores(forecast, row, lang) };
    let both = ends.iter().flat_map(|(best, worst)| [best, worst]);
    let mut ways: Vec<String> = both.flatten().map(|way| way::sentence(forecast, name, way, lang)).collect();
    ways.dedup();
    ways
}

/// The ways of each row of the table: to the best place of its results, and to the worst.
fn of_scores(forecast: &Forecast, row: &ForecastRow, lang: Lang) -> Vec<(Option<Way>, Option<Way>)> {
    let groups = result::groups(forecast, row, lang).into_iter();
    let ways = groups.map(|(_, results)| {
        let own = || results.iter().filter_map(|index| row.ways.get(*index));
        let best = own().filter_map(|(best, _)| best.as_ref()).min_by_key(|way| way.place);
        let worst = own().filter_map(|(_, worst)| worst.as_ref()).max_by_key(|way| way.place);
        (best.cloned(), worst.cloned())
    });
    ways.collect()
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
        let chance = chance::cell(lang, Some(*share), chance::samples(forecast), true);
        table.push(vec![Cell::Whole(i64::from(place)), chance]);
    }
    Some(table)
}
