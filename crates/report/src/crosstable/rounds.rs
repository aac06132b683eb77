//! Swiss: a column for each round.

use exaequo_model::{ParticipantId, PrimaryScore, RoundEntry, Slot};

use super::{CellStyle, Cross, RowOrder, cell, in_sight};
use crate::page::ranking::{
    criteria_cells, criteria_columns, more_cells, more_columns, who_cells, who_columns,
};
use crate::page::{Cell, Column, Table};
use crate::say;

pub(super) fn table(cross: &Cross<'_>) -> Table {
    let (standings, lang) = (cross.standings, cross.lang);
    let mut columns = line_column(cross);
    columns.extend(who_columns(lang));
    columns.extend(more_columns(lang));
    for round in 1..=standings.field.rounds() {
        let head = say!(lang, "R{round}", round);
        let about = say!(lang, "Round {round}", round);
        columns.push(Column::sign(format!("round_{round}"), head).about(about));
    }
    columns.extend(criteria_columns(standings, lang));
    in_sight(&mut columns, lang);
    let caption = say!(lang, "Crosstable");
    let mut table = Table::new(caption, columns);
    for index in cross.rows() {
        let row = &standings.rows[index];
        let mut cells = line_cell(cross, index);
        cells.extend(who_cells(standings, row));
        cells.extend(more_cells(standings, row, lang));
        cells.extend(round_cells(cross, row.participant));
        cells.extend(criteria_cells(standings, row.participant));
        table.push(cells);
    }
    table
}

/// Where places are shared, the lines are numbered: opponents are named by them.
pub(super) fn line_column(cross: &Cross<'_>) -> Vec<Column> {
    if !has_lines(cross) {
        return Vec::new();
    }
    let about = say!(cross.lang, "Line of the list");
    vec![Column::number("line", "#").key().about(about)]
}

pub(super) fn line_cell(cross: &Cross<'_>, index: usize) -> Vec<Cell> {
    if has_lines(cross) { vec![Cell::count(index + 1)] } else { Vec::new() }
}

/// Whether ranks do not number the lines.
pub(super) fn has_lines(cross: &Cross<'_>) -> bool {
    let is_rank = |(index, row): (usize, &exaequo_tiebreak::RankedRow)| {
        row.rank.is_some_and(|rank| usize::try_from(rank).is_ok_and(|rank| rank == index + 1))
    };
    cross.options.order == RowOrder::Rank && !cross.standings.rows.iter().enumerate().all(is_rank)
}

fn round_cells(cross: &Cross<'_>, who: ParticipantId) -> Vec<Cell> {
    let field = &cross.standings.field;
    if field.tournament.is_team_event() {
        let matches = field.table(PrimaryScore::MatchPoints).records.of(who);
        let games = field.table(PrimaryScore::GamePoints).records.of(who);
        return matches.iter().zip(games).map(|(matched, games)| team(cross, matched, games)).collect();
    }
    field.table(field.primary).records.of(who).iter().map(|entry| player(cross, entry)).collect()
}

fn player(cross: &Cross<'_>, entry: &RoundEntry) -> Cell {
    let Some(opponent) = entry.opponent() else { return alone(cross, entry) };
    let name = cross.name(opponent);
    let game = match cross.options.style {
        CellStyle::Usual => cell::game(cross.lang, &name, entry.color, entry.slot),
        CellStyle::French => cell::french_game(&name, entry.color, entry.slot),
    };
    Cell::Sign(game.into())
}

/// A round without an opponent.
fn alone(cross: &Cross<'_>, entry: &RoundEntry) -> Cell {
    let Slot::Bye(bye) = entry.slot else { return Cell::Empty };
    match cross.options.style {
        CellStyle::Usual => Cell::Sign(cell::bye(cross.lang, bye, entry.points).into()),
        CellStyle::French => Cell::sign(cell::french_bye(bye), cell::french_bye(bye)),
    }
}

/// A match, or a round without one.
fn team(cross: &Cross<'_>, matched: &RoundEntry, games: &RoundEntry) -> Cell {
    let lang = cross.lang;
    let score = cell::score(lang, matched.slot, games.points, matched.points);
    let sign = match (matched.opponent(), matched.slot) {
        (Some(opponent), _) => cell::meeting(lang, &cross.name(opponent), matched.color, &score),
        (None, Slot::Bye(bye)) => cell::team_bye(bye, &score),
        (None, _) => return Cell::Empty,
    };
    Cell::Sign(sign.into())
}
