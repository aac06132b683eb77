//! The open form of a tournament, as a reader fills it in.

use std::ops::Range;

use crate::adjustment::{Acceleration, Adjustment, ExternalColumn, Prohibition};
use crate::event::EventInfo;
use crate::ids::RoundNumber;
use crate::pairing::{Absence, Color, Pairing};
use crate::player::{NationalRecord, Player};
use crate::rating::RatingEntry;
use crate::schedule::Schedule;
use crate::score::{MatchScores, ScoreSystem};
use crate::slot::Slot;
use crate::system::{PrimaryScore, System};
use crate::team::{Board, Match, Team};
use crate::text::{TextBuffer, TextRange};

/// Everything that is stored about a tournament.
///
/// Team events have teams, individual events have none. Nothing here is checked; [`Tournament::new`] does that.
///
/// [`Tournament::new`]: crate::Tournament::new
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The buffer that holds all names and other texts.
    pub text: TextBuffer,
    /// What the event is: its name, place, days and officials.
    pub event: EventInfo,
    /// The system, where the event states it.
    pub system: Option<System>,
    /// The rounds as announced.
    pub schedule: Schedule,
    /// The points that results and byes give to players.
    pub scores: ScoreSystem,
    /// Match points of teams.
    pub match_scores: MatchScores,
    /// The score that decides a team event, where the event states it.
    pub primary: Option<PrimaryScore>,
    /// Colours of the white team's players, board by board.
    pub board_colors: Vec<Color>,
    /// The players, also those of teams; a [`PlayerId`](crate::PlayerId) is a position here.
    pub players: Vec<Player>,
    /// Ratings, those of one player together.
    pub ratings: Vec<RatingEntry>,
    /// What national federations record about players.
    pub national: Vec<NationalRecord>,
    /// The teams; a [`TeamId`](crate::TeamId) is a position here. Empty in an individual event.
    pub teams: Vec<Team>,
    /// What was paired and what became of it.
    pub rounds: PairedRounds,
    /// Byes announced for rounds that are not paired yet.
    pub requests: Vec<(RoundNumber, Absence)>,
    /// Fictitious points used in accelerated pairing (TRF 250).
    pub accelerations: Vec<Acceleration>,
    /// Pairings the organiser prohibits (TRF 260).
    pub prohibitions: Vec<Prohibition>,
    /// Points that differ from what the score system gives (TRF 299).
    pub adjustments: Vec<Adjustment>,
    /// Values typed by hand.
    pub external: Vec<ExternalColumn>,
    /// Lines of the source that say nothing to the model, such as comments and data for other programs; kept for
    /// programs that write the tournament back.
    pub remarks: Vec<TextRange>,
}

impl Facts {
    /// Whether teams take part.
    pub fn is_team_event(&self) -> bool {
        !self.teams.is_empty()
    }

    /// How many participants there are: teams in a team event, players otherwise.
    pub fn participant_count(&self) -> usize {
        if self.is_team_event() { self.teams.len() } else { self.players.len() }
    }

    /// Forgets what the source printed as points: somebody has changed what they were added up from.
    pub fn forget_published_points(&mut self) {
        let players = self.players.iter_mut().map(|player| &mut player.published);
        for published in players.chain(self.teams.iter_mut().map(|team| &mut team.published)) {
            (published.points, published.game_points) = (None, None);
        }
    }

    /// Adds a round of an individual event.
    pub fn add_round(&mut self, pairings: Vec<Pairing>, absences: Vec<Absence>) {
        self.rounds.pairings.extend(pairings);
        self.rounds.absences.extend(absences);
        self.rounds.close_round();
    }
}

/// Pairings, matches and byes of all paired rounds, round after round in one list each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairedRounds {
    /// Games of all rounds.
    pub pairings: Vec<Pairing>,
    /// Matches of all rounds.
    pub matches: Vec<Match>,
    /// Boards of all matches.
    pub boards: Vec<Board>,
    /// Byes of all rounds.
    pub absences: Vec<Absence>,
    ends: Vec<Ends>,
}

/// Where the lists stood when a round was closed, and whose order its boards have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ends {
    pairings: u32,
    matches: u32,
    absences: u32,
    order: BoardOrder,
}

/// The order of the boards of a round, or of its matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardOrder {
    /// Nobody has said at which board a game is played: lists have the usual order.
    #[default]
    Usual,
    /// Somebody has put them in the order in which they stand.
    Arranged,
}

impl PairedRounds {
    /// What has been added since the last call is one round.
    pub fn close_round(&mut self) {
        let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        self.ends.push(Ends {
            pairings: count(self.pairings.len()),
            matches: count(self.matches.len()),
            absences: count(self.absences.len()),
            order: BoardOrder::Usual,
        });
    }

    /// The order of the boards of a round.
    pub fn board_order(&self, round: RoundNumber) -> BoardOrder {
        let ends = round.0.checked_sub(1).and_then(|index| self.ends.get(usize::from(index)));
        ends.map_or(BoardOrder::Usual, |ends| ends.order)
    }

    /// Says that the boards of a paired round stand in the order in which they are played.
    pub fn arrange_boards(&mut self, round: RoundNumber) {
        let ends = round.0.checked_sub(1).and_then(|index| self.ends.get_mut(usize::from(index)));
        if let Some(ends) = ends {
            ends.order = BoardOrder::Arranged;
        }
    }

    /// Whether every game, match and bye belongs to a round that was closed.
    pub(crate) fn is_closed(&self) -> bool {
        let last = self.ends.last().copied().unwrap_or_default();
        let lengths = [self.pairings.len(), self.matches.len(), self.absences.len()];
        lengths == [last.pairings, last.matches, last.absences].map(|end| end as usize)
    }

    /// How many rounds have been paired.
    pub fn count(&self) -> u16 {
        u16::try_from(self.ends.len()).unwrap_or(u16::MAX)
    }

    /// The round that is paired next.
    pub fn next_round(&self) -> RoundNumber {
        RoundNumber(self.count().saturating_add(1))
    }

    /// The paired rounds in order.
    pub fn numbers(&self) -> impl Iterator<Item = RoundNumber> + use<> {
        (1..=self.count()).map(RoundNumber)
    }

    /// Games of a round.
    pub fn pairings_of(&self, round: RoundNumber) -> &[Pairing] {
        self.pairings.get(self.pairing_range(round)).unwrap_or_default()
    }

    /// Where the games of a round are in [`PairedRounds::pairings`].
    pub fn pairing_range(&self, round: RoundNumber) -> Range<usize> {
        self.range(round, |ends| ends.pairings)
    }

    /// Matches of a round.
    pub fn matches_of(&self, round: RoundNumber) -> &[Match] {
        self.matches.get(self.range(round, |ends| ends.matches)).unwrap_or_default()
    }

    /// Byes of a round.
    pub fn absences_of(&self, round: RoundNumber) -> &[Absence] {
        self.absences.get(self.range(round, |ends| ends.absences)).unwrap_or_default()
    }

    /// Byes of all rounds up to one.
    pub fn absences_until(&self, last: RoundNumber) -> &[Absence] {
        self.absences.get(..self.range(last, |ends| ends.absences).end).unwrap_or_default()
    }

    /// Boards of a match.
    pub fn boards_of(&self, meeting: &Match) -> &[Board] {
        self.boards.get(meeting.boards.start as usize..meeting.boards.end as usize).unwrap_or_default()
    }

    /// What a board gave the white team and the black one: a player without an opponent won by forfeit, an empty board is lost by
    /// both.
    pub fn slots_of(&self, board: &Board) -> [Slot; 2] {
        match board {
            Board::Game { pairing, white_team } => self
                .pairings
                .get(*pairing as usize)
                .map_or([Slot::Nothing; 2], |game| [game.slot(*white_team), game.slot(white_team.other())]),
            Board::Unopposed { team: Color::White, .. } => [Slot::ForfeitWin, Slot::ForfeitLoss],
            Board::Unopposed { team: Color::Black, .. } => [Slot::ForfeitLoss, Slot::ForfeitWin],
            Board::Empty => [Slot::ForfeitLoss; 2],
        }
    }

    /// Gives a participant a bye in a round that has been paired, in place of another one.
    pub fn set_absence(&mut self, round: RoundNumber, absence: Absence) {
        let range = self.range(round, |ends| ends.absences);
        if round.0 == 0 || round.0 > self.count() {
            return;
        }
        let Some(own) = self.absences.get_mut(range.clone()) else { return };
        if let Some(held) = own.iter_mut().find(|held| held.participant == absence.participant) {
            *held = absence;
            return;
        }
        self.absences.insert(range.end, absence);
        for ends in &mut self.ends[round.index()..] {
            ends.absences += 1;
        }
    }

    /// Takes the last round back, with its games, matches and byes.
    pub fn reopen_round(&mut self) {
        self.ends.pop();
        let last = self.ends.last().copied().unwrap_or_default();
        self.pairings.truncate(last.pairings as usize);
        self.matches.truncate(last.matches as usize);
        self.absences.truncate(last.absences as usize);
        let end = self.matches.iter().map(|meeting| meeting.boards.end).max().unwrap_or(0);
        self.boards.truncate(end as usize);
    }

    /// Replaces the byes of all rounds; `ends` holds where each round's end in the new list.
    pub(crate) fn replace_absences(&mut self, absences: Vec<Absence>, ends: &[u32]) {
        self.absences = absences;
        for (round, end) in self.ends.iter_mut().zip(ends) {
            round.absences = *end;
        }
    }

    fn range(&self, round: RoundNumber, which: impl Fn(&Ends) -> u32) -> Range<usize> {
        let end = |index: usize| self.ends.get(index).map_or(0, &which) as usize;
        match round.index() {
            _ if round.0 == 0 => 0..0,
            0 => 0..end(0),
            index => end(index - 1)..end(index).max(end(index - 1)),
        }
    }
}
