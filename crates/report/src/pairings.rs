//! Pairings and results of a round: by board, by name, and as match sheets for teams.

mod by_name;
pub(crate) mod players;
pub(crate) mod teams;

use exaequo_event::{Event, Ranking, RankingError};
use exaequo_model::{Absence, Basis, ParticipantId, PlayerId, Points, Records, RoundNumber, Tournament};
use exaequo_tiebreak::Standings;

use crate::page::{Block, Note, Page, PageError, Print, Table, foot_of, of_event, signs};
use crate::sanitize::sanitize;
use crate::{Lang, list, number, say};

/// How a round is listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// Board after board; in a team event match after match.
    #[default]
    Board,
    /// By name, with the board: where do I sit?
    Name,
    /// A sheet of paper for each match of teams, to be filled in and signed.
    Sheet,
}

/// What is asked of a round. Without anything said: the last one that is paired, by board, in the usual order.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The round.
    pub round: Option<u16>,
    /// How it is listed.
    pub by: By,
    /// The boards in the order of the standings before the round by this list.
    pub order: Option<Ranking>,
}

/// A round and what is needed to list it.
pub(crate) struct Listing<'a> {
    pub(crate) tournament: &'a Tournament,
    pub(crate) round: RoundNumber,
    pub(crate) lang: Lang,
    /// Scores before the round: of players, or match points of teams.
    pub(crate) before: Records,
    /// Game points of teams, the round included.
    pub(crate) games: Option<Records>,
    /// For each participant the place before the round, where a list was asked for.
    pub(crate) places: Option<Vec<u32>>,
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
    if options.by == By::Sheet && !tournament.is_team_event() {
        return Err(PageError::NoTeams);
    }
    let paired = tournament.rounds.count();
    let round = options.round.unwrap_or(paired);
    if round > paired || round == 0 {
        return Err(RankingError::NoRound { asked: round.max(1), paired }.into());
    }
    let order = options.order.as_ref().filter(|_| round > 1);
    let before = order.map(|order| event.standings(order.clone().after_round(round - 1))).transpose()?;
    let before = before.as_ref().map(exaequo_event::Standings::table);
    let mut page = list(tournament, RoundNumber(round), options.by, before, lang);
    page.foot = foot_of(event, options.order.as_ref().unwrap_or(&Ranking::default()), lang);
    Ok(page)
}

/// The pairings of a round, in the order of the standings before it, where there are some; else in the usual one.
pub(crate) fn list(
    tournament: &Tournament,
    round: RoundNumber,
    by: By,
    before: Option<&Standings>,
    lang: Lang,
) -> Page {
    let listing = Listing::new(tournament, round, before, lang);
    let teams = tournament.is_team_event();
    let mut page = of_event(lang, "pairings", tournament, title(&listing, by));
    page.subtitles.extend(day(&listing));
    page.blocks = match (by, teams) {
        (By::Name, _) => vec![Block::Table(by_name::table(&listing))],
        (By::Board | By::Sheet, false) => players::blocks(&listing),
        (By::Board, true) => teams::blocks(&listing),
        (By::Sheet, true) => teams::sheets(&listing),
    };
    let order = || match before {
        Some(standings) => order_of(standings, lang),
        None => order(lang),
    };
    match by {
        By::Board => page.notes(vec![legend(&listing), order()]),
        By::Name => {
            page.print = Print::Wall;
            page.notes(vec![order()]);
        }
        By::Sheet => {}
    }
    page
}

fn title(listing: &Listing<'_>, by: By) -> String {
    let (lang, round) = (listing.lang, listing.round);
    let games = listing.tournament.rounds.pairings_of(round);
    let known = !games.is_empty() && listing.tournament.missing_results(round) == 0;
    let sheets = by == By::Sheet && listing.tournament.is_team_event();
    match (by, listing.is_play_off()) {
        (By::Name, false) => say!(lang, "Pairings of round {round} by name", round),
        (By::Name, true) => say!(lang, "Play-off: pairings of round {round} by name", round),
        (_, false) if sheets => say!(lang, "Match sheets of round {round}", round),
        (_, true) if sheets => say!(lang, "Play-off: match sheets of round {round}", round),
        (By::Board | By::Sheet, false) if known => say!(lang, "Results of round {round}", round),
        (By::Board | By::Sheet, true) if known => say!(lang, "Play-off: results of round {round}", round),
        (By::Board | By::Sheet, false) => say!(lang, "Pairings of round {round}", round),
        (By::Board | By::Sheet, true) => say!(lang, "Play-off: pairings of round {round}", round),
    }
}

fn day(listing: &Listing<'_>) -> Option<String> {
    let round = listing.tournament.schedule.round(listing.round)?;
    round.date.map(|day| number::date(listing.lang, day))
}

fn legend(listing: &Listing<'_>) -> Note {
    let lang = listing.lang;
    let mut clauses = vec![say!(
        lang,
        "points in the list are those before the round; + and − won and lost by forfeit; no result: not known yet"
    )];
    if listing.tournament.is_team_event() && listing.tournament.missing_results(listing.round) > 0 {
        let sign = signs::RUNNING;
        clauses.push(say!(lang, "{sign} after a score: the match is not finished", sign));
    }
    Note::new(say!(lang, "Legend"), list::clauses(lang, clauses))
}

/// The place of each participant, from 0.
fn places(standings: &Standings) -> Vec<u32> {
    let mut places = vec![u32::MAX; standings.field.tournament.participant_count()];
    for (place, row) in (0..).zip(&standings.rows) {
        places[row.participant.index()] = place;
    }
    places
}

/// Boards in the order of a list.
fn order_of(standings: &Standings, lang: Lang) -> Note {
    let round = standings.field.rounds();
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    let (list, edition) = (list::commas(lang, codes), standings.regulations.edition.name);
    Note::new(
        say!(lang, "Boards"),
        say!(
            lang,
            "in the order of the standings after round {round}: {list} (edition {edition})",
            round,
            list,
            edition
        ),
    )
}

/// Files do not say at which board a game was played.
fn order(lang: Lang) -> Note {
    Note::new(
        say!(lang, "Boards"),
        say!(
            lang,
            "in the usual order: points of the better placed of the two, points of both, pairing number"
        ),
    )
}

impl<'a> Listing<'a> {
    pub(crate) fn new(
        tournament: &'a Tournament,
        round: RoundNumber,
        before: Option<&Standings>,
        lang: Lang,
    ) -> Self {
        let teams = tournament.is_team_event();
        let basis = if teams { Basis::MatchPoints } else { Basis::Points };
        // Points of a play-off are no points of the tournament.
        let rounds = round.0.saturating_sub(1).min(tournament.rounds_before_play_off());
        Self {
            tournament,
            round,
            lang,
            before: Records::after(tournament, basis, rounds),
            games: teams.then(|| Records::after(tournament, Basis::GamePoints, round.0)),
            places: before.map(places),
        }
    }
}

impl Listing<'_> {
    fn is_play_off(&self) -> bool {
        self.round.0 > self.tournament.rounds_before_play_off()
    }

    /// Byes of the round; whoever does not play off has none.
    fn byes(&self) -> &[Absence] {
        if self.is_play_off() { &[] } else { self.tournament.rounds.absences_of(self.round) }
    }

    pub(crate) fn name(&self, player: PlayerId) -> String {
        let player = &self.tournament.players[player.index()];
        let name = sanitize(self.tournament.str(player.name));
        match crate::standings::who::title_of(self.tournament, player) {
            title if title.is_empty() => name,
            title => format!("{title} {name}"),
        }
    }

    pub(crate) fn number(&self, player: PlayerId) -> u32 {
        self.tournament.players[player.index()].number
    }

    pub(crate) fn points(&self, player: PlayerId) -> Points {
        self.before.total(player.participant())
    }

    /// What a participant brings to the order of boards: points and number, or the place alone.
    fn brings(&self, who: ParticipantId) -> (Points, u32) {
        match &self.places {
            // Whoever entered after those standings comes last.
            Some(places) => (Points::ZERO, places.get(who.index()).copied().unwrap_or(u32::MAX)),
            None => (self.before.total(who), self.tournament.number_of(who)),
        }
    }

    /// What a list of boards is sorted by: the most first.
    fn weight(
        one: (Points, u32),
        other: (Points, u32),
    ) -> (std::cmp::Reverse<Points>, std::cmp::Reverse<Points>, u32) {
        use std::cmp::Reverse;
        let first = if (Reverse(one.0), one.1) <= (Reverse(other.0), other.1) { one } else { other };
        (Reverse(first.0), Reverse(one.0 + other.0), first.1)
    }
}

/// Drops what nobody has.
fn trimmed(mut table: Table, keys: &[&str]) -> Table {
    table.drop_empty(keys);
    table
}
