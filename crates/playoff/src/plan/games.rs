//! The games of a plan that are known before it begins, one by one.

use exaequo_model::Color;

use super::{Contest, Need, PairGames, Session, SessionGame, TiePlan};

/// A game that is known, by the numbers of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedGame {
    /// When it is played.
    pub what: SessionGame,
    /// The board of the session, from 1, counted through all ties of the event.
    pub board: u32,
    /// The number of the one who has White.
    pub white: u32,
    /// The number of the one who has Black.
    pub black: u32,
}

impl TiePlan {
    /// The games that are known, in the order they are played: all of a match and of the first stage of a round robin,
    /// the first round of a knock-out. Where the play-off has begun, what is left of them, and what follows from results.
    pub fn games(&self) -> Vec<PlannedGame> {
        let mut games = match &self.progress {
            Some(progress) => progress.next.clone(),
            None => self.first_games(),
        };
        for game in &mut games {
            game.board += self.boards_before;
        }
        games
    }

    /// How many play.
    pub(crate) fn count(&self) -> u32 {
        u32::try_from(self.entrants.len()).unwrap_or(u32::MAX)
    }

    /// How many boards are needed at a time.
    pub(super) fn most_boards(&self) -> u32 {
        if self.contest.is_err() { 0 } else { u32::try_from(self.entrants.len() / 2).unwrap_or(u32::MAX) }
    }

    /// What is known before anything is played.
    fn first_games(&self) -> Vec<PlannedGame> {
        let mut games = Vec::new();
        match &self.contest {
            Err(_) => {}
            Ok(Contest::Match(pair)) => add(&mut games, 1, std::slice::from_ref(pair)),
            Ok(Contest::KnockOut { first, .. }) => add(&mut games, 1, first),
            Ok(Contest::RoundRobin(rounds)) => {
                for (round, pairs) in (1..).zip(rounds) {
                    add(&mut games, round, &pairs.pairings);
                }
            }
        }
        games
    }

    /// The sessions that are still to come.
    pub fn sessions(&self) -> &[Session] {
        let Some(progress) = &self.progress else { return &self.timetable };
        let next = progress.next.first().and_then(|game| self.session(game.what));
        let start = next.and_then(|next| self.timetable.iter().position(|session| session == next));
        start.map_or(&[], |start| &self.timetable[start..])
    }

    /// When something is played.
    pub fn session(&self, what: SessionGame) -> Option<&Session> {
        self.timetable.iter().find(|session| session.what.is_same_session(what))
    }
}

fn add(games: &mut Vec<PlannedGame>, round: u32, pairs: &[PairGames]) {
    let stages = pairs.first().map_or(0, |pair| pair.colors.len());
    for stage in 0..stages {
        let count = pairs.first().map_or(0, |pair| pair.colors[stage].len());
        for game in 0..count {
            let need = if stage == 0 { Need::Certain } else { Need::IfTied };
            let number = u32::try_from(game + 1).unwrap_or(u32::MAX);
            let what = SessionGame { round, stage, game: number, need };
            for (board, pair) in (1..).zip(pairs) {
                let (one, other) = pair.pair;
                let is_white = pair.colors[stage][game] == Color::White;
                let (white, black) = if is_white { (one, other) } else { (other, one) };
                games.push(PlannedGame { what, board, white, black });
            }
        }
    }
}
