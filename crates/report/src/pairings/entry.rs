//! A round as its results are entered: every game with the place it has among those of the round.

use exaequo_event::Event;
use exaequo_model::{Elo, Outcome, PlayerId, RoundNumber};

use super::{Listing, games, teams};
use crate::Lang;
use crate::page::{PageError, round_of};
use crate::text::sanitize;

/// Games that belong together: those of a match, or all of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EntryGroup {
    /// The teams of the match; empty where there are none.
    pub title: String,
    /// The score of the match so far; empty while there is none.
    pub score: String,
    /// The match among those of the round, from 1, as [`Event::order_boards`] counts them; 0 where there are none.
    pub number: usize,
    /// The games, in the order of the boards.
    pub games: Vec<EntryGame>,
}

/// A game whose result can be entered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EntryGame {
    /// The board it is played on, from 1.
    pub board: usize,
    /// The game among those of the round, from 1, as [`exaequo_event::At::Board`] counts them.
    pub game: usize,
    /// Who has White, with the rating that every list shows.
    pub white: (String, Option<u16>),
    /// Who has Black.
    pub black: (String, Option<u16>),
    /// The teams of White and of Black; empty where there are none.
    pub teams: [String; 2],
    /// What is known of the result.
    pub outcome: Outcome,
}

/// The games of a round, in the order of the boards.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, pairings};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// event.pair([(alyx, bruno)])?;
/// let groups = pairings::entry(&event, 1, Lang::En)?;
/// assert_eq!(groups[0].games[0].white, ("Alyx".to_owned(), Some(2200)));
/// assert!(pairings::entry(&event, 2, Lang::En).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn entry(event: &Event, round: u16, lang: Lang) -> Result<Vec<EntryGroup>, PageError> {
    let tournament = event.tournament();
    let round = RoundNumber(round_of(tournament, Some(round))?);
    let listing = Listing::new(tournament, round, None, lang);
    let mut groups: Vec<EntryGroup> = if tournament.is_team_event() {
        teams::tables(&listing).into_iter().map(|meeting| of_match(&listing, meeting)).collect()
    } else {
        vec![EntryGroup { title: String::new(), score: String::new(), number: 0, games: Vec::new() }]
    };
    for seated in games::all(&listing) {
        let group = seated.meeting.map_or(0, |(place, _)| place - 1);
        let own = tournament.rounds.pairings_of(round);
        let game = own.iter().position(|game| game.white == seated.game.white).map_or(0, |index| index + 1);
        let person = |player: PlayerId| {
            (sanitize(tournament.player_name(player)), tournament.rating_of(player).map(Elo::value))
        };
        let (white, black) = (person(seated.game.white), person(seated.game.black));
        if let Some(group) = groups.get_mut(group) {
            let outcome = seated.game.outcome;
            let of = |team: exaequo_model::TeamId| sanitize(tournament.name_of(team.participant()));
            let teams = seated.meeting.map_or_else(Default::default, |(_, teams)| teams.map(of));
            group.games.push(EntryGame { board: seated.board, game, white, black, teams, outcome });
        }
    }
    Ok(groups)
}

fn of_match(listing: &Listing<'_>, meeting: &exaequo_model::Match) -> EntryGroup {
    let own = listing.tournament.rounds.matches_of(listing.round);
    let [white, black] = [meeting.white, meeting.black].map(|team| listing.participant(team.participant()));
    EntryGroup {
        title: format!("{white} – {black}"),
        score: teams::result(listing, meeting).shown,
        number: own.iter().position(|one| one == meeting).map_or(0, |index| index + 1),
        games: Vec::new(),
    }
}
