//! One match: line-ups, boards, games.

use std::cmp::Ordering;

use exaequo_model::{
    Board, Color, Colors, Facts, Match, MatchOutcome, NoShow, Pairing, PlayerId, Points, Side, TeamId,
};

use super::games::Phase;
use super::people::Skill;
use super::plan::Plan;
use super::players;
use crate::random::Random;

/// Where and how the matches of a round are played.
pub(super) struct Hall<'a> {
    pub(super) plan: &'a Plan,
    pub(super) skills: &'a [Skill],
    pub(super) boards: usize,
    pub(super) phase: Phase,
    pub(super) random: &'a mut Random,
}

/// How a match ended, as far as the next pairing needs to know.
#[derive(Clone, Copy)]
pub(super) enum Verdict {
    /// Game points of the white and of the black team.
    Games([Points; 2]),
    Forfeited(NoShow),
}

impl Verdict {
    /// What each team got.
    pub(super) fn sides(self) -> [Option<Side>; 2] {
        let (won, drawn, lost) = (Some(Side::Win), Some(Side::Draw), Some(Side::Loss));
        match self {
            Self::Games([white, black]) => match white.cmp(&black) {
                Ordering::Greater => [won, lost],
                Ordering::Equal => [drawn, drawn],
                Ordering::Less => [lost, won],
            },
            Self::Forfeited(NoShow::White) => [None, won],
            Self::Forfeited(NoShow::Black) => [won, None],
            Self::Forfeited(NoShow::Both) => [None, None],
        }
    }
}

/// Who sits at a board.
#[derive(Clone, Copy)]
enum Seats {
    Both,
    Only(Color),
    Nobody,
}

impl Hall<'_> {
    /// Plays a match and adds it to the round. A forfeited match names no players.
    pub(super) fn meet(&mut self, facts: &mut Facts, white: TeamId, black: TeamId) -> Verdict {
        let start = position(facts.rounds.boards.len());
        let verdict = if self.phase != Phase::Open && self.random.chance(self.plan.rates.forfeited_matches) {
            Verdict::Forfeited(*self.random.pick(&[NoShow::White, NoShow::Black, NoShow::Both]))
        } else {
            self.boards(facts, white, black)
        };
        let outcome = match verdict {
            Verdict::Games(_) => MatchOutcome::Boards,
            Verdict::Forfeited(no_show) => MatchOutcome::Forfeited(no_show),
        };
        let boards = start..position(facts.rounds.boards.len());
        facts.rounds.matches.push(Match { white, black, colors: Colors::Known, outcome, boards });
        verdict
    }

    fn boards(&mut self, facts: &mut Facts, white: TeamId, black: TeamId) -> Verdict {
        let seats = self.seats();
        let white = self.line_up(&facts.teams[white.index()].roster);
        let black = self.line_up(&facts.teams[black.index()].roster);
        let mut games = [Points::ZERO; 2];
        for (place, seats) in seats.into_iter().enumerate() {
            let pair = [white[place], black[place]];
            let color = facts.board_colors[place];
            let points = match seats {
                Seats::Both => self.play(facts, pair, color),
                Seats::Only(team) => self.leave_alone(facts, pair, team),
                Seats::Nobody => {
                    facts.rounds.boards.push(Board::Empty);
                    [self.plan.scores.forfeit_loss; 2]
                }
            };
            games[0] += points[0];
            games[1] += points[1];
        }
        Verdict::Games(games)
    }

    /// Free boards; at least one has players on both sides, so that the colours can be seen.
    fn seats(&mut self) -> Vec<Seats> {
        let mut seats: Vec<Seats> = (0..self.boards).map(|_| self.seat()).collect();
        if !seats.iter().any(|seats| matches!(seats, Seats::Both)) {
            seats[0] = Seats::Both;
        }
        seats
    }

    fn seat(&mut self) -> Seats {
        if self.phase == Phase::Open {
            return Seats::Both;
        }
        if self.random.chance(self.plan.rates.unopposed_boards) {
            return Seats::Only(*self.random.pick(&[Color::White, Color::Black]));
        }
        if self.random.chance(self.plan.rates.empty_boards) { Seats::Nobody } else { Seats::Both }
    }

    /// The first members who are available, in the order of the roster.
    fn line_up(&mut self, roster: &[PlayerId]) -> Vec<PlayerId> {
        let mut spare = roster.len() - self.boards;
        let mut stays = |_: &&PlayerId| {
            let away = spare > 0 && self.random.chance(self.plan.rates.substitutes);
            spare -= usize::from(away);
            !away
        };
        roster.iter().filter(|player| stays(player)).take(self.boards).copied().collect()
    }

    fn play(&mut self, facts: &mut Facts, pair: [PlayerId; 2], white_team: Color) -> [Points; 2] {
        let (white, black) = match white_team {
            Color::White => (pair[0].0, pair[1].0),
            Color::Black => (pair[1].0, pair[0].0),
        };
        let game: Pairing = players::game(self.plan, self.skills, self.phase, (white, black), self.random);
        let pairing = position(facts.rounds.pairings.len());
        facts.rounds.pairings.push(game);
        facts.rounds.boards.push(Board::Game { pairing, white_team });
        [white_team, white_team.other()].map(|color| self.plan.scores.award(game.slot(color)))
    }

    fn leave_alone(&mut self, facts: &mut Facts, pair: [PlayerId; 2], team: Color) -> [Points; 2] {
        let (win, loss) = (self.plan.scores.forfeit_win, self.plan.scores.forfeit_loss);
        let (player, points) = match team {
            Color::White => (pair[0], [win, loss]),
            Color::Black => (pair[1], [loss, win]),
        };
        facts.rounds.boards.push(Board::Unopposed { team, player: Some(player) });
        points
    }
}

fn position(length: usize) -> u32 {
    u32::try_from(length).expect("fewer than 2³² games")
}
