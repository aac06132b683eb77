//! The rounds of a value as a small table on a card: round, colour, opponent, what the opponent has, what counts, a note,
//! and the value at the end. The rows are those of the explanation.

use exaequo_model::RoundNumber;
use exaequo_tiebreak::{ExclusionReason, Fate, Fold, Term, TermSource};

use super::rounds::{Shape, columns, comes_from_rounds, row};
use super::{Cell, headline};
use crate::catalogue::{articles, words};
use crate::page::{self, Cell as Shown, Column, Row, Size, Table, Tone, signs};
use crate::sanitize::sanitize;
use crate::{Lang, list, say};

/// What has been said of a round of one value and need not be said of another.
#[derive(Debug, Default)]
pub(crate) struct Said(Vec<(Option<RoundNumber>, String)>);

impl Said {
    /// Forgets a note that has been read before.
    fn once(&mut self, round: Option<RoundNumber>, note: &mut Shown) {
        let Shown::Text(text) = note else { return };
        let known = (round, std::mem::take(text));
        if self.0.contains(&known) {
            *note = Shown::Empty;
        } else {
            text.clone_from(&known.1);
            self.0.push(known);
        }
    }
}

/// What stands over a value: `BH/C1 = 13½ · Buchholz Cut-1 (8.1, 14.1)`.
pub(crate) fn caption(cell: Cell<'_>, lang: Lang) -> String {
    let (value, name) = (headline(cell, lang), words(lang, cell.spec()));
    let articles = list::commas(lang, articles(cell.spec()));
    if articles.is_empty() { format!("{value} · {name}") } else { format!("{value} · {name} ({articles})") }
}

/// The table; none where a value does not come from rounds.
pub(crate) fn table(
    cell: Cell<'_>,
    fold: Fold,
    terms: &[Term],
    said: &mut Said,
    lang: Lang,
) -> Option<Table> {
    if !comes_from_rounds(terms) {
        return None;
    }
    let shape = Shape::of(cell, fold).without_repeats();
    let mut heads = columns(cell, shape, lang);
    heads.insert(1, Column::sign("colour", "").about(say!(lang, "Colour")));
    let mut table = Table::new(caption(cell, lang), heads).sized(Size::Small);
    table.group = Some(("tie_break", Shown::text(cell.spec().to_string())));
    for term in terms.iter().filter(|term| is_shown(term)) {
        let mut cells = row(cell, shape, term, lang);
        cells[1] = opponent(cell, term, std::mem::replace(&mut cells[1], Shown::Empty));
        if let Some(note) = cells.last_mut() {
            said.once(term.round, note);
        }
        cells.insert(1, colour(cell, term));
        let tone = if term.counts() { Tone::Usual } else { Tone::Faint };
        table.push_toned(cells, tone);
    }
    table.rows.push(total(cell, &table, lang));
    table.hide_empty(&["why", "colour"]);
    Some(table)
}

/// Rounds that simply are not what is counted need no line.
fn is_shown(term: &Term) -> bool {
    term.fate != Fate::Excluded(ExclusionReason::OtherResult)
}

/// The opponent by name, who may have a page; what was not a game by its words.
fn opponent(cell: Cell<'_>, term: &Term, words: Shown) -> Shown {
    let TermSource::Opponent(opponent) = term.source else { return words };
    let tournament = &cell.standings.field.tournament;
    Shown::name(sanitize(tournament.name_of(opponent)), tournament.number_of(opponent))
}

fn colour(cell: Cell<'_>, term: &Term) -> Shown {
    if !matches!(term.source, TermSource::Opponent(_) | TermSource::Own) {
        return Shown::Empty;
    }
    let entries = cell.standings.view(cell.spec()).entries_of(cell.who);
    let entry = term.round.and_then(|round| entries.get(round.index()));
    match entry.and_then(|entry| entry.color) {
        None => Shown::Empty,
        color => Shown::Sign(signs::color_mark(color).into()),
    }
}

/// The value under what counts.
fn total(cell: Cell<'_>, table: &Table, lang: Lang) -> Row {
    let value = page::value(cell.spec().definition.measure, cell.standings.value(cell.criterion, cell.who));
    let of = |column: &Column| match column.key.as_str() {
        "opponent" => Shown::sign(say!(lang, "Total"), "total"),
        "counts" => value.clone(),
        _ => Shown::Empty,
    };
    Row { cells: table.columns.iter().map(of).collect(), tone: Tone::Strong, decided_in: None }
}
