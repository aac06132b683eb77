//! The table: rank, number, title, name, federation, rating, points, criteria.

use exaequo_tiebreak::{Exact, Measure, Row, Spec, Value, rules};

use super::Sheet;
use super::grid::{Align, Column, Grid};
use super::who::{federation, points_column, rank, rating, title};
use crate::clean::clean;
use crate::diagnostic::Look;
use crate::value::text;
use crate::{Lang, say};

/// The event, and after which round.
pub(crate) fn heading(sheet: &Sheet<'_>, look: &Look) -> String {
    let strong = look.palette.strong;
    let title = event(sheet, look.lang);
    format!("{strong}{title}{strong:#}\n{}\n\n", after(sheet, look.lang))
}

pub(crate) fn event(sheet: &Sheet<'_>, lang: Lang) -> String {
    let tournament = &sheet.standings.field.tournament;
    match clean(tournament.str(tournament.event.name)) {
        name if name.is_empty() => {
            say!(lang, "Tournament without a name")
        }
        name => name,
    }
}

/// `Standings after round 5 of 9`, `Final standings after round 9`.
pub(crate) fn after(sheet: &Sheet<'_>, lang: Lang) -> String {
    let field = &sheet.standings.field;
    let (round, all) = (field.rounds(), field.announced());
    match (round, sheet.standings.missing) {
        (0, _) => say!(lang, "Standings before round 1"),
        (_, 0) if round == all => say!(lang, "Final standings after round {round}", round),
        (_, 0) => say!(lang, "Standings after round {round} of {all}", round, all),
        (_, 1) => {
            say!(lang, "Provisional standings after round {round} of {all}: 1 result missing", round, all)
        }
        (_, missing) => say!(
            lang,
            "Provisional standings after round {round} of {all}: {missing} results missing",
            round,
            all,
            missing
        ),
    }
}

/// Rows and columns. Points that are not in the list are shown all the same.
pub(crate) fn grid(sheet: &Sheet<'_>, lang: Lang) -> Grid {
    let standings = sheet.standings;
    let points = match points_column(&standings.specs) {
        Some(_) => None,
        None => Some(Spec::new(&rules::points::DEFINITION)),
    };
    let mut grid = Grid::new(columns(&standings.specs, points.as_ref(), lang));
    for row in &standings.rows {
        grid.push(cells(sheet, row, points.as_ref(), lang));
    }
    // From the right, so that the positions to the left stay.
    for column in [5, 4, 2] {
        grid.drop_empty(column);
    }
    grid
}

fn columns(specs: &[Spec], points: Option<&Spec>, lang: Lang) -> Vec<Column> {
    let mut columns = vec![
        Column::new(say!(lang, "Rank"), Align::Right),
        Column::new(say!(lang, "No."), Align::Right),
        Column::new("", Align::Left),
        Column::new(say!(lang, "Name"), Align::Left),
        Column::new(say!(lang, "Fed."), Align::Left),
        Column::new(say!(lang, "Rating"), Align::Right),
    ];
    let shown = points.into_iter().chain(specs);
    columns.extend(shown.map(|spec| Column::new(head(spec, lang), Align::Decimal)));
    columns
}

/// The code; points by the word people know.
pub(crate) fn head(spec: &Spec, lang: Lang) -> String {
    if spec.to_string() == "PTS" {
        return say!(lang, "Pts");
    }
    spec.to_string()
}

fn cells(sheet: &Sheet<'_>, row: &Row, points: Option<&Spec>, lang: Lang) -> Vec<String> {
    let (standings, who) = (sheet.standings, row.participant);
    let tournament = &standings.field.tournament;
    let mut cells = vec![
        rank(row),
        tournament.number_of(who).to_string(),
        title(tournament, who),
        clean(tournament.name_of(who)),
        federation(tournament, who),
        rating(standings, who),
    ];
    if let Some(points) = points {
        let total: Value = Some(Exact::from(standings.view(points).total(who)));
        cells.push(text(lang, Measure::Points, total));
    }
    for (criterion, spec) in standings.specs.iter().enumerate() {
        cells.push(text(lang, spec.definition.measure, standings.value(criterion, who)));
    }
    cells
}
