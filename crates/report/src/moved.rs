//! What moves where other rules apply, or another round: two standings of the same event, one beside the other.

mod picture;
mod why;

use std::cmp::Ordering;

use exaequo_event::Standings;
use exaequo_model::ParticipantId;
use exaequo_tiebreak::RankedRow;

use crate::page::{Block, Cell, Column, Page, Table, place};
use crate::text::sanitize;
use crate::{Lang, say, standings};

use picture::picture;
use why::Reasons;

/// Somebody whose place is another one, or is shared otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move<'a> {
    /// The row in the first standings.
    pub before: &'a RankedRow,
    /// The row in the second.
    pub after: &'a RankedRow,
}

/// How a place changes. Places are compared, not rows: of two who share the fourth place, none is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceChange {
    /// So many places better.
    Up(u32),
    /// So many places worse.
    Down(u32),
    /// The same place, shared where it was not, or not where it was.
    Sharing,
    /// Ranked, which they were not before.
    Enters,
    /// Not ranked any more.
    Leaves,
}

impl Move<'_> {
    /// Who it is.
    pub const fn who(self) -> ParticipantId {
        self.after.participant
    }

    /// How the place changes.
    pub fn change(self) -> PlaceChange {
        match (self.before.rank, self.after.rank) {
            (Some(old), Some(new)) => match new.cmp(&old) {
                Ordering::Less => PlaceChange::Up(old - new),
                Ordering::Greater => PlaceChange::Down(new - old),
                Ordering::Equal => PlaceChange::Sharing,
            },
            (None, Some(_)) => PlaceChange::Enters,
            (Some(_), None) => PlaceChange::Leaves,
            (None, None) => PlaceChange::Sharing,
        }
    }

    fn is_to_another_place(self) -> bool {
        self.change() != PlaceChange::Sharing
    }
}

/// Everybody whose place is another one or is shared otherwise, in the order of the second standings.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::moved;
///
/// let mut event = Event::new("Open", date(2026, 3, 7), 2);
/// let [a, b] = ["Alyx", "Bruno"].map(|name| event.add_player(name, 0));
/// let round = event.pair([(a, b)])?;
/// event.set_result(round, a, "0-1")?;
/// let (by_points, by_number) = (event.standings("PTS")?, event.standings("TPN")?);
/// assert!(moved::moves(&by_points, &by_points).is_empty());
/// assert_eq!(moved::moves(&by_points, &by_number).len(), 0, "points come first in any list");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn moves<'a>(before: &'a Standings, after: &'a Standings) -> Vec<Move<'a>> {
    let old = before.table();
    let moves = after.table().rows.iter().filter_map(|after| {
        let before = &old.rows[old.row_of(after.participant)?];
        ((before.rank, before.place) != (after.rank, after.place)).then_some(Move { before, after })
    });
    moves.collect()
}

/// How many places change, in a sentence; of those that are only shared otherwise, how many.
pub fn summary(before: &Standings, after: &Standings, lang: Lang) -> String {
    let moves = moves(before, after);
    let places = moves.iter().filter(|one| one.is_to_another_place()).count();
    match (places, moves.len() - places) {
        (0, 0) => say!(lang, "No place changes."),
        (0, shared) => say!(lang, count shared,
            "Nobody moves; {shared} place is shared otherwise.",
            "Nobody moves; {shared} places are shared otherwise.", shared),
        (_, 0) => say!(lang, count places, "{places} place changes.", "{places} places change.", places),
        (_, shared) => say!(lang, count places,
            "{places} place changes. Shared otherwise than before: {shared}.",
            "{places} places change. Shared otherwise than before: {shared}.", places, shared),
    }
}

/// The second standings, each row with the place it had.
pub fn page(before: &Standings, after: &Standings, lang: Lang) -> Page {
    let (mut page, moves) = (standings::page(after, lang), moves(before, after));
    for block in &mut page.blocks {
        if let Block::Table(table) = block {
            add_moves(table, after, &moves, lang);
            break;
        }
    }
    page
}

/// A column behind the place: `▲2`.
fn add_moves(table: &mut Table, after: &Standings, moves: &[Move<'_>], lang: Lang) {
    let head = say!(lang, ctx "narrow column", "Move");
    let column = Column::text("moved", head).about(say!(lang, "Places gained or lost")).under("name");
    table.columns.insert(1, column);
    for (row, ranked) in table.rows.iter_mut().zip(&after.table().rows) {
        let own = moves.iter().find(|one| one.who() == ranked.participant);
        row.cells.insert(1, own.map_or(Cell::Empty, |own| arrow(own.change())));
        row.decided_in = row.decided_in.map(|column| column + 1);
    }
}

fn arrow(change: PlaceChange) -> Cell {
    match change {
        PlaceChange::Up(places) => Cell::sign(format!("▲{places}"), places.to_string()),
        PlaceChange::Down(places) => Cell::sign(format!("▼{places}"), format!("-{places}")),
        PlaceChange::Sharing => Cell::sign("=", "0"),
        PlaceChange::Enters => Cell::sign("▲", ""),
        PlaceChange::Leaves => Cell::sign("▼", ""),
    }
}

/// Those who move, from where to where, and what now separates each from somebody passed.
pub fn list(before: &Standings, after: &Standings, lang: Lang) -> Page {
    let mut page = Page::new(lang, "moved", summary(before, after, lang));
    let columns = vec![
        Column::text("before", say!(lang, "Before")).kept(),
        Column::text("after", say!(lang, "After")),
        Column::text("moved", say!(lang, ctx "narrow column", "Move")),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::sentence("why", say!(lang, "Why")),
    ];
    let mut table = Table::new(say!(lang, "What moves"), columns);
    let (tournament, reasons) = (after.tournament(), Reasons::new(before, after));
    for own in moves(before, after) {
        table.push(vec![
            place(own.before),
            place(own.after),
            arrow(own.change()),
            Cell::name(sanitize(tournament.name_of(own.who())), tournament.number_of(own.who())),
            Cell::text(reasons.of(own, lang)),
        ]);
    }
    if !table.rows.is_empty() {
        page.blocks.extend(picture(before, after, lang).map(Block::Figure));
        page.table(table);
    }
    page
}
