//! What can still happen to one participant, for each own result.

use exaequo_event::forecast::{Certainty, Forecast, ForecastRow, Method, Way};
use exaequo_forecast::Extent;
use exaequo_page::{Cell, Column, Narrow, Page, Table};
use exaequo_report::number;

use crate::result::OwnScore;
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
    let played_off = [ties::of(forecast, row.who, &name, lang), ties::not_counted(forecast, lang)];
    for sentence in played_off.into_iter().flatten() {
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
    for OwnScore { own, results, .. } in result::groups(forecast, row, lang) {
        let extents = results.iter().filter_map(|index| row.outlook.by_result.get(*index));
        let Some(extent) = extents.map(|one| one.extent.clone()).reduce(Extent::or) else { continue };
        let chances = row.chance.iter().flat_map(|chance| &chance.by_result).enumerate();
        let chances = chances.filter(|(index, _)| results.contains(index)).map(|(_, chance)| chance.clone());
        let chance = chances.reduce(|one, other| one.or(&other));
        let first = extent.among_first(1);
        let shares = chance.as_ref().map_or(&[][..], |chance| &chance.places);
        table.push(vec![
            Cell::text(own),
            chance::cell(lang, chance.as_ref().map(|chance| chance.likely), chance::Source::Model, true),
            result::best(lang, &extent.best),
            result::worst(lang, &extent.worst),
            result::certainty(lang, first),
            chance::cell(
                lang,
                shares.first().copied(),
                chance::source_with(forecast, shares.first()),
                matches!(first, Certainty::Possible | Certainty::Open),
            ),
            result::reached(&extent.best),
            result::reached(&extent.worst),
        ]);
    }
    table.hide_empty(&["likely", "first_chance"]);
    table
}

/// A way to the best and to the worst place for each own result; whatever happens for who has none to come, or several, or
/// no other place.
fn ways(forecast: &Forecast, row: &ForecastRow, name: &str, lang: Lang) -> Vec<String> {
    let is_fixed = row.best_way.as_ref().is_some_and(|way| way.needed.is_empty());
    if row.ways.is_empty() || is_fixed {
        let both = [&row.best_way, &row.worst_way].into_iter().flatten();
        let mut ways: Vec<String> = both.map(|way| way::sentence(forecast, name, way, lang)).collect();
        ways.dedup();
        return ways;
    }
    let mut ways: Vec<WithScores> = Vec::new();
    for one in of_scores(forecast, row, lang) {
        match ways.iter_mut().find(|known| known.is_same(&one)) {
            Some(known) => known.join(one),
            None => ways.push(one),
        }
    }
    ways.iter().map(|one| way::with_scores(forecast, name, &one.scores, &one.way, lang)).collect()
}

/// A way with the own scores that lead there; without any, the own results are among those that are needed.
struct WithScores {
    scores: Vec<String>,
    way: Way,
}

impl WithScores {
    /// Whether another score leads to the same place if the same happens elsewhere.
    fn is_same(&self, other: &Self) -> bool {
        let (own, its) = (&self.way, &other.way);
        let is_told_alike = match (self.scores.is_empty(), other.scores.is_empty()) {
            (true, true) => own.decided == its.decided,
            (one, other) => one == other,
        };
        is_told_alike && own.place == its.place && own.needed == its.needed
    }

    /// The same with the scores of another.
    fn join(&mut self, other: Self) {
        let more = other.scores.into_iter().filter(|score| !self.scores.contains(score)).collect::<Vec<_>>();
        self.scores.extend(more);
    }
}

/// The ways of each row of the table: to the best place of its results, and to the worst.
fn of_scores(forecast: &Forecast, row: &ForecastRow, lang: Lang) -> Vec<WithScores> {
    let groups = result::groups(forecast, row, lang).into_iter();
    let ways = groups.flat_map(|group| {
        let own = || group.results.iter().filter_map(|index| row.ways.get(*index));
        let best = own().filter_map(|(best, _)| best.as_ref()).min_by_key(|way| way.place);
        let worst = own().filter_map(|(_, worst)| worst.as_ref()).max_by_key(|way| way.place);
        let told = |way: &Way| told_by_score(forecast, row, &group, way);
        [best.map(told), worst.map(told)].into_iter().flatten().collect::<Vec<_>>()
    });
    ways.collect()
}

/// A way told by the score of the own match, where no other results of its boards have that score.
fn told_by_score(forecast: &Forecast, row: &ForecastRow, group: &OwnScore, way: &Way) -> WithScores {
    let own = forecast.situation().own(row.who);
    match (&group.score, &group.results[..]) {
        (Some(score), [_]) if way.enough && way.needed.len() <= way::MOST => {
            let others = way.needed.iter().filter(|needed| !own.contains(&needed.unit)).cloned();
            let way = Way { needed: others.collect(), ..way.clone() };
            WithScores { scores: vec![score.clone()], way }
        }
        _ => WithScores { scores: Vec::new(), way: way.clone() },
    }
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
        let chance = chance::of_place(lang, *share, chance::source(forecast));
        table.push(vec![Cell::Whole(i64::from(place)), chance]);
    }
    Some(table)
}
