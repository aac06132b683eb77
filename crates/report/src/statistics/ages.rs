//! The youngest and the oldest. Of the date of birth only the year is shown.

use std::cmp::Reverse;

use exaequo_model::{Birth, Date, Elo, Order as _, PlayerId, Tournament};

use super::LINES;
use crate::page::{self, Cell, Column, Table};
use crate::{Lang, say};

/// When somebody was born, as far as it can be compared: the day only if it is known of everybody of that year.
type Born = (i16, Option<Date>);

/// A table of the youngest and one of the oldest; none where fewer than two births are known.
pub(super) fn tables(tournament: &Tournament, lang: Lang) -> Vec<Table> {
    let mut players = births(tournament);
    if players.len() < 2 {
        return Vec::new();
    }
    players.order_by_key(|(born, player)| (Reverse(*born), number(tournament, *player)));
    let youngest = table(tournament, say!(lang, "The youngest"), "youngest", &players, lang);
    players.order_by_key(|(born, player)| (*born, number(tournament, *player)));
    let oldest = table(tournament, say!(lang, "The oldest"), "oldest", &players, lang);
    vec![youngest, oldest]
}

fn number(tournament: &Tournament, player: PlayerId) -> u32 {
    tournament.player_number(player)
}

fn births(tournament: &Tournament) -> Vec<(Born, PlayerId)> {
    let players = || (0..).map(PlayerId).zip(&tournament.players);
    let without_day = |birth: Birth| match birth {
        Birth::Year(year) => Some(year),
        Birth::Unknown | Birth::Day(_) => None,
    };
    let mut vague: Vec<i16> = players().filter_map(|(_, player)| without_day(player.birth)).collect();
    vague.order();
    vague.dedup();
    let born = |birth: Birth| match birth {
        Birth::Unknown => None,
        Birth::Year(year) => Some((year, None)),
        Birth::Day(day) => Some((day.year(), (!vague.contains(&day.year())).then_some(day))),
    };
    players().filter_map(|(id, player)| Some((born(player.birth)?, id))).collect()
}

fn table(
    tournament: &Tournament,
    caption: String,
    which: &'static str,
    players: &[(Born, PlayerId)],
    lang: Lang,
) -> Table {
    let columns = vec![
        Column::number("rank", say!(lang, "Rank")).key().kept(),
        Column::number("number", say!(lang, "No.")),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::number("rating", say!(lang, "Rating")).under("name"),
        Column::number("birth_year", say!(lang, "Born")).about(say!(lang, "Year of birth")).strong().kept(),
    ];
    let group = Cell::sign(&*caption, which);
    let mut table = Table::new(caption, columns);
    table.group = Some(("age", group));
    let order: Vec<Born> = players.iter().map(|(born, _)| *born).collect();
    // Nobody is among the youngest and the oldest.
    let lines = LINES.min(players.len() / 2);
    for (((year, _), player), place) in players.iter().zip(page::places(&order)).take(lines) {
        table.push(vec![
            place,
            Cell::Whole(number(tournament, *player).into()),
            page::player(tournament, *player),
            Cell::maybe(tournament.rating_of(*player).map(Elo::value)),
            Cell::Whole((*year).into()),
        ]);
    }
    table.hide_empty(&["rating"]);
    table
}
