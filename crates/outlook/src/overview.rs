//! Everybody who can still be among the first.

use exaequo_event::forecast::{Certainty, Forecast, ForecastRow, Horizon, Method, TieKind};
use exaequo_forecast::chance::Chance;
use exaequo_model::Color;
use exaequo_page::{Cell, Column, Narrow, Page, Readers, Sharing, Table, sanitize};

use crate::{Lang, chance, money, result, say, ties, way};

pub(crate) fn add(forecast: &Forecast, page: &mut Page) {
    let lang = page.lang;
    summary(forecast, page);
    if let Some(sentence) = ties::not_counted(forecast, lang) {
        page.paragraph(sentence);
    }
    page.table(table(forecast, lang));
    out(forecast, page);
    if !forecast.money().is_empty() {
        page.table(money::table(forecast, contenders(forecast), lang));
    }
    let ways: Vec<String> = contenders(forecast).filter_map(|(_, row)| way_of(forecast, row, lang)).collect();
    if !ways.is_empty() {
        page.heading(say!(lang, "How it can happen"));
        page.list(ways);
    }
    ties::add(forecast, page);
}

/// Those who can be among the first, with their position among the rows. Where only bounds are known, those whom a drawn
/// scenario has there.
fn contenders(forecast: &Forecast) -> impl Iterator<Item = (usize, &ForecastRow)> {
    let first = forecast.prospects().first;
    let can = move |row: &ForecastRow| row.outlook.extent.among_first(first) != Certainty::Out;
    let is_seen = move |row: &ForecastRow| {
        let among = |chance: &Chance| chance.places.iter().take(first as usize).any(|share| share.count > 0);
        let by_points = forecast.prospects().method == Method::Points && is_open(forecast, row);
        !by_points || row.chance.as_ref().is_none_or(among)
    };
    forecast.rows().iter().enumerate().filter(move |(_, row)| can(row) && is_seen(row))
}

/// Whether it is not decided if somebody will be among the first.
fn is_open(forecast: &Forecast, row: &ForecastRow) -> bool {
    row.outlook.extent.among_first(forecast.prospects().first) == Certainty::Open
}

/// Who is sure of the first place, shared or not, and how many can still have it.
fn summary(forecast: &Forecast, page: &mut Page) {
    let lang = page.lang;
    let is_sure = |row: &&ForecastRow| row.outlook.extent.among_first(1) == Certainty::Sure;
    for row in forecast.rows().iter().filter(is_sure) {
        let name = name(forecast, row);
        page.paragraph(say!(lang, "{name} is sure of the first place.", name));
    }
    let possible = forecast.count(1, Certainty::Possible);
    if possible > 0 {
        let n = u64::try_from(possible).unwrap_or(u64::MAX);
        page.paragraph(say!(lang, count n, "{n} can still be first.", "{n} can still be first.", n));
    }
    let open = forecast.count(forecast.prospects().first, Certainty::Open);
    if open > 0 && forecast.prospects().method == Method::Points {
        let n = u64::try_from(open).unwrap_or(u64::MAX);
        page.paragraph(
            say!(lang, count n, "{n} is not excluded by points.", "{n} are not excluded by points.", n),
        );
        let unseen = open - contenders(forecast).filter(|(_, row)| is_open(forecast, row)).count();
        if unseen > 0 {
            let n = u64::try_from(unseen).unwrap_or(u64::MAX);
            page.paragraph(say!(lang, count n, "{n} of them is not listed: no drawn scenario has them among the first.", "{n} of them are not listed: no drawn scenario has them among the first.", n));
        }
    } else if open > 0 {
        let n = u64::try_from(open).unwrap_or(u64::MAX);
        page.paragraph(say!(lang, count n, "Of {n} it could not be decided within the budget.", "Of {n} it could not be decided within the budget.", n));
    }
}

/// Whoever is not in the table, where that is proved; for programs as a number.
fn out(forecast: &Forecast, page: &mut Page) {
    let (lang, out) = (page.lang, forecast.out());
    let n = u64::try_from(out).unwrap_or(u64::MAX);
    if out > 0 {
        page.paragraph(say!(lang, count n, "{n} other is out (proved).", "{n} others are out (proved).", n));
    }
    let columns = vec![
        Column::number("first", say!(lang, "Places")),
        Column::number("out", say!(lang, ctx "forecast", "Out")),
    ];
    let mut table = Table::new(say!(lang, "Who is out"), columns);
    table.readers = Readers::Programs;
    let count = i64::try_from(out).unwrap_or(i64::MAX);
    table.push(vec![Cell::Whole(forecast.prospects().first.into()), Cell::Whole(count)]);
    page.table(table);
}

pub(crate) fn name(forecast: &Forecast, row: &ForecastRow) -> String {
    sanitize(forecast.event().tournament().name_of(row.who))
}

fn way_of(forecast: &Forecast, row: &ForecastRow, lang: Lang) -> Option<String> {
    let way = row.best_way.as_ref().filter(|way| way.place <= forecast.prospects().first)?;
    Some(way::sentence(forecast, &name(forecast, row), way, lang))
}

fn table(forecast: &Forecast, lang: Lang) -> Table {
    let first = forecast.prospects().first;
    let mut table = Table::new(say!(lang, "Who can still be among the first"), columns(forecast, lang));
    for (_, row) in contenders(forecast) {
        table.push(cells(forecast, row, first, lang));
    }
    table.hide_empty(&["opponent", "first_chance", "among_chance", "tie"]);
    table
}

fn columns(forecast: &Forecast, lang: Lang) -> Vec<Column> {
    let first = forecast.prospects().first;
    let among = say!(lang, ctx "places", "1–{first}", first);
    let among_chance = match forecast.prospects().method {
        Method::Points => say!(lang, "Estimate, 1–{first}", first),
        Method::Search | Method::Enumeration => chance::head(forecast, lang),
    };
    let [best, worst] = match forecast.prospects().method {
        // Where everybody has bounds, the heads say so once: the table fits the page.
        Method::Points => [say!(lang, "Not before"), say!(lang, "Not after")],
        Method::Search | Method::Enumeration => [say!(lang, "At best"), say!(lang, "At worst")],
    };
    let readers = if first > 1 { Readers::Everybody } else { Readers::Programs };
    let under = Narrow::NamedUnder("name");
    let mut columns = vec![
        Column::number("rank_now", say!(lang, "Now")).key().kept(),
        Column::number("id", say!(lang, "No.")).under("name").marked("#"),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::number("points", say!(lang, "Pts")),
        Column::text("opponent", say!(lang, "Plays")).under("name"),
        Column::text("best", best).narrow(under),
        Column::text("worst", worst).narrow(under),
        Column::text("first", say!(lang, "First")).narrow(under),
        Column::text("first_chance", chance::head(forecast, lang)).kept(),
        Column::text("among", among).narrow(under),
        Column::text("among_chance", among_chance).narrow(under),
        Column::text("tie", say!(lang, "Play-off")).narrow(under),
        // Bounds and places that are reached look the same to programs.
        Column::number("best_reached", say!(lang, "At best")).for_programs(),
        Column::number("worst_reached", say!(lang, "At worst")).for_programs(),
    ];
    for column in &mut columns[9..11] {
        column.readers = readers;
    }
    if matches!(forecast.situation().horizon(), Horizon::Unpaired { .. }) {
        // Bounds leave both open: once is enough.
        columns[9].readers = Readers::Programs;
    }
    columns
}

fn cells(forecast: &Forecast, row: &ForecastRow, first: u32, lang: Lang) -> Vec<Cell> {
    let tournament = forecast.event().tournament();
    let extent = &row.outlook.extent;
    let shares = row.chance.as_ref().map_or(&[][..], |chance| &chance.places);
    // What is proved needs no number.
    let can = |places: u32| matches!(extent.among_first(places), Certainty::Possible | Certainty::Open);
    let source = chance::source(forecast);
    let among = &shares[..shares.len().min(first as usize)];
    let [best, worst] = match forecast.prospects().method {
        Method::Points => [result::bound(lang, &extent.best), result::bound(lang, &extent.worst)],
        Method::Search | Method::Enumeration => {
            [result::best(lang, &extent.best), result::worst(lang, &extent.worst)]
        }
    };
    vec![
        Cell::Rank(row.place_now, Sharing::Alone),
        Cell::Whole(i64::from(tournament.number_of(row.who))),
        Cell::name(name(forecast, row), tournament.number_of(row.who)),
        row.points_now
            .map_or(Cell::Missing, |points| Cell::Exact { parts: points.hundredths().into(), decimals: 2 }),
        Cell::text(opponent(forecast, row, lang)),
        best,
        worst,
        result::certainty(lang, extent.among_first(1)),
        chance::cell(lang, shares.first().copied(), source, can(1)),
        result::certainty(lang, extent.among_first(first)),
        chance::cell(lang, chance::sum(among), source, can(first)),
        tied(forecast, row, lang),
        result::reached(&extent.best),
        result::reached(&extent.worst),
    ]
}

/// How likely it is to be in a tie; nothing for who never was, and where nobody plays off.
fn tied(forecast: &Forecast, row: &ForecastRow, lang: Lang) -> Cell {
    let ties = forecast.ties();
    let share = ties::share(ties.of(row.who)).filter(|share| share.count > 0);
    match ties.kind {
        TieKind::PlayOff => chance::cell(lang, share, ties::source(ties.chance), true),
        TieKind::Shared => Cell::Empty,
    }
}

/// `○ 7 Bruno`, with the colour the participant has.
pub(crate) fn opponent(forecast: &Forecast, row: &ForecastRow, _lang: Lang) -> String {
    let tournament = forecast.event().tournament();
    let Some((opponent, color)) = row.game else { return String::new() };
    let sign = match color {
        Color::White => "○",
        Color::Black => "●",
    };
    format!("{sign} {} {}", tournament.number_of(opponent), sanitize(tournament.name_of(opponent)))
}
