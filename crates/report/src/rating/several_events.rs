//! Several events in one table for programs: a column for the event, and rows for what the periods come to.

use std::collections::BTreeSet;

use exaequo_model::{Order as _, Player, PlayerId};
use exaequo_rating::{K, PeriodFirst, PeriodTotal, PlayerRating, RatingChange};

use exaequo_json::results::rating::Status;

use super::data::{status, status_of_pool};
use super::figure::{hundredths, score, signed};
use super::players::{Shown, columns, figures, order, seat, seats};
use super::{Report, games};
use crate::Lang;
use crate::page::{Cell, Column, Page, Table};
use crate::text::sanitize;

/// Stands for the event in rows about a period.
const PERIOD: &str = "period";

/// All players of all events, and a row for each player and period.
pub(super) fn players(reports: &[Report<'_>], lang: Lang) -> Page {
    let teams = reports.iter().any(|report| report.input.tournament.is_team_event());
    let mut headings = names(&["event", "list", "pace", "fide_id"]);
    headings.extend(columns(lang, teams));
    let mut table = Table::new("", headings);
    for report in reports {
        let seats = seats(report.input.tournament);
        for (result, facts) in order(report, &seats).into_iter().filter_map(|player| of(report, player)) {
            let mut cells = begun(report, report.file, facts);
            if teams {
                cells.extend(seat(seats.get(result.player.index()).copied().flatten()));
            }
            cells.extend([Cell::Whole(facts.number.into()), name(report, facts)]);
            cells.extend(figures(result, &Shown::new(report, result)));
            cells.push(Cell::text(status(report, result).name()));
            table.push(cells);
        }
    }
    for (report, player) in once_a_period(reports, |_| None) {
        let Some((result, facts)) = of(report, player) else { continue };
        let mut cells = begun(report, PERIOD, facts);
        if teams {
            cells.extend(seat(None));
        }
        cells.extend([Cell::Empty, name(report, facts)]);
        let OfPeriod { result, shown, status } = of_period(report, result, facts);
        cells.extend(figures(&result, &shown));
        cells.push(Cell::text(status.name()));
        table.push(cells);
    }
    page_of(table, lang)
}

/// The games of some players in all events, and a row for each of them and period.
pub(super) fn games(reports: &[Report<'_>], whom: &[Vec<PlayerId>], lang: Lang) -> Page {
    let mut headings = names(&["event", "list", "pace", "fide_id", "player", "id"]);
    headings.extend(games::columns(lang));
    headings.extend(names(&["ro", "k", "rn"]));
    let mut table = Table::new("", headings);
    for (report, players) in reports.iter().zip(whom) {
        for (result, facts) in players.iter().filter_map(|player| of(report, *player)) {
            for line in report.rating.lines_of(result) {
                let mut cells = begun(report, report.file, facts);
                cells.extend([name(report, facts), Cell::Whole(facts.number.into())]);
                cells.extend(games::game(report, result, &line, lang));
                cells.extend([
                    Cell::maybe(result.rating),
                    Cell::maybe(result.k.map(|k| k.value)),
                    Cell::Empty,
                ]);
                table.push(cells);
            }
        }
    }
    for (report, player) in once_a_period(reports, |index| whom.get(index).map(Vec::as_slice)) {
        let Some((result, facts)) = of(report, player) else { continue };
        let mut cells = begun(report, PERIOD, facts);
        cells.extend([name(report, facts), Cell::Empty]);
        cells.extend(sum_of_games(&of_period(report, result, facts)));
        table.push(cells);
    }
    page_of(table, lang)
}

fn page_of(table: Table, lang: Lang) -> Page {
    let mut page = Page::new(lang, "rating", "");
    page.table(table);
    page
}

fn names(names: &[&str]) -> Vec<Column> {
    names.iter().map(|name| Column::text(*name, *name)).collect()
}

fn name(report: &Report<'_>, facts: &Player) -> Cell {
    Cell::person(sanitize(report.input.tournament.str(facts.name)))
}

fn of<'a>(report: &Report<'a>, player: PlayerId) -> Option<(&'a PlayerRating, &'a Player)> {
    let facts = report.input.tournament.players.get(player.index())?;
    Some((report.rating.players.get(player.index())?, facts))
}

/// The event, the list, the kind of play and the number at FIDE.
fn begun(report: &Report<'_>, event: &str, facts: &Player) -> Vec<Cell> {
    let list = report.input.list().map_or_else(String::new, |list| list.to_string());
    let number = facts.fide_id.number().map_or_else(String::new, |number| number.to_string());
    [event, &list, report.input.provisions.pace.name(), &number].map(Cell::text).to_vec()
}

/// Each player once a list and kind of play, in the order of the lists; a player without a FIDE number counts as another one in every event.
fn once_a_period<'r, 'a>(
    reports: &'r [Report<'a>],
    only: impl Fn(usize) -> Option<&'r [PlayerId]>,
) -> Vec<(&'r Report<'a>, PlayerId)> {
    let mut known = BTreeSet::new();
    let mut all = Vec::new();
    for (index, report) in reports.iter().enumerate() {
        let (list, pace) = (report.input.list(), report.input.provisions.pace);
        let players =
            only(index).map_or_else(|| order(report, &seats(report.input.tournament)), <[_]>::to_vec);
        for player in players {
            let number = of(report, player).and_then(|(_, facts)| facts.fide_id.number());
            if number.is_none_or(|number| known.insert((list, pace, number))) {
                all.push((report, player));
            }
        }
    }
    all.order_by_key(|(report, _)| (report.input.list(), report.input.provisions.pace));
    all
}

/// What a period comes to for a player, as if it were one event.
struct OfPeriod {
    result: PlayerRating,
    shown: Shown,
    status: Status,
}

fn of_period(report: &Report<'_>, result: &PlayerRating, facts: &Player) -> OfPeriod {
    let (input, series) = (&report.input, report.series);
    match (series.period_total(input, facts), series.period_first(input, facts)) {
        (Some(total), _) => of_rated(report, result, total),
        (None, Some(first)) => of_unrated(result, first),
        (None, None) => OfPeriod {
            result: result.clone(),
            shown: Shown::new(report, result),
            status: status(report, result),
        },
    }
}

fn of_rated(report: &Report<'_>, result: &PlayerRating, total: &PeriodTotal) -> OfPeriod {
    let provisions = report.input.provisions;
    let change = total.changes(provisions).iter().map(|change| change.0).sum();
    let sum = PlayerRating {
        rating: Some(total.rating),
        total: total.total(),
        k: total.one_k(provisions).map(|value| K { value, ..total.k }),
        change: Some(RatingChange(change)),
        new: Some(total.new_rating(provisions)),
        first: None,
        ..result.clone()
    };
    OfPeriod { shown: Shown::of_rated(&sum), status: status(report, &sum), result: sum }
}

fn of_unrated(result: &PlayerRating, first: &PeriodFirst) -> OfPeriod {
    let total = first.pool.total();
    let shown = Shown {
        rc: total.average(),
        score: total.score,
        games: total.games,
        new: first.pooled.published(),
        performance: None,
        ru: first.pooled.rating(),
    };
    OfPeriod { result: result.clone(), shown, status: status_of_pool(first.pooled) }
}

/// The sums in the columns of games, and what becomes of the rating.
fn sum_of_games(period: &OfPeriod) -> Vec<Cell> {
    let OfPeriod { result, shown, .. } = period;
    let of_rated = |cell| if result.rating.is_some() { cell } else { Cell::Empty };
    let mut cells = vec![Cell::Empty; games::BEFORE_EXPECTED];
    cells.extend([
        of_rated(hundredths(result.total.expected.hundredths())),
        score(shown.score),
        of_rated(signed(result.total.gain().hundredths())),
        result.change.map_or(Cell::Empty, |change| signed(change.0)),
        Cell::maybe(result.rating),
        Cell::maybe(result.k.map(|k| k.value)),
        Cell::maybe(shown.new),
    ]);
    cells
}
