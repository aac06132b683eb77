//! A round: pairings and results by board and by name, results with score groups, line-ups, match sheets, result cards and
//! place cards.

mod by_name;
mod entry;
pub(crate) mod games;
mod listing;
mod matches;
mod notes;
pub(crate) mod players;
mod round_list;
mod score_groups;
mod sheets;
mod slips;
pub(crate) mod teams;
mod title;

use exaequo_event::{Event, Ranking, RankingError};
use exaequo_model::{RoundNumber, Tournament};
use exaequo_tiebreak::Standings;

use crate::Lang;
use crate::page::{Block, Page, PageError, Table, foot, foot_of, of_event};
use crate::standings::Sheet;
pub use entry::{EntryGame, EntryGroup, entry};
pub(crate) use listing::Listing;
use round_list::Scores;
pub use round_list::{Fill, RoundList};

/// Which round is shown, and how. By default: the last one that is paired, by board, in the usual order.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The round to show.
    pub round: Option<u16>,
    /// How it is listed.
    pub by: RoundList,
    /// The boards in the order of the standings before the round by this list.
    pub order: Option<Ranking>,
}

impl Options {
    /// The standings before the round that put its boards in order, where a list is asked for.
    pub fn standings_before(&self, event: &Event) -> Result<Option<exaequo_event::Standings>, RankingError> {
        let round = self.round.unwrap_or(event.tournament().rounds.count());
        let order = self.order.as_ref().filter(|_| round > 1);
        order.map(|order| event.standings(order.clone().after_round(round - 1))).transpose()
    }
}

/// The pairings of a paired round, with its results where they are known.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::pairings::{self, Options};
/// use exaequo_report::Lang;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let list = pairings::page(&event, &Options::default(), Lang::Es)?;
/// assert!(list.to_plain().contains("Alyx"));
/// // The second round is not paired.
/// assert!(pairings::page(&event, &Options { round: Some(2), ..Options::default() }, Lang::Es).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(event: &Event, options: &Options, lang: Lang) -> Result<Page, PageError> {
    let tournament = event.tournament();
    if options.by.is_of_teams() && !tournament.is_team_event() {
        return Err(PageError::NoTeams);
    }
    let paired = tournament.rounds.count();
    let round = options.round.unwrap_or(paired);
    if round > paired || round == 0 {
        return Err(RankingError::NoRound { asked: round.max(1), paired }.into());
    }
    let before = options.standings_before(event)?;
    let before = before.as_ref().map(exaequo_event::Standings::table);
    let mut page = list(tournament, RoundNumber(round), options.by, before, lang);
    page.foot = foot_of(event, options.order.as_ref().unwrap_or(&Ranking::default()), lang);
    Ok(page)
}

/// A paired round of the event of standings, with their rules at the foot.
pub fn of_standings(standings: &exaequo_event::Standings, round: RoundNumber, lang: Lang) -> Option<Page> {
    let tournament = standings.tournament();
    let is_paired = (1..=tournament.rounds.count()).contains(&round.0);
    let mut page = is_paired.then(|| list(tournament, round, RoundList::Board, None, lang))?;
    page.foot = foot(&Sheet::from(standings), lang);
    Some(page)
}

/// A round, its boards in the order of the standings before it, where there are some; else in the usual one.
pub(crate) fn list(
    tournament: &Tournament,
    round: RoundNumber,
    by: RoundList,
    before: Option<&Standings>,
    lang: Lang,
) -> Page {
    let listing = Listing::new(tournament, round, before, lang);
    let mut page = of_event(lang, by.kind(), tournament, title::title(&listing, by));
    page.subtitles.extend(title::day(&listing));
    page.print = by.print();
    page.blocks = blocks(&listing, by);
    let notes = notes::notes(&listing, by, before);
    if !notes.is_empty() {
        page.notes(notes);
    }
    page
}

fn blocks(listing: &Listing<'_>, by: RoundList) -> Vec<Block> {
    match by {
        RoundList::Board => boards(listing, Scores::Before),
        // A play-off gives no points.
        RoundList::Result if listing.is_play_off() => boards(listing, Scores::Before),
        RoundList::Result => {
            let mut blocks = boards(listing, Scores::Both);
            blocks.push(Block::Table(score_groups::table(listing)));
            blocks
        }
        RoundList::Name => vec![Block::Table(by_name::table(listing))],
        RoundList::LineUp => sheets::line_ups(listing),
        RoundList::Sheet(fill) => sheets::sheets(listing, fill),
        RoundList::ResultCard(fill) => vec![Block::Table(slips::results(listing, fill))],
        RoundList::PlaceCard => vec![Block::Table(slips::places(listing))],
    }
}

fn boards(listing: &Listing<'_>, scores: Scores) -> Vec<Block> {
    if listing.tournament.is_team_event() {
        teams::blocks(listing, scores)
    } else {
        players::blocks(listing, scores)
    }
}

/// Drops what nobody has.
fn trimmed(mut table: Table, keys: &[&str]) -> Table {
    table.drop_empty(keys);
    table
}
