//! Matches, rebuilt from the games of the players.
//!
//! A file of a team event holds games of players. Which teams met, and on which boards, follows from the rosters
//! (310, 013), from line-ups given explicitly (300), from forfeited matches (330) and from the byes (240, 320).

mod forfeited;

use std::collections::BTreeSet;

use exaequo_model::{
    Absence, Board, Bye, Color, Colors, Match, MatchOutcome, Order as _, PlayerId, RoundNumber, Span, TeamId,
};

use super::Reader;
use super::rounds::{block_span, color_span, opponent_span};
use super::team_rounds::{Forfeit, LineUp};
use crate::columns::Fields;
use crate::fields;
use crate::problem::Problem;
use crate::sign::Sign;

/// What the players did in the round at hand.
struct RoundView {
    round: RoundNumber,
    /// Index of each player's game.
    games: Vec<Option<u32>>,
    /// Whether each player won against an empty board.
    unopposed: Vec<bool>,
}

/// A board whose side of the match is known but not yet which team has White.
#[derive(Clone, Copy)]
enum Draft {
    /// A game, with the colour of the first team's player.
    Game(u32, Color),
    /// Won without an opponent by a player of the first (`true`) or second team.
    Unopposed(bool, PlayerId),
    Empty,
}

impl Reader<'_> {
    /// Whether the teams of two players may meet in a round; notes that they do.
    pub(super) fn teams_meet(&mut self, round: usize, white: usize, black: usize) -> bool {
        let team_of = |player: usize| self.teams.now.team_of[player];
        let (Some(one), Some(other)) = (team_of(white), team_of(black)) else {
            let player = if team_of(white).is_none() { white } else { black };
            self.game_without_team(round, player);
            return false;
        };
        let span = opponent_span(self.sheet.line(white), round);
        if one == other {
            let (number, opponent) = (self.facts.players[white].number, self.facts.players[black].number);
            let round = RoundNumber::from_index(round);
            self.found.say(Problem::SameTeam { number, opponent, round }, span);
            return false;
        }
        self.join(RoundNumber::from_index(round), one, other, span)
    }

    /// A game that is left out because nobody knows for whom it counts.
    fn game_without_team(&mut self, index: usize, player: usize) {
        if !self.refused {
            let number = self.facts.players[player].number;
            let problem = Problem::GameWithoutTeam { number, round: RoundNumber::from_index(index) };
            self.found.say(problem, block_span(self.sheet.line(player), index));
        }
    }

    /// Whether the match of two players' teams is forfeited as a whole (330).
    pub(super) fn is_match_forfeited(&self, one: usize, other: usize) -> bool {
        let now = &self.teams.now;
        let (Some(one), Some(other)) = (now.team_of[one], now.team_of[other]) else { return false };
        now.forfeit_of[one.index()].is_some_and(|forfeit| forfeit.is_between(one, other))
    }

    /// Notes that two teams meet, unless one of them meets another.
    fn join(&mut self, round: RoundNumber, one: TeamId, other: TeamId, span: Span) -> bool {
        let opponents = &mut self.teams.opponents;
        for (team, expected) in [(one, other), (other, one)] {
            if opponents[team.index()].is_some_and(|found| found != expected) {
                let team = self.facts.teams[team.index()].number;
                self.found.say(Problem::TwoOpponents { team, round }, span);
                return false;
            }
        }
        if one != other && opponents[one.index()].is_none() {
            opponents[one.index()] = Some(other);
            opponents[other.index()] = Some(one);
            self.teams.meetings.push((one.min(other), one.max(other)));
        }
        true
    }

    /// Puts the matches of a round together, when its games are known.
    pub(super) fn match_round(&mut self, index: usize) {
        let round = RoundNumber::from_index(index);
        for place in self.forfeits_in(round) {
            let forfeit = self.teams.forfeits[place];
            self.join(round, forfeit.white, forfeit.black, forfeit.span);
        }
        for place in self.line_ups_in(round) {
            let line_up = &self.teams.line_ups[place];
            let (team, opponent, span) = (line_up.team, line_up.opponent, line_up.span);
            self.join(round, team, opponent, span);
        }
        let view = self.view(index);
        let mut meetings = std::mem::take(&mut self.teams.meetings);
        meetings.order();
        for (one, other) in meetings {
            self.meeting(&view, one, other);
        }
        self.team_absences(index, &view);
        self.teams.opponents.fill(None);
        self.teams.games_before = self.facts.rounds.pairings.len();
    }

    fn view(&self, index: usize) -> RoundView {
        let players = self.sheet.players();
        let mut view = RoundView {
            round: RoundNumber::from_index(index),
            games: vec![None; players],
            unopposed: vec![false; players],
        };
        let games = self.facts.rounds.pairings.iter().enumerate().skip(self.teams.games_before);
        for (game, pairing) in games {
            let game = u32::try_from(game).ok();
            view.games[pairing.white.index()] = game;
            view.games[pairing.black.index()] = game;
        }
        for player in 0..players {
            let cell = self.sheet.cell(player, index);
            view.unopposed[player] = cell.opponent() == 0 && cell.sign() == Sign::Plus;
        }
        for player in &self.teams.now.unopposed {
            view.unopposed[*player] = true;
        }
        view
    }

    fn meeting(&mut self, view: &RoundView, one: TeamId, other: TeamId) {
        let now = &self.teams.now;
        let given = |team: TeamId| now.line_up_of[team.index()].map(|place| &self.teams.line_ups[place]);
        let (first, second) = (given(one), given(other));
        let line_up = |team: TeamId, given: Option<&LineUp>| {
            given.map_or_else(|| self.usual_line_up(view, team), |line_up| line_up.players.clone())
        };
        let drafts = self.boards(view, &line_up(one, first), &line_up(other, second));
        let forfeit = now.forfeit_of[one.index()].filter(|forfeit| forfeit.is_between(one, other));
        let listed = first.zip(second).map(|(first, second)| first.span < second.span);
        let (one_is_white, colors) = match self.white_team(&drafts, forfeit, one) {
            Some(one_is_white) => (one_is_white, Colors::Known),
            None => match self.white_in_table(view.round, one, other).or(listed) {
                Some(one_is_white) => (one_is_white, Colors::Known),
                None => (true, Colors::Unknown),
            },
        };
        self.check_board_colors(view.round, &drafts, one_is_white);
        let outcome = match forfeit {
            Some(forfeit) => self.forfeited(view.round, &drafts, forfeit),
            None => MatchOutcome::Boards,
        };
        self.add_match(one, other, one_is_white, colors, outcome, &drafts);
    }

    /// The roster in order, as far as its players had something to do for their team.
    fn usual_line_up(&self, view: &RoundView, team: TeamId) -> Vec<Option<PlayerId>> {
        let active = |player: &&PlayerId| {
            (view.games[player.index()].is_some() || view.unopposed[player.index()])
                && self.teams.now.team_of[player.index()] == Some(team)
        };
        self.facts.teams[team.index()].roster.iter().filter(active).map(|player| Some(*player)).collect()
    }

    /// Boards of two line-ups: games where both have a player, empty boards where one has not.
    fn boards(&self, view: &RoundView, one: &[Option<PlayerId>], other: &[Option<PlayerId>]) -> Vec<Draft> {
        let mut walk = Walk { reader: self, view, used: BTreeSet::new(), drafts: Vec::new() };
        let (mut left, mut right) = (0, 0);
        while left < one.len() || right < other.len() {
            let step = walk.step(Seat::of(one, left), Seat::of(other, right));
            left += usize::from(step.left);
            right += usize::from(step.right);
        }
        walk.drafts
    }

    /// Whether the first team has White, as far as a forfeit (330) or the colours of the games tell.
    fn white_team(&self, drafts: &[Draft], forfeit: Option<Forfeit>, one: TeamId) -> Option<bool> {
        if let Some(forfeit) = forfeit {
            return Some(forfeit.white == one);
        }
        let mut games =
            drafts.iter().enumerate().filter_map(|(board, draft)| self.board_color(board, *draft));
        games.next().map(|(board, color, _)| {
            let alternating = if board.is_multiple_of(2) { Color::White } else { Color::Black };
            color == self.facts.board_colors.get(board).copied().unwrap_or(alternating)
        })
    }

    /// A board with a game whose colours are known: the colour of the first team, and the game.
    fn board_color(&self, board: usize, draft: Draft) -> Option<(usize, Color, u32)> {
        let Draft::Game(game, color) = draft else { return None };
        let known = self.facts.rounds.pairings[game as usize].colors == Colors::Known;
        known.then_some((board, color, game))
    }

    /// Whether the first team has White, as the crosstable (802) says.
    fn white_in_table(&self, round: RoundNumber, one: TeamId, other: TeamId) -> Option<bool> {
        let white_of = |team: TeamId, opponent: TeamId| {
            let record = (*self.teams.tables.get(team.index())?)?;
            let fields = Fields::of_bytes(record.line, record.start, record.text(self.text).as_bytes());
            let first = 29 + 13 * round.index();
            let met = fields::number(fields.get(first, first + 2)).value()?;
            match (self.find_team(met)? == opponent, fields.get(first + 4, first + 4)) {
                (true, b"w" | b"W") => Some(true),
                (true, b"b" | b"B") => Some(false),
                _ => None,
            }
        };
        white_of(one, other).or_else(|| white_of(other, one).map(|white| !white))
    }

    /// The first board of a match with another colour than the board colours (352) give it.
    fn check_board_colors(&mut self, round: RoundNumber, drafts: &[Draft], one_is_white: bool) {
        let expected = &self.facts.board_colors;
        let mut games =
            drafts.iter().enumerate().filter_map(|(board, draft)| self.board_color(board, *draft));
        let wrong = games.find(|(board, color, _)| {
            let white_team = if one_is_white { *color } else { color.other() };
            expected.get(*board).is_some_and(|expected| *expected != white_team)
        });
        let Some((_, color, game)) = wrong else { return };
        let pairing = self.facts.rounds.pairings[game as usize];
        // The player of the team with White, whom record 352 speaks of.
        let own = if one_is_white == (color == Color::White) { pairing.white } else { pairing.black };
        let number = self.facts.players[own.index()].number;
        let span = color_span(self.sheet.line(own.index()), round.index());
        self.found.say(Problem::BoardColour { number, round }, span);
    }

    fn add_match(
        &mut self,
        one: TeamId,
        other: TeamId,
        one_is_white: bool,
        colors: Colors,
        outcome: MatchOutcome,
        drafts: &[Draft],
    ) {
        let position = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let start = position(self.facts.rounds.boards.len());
        let side = |first: bool| if first == one_is_white { Color::White } else { Color::Black };
        for draft in drafts {
            self.facts.rounds.boards.push(match *draft {
                Draft::Game(pairing, color) => {
                    Board::Game { pairing, white_team: if one_is_white { color } else { color.other() } }
                }
                Draft::Unopposed(first, player) => {
                    Board::Unopposed { team: side(first), player: Some(player) }
                }
                Draft::Empty => Board::Empty,
            });
        }
        let boards = start..position(self.facts.rounds.boards.len());
        let (white, black) = if one_is_white { (one, other) } else { (other, one) };
        self.facts.rounds.matches.push(Match { white, black, colors, outcome, boards });
    }

    /// Byes of the teams that meet nobody.
    fn team_absences(&mut self, index: usize, view: &RoundView) {
        for team in (0..self.facts.teams.len()).filter_map(|team| u32::try_from(team).ok()).map(TeamId) {
            let number = self.facts.teams[team.index()].number;
            let stated = self.teams.now.bye_of[team.index()];
            if self.teams.opponents[team.index()].is_some() {
                if let Some(stated) = stated.filter(|_| !self.refused) {
                    let problem = Problem::ByeContradicts { number, round: view.round };
                    self.found.say(problem, stated.span);
                }
                continue;
            }
            self.wins_without_match(index, view, team);
            let bye = stated.map(|stated| stated.bye).or_else(|| self.bye_from_letters(index, team));
            let Some(bye) = bye else { continue };
            if bye == Bye::PairingAllocated && self.teams.bye_worth.contains(&None) {
                let span = Span::line(self.teams.lines[team.index()]);
                self.found.say(Problem::TeamByeValue { team: number, round: view.round }, span);
            }
            self.facts.rounds.absences.push(Absence { participant: team.participant(), bye });
        }
    }

    fn wins_without_match(&mut self, index: usize, view: &RoundView, team: TeamId) {
        if self.refused {
            return;
        }
        for player in self.facts.teams[team.index()].roster.clone() {
            let own = self.teams.now.team_of[player.index()] == Some(team);
            if own && view.unopposed[player.index()] {
                let number = self.facts.players[player.index()].number;
                let problem = Problem::WinWithoutMatch { number, round: view.round };
                self.found.say(problem, block_span(self.sheet.line(player.index()), index));
            }
        }
    }

    /// A team without any record of its bye has the one whose letter its line-up carries: all players that have a
    /// block, or as many as there are boards while the others are simply absent.
    fn bye_from_letters(&mut self, index: usize, team: TeamId) -> Option<Bye> {
        let (mut agreed, mut carriers, mut absent) = (None, 0, 0);
        for player in &self.facts.teams[team.index()].roster {
            let cell = self.sheet.cell(player.index(), index);
            if self.teams.now.team_of[player.index()] != Some(team) {
                continue;
            }
            let bye = match (cell.opponent(), cell.sign()) {
                (0, Sign::HalfBye) => Bye::HalfPoint,
                (0, Sign::FullBye) => Bye::FullPoint,
                (0, Sign::PairingBye) => Bye::PairingAllocated,
                (0, Sign::Blank) => continue,
                (0, Sign::ZeroBye | Sign::Minus) => {
                    absent += 1;
                    continue;
                }
                _ => return None,
            };
            if agreed.is_some_and(|agreed| agreed != bye) {
                return None;
            }
            agreed = Some(bye);
            carriers += 1;
        }
        let boards = self.facts.board_colors.len();
        let bye = agreed.filter(|_| absent == 0 || (carriers == boards))?;
        let team_record = &self.facts.teams[team.index()];
        let problem =
            Problem::ByeFromLineUp { team: team_record.number, round: RoundNumber::from_index(index) };
        self.found.say(problem, Span::line(self.teams.lines[team.index()]));
        Some(bye)
    }
}

/// A place in a line-up.
#[derive(Clone, Copy, PartialEq)]
enum Seat {
    /// The line-up is at its end.
    End,
    /// The team has nobody on this board.
    Empty,
    Taken(PlayerId),
}

impl Seat {
    fn of(line_up: &[Option<PlayerId>], index: usize) -> Self {
        match line_up.get(index) {
            None => Self::End,
            Some(None) => Self::Empty,
            Some(Some(player)) => Self::Taken(*player),
        }
    }
}

/// Which line-ups move on after a step.
#[derive(Clone, Copy)]
struct Step {
    left: bool,
    right: bool,
}

/// The way along two line-ups.
struct Walk<'a> {
    reader: &'a Reader<'a>,
    view: &'a RoundView,
    /// Games that have a board already.
    used: BTreeSet<u32>,
    drafts: Vec<Draft>,
}

impl Walk<'_> {
    /// One board. A game takes both seats; a win without opponent takes its own and an idle one beside it.
    fn step(&mut self, left: Seat, right: Seat) -> Step {
        match (self.game_of(left), self.game_of(right)) {
            (Some(game), _) if self.used.contains(&game) => Step { left: true, right: false },
            (_, Some(game)) if self.used.contains(&game) => Step { left: false, right: true },
            (Some(one), Some(other)) if one == other => {
                self.game(one, left, Color::White);
                Step { left: true, right: true }
            }
            (_, None) if self.wins(right) && !self.wins(left) => {
                self.unopposed(false, right);
                Step { left: self.is_idle(left), right: true }
            }
            (None, _) if self.wins(left) => {
                self.unopposed(true, left);
                Step { left: true, right: self.is_idle(right) }
            }
            (Some(game), _) => {
                self.game(game, left, Color::White);
                Step { left: true, right: self.is_idle(right) }
            }
            (None, Some(game)) if left == Seat::End => {
                self.game(game, right, Color::Black);
                Step { left: false, right: true }
            }
            (None, Some(_)) => Step { left: true, right: false },
            (None, None) => {
                self.drafts.push(Draft::Empty);
                Step { left: left != Seat::End, right: right != Seat::End }
            }
        }
    }

    fn game_of(&self, seat: Seat) -> Option<u32> {
        match seat {
            Seat::Taken(player) => self.view.games[player.index()],
            Seat::End | Seat::Empty => None,
        }
    }

    /// Whether nobody sits there, or somebody who neither has a game nor won without one.
    fn is_idle(&self, seat: Seat) -> bool {
        seat != Seat::End && self.game_of(seat).is_none() && !self.wins(seat)
    }

    fn wins(&self, seat: Seat) -> bool {
        matches!(seat, Seat::Taken(player) if self.view.unopposed[player.index()])
    }

    fn unopposed(&mut self, first: bool, seat: Seat) {
        if let Seat::Taken(player) = seat {
            self.drafts.push(Draft::Unopposed(first, player));
        }
    }

    /// Adds a game; `seat` belongs to the first team if `team` is White.
    fn game(&mut self, game: u32, seat: Seat, team: Color) {
        let pairing = &self.reader.facts.rounds.pairings[game as usize];
        let color = if seat == Seat::Taken(pairing.white) { Color::White } else { Color::Black };
        self.used.insert(game);
        self.drafts.push(Draft::Game(game, if team == Color::White { color } else { color.other() }));
    }
}
