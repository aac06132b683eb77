//! Round robin: everybody against everybody, with a cell for each pair and a place in it for each game.

use exaequo_model::{ParticipantId, PrimaryScore, RoundEntry, Slot};

use super::rounds::{line_cell, line_column};
use super::{Cross, RowOrder, cell, in_sight};
use crate::page::ranking::{
    criteria_cells, criteria_columns, more_cells, more_columns, who_cells, who_columns,
};
use crate::page::{Cell, Column, Shown, Table, signs};
use crate::say;
use crate::text::sanitize;

pub(super) fn table(cross: &Cross<'_>) -> Table {
    let (standings, lang) = (cross.standings, cross.lang);
    let rows = cross.rows();
    let mut columns = line_column(cross);
    columns.extend(who_columns(lang));
    columns.extend(more_columns(lang));
    columns.extend(rows.iter().map(|&row| opponent_column(cross, row)));
    columns.extend(criteria_columns(standings, lang));
    in_sight(&mut columns, lang);
    let caption = say!(lang, "Round robin crosstable");
    let mut table = Table::new(caption, columns);
    for &index in &rows {
        let row = &standings.rows[index];
        let mut cells = line_cell(cross, index);
        cells.extend(who_cells(standings, row));
        cells.extend(more_cells(standings, row, lang));
        let meetings = meetings(cross, row.participant);
        cells.extend(rows.iter().map(|&other| {
            let other = standings.rows[other].participant;
            if other == row.participant { Cell::Own } else { games(&meetings, other) }
        }));
        cells.extend(criteria_cells(standings, row.participant));
        table.push(cells);
    }
    table
}

fn opponent_column(cross: &Cross<'_>, row: usize) -> Column {
    let who = cross.standings.rows[row].participant;
    let tournament = &cross.standings.field.tournament;
    let name = cross.name(who);
    let key = match cross.options.order {
        RowOrder::Rank => format!("line_{name}"),
        RowOrder::Number => format!("number_{name}"),
    };
    Column::sign(key, name).about(sanitize(tournament.name_of(who)))
}

/// The opponents of a participant with what became of each game, in the order of the rounds.
fn meetings(cross: &Cross<'_>, who: ParticipantId) -> Vec<(ParticipantId, Shown)> {
    let field = &cross.standings.field;
    let entries = field.table(field.primary).records.of(who);
    if !field.tournament.is_team_event() {
        let game = |entry: &RoundEntry| Some((entry.opponent()?, sign(entry)));
        return entries.iter().filter_map(game).collect();
    }
    let matches = field.table(PrimaryScore::MatchPoints).records.of(who);
    let games = field.table(PrimaryScore::GamePoints).records.of(who);
    let both = matches.iter().zip(games);
    let score = |matched: &RoundEntry, games: &RoundEntry| {
        cell::score(cross.lang, matched.slot, games.points, matched.points)
    };
    both.filter_map(|(matched, games)| Some((matched.opponent()?, score(matched, games)))).collect()
}

/// A game that is paired and not over is a point.
fn sign(entry: &RoundEntry) -> Shown {
    match entry.slot {
        Slot::Pending => signs::pending(),
        slot => signs::result(slot),
    }
}

fn games(meetings: &[(ParticipantId, Shown)], other: ParticipantId) -> Cell {
    let mut signs: Vec<Shown> =
        meetings.iter().filter(|(opponent, _)| *opponent == other).map(|(_, sign)| sign.clone()).collect();
    match signs.len() {
        0 => Cell::Empty,
        1 => signs.pop().map_or(Cell::Empty, |sign| Cell::Sign(sign.into())),
        _ => Cell::Several(signs),
    }
}
