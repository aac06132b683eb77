//! What a row of the standings says, for every list that has such rows.

use exaequo_model::{ParticipantId, Status, Tournament};
use exaequo_tiebreak::{Exact, Measure, Row, Spec, Standings, rules};

use super::{Cell, Column, Note};
use crate::catalogue::words;
use crate::clean::clean;
use crate::standings::table::head;
use crate::standings::who::{federation, points_column, title};
use crate::standings::{Sheet, notes};
use crate::{Lang, say};

/// Columns that are left out where nobody has anything in them.
pub(crate) const OPTIONAL: [&str; 5] = ["title", "federation", "rating", "club", "status"];

/// Who: rank, number, title, name, federation, rating, club, mark.
pub(crate) fn who_columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("rank", say!(lang, "Rank")).key(),
        Column::number("number", say!(lang, "No.")),
        Column::text("title", say!(lang, "Title")),
        Column::name("name", say!(lang, "Name")),
        Column::text("federation", say!(lang, "Fed.")),
        Column::number("rating", say!(lang, "Rating")),
        Column::text("club", say!(lang, "Club")),
        Column::text("status", say!(lang, "Note")),
    ]
}

/// The cells under them.
pub(crate) fn who_cells(standings: &Standings, row: &Row, lang: Lang) -> Vec<Cell> {
    let (tournament, who) = (&standings.field.tournament, row.participant);
    vec![
        Cell::Rank(row.rank, row.place),
        Cell::Whole(i64::from(tournament.number_of(who))),
        Cell::text(title(tournament, who)),
        Cell::name(clean(tournament.name_of(who)), tournament.number_of(who)),
        Cell::text(federation(tournament, who)),
        Cell::maybe(standings.field.rating(who, 0).map(exaequo_model::Rating::value)),
        Cell::text(club(tournament, who)),
        Cell::text(status(tournament.status_of(who), lang)),
    ]
}

fn club(tournament: &Tournament, who: ParticipantId) -> String {
    if tournament.is_team_event() {
        return String::new();
    }
    clean(tournament.str(tournament.players[who.index()].club))
}

/// Who left before the end is marked.
fn status(status: Status, lang: Lang) -> String {
    match status.left {
        None => String::new(),
        Some(left) => {
            let round = left.after;
            say!(lang, "withdrawn after round {round}", round)
        }
    }
}

/// The criteria by their codes; points come first where the list does not name them.
pub(crate) fn criteria_columns(standings: &Standings, lang: Lang) -> Vec<Column> {
    let points = unlisted_points(standings);
    let shown = points.iter().chain(&standings.specs);
    let column = |spec| Column::decimal(Spec::to_string(spec), head(spec, lang)).about(words(lang, spec));
    let mut columns: Vec<Column> = shown.map(column).collect();
    if let Some(first) = columns.first_mut() {
        *first = first.clone().strong();
    }
    columns
}

/// The values under them.
pub(crate) fn criteria_cells(
    standings: &Standings,
    who: ParticipantId,
) -> impl Iterator<Item = Cell> + use<'_> {
    let points = unlisted_points(standings).map(|points| {
        let total = standings.view(&points).total(who);
        Cell::Value(Measure::Points, Some(Exact::from(total)))
    });
    let value = move |(criterion, spec): (usize, &Spec)| {
        Cell::Value(spec.definition.measure, standings.value(criterion, who))
    };
    points.into_iter().chain(standings.specs.iter().enumerate().map(value))
}

fn unlisted_points(standings: &Standings) -> Option<Spec> {
    match points_column(&standings.specs) {
        Some(_) => None,
        None => Some(Spec::new(&rules::points::DEFINITION)),
    }
}

/// What stands under every list made from standings.
pub(crate) fn sheet_notes(sheet: &Sheet<'_>, lang: Lang) -> Vec<Note> {
    notes::rows(sheet, lang).into_iter().map(|(label, text)| Note { label, text }).collect()
}
