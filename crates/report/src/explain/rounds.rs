//! The rounds of a value as a table: who, with what score, what counts, and why.

use exaequo_model::Slot;
use exaequo_tiebreak::{Accept, Exact, Fate, Fold, Term, TermSource, Unplayed};

use super::who::{label, round_words};
use super::{Cell, why};
use crate::page::{self, Cell as Shown, Column, Table};
use crate::standings::multiplies;
use crate::{Lang, say, value};

/// Which columns a criterion needs beside round, opponent, what counts and why.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    fold: Fold,
    /// The opponent's score.
    score: bool,
    /// The adjusted score beside it, where the product counts.
    adjusted: bool,
    /// The points or the result it is multiplied with.
    result: bool,
}

impl Shape {
    pub(super) fn of(cell: Cell<'_>, fold: Fold) -> Self {
        let definition = cell.spec().definition;
        let article_16 = definition.unplayed == Unplayed::Article16;
        Self {
            fold,
            score: article_16 || definition.accepts(Accept::Limit),
            adjusted: fold == Fold::Products,
            result: multiplies(fold),
        }
    }

    /// The same without a score where the adjusted one is beside it.
    pub(super) fn without_repeats(self) -> Self {
        Self { score: self.score && !self.adjusted, ..self }
    }
}

/// Whether a value comes from rounds or boards.
pub(super) fn comes_from_rounds(terms: &[Term]) -> bool {
    terms.iter().any(|term| term.round.is_some() || matches!(term.source, TermSource::Board(_)))
}

/// The table; none where a value does not come from rounds.
pub(super) fn table(
    cell: Cell<'_>,
    fold: Fold,
    terms: &[Term],
    caption: String,
    lang: Lang,
) -> Option<Table> {
    if !comes_from_rounds(terms) {
        return None;
    }
    let shape = Shape::of(cell, fold);
    let mut table = Table::new(caption, columns(cell, shape, lang));
    table.group = Some(("tie_break", Shown::text(cell.spec().to_string())));
    for term in terms {
        table.push(row(cell, shape, term, lang));
    }
    table.hide_empty(&["why"]);
    Some(table)
}

pub(super) fn columns(cell: Cell<'_>, shape: Shape, lang: Lang) -> Vec<Column> {
    let mut columns = vec![
        Column::number("round", say!(lang, "round")).key(),
        Column::name("opponent", say!(lang, "opponent")),
    ];
    if shape.score {
        columns.push(Column::decimal("score", say!(lang, "score")));
    }
    if shape.adjusted {
        columns.push(Column::decimal("adjusted", say!(lang, "adjusted")));
    }
    if shape.result {
        columns.push(Column::decimal("result", say!(lang, "result")));
    }
    columns.push(Column::decimal("counts", counts(cell, lang)));
    columns.push(Column::sentence("why", say!(lang, "why")).under("opponent"));
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

pub(super) fn row(cell: Cell<'_>, shape: Shape, term: &Term, lang: Lang) -> Vec<Shown> {
    let mut row =
        vec![Shown::maybe(term.round.map(|round| round.0)), Shown::person(opponent(cell, term, lang))];
    let is_shown = !matches!(term.fate, Fate::Excluded(_));
    let only = |shown| if is_shown { shown } else { Shown::Missing };
    if shape.score {
        row.push(score(cell, term));
    }
    if shape.adjusted {
        row.push(only(Shown::Exact { parts: term.value, decimals: 2 }));
    }
    if shape.result {
        row.push(only(page::points(term.scored)));
    }
    row.push(counted(shape.fold, term, lang));
    row.push(Shown::text(why::why(cell, term, lang)));
    row
}

/// The opponent, or what the round was.
fn opponent(cell: Cell<'_>, term: &Term, lang: Lang) -> String {
    let tournament = &cell.standings.field.tournament;
    let board = match term.source {
        TermSource::Board(board) => {
            return say!(lang, "board {board}", board);
        }
        TermSource::Bonus => {
            return say!(lang, "beside the rounds");
        }
        TermSource::OtherScore => return say!(lang, "other score"),
        TermSource::Opponent(_) | TermSource::Dummy { .. } | TermSource::Own => term.round,
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
fn score(cell: Cell<'_>, term: &Term) -> Shown {
    match term.source {
        TermSource::Opponent(opponent) => {
            page::points(cell.standings.table_view(cell.spec()).total(opponent))
        }
        _ => Shown::Missing,
    }
}

/// What a term adds, `cut`, or a dash.
fn counted(fold: Fold, term: &Term, lang: Lang) -> Shown {
    match (term.fate, fold) {
        (Fate::Cut(_), _) => Shown::sign(say!(lang, "cut"), "cut"),
        (Fate::Excluded(_), _) => Shown::Missing,
        (Fate::Counted, Fold::Products) => {
            let parts = fold.contribution(term).map_or(0, Exact::numerator);
            Shown::Exact { parts, decimals: 4 }
        }
        (Fate::Counted, Fold::Points | Fold::Average | Fold::OverDivisor) => {
            Shown::Exact { parts: term.value, decimals: 2 }
        }
        (Fate::Counted, Fold::Count | Fold::RoundedAverage | Fold::Performance | Fold::Perfect) => {
            Shown::Whole(term.value)
        }
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
