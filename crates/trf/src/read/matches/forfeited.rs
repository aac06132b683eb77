//! A forfeited match (330) against its boards.

use exaequo_model::{MatchOutcome, NoShow, Outcome, PlayerId, RoundNumber, TeamId};

use super::super::Reader;
use super::super::rounds::block_span;
use super::super::team_rounds::Forfeit;
use super::Draft;
use crate::problem::{Few, Problem};

/// Boards that contradict the record: their places from 0, and a player of each.
type Boards = Vec<(usize, PlayerId)>;

impl Reader<'_> {
    /// What becomes of a match that a record calls forfeited. A game over the board shows that both teams appeared
    /// (ruling 18); a win by forfeit of an absent team is only said.
    pub(super) fn forfeited(
        &mut self,
        round: RoundNumber,
        drafts: &[Draft],
        forfeit: Forfeit,
    ) -> MatchOutcome {
        let Forfeit { white, black, no_show, .. } = forfeit;
        let played = boards(drafts, |draft| self.played(draft));
        if !played.is_empty() {
            let team = self.facts.teams[white.index()].number;
            let problem = |count, first| Problem::ForfeitPlayed { team, round, count, first };
            self.say_boards(forfeit, round, &played, problem);
            return MatchOutcome::Boards;
        }
        let absent: &[TeamId] = match no_show {
            NoShow::White => &[white],
            NoShow::Black => &[black],
            NoShow::Both => &[white, black],
        };
        for &absent in absent {
            let won =
                boards(drafts, |draft| self.present(draft).filter(|player| self.is_of(*player, absent)));
            let team = self.facts.teams[absent.index()].number;
            let problem = |count, first| Problem::AbsentTeamWins { team, round, count, first };
            self.say_boards(forfeit, round, &won, problem);
        }
        MatchOutcome::Forfeited(no_show)
    }

    /// Says what is wrong, with the record and the line of the first board.
    fn say_boards(
        &mut self,
        forfeit: Forfeit,
        round: RoundNumber,
        boards: &Boards,
        problem: impl FnOnce(u16, Few) -> Problem,
    ) {
        let Some((_, player)) = boards.first() else { return };
        let numbers = boards.iter().filter_map(|(board, _)| u32::try_from(board + 1).ok());
        let count = u16::try_from(boards.len()).unwrap_or(u16::MAX);
        let related = block_span(self.sheet.line(player.index()), round.index());
        self.found.say_of_two(problem(count, Few::new(numbers)), forfeit.span, related);
    }

    /// A player of a game over the board.
    fn played(&self, draft: Draft) -> Option<PlayerId> {
        let Draft::Game(game, _) = draft else { return None };
        let pairing = self.facts.rounds.pairings[game as usize];
        matches!(pairing.outcome, Outcome::Played { .. }).then_some(pairing.white)
    }

    /// The player who appeared where the opponent did not.
    fn present(&self, draft: Draft) -> Option<PlayerId> {
        match draft {
            Draft::Unopposed(_, player) => Some(player),
            Draft::Empty => None,
            Draft::Game(game, _) => {
                let pairing = self.facts.rounds.pairings[game as usize];
                match pairing.outcome {
                    Outcome::Forfeited(NoShow::White) => Some(pairing.black),
                    Outcome::Forfeited(NoShow::Black) => Some(pairing.white),
                    _ => None,
                }
            }
        }
    }

    fn is_of(&self, player: PlayerId, team: TeamId) -> bool {
        self.teams.now.team_of[player.index()] == Some(team)
    }
}

/// The boards on which somebody is found.
fn boards(drafts: &[Draft], find: impl Fn(Draft) -> Option<PlayerId>) -> Boards {
    let found = |(board, draft): (usize, &Draft)| Some((board, find(*draft)?));
    drafts.iter().enumerate().filter_map(found).collect()
}
