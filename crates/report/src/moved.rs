//! What moves where other rules apply, or another round: two standings of the same event, one beside the other.

use exaequo_event::Standings;
use exaequo_model::ParticipantId;
use exaequo_page::svg::slopes;

use crate::explain::against::{self, Pair};
use crate::page::{Block, Cell, Column, Figure, Page, Table, place};
use crate::playoff::PlayedOff;
use crate::text::sanitize;
use crate::{Lang, say, standings};

/// Somebody whose place is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who it is.
    pub who: ParticipantId,
    /// The row in the first standings, from 0.
    pub from: usize,
    /// The row in the second.
    pub to: usize,
}

impl Move {
    /// How many rows upwards; negative for downwards.
    fn upwards(self) -> i64 {
        let row = |row: usize| i64::try_from(row).unwrap_or(i64::MAX);
        row(self.from) - row(self.to)
    }
}

/// Everybody whose place or row is another one, in the order of the second standings.
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
pub fn moves(before: &Standings, after: &Standings) -> Vec<Move> {
    let rows = after.table().rows.iter().enumerate();
    let moves = rows.filter_map(|(to, row)| {
        let from = before.table().row_of(row.participant)?;
        let old = &before.table().rows[from];
        ((old.rank, old.place) != (row.rank, row.place)).then_some(Move { who: row.participant, from, to })
    });
    moves.collect()
}

/// How many places change, in a sentence; of those that are only shared otherwise, how many.
pub fn summary(before: &Standings, after: &Standings, lang: Lang) -> String {
    let moves = moves(before, after);
    let places = moves.iter().filter(|one| one.upwards() != 0).count();
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
fn add_moves(table: &mut Table, after: &Standings, moves: &[Move], lang: Lang) {
    let head = say!(lang, ctx "narrow column", "Move");
    let column = Column::text("moved", head).about(say!(lang, "Places gained or lost")).under("name");
    table.columns.insert(1, column);
    for (row, ranked) in table.rows.iter_mut().zip(&after.table().rows) {
        let own = moves.iter().find(|one| one.who == ranked.participant);
        row.cells.insert(1, own.map_or(Cell::Empty, |own| arrow(own.upwards())));
        row.decided_in = row.decided_in.map(|column| column + 1);
    }
}

fn arrow(upwards: i64) -> Cell {
    match upwards {
        0 => Cell::sign("=", "0"),
        1.. => Cell::sign(format!("▲{upwards}"), upwards.to_string()),
        _ => Cell::sign(format!("▼{}", -upwards), upwards.to_string()),
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
    for own in moves(before, after) {
        let (old, new) = (&before.table().rows[own.from], &after.table().rows[own.to]);
        let tournament = after.tournament();
        table.push(vec![
            place(old),
            place(new),
            arrow(own.upwards()),
            Cell::name(sanitize(tournament.name_of(own.who)), tournament.number_of(own.who)),
            Cell::text(why(before, after, own, lang)),
        ]);
    }
    if !table.rows.is_empty() {
        page.blocks.extend(picture(before, after, lang).map(Block::Figure));
        page.table(table);
    }
    page
}

/// Those who move in two columns, before and after, each with a line from one to the other.
fn picture(before: &Standings, after: &Standings, lang: Lang) -> Option<Figure> {
    let caption = say!(lang, "Before and after.");
    let all = moves(before, after);
    let moved: Vec<&Move> = all.iter().filter(|one| one.upwards() != 0).collect();
    let label = |standings: &Standings, row: usize| {
        let row = &standings.table().rows[row];
        let (place, name) = (place(row).shown(lang), after.tournament().name_of(row.participant));
        format!("{place}  {}", sanitize(name))
    };
    let ends = moved.iter().map(|one| [(one.from, label(before, one.from)), (one.to, label(after, one.to))]);
    let heads = [say!(lang, "Before"), say!(lang, "After")];
    let svg = slopes(caption.trim_end_matches('.'), &heads, ends.collect())?;
    Some(Figure { caption, alternative: summary(before, after, lang), svg })
}

/// What separates somebody from the first who was passed, or who came past; nothing where only a place is shared.
fn why(before: &Standings, after: &Standings, own: Move, lang: Lang) -> String {
    if own.upwards() == 0 {
        return String::new();
    }
    let (old, new) = (before.table(), after.table());
    let is_past = |row: &&exaequo_tiebreak::RankedRow| {
        let (then, now) = (old.row_of(row.participant), new.row_of(row.participant));
        then.zip(now).is_some_and(|(then, now)| (then < own.from) != (now < own.to))
    };
    let other = new.rows.iter().filter(|row| row.participant != own.who).find(is_past);
    let neighbour = || against::neighbours(new, own.who).first().copied();
    let play_off = after.playoff().map(PlayedOff::from);
    let other = other.map(|row| row.participant).or_else(neighbour);
    let pair = |other| Pair { standings: new, play_off, who: own.who, other };
    other.map_or_else(String::new, |other| pair(other).sentence(lang))
}
