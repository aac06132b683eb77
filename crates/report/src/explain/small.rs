//! The rounds of a value as a small table on a card: round, colour, opponent, what the opponent has, what counts, a note,
//! and the value at the end. The rows are those of the explanation.

use exaequo_model::{RoundEntry, Slot};
use exaequo_tiebreak::{ExclusionReason, Fate, Fold, Term, TermSource};

use super::rounds::{Shape, columns, comes_from_rounds, row};
use super::{Cell, headline};
use crate::criterion::{articles, words};
use crate::diagnostic::capitalised;
use crate::page::{self, Cell as Shown, Column, Note, Row, Size, Table, Tone, signs};
use crate::text::sanitize;
use crate::{Lang, list, say};

/// What is too long for a small table and stands under all of them, each text once.
#[derive(Debug, Default)]
pub(crate) struct Footnotes(Vec<String>);

/// Notes of more letters are footnotes.
const SHORT: usize = 40;

impl Footnotes {
    /// Leaves a mark in the table where a note is long; programs read it all.
    fn take(&mut self, note: Shown) -> Shown {
        let Shown::Text(text) = note else { return note };
        if text.chars().count() <= SHORT {
            return Shown::Text(text);
        }
        let known = self.0.iter().position(|known| *known == text);
        let index = known.unwrap_or(self.0.len());
        if known.is_none() {
            self.0.push(text.clone());
        }
        Shown::sign(mark(index), text)
    }

    /// The marks with their texts.
    pub(crate) fn notes(self) -> impl Iterator<Item = Note> {
        let texts = self.0.into_iter().enumerate();
        texts.map(|(index, text)| Note::new(mark(index), capitalised(&text)))
    }
}

fn mark(index: usize) -> String {
    format!("[{}]", index + 1)
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
    footnotes: &mut Footnotes,
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
        let note = cells.pop().map(|note| footnotes.take(note));
        cells.extend(note);
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

/// The opponent by name, who may have a page, of a forfeit with its sign; what was no pairing by its words.
fn opponent(cell: Cell<'_>, term: &Term, words: Shown) -> Shown {
    let Some(entry) = entry(cell, term) else { return words };
    let Some(opponent) = entry.opponent() else { return words };
    let tournament = &cell.standings.field.tournament;
    let name = sanitize(tournament.name_of(opponent));
    let name = match entry.slot {
        Slot::ForfeitWin | Slot::ForfeitLoss => format!("{name} {}", signs::result(entry.slot).shown),
        _ => name,
    };
    Shown::name(name, tournament.number_of(opponent))
}

/// The round of a term, unless something beside the rounds is added.
fn entry<'a>(cell: Cell<'a>, term: &Term) -> Option<&'a RoundEntry> {
    if matches!(term.source, TermSource::Bonus | TermSource::OtherScore | TermSource::Board(_)) {
        return None;
    }
    cell.standings
        .field
        .table(cell.standings.field.basis(cell.spec()))
        .records
        .of(cell.who)
        .get(term.round?.index())
}

fn colour(cell: Cell<'_>, term: &Term) -> Shown {
    match entry(cell, term).and_then(|entry| entry.color) {
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
