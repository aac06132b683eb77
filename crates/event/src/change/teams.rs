//! Changes of team events: line-ups and forfeited matches.

use std::ops::Range;

use exaequo_model::{
    Board, Color, Facts, Match, MatchOutcome, NoShow, Outcome, PlayerId, RoundNumber, Team, TeamId,
};

use super::{ChangeError, Changed, no_team};
use crate::builder::{Builder, Seats};
use crate::event::Event;

impl Event {
    /// Seats the players of a team in a match of the last round that is paired, in board order. Games whose two players
    /// stay keep their results; a board without a player is lost to the opponent. A player who is not in the roster of the team
    /// counts as a substitute: that is not refused, and the findings of the written file name the player.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::builder("League").starting(date(2026, 3, 7)).rounds(1).boards(2);
    /// let [rooks, bishops] = ["Rook", "Bishop"].map(|name| {
    ///     let roster = [1, 2, 3].map(|board| event.add(format!("{name} {board}").as_str()));
    ///     event.add_team(name, roster)
    /// });
    /// let mut event = event.build()?;
    /// let round = event.pair_teams([(rooks, bishops)])?;
    /// let roster = event.tournament().teams[1].roster.clone();
    /// event.set_line_up(round, bishops, [roster[1], roster[2]])?;
    /// event.set_result(round, roster[2], "1/2-1/2")?;
    /// // A player who sits out has no game.
    /// assert!(event.set_result(round, roster[0], "1-0").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_line_up(
        &mut self,
        round: RoundNumber,
        team: TeamId,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> Changed {
        let players: Vec<PlayerId> = players.into_iter().collect();
        self.change(|draft| {
            let paired = draft.facts.rounds.count();
            if round.0 == 0 || round.0 != paired {
                return Err(ChangeError::NotLastRound { asked: round, paired });
            }
            let mut round = Round::take(draft);
            round.seat(&draft.facts.teams, team, &players)?;
            round.put(draft);
            Ok(())
        })
    }

    /// Notes that a team did not appear for its match; both can be named, one after the other. Games that have no result
    /// are forfeited with it.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::builder("League").starting(date(2026, 3, 7)).rounds(1);
    /// let [rooks, bishops] = ["Rooks", "Bishops"].map(|name| {
    ///     let player = event.add(name);
    ///     event.add_team(name, [player])
    /// });
    /// let mut event = event.build()?;
    /// let round = event.pair_teams([(rooks, bishops)])?;
    /// event.forfeit_match(round, rooks)?;
    /// let standings = event.standings("PTS:MP")?;
    /// assert_eq!(standings.rows().next().map(|row| row.name()), Some("Bishops"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn forfeit_match(&mut self, round: RoundNumber, team: TeamId) -> Changed {
        self.change(|draft| {
            let meeting = match_of(&mut draft.facts, round, team)?;
            let absent = absent(meeting.outcome, meeting.white == team);
            meeting.outcome = MatchOutcome::Forfeited(absent);
            let boards = meeting.boards.clone();
            end_games(&mut draft.facts, boards, Some(absent));
            Ok(())
        })
    }

    /// Takes back that a match was forfeited: its boards decide again, and games that were forfeited have no result.
    pub fn play_match(&mut self, round: RoundNumber, team: TeamId) -> Changed {
        self.change(|draft| {
            let meeting = match_of(&mut draft.facts, round, team)?;
            meeting.outcome = MatchOutcome::Boards;
            let boards = meeting.boards.clone();
            end_games(&mut draft.facts, boards, None);
            Ok(())
        })
    }

    /// How many boards the matches that are paired from now on have; the first team has White on the odd ones.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("League", date(2026, 3, 7), 7);
    /// event.add_player("Alyx", 2200);
    /// event.set_boards(4)?;
    /// assert_eq!(event.tournament().board_colors.len(), 4);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn set_boards(&mut self, boards: u16) -> Changed {
        self.change(|draft| {
            draft.set_boards(boards);
            Ok(())
        })
    }
}

/// Who is absent from a match once a team is; `is_white` tells whether it is the first of the two.
const fn absent(before: MatchOutcome, is_white: bool) -> NoShow {
    match (before, is_white) {
        (MatchOutcome::Boards | MatchOutcome::Forfeited(NoShow::White), true) => NoShow::White,
        (MatchOutcome::Boards | MatchOutcome::Forfeited(NoShow::Black), false) => NoShow::Black,
        (MatchOutcome::Forfeited(_), _) => NoShow::Both,
    }
}

/// Forfeits the games of a match that were not played, or takes that back.
fn end_games(facts: &mut Facts, boards: Range<u32>, absent: Option<NoShow>) {
    let rounds = &mut facts.rounds;
    let boards = rounds.boards.get(boards.start as usize..boards.end as usize).unwrap_or_default();
    for board in boards {
        let Board::Game { pairing, white_team } = *board else { continue };
        let Some(game) = rounds.pairings.get_mut(pairing as usize) else { continue };
        if matches!(game.outcome, Outcome::Pending | Outcome::Forfeited(_)) {
            let of_game = absent.map(|absent| of_players(absent, white_team));
            game.outcome = of_game.map_or(Outcome::Pending, Outcome::Forfeited);
        }
    }
    facts.forget_published_points();
}

/// Which player is absent where a team is; the white team can have Black on a board.
const fn of_players(absent: NoShow, white_team: Color) -> NoShow {
    match (absent, white_team) {
        (NoShow::Both, _) => NoShow::Both,
        (NoShow::White, Color::White) | (NoShow::Black, Color::Black) => NoShow::White,
        (NoShow::White, Color::Black) | (NoShow::Black, Color::White) => NoShow::Black,
    }
}

/// The match of a team in a round.
fn match_of(facts: &mut Facts, round: RoundNumber, team: TeamId) -> Result<&mut Match, ChangeError> {
    let paired = facts.rounds.count();
    if round.0 == 0 || round.0 > paired {
        return Err(ChangeError::NoRound { asked: round, paired });
    }
    let before: usize = (1..round.0).map(|round| facts.rounds.matches_of(RoundNumber(round)).len()).sum();
    let count = facts.rounds.matches_of(round).len();
    let mut own = facts.rounds.matches[before..before + count].iter_mut();
    own.find(|meeting| [meeting.white, meeting.black].contains(&team))
        .ok_or_else(|| no_match(&facts.teams, round, team))
}

/// A team that has no match in a round, or is of another event.
fn no_match(teams: &[Team], round: RoundNumber, team: TeamId) -> ChangeError {
    match teams.get(team.index()) {
        Some(team) => ChangeError::NoMatch { round, number: team.number },
        None => no_team(team),
    }
}

/// The matches of a round that is put together again.
struct Round {
    number: RoundNumber,
    matches: Vec<(Match, Vec<Seats>)>,
    absences: Vec<exaequo_model::Absence>,
}

impl Round {
    /// Takes the last round out of an event.
    fn take(draft: &mut Builder) -> Self {
        let rounds = &mut draft.facts.rounds;
        let number = RoundNumber(rounds.count());
        let seats = |board: &Board| seats(&rounds.pairings, *board);
        let matches = rounds.matches_of(number).iter();
        let matches =
            matches.map(|one| (one.clone(), rounds.boards_of(one).iter().map(seats).collect())).collect();
        let absences = rounds.absences_of(number).to_vec();
        rounds.reopen_round();
        Self { number, matches, absences }
    }

    /// Seats the players of a team.
    fn seat(&mut self, teams: &[Team], team: TeamId, players: &[PlayerId]) -> Changed {
        let found =
            self.matches.iter_mut().find(|(meeting, _)| [meeting.white, meeting.black].contains(&team));
        let Some((meeting, boards)) = found else {
            return Err(no_match(teams, self.number, team));
        };
        if players.len() > boards.len() {
            return Err(ChangeError::NoBoard { round: self.number, board: boards.len() + 1 });
        }
        for (index, board) in boards.iter_mut().enumerate() {
            let player = players.get(index).copied();
            let seat = if meeting.white == team { &mut board.white } else { &mut board.black };
            if *seat != player {
                (*seat, board.outcome) = (player, Outcome::Pending);
            }
        }
        Ok(())
    }

    /// Puts the round back.
    fn put(self, draft: &mut Builder) {
        for (meeting, boards) in self.matches {
            draft.add_seated(&meeting, boards);
        }
        draft.facts.rounds.absences.extend(self.absences);
        draft.facts.rounds.close_round();
        draft.facts.forget_published_points();
    }
}

/// Who sits at a board.
fn seats(games: &[exaequo_model::Pairing], board: Board) -> Seats {
    let nobody = Seats::default();
    match board {
        Board::Empty => nobody,
        Board::Unopposed { team: Color::White, player } => Seats { white: player, ..nobody },
        Board::Unopposed { team: Color::Black, player } => Seats { black: player, ..nobody },
        Board::Game { pairing, white_team } => games.get(pairing as usize).map_or(nobody, |game| {
            let (white, black) = match white_team {
                Color::White => (game.white, game.black),
                Color::Black => (game.black, game.white),
            };
            let (outcome, color) = (game.outcome, Some(white_team));
            Seats { white: Some(white), black: Some(black), outcome, color }
        }),
    }
}
