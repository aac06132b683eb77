//! Article 3: a tournament and a play-off with a file of its own, put together.

use crate::counterpart::Counterparts;
use crate::facts::Facts;
use crate::ids::{ParticipantId, PlayerId, RoundNumber, TeamId};
use crate::pairing::{Color, Pairing};
use crate::schedule::{Round, Stage};
use crate::team::{Board, Match};
use crate::tournament::Tournament;

/// Why a tournament and a play-off cannot be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotOne {
    /// One of them is a team event, the other is not.
    Teams,
    /// Somebody plays in the play-off who is not in the tournament: a player of its file.
    Stranger(PlayerId),
    /// A team plays in the play-off that is not in the tournament.
    StrangeTeam(TeamId),
    /// The result would not be coherent: two players of the play-off are the same person, or there are too many rounds.
    Incoherent,
}

impl Tournament {
    /// The tournament and a play-off that has facts of its own as one, the opposite of [`Tournament::play_off`]. Its
    /// rounds come last; a participant who does not play in one of them has a zero-point bye. Participants are found again
    /// by their numbers at FIDE, else by their names.
    pub fn with_play_off(&self, playoff: &Self) -> Result<Self, NotOne> {
        let own = Counterparts::new(self);
        self.joined(playoff, &own, &|who| own.participant(playoff, who, None))
    }

    /// The same where it is known who is who: `find` names the participant of the tournament.
    pub fn with_play_off_of(
        &self,
        playoff: &Self,
        find: &dyn Fn(ParticipantId) -> Option<ParticipantId>,
    ) -> Result<Self, NotOne> {
        self.joined(playoff, &Counterparts::new(self), find)
    }

    fn joined(
        &self,
        playoff: &Self,
        own: &Counterparts,
        find: &dyn Fn(ParticipantId) -> Option<ParticipantId>,
    ) -> Result<Self, NotOne> {
        if self.is_team_event() != playoff.is_team_event() {
            return Err(NotOne::Teams);
        }
        let mut facts: Facts = (**self).clone();
        // The play-off is announced by being there, and nobody has asked for a bye in it.
        facts.schedule.announce(self.rounds.count());
        facts.requests.clear();
        let encounters = facts.schedule.rounds.iter().filter_map(|round| round.encounter).max().unwrap_or(0);
        let mut joiner = Joiner { playoff, own, find, facts };
        for round in playoff.rounds.numbers() {
            joiner.add(round)?;
            joiner.facts.rounds.close_round();
            let announced = playoff.schedule.round(round).copied().unwrap_or_default();
            let encounter = announced.encounter.map(|encounter| encounter.saturating_add(encounters));
            joiner.facts.schedule.rounds.push(Round { stage: Stage::PlayOff, encounter, ..announced });
        }
        Self::new(joiner.facts).map_err(|_| NotOne::Incoherent)
    }
}

/// Brings rounds of a play-off into the facts of its tournament. Byes need not be brought: a participant without an entry in a
/// round has one without points.
struct Joiner<'a> {
    playoff: &'a Tournament,
    own: &'a Counterparts,
    find: &'a dyn Fn(ParticipantId) -> Option<ParticipantId>,
    facts: Facts,
}

impl Joiner<'_> {
    fn add(&mut self, round: RoundNumber) -> Result<(), NotOne> {
        if self.playoff.is_team_event() {
            for meeting in self.playoff.rounds.matches_of(round) {
                self.add_match(meeting)?;
            }
            return Ok(());
        }
        for game in self.playoff.rounds.pairings_of(round) {
            let (white, black) = (self.player(game.white)?, self.player(game.black)?);
            self.facts.rounds.pairings.push(Pairing { white, black, ..*game });
        }
        Ok(())
    }

    fn player(&self, who: PlayerId) -> Result<PlayerId, NotOne> {
        (self.find)(who.participant()).map(|own| PlayerId(own.0)).ok_or(NotOne::Stranger(who))
    }

    fn team(&self, who: TeamId) -> Result<TeamId, NotOne> {
        (self.find)(who.participant()).map(|own| TeamId(own.0)).ok_or(NotOne::StrangeTeam(who))
    }

    fn add_match(&mut self, meeting: &Match) -> Result<(), NotOne> {
        let (white, black) = (self.team(meeting.white)?, self.team(meeting.black)?);
        let start = length(self.facts.rounds.boards.len());
        for board in self.playoff.rounds.boards_of(meeting) {
            let board = self.board(*board, [white, black])?;
            self.facts.rounds.boards.push(board);
        }
        let boards = start..length(self.facts.rounds.boards.len());
        self.facts.rounds.matches.push(Match { white, black, boards, ..meeting.clone() });
        Ok(())
    }

    /// A board of a match between two teams of the tournament, and its game.
    fn board(&mut self, board: Board, [white, black]: [TeamId; 2]) -> Result<Board, NotOne> {
        let member = |who: PlayerId, team: TeamId| {
            self.own.member(self.playoff, who, team).ok_or(NotOne::Stranger(who))
        };
        match board {
            Board::Game { pairing, white_team } => {
                let game = self.playoff.rounds.pairings[pairing as usize];
                let [one, other] = by_color(white_team, [white, black]);
                let (one, other) = (member(game.white, one)?, member(game.black, other)?);
                let pairing = length(self.facts.rounds.pairings.len());
                self.facts.rounds.pairings.push(Pairing { white: one, black: other, ..game });
                Ok(Board::Game { pairing, white_team })
            }
            Board::Unopposed { team, player } => {
                let [of, _] = by_color(team, [white, black]);
                let player = player.map(|player| member(player, of)).transpose()?;
                Ok(Board::Unopposed { team, player })
            }
            Board::Empty => Ok(Board::Empty),
        }
    }
}

/// The team that has a colour, and the other one.
const fn by_color(color: Color, [white, black]: [TeamId; 2]) -> [TeamId; 2] {
    match color {
        Color::White => [white, black],
        Color::Black => [black, white],
    }
}

fn length(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
