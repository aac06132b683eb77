//! Everybody who takes part: the start list, and the same people by name, by rating, by club and by federation.

pub(crate) mod cells;
mod groups;
mod order;
mod status;

use exaequo_event::Event;
use exaequo_model::Tournament;

use crate::page::{self, Page, Print, Table, of_event};
use crate::{Lang, Noun, say};

/// How players are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayerOrder {
    /// By pairing number: the start list.
    #[default]
    Number,
    /// By name, in the order of the language; on paper for a wall, in two columns of large letters.
    Name,
    /// By rating at the start, the highest first; players without one come last.
    Rating,
    /// A table for each club, with how many players it has.
    Club,
    /// A table for each federation, with how many players it has.
    Federation,
}

/// Columns that are left out where nobody has anything in them.
const OPTIONAL: [&str; 9] =
    ["title", "federation", "club", "team", "rating", "fide_id", "birth_year", "sex", "status"];

/// The players of an event, those inside teams included.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::players::{PlayerOrder, page};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// event.add_player("Émile", 2200);
/// event.add_player("Alyx", 2150);
/// let list = page(&event, PlayerOrder::Name, Lang::Fr);
/// assert_eq!(list.to_csv().lines().nth(1), Some("2,,Alyx,,,,2150,,,,"));
/// ```
pub fn page(event: &Event, by: PlayerOrder, lang: Lang) -> Page {
    let tournament = event.tournament();
    let mut page = of_event(lang, "players", tournament, title(by, lang));
    page.foot.extend(page::file(event.source(), lang));
    page.print = if by == PlayerOrder::Name { Print::Wall } else { Print::Usual };
    page.subtitles.push(Noun::Player.count(lang, tournament.players.len().try_into().unwrap_or(u64::MAX)));
    let table = everybody(tournament, by, lang);
    match groups::of(by) {
        None => page.table(table),
        Some(kind) => {
            for table in groups::split(table, kind, lang) {
                // A page with one table has no caption.
                page.heading(&*table.caption);
                page.table(table);
            }
        }
    }
    page
}

/// All players in one table. Columns that nobody has anything in are for programs.
fn everybody(tournament: &Tournament, by: PlayerOrder, lang: Lang) -> Table {
    let mut table = Table::new(title(by, lang), cells::columns(lang));
    let teams = cells::teams(tournament);
    for player in order::sorted(tournament, by, lang) {
        table.push(cells::row(tournament, player, teams[player.index()], lang));
    }
    table.hide_empty(&OPTIONAL);
    table
}

fn title(by: PlayerOrder, lang: Lang) -> String {
    match by {
        PlayerOrder::Number => say!(lang, "Start list"),
        PlayerOrder::Name => say!(lang, "Players by name"),
        PlayerOrder::Rating => say!(lang, "Players by rating"),
        PlayerOrder::Club => say!(lang, "Players by club"),
        PlayerOrder::Federation => say!(lang, "Players by federation"),
    }
}
