//! What a row of the standings says, for every list that has such rows.

use exaequo_model::{ParticipantId, Reason, Status};
use exaequo_tiebreak::{Decided, Exact, Measure, Row, Spec, Standings, rules};

use super::{Cell, Column, place, value};
use crate::catalogue::words;
use crate::clean::clean;
use crate::standings::heading::head;
use crate::standings::who::{club, federation, points_column, title};
use crate::{Lang, say};

/// Columns that are left out where nobody has anything in them.
pub(crate) const OPTIONAL: [&str; 5] = ["title", "federation", "rating", "club", "status"];

/// Who: rank, number, title, name, federation, rating.
pub(crate) fn who_columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("rank", say!(lang, en "Rank", fr "Rang", es "Pos.")).key(),
        Column::number("number", say!(lang, en "No.", fr "N°", es "N.º")),
        Column::text("title", say!(lang, en "Title", fr "Titre", es "Tít.")),
        Column::name("name", say!(lang, en "Name", fr "Nom", es "Nombre")),
        Column::text("federation", say!(lang, en "Fed.", fr "Féd.", es "Fed.")),
        Column::number("rating", say!(lang, en "Rating", fr "Cote", es "Elo")),
    ]
}

/// The cells under them.
pub(crate) fn who_cells(standings: &Standings<'_>, row: &Row) -> [Cell; 6] {
    let (tournament, who) = (standings.field.tournament, row.participant);
    [
        place(row),
        Cell::Whole(i64::from(tournament.number_of(who))),
        Cell::text(title(tournament, who)),
        Cell::name(clean(tournament.name_of(who)), tournament.number_of(who)),
        Cell::text(federation(tournament, who)),
        Cell::maybe(standings.field.rating(who, 0).map(exaequo_model::Rating::value)),
    ]
}

/// What else there is to say: the club, and whether somebody left.
pub(crate) fn more_columns(lang: Lang) -> [Column; 2] {
    [
        Column::text("club", say!(lang, en "Club", fr "Club", es "Club")),
        Column::text("status", say!(lang, en "Note", fr "Note", es "Nota")),
    ]
}

/// The cells under them.
pub(crate) fn more_cells(standings: &Standings<'_>, row: &Row, lang: Lang) -> [Cell; 2] {
    let (tournament, who) = (standings.field.tournament, row.participant);
    [Cell::text(club(tournament, who)), status(tournament.status_of(who), lang)]
}

/// What separates a row from the one above.
pub(crate) fn decided_column(lang: Lang) -> Column {
    let head = say!(lang, en "Decided by", fr "Départagé par", es "Decidido por");
    Column::text("decided_by", head)
}

/// What can separate a row from the one above, as cells: there are few, and many rows.
pub(crate) struct Decisions {
    criteria: Vec<Cell>,
    lots: Cell,
    play_off: Cell,
}

impl Decisions {
    pub(crate) fn new(standings: &Standings<'_>, lang: Lang) -> Self {
        let criterion = |spec: &Spec| Cell::sign(head(spec, lang), spec.to_string());
        Self {
            criteria: standings.specs.iter().map(criterion).collect(),
            lots: Cell::sign(say!(lang, en "lots", fr "tirage au sort", es "sorteo"), LOTS),
            play_off: Cell::sign(say!(lang, en "play-off", fr "barrage", es "playoff"), PLAY_OFF),
        }
    }

    /// The cell of a row.
    pub(crate) fn cell(&self, row: &Row) -> Cell {
        match row.decided {
            Decided::Nothing => Cell::Empty,
            Decided::By(criterion) => self.criteria.get(criterion).cloned().unwrap_or(Cell::Empty),
            Decided::Lots => self.lots.clone(),
            Decided::PlayOff { .. } => self.play_off.clone(),
        }
    }
}

const LOTS: &str = "lots";
const PLAY_OFF: &str = "play_off";

/// What separates a row from the one above, as programs read it.
pub(crate) fn decided_by<'a>(codes: &'a [String], row: &Row) -> Option<&'a str> {
    match row.decided {
        Decided::Nothing => None,
        Decided::By(criterion) => codes.get(criterion).map(String::as_str),
        Decided::Lots => Some(LOTS),
        Decided::PlayOff { .. } => Some(PLAY_OFF),
    }
}

/// Who left before the end is marked; programs read a word and the last round: `withdrawn:2`.
fn status(status: Status, lang: Lang) -> Cell {
    let Some(left) = status.left else { return Cell::Empty };
    let round = left.after;
    let words = match left.reason {
        Reason::Withdrawn => say!(lang,
            en "withdrawn after round {round}",
            fr "abandon après la ronde {round}",
            es "retirado tras la ronda {round}",
            round),
        Reason::Expelled(_) => say!(lang,
            en "expelled after round {round}",
            fr "exclu après la ronde {round}",
            es "expulsado tras la ronda {round}",
            round),
    };
    Cell::word(words, format!("{}:{round}", left_name(left.reason)))
}

/// How somebody left, as programs read it.
pub(crate) const fn left_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Withdrawn => "withdrawn",
        Reason::Expelled(_) => "expelled",
    }
}

/// The criteria by their codes; points come first where the list does not name them.
pub(crate) fn criteria_columns(standings: &Standings<'_>, lang: Lang) -> Vec<Column> {
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
pub(crate) fn criteria_cells<'a>(
    standings: &'a Standings<'_>,
    who: ParticipantId,
) -> impl Iterator<Item = Cell> + use<'a> {
    let points = unlisted_points(standings).map(|points| {
        let total = standings.view(&points).total(who);
        value(Measure::Points, Some(Exact::from(total)))
    });
    let cell = move |(criterion, spec): (usize, &Spec)| {
        value(spec.definition.measure, standings.value(criterion, who))
    };
    points.into_iter().chain(standings.specs.iter().enumerate().map(cell))
}

fn unlisted_points(standings: &Standings<'_>) -> Option<Spec> {
    match points_column(&standings.specs) {
        Some(_) => None,
        None => Some(Spec::new(&rules::points::DEFINITION)),
    }
}
