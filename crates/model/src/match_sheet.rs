//! The sums of one match (article 11.1), from its boards.

use std::cmp::Ordering;

use crate::pairing::{Color, Colors, NoShow, Rateable, Side};
use crate::points::Points;
use crate::score::{DoubleForfeit, MatchRule, MatchRules};
use crate::slot::Slot;
use crate::team::{Board, Match, MatchOutcome};
use crate::tournament::Tournament;

/// The sums of one match.
pub(crate) struct MatchSheet {
    rule: MatchRule,
    forfeited: Option<NoShow>,
    /// Game points of the white and of the black team.
    games: [Points; 2],
    played: usize,
    /// Boards at which at least one player appeared, whether a game was played or not.
    came: usize,
    open: usize,
    unknown: usize,
    /// Colour of the white team on the first board.
    first_board: Option<Color>,
}

impl MatchSheet {
    pub(crate) fn new(tournament: &Tournament, meeting: &Match, rules: MatchRules) -> Self {
        let boards = tournament.rounds.boards_of(meeting);
        let mut sheet = Self {
            rule: rules.won,
            forfeited: match meeting.outcome {
                MatchOutcome::Boards => None,
                MatchOutcome::Forfeited(no_show) => Some(no_show),
            },
            games: [Points::ZERO; 2],
            played: 0,
            came: 0,
            open: 0,
            unknown: 0,
            first_board: first_color(tournament, meeting, boards),
        };
        for board in boards {
            sheet.add(tournament, board);
        }
        if rules.double_forfeit == DoubleForfeit::Lost && sheet.is_deserted() {
            sheet.forfeited = Some(NoShow::Both);
        }
        if let Some(no_show) = sheet.forfeited {
            sheet.games = forfeited_games(tournament, no_show);
        }
        sheet
    }

    fn add(&mut self, tournament: &Tournament, board: &Board) {
        let scores = &tournament.scores;
        let [white, black] = tournament.rounds.slots_of(board);
        self.played += usize::from(white.is_played());
        self.open += usize::from(white == Slot::Pending);
        self.unknown += usize::from(white == Slot::Unknown);
        self.came += usize::from(![white, black].iter().all(|slot| *slot == Slot::ForfeitLoss));
        self.games[0] += scores.award(white);
        self.games[1] += scores.award(black);
    }

    /// Nobody came to any board: neither team was present, which is a forfeit of the match by both.
    fn is_deserted(&self) -> bool {
        self.forfeited.is_none() && self.came == 0
    }

    pub(crate) fn game_points(&self, team: Color) -> Points {
        self.games[usize::from(team == Color::Black)]
    }

    /// Match points; none while a board is still open.
    pub(crate) fn match_points(&self, tournament: &Tournament, team: Color) -> Points {
        let scores = &tournament.match_scores;
        if let Some(no_show) = self.forfeited {
            let (win, loss) = scores.forfeit.unwrap_or((scores.win, Points::ZERO));
            return if wins_by_forfeit(no_show, team) { win } else { loss };
        }
        if self.open > 0 { Points::ZERO } else { scores.side(self.side(tournament, team)) }
    }

    fn side(&self, tournament: &Tournament, team: Color) -> Side {
        let own = self.game_points(team);
        let (own, other) = match self.rule {
            MatchRule::MoreThanTheOpponent => (own, self.game_points(team.other())),
            MatchRule::MoreThanHalf => (own * 2, tournament.scores.win * boards_per_match(tournament)),
        };
        match own.cmp(&other) {
            Ordering::Greater => Side::Win,
            Ordering::Equal => Side::Draw,
            Ordering::Less => Side::Loss,
        }
    }

    /// The colour of a team on the first board, where known.
    pub(crate) fn color(&self, team: Color) -> Option<Color> {
        self.first_board.map(|white| if team == Color::White { white } else { white.other() })
    }

    /// A match with at least one board played is played; with all boards forfeited it is not (ruling 18). Boards
    /// that are adjourned are no forfeits.
    pub(crate) fn slot(&self, tournament: &Tournament, team: Color) -> Slot {
        if let Some(no_show) = self.forfeited {
            return if wins_by_forfeit(no_show, team) { Slot::ForfeitWin } else { Slot::ForfeitLoss };
        }
        if self.open > 0 {
            return Slot::Pending;
        }
        let side = self.side(tournament, team);
        if self.played > 0 {
            return Slot::Game { side, rated: Rateable::Yes };
        }
        if self.unknown > 0 {
            return Slot::Unknown;
        }
        if side == Side::Loss || self.game_points(team) == Points::ZERO {
            Slot::ForfeitLoss
        } else {
            Slot::ForfeitWin
        }
    }
}

/// The colour of the white team's player at the first board, also where nobody sat there.
fn first_color(tournament: &Tournament, meeting: &Match, boards: &[Board]) -> Option<Color> {
    match (meeting.colors, boards.first()) {
        (Colors::Unknown, _) => None,
        (Colors::Known, Some(Board::Game { white_team, .. })) => Some(*white_team),
        (Colors::Known, _) => Some(tournament.board_colors.first().copied().unwrap_or(Color::White)),
    }
}

/// Game points of a forfeited match: as the event says, else a win on every board.
fn forfeited_games(tournament: &Tournament, no_show: NoShow) -> [Points; 2] {
    let boards = boards_per_match(tournament);
    let usual = (tournament.scores.forfeit_win * boards, tournament.scores.forfeit_loss * boards);
    let (win, loss) = tournament.match_scores.forfeit_games.unwrap_or(usual);
    [Color::White, Color::Black].map(|team| if wins_by_forfeit(no_show, team) { win } else { loss })
}

fn boards_per_match(tournament: &Tournament) -> i32 {
    i32::try_from(tournament.boards_per_match()).unwrap_or(i32::MAX)
}

const fn wins_by_forfeit(no_show: NoShow, team: Color) -> bool {
    matches!((no_show, team), (NoShow::White, Color::Black) | (NoShow::Black, Color::White))
}
