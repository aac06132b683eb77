//! Line-ups of teams, board by board, as the file of the play-off has them.

use exaequo_playoff::TiePlan;

use super::plan::PlanSheet;
use crate::page::{Cell, Column, Table};
use crate::text::sanitize;
use crate::{Lang, say};

/// The first players of each roster; `None` where nobody is in a team.
pub(super) fn table(sheet: &PlanSheet<'_>, group: &TiePlan, lang: Lang) -> Option<Table> {
    let tournament = &sheet.standings.field.tournament;
    if !tournament.is_team_event() {
        return None;
    }
    let mut columns = vec![Column::number("board", say!(lang, "Board")).heading()];
    let numbers = (1..).take(group.entrants.len());
    columns.extend(
        numbers.map(|number: u32| Column::text(format!("team_{number}"), sheet.label(group, number))),
    );
    let mut table = Table::new(say!(lang, "Line-ups"), columns);
    for board in 0..tournament.boards_per_match() as usize {
        let player = |team: &exaequo_model::ParticipantId| {
            let player = tournament.teams[team.index()].roster.get(board);
            player.map_or(Cell::Empty, |player| Cell::person(sanitize(tournament.player_name(*player))))
        };
        let mut cells = vec![Cell::count(board + 1)];
        cells.extend(group.entrants.iter().map(player));
        table.push(cells);
    }
    Some(table)
}
