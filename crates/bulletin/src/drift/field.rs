//! B.02, 10.2: the active field, its anchor, and who comes and goes, as tables.

use exaequo_register::DriftReport;
use exaequo_register::drift::{ActiveField, MedianChange, RatingMovement, Share, Turnover};

use super::words::{change, maybe, rating, ratings_cell};
use super::{figures, picture};
use exaequo_report::{number, say};

use crate::Lang;
use exaequo_page::{Cell, Column, Page, Table};

pub(super) fn add(report: &DriftReport, page: &mut Page) {
    let lang = page.lang;
    page.heading(say!(lang, "Active players"));
    let caption = say!(lang, "Tenths of the active players by rating, list by list (thick: the median)");
    picture(page, caption, figures::deciles(&report.fields, lang));
    page.table(fields(&report.fields, lang));
    page.table(reached(&report.fields, lang));
    page.table(anchor(report, lang));
    page.paragraph(median(&report.median, lang));
    page.table(turnover(&report.turnover, lang));
}

fn fields(fields: &[ActiveField], lang: Lang) -> Table {
    let mut columns = vec![
        Column::name("list", say!(lang, "List")).kept(),
        Column::number("rated", say!(lang, "Rated")),
        Column::number("active", say!(lang, "Active")),
        Column::number("mean", say!(lang, "Mean")).strong().kept(),
        Column::number("deviation", say!(lang, "Standard deviation")),
    ];
    let tenths = (1..=9).map(|n| {
        let share = n * 10;
        Column::number(format!("decile_{n}"), say!(lang, ctx "of players", "{share}%", share))
    });
    columns.extend(tenths);
    let best = fields.first().map_or(&[][..], |field| &field.best);
    columns.extend(best.iter().map(|best| {
        let n = best.players;
        Column::number(format!("best_{n}"), say!(lang, "Best {n}", n))
    }));
    let mut table = Table::new(say!(lang, "Active players, list by list"), columns);
    for field in fields {
        table.push(field_cells(field));
    }
    table
}

fn field_cells(field: &ActiveField) -> Vec<Cell> {
    let mut cells = vec![
        day(field),
        Cell::Whole(field.rated.into()),
        Cell::Whole(field.active.into()),
        maybe(field.mean, rating),
        maybe(field.deviation, rating),
    ];
    cells.extend((0..9).map(|tenth| maybe(field.deciles.map(|all| all[tenth]), rating)));
    cells.extend(field.best.iter().map(|best| maybe(best.mean, rating)));
    cells
}

fn day(field: &ActiveField) -> Cell {
    Cell::text(field.list.to_string())
}

/// How many have a rating or more, on the first list and on the last.
fn reached(fields: &[ActiveField], lang: Lang) -> Table {
    let ends: Vec<&ActiveField> = fields.first().into_iter().chain(fields.last()).collect();
    let mut columns = vec![Column::name("rating", say!(lang, "Rating or more"))];
    for (key, field) in ["start", "end"].into_iter().zip(&ends) {
        columns.push(Column::number(key, number::date(lang, field.list)));
    }
    let mut table = Table::new(say!(lang, "Active players from a rating on"), columns);
    let levels = ends.first().map_or(0, |field| field.reached.len());
    for level in 0..levels {
        let players = ends.iter().map(|field| Cell::Whole(field.reached[level].players.into()));
        let rating = Cell::Whole(ends[0].reached[level].rating.into());
        table.push(std::iter::once(rating).chain(players).collect());
    }
    table
}

fn anchor(report: &DriftReport, lang: Lang) -> Table {
    let caption = say!(lang, "Players of 25 to 45 with ten games or more in each of two years");
    let columns = vec![
        Column::name("rating", say!(lang, "Rating at the beginning")).kept(),
        Column::number("players", say!(lang, "Players")),
        Column::number("median", say!(lang, "Median change")),
        Column::number("mean", say!(lang, "Mean change")).strong().kept(),
        Column::number("low", say!(lang, "95% from")),
        Column::number("high", say!(lang, "95% to")),
    ];
    let mut table = Table::new(caption, columns);
    for (band, movement) in &report.anchor.bands {
        table.push(movement_cells(ratings_cell(*band, lang), movement));
    }
    table.push(movement_cells(Cell::sign(say!(lang, ctx "ratings", "All"), "all"), &report.anchor.all));
    table
}

fn movement_cells(first: Cell, movement: &RatingMovement) -> Vec<Cell> {
    let interval = movement.interval();
    vec![
        first,
        Cell::Whole(movement.players.into()),
        maybe(movement.median, change),
        maybe(movement.mean, change),
        maybe(interval.map(|[low, _]| low), change),
        maybe(interval.map(|[_, high]| high), change),
    ]
}

fn median(median: &MedianChange, lang: Lang) -> String {
    let ([Some(start), Some(end)], Some(movement), Some(composition)) =
        (median.medians, median.movement, median.composition)
    else {
        return say!(lang, "No player was active on both lists.");
    };
    let [start, end] = [start, end].map(|value| rating(value).shown(lang));
    let [movement, composition] = [movement, composition].map(|value| change(value).shown(lang));
    say!(
        lang,
        "The median of active players went from {start} to {end}: {movement} because those who stayed moved, {composition} because others came in place of those who left.",
        start,
        end,
        movement,
        composition
    )
}

fn turnover(turnover: &Turnover, lang: Lang) -> Table {
    let columns = vec![
        Column::name("players", say!(lang, "Players")).kept(),
        Column::number("count", say!(lang, "Number")),
        Column::number("mean", say!(lang, "Mean rating")).strong().kept(),
    ];
    let mut table = Table::new(say!(lang, "Who came and who left"), columns);
    for (words, key, share) in shares(turnover, lang) {
        let Share { players, mean } = share;
        table.push(vec![Cell::sign(words, key), Cell::Whole(players.into()), maybe(mean, rating)]);
    }
    table
}

fn shares(turnover: &Turnover, lang: Lang) -> [(String, &'static str, Share); 8] {
    let [start, end] = turnover.field;
    [
        (say!(lang, "Active at the beginning"), "start", start),
        (say!(lang, "Came: new"), "new", turnover.new),
        (say!(lang, "Came: active again"), "back", turnover.back),
        (say!(lang, "Came: all"), "entrants", turnover.entrants),
        (say!(lang, "Left: inactive"), "gone", turnover.gone),
        (say!(lang, "Left: no longer rated"), "delisted", turnover.delisted),
        (say!(lang, "Left: all"), "leavers", turnover.leavers),
        (say!(lang, "Active at the end"), "end", end),
    ]
}
