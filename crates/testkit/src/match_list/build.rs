//! From words to facts.

use exaequo_model::{
    Absence, Board, Color, Colors, Facts, Match, MatchOutcome, Pairing, ParticipantId, Player, PlayerId,
    TeamId,
};

use super::word::{Sign, Word};
use crate::crosstable::lines::find;

/// Who takes part.
#[derive(Default)]
pub(super) struct Hall<'a> {
    pub(super) teams: Vec<&'a str>,
    /// Members of a team.
    members: u32,
}

/// The colour of the white team's player at a board, counted from 0.
pub(super) fn color(board: u32) -> Color {
    if board.is_multiple_of(2) { Color::White } else { Color::Black }
}

impl<'a> Hall<'a> {
    /// Reads a round; every team in it must exist.
    pub(super) fn read(&self, content: &'a str) -> Result<Vec<Word<'a>>, String> {
        let words: Vec<_> = content.split_whitespace().map(Word::parse).collect::<Result<_, _>>()?;
        for word in &words {
            match word {
                Word::Match { teams, .. } | Word::Forfeit { teams, .. } => {
                    find(&self.teams, teams[0])?;
                    find(&self.teams, teams[1])?;
                }
                Word::Bye { team, .. } => {
                    find(&self.teams, team)?;
                }
            }
        }
        Ok(words)
    }

    /// Gives every team its members.
    pub(super) fn seat(&mut self, rounds: &[Vec<Word<'_>>], facts: &mut Facts) {
        let boards = |word: &Word<'_>| match word {
            Word::Match { boards, .. } => boards.chars().count(),
            Word::Forfeit { .. } | Word::Bye { .. } => 0,
        };
        let most = rounds.iter().flatten().map(boards).max().unwrap_or(0).max(facts.board_colors.len());
        self.members = u32::try_from(most).expect("few boards");
        for (team, name) in (0..).zip(&self.teams) {
            for board in 0..self.members {
                let name = facts.text.push(&format!("{name} {}", board + 1));
                let player = self.member(TeamId(team), board);
                facts.players.push(Player::new(player.0 + 1, name));
                facts.teams[team as usize].roster.push(player);
            }
        }
    }

    pub(super) fn play(&self, round: &[Word<'_>], facts: &mut Facts) {
        for word in round {
            match *word {
                Word::Match { teams, boards } => self.meet(teams, boards, facts),
                Word::Forfeit { teams, no_show } => {
                    self.add(teams, MatchOutcome::Forfeited(no_show), facts.rounds.boards.len(), facts);
                }
                Word::Bye { team, bye } => {
                    let participant = ParticipantId(self.team(team).0);
                    facts.rounds.absences.push(Absence { participant, bye });
                }
            }
        }
        facts.rounds.close_round();
    }

    fn meet(&self, teams: [&str; 2], boards: &str, facts: &mut Facts) {
        let start = facts.rounds.boards.len();
        for (place, sign) in (0..).zip(boards.chars().filter_map(Sign::of)) {
            let pair = teams.map(|team| self.member(self.team(team), place));
            let board = board(place, sign, pair, facts);
            facts.rounds.boards.push(board);
        }
        self.add(teams, MatchOutcome::Boards, start, facts);
    }

    fn add(&self, teams: [&str; 2], outcome: MatchOutcome, start: usize, facts: &mut Facts) {
        let [white, black] = teams.map(|team| self.team(team));
        let boards = position(start)..position(facts.rounds.boards.len());
        facts.rounds.matches.push(Match { white, black, colors: Colors::Known, outcome, boards });
    }

    fn team(&self, name: &str) -> TeamId {
        TeamId(find(&self.teams, name).expect("read before"))
    }

    fn member(&self, team: TeamId, board: u32) -> PlayerId {
        PlayerId(team.0 * self.members + board)
    }
}

fn board(place: u32, sign: Sign, [white, black]: [PlayerId; 2], facts: &mut Facts) -> Board {
    let white_team = color(place);
    match (sign, sign.outcome()) {
        (_, Some(outcome)) => {
            let pairing = position(facts.rounds.pairings.len());
            facts.rounds.pairings.push(match white_team {
                Color::White => Pairing::new(white, black, outcome),
                Color::Black => Pairing::new(black, white, outcome.mirrored()),
            });
            Board::Game { pairing, white_team }
        }
        (Sign::Only(Color::White), None) => Board::Unopposed { team: Color::White, player: Some(white) },
        (Sign::Only(Color::Black), None) => Board::Unopposed { team: Color::Black, player: Some(black) },
        (_, None) => Board::Empty,
    }
}

fn position(length: usize) -> u32 {
    u32::try_from(length).expect("few games")
}
