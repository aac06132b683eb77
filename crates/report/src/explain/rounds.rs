//! The rounds of a value as a table: who, with what score, what counts, and why.

use exaequo_model::Slot;
use exaequo_tiebreak::{Accept, Fate, Fold, Source, Term, Unplayed};

use super::who::{label, round_words};
use super::{Cell, why};
use crate::diagnostic::Look;
use crate::standings::{Align, Column, Grid, multiplies};
use crate::value::{self, NONE};
use crate::{Lang, number, say};

/// Which columns a criterion needs beside round, opponent, what counts and why.
#[derive(Clone, Copy, Debug)]
struct Shape {
    fold: Fold,
    /// The opponent's score.
    score: bool,
    /// The adjusted score beside it, where the product counts.
    adjusted: bool,
    /// The points or the result it is multiplied with.
    result: bool,
}

impl Shape {
    fn of(cell: Cell<'_>, fold: Fold) -> Self {
        let definition = cell.spec().definition;
        let article_16 = definition.unplayed == Unplayed::Article16;
        Self {
            fold,
            score: article_16 || definition.accepts(Accept::Limit),
            adjusted: fold == Fold::Products,
            result: multiplies(fold),
        }
    }
}

/// The table; empty where a value does not come from rounds.
pub(super) fn table(cell: Cell<'_>, fold: Fold, terms: &[Term], look: &Look) -> String {
    let lang = look.lang;
    if terms.iter().all(|term| term.round.is_none() && !matches!(term.source, Source::Board(_))) {
        return String::new();
    }
    let shape = Shape::of(cell, fold);
    let mut grid = Grid::new(columns(cell, shape, lang));
    for term in terms {
        grid.push(row(cell, shape, term, lang));
    }
    let last = grid.columns.len() - 1;
    grid.drop_empty(last);
    grid.to_text(1, look.width, &look.palette)
}

fn columns(cell: Cell<'_>, shape: Shape, lang: Lang) -> Vec<Column> {
    let mut columns = vec![
        Column::new(say!(lang, "round"), Align::Right),
        Column::new(say!(lang, "opponent"), Align::Left),
    ];
    if shape.score {
        columns.push(Column::new(say!(lang, "score"), Align::Decimal));
    }
    if shape.adjusted {
        columns.push(Column::new(say!(lang, "adjusted"), Align::Decimal));
    }
    if shape.result {
        columns.push(Column::new(say!(lang, "result"), Align::Decimal));
    }
    columns.push(Column::new(counts(cell, lang), Align::Decimal));
    columns.push(Column::new(say!(lang, "why"), Align::Wrapped));
    columns
}

/// What counts: a rating, a value of the opponent, or simply what counts.
fn counts(cell: Cell<'_>, lang: Lang) -> String {
    let definition = cell.spec().definition;
    if let Some(needs) = definition.needs {
        return needs(cell.spec()).definition.code.to_owned();
    }
    if definition.accepts(Accept::Unrated) {
        return say!(lang, "rating");
    }
    say!(lang, "counts")
}

fn row(cell: Cell<'_>, shape: Shape, term: &Term, lang: Lang) -> Vec<String> {
    let mut row =
        vec![term.round.map(|round| round.to_string()).unwrap_or_default(), opponent(cell, term, lang)];
    let shown = !matches!(term.fate, Fate::Excluded(_));
    let points = |hundredths: i64| value::hundredths(lang, hundredths);
    if shape.score {
        row.push(score(cell, term, lang));
    }
    if shape.adjusted {
        row.push(if shown { points(term.value) } else { NONE.to_owned() });
    }
    if shape.result {
        row.push(if shown { number::points(lang, term.scored) } else { NONE.to_owned() });
    }
    row.push(counted(shape.fold, term, lang));
    row.push(why::why(cell, term, lang));
    row
}

/// The opponent, or what the round was.
fn opponent(cell: Cell<'_>, term: &Term, lang: Lang) -> String {
    let tournament = &cell.standings.field.tournament;
    let board = match term.source {
        Source::Board(board) => {
            return say!(lang, "board {board}", board);
        }
        Source::Bonus => {
            return say!(lang, "beside the rounds");
        }
        Source::OtherScore => return say!(lang, "other score"),
        Source::Opponent(_) | Source::Dummy { .. } | Source::Own => term.round,
    };
    let Some(round) = board else { return String::new() };
    let Some(entry) = cell.standings.view(cell.spec()).entries_of(cell.who).get(round.index()) else {
        return String::new();
    };
    let name = entry.opponent().map(|opponent| label(tournament, opponent));
    if let (Some(who), true) = (&name, cell.is_double_forfeit(round)) {
        return say!(lang, "double forfeit, {who}", who);
    }
    let slot = if matches!(entry.slot, Slot::ForfeitWin | Slot::ForfeitLoss | Slot::Bye(_)) {
        entry.slot
    } else {
        Slot::Nothing
    };
    round_words(tournament, lang, slot, name.as_deref())
}

/// The score of the opponent as it stands in the table.
fn score(cell: Cell<'_>, term: &Term, lang: Lang) -> String {
    match term.source {
        Source::Opponent(opponent) => {
            number::points(lang, cell.standings.table_view(cell.spec()).total(opponent))
        }
        _ => NONE.to_owned(),
    }
}

/// What a term adds, `cut`, or a dash.
fn counted(fold: Fold, term: &Term, lang: Lang) -> String {
    match term.fate {
        Fate::Counted => amount(fold, term, lang),
        Fate::Cut(_) => say!(lang, "cut"),
        Fate::Excluded(_) => NONE.to_owned(),
    }
}

/// A term in its unit.
pub(crate) fn amount(fold: Fold, term: &Term, lang: Lang) -> String {
    match fold {
        Fold::Products => product(term, lang),
        Fold::Points | Fold::Average | Fold::OverDivisor => value::hundredths(lang, term.value),
        Fold::Count | Fold::RoundedAverage | Fold::Performance | Fold::Perfect => value::whole(term.value),
    }
}

fn product(term: &Term, lang: Lang) -> String {
    value::points(
        lang,
        value::over_ten_thousand(term.value.saturating_mul(i64::from(term.scored.hundredths()))),
    )
}
