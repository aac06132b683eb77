//! What a row of the standings says, for every list that has such rows.

use exaequo_model::{DepartureReason, ParticipantId, Status};
use exaequo_texts::text;
use exaequo_tiebreak::{Decided, Effect, Exact, Measure, RankedRow, Spec, Standings, rules};

use super::{Cell, Column, Emphasis, Narrow, Readers, Shown, place, value};
use crate::criterion::words;
use crate::standings::heading::head;
use crate::standings::who::{club, federation, points_column, title};
use crate::text::sanitize;
use crate::{Lang, say};

/// Columns that are left out where nobody has anything in them.
pub(crate) const OPTIONAL: [&str; 5] = ["title", "federation", "rating", "club", "status"];

/// Who: rank, number, title, name, federation, rating.
pub(crate) fn who_columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("rank", say!(lang, "Rank")).key().kept(),
        Column::number("number", say!(lang, "No.")).under("name").marked("#"),
        Column::text("title", say!(lang, "Title")).under("name"),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::text("federation", say!(lang, "Fed.")).under("name"),
        Column::number("rating", say!(lang, "Rating")).under("name"),
    ]
}

/// The cells under them.
pub(crate) fn who_cells(standings: &Standings, row: &RankedRow) -> [Cell; 6] {
    let (tournament, who) = (&standings.field.tournament, row.participant);
    [
        place(row),
        Cell::Whole(i64::from(tournament.number_of(who))),
        Cell::text(title(tournament, who)),
        Cell::name(sanitize(tournament.name_of(who)), tournament.number_of(who)),
        Cell::text(federation(tournament, who)),
        Cell::maybe(standings.field.rating(who, 0).map(exaequo_model::Elo::value)),
    ]
}

/// What else there is to say: the club, and whether somebody left.
pub(crate) fn more_columns(lang: Lang) -> [Column; 2] {
    [Column::text("club", say!(lang, "Club")), Column::text("status", say!(lang, "Note"))]
}

/// The cells under them.
pub(crate) fn more_cells(standings: &Standings, row: &RankedRow, lang: Lang) -> [Cell; 2] {
    let (tournament, who) = (&standings.field.tournament, row.participant);
    let left = left(tournament.status_of(who), lang).map_or(Cell::Empty, |left| Cell::Sign(left.into()));
    [Cell::text(club(tournament, who)), left]
}

/// What separates a row from the one above.
pub(crate) fn decided_column(lang: Lang) -> Column {
    let head = say!(lang, "Decided by");
    Column::text("decided_by", head).narrow(Narrow::DecidedUnder("name"))
}

/// What can separate a row from the one above, as cells: there are few, and many rows.
pub(crate) struct Decisions {
    criteria: Vec<Cell>,
    lots: Cell,
    play_off: Cell,
}

impl Decisions {
    pub(crate) fn new(standings: &Standings, lang: Lang) -> Self {
        let criterion = |spec: &Spec| Cell::sign(head(spec, lang), spec.to_string());
        Self {
            criteria: standings.specs.iter().map(criterion).collect(),
            lots: Cell::sign(say!(lang, "lots"), LOTS),
            play_off: Cell::sign(say!(lang, "play-off"), PLAY_OFF),
        }
    }

    /// The cell of a row.
    pub(crate) fn cell(&self, row: &RankedRow) -> Cell {
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
pub(crate) fn decided_by<'a>(codes: &'a [String], row: &RankedRow) -> Option<&'a str> {
    match row.decided {
        Decided::Nothing => None,
        Decided::By(criterion) => codes.get(criterion).map(String::as_str),
        Decided::Lots => Some(LOTS),
        Decided::PlayOff { .. } => Some(PLAY_OFF),
    }
}

/// Who left before the end is marked; programs read a word and the last round: `withdrawn:2`.
pub(crate) fn left(status: Status, lang: Lang) -> Option<Shown> {
    let left = status.left?;
    let round = left.after;
    let words = match left.reason {
        DepartureReason::Withdrawn => say!(lang, "withdrawn after round {round}", round),
        DepartureReason::Expelled(_) => say!(lang, "expelled after round {round}", round),
    };
    Some(Shown::new(words, format!("{}:{round}", left_name(left.reason))))
}

/// The word before a rank that stands under a name.
pub(crate) fn rank_mark(lang: Lang) -> &'static str {
    text!(ctx "before a number", "rank").in_lang(lang)
}

/// How somebody left, as programs read it.
pub(crate) const fn left_name(reason: DepartureReason) -> &'static str {
    match reason {
        DepartureReason::Withdrawn => "withdrawn",
        DepartureReason::Expelled(_) => "expelled",
    }
}

/// The criteria by their codes; points come first where the list does not name them. What splits no tie is for programs:
/// people find a note instead.
pub(crate) fn criteria_columns(standings: &Standings, lang: Lang) -> Vec<Column> {
    let column = |spec| Column::decimal(Spec::to_string(spec), head(spec, lang)).about(words(lang, spec));
    let criterion = |(index, spec)| match standings.effect(index) {
        Effect::Compares => column(spec),
        Effect::SplitsNothing | Effect::NotReached => column(spec).for_programs(),
    };
    let points = unlisted_points(standings);
    let criteria = standings.specs.iter().enumerate().map(criterion);
    let mut columns: Vec<Column> = points.iter().map(column).chain(criteria).collect();
    // Points and the criterion after them stay in sight.
    let shown = columns.iter_mut().filter(|column| column.readers == Readers::Everybody);
    for kept in shown.take(2) {
        kept.narrow = Narrow::Kept;
    }
    if let Some(first) = columns.first_mut() {
        first.weight = Emphasis::Strong;
    }
    columns
}

/// The values under them.
pub(crate) fn criteria_cells(
    standings: &Standings,
    who: ParticipantId,
) -> impl Iterator<Item = Cell> + use<'_> {
    let points = unlisted_points(standings).map(|points| {
        let total = standings.view(&points).score(who);
        value(Measure::Points, Some(Exact::from(total)))
    });
    let cell = move |(criterion, spec): (usize, &Spec)| {
        value(spec.definition.measure, standings.value(criterion, who))
    };
    points.into_iter().chain(standings.specs.iter().enumerate().map(cell))
}

/// The column whose value puts a row under the one above, where the criteria begin with that column.
pub(crate) fn deciding_column(standings: &Standings, row: &RankedRow, first: usize) -> Option<usize> {
    match row.decided {
        Decided::By(criterion) => Some(first + usize::from(unlisted_points(standings).is_some()) + criterion),
        Decided::Nothing | Decided::Lots | Decided::PlayOff { .. } => None,
    }
}

fn unlisted_points(standings: &Standings) -> Option<Spec> {
    match points_column(&standings.specs) {
        Some(_) => None,
        None => Some(Spec::new(&rules::points::DEFINITION)),
    }
}
