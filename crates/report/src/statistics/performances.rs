//! The best performances (10.2).

use std::cmp::Reverse;

use exaequo_model::{Elo, Order as _, Tournament};

use super::LINES;
use crate::page::{self, Cell, Column, Note, Table};
use crate::tally::{self, Tally};
use crate::{Lang, say};

/// A single game makes no performance to compare: at least half of the rounds count.
const fn least_games(round: u16) -> u16 {
    round.div_ceil(2)
}

/// The best ones; `None` where nobody has one.
pub(super) fn table(tournament: &Tournament, round: u16, lang: Lang) -> Option<Table> {
    let tallies = tally::all(tournament, round, None);
    let enough = |tally: &Tally| tally.rated_games() >= u32::from(least_games(round));
    let mut best: Vec<(i64, Tally)> =
        tallies.into_iter().filter(enough).filter_map(|tally| Some((tally.performance()?, tally))).collect();
    best.order_by_key(|(value, tally)| (Reverse(*value), tournament.player_number(tally.player)));
    let values: Vec<i64> = best.iter().map(|(value, _)| *value).collect();
    let mut table = Table::new(say!(lang, "Best performances"), columns(lang));
    for ((value, tally), place) in best.iter().zip(page::places(&values)).take(LINES) {
        table.push(cells(tournament, *value, tally, place));
    }
    table.hide_empty(&["rating"]);
    (!table.rows.is_empty()).then_some(table)
}

fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("rank", say!(lang, "Rank")).key().kept(),
        Column::number("number", say!(lang, "No.")),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::number("rating", say!(lang, "Rating")).under("name"),
        Column::number("performance", say!(lang, "Perf."))
            .about(say!(lang, "Performance (10.2)"))
            .strong()
            .kept(),
        Column::decimal("points", say!(lang, "Pts")),
        Column::number("games", say!(lang, "Games")),
    ]
}

fn cells(tournament: &Tournament, value: i64, tally: &Tally, place: Cell) -> Vec<Cell> {
    let player = &tournament.players[tally.player.index()];
    vec![
        place,
        Cell::Whole(player.number.into()),
        page::player(tournament, tally.player),
        Cell::maybe(tournament.rating_of(tally.player).map(Elo::value)),
        Cell::Whole(value),
        page::points(tally.points),
        Cell::Whole(tally.games.into()),
    ]
}

/// Who is compared.
pub(super) fn note(round: u16, lang: Lang) -> Note {
    let n = least_games(round);
    Note::new(
        say!(lang, "Best performances"),
        say!(lang, count n, "of players with at least {n} game against a rated opponent", "of players with at least {n} games against rated opponents", n),
    )
}
