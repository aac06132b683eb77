//! Rounds of an event in the making: who meets whom, who has a bye, how games end.

use exaequo_model::{
    Absence, Board, Bye, Color, Colors, Facts, Match, MatchOutcome, Outcome, Pairing, ParticipantId,
    PlayerId, RoundNumber, TeamId,
};

use super::Builder;
use crate::change::{At, Changed};

/// A board of a match: the player of the white team, that of the black team, how their game ended, and the colour of the
/// white team where it is not the usual one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seats {
    pub(crate) white: Option<PlayerId>,
    pub(crate) black: Option<PlayerId>,
    pub(crate) outcome: Outcome,
    pub(crate) color: Option<Color>,
}

impl Default for Seats {
    fn default() -> Self {
        Self { white: None, black: None, outcome: Outcome::Pending, color: None }
    }
}

impl Builder {
    /// Pairs the next round of an individual event, White first. A player who asked for a bye in it has
    /// that bye; one who is left out gets a zero-point bye.
    pub fn pair(&mut self, games: impl IntoIterator<Item = (PlayerId, PlayerId)>) -> RoundNumber {
        let games = games.into_iter().map(|(white, black)| Pairing::new(white, black, Outcome::Pending));
        self.facts.rounds.pairings.extend(games);
        self.close_round()
    }

    /// Pairs the next round of a team event. The teams play with the first boards of their rosters; the first team has
    /// White on the odd boards.
    pub fn pair_teams(&mut self, matches: impl IntoIterator<Item = (TeamId, TeamId)>) -> RoundNumber {
        let boards = boards_of_a_match(&self.facts);
        for (white, black) in matches {
            self.add_match(white, black, boards);
        }
        self.close_round()
    }

    /// Gives somebody without an opponent a bye instead of the zero points of a round left out.
    pub fn give_bye(&mut self, round: RoundNumber, who: impl Into<ParticipantId>, bye: Bye) {
        let participant = who.into();
        let absence = Absence { participant, bye };
        if round.0 == 0 || round.0 > self.facts.rounds.count() {
            let is_other =
                |(of, held): &(RoundNumber, Absence)| *of != round || held.participant != participant;
            self.facts.requests.retain(is_other);
            self.facts.requests.push((round, absence));
        } else {
            self.facts.rounds.set_absence(round, absence);
        }
    }

    /// Enters the result of a game, White's side first: `1-0`, `1/2-1/2`, `0-1`, `+--`; `*` takes it back.
    pub fn set_result(&mut self, round: RoundNumber, at: impl Into<At>, result: &str) -> Changed {
        let (game, outcome) = at.into().result(&self.facts, round, result)?;
        if let Some(game) = self.facts.rounds.pairings.get_mut(game) {
            game.outcome = outcome;
        }
        self.facts.forget_published_points();
        Ok(())
    }

    /// Takes the requests for the round in and closes it.
    fn close_round(&mut self) -> RoundNumber {
        let round = self.next_round();
        let facts = &mut self.facts;
        let (due, later) = std::mem::take(&mut facts.requests).into_iter().partition(|(of, _)| *of == round);
        let due: Vec<(RoundNumber, Absence)> = due;
        facts.requests = later;
        facts.rounds.absences.extend(due.into_iter().map(|(_, absence)| absence));
        facts.rounds.close_round();
        facts.forget_published_points();
        round
    }

    /// Takes the last round back. Byes that players had requested become requests again.
    pub(crate) fn reopen_round(&mut self) {
        let rounds = &mut self.facts.rounds;
        let last = RoundNumber(rounds.count());
        let is_asked_for = |absence: &&Absence| matches!(absence.bye, Bye::HalfPoint | Bye::FullPoint);
        let byes = rounds.absences_of(last).iter().filter(is_asked_for);
        self.facts.requests.extend(byes.map(|absence| (last, *absence)));
        rounds.reopen_round();
        self.facts.forget_published_points();
    }

    fn add_match(&mut self, white: TeamId, black: TeamId, boards: usize) {
        let seat =
            |team: TeamId, board: usize| self.facts.teams.get(team.index())?.roster.get(board).copied();
        let seats =
            |board| Seats { white: seat(white, board), black: seat(black, board), ..Seats::default() };
        let seats: Vec<_> = (0..boards).map(seats).collect();
        let (colors, outcome) = (Colors::Known, MatchOutcome::Boards);
        self.add_seated(&Match { white, black, colors, outcome, boards: 0..0 }, seats);
    }

    /// Adds a match of players: on each board that of the white team, that of the black team, and how their game ended.
    pub(crate) fn add_seated(&mut self, meeting: &Match, seats: Vec<Seats>) {
        let start = count(self.facts.rounds.boards.len());
        for (board, seats) in seats.into_iter().enumerate() {
            let usual = if board % 2 == 0 { Color::White } else { Color::Black };
            let color = seats.color.or_else(|| self.facts.board_colors.get(board).copied());
            let board = self.seated(seats, color.unwrap_or(usual));
            self.facts.rounds.boards.push(board);
        }
        let boards = start..count(self.facts.rounds.boards.len());
        self.facts.rounds.matches.push(Match { boards, ..meeting.clone() });
    }

    /// A board of a match, with its game where both teams have a player. `color` is that of the white team.
    fn seated(&mut self, seats: Seats, color: Color) -> Board {
        match (seats.white, seats.black) {
            (Some(one), Some(other)) => {
                let (white, black) = if color == Color::White { (one, other) } else { (other, one) };
                let pairing = count(self.facts.rounds.pairings.len());
                self.facts.rounds.pairings.push(Pairing::new(white, black, seats.outcome));
                Board::Game { pairing, white_team: color }
            }
            (player @ Some(_), None) => Board::Unopposed { team: Color::White, player },
            (None, player @ Some(_)) => Board::Unopposed { team: Color::Black, player },
            (None, None) => Board::Empty,
        }
    }
}

/// The number of boards: as announced, else as in earlier matches, else as the smallest roster has; the players after them
/// are reserves.
fn boards_of_a_match(facts: &Facts) -> usize {
    let used = facts.rounds.matches.iter().map(|meeting| meeting.boards.len()).max();
    let smallest = || facts.teams.iter().map(|team| team.roster.len()).min().unwrap_or(0);
    if facts.board_colors.is_empty() { used.unwrap_or_else(smallest) } else { facts.board_colors.len() }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
