//! Who a card is about: number, title, federation, club, rating, number at FIDE, performance.

use exaequo_model::{ParticipantId, PlayerId, TeamId, Tournament};
use exaequo_tiebreak::Standings;

use crate::page::ranking::{OPTIONAL, who_cells, who_columns};
use crate::page::{Cell, Column, Narrow, Readers, Table};
use crate::players::cells;
use crate::tally::Tally;
use crate::{Lang, say};

/// What is left out where a player has none.
const MAYBE: [&str; 8] =
    ["title", "federation", "club", "team", "rating", "fide_id", "status", "performance"];

/// A player, in a team or alone.
pub(super) fn player(
    tournament: &Tournament,
    id: PlayerId,
    team: Option<TeamId>,
    tallies: &[Tally],
    lang: Lang,
) -> Table {
    let mut row = cells::row(tournament, id, team, lang);
    row.push(Cell::maybe(tallies.get(id.index()).and_then(Tally::performance)));
    let mut table = Table::new(say!(lang, "Player"), columns(lang));
    table.push(row);
    table.hide_empty(&MAYBE);
    table
}

/// What lists of players say, and the performance; sex and year of birth are for programs.
fn columns(lang: Lang) -> Vec<Column> {
    let mut columns = cells::columns(lang);
    columns.push(
        Column::number("performance", say!(lang, "Performance")).about(say!(lang, "Performance (10.2)")),
    );
    for column in &mut columns {
        match column.key.as_str() {
            "birth_year" | "sex" => column.readers = Readers::Programs,
            "rating" | "fide_id" => column.narrow = Narrow::Under("name"),
            "performance" => column.narrow = Narrow::Kept,
            _ => {}
        }
    }
    columns
}

/// A team: its place is in the title.
pub(super) fn team(standings: &Standings, who: ParticipantId, lang: Lang) -> Option<Table> {
    let row = standings.rows.get(standings.row_of(who)?)?;
    let columns = who_columns(lang).into_iter().skip(1).collect();
    let mut table = Table::new(say!(lang, "Team"), columns);
    table.push(who_cells(standings, row).into_iter().skip(1).collect());
    table.hide_empty(&OPTIONAL);
    Some(table)
}
